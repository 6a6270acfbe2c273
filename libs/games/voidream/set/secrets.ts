import type { Flaw } from '#cards';
import { cardsIn, type Pick, type Step } from '../language.js';

/**
 * After a look in private, what a step asks about the cards may not decide what happens in the open: the others would read the
 * answer from it. So only who looked may choose among them, until they are shown (VD-7.13.1, VD-7.7.2).
 */
export const secretsTold = (steps: readonly Step[], at: Flaw['at']): readonly Flaw[] =>
  told(steps, at, { looked: false, it: false });

/** Whether the cards looked at, and the card chosen last, are still hidden from the others. */
interface Hidden {
  looked: boolean;
  it: boolean;
}

const SAYS =
  'Only one player has seen these cards, and the other would learn of them by what follows. ' +
  'Use "reveal-top" or "reveal" first, or let the player choose among them.';

function told(steps: readonly Step[], at: Flaw['at'], hidden: Hidden): readonly Flaw[] {
  return steps.flatMap((step, i) => {
    const here = [...at, i];
    const asks = Object.entries(step).filter(([field]) => QUESTIONS.includes(field));
    const flaws: Flaw[] = asks
      .filter(([, asked]) => isAbout(asked, hidden))
      .map(([field]) => ({ at: [...here, field], says: SAYS }));
    if (hidden.looked && isSifted(pickOf(step))) {
      flaws.push({ at: [...here, step.do === 'for-each' ? 'of' : 'what'], says: SAYS });
    }
    if (asksWhether(step).some((first) => depends(first, hidden))) flaws.push({ at: here, says: SAYS });
    note(step, hidden);
    return [...flaws, ...within(step).flatMap(([below, inner]) => told(inner, [...here, ...below], hidden))];
  });
}

/** Where a step holds a condition or an amount. */
const QUESTIONS: readonly string[] = ['check', 'while', 'times', 'amount', 'count', 'by', 'give'];

function isAbout(asked: unknown, hidden: Hidden): boolean {
  if (typeof asked !== 'object' || asked === null) return false;
  if ('what' in asked && 'like' in asked) return asked.what === 'it' && hidden.it && isOfHidden(asked.like);
  if ('on' in asked && asked.on === 'it' && 'of' in asked) return hidden.it;
  if ('group' in asked) return hidden.looked && isLooked(asked.group);
  return Object.values(asked).some((part) => isAbout(part, hidden));
}

/** What is done to all of some sort, or to those at one end, shows which of the cards are of it. */
const isSifted = (pick: Pick | null): boolean =>
  typeof pick === 'object' &&
  pick !== null &&
  (pick.pick === 'all' || pick.pick === 'random') &&
  isAmongLooked(pick) &&
  (('best' in pick && pick.best !== null) || JSON.stringify(pick.of) !== ANY_LOOKED);
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
  return pick === 'it'
    ? hidden.it
    : typeof pick === 'object' && pick.pick === 'all' && hidden.looked && isAmongLooked(pick);
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
    hidden.looked = hidden.it = step.do === 'look-top';
    return;
  }
  const pick = pickOf(step);
  if (pick === null) return;
  if (typeof pick === 'object') hidden.it = hidden.looked && isAmongLooked(pick);
  if (!isOpen(step)) return;
  if (pick === 'it' || typeof pick === 'object') hidden.it = false;
  if (typeof pick === 'object' && pick.pick === 'all' && isAmongLooked(pick)) hidden.looked = false;
}

const isAmongLooked = (pick: Exclude<Pick, string>): boolean => 'of' in pick && isLooked(pick.of);

/** Whether all see what it is done to. */
const isOpen = (step: Step): boolean =>
  SHOWING.includes(step.do) || (step.do === 'put' && (step.where === 'play' || step.where === 'discard'));
const SHOWING: readonly Step['do'][] = ['reveal', 'play', 'discard', 'void'];
