import { isJsonObject, type Json } from '#kernel';
import { KINDS, noEffects } from './effects.js';
import type { Effects, Player, VoidreamState } from './state.js';
import { switchesOf } from './rulings/index.js';

const copy = (value: Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map(copy);
  if (!isJsonObject(value)) return value;
  const made: Record<string, Json> = { ...value };
  for (const key of Object.keys(made)) made[key] = copy(made[key] ?? null);
  return made;
};

/** Any plain data, part by part. */
const copied = <T>(data: T): T => copy(data as Json) as T;

const clonePlayer = (player: Player): Player => ({
  ...player,
  deck: [...player.deck],
  hand: [...player.hand],
  arcanaDiscard: [...player.arcanaDiscard],
  dreamDiscard: [...player.dreamDiscard],
  void: [...player.void],
  play: [...player.play],
  spares: [...player.spares],
});

/** What an effect says never changes. */
function cloneEffects(effects: Effects): Effects {
  const made = noEffects();
  for (const kind of KINDS) made[kind] = [...effects[kind]];
  return made;
}

/** A state that shares nothing that changes with the first; the large parts are copied by hand, the small rest part by part. */
export function cloneState(state: VoidreamState): VoidreamState {
  return {
    ...state,
    cards: state.cards.map((card) => ({ ...card })),
    players: [clonePlayer(state.players[0]), clonePlayer(state.players[1])],
    attached: [...state.attached],
    resolving: [...state.resolving],
    conflict: copied(state.conflict),
    stack: copied(state.stack),
    waiting: copied(state.waiting),
    effects: cloneEffects(state.effects),
    listeners: new Map(Array.from(state.listeners, ([event, listeners]) => [event, [...listeners]])),
    listening: { ...state.listening },
    usedThisTurn: [...state.usedThisTurn],
    usedThisRound: [...state.usedThisRound],
    usedThisConflict: [...state.usedThisConflict],
    usedThisGame: [...state.usedThisGame],
    happened: [...state.happened],
    textless: [...state.textless],
    hurt: [...state.hurt],
    taken: state.taken.map((action) => ({ ...action, said: [...action.said], ways: [...action.ways] })),
    chain: [...state.chain],
    switches: switchesOf(state.switches),
  };
}
