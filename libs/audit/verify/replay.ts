import { canonicalJson, Fault, type Happening, type LogRecord, type Moment, type StreamId, type Upcast } from '#kernel';
import { gameRegistry, matchDecider, type MatchRules, type MatchEvent, type MatchState, signedIn } from '#match';
import { notAsSigned } from './as-signed.js';
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
import { leftIn } from './left.js';
import { keyOf, opened } from './openings.js';
import type { Place } from './verdict.js';

/** The match once more, event by event, by its own rules and engine, from its seed to its end. */
export const checkReplay: Step = (trust, bundle): Checked => {
  const [slice] = bundle.slices;
  if (slice === undefined) return { says: NOT_REPLAYED, findings: [] };
  const records = slice.records.map(({ record }) => record);
  const open = keyOf(bundle, slice.stream);
  const isLocked = open === null && records.some(({ events }) => events.some(({ sealed }) => sealed !== undefined));
  if (isLocked || open === 'two') {
    const at = placeIn(slice, 0);
    return { says: NOT_REPLAYED, findings: [unproven(at, 'the match can be replayed once its key is out')] };
  }
  const rules = pinnedRules(trust, slice.stream, records);
  if ('verdict' in rules) return { says: NOT_REPLAYED, findings: [rules] };
  const events = records.map((record) => record.events.map((event) => opened(trust.sha256, open, event)));
  return replayed(trust, rules, bundle, events);
};

const NOT_REPLAYED = 'not replayed';

/** The rules with the engine that the match names. Newer rules, or an engine that is not at hand: this verifier can't tell. */
function pinnedRules({ engine }: Trust, stream: StreamId, records: readonly LogRecord[]): MatchRules | Found {
  const leaves = leftIn(records);
  if (leaves !== null) return unproven({ stream, seq: 1, event: null }, leaves);
  const { game, ...pinned } = pinnedIn(records);
  const hosted = game === null ? null : engine(game, pinned.engine, pinned.cards);
  const rules = matchDecider(gameRegistry(hosted === null ? [] : [hosted]));
  const newer = records.find((record) => !isKnown(record.rules, rules.rules));
  if (newer !== undefined) {
    const says = `this was decided by the rules "${newer.rules}", and here are "${rules.rules}": take a newer verifier`;
    return unproven({ stream, seq: newer.seq, event: null }, says);
  }
  if (hosted !== null || game === null) return rules;
  const cards = pinned.cards === null ? 'without cards' : `with the cards ${pinned.cards}`;
  const says = `it takes the engine "${pinned.engine}" of ${game} ${cards}, which is not at hand: name it by --engine; the house that played gives it out (docs/ENGINES.md)`;
  return unproven({ stream, seq: 1, event: null }, says);
}

interface Pinned {
  /** Null when the match was never created, which the replay will find. */
  readonly game: string | null;
  readonly engine: string;
  readonly cards: string | null;
}

function pinnedIn([first]: readonly LogRecord[]): Pinned {
  const data = first?.events.find(({ type }) => type === 'MatchCreated')?.data ?? {};
  const { game, engine, cards } = data;
  const isNamed = typeof game === 'string' && typeof engine === 'string';
  return {
    game: isNamed ? game : null,
    engine: isNamed ? engine : '',
    cards: typeof cards === 'string' ? cards : null,
  };
}

/** `match/1` is known to who knows `match/2`. */
function isKnown(rules: string, own: string): boolean {
  const [name, version] = rules.split('/');
  const [ownName, ownVersion] = own.split('/');
  return name === ownName && Number(version) <= Number(ownVersion);
}

function replayed(
  { sha256 }: Trust,
  rules: MatchRules,
  bundle: Read,
  events: readonly (readonly Happening[])[],
): Checked {
  const slice = bundle.slices[0] as Read['slices'][number];
  let state: MatchState = rules.initial(slice.stream);
  const stopAt = (place: Place, says: string): Checked => ({ says: NOT_REPLAYED, findings: [tampered(place, says)] });
  for (const [index, { record }] of slice.records.entries()) {
    const moment = { actor: record.actor, at: record.at, seq: record.seq };
    const other = notAsSigned(sha256, { rules, signedIn }, state, record, events[index] ?? []);
    if (other !== null) return stopAt(placeIn(slice, index), other);
    for (const [nth, event] of (events[index] ?? []).entries()) {
      const fault = faultOf(() => {
        const next = raised(rules.upcasts, event) as MatchEvent;
        const due = record.rules === rules.rules ? dueAt(rules, state, next, moment) : null;
        if (due !== null && !isFirstOf(due, next)) throw new Fault(`"${next.type}" does not say what came about`);
        state = rules.evolve(state, next, moment);
      });
      if (fault !== null) return stopAt(placeIn(slice, index, nth), fault);
    }
    const told = record.events.findIndex(({ type }) => type === 'DeadlineSet');
    if (told >= 0 && told < record.events.length - 1)
      return stopAt(placeIn(slice, index, told + 1), 'something happened after the deadline was told');
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

/** What these rules make of an event that tells more than it changes; null where the fold itself finds out what is wrong. */
function dueAt(rules: MatchRules, state: MatchState, event: MatchEvent, now: Moment): readonly MatchEvent[] | null {
  if (event.type === 'DeadlineSet') return rules.settle(state, now);
  if (event.type !== 'DisputeRaised') return null;
  const decision = rules.decide(state, { type: 'RaiseDispute', ...event.data }, now);
  return decision.ok ? decision.events : [];
}

const isFirstOf = ([due]: readonly MatchEvent[], { type, data }: MatchEvent): boolean =>
  due?.type === type && canonicalJson(due.data) === canonicalJson(data);

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
  const shuffles = events.filter(({ type }) => type === 'DeckShuffled').length;
  const roots = shuffles === 0 ? '' : `, ${plural(shuffles, 'shuffle')} as committed to`;
  return `${plural(moves, 'move')} replayed, each legal, with every draw from the sealed seed${roots}; the match is ${phase}`;
}
