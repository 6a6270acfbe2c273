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
import type { Open } from './row-per-stream.js';

type Told = MatchCreated | SeatTaken | GameStarted | GameFinished | ResultReported | ResultConfirmed | MatchFinished;

/** What a match's games are told from; answers are only counted. */
export type ToldOfMatch =
  Open<Told> | { readonly type: 'AnswerGiven' | 'AnswerSealed'; readonly data: Happening['data'] };

export interface ToldAt {
  readonly event: ToldOfMatch;
  readonly at: Millis;
}

/** What is the same of all games of a match. */
type Common = Pick<GameFact, 'game' | 'set' | 'match' | 'tournament'> & { readonly seats: readonly Unplaced[] };
type Unplaced = Omit<SeatFact, 'place'>;

/**
 * The games of a finished match: those that were played here, or else those that its players or its staff told. One
 * outside tournaments that is not listed is nobody's business.
 */
export function factsOfMatch(match: string, story: readonly ToldAt[]): readonly GameFact[] {
  const created = story.map(({ event }) => event).find((event) => event.type === 'MatchCreated');
  if (created === undefined) throw new Fault(`Match ${match} has an end and no beginning.`);
  const { game, cards, origin, listed } = created.data;
  if (origin === null && !listed) return [];
  const common = { game, set: cards, match, tournament: origin?.tournament ?? null, seats: seatsOf(created, story) };
  const played = gamesPlayed(common, story);
  return played.length > 0 ? played : gamesTold(common, story);
}

/** A guest, who has no account, is named by the entry in the tournament. */
function seatsOf({ data: { players, origin } }: Open<MatchCreated>, story: readonly ToldAt[]): readonly Unplaced[] {
  const taken = new Map(
    story.flatMap(({ event }) => (event.type === 'SeatTaken' ? [[event.data.seat as number, event.data.who]] : [])),
  );
  return players.map((player, seat) => ({
    player: taken.get(seat) ?? player ?? `${origin?.tournament ?? ''}.${origin?.entrants[seat] ?? ''}`,
    rating: null,
    deck: origin?.decks[seat] ?? null,
    archetype: null,
    factions: [],
    bastion: null,
    mind: null,
    cards: [],
  }));
}

function gamesPlayed({ seats, ...common }: Common, story: readonly ToldAt[]): readonly GameFact[] {
  const found: GameFact[] = [];
  let start: Millis | null = null;
  let decisions = 0;
  for (const { event, at } of story) {
    if (event.type === 'GameStarted') [start, decisions] = [at, 0];
    else if (event.type === 'AnswerGiven' || event.type === 'AnswerSealed') decisions += 1;
    else if (event.type === 'GameFinished' && start !== null) {
      const { game: number, result } = event.data;
      found.push({
        ...common,
        id: `${common.match}.${number}`,
        at,
        ended: result.reason,
        rounds: null,
        decisions,
        duration: at - start,
        seats: placed(seats, result.places),
      });
    }
  }
  return found;
}

/** A result that was reported or entered says how many games each won, and not in which order. */
function gamesTold({ seats, ...common }: Common, story: readonly ToldAt[]): readonly GameFact[] {
  const end = story.find(({ event }) => event.type === 'MatchFinished');
  if (end?.event.type !== 'MatchFinished') return [];
  const { games, how } = end.event.data;
  if (how !== 'reported' && how !== 'entered') return [];
  const won = games.won.flatMap((count, winner) =>
    new Array<readonly number[]>(count).fill(seats.map((_, seat) => (seat === winner ? 1 : 2))),
  );
  const drawn = new Array<readonly number[]>(games.drawn).fill(seats.map(() => 1));
  const ended = how === 'reported' && isAgreed(story) ? 'agreed' : how;
  return [...won, ...drawn].map((places, nth) => ({
    ...common,
    id: `${common.match}.${nth + 1}`,
    at: end.at,
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
