import { type DecisionRequest, type Seat, shuffle as mix } from '#kernel';
import { or } from '#cards';
import { freeIn, rearrange } from '../anchored.js';
import { openly, VD } from '../keys.js';
import { seatOf } from '../voice.js';
import { who } from '../set/words.js';
import { DIRTY, type Frame, type Happening, KNOWS } from '../state.js';
import { cardOf, happening, other, playerOf, pop, push, type Table, wait } from '../table.js';
import { find, interrupt, note } from '../triggers.js';
import { draw } from '../zones.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Shuffling and cutting: VD-7.3.1, VD-7.3.2, VD-3.2.4, VD-H.42. Face-up cards stay face up, and a bastion that does not move where it is (VD-H.33). */

type CutFrame = Extract<Frame, { kind: 'cut' }>;

export function shuffleDeck(t: Table, seat: Seat, must: boolean): void {
  const { deck } = playerOf(t, seat);
  const free = freeIn(t, deck);
  mix(free, draw(t, 'shuffle'));
  rearrange(t, deck, free);
  for (const uid of free) {
    const card = cardOf(t, uid);
    card.knows = card.up ? KNOWS.all : 0;
  }
  t.state.dirty |= DIRTY.decks;
  t.tell?.(openly('shuffled', must ? '3.2.3' : '7.3.1', { seat }));
  push(t, { kind: 'cut', stage: 0, at: 0, deck: seat, must });
}

export const shuffle: Verb<StepOf<'shuffle'>> = raising({
  fields: { who: or(who, 'you') },
  touches: null,
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line);
    return seat === null || freeIn(t, playerOf(t, seat).deck).length < 2
      ? []
      : [happening('shuffled', seat, -1, line.source)];
  },
});

export function shuffled(t: Table, events: readonly Happening[]): void {
  for (const { seat } of events.toReversed()) shuffleDeck(t, seat, false);
}

export function step(t: Table, frame: CutFrame): void {
  switch (frame.stage++) {
    case 0:
      if (freeIn(t, playerOf(t, frame.deck).deck).length < 2) pop(t);
      else wait(t);
      return;
    case 1:
      if (frame.at > 0) interrupt(t, find(t, 'before', [happening('cut', frame.deck)]));
      return;
    default:
      pop(t);
      if (frame.at > 0) cut(t, frame);
  }
}

export function ask(t: Table, { deck, must }: CutFrame): DecisionRequest {
  const seat = other(deck);
  const max = freeIn(t, playerOf(t, deck).deck).length - 1;
  return {
    seat,
    kind: 'cut',
    rules: must ? VD('3.2.4', 'H.42') : VD('7.3.1', '7.3.2'),
    offers: [
      ...(must ? [] : [{ form: 'one' as const, key: 'no-cut', about: {} }]),
      { form: 'number', key: 'cut', about: { deck }, min: 1, max },
    ],
    hidden: false,
    told: { seat, deck },
  };
}

export function answer(_: Table, frame: CutFrame, said: string): void {
  if (said !== 'no-cut') frame.at = Number(said.slice(said.indexOf(':') + 1));
}

/** The top k cards go under the rest. */
function cut(t: Table, { deck: seat, at }: CutFrame): void {
  const { deck } = playerOf(t, seat);
  const free = freeIn(t, deck);
  rearrange(t, deck, [...free.slice(at), ...free.slice(0, at)]);
  t.state.dirty |= DIRTY.decks;
  t.tell?.(openly('cut', '7.3.1', { deck: seat, at }));
  note(t, happening('cut', seat));
}
