/** What the board says, in whole sentences. */
import type { TableView } from './view.js';

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Setup',
  beginning: 'Beginning',
  main: 'Main phase',
  nightmare: 'Nightmare',
  conflict: 'Conflict',
};

const phaseName = (phase: string): string => PHASES[phase] ?? phase;

/** The name of what is on, for the horizon. */
export function onNow({ phase, conflict }: TableView): string {
  if (conflict?.type === 'dawn') return 'Dawn';
  if (conflict?.type === 'dusk') return 'Dusk';
  return phaseName(phase);
}

/** What it means, in a line. */
export function meaning({ conflict, round, inNightmare }: TableView, name: (seat: number) => string): string {
  if (conflict?.type === 'dawn') return `The higher score wins. ${name(conflict.attacker)} attacks.`;
  if (conflict?.type === 'dusk') return `The lower score wins. ${name(conflict.attacker)} attacks.`;
  if (conflict !== null) return `${name(conflict.attacker)} attacks.`;
  if (inNightmare !== null) return `${name(inNightmare)} is in Nightmare.`;
  return round === 0 ? 'Before the first round' : `Round ${round}`;
}

export const cardCount = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
export const handLabel = (name: string, count: number): string => `Hand of ${name}, ${cardCount(count)}`;
export const fieldLabel = (name: string, count: number): string => `In play for ${name}, ${cardCount(count)}`;
export const deckLabel = (name: string, count: number, depth: number | null): string =>
  depth === null ? `Deck of ${name}, ${cardCount(count)}` : `Deck of ${name}, ${cardCount(count)}, depth ${depth}`;
export const howDeep = (place: number): string => (place === 0 ? 'on top' : `${place} deep`);

/** Minutes and seconds of a clock. */
export function clockTime(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
