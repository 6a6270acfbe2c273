import { didYouMean } from '#cards';
import { type Problem, rule } from '#kernel';
import { FACTIONS } from '../language.js';
import type { CardDef, CardSet } from '../set/compiled.js';
import { checkExtraLines, copiesOf, isOfAnyFaction, moreBastionsOf, sameArcanaOf } from './extra-lines.js';
import type { DeckList } from './list.js';

/** Deck building: VD-8.1.1 to 8.3.3, the checks DB-01 to DB-18 of the catalogue; all that fail are reported. */

const MOST_COPIES = 3;

type Note = (number: string, says: string) => void;

export function checkDeck(set: CardSet, brought: DeckList): readonly Problem[] {
  const problems: Problem[] = [];
  const note: Note = (number, says) => {
    problems.push({ rule: rule(`VD-${number}`), line: null, says });
  };
  checkFactions(brought, note);
  const deck = { ...brought, guest: brought.guest === brought.main ? null : brought.guest };
  const bastion = find(set, deck.bastion, 'bastion', note);
  const mind = find(set, deck.mind, 'mind', note);
  const arcana = deck.arcana.flatMap((slug) => find(set, slug, 'arcanum', note) ?? []);
  const dream = deck.dream.flatMap((slug) => findDream(set, slug, note) ?? []);
  for (const card of [...(bastion === null ? [] : [bastion]), ...dream.filter(isBastion)])
    checkBastion(deck, card, note);
  if (mind !== null) checkFaction(deck, mind, '8.1.4', note);
  checkCopies(bastion, arcana, dream, note);
  if (bastion !== null) checkCounts(set, deck, bastion, { arcana, dream }, note);
  if (bastion !== null) checkExtraLines(bastion, [...dream, bastion, ...arcana], note);
  return problems;
}

const isBastion = ({ kind }: CardDef): boolean => kind === 'bastion';

function checkBastion({ main }: DeckList, { title, faction }: CardDef, note: Note): void {
  if (faction === main || !isMain(main)) return;
  note('8.1.3', `"${title}" is of ${faction}, but a bastion must be of the main faction, ${main}.`);
}

const FOUR: readonly string[] = FACTIONS.filter((faction) => faction !== 'neutral');
/** Cards are not held against a faction that is none. */
const isMain = (faction: string): boolean => FOUR.includes(faction);

function checkFactions({ main, guest }: DeckList, note: Note): void {
  const isNone = (name: string): string =>
    `"${name}" is no faction; there are ${FOUR.join(', ')}.${didYouMean(name, FOUR)}`;
  if (!isMain(main)) note('8.1.1', isNone(main));
  if (guest === null) return;
  if (!isMain(guest)) note('8.1.2', isNone(guest));
  if (guest === main) note('8.1.2', `The guest faction must differ from the main faction, ${main}.`);
}

const NAME: Readonly<Partial<Record<CardDef['kind'], string>>> = { mind: 'mind card' };

/** A card that is not there, or stands where cards of another kind belong. */
function missing({ bySlug, cards }: CardSet, slug: string, isMeant: (card: CardDef) => boolean, kind: string): string {
  const def = bySlug.get(slug);
  if (def !== undefined) return `The card "${def.title}" is no ${kind}, but of the kind ${def.kind}.`;
  const slugs = cards.filter(isMeant).map((card) => card.slug);
  return `There is no ${kind} "${slug}" in the set.${didYouMean(slug, slugs)}`;
}

function find(set: CardSet, slug: string, kind: CardDef['kind'], note: Note): CardDef | null {
  const def = set.bySlug.get(slug);
  if (def?.kind === kind) return def;
  note(
    '8.2.1',
    missing(set, slug, (card) => card.kind === kind, NAME[kind] ?? kind),
  );
  return null;
}

const DREAM: readonly CardDef['kind'][] = ['thought', 'memory', 'entity', 'construct', 'bastion'];

function findDream(set: CardSet, slug: string, note: Note): CardDef | null {
  const def = set.bySlug.get(slug);
  if (def !== undefined && DREAM.includes(def.kind)) return def;
  note(
    '8.2.1',
    missing(set, slug, (card) => DREAM.includes(card.kind), 'Dream card'),
  );
  return null;
}

/** Main, guest or neutral. */
function checkFaction({ main, guest }: DeckList, card: CardDef, number: string, note: Note): void {
  if (card.faction === main || card.faction === guest || card.faction === 'neutral') return;
  if (!isMain(main) || (guest !== null && !isMain(guest))) return;
  const allowed = guest === null ? `${main} or neutral` : `${main}, ${guest} or neutral`;
  note(number, `"${card.title}" is of ${card.faction}; it must be ${allowed}.`);
}

/** Counted by title (VD-8.3.1, VD-8.3.2). */
function checkCopies(bastion: CardDef | null, arcana: readonly CardDef[], dream: readonly CardDef[], note: Note): void {
  const sameArcana = sameArcanaOf(bastion);
  for (const [card, n] of tally(arcana)) {
    const allowed = sameArcana === 1 ? 'all arcana must have different titles' : `${sameArcana} are allowed`;
    if (n > sameArcana) note('8.3.1', `"${card.title}" is in the hand ${n} times; ${allowed}.`);
  }
  for (const [card, n] of tally(dream.filter((each) => !isBastion(each)))) {
    const most = copiesOf(bastion, card) ?? MOST_COPIES;
    if (n > most) note('8.3.2', `"${card.title}" is in the deck ${n} times; ${most} are allowed.`);
  }
  const bastions = dream.filter(isBastion);
  const more = moreBastionsOf(bastion);
  const [second] = bastions;
  if (second !== undefined && bastions.length > more) {
    const allowed = more === 0 ? 'one bastion' : `one bastion and ${more} more`;
    note('8.2.1', `A deck has ${allowed}; "${second.title}" makes ${bastions.length + 1}.`);
  }
}

function tally(cards: readonly CardDef[]): Map<CardDef, number> {
  const counts = new Map<CardDef, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
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
  const bound = dream.filter((card) => !isBastion(card) && !isOfAnyFaction(bastion, card));
  for (const card of new Set(bound)) checkFaction(deck, card, '8.2.2', note);
  checkGuests(deck, bound, back.dream.guests, '8.2.2', note);
  const further = arcana.filter((card) => card.title !== back.major);
  if (further.length === arcana.length) note('8.2.3', `The major arcanum "${back.major}" is missing from the hand.`);
  if (further.length !== back.arcana.count) {
    note(
      '8.2.4',
      `There are ${further.length} arcana besides "${back.major}"; "${bastion.title}" asks for ${back.arcana.count}.`,
    );
  }
  const foreign = further.filter((card) => !isOfAnyFaction(bastion, card));
  for (const card of foreign) checkFaction(deck, card, '8.2.5', note);
  checkGuests(deck, foreign, back.arcana.guests, '8.2.5', note);
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
