import { countsAs, hears } from './heard.js';
import type { Since } from './language.js';
import type { Tally } from './set/compiled.js';
import { DIRTY, type Happening } from './state.js';
import { FIRST, SEATS, type Table } from './table.js';
import { placeOf } from './tallies.js';
import { usedSince } from './usage.js';

/** How often has happened what some card of the game goes by; nothing else is counted. */

/** Nobody in the game asks for it. */
const UNASKED = -1;

/** Nothing has happened yet. */
export function nothingYet(tallies: readonly Tally[], isInGame: (card: number) => boolean): number[] {
  const asked = tallies.map(({ cards }) => cards.some(isInGame));
  return asked.some(Boolean) ? asked.flatMap((is) => (is ? [0, 0] : [UNASKED, UNASKED])) : [];
}

/** These are over. */
export function tally(t: Table, events: readonly Happening[]): void {
  const { happened } = t.state;
  if (happened.length === 0) return;
  for (const one of t.set.tallies) {
    if (happened[placeOf(one, FIRST)] === UNASKED) continue;
    const meant = events.filter(({ what }) => what === one.event || countsAs(what) === one.event);
    for (const you of SEATS) {
      const times = meant.filter((event) => hears(t, one, { you, source: -1, def: -1 }, event)).length;
      if (times > 0) count(t, placeOf(one, you), times);
    }
  }
}

function count({ state }: Table, place: number, times: number): void {
  state.happened[place] = (state.happened[place] ?? 0) + times;
  state.dirty |= DIRTY.numbers;
}

/** Another turn, round or conflict begins, and whatever is counted by it. */
export function beginAnew(t: Table, since: Since): void {
  const { state, set } = t;
  const used = usedSince(t, since);
  if (used.length > 0) used.length = 0;
  if (state.happened.length === 0) return;
  for (const one of set.tallies) {
    if (one.since !== since) continue;
    for (const you of SEATS) {
      const place = placeOf(one, you);
      const times = state.happened[place] ?? 0;
      if (times > 0) count(t, place, -times);
    }
  }
}
