/** What the rules looked at, in words. A fact that is not here is shown as the game spells it. */
import type { Json } from '../api/graphql.js';
import { sayAnswer, sayFor } from '../play/words.js';
import { nameOf } from '../replay/names.js';
import { listed, say } from '../say/index.js';
import { keyWords } from './words.js';

type Facts = Readonly<Record<string, Json>>;
type Telling = (value: Json, facts: Facts, names: readonly string[]) => string | null;

/** An answer as it was given: of many cards, all of them. */
export const answerSays = (answer: string): string => sayAnswer(answer, namesOf);

const namesOf = (chosen: string): string => listed(chosen.split(/[+>]/).map(shareOf));

function shareOf(chosen: string): string {
  const [name = '', amount] = chosen.split('=');
  return amount === undefined ? nameOf(name) : say('{card}: {amount}', { card: nameOf(name), amount });
}

export function factsSay(facts: Facts, names: readonly string[]): string {
  const said = Object.entries(facts).flatMap(([name, value]) => {
    const tell = TOLD[name];
    if (tell !== undefined) return tell(value, facts, names) ?? [];
    return value === null || typeof value === 'object' ? [] : `${keyWords(name)} ${String(value)}`;
  });
  return said.join('; ');
}

const PHASE: Readonly<Record<string, string>> = {
  setup: say('setup'),
  beginning: say('beginning of the round'),
  main: say('main phase'),
  nightmare: say('Nightmare phase'),
  conflict: say('conflict phase'),
};
const LIMIT: Readonly<Record<string, string>> = {
  'in-conflicts': say('in conflicts only'),
  'outside-conflicts': say('outside conflicts only'),
  'once-a-turn': say('once a turn'),
  'once-a-conflict': say('once a conflict'),
  'once-a-round': say('once a round'),
  'once-a-game': say('once a game'),
};
const COST: Readonly<Record<string, string>> = {
  'exhaust-self': say('exhaust it'),
  'sacrifice-self': say('sacrifice it'),
  roll: say('roll'),
  mind: say('mind'),
  exhaust: say('cards to exhaust'),
  sacrifice: say('cards to sacrifice'),
  void: say('cards to void'),
  'discard-arcana': say('arcana to discard'),
  'void-arcana': say('arcana to void'),
  'discard-top': say('cards on the deck'),
  'return-veiled': say('veiled cards'),
  'discard-charge': say('charges'),
  detach: say('attached cards'),
};

const text = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const texts = (value: Json): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((each) => typeof each === 'string') : [];
const isGroup = (value: Json): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value);

const untold: Telling = () => null;
const limit: Telling = (value) => (value === null ? null : (LIMIT[text(value)] ?? text(value)));

const TOLD: Readonly<Record<string, Telling>> = {
  asked: (value, _, names) =>
    typeof value === 'number'
      ? say('{name} is asked', { name: names[value] ?? say('seat {seat}', { seat: value + 1 }) })
      : say('to decide: {what}', { what: sayFor(text(value)) }),
  phase: (value) => PHASE[text(value)] ?? text(value),
  round: (value) => say('round {round}', { round: text(value) }),
  conflict: (value) => (isGroup(value) ? conflictSays(value) : null),
  inConflict: (value) => (value === true ? say('in a conflict') : say('outside conflicts')),
  over: () => say('the game is over'),
  action: untold,
  actions: () => say('an action is to pass, or to play, invert, use or unveil a card'),
  card: untold,
  inHand: (value, { card }) =>
    value === true
      ? say('{card} is in hand', { card: nameOf(text(card)) })
      : say('{card} is not in hand', { card: nameOf(text(card)) }),
  veiled: (value, { card }) =>
    value === true
      ? say('{card} is in play', { card: nameOf(text(card)) })
      : say('{card} is not veiled in play', { card: nameOf(text(card)) }),
  ability: (value, { found }) => (found === undefined ? nameOf(text(value)) : null),
  found: (value, { ability }) =>
    value === true
      ? say('{card} has this ability', { card: nameOf(text(ability)) })
      : say('nothing called {card} has an ability in force', { card: nameOf(text(ability)) }),
  mind: (value, { needed }) => say('mind at {mind}, {needed} needed', { mind: text(value), needed: text(needed) }),
  hand: (value, { needed }) => say('{count} in hand, {needed} needed', { count: text(value), needed: text(needed) }),
  available: (value, { needed }) => say('{count} there, {needed} needed', { count: text(value), needed: text(needed) }),
  arcanaInVoid: (value, { needed }) =>
    say('arcana in the Void: {count}, {needed} needed', { count: text(value), needed: text(needed) }),
  offerings: (value, { needed }) =>
    say('offerings: {count}, {needed} needed', { count: text(value), needed: text(needed) }),
  needed: untold,
  only: limit,
  often: limit,
  banned: (value) => (value === true ? say('a card forbids it') : say('no card forbids it')),
  value: (value, { depth }) => say('value {value}, depth {depth}', { value: text(value), depth: text(depth) }),
  depth: untold,
  costs: (value) => costsSay(groups(value)),
  construct: (value) => (value === true ? say('a construct is there') : say('no construct is there')),
  hosts: (value) => (value === null ? null : say('cards it could be attached to: {count}', { count: text(value) })),
  offered: (value) => say('it may be: {answers}', { answers: listed(texts(value).map(answerSays)) }),
  form: untold,
  key: untold,
  of: (value) => say('from among {cards}', { cards: listed(texts(value).map(nameOf)) }),
  among: (value) => say('among {cards}', { cards: listed(groups(value).map(({ key }) => nameOf(text(key)))) }),
  min: (value, { max }) =>
    value === max
      ? say('exactly {count}', { count: text(value) })
      : say('{min} to {max}', { min: text(value), max: text(max) }),
  max: untold,
  total: (value) => say('{total} in all', { total: text(value) }),
};

const groups = (value: Json): readonly Facts[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isGroup) : [];

const conflictSays = ({ type }: Facts): string =>
  type === 'dawn' ? say('dawn conflict') : type === 'dusk' ? say('dusk conflict') : say('conflict of no type yet');

const costsSay = (costs: readonly Facts[]): string =>
  costs.length === 0
    ? say('it costs nothing')
    : costs
        .map(({ pay, needed, available }) =>
          say('{cost}: {count} there, {needed} needed', {
            cost: COST[text(pay)] ?? keyWords(text(pay)),
            count: text(available),
            needed: text(needed),
          }),
        )
        .join('; ');
