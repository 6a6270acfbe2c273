import { inEnglish, type Json, never, type Offer, type Phrase, phrase, type Refusal, type RuleId } from '#kernel';
import type { Outcome } from '#log';
import { shownPhrases } from './phrases.js';
import { PLACES, type RefusalCode } from './places.js';

/** A "no" as the API gives it (core.graphql, UserError). */
export interface UserError {
  readonly code: string;
  readonly message: string;
  readonly field: readonly string[] | null;
  readonly ruleRef: { readonly id: RuleId } | null;
  readonly alternatives: readonly string[];
  readonly phrases: ReturnType<typeof shownPhrases>;
}

/** A "no" in the API's words. */
export function refusalAsError(refusal: Refusal<RefusalCode>): UserError {
  const [code, field] = PLACES[refusal.code];
  const ruleRef = refusal.rule === null ? null : { id: refusal.rule };
  return userError(code, refusal.phrases ?? refusal.says, field, ruleRef, alternativesIn(refusal));
}

/** What became of a command that was not accepted. */
export function outcomeAsError(
  outcome: Exclude<Outcome<never, Refusal<RefusalCode>>, { readonly is: 'accepted' }>,
): UserError {
  switch (outcome.is) {
    case 'refused':
      return refusalAsError(outcome.refusal);
    case 'key-reused':
      return userError(
        'IDEMPOTENCY_KEY_REUSED',
        phrase(
          'You used this key for another command. Make a new key for each command, and send it again only for a retry of the same.',
        ),
        'idempotencyKey',
      );
    case 'contended':
      return userError(
        'CONTENDED',
        phrase('Others were first for two seconds; nothing was done. Send it again under the same key.'),
      );
    case 'unknown':
      return userError(
        'OUTCOME_UNKNOWN',
        phrase(
          'The log did not answer in time: it may or may not have been done. Send it again under the same key, which tells or does it.',
        ),
      );
    case 'closed':
      return outcome.why === 'locked'
        ? userError(
            'LOCKED',
            phrase('It can be read only: its key is missing on this server. The operator can restore the vault.'),
          )
        : userError(
            'QUARANTINED',
            phrase('It was closed for an illegal record. The operator was told, and must repair it first.'),
          );
    default:
      return never(outcome);
  }
}

export const userError = (
  code: string,
  told: string | readonly Phrase[],
  field: string | null = null,
  ruleRef: UserError['ruleRef'] = null,
  alternatives: readonly string[] = [],
): UserError => ({
  code,
  message: typeof told === 'string' ? told : inEnglish(told),
  field: field === null ? null : ['input', field],
  ruleRef,
  alternatives,
  phrases: shownPhrases(typeof told === 'string' ? [] : told),
});

/** What a refusal lists as possible instead, or as missing: legal answers, free seats, known games, open tables. */
function alternativesIn({ facts }: Refusal): readonly string[] {
  const { legal, free, known, tables } = facts;
  if (Array.isArray(legal)) return (legal as readonly Offer[]).map(spelled);
  return listed(free) ?? listed(known) ?? listed(tables) ?? [];
}

const listed = (value: Json | undefined): readonly string[] | null => (Array.isArray(value) ? value.map(String) : null);

/** An offer in a line: the answer itself, or its form with the bounds. */
function spelled(offer: Offer): string {
  switch (offer.form) {
    case 'one':
      return offer.key;
    case 'number':
      return `${offer.key}:${offer.min}..${offer.max}`;
    case 'some':
      return `${offer.key}:${offer.of.join('+')} (${offer.min} to ${offer.max} of them)`;
    case 'order':
      return `${offer.key}:${offer.of.join('>')} (in any order)`;
    case 'split':
      return `${offer.key}:${offer.among.map(({ key, min, max }) => `${key}=${min}..${max}`).join('+')} (${offer.total} in all)`;
    default:
      return never(offer);
  }
}
