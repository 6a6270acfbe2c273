import type { Json, JsonObject } from '#kernel';
import { cloneState } from './clone.js';
import { noEffects } from './effects.js';
import { type EventName, EVENTS } from './language.js';
import { type Card, type VoidreamState, ZONES } from './state.js';

/** A state as stored and hashed: the many cards in short rows, the rest as it is. */

type Row = readonly number[];

const rowOf = (card: Card): Row => [
  card.def,
  card.owner,
  ZONES.indexOf(card.zone),
  card.knows,
  (card.up ? 1 : 0) +
    (card.exhausted ? 2 : 0) +
    (card.joined ? 4 : 0) +
    (card.offering ? 8 : 0) +
    (card.charged ? 16 : 0),
  card.controller,
  card.serial,
  card.damage,
  card.host,
];

/** Most cards lie where they began: such a row is cut short. */
const shortened = (row: Row): Row => (row[5] === row[1] && row[6] === 0 ? row.slice(0, 5) : row);

function cardOf(row: Row, uid: number): Card {
  const [def = 0, owner = 0, zone = 0, knows = 0, marks = 0, controller = owner, serial = 0, damage = 0, host = -1] =
    row;
  return {
    uid,
    def,
    owner: owner as Card['owner'],
    controller: controller as Card['owner'],
    zone: ZONES[zone] ?? 'outside',
    up: (marks & 1) !== 0,
    exhausted: (marks & 2) !== 0,
    damage,
    host,
    joined: (marks & 4) !== 0,
    serial,
    knows,
    charged: (marks & 16) !== 0,
    offering: (marks & 8) !== 0,
  };
}

export function encodeState(state: VoidreamState): Json {
  const { cards, effects, listeners, happened, textless, usedThisConflict, usedThisGame, ...rest } = cloneState(state);
  return {
    ...(rest as unknown as Readonly<Record<string, Json>>),
    ...withoutEmpty({ happened, textless, usedThisConflict, usedThisGame }),
    cards: cards.map((card) => shortened(rowOf(card))),
    effects: withoutEmpty(effects),
    listeners: withoutEmpty(Object.fromEntries(EVENTS.map((event) => [event, listeners.get(event) ?? []]))),
  };
}

const withoutEmpty = (lists: Readonly<Record<string, readonly unknown[]>>): JsonObject =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as JsonObject;

/** What most games have none of is not stored. */
type Seldom = Pick<VoidreamState, 'happened' | 'textless' | 'usedThisConflict' | 'usedThisGame'>;
const NONE: Seldom = { happened: [], textless: [], usedThisConflict: [], usedThisGame: [] };

type Stored = Omit<VoidreamState, 'cards' | 'effects' | 'listeners' | keyof Seldom> &
  Partial<Seldom> & {
    readonly cards: readonly Row[];
    readonly effects: Partial<VoidreamState['effects']>;
    readonly listeners: Partial<Record<EventName, number[]>>;
  };

/** Nothing is shared with what was stored. */
export function decodeState(encoded: Json): VoidreamState {
  const { cards, effects, listeners, ...rest } = encoded as unknown as Stored;
  return cloneState({
    ...NONE,
    ...rest,
    cards: cards.map(cardOf),
    effects: { ...noEffects(), ...effects },
    listeners: new Map(EVENTS.map((event) => [event, listeners[event] ?? []])),
  });
}
