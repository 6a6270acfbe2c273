/** The judge's desk: what waits, the room, and a case with all that is needed to rule on it. */
import type { ReactNode } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Link, useParams } from 'wouter';
import { graphql } from '../api/graphql.js';
import { useSession } from '../api/session.js';
import { type Run, useRun } from '../console/tournament.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { SignInFirst } from '../parts/sign-in-first.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import '../console/console.css';
import './desk.css';
import { OpenCase } from './open-case.js';
import { Queue, type Waits } from './queue.js';
import { Room } from './room.js';
import { isJudging } from './words.js';
import { say } from '../say/index.js';

const DESK = graphql(`
  fragment Desk on JudgesDesk {
    tournamentId
    waiting
    calls {
      matchId
      round
      table
      number
      seat
      text
      at
      pairing {
        entrants {
          name
        }
        match {
          id
          reports {
            seat
            at
            intentionalDraw
            score {
              won
              drawn
            }
          }
        }
      }
    }
    cases(first: 50) {
      id
      about
      phase
      round
      table
      ply
      claim
      raisedAt
      raisedBy {
        id
        name
      }
      forHeadJudge
      judge {
        id
        name
      }
      appealJudge {
        id
        name
      }
      overdue
      mayDo
      barred {
        message
      }
    }
  }
`);
const ASKED = graphql(
  `
    query DeskOf($id: ID!) {
      desk(tournamentId: $id) {
        ...Desk
      }
    }
  `,
  [DESK],
);
const TOLD = graphql(
  `
    subscription DeskTold($id: ID!) {
      deskChanged(tournamentId: $id) {
        ...Desk
      }
    }
  `,
  [DESK],
);

export default function DeskPage(): ReactNode {
  const { id } = useParams<{ id: string }>();
  const { is } = useSession();
  if (is === 'nobody') return <SignInFirst what={say('Sign in to judge')} to={`/t/${id}/desk`} />;
  return <DeskOf id={id} signedIn={is === 'somebody'} />;
}

function DeskOf({ id, signedIn }: { readonly id: string; readonly signedIn: boolean }): ReactNode {
  const { run, missing } = useRun(id, signedIn);
  const [asked, again] = useQuery({ query: ASKED, variables: { id }, pause: !signedIn });
  const mayLook = asked.data?.desk !== null && asked.data !== undefined;
  const [told] = useSubscription({ query: TOLD, variables: { id }, pause: !mayLook });
  const desk: Waits | null = told.data?.deskChanged ?? asked.data?.desk ?? null;
  useTitle(desk === null ? say('Judge’s desk') : say('Desk, {waiting} waiting', { waiting: desk.waiting }));
  if (missing || (asked.data?.desk === null && run !== null)) return <NotYours id={id} run={run} />;
  if (asked.error !== undefined && desk === null)
    return (
      <div className="page">
        <Failed
          what={say('The desk')}
          error={asked.error}
          again={() => {
            again({ requestPolicy: 'network-only' });
          }}
        />
      </div>
    );
  if (desk === null || run === null) return <Waiting for={say('the desk')} />;
  return (
    <div className="page desk">
      <div className="head">
        <h1>{say('Judge’s desk')}</h1>
        <span className="dim">{run.title}</span>
        <span className="end">
          <Link className="button quiet" href={`/t/${run.id}/run`}>
            {say('Console')}
          </Link>
        </span>
      </div>
      <Queue tournamentId={run.id} desk={desk} />
      <Room run={run} />
      <OpenCase run={run} />
    </div>
  );
}

/** Who plays judges nobody, whatever role they have. */
function NotYours({ id, run }: { readonly id: string; readonly run: Run | null }): ReactNode {
  return (
    <Empty what={say('This desk is for the judges of the tournament')}>
      <p>
        {run?.yourRoles.some(isJudging) === true
          ? say(
              'You are one of them, but you play in it: whoever plays judges no case of others. You can again once you have left.',
            )
          : say('Its organiser or head judge can give you the role.')}
      </p>
      <Link href={`/t/${id}`}>{say('Look at the tournament')}</Link>
    </Empty>
  );
}
