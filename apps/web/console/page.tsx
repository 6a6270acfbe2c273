/** The organiser's console: what is next, and everything the staff do, a section each. */
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useSession } from '../api/session.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { SignInFirst } from '../parts/sign-in-first.js';
import { Tabs } from '../parts/tabs.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { Act } from './act.js';
import { GRANT } from './acts.js';
import './console.css';
import { Decks } from './decks.js';
import { Details } from './details.js';
import { Log } from './log.js';
import { WithRoles } from './may.js';
import { Next } from './next.js';
import { Players } from './players.js';
import { Rounds } from './rounds.js';
import { Saying } from './saying.js';
import { Staff } from './staff.js';
import { Standings } from './standings.js';
import { type Run, useRun } from './tournament.js';
import { PHASE } from './words.js';
import { say } from '../say/index.js';

type Section = 'players' | 'round' | 'decks' | 'say' | 'staff' | 'standings' | 'details' | 'log';

export default function Console(): ReactNode {
  const { id, section, nth } = useParams<{ id: string; section?: string; nth?: string }>();
  const session = useSession();
  const signedIn = session.is === 'somebody';
  const { run, missing, isAdmin, you, error, again } = useRun(id, signedIn);
  useTitle(run === null ? say('Run a tournament') : say('Run {title}', { title: run.title ?? say('a tournament') }));
  if (session.is === 'nobody') return <SignInFirst what={say('Sign in to run a tournament')} to={location.pathname} />;
  if (missing)
    return (
      <Empty what={say('There is no such tournament')}>
        <Link href="/t">{say('All tournaments')}</Link>
      </Empty>
    );
  if (run === null)
    return (
      <div className="page">
        {error === undefined ? (
          <Waiting for={say('the tournament')} />
        ) : (
          <Failed what={say('The tournament')} error={error} again={again} />
        )}
      </div>
    );
  if (!run.yourRoles.some((role) => role !== 'PLAYER')) return <NotStaff run={run} you={isAdmin ? you : null} />;
  return <Shown run={run} section={section} nth={nth} />;
}

/** An admin of the house may take the organiser's role; the record says that they did. */
function NotStaff({ run, you }: { readonly run: Run; readonly you: string | null }): ReactNode {
  const input = { tournamentId: run.id, personId: you ?? '', role: 'ORGANISER' as const, asAdmin: true };
  return (
    <Empty what={say('You are not on the staff of {title}', { title: run.title ?? say('this tournament') })}>
      <p>{say('Its organiser can give you a role.')}</p>
      <div className="row">
        <Link className="button" href={`/t/${run.id}`}>
          {say('Look at the tournament')}
        </Link>
        {you === null ? null : (
          <Act document={GRANT} input={input} kind="main">
            {say('Become organiser, as an admin')}
          </Act>
        )}
      </div>
    </Empty>
  );
}

const START: Readonly<Record<Run['phase'], Section>> = { REGISTERING: 'players', RUNNING: 'round', OVER: 'standings' };

function Shown({
  run,
  section,
  nth,
}: {
  readonly run: Run;
  readonly section: string | undefined;
  readonly nth: string | undefined;
}): ReactNode {
  const at = section ?? START[run.phase];
  const [seen, see] = useState<string | null>(null);
  const tabs: readonly (readonly [Section, string])[] = [
    ['players', say('Players')],
    ['round', say('Rounds')],
    ['standings', say('Standings')],
    ...(run.plan.lists === 'NONE' ? [] : [['decks', say('Decks')] as const]),
    ['say', say('Announce')],
    ['staff', say('Staff')],
    ['details', say('Details')],
    ['log', say('Log')],
  ];
  return (
    <WithRoles run={run}>
      <div className="page run">
        <div className="head">
          <h1>{run.title ?? say('Tournament')}</h1>
          <span className="dim">{run.cancelled === null ? PHASE[run.phase] : say('Cancelled')}</span>
          <span className="end row">
            <Link className="button quiet" href={`/t/${run.id}`}>
              {say('Public page')}
            </Link>
            <Link className="button quiet" href={`/t/${run.id}/projector`}>
              {say('Projector')}
            </Link>
            <Link className="button quiet" href={`/t/${run.id}/desk`}>
              {say('Judge’s desk')}
            </Link>
          </span>
        </div>
        <Next run={run} seen={seen} />
        <Tabs label={say('Console')} at={at}>
          {tabs.map(([key, name]) => (
            <Link key={key} href={`/t/${run.id}/run/${key}`} aria-current={at === key ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </Tabs>
        <SectionOf run={run} at={at} nth={nth} onSeen={see} />
      </div>
    </WithRoles>
  );
}

function SectionOf({
  run,
  at,
  nth,
  onSeen,
}: {
  readonly run: Run;
  readonly at: string;
  readonly nth: string | undefined;
  readonly onSeen: (position: string | null) => void;
}): ReactNode {
  switch (at) {
    case 'players':
      return <Players run={run} />;
    case 'round':
      return <Rounds run={run} nth={nth} onSeen={onSeen} />;
    case 'standings':
      return <Standings run={run} />;
    case 'decks':
      return <Decks run={run} />;
    case 'say':
      return <Saying run={run} />;
    case 'staff':
      return <Staff run={run} />;
    case 'details':
      return <Details run={run} />;
    case 'log':
      return <Log run={run} />;
    default:
      return (
        <Empty what={say('The console has no such section')}>
          <Link href={`/t/${run.id}/run`}>{say('Back to the start')}</Link>
        </Empty>
      );
  }
}
