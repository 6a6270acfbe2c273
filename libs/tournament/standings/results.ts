import { type Brand, bySeat, type Seats } from '#kernel';

/** Somebody in one tournament; a guest without an account is one too. */
export type EntrantId = Brand<string, 'EntrantId'>;

export const entrantId = (text: string): EntrantId => text as EntrantId;

/** Games won by each seat of a table, and games that nobody won. */
export interface Games {
  readonly won: Seats<number>;
  readonly drawn: number;
  /** From 1, shared ones alike; left out where the games won say them, as they always do of two. */
  readonly places?: Seats<number>;
}

/** A round that somebody spends without an opponent, and what it counts as. */
export type Unpaired =
  /** A win: nobody was left to play. */
  | 'bye'
  /** A win that the organiser gives, as for a rating or an earlier result. */
  | 'awarded-bye'
  /** A draw: they asked not to be paired. */
  | 'half-bye'
  /** A loss: they asked not to be paired, or had not entered yet. */
  | 'loss';

/** What one table of a round, or one who had no table, came to. */
export type TableResult =
  | {
      readonly is: 'match';
      readonly entrants: Seats<EntrantId>;
      readonly games: Games;
      /** A judge may give the match to nobody, whatever was played. */
      readonly bothLost: boolean;
    }
  /** Not played: whoever was there has won; nobody was where it is null. */
  | { readonly is: 'forfeit'; readonly entrants: Seats<EntrantId>; readonly won: number | null }
  | { readonly is: Unpaired; readonly entrant: EntrantId };

/** The finished tables of one round after the other. */
export type Rounds = readonly (readonly TableResult[])[];

export type Ending = 'won' | 'drawn' | 'lost';

/** What one round was for one entrant. */
export type RoundOf =
  | {
      readonly is: 'match';
      readonly round: number;
      readonly opponents: readonly EntrantId[];
      readonly ended: Ending;
      /** Null where a judge gave the match to nobody. */
      readonly place: Place | null;
      readonly games: Tally;
    }
  | {
      readonly is: 'forfeit';
      readonly round: number;
      readonly opponents: readonly EntrantId[];
      readonly ended: 'won' | 'lost';
    }
  | { readonly is: Unpaired; readonly round: number };

/** Where somebody came in at a table of so many, and how many share it with them. */
export interface Place {
  readonly at: number;
  readonly sharedBy: number;
  readonly of: number;
}

export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

const ENDS: Readonly<Record<Unpaired, Ending>> = {
  bye: 'won',
  'awarded-bye': 'won',
  'half-bye': 'drawn',
  loss: 'lost',
};

/** As what a round counts, whether it was played or not. */
export const endOf = (round: RoundOf): Ending => ('ended' in round ? round.ended : ENDS[round.is]);

export const endOfUnpaired = (is: Unpaired): Ending => ENDS[is];

export type Played = Extract<TableResult, { is: 'match' | 'forfeit' }>;

/** From 1; whoever has won as many games as another shares their place. */
export const placesOf = ({ won, places }: Pick<Games, 'won' | 'places'>): Seats<number> =>
  places ?? bySeat(won, (own) => 1 + won.filter((other) => other > own).length);

/** Who alone is first has won; where several are, they have drawn, and all others have lost. */
export function endsOf(table: Played): Seats<Ending> {
  if (table.is === 'forfeit') return bySeat(table.entrants, (_, nth) => (nth === table.won ? 'won' : 'lost'));
  if (table.bothLost) return bySeat(table.entrants, () => 'lost');
  const places = placesOf(table.games);
  const first = places.filter((place) => place === 1).length > 1 ? 'drawn' : 'won';
  return bySeat(places, (place) => (place === 1 ? first : 'lost'));
}

/** Where each seat came in; null where that does not count. */
export function placesAt(table: Played): Seats<Place | null> {
  if (table.is === 'forfeit' || table.bothLost) return bySeat(table.entrants, () => null);
  const places = placesOf(table.games);
  return bySeat(places, (at) => ({
    at,
    sharedBy: places.filter((other) => other === at).length,
    of: places.length,
  }));
}

/** The one opponent of a round; null without any, and where there were several. */
export const opponentIn = (round: RoundOf): EntrantId | null =>
  'opponents' in round && round.opponents.length === 1 ? (round.opponents[0] ?? null) : null;

/** Every entrant's rounds, in order. Whoever is named by no table has none. */
export function roundsOf(rounds: Rounds): ReadonlyMap<EntrantId, readonly RoundOf[]> {
  const all = new Map<EntrantId, RoundOf[]>();
  const add = (entrant: EntrantId, round: RoundOf): void => {
    const own = all.get(entrant);
    if (own === undefined) all.set(entrant, [round]);
    else own.push(round);
  };
  rounds.forEach((tables, nth) => {
    for (const table of tables) {
      if ('entrant' in table) {
        add(table.entrant, { is: table.is, round: nth + 1 });
      } else {
        for (const [entrant, round] of seenBySeat(table, nth + 1)) add(entrant, round);
      }
    }
  });
  return all;
}

function seenBySeat(table: Played, round: number): Seats<readonly [EntrantId, RoundOf]> {
  const ends = endsOf(table);
  const places = placesAt(table);
  return bySeat(table.entrants, (entrant, seat) => {
    const opponents = table.entrants.filter((_, other) => other !== seat);
    const ended = ends[seat] ?? 'lost';
    if (table.is === 'forfeit')
      return [entrant, { is: 'forfeit', round, opponents, ended: ended === 'won' ? 'won' : 'lost' }];
    const { won, drawn } = table.games;
    const own = won[seat] ?? 0;
    const games = { won: own, drawn, lost: won.reduce((all, each) => all + each, 0) - own };
    return [entrant, { is: 'match', round, opponents, ended, place: places[seat] ?? null, games }];
  });
}
