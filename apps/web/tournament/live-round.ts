/**
 * A round, kept true: who sits where is asked for once, and then what has become of it. With a thousand tables that is a tenth of the
 * work, for the server and for the phone.
 */
import { useEffect, useMemo, useRef } from 'react';
import { type CombinedError, useQuery } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import { seqIn } from '../api/position.js';
import { APART, useLiveQuery } from './live.js';
import { OUTCOME, type Round, ROUND } from './queries.js';

const RESULTS = graphql(
  `
    query RoundResults($id: ID!, $round: Int!) {
      tournament(id: $id) {
        id
        position
        round(number: $round) {
          number
          missing
          tables {
            ...TableOutcome
          }
          byes {
            entrant {
              id
            }
          }
        }
      }
    }
  `,
  [OUTCOME],
);
type Results = NonNullable<NonNullable<ResultOf<typeof RESULTS>['tournament']>['round']>;

/** Names may change too, of a guest who is claimed by an account: so often the whole is asked for again. */
const WHOLE_EVERY_MS = 60_000;

/** Those of a thousand tables are asked for every five seconds at most. */
const APART_A_TABLE = 5;

interface LiveRound {
  readonly round: Round | null;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
}

export function useLiveRound(id: string, number: number, pulse: string, pause = false): LiveRound {
  const variables = { id, round: number };
  const [asked, ask] = useQuery({ query: ROUND, variables, pause, requestPolicy: 'cache-and-network' });
  const again = (): void => {
    ask({ requestPolicy: 'network-only' });
  };
  const whole = asked.data?.tournament ?? null;
  const apart = Math.max(APART, APART_A_TABLE * (whole?.round?.tables.length ?? 0));
  const [told] = useLiveQuery(RESULTS, variables, pulse, pause, apart);
  const since = told.data?.tournament ?? null;
  const isLater = whole !== null && since !== null && seqIn(since.position) > seqIn(whole.position);
  const round = useMemo(
    () => (isLater ? withResults(whole.round, since.round) : (whole?.round ?? null)),
    [whole, since, isLater],
  );
  const wholeAt = useRef(0);
  useEffect(() => {
    wholeAt.current = performance.now();
  }, [whole]);
  useEffect(() => {
    const isOld = performance.now() - wholeAt.current > WHOLE_EVERY_MS;
    if (isLater && (isOld || !isSame(whole.round, since.round))) again();
    // Asked once for each answer that tells of something else.
  }, [since]);
  return { round, error: asked.error ?? told.error, again };
}

function withResults(round: Round | null, results: Results | null): Round | null {
  if (round === null || results === null || !isSame(round, results)) return round;
  const { missing, tables } = results;
  return { ...round, missing, tables: round.tables.map((table, nth) => ({ ...table, ...tables[nth] })) };
}

/** Whether these are the results of that round's tables, in their order, and nobody else has a bye. */
const isSame = (round: Round | null, results: Results | null): boolean => placesOf(round) === placesOf(results);

const placesOf = (round: Pick<Results, 'number' | 'tables' | 'byes'> | null): string =>
  round === null
    ? ''
    : [round.number, ...round.tables.map(({ id }) => id), ...round.byes.map(({ entrant }) => entrant.id)].join();
