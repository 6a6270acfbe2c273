import { sha256 } from '@noble/hashes/sha2.js';
import { canonicalJson, hexOf, utf8 } from '#kernel';

export type Power = 'none' | 'look' | 'sell' | 'deal';

export const CURIOS = {
  feather: { value: 1, copies: 8, power: 'none' },
  mask: { value: 2, copies: 8, power: 'none' },
  mirror: { value: 4, copies: 6, power: 'none' },
  lantern: { value: 2, copies: 5, power: 'look' },
  scales: { value: 1, copies: 5, power: 'sell' },
  bowl: { value: 3, copies: 4, power: 'deal' },
} as const satisfies Record<string, { readonly value: number; readonly copies: number; readonly power: Power }>;

export type Curio = keyof typeof CURIOS;

const isCurio = (name: string): name is Curio => Object.hasOwn(CURIOS, name);

export const CURIO_HASH = hexOf(sha256(utf8(canonicalJson(CURIOS))));

export const ALL_CURIOS: readonly Curio[] = Object.entries(CURIOS).flatMap(([name, { copies }]) =>
  Array.from({ length: copies }, () => name).filter(isCurio),
);
