import { Fault, type Happening, type LogRecord, readRecord, type StreamId, type Upcast } from '#kernel';
import { matchDecider, type MatchEvent, type MatchState } from '#match';
import {
  type Checked,
  type Found,
  placeIn,
  plural,
  type Read,
  type Step,
  tampered,
  type Trust,
  unproven,
} from './given.js';
import { keyOf, opened } from './openings.js';
import type { Place } from './verdict.js';

/** The match once more, event by event, by its own rules and engine, from its seed to its end. */
export const checkReplay: Step = (trust, bundle): Checked => {
  const [slice] = bundle.slices;
  if (slice === undefined) return { says: NOT_REPLAYED, findings: [] };
  const records = slice.records.map(({ record }) => record);
  const open = keyOf(bundle, slice.stream);
  const isLocked = open === null && records.some(({ events }) => events.some(({ sealed }) => sealed !== undefined));
  if (isLocked || open === 'two') return { says: NOT_REPLAYED, findings: [] };
  const strange = unknownRules(trust, slice.stream, records);
  if (strange !== null) return { says: NOT_REPLAYED, findings: [strange] };
  // read anew, since a state may keep and change parts of the events it is given
  const events = slice.records.map(({ bytes }) =>
    readRecord(bytes).events.map((event) => opened(trust.sha256, open, event)),
  );
  return replayed(trust, bundle, events);
};

const NOT_REPLAYED = 'not replayed';

/** Newer rules, or an engine that is not at hand: nothing is wrong, but this verifier can't tell. */
function unknownRules({ games }: Trust, stream: StreamId, records: readonly LogRecord[]): Found | null {
  const newer = records.find(({ rules }) => !isKnown(rules, matchDecider(games).rules));
  if (newer !== undefined)
    return unproven(
      { stream, seq: newer.seq, event: null },
      `this was decided by the rules "${newer.rules}", and here are "${matchDecider(games).rules}": take a newer verifier`,
    );
  const created = records[0]?.events.find(({ type }) => type === 'MatchCreated')?.data;
  if (created === undefined) return null;
  const { game, engine, cards } = created;
  if (typeof game !== 'string' || typeof engine !== 'string') return null;
  if (games.find(game, engine)?.cards === cards) return null;
  return unproven(
    { stream, seq: 1, event: null },
    `it takes the engine "${engine}" of ${game} with the cards ${typeof cards === 'string' ? cards : 'of none'}, which is not at hand`,
  );
}

/** `match/1` is known to who knows `match/2`. */
function isKnown(rules: string, own: string): boolean {
  const [name, version] = rules.split('/');
  const [ownName, ownVersion] = own.split('/');
  return name === ownName && Number(version) <= Number(ownVersion);
}

function replayed({ games }: Trust, bundle: Read, events: readonly (readonly Happening[])[]): Checked {
  const rules = matchDecider(games);
  const slice = bundle.slices[0] as Read['slices'][number];
  let state: MatchState = rules.initial(slice.stream);
  const stopAt = (place: Place, says: string): Checked => ({ says: NOT_REPLAYED, findings: [tampered(place, says)] });
  for (const [index, { record }] of slice.records.entries()) {
    const moment = { actor: record.actor, at: record.at, seq: record.seq };
    for (const [nth, event] of (events[index] ?? []).entries()) {
      const fault = faultOf(() => {
        state = rules.evolve(state, raised(rules.upcasts, event) as MatchEvent, moment);
      });
      if (fault !== null) return stopAt(placeIn(slice, index, nth), fault);
    }
    if (record.rules !== rules.rules) continue; // what followed of itself under older rules, those knew
    let due: readonly MatchEvent[] = [];
    const fault = faultOf(() => {
      due = rules.settle(state, moment);
    });
    if (fault !== null) return stopAt(placeIn(slice, index), fault);
    const [next] = due;
    if (next !== undefined) return stopAt(placeIn(slice, index), `"${next.type}" must follow here, and does not`);
  }
  const isOver = state.phase === 'finished' || state.phase === 'cancelled';
  const last = placeIn(slice, slice.records.length - 1);
  return {
    says: summary(state.phase, events.flat()),
    findings: isOver ? [] : [unproven(last, `the match is not over: it is ${state.phase}`)],
  };
}

/** The event as the rules of today have it. */
function raised(upcasts: readonly Upcast[], { type, v, data, secret }: Happening): Happening {
  const own = upcasts.filter((upcast) => upcast.type === type);
  const step = own.find(({ from }) => from === v);
  if (step !== undefined) return raised(upcasts, { type, v: v + 1, ...step.up(data, secret) });
  const newest = Math.max(1, ...own.map(({ from }) => from + 1));
  if (v !== newest) throw new Fault(`these rules have no version ${v} of "${type}", the newest is ${newest}`);
  return { type, v, data, secret };
}

/** Whatever was made up breaks somewhere; an engine's own words say over what. */
function faultOf(happen: () => void): string | null {
  try {
    happen();
    return null;
  } catch (failure) {
    return `this could not happen: ${failure instanceof Error ? failure.message : String(failure)}`;
  }
}

const MOVES: readonly string[] = ['AnswerGiven', 'AnswerSealed', 'SeatLeft'];

function summary(phase: string, events: readonly Happening[]): string {
  const moves = events.filter(({ type }) => MOVES.includes(type)).length;
  return `${plural(moves, 'move')} replayed, each legal, with every draw from the sealed seed; the match is ${phase}`;
}
