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

export const endOfUnpaired = (is: Unpaired): Ending => ENDS[is];

type TwoAtATable = Extract<TableResult, { is: 'match' | 'forfeit' }>;

/** As what a table counts for its one side and its other. */
export function endsOf(table: TwoAtATable): readonly [Ending, Ending] {
  if (table.is === 'forfeit') return [table.won === 0 ? 'won' : 'lost', table.won === 1 ? 'won' : 'lost'];
  const [one, other] = table.games.won;
  if (table.bothLost) return ['lost', 'lost'];
  return one === other ? ['drawn', 'drawn'] : one > other ? ['won', 'lost'] : ['lost', 'won'];
}

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
        add(table.entrants[0], seenFrom(table, 0, nth + 1));
        add(table.entrants[1], seenFrom(table, 1, nth + 1));
      }
    }
  });
  return all;
}

function seenFrom(table: TwoAtATable, side: 0 | 1, round: number): RoundOf {
  const opponent = table.entrants[side === 0 ? 1 : 0];
  const ended = endsOf(table)[side];
  if (table.is === 'forfeit') return { is: 'forfeit', round, opponent, ended: ended === 'won' ? 'won' : 'lost' };
  const { won, drawn } = table.games;
  const games = { won: won[side], drawn, lost: won[side === 0 ? 1 : 0] };
  return { is: 'match', round, opponent, ended, games };
}
