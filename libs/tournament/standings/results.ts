import type { Brand } from '#kernel';

/** Somebody in one tournament; a guest without an account is one too. */
export type EntrantId = Brand<string, 'EntrantId'>;

export const entrantId = (text: string): EntrantId => text as EntrantId;

/** Games won by each side of a table, and games that nobody won. */
export interface Games {
  readonly won: readonly [number, number];
  readonly drawn: number;
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
      readonly entrants: readonly [EntrantId, EntrantId];
      readonly games: Games;
      /** A judge may give the match to nobody, whatever was played. */
      readonly bothLost: boolean;
    }
  /** Not played: whoever was there has won; nobody was where it is null. */
  | { readonly is: 'forfeit'; readonly entrants: readonly [EntrantId, EntrantId]; readonly won: 0 | 1 | null }
  | { readonly is: Unpaired; readonly entrant: EntrantId };

/** The finished tables of one round after the other. */
export type Rounds = readonly (readonly TableResult[])[];

export type Ending = 'won' | 'drawn' | 'lost';

/** What one round was for one entrant. */
export type RoundOf =
  | {
      readonly is: 'match';
      readonly round: number;
      readonly opponent: EntrantId;
      readonly ended: Ending;
      readonly games: Tally;
    }
  | {
      readonly is: 'forfeit';
      readonly round: number;
      readonly opponent: EntrantId;
      readonly ended: 'won' | 'lost';
    }
  | { readonly is: Unpaired; readonly round: number };

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

/** Every entrant's rounds, in order. Whoever is named by no table has none. */
export function roundsOf(rounds: Rounds): ReadonlyMap<EntrantId, readonly RoundOf[]> {
  const all = new Map<EntrantId, RoundOf[]>();
  const add = (entrant: EntrantId, round: RoundOf): void => {
    const own = all.get(entrant);
    if (own === undefined) all.set(entrant, [round]);
    else own.push(round);
  };
  rounds.forEach((tables, nth) => {
    const round = nth + 1;
    for (const table of tables) {
      if (table.is === 'match') {
        const [a, b] = table.entrants;
        const { won, drawn } = table.games;
        add(a, { is: 'match', round, opponent: b, ...seenFrom(won[0], won[1], drawn, table.bothLost) });
        add(b, { is: 'match', round, opponent: a, ...seenFrom(won[1], won[0], drawn, table.bothLost) });
      } else if (table.is === 'forfeit') {
        const [a, b] = table.entrants;
        add(a, { is: 'forfeit', round, opponent: b, ended: table.won === 0 ? 'won' : 'lost' });
        add(b, { is: 'forfeit', round, opponent: a, ended: table.won === 1 ? 'won' : 'lost' });
      } else {
        add(table.entrant, { is: table.is, round });
      }
    }
  });
  return all;
}

function seenFrom(won: number, lost: number, drawn: number, bothLost: boolean): { ended: Ending; games: Tally } {
  const ended = bothLost || won < lost ? 'lost' : won > lost ? 'won' : 'drawn';
  return { ended, games: { won, drawn, lost } };
}
