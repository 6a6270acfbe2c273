import { Fault, type GameSetup, type Seat } from '#kernel';
import { type DeckList, readDeck } from './deck/list.js';
import { noEffects } from './effects.js';
import { nothingYet } from './happened.js';
import type { CardDef, CardSet } from './set/compiled.js';
import { type Card, KNOWS, type Player, type VoidreamState } from './state.js';
import { FIRST, SEATS } from './table.js';
import { switchesOf } from './rulings/index.js';

/** Everything on the table, and nothing done yet. */
export function layOut(set: CardSet, { seats, switches }: GameSetup): VoidreamState {
  const cards: Card[] = [];
  const players = SEATS.map((seat) => bring(set, cards, seat, readDeck(seats[seat] ?? null)));
  const [first, second] = players;
  if (first === undefined || second === undefined) throw new Fault('Two players are needed.');
  return {
    cards,
    players: [first, second],
    attached: [],
    resolving: [],
    round: 0,
    phase: 'setup',
    paused: null,
    active: FIRST,
    passes: 0,
    firstPasser: FIRST,
    lastPasser: FIRST,
    faced: null,
    inNightmare: null,
    conflict: null,
    scores: [0, 0],
    winner: null,
    depths: [-1, -1],
    stack: [{ kind: 'setup', stage: 0, next: 0 }],
    waits: false,
    waiting: [],
    effects: noEffects(),
    listeners: new Map(),
    usedThisTurn: [],
    usedThisRound: [],
    usedThisConflict: [],
    usedThisGame: [],
    happened: nothingYet(set.tallies, (card) => cards.some(({ def }) => def === card)),
    textless: [],
    hurt: [],
    listening: { before: 0, when: 0, after: 0 },
    serials: 0,
    places: 0,
    happenings: 0,
    draws: 0,
    taken: [],
    chain: [],
    steps: 0,
    dirty: 0,
    watched: 0,
    switches: switchesOf(switches),
    conceding: null,
    lastRound: null,
    outcome: null,
  };
}

const isBastion = ({ kind }: CardDef): boolean => kind === 'bastion';

/** Arcana in hand, the Dream deck without its bastion, the mind card with its spent side up (VD-2.2.1, VD-H.19). */
function bring(set: CardSet, cards: Card[], owner: Seat, deck: DeckList | null): Player {
  if (deck === null) throw new Fault(`Player ${owner + 1} has brought no deck.`);
  const called = (slug: string): CardDef => {
    const def = set.bySlug.get(slug);
    if (def === undefined) throw new Fault(`The set has no card "${slug}".`);
    return def;
  };
  const add = (def: CardDef, zone: Card['zone'], knows: number): number => {
    const uid = cards.length;
    const up = zone === 'mind';
    cards.push({
      uid,
      def: def.index,
      owner,
      controller: owner,
      zone,
      up,
      exhausted: false,
      damage: 0,
      host: -1,
      joined: false,
      serial: 0,
      knows,
      charged: false,
      offering: false,
    });
    return uid;
  };
  const dream = deck.dream.map(called);
  const own = KNOWS.front[owner === FIRST ? 0 : 1] | KNOWS.backs;
  return {
    mindCard: add(called(deck.mind), 'mind', KNOWS.all),
    bastion: add(called(deck.bastion), 'outside', KNOWS.all),
    hand: deck.arcana.map((slug) => add(called(slug), 'hand', own)),
    spares: dream.filter(isBastion).map((def) => add(def, 'outside', KNOWS.all)),
    deck: dream.filter((def) => !isBastion(def)).map((def) => add(def, 'deck', 0)),
    arcanaDiscard: [],
    dreamDiscard: [],
    void: [],
    play: [],
    mind: 0,
    construct: -1,
  };
}
