import type { Begun, Lasting } from './set/compiled.js';
import { type Card, DIRTY, type Effect, type EffectKind, type Effects } from './state.js';
import { lastingOf, type Table } from './table.js';

/**
 * The effects in force, apart by what they give, each list in the order in which they began (VD-H.109): so a number is
 * reckoned from those that could change it, and from no other.
 */

export const KINDS: readonly EffectKind[] = [
  'value',
  'dawn',
  'stability',
  'dusk',
  'keyword',
  'kin',
  'text',
  'swap',
  'turn',
  'open',
  'depth',
  'score',
  'unveil-cost',
  'roll',
  'ban',
  'player-ban',
  'permit',
  'ability',
  'trigger',
  'control',
];

export const noEffects = (): Effects => ({
  value: [],
  dawn: [],
  stability: [],
  dusk: [],
  keyword: [],
  kin: [],
  text: [],
  swap: [],
  turn: [],
  open: [],
  depth: [],
  score: [],
  'unveil-cost': [],
  roll: [],
  ban: [],
  'player-ban': [],
  permit: [],
  ability: [],
  trigger: [],
  control: [],
});

/** In the order of their kinds. */
export const listsOf = (effects: Effects): readonly (readonly Effect[])[] => [
  effects.value,
  effects.dawn,
  effects.stability,
  effects.dusk,
  effects.keyword,
  effects.kin,
  effects.text,
  effects.swap,
  effects.turn,
  effects.open,
  effects.depth,
  effects.score,
  effects['unveil-cost'],
  effects.roll,
  effects.ban,
  effects['player-ban'],
  effects.permit,
  effects.ability,
  effects.trigger,
  effects.control,
];

type Other = Exclude<Begun['give'], 'number' | 'fixed' | 'line'>;
const KIND: Readonly<Record<Other, EffectKind>> = {
  keyword: 'keyword',
  'no-keyword': 'keyword',
  subtype: 'kin',
  faction: 'kin',
  'no-text': 'text',
  swapped: 'swap',
  'next-turn': 'turn',
  open: 'open',
  depth: 'depth',
  'fixed-depth': 'depth',
  score: 'score',
  'unveil-cost': 'unveil-cost',
  roll: 'roll',
  ban: 'ban',
  duty: 'ban',
  'player-ban': 'player-ban',
  'any-depth': 'permit',
  'no-limits': 'permit',
  'free-arcana': 'permit',
  'free-unveil': 'permit',
  'skip-roll': 'permit',
  'declare-exhausted': 'permit',
  'join-on-entering': 'permit',
  next: 'trigger',
  end: 'trigger',
  control: 'control',
};

/** Under what its effects stand. */
export function kindOf(grant: Begun): EffectKind {
  if (grant.give === 'number' || grant.give === 'fixed') return grant.field;
  return grant.give === 'line' ? grant.line.line : KIND[grant.give];
}

/** What a card's own text gives while it is in force. */
export const fromText = ({ index }: Lasting, { uid, def, controller }: Card): Effect => ({
  grant: index,
  source: uid,
  def,
  you: controller,
  on: null,
  amount: 0,
  until: 'source',
});

export const isFromText = ({ until, source }: Effect, { uid }: Card): boolean => until === 'source' && source === uid;

/** What it changes is looked at before the next step. */
export function begin(t: Table, effect: Effect): void {
  const { kind, watched } = lastingOf(t, effect.grant);
  t.state.effects[kind].push(effect);
  if (watched) t.state.watched += 1;
  t.state.dirty |= DIRTY.numbers;
}

const NONE: readonly Effect[] = [];

/** Ends those of one kind; which they were. */
export function endOf(t: Table, kind: EffectKind, isOver: (effect: Effect) => boolean): readonly Effect[] {
  const list = t.state.effects[kind];
  if (!list.some(isOver)) return NONE;
  const ended = list.filter(isOver);
  t.state.effects[kind] = list.filter((effect) => !ended.includes(effect));
  for (const { grant } of ended) if (lastingOf(t, grant).watched) t.state.watched -= 1;
  t.state.dirty |= DIRTY.numbers;
  return ended;
}
