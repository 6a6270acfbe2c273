/** What the board says, in whole sentences. */
import { cardOf } from '../cards/index.js';
import { ofSeat } from './of-seat.js';
import type { TableView } from './view.js';
import { say, sayMany } from '../say/index.js';

const PHASES: Readonly<Record<string, string>> = {
  setup: say('Setup'),
  beginning: say('Beginning'),
  main: say('Main phase'),
  nightmare: say('Nightmare'),
  conflict: say('Conflict'),
};

const phaseName = (phase: string): string => PHASES[phase] ?? phase;

/** The name of what is on, for the horizon. */
export function onNow({ phase, conflict }: TableView): string {
  if (conflict?.type === 'dawn') return say('Dawn');
  if (conflict?.type === 'dusk') return say('Dusk');
  return phaseName(phase);
}

/** What it means, in a line. */
export function meaning({ conflict, round, inNightmare }: TableView, name: (seat: number) => string): string {
  if (conflict !== null) {
    const attacker = name(conflict.attacker);
    const attacks = conflict.isToRoll
      ? ofSeat(attacker, say('You attack, and roll at the end.'), (who) =>
          say('{name} attacks, and rolls at the end.', who),
        )
      : ofSeat(attacker, say('You attack.'), (who) => say('{name} attacks.', who));
    if (conflict.type === 'dawn') return `${say('The higher score wins.')} ${attacks}`;
    return conflict.type === 'dusk' ? `${say('The lower score wins.')} ${attacks}` : attacks;
  }
  if (inNightmare !== null)
    return ofSeat(name(inNightmare), say('You are in Nightmare.'), (who) => say('{name} is in Nightmare.', who));
  return round === 0 ? say('Before the first round') : say('Round {round}', { round });
}

export const cardCount = (count: number): string => sayMany(count, { one: '{n} card', other: '{n} cards' });
export const handLabel = (name: string, count: number): string =>
  say('Hand of {name}, {cards}', { name, cards: cardCount(count) });
export function handCard(slug: string): string {
  const def = cardOf(slug);
  return def === undefined ? slug : say('{title}, value {value}', { title: def.title, value: def.value });
}
export const fieldLabel = (name: string, count: number): string =>
  say('In play for {name}, {cards}', { name, cards: cardCount(count) });
export const deckLabel = (name: string, count: number, depth: number | null): string =>
  depth === null
    ? say('Deck of {name}, {cards}', { name, cards: cardCount(count) })
    : say('Deck of {name}, {cards}, depth {depth}', { name, cards: cardCount(count), depth });
export const howDeep = (place: number): string => (place === 0 ? say('on top') : say('{place} deep', { place }));

/** Minutes and seconds of a clock. */
export function clockTime(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return say('{days} d {hours} h', { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
