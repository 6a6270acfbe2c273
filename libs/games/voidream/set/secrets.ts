import type { Flaw } from '#cards';
import {
  cardsIn,
  type CardWord,
  type Group,
  isDescribed,
  isOfFronts,
  type Likeness,
  type Name,
  type Pick,
  type Step,
} from '../language.js';
import { isGroup } from './hands.js';

/**
 * What a step asks about cards in a hand, or about cards that one player has looked at, may not decide what happens in the open: the others
 * would read the answer from it. So only who has seen them may choose among them, until they are shown (VD-2.2.3, VD-7.13.1, VD-7.7.2).
 */
export const secretsTold = (steps: readonly Step[], at: Flaw['at']): readonly Flaw[] =>
  told(steps, at, { looked: false, hands: new Set(['you', 'opponent']), cards: new Map(), isIt: null });

type Lair = 'looked' | 'hand' | 'deck';

/**
 * Whether the cards looked at are still hidden from the others, whose hands, and which of the cards that have a word, by where they were;
 * `isIt` is the name of what was chosen last.
 */
interface Hidden {
  looked: boolean;
  hands: Set<Owner>;
  cards: Map<CardWord, Lair>;
  isIt: Name | null;
}
type Owner = 'you' | 'opponent';

const SAYS =
  'Only one player has seen these cards, and the other would learn of them by what follows. ' +
  'Use "reveal-top", "reveal" or "show-hand" first, or let the player choose among them.';

function told(steps: readonly Step[], at: Flaw['at'], hidden: Hidden): readonly Flaw[] {
  /** How it is where the step just before was done. */
  let did: Hidden | null = null;
  return steps.flatMap((step, i) => {
    const here = [...at, i];
    const known = did !== null && isIfDone(step) ? did : hidden;
    const asks = Object.entries(step).filter(([field]) => QUESTIONS.includes(field));
    const flaws: Flaw[] = asks
      .filter(([, asked]) => isAbout(asked, known))
      .map(([field]) => ({ at: [...here, field], says: SAYS }));
    if (hidden.looked && isSifted(pickOf(step))) {
      flaws.push({ at: [...here, step.do === 'for-each' ? 'of' : 'what'], says: SAYS });
    }
    if (asksWhether(step).some((first) => depends(first, hidden))) flaws.push({ at: here, says: SAYS });
    note(step, hidden);
    const before = copy(hidden);
    const ways = within(step).map(([below, inner], nth) => {
      const way = step.do === 'each-player' ? hidden : copy(nth === 0 && isIfDone(step) ? known : before);
      if (step.do === 'repeat' || step.do === 'for-each') goOnce(inner, way);
      return { way, found: told(inner, [...here, ...below], way) };
    });
    for (const { way } of ways) join(hidden, way);
    if (step.do === 'repeat' && isAbout(step.until, hidden)) flaws.push({ at: [...here, 'until'], says: SAYS });
    if (step.do !== 'if') did = step.do === 'may' || step.do === 'if-able' ? (ways[0]?.way ?? null) : null;
    return [...flaws, ...ways.flatMap(({ found }) => found)];
  });
}

/** What may be hidden when steps begin a second time is what was before, and whatever they hide. */
function goOnce(steps: readonly Step[], hidden: Hidden): void {
  const way = copy(hidden);
  for (const step of steps) {
    note(step, way);
    for (const [, inner] of within(step)) goOnce(inner, way);
  }
  join(hidden, way);
}

/** Whether it goes on only if what came before it was done. */
const isIfDone = (step: Step): boolean =>
  step.do === 'if' &&
  (step.check.is === 'done' || (step.check.is === 'all' && step.check.checks.some(({ is }) => is === 'done')));

const copy = ({ looked, hands, cards, isIt }: Hidden): Hidden => ({
  looked,
  hands: new Set(hands),
  cards: new Map(cards),
  isIt,
});

/** Where a line may have gone one way or the other, whatever is hidden on one of them is. */
function join(hidden: Hidden, way: Hidden): void {
  hidden.looked ||= way.looked;
  for (const owner of way.hands) hidden.hands.add(owner);
  for (const [card, place] of way.cards) hidden.cards.set(card, place);
  if (hidden.isIt !== way.isIt) hidden.isIt = null;
}

/** Where a step holds a condition or an amount. */
const QUESTIONS: readonly string[] = ['check', 'while', 'times', 'amount', 'count', 'by', 'give', 'what', 'of', 'to'];

function isAbout(asked: unknown, hidden: Hidden): boolean {
  if (typeof asked !== 'object' || asked === null) return false;
  return isAboutCard(asked, hidden) ?? (isAboutGroup(asked, hidden) || isWithin(asked, hidden));
}

const isWithin = (asked: object, hidden: Hidden): boolean => Object.values(asked).some((part) => isAbout(part, hidden));

/** A condition on one card, or an amount by it; null for anything else. */
function isAboutCard(asked: object, hidden: Hidden): boolean | null {
  if ('what' in asked && 'like' in asked) return isOfHidden(asked.like, placeOf(asked.what, hidden));
  if ('a' in asked && 'with' in asked) return placeOf(asked.with, hidden) !== null;
  if (!('on' in asked && 'of' in asked)) return null;
  const place = placeOf(asked.on, hidden);
  return place !== null && !(place !== 'looked' && asked.of === 'value');
}

/** An amount by several cards, or a choice among them by who has not seen them. */
function isAboutGroup(asked: object, hidden: Hidden): boolean {
  if ('group' in asked && isGroup(asked.group)) return isSecret(asked.group, hidden);
  if (!('pick' in asked && 'of' in asked && isGroup(asked.of)) || !isHandSecret(asked.of, hidden)) return false;
  return !('by' in asked && isOwner(asked.by, asked.of));
}

/** Where a card lay that is hidden. */
const placeOf = (word: unknown, { cards }: Hidden): Lair | null =>
  [...cards].find(([card]) => card === word)?.[1] ?? null;

const isSecret = (group: Group, hidden: Hidden): boolean =>
  (hidden.looked && isLooked(group)) || isHandSecret(group, hidden);
const isHandSecret = (group: Group, { hands }: Hidden): boolean =>
  isOfFronts(group) && ownersOf(group).some((owner) => hands.has(owner));

const OWNERS = { yours: ['you'], theirs: ['opponent'], each: ['you', 'opponent'], any: ['you', 'opponent'] } as const;
const ownersOf = ({ whose }: Group): readonly Owner[] => OWNERS[whose];
/** Whoever chooses in a hand of their own has seen it. */
const isOwner = (by: unknown, { whose }: Group): boolean =>
  whose === 'each' ? by === 'each' : whose !== 'any' && by === OWNERS[whose][0];

/** What is done to all of some sort, or to those at one end, shows which of the cards are of it. */
const isSifted = (pick: Pick | null): boolean =>
  typeof pick === 'object' &&
  pick !== null &&
  (pick.pick === 'all' || pick.pick === 'random') &&
  isAmongLooked(pick) &&
  (('best' in pick && pick.best !== null) || JSON.stringify({ ...pick.of, but: null }) !== ANY_LOOKED);
const ANY_LOOKED = JSON.stringify(cardsIn('looked'));

/** The steps of which it is first asked whether they are possible, and all see what comes of it. */
function asksWhether(step: Step): readonly Step[] {
  const held = step.do === 'may' || step.do === 'if-able' ? [step.steps] : step.do === 'one-of' ? step.modes : [];
  return held.flatMap(([first]) => first ?? []);
}

/** Whether it may be possible or not by the front of a card that is hidden from the others. */
function depends(step: Step, hidden: Hidden): boolean {
  const pick = pickOf(step);
  if (pick === null || step.do === 'choose' || step.do === 'for-each' || step.do === 'reveal') return false;
  if (step.do === 'put' && (step.where === 'top' || step.where === 'bottom')) return false;
  return typeof pick === 'string'
    ? isTold(placeOf(pick, hidden), step)
    : pick.pick === 'all' && hidden.looked && isAmongLooked(pick);
}

/** What can be done to a card of a hand goes by its front only where it is played. */
const isTold = (place: Lair | null, { do: word }: Step): boolean =>
  place === 'looked' || (place === 'hand' && word === 'play');

const pickOf = (step: Step): Pick | null => ('what' in step ? step.what : step.do === 'for-each' ? step.of : null);

const isLooked = (group: unknown): boolean =>
  typeof group === 'object' && group !== null && 'in' in group && group.in === 'looked';

/** Where no place is named, any is meant; of a hand the backs are known. */
function isOfHidden(like: unknown, place: Lair | null): boolean {
  if (place === null || !isLikeness(like) || (like.in !== null && like.in !== place)) return false;
  return place === 'looked' || isDescribed(place === 'hand' ? { ...like, is: [] } : like);
}
const isLikeness = (like: unknown): like is Likeness => typeof like === 'object' && like !== null && 'in' in like;

/** The steps that a step holds, and where. */
export function within(step: Step): readonly (readonly [Flaw['at'], readonly Step[]])[] {
  switch (step.do) {
    case 'may':
    case 'each-player':
    case 'repeat':
    case 'for-each':
      return [[['steps'], step.steps]];
    case 'if':
      return [
        [['then'], step.then],
        [['else'], step.else],
      ];
    case 'if-able':
      return [
        [['steps'], step.steps],
        [['else'], step.else],
      ];
    case 'one-of':
      return step.modes.map((steps, i) => [['modes', i], steps]);
    default:
      return [];
  }
}

/** What the step itself hides or shows. */
function note(step: Step, hidden: Hidden): void {
  if (step.do === 'show-hand') {
    if (step.who === 'each') hidden.hands.clear();
    if (step.who === 'you' || step.who === 'opponent') hidden.hands.delete(step.who);
  } else if (step.do === 'look-top' || step.do === 'reveal-top') {
    hidden.looked = step.do === 'look-top';
    chosen(hidden, null, hidden.looked ? 'looked' : null);
  } else {
    const pick = pickOf(step);
    if (typeof pick === 'object' && pick !== null) {
      chosen(hidden, 'as' in pick ? pick.as : null, secretPlaceOf(pick, hidden));
    }
    if (pick !== null && isOpen(step)) show(pick, hidden);
  }
}

function show(pick: Pick, hidden: Hidden): void {
  for (const word of shown(pick, hidden)) hidden.cards.delete(word);
  if (typeof pick !== 'object' || pick.pick !== 'all') return;
  if (isAmongLooked(pick)) hidden.looked = false;
  if (pick.of.in === 'hand' && !isOfFronts(pick.of)) for (const owner of ownersOf(pick.of)) hidden.hands.delete(owner);
}

function secretPlaceOf(pick: Exclude<Pick, string>, hidden: Hidden): Lair | null {
  if (pick.pick === 'deck') return isTop(pick) ? 'deck' : 'looked';
  if (hidden.looked && isAmongLooked(pick)) return 'looked';
  const isInHand = 'of' in pick && pick.of.in === 'hand' && ownersOf(pick.of).some((owner) => hidden.hands.has(owner));
  return isInHand ? 'hand' : null;
}

/** Of a deck all see the back of the top card, and of nothing else (VD-7.12.1). */
const isTop = ({ from, count }: Extract<Pick, { pick: 'deck' }>): boolean => from === 'top' && count === 1;

/** What was chosen is `it`, and has its name. */
function chosen(hidden: Hidden, name: Name | null, place: Lair | null): void {
  hidden.isIt = name;
  for (const word of name === null ? (['it'] as const) : (['it', name] as const)) {
    if (place === null) hidden.cards.delete(word);
    else hidden.cards.set(word, place);
  }
}

/** The words for what is shown now. */
function shown(pick: Pick, { isIt }: Hidden): readonly CardWord[] {
  const word = typeof pick === 'object' ? 'it' : pick === 'attachments' ? null : pick;
  if (word === null) return [];
  return isIt !== null && (word === 'it' || word === isIt) ? ['it', isIt] : [word];
}

const isAmongLooked = (pick: Exclude<Pick, string>): boolean => 'of' in pick && isLooked(pick.of);

/** Whether all see what it is done to. */
const isOpen = (step: Step): boolean =>
  SHOWING.includes(step.do) || (step.do === 'put' && (step.where === 'play' || step.where === 'discard'));
const SHOWING: readonly Step['do'][] = ['reveal', 'play', 'discard', 'void'];
