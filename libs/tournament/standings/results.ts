import type { Brand } from '#kernel';

/** Somebody in one tournament; a guest without an account is one too. */
export type EntrantId = Brand<string, 'EntrantId'>;

export const entrantId = (text: string): EntrantId => text as EntrantId;

/** Games won by each side of a table, and games that nobody won. */
export interface Games {
  readonly won: readonly [number, number];
  readonly drawn: number;
}

/** What one table of a round, or one who had no table, came to. */
export type TableResult =
  | {
      readonly is: 'match';
      readonly entrants: readonly [EntrantId, EntrantId];
      readonly games: Games;
      /** A judge may give the match to nobody, whatever was played. */
      readonly bothLost: boolean;
    }
  /** Nobody was left to play. */
  | { readonly is: 'bye'; readonly entrant: EntrantId }
  /** A round that counts as lost without an opponent: one before a late entry, for instance. */
  | { readonly is: 'loss'; readonly entrant: EntrantId };

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
  | { readonly is: 'bye' | 'loss'; readonly round: number };

export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
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
    const round = nth + 1;
    for (const table of tables) {
      if (table.is !== 'match') {
        add(table.entrant, { is: table.is, round });
        continue;
      }
      const [a, b] = table.entrants;
      const { won, drawn } = table.games;
      add(a, { is: 'match', round, opponent: b, ...seenFrom(won[0], won[1], drawn, table.bothLost) });
      add(b, { is: 'match', round, opponent: a, ...seenFrom(won[1], won[0], drawn, table.bothLost) });
    }
  });
  return all;
}

function seenFrom(won: number, lost: number, drawn: number, bothLost: boolean): { ended: Ending; games: Tally } {
  const ended = bothLost || won < lost ? 'lost' : won > lost ? 'won' : 'drawn';
  return { ended, games: { won, drawn, lost } };
}
