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
import { takeSays } from './words.js';
import { say } from '../say/index.js';
import { Refusal } from '../say/refusal.js';

const JUDGES = graphql(`
  query CaseJudges($id: ID!) {
    case(id: $id) {
      id
      judges {
        person {
          id
          name
        }
        role
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
    }
  }
`);

/** Who has the case: taking it on, giving it on, giving it back. */
export function CaseActs({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { id: caseId, mayDo, phase, judge, appealJudge, barred } = dispute;
  const has = phase === 'CLAIMED' ? judge : phase === 'APPEALED' ? appealJudge : null;
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
          className={mayDo.includes('CLAIM') || has !== null ? 'button quiet' : 'button main'}
          type="button"
          onClick={() => {
            assign(true);
          }}
        >
          {has === null ? say('Assign a judge') : say('Assign another judge')}
        </button>
      ) : null}
      {mayDo.includes('WITHDRAW') ? (
        <SignedAct document={WITHDRAW} dispute={dispute} type="WithdrawCase" kind="quiet">
          {say('Take it back')}
        </SignedAct>
      ) : null}
      {mayDo.includes('CLAIM') ? (
        <Act document={CLAIM} input={{ caseId }} kind="main">
          {takeSays(dispute)}
        </Act>
      ) : null}
      {barred === null ? null : <Refusal {...barred} />}
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

/** Whoever judges here; who can't have this case stands there with the reason. */
function Judges({ dispute, onClose }: JudgesProps): ReactNode {
  const { id: caseId, tournamentId, phase } = dispute;
  const [{ data }] = useQuery({ query: JUDGES, variables: { id: caseId }, requestPolicy: 'network-only' });
  const judges = data?.case?.judges ?? [];
  const nobody = judges.every(({ barred }) => barred !== null);
  return (
    <Sheet title={say('Give the case to a judge')} onClose={onClose}>
      {data !== undefined && nobody ? (
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
      <ul className="desk-judges">
        {judges.map(({ person, role, barred }) => (
          <li key={person?.id}>
            {barred === null && person !== null ? (
              <Act document={ASSIGN} input={{ caseId, personId: person.id }} onDone={onClose}>
                {person.name ?? say('Erased')}
              </Act>
            ) : (
              <b>{person?.name ?? say('Erased')}</b>
            )}
            <span className="dim">
              {ROLE[role]}
              {barred === null ? null : (
                <>
                  {'. '}
                  <Refusal {...barred} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
