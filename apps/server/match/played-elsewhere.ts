import { type ActorId, canonicalJson, type Json, seat } from '#kernel';
import { holderOf, type MatchState, type Origin } from '#match';

/** What is not as it should be: what is said of the match itself, or of one of its seats. */
export interface Misfit {
  readonly seat: number | null;
  readonly says: string;
}

/** What two matches have to have in common. */
interface Terms {
  readonly game: string;
  readonly cards: string | null;
  readonly terms: Json;
  readonly players: readonly (ActorId | null)[];
}

export interface Here extends Terms {
  readonly origin: Origin;
}

/** A match that was imported and has a result. */
export interface Elsewhere extends Terms {
  /** By seat. */
  readonly brought: readonly Json[];
  readonly games: readonly { readonly number: number; readonly places: readonly number[] }[];
}

export const hereOf = (state: MatchState): Here | null =>
  state.phase === 'none' || state.plan.origin === null ? null : { ...termsOf(state), origin: state.plan.origin };

export const elsewhereOf = (state: MatchState): Elsewhere | null =>
  state.phase !== 'finished' || state.desk.imported === null
    ? null
    : {
        ...termsOf(state),
        brought: state.plan.seats.map((seating) => seating?.brings ?? null),
        games: state.games.map(({ number, result }) => ({ number, places: result.places })),
      };

const termsOf = ({ plan }: Exclude<MatchState, { phase: 'none' }>): Terms => ({
  game: plan.game.id,
  cards: plan.game.cards,
  terms: { switches: plan.terms.switches, options: plan.terms.options },
  players: plan.seats.map((_, place) => holderOf(plan, seat(place))),
});

/** For each of these, which seat it had there; each has to have had one, and nobody else any. */
export function seatsHere<Id extends string>(
  here: readonly (Id | null)[],
  there: readonly (Id | null)[],
): readonly number[] | Misfit {
  const stranger = there.findIndex((who) => who === null || !here.includes(who));
  if (here.length !== there.length)
    return { seat: null, says: `${there.length} played there, and ${here.length} sit at this table` };
  if (stranger >= 0)
    return { seat: stranger, says: 'whoever sat there is no player of this match; the staff can say who it was' };
  const seats = here.map((who) => there.indexOf(who));
  return seats.includes(-1) ? { seat: 0, says: 'one player of this match had no seat there' } : seats;
}

export function otherTerms(here: Terms, there: Terms): Misfit | null {
  const differs = (
    [
      ['game', here.game, there.game],
      ['set of cards', here.cards, there.cards],
      ['rulings and options', here.terms, there.terms],
    ] as const
  ).find(([, own, other]) => canonicalJson(own) !== canonicalJson(other));
  if (differs === undefined) return null;
  const [what, own, other] = differs;
  return { seat: null, says: `its ${what} is ${spelled(other)}, where this match has ${spelled(own)}` };
}

const spelled = (value: Json): string => (typeof value === 'string' ? value : canonicalJson(value));
