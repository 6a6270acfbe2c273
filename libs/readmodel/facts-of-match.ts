import { Fault, type Millis } from '#kernel';
import type { GameHandedIn, MatchCreated } from '#match';
import type { GameFact, SeatFact } from '#stats';
import type { Score } from '#tournament';
import { type CountedGame, countedGames } from './counted-games.js';
import type { DeckTraits } from './game-teller.js';
import type { Open } from './row-per-stream.js';
import { type ToldGame, toldOfDeck } from './told-games.js';
import type { ToldAt } from './told-of-match.js';

/** The games of a match that was imported, each by its number there. */
export interface GamesElsewhere {
  readonly counted: readonly CountedGame[];
  readonly told: ReadonlyMap<number, ToldGame>;
}

/** What is known of a match from elsewhere: what others may see of it by now. */
export interface KnownOfMatch {
  /** Guests who were claimed, by their entries; null where the claim was undone. */
  readonly claimed: ReadonlyMap<string, string | null>;
  /** Lists that are open, by their hashes. */
  readonly decks: ReadonlyMap<string, DeckTraits>;
  /** Its games, once its key is out. */
  readonly games: ReadonlyMap<number, ToldGame>;
  /** Matches that were played elsewhere, by their names here. */
  readonly elsewhere: ReadonlyMap<string, GamesElsewhere>;
  /** What the staff of the tournament made of its result since. */
  readonly corrected: Score | null;
  /** Whether its round was taken back. */
  readonly withdrawn: boolean;
}

export const NOTHING_KNOWN: KnownOfMatch = {
  claimed: new Map(),
  decks: new Map(),
  games: new Map(),
  elsewhere: new Map(),
  corrected: null,
  withdrawn: false,
};

/** What is the same of all games of a match. */
type Common = Pick<GameFact, 'game' | 'set' | 'match' | 'tournament'> & { readonly seats: readonly Unplaced[] };
type Unplaced = Omit<SeatFact, 'place'>;

/**
 * The games of a finished match: those that were played here, or else those that its players or its staff told. One
 * outside tournaments that is not listed is nobody's business.
 */
export function factsOfMatch(
  match: string,
  story: readonly ToldAt[],
  known: KnownOfMatch = NOTHING_KNOWN,
): readonly GameFact[] {
  const created = story.map(({ event }) => event).find((event) => event.type === 'MatchCreated');
  if (created === undefined) throw new Fault(`Match ${match} has an end and no beginning.`);
  const { game, cards, origin, listed } = created.data;
  if ((origin === null && !listed) || known.withdrawn) return [];
  const seats = seatsOf(created, story, known);
  const common = { game, set: cards, match, tournament: origin?.tournament ?? null, seats };
  const end = story.find(({ event }) => event.type === 'MatchFinished');
  const here = gamesPlayed(common, story, known);
  const played = here.length > 0 ? here : gamesHandedIn(common, story, known);
  const { corrected } = known;
  if (corrected?.notPlayed) return [];
  if (corrected !== null && end !== undefined && !comesTo(played, corrected))
    return gamesOf(common, end.at, corrected, 'corrected');
  return played.length > 0 ? played : gamesTold(common, story);
}

/** Whether these games are what the result says, so that it tells nothing new. */
function comesTo(games: readonly GameFact[], { won, drawn }: Scored): boolean {
  const places = games.map(({ seats }) => seats.map(({ place }) => place === 1));
  const firsts = places.map((first) => first.filter(Boolean).length);
  return (
    won.every(
      (count, seat) => places.filter((first, nth) => first[seat] === true && firsts[nth] === 1).length === count,
    ) && firsts.filter((count) => count > 1).length === drawn
  );
}

/** A guest, who has no account, is named by the entry in the tournament. */
function seatsOf(
  { data: { players, origin } }: Open<MatchCreated>,
  story: readonly ToldAt[],
  { claimed, decks }: KnownOfMatch,
): readonly Unplaced[] {
  const taken = new Map(
    story.flatMap(({ event }) => (event.type === 'SeatTaken' ? [[event.data.seat as number, event.data.who]] : [])),
  );
  return players.map((player, seat) => {
    const guest = `${origin?.tournament ?? ''}.${origin?.entrants[seat] ?? ''}`;
    const deck = origin?.decks[seat] ?? null;
    return {
      player: taken.get(seat) ?? (claimed.has(guest) ? claimed.get(guest) : player) ?? guest,
      rating: null,
      deck,
      ...toldOfDeck(deck === null ? null : (decks.get(deck) ?? null)),
    };
  });
}

function gamesPlayed(
  { seats, ...common }: Common,
  story: readonly ToldAt[],
  { games }: KnownOfMatch,
): readonly GameFact[] {
  return countedGames(story).map(({ number, start, end: { at, result }, decisions }) => {
    const told = games.get(number);
    const own = seats.map((seat, nth) => ({ ...seat, ...told?.seats[nth] }));
    return {
      ...common,
      id: `${common.match}.${number}`,
      at,
      ended: result.reason,
      rounds: told?.rounds ?? null,
      decisions,
      duration: at - start,
      seats: placed(own, result.places),
    };
  });
}

/** Those that were handed in, where the result is what they come to. */
function gamesHandedIn(
  { seats, ...common }: Common,
  story: readonly ToldAt[],
  { elsewhere }: KnownOfMatch,
): readonly GameFact[] {
  const end = story.find(({ event }) => event.type === 'MatchFinished');
  if (end?.event.type !== 'MatchFinished') return [];
  const { at, event } = end;
  const facts = handedIn(story).flatMap(({ game, from }): readonly GameFact[] => {
    const there = elsewhere.get(from.match);
    const counted = there?.counted.find(({ number }) => number === from.game);
    if (counted === undefined) return [];
    const told = there?.told.get(from.game);
    const own = seats.map((seat, nth) => ({ ...seat, ...told?.seats[from.seats[nth] ?? -1] }));
    return [
      {
        ...common,
        id: `${common.match}.${game}`,
        at,
        ended: counted.end.result.reason,
        rounds: told?.rounds ?? null,
        decisions: counted.decisions,
        duration: counted.end.at - counted.start,
        seats: placed(own, from.places),
      },
    ];
  });
  return comesTo(facts, event.data.games) ? facts : [];
}

/** What was taken back and handed in anew is as it was last. */
function handedIn(story: readonly ToldAt[]): readonly GameHandedIn['data'][] {
  const games: GameHandedIn['data'][] = [];
  for (const { event } of story)
    if (event.type === 'GameHandedIn') games.splice(event.data.game - 1, Infinity, event.data);
  return games;
}

/** A result that was reported or entered says how many games each won, and not in which order. */
function gamesTold(common: Common, story: readonly ToldAt[]): readonly GameFact[] {
  const end = story.find(({ event }) => event.type === 'MatchFinished');
  if (end?.event.type !== 'MatchFinished') return [];
  const { games, how } = end.event.data;
  if (how !== 'reported' && how !== 'entered') return [];
  return gamesOf(common, end.at, games, how === 'reported' && isAgreed(story) ? 'agreed' : how);
}

type Scored = { readonly won: readonly number[]; readonly drawn: number };

function gamesOf({ seats, ...common }: Common, at: Millis, games: Scored, ended: string): readonly GameFact[] {
  const won = games.won.flatMap((count, winner) =>
    new Array<readonly number[]>(count).fill(seats.map((_, seat) => (seat === winner ? 1 : 2))),
  );
  const drawn = new Array<readonly number[]>(games.drawn).fill(seats.map(() => 1));
  return [...won, ...drawn].map((places, nth) => ({
    ...common,
    id: `${common.match}.${nth + 1}`,
    at,
    ended,
    rounds: null,
    decisions: null,
    duration: null,
    seats: placed(seats, places),
  }));
}

const placed = (seats: readonly Unplaced[], places: readonly number[]): readonly SeatFact[] =>
  seats.map((seat, nth) => ({ ...seat, place: places[nth] ?? seats.length }));

/** Whether the report that stands is of a draw that was agreed on, without playing. */
function isAgreed(story: readonly ToldAt[]): boolean {
  const events = story.map(({ event }) => event);
  const stands = events.find((event) => event.type === 'ResultConfirmed');
  const report = events.findLast((event) => event.type === 'ResultReported' && event.data.seat === stands?.data.seat);
  return report?.type === 'ResultReported' && report.data.intentionalDraw;
}
