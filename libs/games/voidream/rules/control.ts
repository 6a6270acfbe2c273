import type { Fact, Seat } from '#kernel';
import { need, or } from '#cards';
import { isBanned } from '../bans.js';
import { endOf } from '../effects.js';
import { handleOf, privately } from '../keys.js';
import { newTo, strangerAs } from '../news.js';
import { picked } from '../pick.js';
import { seatOf } from '../voice.js';
import { pick, who } from '../set/words.js';
import { type Card, DIRTY, KNOWS } from '../state.js';
import { defOf, FIRST, happening, playerOf, refOf, type Table, type Voice } from '../table.js';
import { listen, silence } from '../triggers.js';
import { endParticipation } from '../zones.js';
import { type StepOf, type Verb } from './verb.js';

/** Changing sides: VD-H.55, VD-H.64. Attachments stay with their host. */

const taken = (t: Table, card: Card, seat: Seat): Fact =>
  privately('control', 'H.64', { id: handleOf(t, card), seat }, seat, { card: defOf(t, card).slug });

/** Who has a face-down card may look at it: VD-7.7.1. */
export function changeControl(t: Table, card: Card, to: Seat): void {
  if (card.controller === to) return;
  const { play } = playerOf(t, card.controller);
  play.splice(play.indexOf(card.uid), 1);
  if (card.up) silence(t, card);
  endParticipation(t, card);
  card.controller = to;
  playerOf(t, to).play.push(card.uid);
  if (card.up) listen(t, card, 'play');
  t.state.dirty |= DIRTY.numbers;
  t.tell?.(newTo(strangerAs(to, card), taken(t, card, to)));
  if (!card.up) card.knows |= KNOWS.front[to === FIRST ? 0 : 1];
}

export const canChange = (t: Table, card: Card, to: Seat | null, by: Voice): boolean =>
  card.zone === 'play' && to !== null && card.controller !== to && !isBanned(t, 'be-moved', card, by);

/** For good, whatever was for a while; that is given by `for`. */
export const control: Verb<StepOf<'control'>> = {
  fields: { what: need(pick), who: or(who, 'you') },
  touches: (t, card, step, line) => canChange(t, card, seatOf(t, step.who, line), line),
  can: (t, line, step) =>
    picked(t, line, step.what).some((card) => canChange(t, card, seatOf(t, step.who, line), line)),
  run(t, line, step) {
    const to = seatOf(t, step.who, line);
    for (const card of picked(t, line, step.what)) {
      if (to === null || !canChange(t, card, to, line)) continue;
      endOf(t, 'control', ({ on }) => on?.includes(refOf(card)) ?? false);
      changeControl(t, card, to);
    }
  },
  announces: () => [],
  heralds(t, line, step) {
    const to = seatOf(t, step.who, line);
    return picked(t, line, step.what)
      .filter((card) => card.joined && canChange(t, card, to, line))
      .map((card) => happening('left-conflict', card.controller, card.uid, line.source));
  },
};
