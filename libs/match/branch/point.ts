import { evolve } from '../evolve.js';
import type { GameRegistry } from '../games.js';
import type { OpenRecord } from '../imported/events.js';
import type { ToldEvent } from '../replay/retell.js';
import { type MatchState, playedIn, plyOf } from '../state.js';

/** What led to a position of a match, and up to which of its records. */
export interface LedTo {
  readonly records: readonly OpenRecord[];
  readonly game: number;
  readonly seq: number;
}

/** All that had happened when a match first stood at this ply; null when it never did. */
export function ledTo(games: GameRegistry, story: readonly ToldEvent[], ply: number): LedTo | null {
  let state: MatchState = { phase: 'none' };
  for (const [nth, { event, moment }] of structuredClone(story).entries()) {
    state = evolve(games, state, event, moment);
    const play = state.phase === 'none' ? null : playedIn(state).play;
    if (play !== null && plyOf(play) === ply) {
      return { records: recordsOf(story.slice(0, nth + 1)), game: play.number, seq: moment.seq };
    }
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
