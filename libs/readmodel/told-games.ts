import { type Fact, Fault, fromBase64, type Happening, type LogRecord, type StreamKey, unseal } from '#kernel';
import { nodeSha256, Versions } from '#log';
import {
  type Begun,
  MATCH_UPCASTS,
  matchDecider,
  type MatchEvent,
  type MatchState,
  playedIn,
  type ToldEvent,
} from '#match';
import type { CardFact, SeatFact } from '#stats';
import type { DeckTraits, GameTeller, KnownGames } from './game-teller.js';

/** What a seat's deck says of it; nothing while nobody may know. */
export type Told = Pick<SeatFact, 'archetype' | 'factions' | 'bastion' | 'mind' | 'cards'>;

const UNTOLD: Told = { archetype: null, factions: [], bastion: null, mind: null, cards: [] };

/** A game that was played again after its key came out. */
export interface ToldGame {
  readonly rounds: number | null;
  /** By seat. */
  readonly seats: readonly Told[];
}

/** What a deck says where no game was played with it, or none may be looked at. */
export const toldOfDeck = (traits: DeckTraits | null): Told =>
  traits === null
    ? UNTOLD
    : { ...traits, cards: traits.cards.map(({ card, copies }) => ({ card, copies, drawn: 0, played: 0 })) };

/** The key that these records publish; null while it is not out. */
export function releasedKey(records: readonly LogRecord[]): StreamKey | null {
  const released = records.flatMap(({ events }) => events).find(({ type }) => type === RELEASE);
  const key = released?.data.key;
  return typeof key === 'string' ? { bytes: fromBase64(key) } : null;
}

const RELEASE = 'KeyReleased';
const versions = new Versions<MatchEvent>(MATCH_UPCASTS);

/** Each game of a match by its number, played again; none where its engine is not here. */
export function toldGames({ games, tellers }: KnownGames, story: readonly ToldEvent[]): ReadonlyMap<number, ToldGame> {
  const told = new Map<number, ToldGame>();
  const created = story.map(({ event }) => event).find((event) => event.type === 'MatchCreated');
  if (created === undefined) throw new Fault('The first record of a match does not create it.');
  const { game, engine, cards } = created.data;
  const teller = tellers.get(game);
  if (teller === undefined || games.find(game, engine, cards) === null) return told;
  for (const [number, { decks, facts }] of factsOf(games, story, teller))
    told.set(number, toldGame(teller, decks, [...facts.values()].flat()));
  return told;
}

interface PlayedGame {
  readonly decks: readonly (DeckTraits | null)[];
  /** By ply; what a rewind took back is left out. */
  readonly facts: Map<number, readonly Fact[]>;
}

function factsOf(
  games: KnownGames['games'],
  story: readonly ToldEvent[],
  teller: GameTeller,
): ReadonlyMap<number, PlayedGame> {
  const rules = matchDecider(games);
  const played = new Map<number, PlayedGame>();
  let state: MatchState = { phase: 'none' };
  for (const { event, moment } of story) {
    if (event.type === RELEASE) continue;
    state = rules.evolve(state, event, moment);
    if (state.phase !== 'none') note(played, state, event, teller);
  }
  return played;
}

/** What happened at the last ply, of the game that is on or was last. */
function note(played: Map<number, PlayedGame>, state: Begun, event: MatchEvent, teller: GameTeller): void {
  const { play } = playedIn(state);
  if (play === null) return;
  const game = played.get(play.number) ?? {
    decks: decksOf(state.plan, teller),
    facts: new Map<number, readonly Fact[]>(),
  };
  played.set(play.number, game);
  if (event.type === 'GameRewound') for (const { facts } of played.values()) cutAfter(facts, event.data.to);
  const last = play.recent.at(-1);
  if (last !== undefined && last.ply >= play.first) game.facts.set(last.ply, last.facts);
}

function cutAfter(facts: Map<number, readonly Fact[]>, to: number): void {
  for (const ply of [...facts.keys()]) if (ply > to) facts.delete(ply);
}

const decksOf = ({ seats }: Begun['plan'], { deckTraits }: GameTeller): readonly (DeckTraits | null)[] =>
  seats.map((seating) => (seating === null ? null : deckTraits(seating.brings)));

/** All that these records say, opened. */
export const openedStory = (records: readonly LogRecord[], key: StreamKey): readonly ToldEvent[] =>
  records.flatMap(({ events, actor, at, seq }) =>
    events.map(({ type, v, data, sealed }) => {
      const secret = sealed === undefined ? null : unseal(nodeSha256, key, sealed);
      const opened: Happening = { type, v, data, secret };
      return { event: versions.raise(opened), moment: { actor, at, seq } };
    }),
  );

function toldGame(
  { cardUse, roundBegun }: GameTeller,
  decks: readonly (DeckTraits | null)[],
  facts: readonly Fact[],
): ToldGame {
  const uses = facts.flatMap((fact) => cardUse(fact) ?? []);
  const rounds = facts.flatMap((fact) => roundBegun(fact) ?? []);
  return {
    rounds: rounds.length === 0 ? null : Math.max(...rounds),
    seats: decks.map((traits, seat) => {
      const own = uses.filter((use) => use.seat === seat);
      const count = (card: string, use: 'drawn' | 'played'): number =>
        own.filter((each) => each.card === card && each.use === use).length;
      const cards = toldOfDeck(traits).cards.map((each): CardFact => ({
        ...each,
        drawn: count(each.card, 'drawn'),
        played: count(each.card, 'played'),
      }));
      return { ...toldOfDeck(traits), cards };
    }),
  };
}
