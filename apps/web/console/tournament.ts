/** The tournament that is run, always as it is now: asked once, then told by the server whenever it changed. */
import { type CombinedError, useQuery, useSubscription } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import { seqIn } from '../api/position.js';

const RUN = graphql(`
  fragment Run on Tournament {
    id
    position
    title
    startsAt
    timeZone
    phase
    cancelled {
      reason
    }
    registrationOpen
    yourRoles
    counts {
      in
      waiting
      dropped
      disqualified
      checkedIn
    }
    plan {
      game
      capacity
      checkIn
      lists
      lockListsAt
      drawsAllowed
      roundMinutes
      ruleSet {
        id
        title
      }
      caseTimes {
        about
        ruleSeconds
        appealSeconds
        decideSeconds
      }
      stages {
        format
        rounds
        groups
        bestOf
        cut
        reset
      }
    }
    rounds {
      number
      stage
      field
      missing
      timer {
        minutes
        endsAt
        paused
        leftSeconds
      }
    }
    draft {
      number
      stage
    }
    announcements {
      nth
      text
      at
    }
    staff {
      person {
        id
        name
      }
      roles
    }
  }
`);
const ASKED = graphql(
  `
    query Run($id: ID!) {
      tournament(id: $id) {
        ...Run
      }
      viewer {
        person {
          id
          roles
        }
      }
    }
  `,
  [RUN],
);
const TOLD = graphql(
  `
    subscription RunChanged($id: ID!) {
      tournamentChanged(id: $id) {
        ...Run
      }
    }
  `,
  [RUN],
);

export type Run = ResultOf<typeof RUN>;
export type Timer = NonNullable<Run['rounds'][number]['timer']>;

/** The later of the two. */
function later(asked: Run | null, told: Run | null): Run | null {
  if (asked === null || told === null) return asked ?? told;
  return seqIn(told.position) >= seqIn(asked.position) ? told : asked;
}

interface RunAsked {
  readonly run: Run | null;
  readonly missing: boolean;
  readonly isAdmin: boolean;
  readonly you: string | null;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
}

export function useRun(id: string, signedIn: boolean): RunAsked {
  const [asked, again] = useQuery({ query: ASKED, variables: { id }, pause: !signedIn });
  const [told] = useSubscription({ query: TOLD, variables: { id }, pause: !signedIn });
  const heard = told.data?.tournamentChanged ?? null;
  return {
    run: later(asked.data?.tournament ?? null, heard?.id === id ? heard : null),
    missing: asked.data?.tournament === null,
    isAdmin: asked.data?.viewer?.person.roles.includes('ADMIN') ?? false,
    you: asked.data?.viewer?.person.id ?? null,
    error: asked.error,
    again: () => {
      again({ requestPolicy: 'network-only' });
    },
  };
}

/** The ids of its parts as the records of the log name them, made global. */
export const entrantIdOf = ({ id }: Pick<Run, 'id'>, entrant: string): string =>
  `${id.replace('tournament_', 'entrant_')}.${entrant}`;
export const tableIdOf = ({ id }: Pick<Run, 'id'>, table: number): string =>
  `${id.replace('tournament_', 'table_')}.${String(table)}`;
