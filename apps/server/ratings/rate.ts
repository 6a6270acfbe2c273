import { type ActorId, commandIdOf, Fault, type Millis, millis, readRecord, type StreamId, streamId } from '#kernel';
import { type Arbiter, type Log, nodeSha256, type Outcome } from '#log';
import { findRatedResults, type ReadModels } from '#readmodel';
import {
  inOrder,
  type RatingCommand,
  type RatingEvent,
  type RatingRefusal,
  type RatingRules,
  type RatingState,
} from '#tournament';
import { hasCaughtUp } from '../ground/catching-up.js';

/** What rating stands on; the same for who asks for it and for the clock. */
export interface RatingPorts {
  readonly log: Log;
  readonly arbiter: Arbiter;
  readonly readModels: ReadModels;
  readonly rules: RatingRules;
}

export interface By {
  readonly actor: ActorId;
  readonly key: string;
}

export type RatingOutcome = Outcome<RatingEvent, RatingRefusal>;

export const ratingStream = (game: string): StreamId => streamId('rating', game);

/** Rates all that was played up to a moment. Sent again, it finds what it did before, though more was played since. */
export async function closeRatings(
  ports: RatingPorts,
  { actor, key }: By,
  closing: { readonly game: string; readonly season: string | null; readonly until: Millis },
): Promise<RatingOutcome> {
  const { game, season, until } = closing;
  await caughtUp(ports);
  const before = await doneBefore(ports, ratingStream(game), actor, key);
  if (before !== null) return before;
  const { periods } = await stateOf(ports, game);
  const since = periods.at(-1)?.until ?? millis(0);
  const results = inOrder(await findRatedResults(ports.readModels.source, { game, since, until }));
  return send(ports, { actor, key }, game, { type: 'CloseRatingPeriod', season, until, results });
}

/** The period and all after it, each in a record of its own, as far as they change. */
export async function correctRatings(
  ports: RatingPorts,
  { actor, key }: By,
  { game, period }: { readonly game: string; readonly period: number },
): Promise<RatingOutcome> {
  await caughtUp(ports);
  const { periods } = await stateOf(ports, game);
  const from = periods.slice(Math.max(0, period - 1));
  let last: RatingOutcome | null = null;
  for (const { period: number, since, until } of from) {
    const results = inOrder(await findRatedResults(ports.readModels.source, { game, since, until }));
    const command = { type: 'CorrectRatingPeriod' as const, period: number, results };
    const outcome = await send(ports, { actor, key: `${key} ${number}` }, game, command);
    const isUnchanged = outcome.is === 'refused' && outcome.refusal.code === 'RATINGS.UNCHANGED';
    if (outcome.is !== 'accepted' && !isUnchanged) return outcome;
    if (!isUnchanged || last === null) last = outcome;
  }
  return last ?? send(ports, { actor, key }, game, { type: 'CorrectRatingPeriod', period, results: [] });
}

export const send = (
  ports: RatingPorts,
  { actor, key }: By,
  game: string,
  command: RatingCommand,
): Promise<RatingOutcome> => ports.arbiter.execute(ports.rules, { stream: ratingStream(game), actor, key, command });

export async function stateOf({ arbiter, rules }: RatingPorts, game: string): Promise<RatingState> {
  const state = await arbiter.look(rules, ratingStream(game), (standing) => standing.state);
  if (state === null) throw new Fault(`The ratings of ${game} can't be read.`);
  return state;
}

async function doneBefore(
  { readModels }: RatingPorts,
  stream: StreamId,
  actor: ActorId,
  key: string,
): Promise<RatingOutcome | null> {
  const id = commandIdOf(nodeSha256, actor, key);
  const { records } = await readModels.records.load(stream);
  const found = records.find(({ bytes }) => readRecord(bytes).commandId === id);
  return found === undefined ? null : { is: 'accepted', seq: found.seq, hash: found.hash, events: [], repeated: true };
}

/** What is rated is read from the read models, which must have come to where the log is. */
async function caughtUp(ports: RatingPorts): Promise<void> {
  if (!(await hasCaughtUp(ports))) throw new Fault('The read models are too far behind to rate what was played.');
}
