import { didYouMean } from '#cards';
import { type Problem, rule } from '#kernel';
import { FACTIONS } from '../language.js';
import type { CardDef, CardSet } from '../set/compiled.js';
import type { DeckList } from './list.js';

/** Deck building: VD-8.1.1 to 8.3.3, the checks DB-01 to DB-18 of the catalogue; all that fail are reported. */

const MOST_COPIES = 3;

type Note = (number: string, says: string) => void;

export function checkDeck(set: CardSet, deck: DeckList): readonly Problem[] {
  const problems: Problem[] = [];
  const note: Note = (number, says) => {
    problems.push({ rule: rule(`VD-${number}`), line: null, says });
  };
  checkFactions(deck, note);
  const bastion = find(set, deck.bastion, 'bastion', note);
  const mind = find(set, deck.mind, 'mind', note);
  const arcana = deck.arcana.flatMap((slug) => find(set, slug, 'arcanum', note) ?? []);
  const dream = deck.dream.flatMap((slug) => findDream(set, slug, note) ?? []);
  if (bastion !== null && bastion.faction !== deck.main) {
    note(
      '8.1.3',
      `"${bastion.title}" is of ${bastion.faction}, but a bastion must be of the main faction, ${deck.main}.`,
    );
  }
  if (mind !== null) checkFaction(deck, mind, '8.1.4', note);
  checkCopies(arcana, dream, note);
  if (bastion !== null) checkCounts(set, deck, bastion, { arcana, dream }, note);
  return problems;
}

function checkFactions({ main, guest }: DeckList, note: Note): void {
  const four: readonly string[] = FACTIONS.filter((faction) => faction !== 'neutral');
  if (!four.includes(main)) note('8.1.1', `"${main}" is no faction.${didYouMean(main, four)}`);
  if (guest === null) return;
  if (!four.includes(guest)) note('8.1.2', `"${guest}" is no faction.${didYouMean(guest, four)}`);
  if (guest === main) note('8.1.2', `The guest faction must differ from the main faction, ${main}.`);
}

function find(set: CardSet, slug: string, kind: CardDef['kind'], note: Note): CardDef | null {
  const def = set.bySlug.get(slug);
  if (def?.kind === kind) return def;
  const names = set.cards.filter((card) => card.kind === kind).map((card) => card.slug);
  note('8.2.1', `There is no ${kind} "${slug}" in the set.${didYouMean(slug, names)}`);
  return null;
}

const DREAM: readonly CardDef['kind'][] = ['thought', 'memory', 'entity', 'construct'];

function findDream(set: CardSet, slug: string, note: Note): CardDef | null {
  const def = set.bySlug.get(slug);
  if (def !== undefined && DREAM.includes(def.kind)) return def;
  if (def?.kind === 'bastion') {
    note('8.2.1', `A deck has one bastion; "${def.title}" is a second one.`);
    return null;
  }
  const names = set.cards.filter((card) => DREAM.includes(card.kind)).map((card) => card.slug);
  note('8.2.1', `There is no Dream card "${slug}" in the set.${didYouMean(slug, names)}`);
  return null;
}

/** Main, guest or neutral. */
function checkFaction({ main, guest }: DeckList, card: CardDef, number: string, note: Note): void {
  if (card.faction === main || card.faction === guest || card.faction === 'neutral') return;
  const allowed = guest === null ? `${main} or neutral` : `${main}, ${guest} or neutral`;
  note(number, `"${card.title}" is of ${card.faction}; it must be ${allowed}.`);
}

/** Counted by title (VD-8.3.1, VD-8.3.2). */
function checkCopies(arcana: readonly CardDef[], dream: readonly CardDef[], note: Note): void {
  for (const [title, n] of tally(arcana)) {
    if (n > 1) note('8.3.1', `"${title}" is in the hand ${n} times; all arcana must have different titles.`);
  }
  for (const [title, n] of tally(dream)) {
    if (n > MOST_COPIES) note('8.3.2', `"${title}" is in the deck ${n} times; ${MOST_COPIES} are allowed.`);
  }
}

function tally(cards: readonly CardDef[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of cards) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

interface Found {
  readonly arcana: readonly CardDef[];
  readonly dream: readonly CardDef[];
}

/** The lines on the bastion's back (VD-8.2.1 to 8.2.5, VD-H.91). */
function checkCounts(set: CardSet, deck: DeckList, bastion: CardDef, { arcana, dream }: Found, note: Note): void {
  const { back } = bastion;
  if (back === null) return;
  const total = deck.dream.length + 1;
  if (total !== back.dream.count) {
    note(
      '8.2.1',
      `The deck has ${total} Dream cards with the bastion; "${bastion.title}" asks for ${back.dream.count}.`,
    );
  }
  for (const card of new Set(dream)) checkFaction(deck, card, '8.2.2', note);
  checkGuests(deck, dream, back.dream.guests, '8.2.2', note);
  const further = arcana.filter((card) => card.title !== back.major);
  if (further.length === arcana.length) note('8.2.3', `The major arcanum "${back.major}" is missing from the hand.`);
  if (further.length !== back.arcana.count) {
    note(
      '8.2.4',
      `There are ${further.length} arcana besides "${back.major}"; "${bastion.title}" asks for ${back.arcana.count}.`,
    );
  }
  for (const card of further) checkFaction(deck, card, '8.2.5', note);
  checkGuests(deck, further, back.arcana.guests, '8.2.5', note);
  const majors = set.cards.flatMap((card) => card.back?.major ?? []);
  for (const card of further) {
    if (majors.includes(card.title)) note('H.91', `"${card.title}" is the major arcanum of another bastion.`);
  }
}

function checkGuests({ guest }: DeckList, cards: readonly CardDef[], most: number, number: string, note: Note): void {
  if (guest === null) return;
  const guests = cards.filter(({ faction }) => faction === guest).length;
  if (guests > most) note(number, `${guests} cards are of the guest faction ${guest}; ${most} are allowed.`);
}
