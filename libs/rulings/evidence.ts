import {
  canonicalJson,
  concat,
  fromBase64,
  type Hash,
  type Millis,
  type RuleId,
  type Sha256,
  tagged,
  utf8,
} from '#kernel';
import type { InformationDelta } from '#match';

/** An answer that the game refused, with the salt of its digest. */
export type Attempt = {
  readonly seat: number;
  readonly ply: number;
  readonly answer: string;
  readonly at: Millis;
  readonly rule: RuleId | null;
  readonly says: string;
  readonly salt: string;
  readonly digest: Hash;
};

/** Tells nothing without the salt, however few answers there are to guess. */
export const attemptDigest = (
  sha256: Sha256,
  { seat, ply, answer, at, salt }: Pick<Attempt, 'seat' | 'ply' | 'answer' | 'at' | 'salt'>,
): Hash => tagged(sha256, 'seal', concat(fromBase64(salt), utf8(canonicalJson({ seat, ply, answer, at }))));

/** Through whose eyes a judge looks. */
export type Eyes =
  { readonly through: 'seat'; readonly seat: number } | { readonly through: 'both' | 'judge'; readonly seat: null };

/** A judge's look at hidden cards. */
export type Look = Eyes & { readonly by: string; readonly at: Millis; readonly ply: number };

export const isSameLook = (a: Eyes & { readonly ply: number }, b: Eyes & { readonly ply: number }): boolean =>
  a.ply === b.ply && a.through === b.through && a.seat === b.seat;

/** A delta, of the match as of this record. */
export type KeptDelta = InformationDelta & {
  readonly at: Millis;
  readonly match: { readonly seq: number; readonly head: Hash };
};
