/** What is being built, kept as it is typed, so that a reload loses nothing. */
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
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) && kept.of === of ? kept : null;
  } catch {
    return null;
  }
}

export const keepDraft = (draft: Draft): void => localStorage.setItem(KEY, JSON.stringify(draft));

export const dropDraft = (): void => localStorage.removeItem(KEY);
