import type { Chance, Json } from '#kernel';
import { evolve } from '../evolve.js';
import type { GameRegistry } from '../games.js';
import type { OpenRecord } from '../imported/events.js';
import { importedStory } from '../imported/import.js';
import { chanceOf } from '../lay.js';
import { type Begun, type MatchState, type Play, playedIn } from '../state.js';
import { plyOf } from '../moves.js';
import type { ToldEvent } from '../events.js';

/** What led to a position of a match, and up to which of its records. */
export interface LedTo {
  readonly records: readonly OpenRecord[];
  readonly game: number;
  readonly seq: number;
}

/** All that had happened when a match first stood at this ply; null when it never did. */
export function ledTo(games: GameRegistry, story: readonly ToldEvent[], ply: number): LedTo | null {
  const stood = firstAt(games, structuredClone(story), ply);
  if (stood === null) return null;
  const { nth, play, seq } = stood;
  return { records: recordsOf(story.slice(0, nth + 1)), game: play.number, seq };
}

/** The table when a match first stood at this ply, and what it goes on to draw from; null when it never did. */
export function tableAt(
  games: GameRegistry,
  records: readonly OpenRecord[],
  ply: number,
): { readonly table: Json; readonly chance: Chance } | null {
  const stood = firstAt(games, importedStory(records), ply);
  return stood === null ? null : { table: stood.play.table.encode(), chance: chanceOf(stood.state.plan, stood.play) };
}

interface Stood {
  readonly nth: number;
  readonly seq: number;
  readonly state: Begun;
  readonly play: Play;
}

function firstAt(games: GameRegistry, story: readonly ToldEvent[], ply: number): Stood | null {
  let state: MatchState = { phase: 'none' };
  for (const [nth, { event, moment }] of story.entries()) {
    state = evolve(games, state, event, moment);
    if (state.phase === 'none') continue;
    const { play } = playedIn(state);
    if (play !== null && plyOf(play) === ply) return { nth, seq: moment.seq, state, play };
  }
  return null;
}

/** Events of the same record stand together again. */
function recordsOf(story: readonly ToldEvent[]): readonly OpenRecord[] {
  const records = new Map<number, Omit<OpenRecord, 'events'> & { readonly events: Opened[] }>();
  for (const { event, moment } of story) {
    const { actor, at, seq } = moment;
    const record = records.get(seq) ?? { actor, at, events: [] };
    const { type, v, data, secret } = event;
    record.events.push({ type, v, data, secret });
    records.set(seq, record);
  }
  return [...records.values()];
}

type Opened = OpenRecord['events'][number];
