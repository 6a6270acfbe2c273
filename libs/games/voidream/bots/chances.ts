import type { Seat } from '#kernel';
import { capacityOf, depthOf, keywordOf, numberOf } from '../reckon.js';
import type { Card, Player } from '../state.js';
import { cardOf, defOf, other, playerOf, type Table } from '../table.js';
import { evaluate } from './evaluate.js';
import { LEARNED } from './learned.js';

/** What a point of taste is worth, in logarithms of odds. */
const ODDS_OF_A_POINT = 0.08;

/** How likely the seat is to win, by what games have taught and by taste in equal parts: between 0 and 1. */
export function chancesOf(t: Table, seat: Seat): number {
  const { outcome } = t.state;
  if (outcome !== null) return outcome.winner === null ? 1 / 2 : outcome.winner === seat ? 1 : 0;
  const taught = prospects(t, seat) - prospects(t, other(seat));
  return 1 / (1 + Math.exp(-(taught + ODDS_OF_A_POINT * evaluate(t, seat)) / 2));
}

/** In logarithms of odds; only the difference between both sides means something. */
function prospects(t: Table, seat: Seat): number {
  let sum = 0;
  noteSide(t, seat, (feature, times = 1) => {
    sum += (LEARNED[feature] ?? 0) * times;
  });
  return sum;
}

/** What is more than that counts as that. */
const MOST_DEPTH = 4;
const MOST_ARCANA = 8;

/** Something that a side has, and how much of it. */
export type Note = (feature: string, times?: number) => void;

/** All of a side that may say how it will do. */
export function noteSide(t: Table, seat: Seat, note: Note): void {
  const player = playerOf(t, seat);
  if (t.state.active === seat) note('first');
  note(`depth ${Math.min(depthOf(t, seat), MOST_DEPTH)}`);
  noteDeck(t, player, note);
  noteArcana(t, player, note);
  notePlay(t, seat, note);
}

function noteDeck(t: Table, { deck, bastion, construct }: Player, note: Note): void {
  const above = deck.indexOf(bastion);
  note(`bastion ${defOf(t, cardOf(t, bastion)).slug}`);
  note('deck', deck.length);
  note('above bastion', above);
  note(`above bastion from ${STEPS.findLast((step) => step <= above) ?? 0}`);
  if (construct < 0 || construct === bastion) return;
  note('construct');
  note('stability of construct', capacityOf(t, cardOf(t, construct)));
}

/** Where it makes a difference whether there are more cards above the bastion. */
const STEPS: readonly number[] = [0, 1, 2, 3, 4, 6, 9, 13, 20];

function noteArcana(t: Table, { hand, arcanaDiscard }: Player, note: Note): void {
  note('hand', hand.length);
  note(`arcana ${Math.min(hand.length + arcanaDiscard.length, MOST_ARCANA)}`);
  for (const uid of hand) note(`has ${defOf(t, cardOf(t, uid)).slug}`);
  for (const uid of arcanaDiscard) note(`has ${defOf(t, cardOf(t, uid)).slug}`);
}

function notePlay(t: Table, seat: Seat, note: Note): void {
  for (const uid of playerOf(t, seat).play) noteCard(t, cardOf(t, uid), note);
  for (const uid of t.state.attached) {
    const card = cardOf(t, uid);
    if (card.controller !== seat) continue;
    note(card.up ? 'attached' : 'charge');
    if (card.up) note(`plays ${defOf(t, card).slug}`);
  }
}

function noteCard(t: Table, card: Card, note: Note): void {
  if (!card.up) {
    note('veiled');
    return;
  }
  const { slug, kind } = defOf(t, card);
  note(kind);
  note(`plays ${slug}`);
  if (kind !== 'entity') return;
  note('dawn', numberOf(t, card, 'dawn'));
  note('stability', numberOf(t, card, 'stability'));
  note(keywordOf(t, card, 'dread') > 0 ? 'dusk with dread' : 'dusk', numberOf(t, card, 'dusk'));
  if (card.exhausted) note('exhausted');
}
