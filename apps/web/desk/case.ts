/** A case as it is now: asked once, then told whenever it changed. */
import { type CombinedError, useQuery, useSubscription } from 'urql';
import { graphql, type ResultOf } from '../api/graphql.js';
import { seqIn } from '../api/position.js';
import { say } from '../say/index.js';

const RULING = graphql(`
  fragment DeskRuling on CaseRuling {
    nth
    by {
      id
      name
    }
    role
    at
    finding
    remedy
    toPly
    randomness
    repair
    seat
    result {
      won
      drawn
    }
    bothLost
    notPlayed
    rules {
      id
    }
    reason
    penalties {
      person {
        id
        name
      }
      degree
      infringement
    }
    clockCredits {
      seat
      ms
    }
    appealUntil
  }
`);
const CASE = graphql(
  `
    fragment DeskCase on DisputeCase {
      id
      position
      seq
      head
      tournamentId
      about
      matchId
      round
      table
      entrantId
      ply
      raisedAtPly
      rule {
        id
      }
      claim
      raisedBy {
        id
        name
      }
      raisedBySeat
      raisedAt
      parties {
        person {
          id
          name
        }
        seat
        raised
      }
      phase
      ending
      forHeadJudge
      judge {
        id
        name
      }
      judgeRole
      appealJudge {
        id
        name
      }
      deadline
      overdue
      evidence {
        nth
        by {
          id
          name
        }
        at
        text
      }
      attempts {
        seat
        ply
        answer
        says
        rule {
          id
        }
      }
      looks {
        nth
        by {
          id
          name
        }
        at
        ply
        viewpoint
        seat
      }
      deltas {
        fromPly
        toPly
        undone
        draws
        risk
        suggested
        simple
        learned {
          seat
          count
          plies {
            ply
            facts {
              kind
              rule {
                id
              }
              data
              text
            }
          }
        }
      }
      repairs {
        form
        key
        about
        min
        max
        of
      }
      rulings {
        ...DeskRuling
      }
      ruling {
        ...DeskRuling
      }
      acceptedBy {
        id
        name
      }
      appeal {
        by {
          id
          name
        }
        ground
        at
        decideBy
        outcome
      }
      applied {
        position
        at
      }
      mayDo
      barred {
        message
        code
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
  `,
  [RULING],
);
const ASKED = graphql(
  `
    query DeskCaseOf($id: ID!) {
      case(id: $id) {
        ...DeskCase
      }
    }
  `,
  [CASE],
);
const TOLD = graphql(
  `
    subscription DeskCaseChanged($id: ID!) {
      caseChanged(id: $id) {
        ...DeskCase
      }
    }
  `,
  [CASE],
);

export type Dispute = ResultOf<typeof CASE>;
export type Ruling = ResultOf<typeof RULING>;
export type Delta = Dispute['deltas'][number];

interface CaseAsked {
  readonly dispute: Dispute | null;
  readonly missing: boolean;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
}

/** Whoever is nobody is shown what is closed, which changes no more. */
export function useCase(id: string, isSomebody: boolean): CaseAsked {
  const [asked, again] = useQuery({
    query: ASKED,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const [told] = useSubscription({ query: TOLD, variables: { id }, pause: !isSomebody });
  const first = asked.data?.case ?? null;
  const heard = told.data?.caseChanged.id === id ? told.data.caseChanged : null;
  const isLater = heard !== null && (first === null || seqIn(heard.position) > seqIn(first.position));
  return {
    dispute: isLater ? heard : first,
    missing: asked.data?.case === null && heard === null,
    error: asked.error,
    again: () => {
      again({ requestPolicy: 'network-only' });
    },
  };
}

/** The names of the seats, as far as the parties have any. */
export function namesOf({ parties }: Dispute): readonly string[] {
  const names: string[] = [];
  for (const { seat, person } of parties)
    if (seat !== null) names[seat] = person?.name ?? say('Seat {seat}', { seat: seat + 1 });
  return names;
}
