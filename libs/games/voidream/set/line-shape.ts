import {
  fields,
  type Flaw,
  list,
  maybe,
  named,
  need,
  or,
  type Shape,
  text,
  type Variants,
  variants,
  whole,
  word,
} from '#cards';
import {
  type AbilityLine,
  BASES,
  CARD_BANS,
  DUTIES,
  type Cost,
  type Described,
  type EventName,
  EVENTS,
  type Grant,
  isDescribed,
  type Line,
  type Passing,
  type Pick,
  PLAYER_BANS,
  SIDED,
  type Step,
  SWAPS,
  type TriggerLine,
  UNFORESEEN,
  UNSEEN_BEFORE,
  type Until,
} from '../language.js';
import { VERBS } from '../rules/verbs.js';
import { idleDoers } from './doers.js';
import { strayEach } from './each-card.js';
import { isOfFrontLookedAt, LOOKED_AT, ownTallies } from './happened.js';
import { handsTold } from './hands.js';
import { idleGrants } from './idle-grants.js';
import { momentary, PASSING_CARDS } from './momentary.js';
import { misnamed } from './names.js';
import { secretsTold, within } from './secrets.js';
import { sound } from './sound.js';
import { vain } from './vain.js';
import {
  amount,
  cardsAnywhere,
  check,
  conflictType,
  group,
  keyword,
  numberField,
  pick,
  playLimit,
  who,
  whoseEvent,
} from './words.js';

/** How the lines of a card are written in a file of cards. */

const fieldsOf = Object.fromEntries(Object.entries(VERBS).map(([name, verb]) => [name, verb.fields])) as {
  readonly [D in keyof typeof VERBS]: (typeof VERBS)[D]['fields'];
};

const step: Shape<Step> = named('step', () =>
  variants<Step, 'do'>('a step', 'do', {
    ...fieldsOf,
    choose: { what: need(pick) },
    for: {
      long: or(word('phase', 'turn', 'round', 'conflict', 'game'), 'phase'),
      while: maybe(check),
      until: maybe(until),
      give: need(passing),
    },
    may: { who: or(who, 'you'), steps: need(steps) },
    if: { check: need(check), then: need(steps), else: or(list(step), []) },
    'each-player': { steps: need(steps) },
    repeat: { times: need(amount), until: maybe(check), steps: need(steps) },
    'for-each': { of: need(pick), steps: need(steps) },
    'if-able': { steps: need(steps), else: or(list(step), []) },
    'one-of': { who: or(who, 'you'), count: or(whole(1, 9), 1), modes: need(list(steps, 2)) },
  }),
);
const steps = list(step, 1);

const count = whole(1, 9);
const cost: Shape<Cost> = named('cost', () =>
  variants<Cost, 'pay'>('a cost', 'pay', {
    'exhaust-self': {},
    'sacrifice-self': {},
    roll: {},
    mind: { times: or(count, 1) },
    exhaust: { count: or(count, 1), of: need(group) },
    sacrifice: { count: or(count, 1), of: need(group) },
    void: { count: or(count, 1), of: need(group) },
    'discard-arcana': { count: or(count, 1) },
    'void-arcana': { count: or(count, 1) },
    'discard-top': { count: or(count, 1) },
    'dream-damage': { count: or(count, 1) },
    'return-veiled': { count: or(count, 1) },
    'discard-charge': { count: or(count, 1) },
    detach: { count: or(count, 1) },
  }),
);

const eventCard: Shape<'self' | 'host' | Described> = {
  ...cardsAnywhere,
  says: `"self", "host" or ${cardsAnywhere.says}`,
  fits: (value) => typeof value === 'string' || cardsAnywhere.fits(value),
  read: (value, at, flaws) =>
    typeof value === 'string' ? word('self', 'host').read(value, at, flaws) : cardsAnywhere.read(value, at, flaws),
  schema: (defs) => ({ anyOf: [word('self', 'host').schema(defs), cardsAnywhere.schema(defs)] }),
};

const base = word(...BASES);
const happening: Shape<EventName> = word(...EVENTS);
const until: Shape<Until> = named('until', () =>
  fields<Until>('what ends it', { event: need(happening), who: whoseEvent, card: maybe(eventCard) }),
);
const often = maybe(word('once-a-turn', 'once-a-conflict', 'once-a-round', 'once-a-game'));
const inForce: Variants<AbilityLine | TriggerLine, 'line'> = {
  ability: {
    only: maybe(playLimit),
    often,
    from: or(base, 'play'),
    pay: need(list(cost, 1)),
    if: maybe(check),
    do: need(steps),
  },
  trigger: {
    at: need(word('before', 'when', 'after')),
    event: need(word(...EVENTS)),
    who: whoseEvent,
    card: maybe(eventCard),
    from: or(base, 'play'),
    often,
    if: maybe(check),
    do: need(steps),
  },
};
const trigger: Shape<TriggerLine> = named('trigger', () =>
  sound(variants<TriggerLine, 'line'>('a trigger', 'line', { trigger: inForce.trigger }), (line) =>
    mismatches(line, true),
  ),
);
const given: Shape<AbilityLine | TriggerLine> = named('ability', () =>
  sound(variants<AbilityLine | TriggerLine, 'line'>('an ability or a trigger', 'line', inForce), mismatches),
);

const byPlayer = { who: or(who, 'you'), with: maybe(cardsAnywhere) };
const grants: Variants<Grant, 'give'> = {
  number: { to: need(pick), field: need(numberField), amount: need(amount) },
  fixed: { to: need(pick), field: need(numberField), amount: need(amount) },
  depth: { who: or(who, 'you'), amount: need(amount) },
  'fixed-depth': { who: or(who, 'you'), amount: need(amount) },
  'unveil-cost': { who: or(who, 'you'), amount: need(amount) },
  roll: { who: or(who, 'you'), amount: need(amount) },
  score: { who: or(who, 'you'), type: need(conflictType), amount: need(amount) },
  keyword: { to: need(pick), keyword: need(keyword) },
  'no-keyword': { to: need(pick), keyword: need(keyword) },
  'no-text': { to: need(pick) },
  subtype: { to: need(pick), subtype: need(text()) },
  faction: { to: need(pick), faction: need(word(...SIDED)) },
  open: { what: need(word('hand', 'top')), who: or(who, 'you') },
  'next-turn': { who: or(who, 'you') },
  swapped: { to: need(pick), numbers: need(word(...SWAPS)) },
  ban: { on: need(word(...CARD_BANS)), to: need(pick), by: maybe(cardsAnywhere) },
  duty: { on: need(word(...DUTIES)), to: need(pick) },
  'player-ban': { on: need(word(...PLAYER_BANS)), ...byPlayer },
  'any-depth': byPlayer,
  'no-limits': byPlayer,
  'free-arcana': byPlayer,
  'free-unveil': byPlayer,
  'skip-roll': byPlayer,
  'declare-exhausted': byPlayer,
  'join-on-entering': byPlayer,
  line: { to: need(pick), line: need(given) },
};
const grant: Shape<Grant> = named('grant', () => variants<Grant, 'give'>('something lasting', 'give', grants));
const passing: Shape<Passing> = named('passing', () =>
  variants<Passing, 'give'>('something that lasts a while', 'give', {
    ...grants,
    control: { to: need(pick), who: or(who, 'you') },
    next: { line: need(trigger) },
  }),
);

export const line: Shape<Line> = named('line', () =>
  sound(
    variants<Line, 'line'>('an effect line', 'line', {
      play: { if: maybe(check), do: need(steps) },
      static: { if: maybe(check), give: need(list(grant, 1)) },
      start: { do: need(steps) },
      ...inForce,
    }),
    mismatches,
  ),
);

function mismatches(line: Line, isDelayed = false): Flaw[] {
  if (line.line !== 'static')
    return [
      ...tooEarly(line),
      ...nested(line.do, ['do'], false),
      ...secretsTold(line.do, ['do']),
      ...handsTold(line),
      ...vain(line, isDelayed),
      ...misnamed(line, isDelayed),
      ...momentary(line),
      ...strayEach(line),
      ...ownTallies(line),
      ...idleDoers(line),
      ...idleGrants(line),
    ];
  const chosen = line.give.flatMap((one, i) => {
    if (!('to' in one)) return [];
    if (one.give === 'no-text' && one.to === 'self')
      return [
        { at: ['give', i, 'to'], says: 'No card takes its own text away as long as that very text is in force.' },
      ];
    if (isLasting(one.to)) return [];
    const says = 'A static line chooses nothing: this must be "self", "host", "attachments" or {"pick": "all", ...}.';
    return [{ at: ['give', i, 'to'], says }];
  });
  return [
    ...chosen,
    ...handsTold(line),
    ...momentary(line),
    ...strayEach(line),
    ...ownTallies(line),
    ...idleDoers(line),
    ...idleGrants(line),
  ];
}

function tooEarly(line: Exclude<Line, { line: 'static' }>): readonly Flaw[] {
  if (line.line !== 'trigger') return [];
  if (isOfFrontLookedAt(line)) return [{ at: ['card'], says: LOOKED_AT }];
  if (line.at !== 'before') return [];
  if (UNFORESEEN.includes(line.event)) {
    const why = 'by the next card of a deck, which nobody knows until it lies on top';
    return [
      { at: ['at'], says: `Nothing comes before "${line.event}": it comes about ${why}. Use "when" or "after".` },
    ];
  }
  if (!UNSEEN_BEFORE.includes(line.event) || !isDescribed(line.card)) return [];
  const says = `Before "${line.event}" only the back of the card is known: say "value" and "whose" at most, or use "when" or "after".`;
  return [{ at: ['card'], says }];
}

/** Both players go through the steps of `each-player`; there is nobody left to do so within them. */
function nested(steps: readonly Step[], at: Flaw['at'], isWithin: boolean): readonly Flaw[] {
  return steps.flatMap((step, i) => {
    const here = [...at, i];
    const isEach = step.do === 'each-player';
    if (isEach && isWithin) {
      return [{ at: here, says: 'Each player does these steps already: leave the inner "each-player" out.' }];
    }
    return within(step).flatMap(([below, inner]) => nested(inner, [...here, ...below], isWithin || isEach));
  });
}

const isLasting = (pick: Pick): boolean =>
  typeof pick === 'string' ? !PASSING_CARDS.includes(pick) : pick.pick === 'all';
