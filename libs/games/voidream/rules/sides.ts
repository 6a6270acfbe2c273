import { need, or } from '#cards';
import { handleOf, openly } from '../keys.js';
import { picked } from '../pick.js';
import { seatOf } from '../voice.js';
import { pick, who } from '../set/words.js';
import type { Card, LineFrame } from '../state.js';
import { defOf, happening, other, type Table } from '../table.js';
import { note } from '../triggers.js';
import { lose } from './end.js';
import { always, type StepOf, type Verb } from './verb.js';

/** Who takes part, on whose side: VD-4.5.16, VD-6.18.1, VD-H.55, VD-H.64. */

const isEntity = (t: Table, card: Card): boolean => card.zone === 'play' && card.up && defOf(t, card).kind === 'entity';
const canJoin = (t: Table, card: Card): boolean =>
  t.state.conflict?.stage === 'acting' && isEntity(t, card) && !card.joined;

function joining(to: boolean): Verb<StepOf<'join' | 'leave-conflict'>> {
  const can = (t: Table, card: Card): boolean => (to ? canJoin(t, card) : card.joined);
  const what = to ? 'joined' : 'left-conflict';
  const wanted = (t: Table, line: LineFrame, step: StepOf<'join' | 'leave-conflict'>): Card[] =>
    picked(t, line, step.what).filter((card) => can(t, card));
  return {
    fields: { what: need(pick) },
    touches: can,
    can: (t, line, step) => wanted(t, line, step).length > 0,
    run(t, line, step) {
      for (const card of wanted(t, line, step)) {
        card.joined = to;
        t.tell?.(openly(what, 'H.55', { card: handleOf(t, card) }));
        note(t, happening(what, card.controller, card.uid, line.source));
      }
    },
    announces: () => [],
    heralds: (t, line, step) =>
      wanted(t, line, step).map((card) => happening(what, card.controller, card.uid, line.source)),
  };
}
export const join = joining(true);
export const leaveConflict = joining(false);

export const skipRoll: Verb<StepOf<'skip-roll'>> = {
  fields: {},
  touches: always,
  can: (t) => t.state.conflict?.rolls === true,
  run(t) {
    if (t.state.conflict !== null) t.state.conflict.rolls = false;
  },
  announces: () => [],
};

export const win: Verb<StepOf<'win'>> = {
  fields: { who: or(who, 'you') },
  touches: always,
  can: (t, line, step) => seatOf(t, step.who, line) !== null,
  run(t, line, step) {
    const winner = seatOf(t, step.who, line);
    if (winner !== null) lose(t, other(winner), 'card', '7.1.1');
  },
  announces: () => [],
};
