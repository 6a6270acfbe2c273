import { Fault, type Happening, type Millis } from '#kernel';
import type {
  GameFinished,
  GameStarted,
  MatchCreated,
  MatchFinished,
  ResultConfirmed,
  ResultReported,
  SeatTaken,
} from '#match';
import type { GameFact, SeatFact } from '#stats';
import type { Score } from '#tournament';
import type { DeckTraits } from './game-teller.js';
import type { Open } from './row-per-stream.js';
import { type ToldGame, toldOfDeck } from './told-games.js';

type Told = MatchCreated | SeatTaken | GameStarted | GameFinished | ResultReported | ResultConfirmed | MatchFinished;

/** What a match's games are told from; answers are only counted. */
export type ToldOfMatch =
  Open<Told> | { readonly type: 'AnswerGiven' | 'AnswerSealed'; readonly data: Happening['data'] };

export interface ToldAt {
  readonly event: ToldOfMatch;
  readonly at: Millis;
}

/** What is known of a match from elsewhere: what others may see of it by now. */
export interface KnownOfMatch {
  /** Guests who were claimed, by their entries. */
  readonly claimed: ReadonlyMap<string, string>;
  /** Lists that are open, by their hashes. */
  readonly decks: ReadonlyMap<string, DeckTraits>;
  /** Its games, once its key is out. */
  readonly games: ReadonlyMap<number, ToldGame>;
  /** What the staff of the tournament made of its result since. */
  readonly corrected: Score | null;
  /** Whether its round was taken back. */
  readonly withdrawn: boolean;
}

const NOTHING_KNOWN: KnownOfMatch = {
  claimed: new Map(),
  decks: new Map(),
  games: new Map(),
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
  const played = gamesPlayed(common, story, known);
  const { corrected } = known;
  if (corrected !== null && end !== undefined && !comesTo(played, corrected))
    return gamesOf(common, end.at, corrected, 'corrected');
  return played.length > 0 ? played : gamesTold(common, story);
}

/** Whether these games are what the result says, so that it tells nothing new. */
function comesTo(games: readonly GameFact[], { won, drawn }: Score): boolean {
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
      player: taken.get(seat) ?? player ?? claimed.get(guest) ?? guest,
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
  const found: GameFact[] = [];
  let start: Millis | null = null;
  let decisions = 0;
  for (const { event, at } of story) {
    if (event.type === 'GameStarted') [start, decisions] = [at, 0];
    else if (event.type === 'AnswerGiven' || event.type === 'AnswerSealed') decisions += 1;
    else if (event.type === 'GameFinished' && start !== null) {
      const { game: number, result } = event.data;
      const told = games.get(number);
      const own = seats.map((seat, nth) => ({ ...seat, ...told?.seats[nth] }));
      found.push({
        ...common,
        id: `${common.match}.${number}`,
        at,
        ended: result.reason,
        rounds: told?.rounds ?? null,
        decisions,
        duration: at - start,
        seats: placed(own, result.places),
      });
    }
  }
  return found;
}

/** A result that was reported or entered says how many games each won, and not in which order. */
function gamesTold(common: Common, story: readonly ToldAt[]): readonly GameFact[] {
  const end = story.find(({ event }) => event.type === 'MatchFinished');
  if (end?.event.type !== 'MatchFinished') return [];
  const { games, how } = end.event.data;
  if (how !== 'reported' && how !== 'entered') return [];
  return gamesOf(common, end.at, games, how === 'reported' && isAgreed(story) ? 'agreed' : how);
}

type Counted = { readonly won: readonly number[]; readonly drawn: number };

function gamesOf({ seats, ...common }: Common, at: Millis, games: Counted, ended: string): readonly GameFact[] {
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
