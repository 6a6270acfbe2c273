import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../api/graphql.js';
import { Act } from '../console/act.js';
import { Sheet } from '../console/sheet.js';
import { ROLE } from '../console/words.js';
import { Empty } from '../parts/empty.js';
import { ASSIGN, CLAIM, ESCALATE, RELEASE, WITHDRAW } from './acts.js';
import type { Dispute } from './case.js';
import { SignedAct } from './signed-act.js';
import { isJudging } from './words.js';
import { say } from '../say/index.js';

const JUDGES = graphql(`
  query CaseJudges($id: ID!) {
    tournament(id: $id) {
      id
      staff {
        person {
          id
          name
        }
        roles
      }
    }
  }
`);

/** Who has the case: taking it on, giving it on, giving it back. */
export function CaseActs({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { id: caseId, mayDo, phase } = dispute;
  const [assigning, assign] = useState(false);
  return (
    <span className="row">
      {mayDo.includes('ESCALATE') ? (
        <Act document={ESCALATE} input={{ caseId }}>
          {say('Hand to a head judge')}
        </Act>
      ) : null}
      {mayDo.includes('RELEASE') ? (
        <Act document={RELEASE} input={{ caseId }} kind="quiet">
          {say('Give it back')}
        </Act>
      ) : null}
      {mayDo.includes('ASSIGN') ? (
        <button
          className={mayDo.includes('CLAIM') || mayDo.includes('RELEASE') ? 'button quiet' : 'button main'}
          type="button"
          onClick={() => {
            assign(true);
          }}
        >
          {say('Assign a judge')}
        </button>
      ) : null}
      {mayDo.includes('WITHDRAW') ? (
        <SignedAct document={WITHDRAW} dispute={dispute} type="WithdrawCase" kind="quiet">
          {say('Take it back')}
        </SignedAct>
      ) : null}
      {mayDo.includes('CLAIM') ? (
        <Act document={CLAIM} input={{ caseId }} kind="main">
          {phase === 'APPEALED' ? say('Take the appeal on') : say('Take it on')}
        </Act>
      ) : null}
      {assigning ? (
        <Judges
          dispute={dispute}
          onClose={() => {
            assign(false);
          }}
        />
      ) : null}
    </span>
  );
}

interface JudgesProps {
  readonly dispute: Dispute;
  readonly onClose: () => void;
}

/** Who may have it: for an appeal a head judge, and not the one whose ruling it is about. */
function Judges({ dispute, onClose }: JudgesProps): ReactNode {
  const { id: caseId, tournamentId, phase, forHeadJudge, ruling } = dispute;
  const [{ data }] = useQuery({ query: JUDGES, variables: { id: tournamentId } });
  const judges = (data?.tournament?.staff ?? []).filter(
    ({ person, roles }) =>
      (forHeadJudge || phase === 'APPEALED' ? roles.includes('HEAD_JUDGE') : roles.some(isJudging)) &&
      (phase !== 'APPEALED' || person.id !== ruling?.by?.id),
  );
  return (
    <Sheet title={say('Give the case to a judge')} onClose={onClose}>
      {data !== undefined && judges.length === 0 ? (
        <Empty
          what={
            phase === 'APPEALED'
              ? say('There is no other head judge to decide the appeal')
              : say('Nobody here has the role for it')
          }
        >
          <Link href={`/t/${tournamentId}/run/staff`}>{say('Give somebody the role')}</Link>
        </Empty>
      ) : null}
      <ul>
        {judges.map(({ person, roles }) => (
          <li key={person.id} className="row">
            <Act document={ASSIGN} input={{ caseId, personId: person.id }} onDone={onClose}>
              {person.name ?? say('Erased')}
            </Act>
            <span className="dim">{roles.map((role) => ROLE[role]).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
