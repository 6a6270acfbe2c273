import type { Fact, Seat } from '#kernel';
import { or } from '#cards';
import { namesOf, openly } from '../keys.js';
import { newTo, strangersTo } from '../news.js';
import { isPermitted, isPlayerBanned } from '../bans.js';
import { begin, fromText, isFromText } from '../effects.js';
import { depthOf, numberOf } from '../reckon.js';
import type { FactKind } from '../sentences.js';
import { seatOf } from '../voice.js';
import { who } from '../set/words.js';
import { type Card, type Frame, type Happening, INVERTED } from '../state.js';
import { cardOf, defOf, happen, happening, playerOf, pop, push, pushLine, type Table, voiceOf } from '../table.js';
import { find, interrupt, over, queue, release, REPLACED } from '../triggers.js';
import { move } from '../zones.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Playing an arcanum, normal or inverted: VD-2.2.5, VD-2.2.6, VD-2.10.2, VD-4.2.7 to 4.2.12, VD-H.14 to H.16. */

type ArcanumFrame = Extract<Frame, { kind: 'arcanum' }>;

/** Why an arcanum cannot be played now: the number of the rule, or null when it can. */
export function arcanumBar(t: Table, card: Card, you: Seat, inverted: boolean): string | null {
  const isFree = isPermitted(t, 'free-arcana', you, card);
  if (playerOf(t, you).mind === 0 && !isFree) return '2.9.5';
  if (!isInTime(t, card)) return '4.5.14';
  const judge = (): string | null => depthBar(t, card, you, inverted, depthOf(t, you));
  return isFree ? judge() : withMindTurned(t, you, judge);
}

function depthBar(t: Table, card: Card, you: Seat, inverted: boolean, depth: number): string | null {
  if (isPlayerBanned(t, 'play-arcana', you, card)) return '7.1.1';
  if (inverted && isPlayerBanned(t, 'invert-arcana', you, card)) return '7.1.1';
  if (numberOf(t, card, 'value') >= depth) return null;
  return isPermitted(t, 'any-depth', you, card) ? null : '2.10.2';
}

/** By a text, from your hand or from any pile of arcana: the mind is not asked for, all else is (VD-4.2.12, VD-7.1.1). */
export const isFreelyPlayable = (t: Table, card: Card, you: Seat, inverted: boolean): boolean =>
  defOf(t, card).kind === 'arcanum' &&
  (card.zone === 'hand' ? card.owner === you : card.zone === 'arcana-discard' || card.zone === 'void') &&
  isInTime(t, card) &&
  depthBar(t, card, you, inverted, depthOf(t, you)) === null;

/** The arcana in a hand that can be played now: while none can be free, the mind is turned for all of them at once. */
export function playableArcana(t: Table, you: Seat): Card[] {
  const { hand, mind } = playerOf(t, you);
  const cards = hand.map((uid) => cardOf(t, uid));
  if (t.state.effects.permit.length > 0) return cards.filter((card) => arcanumBar(t, card, you, false) === null);
  if (mind === 0) return [];
  return withMindTurned(t, you, () => {
    const depth = depthOf(t, you);
    return cards.filter((card) => isInTime(t, card) && depthBar(t, card, you, false, depth) === null);
  });
}

const isInTime = (t: Table, card: Card): boolean => {
  const { only } = defOf(t, card);
  return only === null || (only === 'in-conflicts') === (t.state.conflict !== null);
};

/** What it is judged by: its value, the depth, and what it costs. */
export function arcanumFigures(
  t: Table,
  card: Card,
  you: Seat,
): Readonly<Record<'mind' | 'needed' | 'value' | 'depth', number>> {
  const isFree = isPermitted(t, 'free-arcana', you, card);
  const judge = () => ({ value: numberOf(t, card, 'value'), depth: depthOf(t, you) });
  const { mind } = playerOf(t, you);
  return { mind, needed: isFree ? 0 : 1, ...(isFree || mind === 0 ? judge() : withMindTurned(t, you, judge)) };
}

/** Judged on the state as it will be with the mind already turned, its text included (VD-H.14). */
function withMindTurned<T>(t: Table, you: Seat, judge: () => T): T {
  const turnBack = supposeMind(t, you, playerOf(t, you).mind - 1);
  const verdict = judge();
  turnBack();
  return verdict;
}

/** As it will be with the mind there; what is returned takes it back. */
export function supposeMind(t: Table, you: Seat, to: number): () => void {
  const player = playerOf(t, you);
  const { effects, dirty } = t.state;
  const mindCard = cardOf(t, player.mindCard);
  const { statics } = defOf(t, mindCard);
  const from = player.mind;
  player.mind = to;
  if (statics.some(({ position }) => position === from || position === to)) {
    t.state.effects = { ...effects };
    for (const { kind } of statics) t.state.effects[kind] = effects[kind].filter((one) => !isFromText(one, mindCard));
    for (const lasting of statics) if (lasting.position === to) begin(t, fromText(lasting, mindCard));
  }
  return () => {
    player.mind = from;
    t.state.effects = effects;
    t.state.dirty = dirty;
  };
}

export function beginArcanum(t: Table, card: Card, you: Seat, inverted: boolean, free = false): void {
  push(t, { kind: 'arcanum', stage: 0, card: card.uid, inverted, free, you, line: 0 });
}

const played = ({ you, card, inverted }: ArcanumFrame): Happening =>
  happening('played', you, card, -1, inverted ? INVERTED : 1);

export function step(t: Table, frame: ArcanumFrame): void {
  const card = cardOf(t, frame.card);
  const { you } = frame;
  switch (frame.stage++) {
    case 0:
      interrupt(t, find(t, 'before', [played(frame)]));
      return;
    case 1:
      payOrDrop(t, frame, card);
      return;
    case 2:
      release(t, 0);
      return;
    case 3:
      t.tell?.(
        shown(t, card, frame.inverted ? 'arcanum-inverted' : 'arcanum-played', frame.inverted ? '2.2.6' : '2.2.5', you),
      );
      move(t, card, 'resolving');
      interrupt(t, find(t, 'when', [played(frame)]));
      return;
    case REPLACED:
      pop(t);
      toPile(t, card);
      return;
    case 4:
      nextLine(t, frame, card);
      return;
    case 5:
      if (frame.inverted && playerOf(t, you).arcanaDiscard.length > 0) happen(t, [happening('arcana-returned', you)]);
      return;
    case 6:
      if (frame.inverted) giveToVoid(t, card, you);
      return;
    case 7:
      toPile(t, card);
      queue(t, over(t, [played(frame)]));
      return;
    default:
      pop(t);
  }
}

/** What card text has taken elsewhere meanwhile stays there (VD-7.1.1). */
const isResolving = ({ zone }: Card): boolean => zone === 'resolving';

function toPile(t: Table, card: Card): void {
  if (isResolving(card)) move(t, card, 'arcana-discard');
}

function giveToVoid(t: Table, card: Card, you: Seat): void {
  if (isResolving(card)) happen(t, [happening('voided', you, card.uid, card.uid)]);
}

/** An arcanum leaves the hand, and all see which. */
const shown = (t: Table, card: Card, kind: FactKind, number: string, seat = card.owner): Fact =>
  newTo(strangersTo(card), openly(kind, number, { seat, card: defOf(t, card).slug }));

/** One mind, if the play is still legal after what came before it (VD-4.2.7, VD-H.14, VD-H.60). */
function payOrDrop(t: Table, frame: ArcanumFrame, card: Card): void {
  const { you, inverted, free } = frame;
  if (free) dropOrGoOn(t, frame, card);
  else if (t.begun !== frame && (card.zone !== 'hand' || arcanumBar(t, card, you, inverted) !== null)) pop(t);
  else if (!isPermitted(t, 'free-arcana', you, card)) happen(t, [happening('mind-changed', you, -1, -1, -1)]);
}

/** Nothing is paid, so that nothing comes of that; what waits for the line that plays it waits on (VD-7.11.5). */
function dropOrGoOn(t: Table, frame: ArcanumFrame, card: Card): void {
  if (isFreelyPlayable(t, card, frame.you, frame.inverted)) frame.stage = 3;
  else pop(t);
}

function nextLine(t: Table, frame: ArcanumFrame, card: Card): void {
  const def = defOf(t, card);
  const program = (frame.inverted ? def.inverted : def.normal)[frame.line];
  if (program === undefined) return;
  frame.line += 1;
  frame.stage = 4;
  pushLine(t, program, voiceOf(card, frame.you), null, frame.inverted);
}

/** All arcana in the discard return to hand; those who saw them know them there (VD-4.2.11, VD-4.4.1, VD-H.15). */
export function arcanaReturned(t: Table, events: readonly Happening[]): void {
  for (const { seat } of events) {
    const { arcanaDiscard } = playerOf(t, seat);
    const returned = arcanaDiscard.map((uid) => cardOf(t, uid));
    for (const card of returned) move(t, card, 'hand');
    t.tell?.(openly('arcana-returned', '4.2.11', { seat, cards: namesOf(t, returned) }));
  }
}

export function leaveHand(to: 'arcana-discard' | 'void'): (t: Table, events: readonly Happening[]) => void {
  return (t, events) => {
    for (const { card: uid } of events) {
      const card = cardOf(t, uid);
      t.tell?.(
        to === 'void' ? shown(t, card, 'arcanum-voided', '6.25.1') : shown(t, card, 'arcanum-discarded', '4.2.14'),
      );
      move(t, card, to);
    }
  };
}

export const returnArcana: Verb<StepOf<'return-arcana'>> = raising({
  fields: { who: or(who, 'you') },
  touches: null,
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line);
    if (seat === null || playerOf(t, seat).arcanaDiscard.length === 0) return [];
    return [happening('arcana-returned', seat, -1, line.source)];
  },
});
