import type { Flaw } from '#cards';
import { cardsIn, type CardWord, type Name, type Pick, type Step } from '../language.js';

/**
 * After a look in private, what a step asks about the cards may not decide what happens in the open: the others would read the
 * answer from it. So only who looked may choose among them, until they are shown (VD-7.13.1, VD-7.7.2).
 */
export const secretsTold = (steps: readonly Step[], at: Flaw['at']): readonly Flaw[] =>
  told(steps, at, { looked: false, cards: new Set(), isIt: null });

/** Whether the cards looked at are still hidden from the others, and which of the cards that have a word; `isIt` is the name of what was chosen last. */
interface Hidden {
  looked: boolean;
  cards: Set<CardWord>;
  isIt: Name | null;
}

const SAYS =
  'Only one player has seen these cards, and the other would learn of them by what follows. ' +
  'Use "reveal-top" or "reveal" first, or let the player choose among them.';

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
      return { way, found: told(inner, [...here, ...below], way) };
    });
    for (const { way } of ways) join(hidden, way);
    if (step.do !== 'if') did = step.do === 'may' || step.do === 'if-able' ? (ways[0]?.way ?? null) : null;
    return [...flaws, ...ways.flatMap(({ found }) => found)];
  });
}

/** Whether it goes on only if what came before it was done. */
const isIfDone = (step: Step): boolean =>
  step.do === 'if' &&
  (step.check.is === 'done' || (step.check.is === 'all' && step.check.checks.some(({ is }) => is === 'done')));

const copy = ({ looked, cards, isIt }: Hidden): Hidden => ({ looked, cards: new Set(cards), isIt });

/** Where a line may have gone one way or the other, whatever is hidden on one of them is. */
function join(hidden: Hidden, way: Hidden): void {
  hidden.looked ||= way.looked;
  for (const card of way.cards) hidden.cards.add(card);
  if (hidden.isIt !== way.isIt) hidden.isIt = null;
}

/** Where a step holds a condition or an amount. */
const QUESTIONS: readonly string[] = ['check', 'while', 'times', 'amount', 'count', 'by', 'give', 'what', 'of', 'to'];

function isAbout(asked: unknown, hidden: Hidden): boolean {
  if (typeof asked !== 'object' || asked === null) return false;
  if ('what' in asked && 'like' in asked) return isHidden(asked.what, hidden) && isOfHidden(asked.like);
  if ('on' in asked && 'of' in asked) return isHidden(asked.on, hidden);
  if ('group' in asked && hidden.looked && isLooked(asked.group)) return true;
  return Object.values(asked).some((part) => isAbout(part, hidden));
}

const isHidden = (word: unknown, { cards }: Hidden): boolean => [...cards].some((card) => card === word);

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
    ? isHidden(pick, hidden)
    : pick.pick === 'all' && hidden.looked && isAmongLooked(pick);
}

const pickOf = (step: Step): Pick | null => ('what' in step ? step.what : step.do === 'for-each' ? step.of : null);

const isLooked = (group: unknown): boolean =>
  typeof group === 'object' && group !== null && 'in' in group && group.in === 'looked';

/** Where no place is named, any is meant. */
const isOfHidden = (like: unknown): boolean =>
  isLooked(like) || (typeof like === 'object' && like !== null && 'in' in like && like.in === null);

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
  if (step.do === 'look-top' || step.do === 'reveal-top') {
    hidden.looked = step.do === 'look-top';
    chosen(hidden, null, hidden.looked);
    return;
  }
  const pick = pickOf(step);
  if (pick === null) return;
  if (typeof pick === 'object') {
    chosen(hidden, 'as' in pick ? pick.as : null, hidden.looked && isAmongLooked(pick));
  }
  if (!isOpen(step)) return;
  for (const word of shown(pick, hidden)) hidden.cards.delete(word);
  if (typeof pick === 'object' && pick.pick === 'all' && isAmongLooked(pick)) hidden.looked = false;
}

/** What was chosen is `it`, and has its name. */
function chosen(hidden: Hidden, name: Name | null, isSecret: boolean): void {
  hidden.isIt = name;
  for (const word of name === null ? (['it'] as const) : (['it', name] as const)) {
    if (isSecret) hidden.cards.add(word);
    else hidden.cards.delete(word);
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
