import { need, or, word } from '#cards';
import type { Seat } from '#kernel';
import { isAnchored, withUnder } from '../anchored.js';
import { isBanned } from '../bans.js';
import { handleOf, openly, privately } from '../keys.js';
import { newTo, strangersTo } from '../news.js';
import { WHERE, type Where, type Who } from '../language.js';
import { picked } from '../pick.js';
import { isInPlay, isUnseen } from '../standing.js';
import { pick, who } from '../set/words.js';
import { type Card, KNOWS, type LineFrame, type Uid } from '../state.js';
import { defOf, FIRST, playerOf, push, type Table } from '../table.js';
import { find, hasBefores, interrupt } from '../triggers.js';
import { seatOf } from '../voice.js';
import { dropAttachments, leavePlay, move, moveInDeck } from '../zones.js';
import { departures, foreseen, turnsOf } from './foreseen.js';
import { arrivals, putFrame } from './play.js';
import { hasRoomForConstruct, hostsFor } from './play-limits.js';
import { type StepOf, type Verb } from './verb.js';

/** Putting cards into a deck, back into the hand, into play or into a pile: VD-4.2.12, VD-7.1.1, VD-2.8.6, VD-H.33, VD-H.78. */

type Put = StepOf<'put'>;

/** Who has the card in play: of several each its owner, where that is said. */
const holderOf = (t: Table, line: LineFrame, { owner }: Card, by: Who): Seat =>
  by === 'its-owner' ? owner : (seatOf(t, by, line) ?? line.you);

const LASTING: readonly string[] = ['memory', 'entity', 'construct'];

/** Arcana have no place in a deck and Dream cards none in hand; the bastion moves within its deck alone. */
function canGo(t: Table, line: LineFrame, card: Card, { where, who }: Put): boolean {
  const { kind } = defOf(t, card);
  if (kind === 'mind' || isBanned(t, 'be-moved', card, line)) return false;
  switch (where) {
    case 'top':
    case 'bottom':
      return kind === 'bastion' ? card.zone === 'deck' && !isAnchored(t, card) : kind !== 'arcanum';
    case 'hand':
      return kind === 'arcanum' && card.zone !== 'hand';
    case 'play':
      return LASTING.includes(kind) && !isInPlay(t, card) && hasRoom(t, card, holderOf(t, line, card, who));
    case 'discard':
      return kind !== 'bastion' && (card.zone === 'void' || card.zone === 'deck');
  }
}

/** What attaches needs a host, or is discarded, which changes nothing for what lies there already (VD-H.68). */
function hasRoom(t: Table, card: Card, you: Seat): boolean {
  const { kind, hosts } = defOf(t, card);
  if (kind === 'construct') return hasRoomForConstruct(t, card.owner);
  return hosts === null || card.zone !== 'dream-discard' || hostsFor(t, card, you).length > 0;
}

function go(t: Table, line: LineFrame, card: Card, { where, who }: Put): void {
  tell(t, line, card, where);
  switch (where) {
    case 'play':
      bring(t, line, card, holderOf(t, line, card, who));
      return;
    case 'hand':
      move(t, card, 'hand');
      return;
    case 'discard':
      move(t, card, defOf(t, card).kind === 'arcanum' ? 'arcana-discard' : 'dream-discard');
      return;
    case 'top':
    case 'bottom':
      dropAttachments(t, card);
      if (card.zone === 'deck') moveInDeck(t, card, where === 'top' ? 'top' : 'end');
      else move(t, card, 'deck', where === 'top' ? 'top' : 'end');
  }
}

/** What comes before the arrival of a card that nobody had seen comes once all see it. */
function bring(t: Table, { source }: LineFrame, card: Card, you: Seat): void {
  const wasUnseen = isUnseen(card);
  push(t, putFrame(card, you));
  move(t, card, 'resolving');
  if (wasUnseen && hasBefores(t)) interrupt(t, find(t, 'before', foreseen(t, arrivals(t, card, you, source))));
}

/** Of a card that stays hidden only who has seen it hears which it is. */
function tell(t: Table, { you }: LineFrame, card: Card, where: Where): void {
  const open = { where, seat: card.owner };
  const { slug } = defOf(t, card);
  if (card.zone !== 'deck' || card.up || where === 'play' || where === 'discard') {
    const seenBy = card.zone === 'deck' ? strangersTo(card) : [];
    t.tell?.(newTo(seenBy, openly('put', '7.1.1', { ...open, card: handleOf(t, card) })));
  } else if ((card.knows & KNOWS.front[you === FIRST ? 0 : 1]) !== 0) {
    t.tell?.(privately('put', '7.1.1', open, you, { card: slug }));
  } else {
    t.tell?.(openly('put', '7.1.1', open));
  }
}

export const put: Verb<StepOf<'put'>> = {
  fields: { what: need(pick), where: need(word(...WHERE)), who: or(who, 'you') },
  touches: (t, card, step, line) => canGo(t, line, card, step),
  can: (t, line, step) => picked(t, line, step.what).some((card) => canGo(t, line, card, step)),
  run(t, line, step) {
    const cards = picked(t, line, step.what).filter((card) => canGo(t, line, card, step));
    const leaving = cards.filter((card) => isInPlay(t, card) && card.zone !== 'deck');
    leavePlay(t, leaving, (card) => {
      go(t, line, card, step);
    });
    const others = cards.filter((card) => !leaving.includes(card));
    for (const card of step.where === 'play' ? others.toReversed() : others) go(t, line, card, step);
  },
  announces: () => [],
  heralds: (t, line, step) =>
    picked(t, line, step.what)
      .filter((card) => canGo(t, line, card, step))
      .flatMap((card) => {
        if (step.where === 'play')
          return isUnseen(card) ? [] : arrivals(t, card, holderOf(t, line, card, step.who), line.source);
        const stays = card.zone === 'deck' && step.where !== 'discard';
        const left = isInPlay(t, card) && !stays ? departures(t, card, card.controller, line.source) : [];
        return [...left, ...turnsOf(t, card.owner, deckAfter(t, card, step.where))];
      }),
};

function deckAfter(t: Table, { uid, owner }: Card, where: Where): readonly Uid[] {
  const { deck } = playerOf(t, owner);
  if (where === 'bottom') return withUnder(t, deck, uid);
  const others = deck.filter((other) => other !== uid);
  return where === 'top' ? [uid, ...others] : others;
}
