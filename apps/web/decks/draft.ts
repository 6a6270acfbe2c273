/** What is being built, kept as it is typed, so that a reload loses nothing. */
import { lasting } from '../look/memory.js';

const KEY = 'dreamledger.deck-draft';

interface Draft {
  /** What it began with: the name of a deck, a list in an address, or nothing. */
  readonly of: string;
  readonly name: string;
  readonly text: string;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'of' in value && 'name' in value && 'text' in value;

export function keptDraft(of: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(lasting.getItem(KEY) ?? 'null');
    return isDraft(kept) && kept.of === of ? kept : null;
  } catch {
    return null;
  }
}

export const keepDraft = (draft: Draft): void => lasting.setItem(KEY, JSON.stringify(draft));

export const dropDraft = (): void => lasting.removeItem(KEY);
