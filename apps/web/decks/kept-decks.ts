/** Decks that this browser keeps for its user. */
import { useSyncExternalStore } from 'react';
import { lasting } from '../look/memory.js';

export interface KeptDeck {
  readonly name: string;
  readonly text: string;
}

const KEY = 'dreamledger.decks';
const watchers = new Set<() => void>();
let kept: readonly KeptDeck[] | null = null;

const isDeck = (value: unknown): value is KeptDeck =>
  typeof value === 'object' && value !== null && 'name' in value && 'text' in value && typeof value.text === 'string';

function read(): readonly KeptDeck[] {
  if (kept !== null) return kept;
  try {
    const stored: unknown = JSON.parse(lasting.getItem(KEY) ?? '[]');
    kept = Array.isArray(stored) ? stored.filter(isDeck) : [];
  } catch {
    kept = [];
  }
  return kept;
}

function write(decks: readonly KeptDeck[]): void {
  kept = decks;
  lasting.setItem(KEY, JSON.stringify(decks));
  for (const tell of watchers) tell();
}

export const keepDeck = (deck: KeptDeck): void => write([deck, ...read().filter(({ name }) => name !== deck.name)]);

/** The name, or, where another deck has it already, the first number behind it that is free: no deck is lost to a new one. */
export function freeName(name: string, taken: readonly string[] = read().map((deck) => deck.name)): string {
  let free = name;
  for (let nth = 2; taken.includes(free); nth++) free = `${name} (${nth})`;
  return free;
}

export const forgetDeck = (forgotten: string): void => write(read().filter(({ name }) => name !== forgotten));

export const keptDeck = (asked: string): KeptDeck | undefined => read().find(({ name }) => name === asked);

export const useKeptDecks = (): readonly KeptDeck[] =>
  useSyncExternalStore((tell) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  }, read);
