import { listed, meantBy } from '#cards';
import { type Phrase, phrase, type Problem, rule, saying } from '#kernel';
import { SIDED } from '../language.js';
import type { CardDef, CardSet } from '../set/compiled.js';
import { checkExtraLines, copiesOf, isOfAnyFaction, moreBastionsOf, sameArcanaOf } from './extra-lines.js';
import type { DeckList } from './list.js';

/** Deck building: VD-8.1.1 to 8.3.3, the checks DB-01 to DB-18 of the catalogue; all that fail are reported. */

const MOST_COPIES = 3;

type Note = (number: string, says: readonly Phrase[]) => void;

export function checkDeck(set: CardSet, brought: DeckList): readonly Problem[] {
  const problems: Problem[] = [];
  const note: Note = (number, says) => {
    const problem = { rule: rule(`VD-${number}`), line: null, ...saying(says) };
    if (problems.every((other) => other.says !== problem.says)) problems.push(problem);
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

function checkBastion({ main }: DeckList, { title, factions }: CardDef, note: Note): void {
  if (isOf(factions, main) || !isMain(main)) return;
  note(
    '8.1.3',
    phrase('"{card}" is of {faction}, but a bastion must be of the main faction, {main}.', {
      card: title,
      faction: listed(factions),
      main,
    }),
  );
}

const FOUR: readonly string[] = SIDED;
const isOf = (signs: readonly string[], faction: string | null): boolean => faction !== null && signs.includes(faction);
/** Cards are not held against a faction that is none. */
const isMain = (faction: string): boolean => FOUR.includes(faction);

function checkFactions({ main, guest }: DeckList, note: Note): void {
  const isNone = (name: string): readonly Phrase[] => [
    ...phrase('"{name}" is no faction; there are {factions}.', { name, factions: FOUR.join(', ') }),
    ...meantBy(name, FOUR),
  ];
  if (!isMain(main)) note('8.1.1', isNone(main));
  if (guest === null) return;
  if (!isMain(guest)) note('8.1.2', isNone(guest));
  if (guest === main) note('8.1.2', phrase('The guest faction must differ from the main faction, {main}.', { main }));
}

/** Where one card of a kind belongs, and another stands or none that there is. */
const WRONG = {
  bastion: {
    other: (card: string, is: string) => phrase('The card "{card}" is no bastion, but of the kind {is}.', { card, is }),
    none: (card: string) => phrase('There is no bastion "{card}" in the set.', { card }),
  },
  mind: {
    other: (card: string, is: string) =>
      phrase('The card "{card}" is no mind card, but of the kind {is}.', { card, is }),
    none: (card: string) => phrase('There is no mind card "{card}" in the set.', { card }),
  },
  arcanum: {
    other: (card: string, is: string) => phrase('The card "{card}" is no arcanum, but of the kind {is}.', { card, is }),
    none: (card: string) => phrase('There is no arcanum "{card}" in the set.', { card }),
  },
  dream: {
    other: (card: string, is: string) =>
      phrase('The card "{card}" is no Dream card, but of the kind {is}.', { card, is }),
    none: (card: string) => phrase('There is no Dream card "{card}" in the set.', { card }),
  },
};

/** A card that is not there, or stands where cards of another kind belong. */
function missing(
  { bySlug, cards }: CardSet,
  slug: string,
  isMeant: (card: CardDef) => boolean,
  part: keyof typeof WRONG,
): readonly Phrase[] {
  const def = bySlug.get(slug);
  if (def !== undefined) return WRONG[part].other(def.title, def.kind);
  const slugs = cards.filter(isMeant).map((card) => card.slug);
  return [...WRONG[part].none(slug), ...meantBy(slug, slugs)];
}

function find(set: CardSet, slug: string, kind: 'bastion' | 'mind' | 'arcanum', note: Note): CardDef | null {
  const def = set.bySlug.get(slug);
  if (def?.kind === kind) return def;
  note(
    '8.2.1',
    missing(set, slug, (card) => card.kind === kind, kind),
  );
  return null;
}

const DREAM: readonly CardDef['kind'][] = ['thought', 'memory', 'entity', 'construct', 'bastion'];

function findDream(set: CardSet, slug: string, note: Note): CardDef | null {
  const def = set.bySlug.get(slug);
  if (def !== undefined && DREAM.includes(def.kind)) return def;
  note(
    '8.2.1',
    missing(set, slug, (card) => DREAM.includes(card.kind), 'dream'),
  );
  return null;
}

/** Main, guest or neutral; of several signs one is enough (VD-H.90). */
function checkFaction({ main, guest }: DeckList, card: CardDef, number: string, note: Note): void {
  if ([main, guest, 'neutral'].some((one) => isOf(card.factions, one))) return;
  if (!isMain(main) || (guest !== null && !isMain(guest))) return;
  const facts = { card: card.title, faction: listed(card.factions), main };
  note(
    number,
    guest === null
      ? phrase('"{card}" is of {faction}; it must be {main} or neutral.', facts)
      : phrase('"{card}" is of {faction}; it must be {main}, {guest} or neutral.', { ...facts, guest }),
  );
}

/** Counted by title (VD-8.3.1, VD-8.3.2). */
function checkCopies(bastion: CardDef | null, arcana: readonly CardDef[], dream: readonly CardDef[], note: Note): void {
  const sameArcana = sameArcanaOf(bastion);
  for (const [card, n] of tally(arcana)) {
    if (n <= sameArcana) continue;
    const facts = { card: card.title, n };
    note(
      '8.3.1',
      sameArcana === 1
        ? phrase('"{card}" is in the hand {n} times; all arcana must have different titles.', facts)
        : phrase('"{card}" is in the hand {n} times; {most} are allowed.', { ...facts, most: sameArcana }),
    );
  }
  for (const [card, n] of tally(dream.filter((each) => !isBastion(each)))) {
    const most = copiesOf(bastion, card) ?? MOST_COPIES;
    if (n > most)
      note('8.3.2', phrase('"{card}" is in the deck {n} times; {most} are allowed.', { card: card.title, n, most }));
  }
  const bastions = dream.filter(isBastion);
  const more = moreBastionsOf(bastion);
  const [second] = bastions;
  if (second !== undefined && bastions.length > more) {
    const facts = { card: second.title, n: bastions.length + 1 };
    note(
      '8.2.1',
      more === 0
        ? phrase('A deck has one bastion; "{card}" makes {n}.', facts)
        : phrase('A deck has one bastion and {more} more; "{card}" makes {n}.', { ...facts, more }),
    );
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
      phrase('The deck has {n} Dream cards with the bastion; "{card}" asks for {most}.', {
        n: total,
        card: bastion.title,
        most: back.dream.count,
      }),
    );
  }
  const bound = dream.filter((card) => !isBastion(card) && !isOfAnyFaction(bastion, card));
  for (const card of new Set(bound)) checkFaction(deck, card, '8.2.2', note);
  checkGuests(deck, bound, back.dream.guests, '8.2.2', note);
  const further = arcana.filter((card) => card.title !== back.major);
  if (further.length === arcana.length)
    note('8.2.3', phrase('The major arcanum "{card}" is missing from the hand.', { card: back.major }));
  if (further.length !== back.arcana.count) {
    note(
      '8.2.4',
      phrase('There are {n} arcana besides "{major}"; "{card}" asks for {most}.', {
        n: further.length,
        major: back.major,
        card: bastion.title,
        most: back.arcana.count,
      }),
    );
  }
  const foreign = further.filter((card) => !isOfAnyFaction(bastion, card));
  for (const card of foreign) checkFaction(deck, card, '8.2.5', note);
  checkGuests(deck, foreign, back.arcana.guests, '8.2.5', note);
  const majors = set.cards.flatMap((card) => card.back?.major ?? []);
  for (const card of further) {
    if (majors.includes(card.title))
      note('H.91', phrase('"{card}" is the major arcanum of another bastion.', { card: card.title }));
  }
}

/** A card that has the sign of the main faction too is no guest (VD-H.90). */
function checkGuests(
  { main, guest }: DeckList,
  cards: readonly CardDef[],
  most: number,
  number: string,
  note: Note,
): void {
  if (guest === null) return;
  const guests = cards.filter(({ factions }) => isOf(factions, guest) && !isOf(factions, main)).length;
  if (guests > most)
    note(number, phrase('{n} cards are of the guest faction {guest}; {most} are allowed.', { n: guests, guest, most }));
}
