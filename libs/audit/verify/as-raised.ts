import { canonicalJson, isJsonObject, type Json, type JsonObject, type LogRecord, parseStream } from '#kernel';
import type { Read } from './given.js';

/** A dispute as the match tells it: the record, and what its event says. */
export interface Raised {
  readonly record: LogRecord;
  readonly data: JsonObject;
}

/** Null when a case was opened of just what was raised in this match: a case of another match, or tournament, rules nothing here. */
export function asRaisedFault(bundle: Read, opened: JsonObject, raised: Raised): string | null {
  const due = dueOf(bundle, raised);
  const isSame = (told: Json = null, own: Json = null): boolean => canonicalJson(told) === canonicalJson(own);
  const isHere =
    isSame(opened.tournament, due.tournament) && isSame(objectIn(opened.subject).match, objectIn(due.subject).match);
  if (!isHere) return `this case is about no dispute of ${bundle.match}`;
  const other = Object.entries(due).find(([name, own]) => !isSame(opened[name], own));
  return other === undefined ? null : `this says of the ${other[0]} otherwise than the dispute of ${bundle.match}`;
}

function dueOf({ match, slices }: Read, { record: { actor, seq }, data }: Raised): JsonObject {
  const events = (slices[0]?.records ?? []).flatMap(({ record }) => (record.seq < seq ? record.events : []));
  const created = events[0]?.data ?? {};
  const origin = objectIn(created.origin);
  const place = { match: parseStream(match)?.name ?? null, ...some(origin, 'round', 'table') };
  const isPlay = typeof data.ply === 'number' && typeof data.standsAt === 'number';
  return {
    ...some(origin, 'tournament'),
    subject: isPlay
      ? { is: 'play', ...place, ...some(data, 'ply', 'seq', 'standsAt') }
      : { is: 'result', ...place, ...some(data, 'over') },
    raiser: { who: actor, ...some(data, 'seat', 'role') },
    parties: partiesOf(Array.isArray(created.players) ? (created.players as readonly Json[]) : [], events),
    ...some(data, 'rule', 'claim'),
  };
}

const some = (value: JsonObject, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, value[name] ?? null]));

/** Who sits there, or is to. A guest's seat is assigned to who the guest turned out to be. */
function partiesOf(players: readonly Json[], events: LogRecord['events']): Json {
  return players.flatMap((player, seat) => {
    const taken = events.findLast(({ type, data }) => SITS.has(type) && data.seat === seat);
    const who = taken?.data.who ?? player;
    return who === null ? [] : [{ who, seat }];
  });
}

const SITS: ReadonlySet<string> = new Set(['SeatTaken', 'SeatAssigned']);

const objectIn = (value: Json = null): JsonObject => (isJsonObject(value) ? value : {});
