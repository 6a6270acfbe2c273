import type { Seat } from '#kernel';
import { type CardWord, EACH_CARD, type EachCard, isName, type Who, type Whose } from './language.js';
import { IT, registerOf } from './set/compiled.js';
import { type Card, KNOWS, type LineFrame, type Uid } from './state.js';
import { cardOf, other, type Table, uidOf, type Voice } from './table.js';

/** Whom and which card the words of a text mean, for who says it. */

export const lineOf = (voice: Voice): LineFrame | null => ('pc' in voice ? (voice as LineFrame) : null);

export function seatOf(t: Table, who: Who, voice: Voice): Seat | null {
  const { conflict } = t.state;
  switch (who) {
    case 'you':
      return voice.you;
    case 'opponent':
      return other(voice.you);
    case 'active':
      return t.state.active;
    case 'attacker':
      return conflict?.attacker ?? null;
    case 'defender':
      return conflict === null ? null : other(conflict.attacker);
    case 'winner':
      return isPlayer(t.state.winner) ? t.state.winner : null;
    case 'loser':
      return isPlayer(t.state.winner) ? other(t.state.winner) : null;
    case 'in-nightmare':
      return t.state.inNightmare;
    default:
      return seatInLine(t, who, lineOf(voice));
  }
}

/** Of a conflict that somebody won. */
const isPlayer = (winner: Seat | 'nobody' | null): winner is Seat => winner !== null && winner !== 'nobody';

/** Who can have cards of the group, you first. */
export function seatsOf(whose: Whose, you: Seat): readonly Seat[] {
  const theirs = other(you);
  switch (whose) {
    case 'yours':
      return [you];
    case 'theirs':
      return [theirs];
    case 'any':
    case 'each':
      return [you, theirs];
  }
}

type InLine = Extract<Who, 'that-player' | 'each' | 'its-owner' | 'its-controller'>;

function seatInLine(t: Table, who: InLine, line: LineFrame | null): Seat | null {
  if (line === null) return null;
  switch (who) {
    case 'that-player':
      return line.event?.seat ?? null;
    case 'each':
      return line.each;
    case 'its-owner':
      return cardIt(t, line)?.owner ?? null;
    case 'its-controller':
      return line.it >= 0 ? line.itsController : (cardIt(t, line)?.controller ?? null);
  }
}

/** What was chosen last; before any choice the card of the event. */
function cardIt(t: Table, { it, event }: LineFrame): Card | null {
  const uid = it >= 0 ? it : (event?.card ?? -1);
  return uid < 0 ? null : cardOf(t, uid);
}

/** Shuffled among others: nobody can tell which card it was (VD-2.2.3). */
export const isLost = ({ zone, up, knows }: Card): boolean => zone === 'deck' && !up && (knows & KNOWS.fronts) === 0;

const knownAs = (t: Table, uid: Uid): Card | null => {
  const card = uid < 0 ? null : cardOf(t, uid);
  return card === null || isLost(card) ? null : card;
};

export function cardCalled(t: Table, word: CardWord | EachCard, voice: Voice): Card | null {
  switch (word) {
    case EACH_CARD:
      return t.counted;
    case 'self':
      return knownAs(t, voice.source);
    case 'host': {
      const { host } = cardOf(t, voice.source);
      return host < 0 ? null : cardOf(t, host);
    }
    default: {
      const line = lineOf(voice);
      return line === null ? null : cardInLine(t, word, line);
    }
  }
}

function cardInLine(t: Table, word: Exclude<CardWord, 'self' | 'host'>, line: LineFrame): Card | null {
  switch (word) {
    case 'it':
      return knownAs(t, line.it);
    case 'that-card': {
      const uid = line.event?.card ?? -1;
      return uid < 0 ? null : cardOf(t, uid);
    }
    default: {
      const [ref] = line.bound[registerOf(word)] ?? [];
      return ref === undefined ? null : knownAs(t, uidOf(ref));
    }
  }
}

/** Whether the word stands for this card, alone or among others. */
export function isCalled(t: Table, word: CardWord, card: Card, voice: Voice): boolean {
  const refs = word === 'it' || isName(word) ? lineOf(voice)?.bound[word === 'it' ? IT : registerOf(word)] : null;
  return refs?.some((ref) => uidOf(ref) === card.uid) ?? cardCalled(t, word, voice)?.uid === card.uid;
}

export function isWhose(whose: Whose, { controller }: Card, voice: Voice): boolean {
  switch (whose) {
    case 'any':
      return true;
    case 'yours':
      return controller === voice.you;
    case 'theirs':
      return controller !== voice.you;
    case 'each':
      return controller === lineOf(voice)?.each;
  }
}
