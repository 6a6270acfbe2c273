/** The tables of a round and how far each is. Reports and calls are the match's own, so they are asked for again now and then. */
import { useCallback, useEffect, useState } from 'react';
import { type CombinedError, useClient, useQuery } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import { usePaced } from '../tournament/live.js';
import type { Run } from './tournament.js';

export const TABLE = graphql(`
  fragment RunTable on TournamentTable {
    id
    number
    matchId
    extraMinutes
    undecided {
      won
      drawn
      bothLost
    }
    entrants {
      id
      number
      name
      status
    }
    result {
      won
      drawn
      bothLost
      notPlayed
      how
      corrections
    }
    whyPaired {
      because
      says
      phrases {
        text
        facts {
          name
          text
          number
        }
      }
    }
  }
`);
const ROUND = graphql(
  `
    query RunRound($id: ID!, $number: Int!, $atLeast: Position) {
      tournament(id: $id, atLeast: $atLeast) {
        id
        round(number: $number) {
          number
          stage
          tables {
            ...RunTable
            match {
              id
              phase
              pausedAt
              reports {
                seat
                score {
                  won
                  drawn
                }
              }
              ply
              disputes {
                caseId
                open
              }
              judgeCalls {
                number
                seat
                text
                at
                answered {
                  at
                  by {
                    name
                  }
                }
              }
            }
          }
          byes {
            entrant {
              id
              number
              name
            }
            why
          }
        }
      }
    }
  `,
  [TABLE],
);
const NUMBERS = graphql(`
  query TableNumbers($id: ID!, $number: Int!) {
    tournament(id: $id) {
      id
      round(number: $number) {
        number
        tables {
          id
          number
        }
      }
    }
  }
`);
type Shown<Part> = NonNullable<Part>;
export type Round = Shown<Shown<ResultOf<typeof ROUND>['tournament']>['round']>;
export type Table = Round['tables'][number];

const OFTEN = 8_000;
/** Told of a change, a round is asked for again at once; a thousand tables at most every four seconds. */
const APART_A_TABLE = 4;

interface Asked<Shown> {
  readonly shown: Shown | null;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
}

export function useRound(run: Run, number: number): Asked<Round> {
  const [many, setMany] = useState(0);
  const atLeast = usePaced(run.position, APART_A_TABLE * many);
  const variables = { id: run.id, number, atLeast };
  const [asked, again] = useQuery({ query: ROUND, variables, requestPolicy: 'cache-and-network' });
  const shown = asked.data?.tournament?.round ?? null;
  if (shown !== null && shown.tables.length !== many) setMany(shown.tables.length);
  const refetch = useCallback(() => {
    again({ requestPolicy: 'network-only' });
  }, [again]);
  const isAsking = asked.fetching || asked.stale;
  useEffect(() => {
    if (isAsking) return;
    const timer = setInterval(() => {
      if (!document.hidden) refetch();
    }, OFTEN);
    return () => {
      clearInterval(timer);
    };
  }, [refetch, isAsking]);
  return { shown: shown?.number === number ? shown : null, error: asked.error, again: refetch };
}

/** The numbers of the tables of these rounds by their ids, as they come. */
export function useTableNumbers({ id }: Run, rounds: readonly number[]): ReadonlyMap<string, number> {
  const client = useClient();
  const [numbers, setNumbers] = useState<ReadonlyMap<string, number>>(new Map());
  const asked = rounds.join(' ');
  useEffect(() => {
    let stopped = false;
    async function ask(number: number): Promise<void> {
      const { data } = await client.query(NUMBERS, { id, number }).toPromise();
      const tables = data?.tournament?.round?.tables ?? [];
      if (!stopped)
        setNumbers((known) => new Map([...known, ...tables.map((each) => [each.id, each.number] as const)]));
    }
    for (const round of asked.split(' ')) if (round !== '') void ask(Number(round));
    return () => {
      stopped = true;
    };
  }, [client, id, asked]);
  return numbers;
}

export type Standing = 'undecided' | 'conflict' | 'called' | 'held' | 'reported' | 'out' | 'in';
const ORDER: readonly Standing[] = ['undecided', 'conflict', 'called', 'held', 'reported', 'out', 'in'];

export function standingOf({ result, undecided, match }: Pick<Table, 'result' | 'undecided' | 'match'>): Standing {
  if (result !== null) return 'in';
  if (undecided !== null) return 'undecided';
  const calls = match?.judgeCalls ?? [];
  const reports = match?.reports ?? [];
  if (reports.length > 1 && calls.some(({ seat }) => seat === null)) return 'conflict';
  if (calls.some(({ answered }) => answered === null)) return 'called';
  if (typeof match?.pausedAt === 'string') return 'held';
  return reports.length > 0 ? 'reported' : 'out';
}

/** What a judge is needed for, or is at already. */
export const needsJudge = (table: Table): boolean => ['conflict', 'called', 'held'].includes(standingOf(table));

/** What needs somebody first, then by number. */
export const inOrder = (tables: readonly Table[]): readonly Table[] =>
  [...tables].sort(
    (one, other) => ORDER.indexOf(standingOf(one)) - ORDER.indexOf(standingOf(other)) || one.number - other.number,
  );
