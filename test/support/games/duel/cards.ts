import { sha256 } from '@noble/hashes/sha2.js';
import { canonicalJson, hexOf, utf8 } from '#kernel';

export type Power = 'none' | 'arrange' | 'exchange';

export const CARDS = {
  ember: { value: 1, power: 'none' },
  brook: { value: 2, power: 'none' },
  seer: { value: 3, power: 'arrange' },
  weaver: { value: 4, power: 'exchange' },
  stag: { value: 5, power: 'none' },
  wyrm: { value: 6, power: 'none' },
} as const satisfies Record<string, { readonly value: number; readonly power: Power }>;

export type CardName = keyof typeof CARDS;

export const isCard = (name: unknown): name is CardName => typeof name === 'string' && Object.hasOwn(CARDS, name);

export const CARD_HASH = hexOf(sha256(utf8(canonicalJson(CARDS))));

export const HOUSE_DECK: readonly CardName[] = ['ember', 'brook', 'seer', 'weaver', 'stag', 'wyrm'].flatMap((name) =>
  isCard(name) ? [name, name] : [],
);
