import {
  type Decision,
  happens,
  type JsonObject,
  millis,
  type Moment,
  never,
  type Phrase,
  phrase,
  refuse,
  refused,
} from '#kernel';
import type { CloseRatingPeriod, CorrectRatingPeriod, RatingCommand, ScheduleRatings } from './commands.js';
import type { RatingEvent } from './events.js';
import { closePeriod, correctPeriod } from './period.js';
import type { RatedResult, RatingAlgorithm } from './rated.js';
import type { RatingRefusal, RatingRefusalCode } from './refusals.js';
import type { RatingState } from './state.js';

type Outcome = Decision<RatingEvent, RatingRefusal>;

/** How much volatilities may change, in thousandths, as Glickman has it in his example. */
const TAU = 500;
/** So many fit into a record of the log, with each player's ratings. */
const MOST_RESULTS = 10_000;
const MOST_PLAYERS = 2_500;
const SEASON = /^\S(.{0,38}\S)?$/;
const SHORTEST = 3_600_000;
const LONGEST = 3_652 * 24 * SHORTEST;

export function decide(algorithm: RatingAlgorithm, state: RatingState, command: RatingCommand, now: Moment): Outcome {
  switch (command.type) {
    case 'CloseRatingPeriod':
      return close(algorithm, state, command, now);
    case 'CorrectRatingPeriod':
      return correct(algorithm, state, command);
    case 'ScheduleRatings':
      return schedule(command);
    default:
      return never(command);
  }
}

function close(algorithm: RatingAlgorithm, state: RatingState, command: CloseRatingPeriod, { at }: Moment): Outcome {
  const { until, results } = command;
  const last = state.periods.at(-1);
  const season = command.season ?? last?.season ?? '';
  if (!SEASON.test(season)) return badSeason(season);
  const since = last?.until ?? millis(0);
  if (until <= since || until > at) {
    const says =
      until > at
        ? phrase('A period cannot end in the future: this would end in {span}.', { span: span(until - at) })
        : until === since
          ? phrase('A period ends after the one before it: this would end when that does.')
          : phrase('A period ends after the one before it: this would end {span} before.', {
              span: span(since - until),
            });
    return no('RATINGS.BAD_MOMENT', says, { after: since });
  }
  const problem = resultsProblem(state, state.periods.length + 1, results);
  if (problem !== null) return problem;
  const period = closePeriod(state.periods, { season, tau: TAU, results }, algorithm);
  return happens({ type: 'RatingPeriodClosed', v: 1, data: { ...period, since, until }, secret: null });
}

/** Of this period alone: whoever sends it goes on with the periods after it, each in a record of its own. */
function correct(algorithm: RatingAlgorithm, state: RatingState, command: CorrectRatingPeriod): Outcome {
  const { period, results } = command;
  const was = state.periods[period - 1];
  if (was === undefined) {
    const says = phrase('There is no period {period}; {closed} were closed.', { period, closed: state.periods.length });
    return no('RATINGS.NO_SUCH_PERIOD', says, { last: state.periods.length });
  }
  const problem = resultsProblem(state, period, results);
  if (problem !== null) return problem;
  const [now] = correctPeriod(state.periods.slice(0, period), { period, results }, algorithm);
  if (now === undefined)
    return no('RATINGS.UNCHANGED', phrase('Period {period} is what its results give: nothing changes.', { period }));
  const { since, until } = was;
  return happens({ type: 'RatingPeriodCorrected', v: 1, data: { ...now, since, until }, secret: null });
}

function schedule({ season, every }: ScheduleRatings): Outcome {
  if (!SEASON.test(season)) return badSeason(season);
  if (every !== null && !(Number.isInteger(every) && every >= SHORTEST && every <= LONGEST)) {
    return no(
      'RATINGS.BAD_SCHEDULE',
      phrase('A period lasts from an hour to ten years, and not {days} days.', { days: every / DAY }),
      { least: SHORTEST, most: LONGEST },
    );
  }
  return happens({ type: 'RatingsScheduled', v: 1, data: { season, every }, secret: null });
}

function resultsProblem({ periods }: RatingState, period: number, results: readonly RatedResult[]): Outcome | null {
  const players = new Set(results.flatMap((result) => result.players)).size;
  if (results.length > MOST_RESULTS || players > MOST_PLAYERS) {
    const says = phrase(
      'A period has at most {mostMatches} matches and {mostPlayers} players; this has {matches} and {players}. Let it end sooner.',
      { mostMatches: MOST_RESULTS, mostPlayers: MOST_PLAYERS, matches: results.length, players },
    );
    return no('RATINGS.TOO_LARGE', says, { matches: results.length, players });
  }
  const rated = new Set(
    periods.flatMap((each) => (each.period === period ? [] : each.results.map(([, , , match]) => match))),
  );
  const before = results.find(({ match }) => rated.size === rated.add(match).size);
  if (before === undefined) return null;
  const says = phrase(
    'The match {match} is in another period, or twice in this: leave it out, as each is rated once.',
    { match: before.match },
  );
  return no('RATINGS.RATED_BEFORE', says, { match: before.match });
}

const badSeason = (season: string): Outcome =>
  no(
    'RATINGS.BAD_SEASON',
    phrase('A season has a name of 1 to 40 characters; this is "{season}".', { season: season.slice(0, 60) }),
  );

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

function span(ms: number): string {
  if (ms > 2 * DAY) return `${Math.floor(ms / DAY)} days`;
  const minutes = Math.ceil(ms / MINUTE);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

const no = (code: RatingRefusalCode, says: readonly Phrase[], facts: JsonObject = {}): Outcome =>
  refused(refuse(code, says, facts));
