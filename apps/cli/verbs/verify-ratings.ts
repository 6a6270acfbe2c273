import type { Command } from 'commander';
import { GLICKO2 } from '#glicko2';
import { type Happening, type LogRecord, type Millis, parseStream, type StreamId } from '#kernel';
import { type LogToRead, Versions } from '#log';
import {
  type ClosedPeriod,
  type PeriodCheck,
  ratedMatchesIn,
  type RatedOtherwise,
  ratedOtherwise,
  type RatingEvent,
  tournamentDecider,
  type TournamentEvent,
  type TournamentRecord,
  verifyPeriod,
} from '#tournament';
import { EXIT, Stop } from '../exit.js';
import { streamsIn } from '../log-streams.js';
import { progressBar } from '../progress.js';
import { dataLog, openToRead } from './log/place.js';

/** `dreamledger verify-ratings` */
export function verifyRatingsVerb(program: Command): void {
  program
    .command('verify-ratings')
    .description(
      'reckon every period of ratings again from the log, also what it was reckoned from, and name what differs',
    )
    .argument('[game...]', 'the games; left out, all')
    .option('--from <place>', 'the folder of a log, which a server may have, or kafka:TOPIC', dataLog())
    .option('--json', 'print what was found as JSON')
    .action(verifyRatings);
}

interface Found {
  readonly game: string;
  readonly period: number;
  readonly revision: number;
  readonly seq: number;
  readonly ratings: PeriodCheck;
  /** Matches of which it holds something else than the tournaments did when it was made. */
  readonly inputs: readonly RatedOtherwise[];
  /** Those that were corrected since; null where a later revision counts. */
  readonly correctedSince: readonly RatedOtherwise[] | null;
}

async function verifyRatings(
  games: readonly string[],
  { from, json = false }: { readonly from: string; readonly json?: boolean },
): Promise<void> {
  const log = await openToRead(from);
  const found = await foundIn(log, games).finally(() => log.close());
  console.log(
    json ? JSON.stringify(found) : found.flatMap(linesFor).join('\n') || 'No period of ratings was closed yet.',
  );
  const wrong = found.filter(({ ratings, inputs }) => ratings.is === 'different' || inputs.length > 0);
  if (wrong.length > 0) throw new Stop(EXIT.found, `${wrong.length} periods are not what the log gives.`);
}

async function foundIn(log: LogToRead, games: readonly string[]): Promise<readonly Found[]> {
  const ratings = await streamsIn(log, 'rating', progressBar('reading ratings'));
  const tournaments = await streamsIn(log, 'tournament', progressBar('reading tournaments'));
  const opened = new Map([...tournaments].map(([stream, records]) => [nameOf(stream), records.map(recordOf)]));
  const missing = games.filter((game) => ![...ratings.keys()].some((stream) => nameOf(stream) === game));
  if (missing.length > 0) throw new Stop(EXIT.usage, `There are no ratings of ${missing.join(', ')}.`);
  return [...ratings]
    .filter(([stream]) => games.length === 0 || games.includes(nameOf(stream)))
    .flatMap(([stream, records]) => periodsOf(nameOf(stream), records, opened));
}

type Tournaments = ReadonlyMap<string, readonly TournamentRecord[]>;

function periodsOf(game: string, records: readonly LogRecord[], tournaments: Tournaments): readonly Found[] {
  const own = [...tournaments].filter(([, all]) => all.some(({ events }) => events.some((event) => isOf(game, event))));
  const matches = ratedMatchesIn(new Map(own));
  const made = records.flatMap(({ seq, at, events }) => events.flatMap((event) => periodIn(event, seq, at)));
  const latest = new Map(made.map(({ period, seq }) => [period.period, seq]));
  let history: readonly ClosedPeriod[] = [];
  return made.map(({ period, seq, at }) => {
    const ratings = verifyPeriod(period, history, GLICKO2);
    history = [...history.filter((each) => each.period !== period.period), period];
    const correctedSince = latest.get(period.period) === seq ? ratedOtherwise(period, matches, 'now') : null;
    const inputs = ratedOtherwise(period, matches, at);
    return { game, period: period.period, revision: period.revision, seq, ratings, inputs, correctedSince };
  });
}

const isOf = (game: string, event: TournamentEvent): boolean =>
  event.type === 'TournamentCreated' && event.data.plan.game === game;

interface Made {
  readonly period: ClosedPeriod;
  readonly seq: number;
  readonly at: Millis;
}

function periodIn(stored: LogRecord['events'][number], seq: number, at: Millis): readonly Made[] {
  const event = new Versions<RatingEvent>([]).raise({ ...stored, secret: null });
  return event.type === 'RatingsScheduled' ? [] : [{ period: event.data, seq, at }];
}

const nameOf = (stream: StreamId): string => parseStream(stream)?.name ?? '';

const versions = new Versions<TournamentEvent>(tournamentDecider.upcasts);

/** A tournament seals nothing, so its records can be read as they are. */
const recordOf = ({ actor, at, seq, events }: LogRecord): TournamentRecord => ({
  actor,
  at,
  seq,
  events: events.map(({ type, v, data }): TournamentEvent => {
    const stored: Happening = { type, v, data, secret: null };
    return versions.raise(stored);
  }),
});

function linesFor({ game, period, revision, seq, ratings, inputs, correctedSince }: Found): readonly string[] {
  const what = `${game} period ${period}${revision > 1 ? `, revision ${revision}` : ''} (record ${seq})`;
  const halves = (count: number | null): string => (count === null ? 'not counted' : `${count / 2}`);
  const differ = (each: RatedOtherwise): string =>
    `  match ${each.match}: ${halves(each.rated)} rated, ${halves(each.played)} in the tournament`;
  return [
    ratings.is === 'unknown-algorithm'
      ? `${what}: reckoned by ${ratings.algorithm}, which is not here`
      : `${what}: ${ratings.is === 'same' && inputs.length === 0 ? 'as reckoned' : 'DIFFERENT'}`,
    ...(ratings.is === 'different'
      ? ratings.players.map(
          ({ player, at, recorded, recomputed }) =>
            `  ${player} ${at}: ${recorded.rating / 10_000} in the log, ${recomputed.rating / 10_000} reckoned`,
        )
      : []),
    ...inputs.map(differ),
    ...(correctedSince === null || correctedSince.length === 0 || inputs.length > 0
      ? []
      : [`  ${correctedSince.length} results were corrected since: correct the period to rate them so`]),
  ];
}
