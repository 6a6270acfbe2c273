import type { RuleId } from './ids.js';
import type { JsonObject } from './json.js';
import { inEnglish, type Phrase } from './phrase.js';

/** "No" as data: a code of a closed union, what was found, the rule if there is one, and a sentence that helps. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly says: string;
  /** The same for other languages, where it can be said in them. */
  readonly phrases?: readonly Phrase[];
  readonly facts: JsonObject;
  readonly rule: RuleId | null;
}

export function refuse<Code extends string>(
  code: Code,
  says: string | readonly Phrase[],
  facts: JsonObject = {},
  rule: RuleId | null = null,
): Refusal<Code> {
  return { code, ...saying(says), facts, rule };
}

export type Problem = {
  readonly rule: RuleId | null;
  readonly line: number | null;
  readonly says: string;
  readonly phrases?: readonly Phrase[];
};

/** In English, and for other languages where it can be said in them. */
export const saying = (
  says: string | readonly Phrase[],
): { readonly says: string; readonly phrases?: readonly Phrase[] } =>
  typeof says === 'string' ? { says } : { says: inEnglish(says), phrases: says };

/** A broken invariant or a corrupt log. Thrown, never returned; people get a reference, the operator the rest. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Something that this stands on is down at the moment; the same request will do once it is there again. */
export class Unavailable extends Fault {}

/** Closes an exhaustive switch. */
export function never(value: never): never {
  throw new Fault(`Unforeseen value: ${JSON.stringify(value)}`);
}
