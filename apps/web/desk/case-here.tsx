import { type ReactNode, useEffect } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../api/graphql.js';
import { useAlert } from '../parts/alert.js';
import { say } from '../say/index.js';
import { timeOf } from '../tournament/words.js';
import { STATE } from './words.js';

const STANDS = graphql(`
  query CaseStands($id: ID!) {
    case(id: $id) {
      id
      phase
      ruling {
        appealUntil
      }
    }
  }
`);

const OFTEN_MS = 3_000;

interface CaseHereProps {
  readonly tournamentId: string;
  readonly disputes: readonly { readonly caseId: string; readonly open: boolean }[];
}

/** The case that holds a match, for its players: who means to appeal has little time. */
export function CaseHere({ tournamentId, disputes }: CaseHereProps): ReactNode {
  const held = disputes.find(({ open }) => open);
  return held === undefined ? null : <Stands tournamentId={tournamentId} caseId={held.caseId} />;
}

function Stands({ tournamentId, caseId }: { readonly tournamentId: string; readonly caseId: string }): ReactNode {
  const [{ data }, again] = useQuery({ query: STANDS, variables: { id: caseId }, requestPolicy: 'cache-and-network' });
  useEffect(() => {
    const timer = setInterval(() => {
      again({ requestPolicy: 'network-only' });
    }, OFTEN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [again]);
  const now = data?.case ?? null;
  const until = now?.phase === 'RULED' ? (now.ruling?.appealUntil ?? null) : null;
  const says = say('There is a ruling on your match');
  useAlert(say('A case'), caseId, until === null ? [] : [{ key: until, says }]);
  if (now === null) return null;
  return (
    <div className="row" role="status">
      <span>
        {until === null
          ? STATE[now.phase]
          : say('There is a ruling: accept it, or appeal until {time}.', { time: timeOf(until) })}
      </span>
      <Link className="button" href={`/t/${tournamentId}/desk/${caseId}`}>
        {until === null ? say('See the case') : say('See the ruling')}
      </Link>
    </div>
  );
}
