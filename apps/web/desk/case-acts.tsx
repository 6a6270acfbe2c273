import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { Act } from '../console/act.js';
import { Sheet } from '../console/sheet.js';
import { ROLE } from '../console/words.js';
import { ASSIGN, CLAIM, ESCALATE, RELEASE, WITHDRAW } from './acts.js';
import type { Dispute } from './case.js';
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
export function CaseActs({
  dispute: { id: caseId, mayDo, tournamentId, phase },
}: {
  readonly dispute: Dispute;
}): ReactNode {
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
          className="button quiet"
          type="button"
          onClick={() => {
            assign(true);
          }}
        >
          {say('Assign')}
        </button>
      ) : null}
      {mayDo.includes('WITHDRAW') ? (
        <Act document={WITHDRAW} input={{ caseId }} kind="quiet">
          {say('Take it back')}
        </Act>
      ) : null}
      {mayDo.includes('CLAIM') ? (
        <Act document={CLAIM} input={{ caseId }} kind="main">
          {phase === 'APPEALED' ? say('Take the appeal on') : say('Take it on')}
        </Act>
      ) : null}
      {assigning ? (
        <Judges
          caseId={caseId}
          tournamentId={tournamentId}
          onClose={() => {
            assign(false);
          }}
        />
      ) : null}
    </span>
  );
}

interface JudgesProps {
  readonly caseId: string;
  readonly tournamentId: string;
  readonly onClose: () => void;
}

function Judges({ caseId, tournamentId, onClose }: JudgesProps): ReactNode {
  const [{ data }] = useQuery({ query: JUDGES, variables: { id: tournamentId } });
  const judges = (data?.tournament?.staff ?? []).filter(({ roles }) =>
    roles.some((role) => role === 'JUDGE' || role === 'HEAD_JUDGE'),
  );
  return (
    <Sheet title={say('Give the case to a judge')} onClose={onClose}>
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
