import { type ActorId, canonicalJson, Fault } from '#kernel';
import { afterIdle, NEWCOMER, type Rated, type RatedResult, type RatingAlgorithm, type RatingInputs } from './rated.js';

/** What the event of a closed period holds: with what it was made from, so that anybody can make it again. */
export type RatingPeriod = Pick<RatingInputs, 'tau' | 'results'> & {
  /** Periods count from 1 without a gap. */
  readonly period: number;
  /** Those of one season are shown together. */
  readonly season: string;
  readonly algorithm: string;
  /** 1 when it is closed; each correction of it, or of one before, has a higher one, which counts instead. */
  readonly revision: number;
  readonly players: readonly { readonly player: ActorId; readonly before: Rated; readonly after: Rated }[];
};

/** All periods as they hold now, in order. */
export type RatingHistory = readonly RatingPeriod[];

/** The same history with one more event; a later revision takes the place of the one before. */
export const withPeriod = (history: RatingHistory, period: RatingPeriod): RatingHistory =>
  [...history.filter((each) => each.period !== period.period), period].sort((a, b) => a.period - b.period);

export interface ToClose {
  readonly season: string;
  readonly tau: number;
  readonly results: readonly RatedResult[];
}

/** The next period: who played in it comes in with what they had, less certain by every period without them. */
export const closePeriod = (history: RatingHistory, closing: ToClose, algorithm: RatingAlgorithm): RatingPeriod =>
  close(history, { ...closing, period: (history.at(-1)?.period ?? 0) + 1, revision: 1 }, algorithm);

/**
 * What follows when results of a closed period turn out to have been others: a new revision of it, and of each later one in
 * which somebody then comes in otherwise. Nothing is changed but by these.
 */
export function correctPeriod(
  history: RatingHistory,
  corrected: { readonly period: number; readonly results: readonly RatedResult[] },
  algorithm: RatingAlgorithm,
): readonly RatingPeriod[] {
  const revisions: RatingPeriod[] = [];
  let before: RatingHistory = history.filter(({ period }) => period < corrected.period);
  for (const was of history.filter(({ period }) => period >= corrected.period)) {
    const results = was.period === corrected.period ? corrected.results : resultsOf(was);
    const now = close(before, { ...was, results, revision: was.revision + 1 }, algorithm);
    const isSame = contentOf(now) === contentOf(was);
    if (!isSame) revisions.push(now);
    before = [...before, isSame ? was : now];
  }
  return revisions;
}

function close(
  before: RatingHistory,
  { season, tau, results, period, revision }: ToClose & Pick<RatingPeriod, 'period' | 'revision'>,
  algorithm: RatingAlgorithm,
): RatingPeriod {
  const known = ratingsAfter(before, period - 1);
  const ids = [...new Set(results.flatMap(({ players }) => players))].sort(byText);
  const places = new Map(ids.map((player, place) => [player, place]));
  const placeOf = (player: ActorId): number => places.get(player) ?? 0;
  const inputs: RatingInputs = {
    tau,
    players: ids.map((player) => ({ player, before: known.get(player) ?? NEWCOMER })),
    results: [...results]
      .sort((a, b) => byText(a.match, b.match))
      .map(({ match, players: [one, other], halves }) => [placeOf(one), placeOf(other), halves, match]),
  };
  const rated = algorithm.rate(inputs);
  const players = inputs.players.map((each, nth) => ({ ...each, after: rated[nth] ?? each.before }));
  return { ...inputs, players, period, season, revision, algorithm: algorithm.id };
}

const contentOf = ({ players, results }: RatingPeriod): string =>
  canonicalJson([players.map((each) => ({ ...each })), results]);

/** The results of a period by the ids of the players. */
export const resultsOf = ({ players, results }: RatingPeriod): readonly RatedResult[] =>
  results.map(([one, other, halves, match]) => ({
    match,
    players: [playerAt(players, one), playerAt(players, other)],
    halves,
  }));

function playerAt(players: RatingPeriod['players'], place: number): ActorId {
  const found = players[place];
  if (found === undefined) throw new Fault(`A period of ${players.length} players has nobody in place ${place}.`);
  return found.player;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Everybody who ever played, as they stand after this period. */
export function ratingsAfter(history: RatingHistory, through: number): ReadonlyMap<ActorId, Rated> {
  const last = new Map<ActorId, { readonly rated: Rated; readonly period: number }>();
  for (const { period, players } of history)
    if (period <= through) for (const { player, after } of players) last.set(player, { rated: after, period });
  return new Map([...last].map(([player, { rated, period }]) => [player, afterIdle(rated, through - period)]));
}
