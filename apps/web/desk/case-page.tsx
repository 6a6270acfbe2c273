/** A case: the claim, the position through the players' eyes, what the rules say, what was learned, and the ruling. */
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useNow } from '../api/server-time.js';
import { useSession } from '../api/session.js';
import { minutesLeft } from '../console/words.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { SeatSign } from '../parts/sign.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { CaseActs } from './case-acts.js';
import { type Dispute, namesOf, useCase } from './case.js';
import './desk.css';
import { Evidence } from './evidence.js';
import { Learned } from './learned.js';
import { Position } from './position.js';
import { DisputedResult } from './reports.js';
import { RulesSay } from './rules-say.js';
import { Rulings } from './rulings.js';
import { isLate, STATE } from './words.js';
import { against, say } from '../say/index.js';

export default function CasePage(): ReactNode {
  const { id, caseId } = useParams<{ id: string; caseId: string }>();
  const { is } = useSession();
  return is === 'unknown' ? (
    <Waiting for={say('the case')} />
  ) : (
    <CaseOf key={is} id={id} caseId={caseId} isSomebody={is === 'somebody'} />
  );
}

interface CaseOfProps {
  readonly id: string;
  readonly caseId: string;
  readonly isSomebody: boolean;
}

function CaseOf({ id, caseId, isSomebody }: CaseOfProps): ReactNode {
  const { dispute, missing, error, again } = useCase(caseId, isSomebody);
  useTitle(dispute === null ? say('A case') : titleOf(dispute));
  if (dispute !== null) return <Shown key={dispute.id} dispute={dispute} />;
  if (missing) return isSomebody ? <NotForYou id={id} /> : <NotYet to={`/t/${id}/desk/${caseId}`} />;
  if (error === undefined) return <Waiting for={say('the case')} />;
  return (
    <div className="page">
      <Failed what={say('The case')} error={error} again={again} />
    </div>
  );
}

function NotForYou({ id }: { readonly id: string }): ReactNode {
  return (
    <Empty what={say('There is no such case, or it is not for you')}>
      <Link className="button" href={`/t/${id}`}>
        {say('To the tournament')}
      </Link>
    </Empty>
  );
}

/** While it is open, a case is shown to its players and the staff. */
function NotYet({ to }: { readonly to: string }): ReactNode {
  return (
    <Empty what={say('This case is not open to everybody')}>
      <p>{say('Its players and the staff see it once they signed in, and everybody when it is closed.')}</p>
      <Link className="button main" href={`/sign-in?to=${to}`}>
        {say('Sign in')}
      </Link>
    </Empty>
  );
}

function Shown({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const isPlay = dispute.about === 'PLAY' && dispute.matchId !== null;
  const judges = dispute.mayDo.some((act) => act === 'LOOK' || act === 'RULE' || act === 'REPLACE');
  const isOver = dispute.phase === 'CLOSED';
  return (
    <div className={judges ? 'desk case' : 'desk case is-party'}>
      <Claim dispute={dispute} />
      <div className="case-left">
        {isPlay ? <Position dispute={dispute} /> : null}
        {dispute.about === 'RESULT' && dispute.matchId !== null ? (
          <DisputedResult matchId={dispute.matchId} names={namesOf(dispute)} />
        ) : null}
        <div className="case-pair">
          {isPlay && !isOver ? <RulesSay key={dispute.looks?.length ?? 0} dispute={dispute} /> : null}
          {isPlay && (judges || dispute.deltas.length > 0) ? <Learned dispute={dispute} /> : null}
        </div>
        <Evidence dispute={dispute} />
      </div>
      <aside className="case-right">
        <Rulings dispute={dispute} />
      </aside>
    </div>
  );
}

function Claim({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { claim, raisedBy, raisedBySeat, ply, raisedAtPly, round, table } = dispute;
  const names = namesOf(dispute);
  return (
    <header className="case-claim">
      <div>
        <Whence dispute={dispute} />
        <Words dispute={dispute} />
        {claim === null ? <Untold dispute={dispute} /> : null}
        <p className="row">
          <b>
            {raisedBySeat === null ? null : <SeatSign seat={raisedBySeat} />} {raisedBy?.name ?? say('Erased')}
          </b>
          {ply === null ? null : (
            <span>{say('against ply {ply}, raised at ply {raised}', { ply, raised: raisedAtPly ?? '' })}</span>
          )}
          {table === null ? null : <span>{say('Table {table}, round {round}', { table, round: round ?? '' })}</span>}
          {names.length > 1 ? <span>{against(names)}</span> : null}
          {dispute.rule === null ? null : <span className="rule-id">{dispute.rule.id}</span>}
        </p>
      </div>
      <div className="case-state">
        <Clock dispute={dispute} />
        <span>{stateSays(dispute)}</span>
        <CaseActs dispute={dispute} />
      </div>
    </header>
  );
}

const titleOf = ({ table }: Dispute): string =>
  table === null ? say('A case') : say('Case about table {table}', { table });

/** More than this is no heading. */
const SHORT = 120;

/** The claim in its own words: the heading, or below it where it is long. */
function Words({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { claim } = dispute;
  const [isWhole, showWhole] = useState(false);
  if (claim === null) return <h1>{say('A case whose claim is not told')}</h1>;
  if (claim.length <= SHORT)
    return (
      <h1>
        <q>{claim}</q>
      </h1>
    );
  return (
    <>
      <h1>{titleOf(dispute)}</h1>
      <blockquote className={isWhole ? 'case-words' : 'case-words is-cut'}>
        <q>{claim}</q>
      </blockquote>
      <button
        className="button quiet"
        type="button"
        aria-expanded={isWhole}
        onClick={() => {
          showWhole(!isWhole);
        }}
      >
        {isWhole ? say('Show less of the claim') : say('Show the whole claim')}
      </button>
    </>
  );
}

/** The way back of whoever reads it. */
function Whence({ dispute: { tournamentId, about, matchId, parties } }: { readonly dispute: Dispute }): ReactNode {
  const session = useSession();
  const you = session.is === 'somebody' ? session.person.id : null;
  const isParty = parties.some(({ person }) => person?.id === you);
  return (
    <nav aria-label={say('Where')} className="row">
      {you === null ? (
        <Link href={`/t/${tournamentId}`}>{say('Tournament')}</Link>
      ) : isParty ? (
        <Link href={`/t/${tournamentId}/me`}>{say('Your card')}</Link>
      ) : (
        <Link href={`/t/${tournamentId}/desk`}>{say('Desk')}</Link>
      )}
      {isParty && you !== null && about === 'PLAY' && matchId !== null ? (
        <Link href={`/play/${matchId}`}>{say('To the game')}</Link>
      ) : null}
    </nav>
  );
}

function Untold({ dispute: { matchId } }: { readonly dispute: Dispute }): ReactNode {
  return (
    <p className="dim">
      {matchId === null
        ? say('It was erased, or is for its players and judges alone.')
        : say('Its players and judges read it. Everybody does when the match is unsealed, unless it was erased.')}
    </p>
  );
}

function stateSays(dispute: Dispute): string {
  const { phase, judge, appealJudge, forHeadJudge, about } = dispute;
  const parts: string[] = [
    phase === 'CLAIMED' && judge?.name ? say('Judged by {name}.', { name: judge.name }) : STATE[phase],
  ];
  if (phase === 'WAITING' && forHeadJudge) parts.push(say('For a head judge.'));
  if (phase === 'APPEALED' && appealJudge?.name) parts.push(say('{name} decides.', { name: appealJudge.name }));
  if (isLate(dispute)) parts.push(say('Overdue.'));
  if (about === 'PLAY' && phase !== 'CLOSED') parts.push(say('The match stands still.'));
  return parts.join(' ');
}

const SECOND = 1_000;

/** How long it waits already, or how long an appeal is still possible. */
function Clock({ dispute: { phase, raisedAt, deadline, ruling } }: { readonly dispute: Dispute }): ReactNode {
  const runs = phase !== 'CLOSED' && phase !== 'FINAL';
  const now = useNow(runs);
  if (!runs) return null;
  const until = phase === 'RULED' ? (ruling?.appealUntil ?? deadline) : phase === 'APPEALED' ? deadline : null;
  const seconds = until === null ? (now - Date.parse(raisedAt)) / SECOND : (Date.parse(until) - now) / SECOND;
  return (
    <>
      <b role="timer">{minutesLeft(Math.max(0, seconds))}</b>
      <small>
        {until === null
          ? say('since it was raised')
          : phase === 'RULED'
            ? say('left to appeal')
            : say('left to decide')}
      </small>
    </>
  );
}
