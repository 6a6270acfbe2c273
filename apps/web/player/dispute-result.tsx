import type { ReactNode } from 'react';
import { useSigned } from '../api/signed-command.js';
import { useKept } from '../console/kept.js';
import { LongText } from '../parts/long-text.js';
import { Refused } from '../parts/problem.js';
import { DISPUTE } from '../play/documents.js';
import type { YourMatch } from './queries.js';
import { say } from '../say/index.js';

interface DisputeResultProps {
  readonly match: YourMatch;
  readonly done: () => void;
}

/** The result that counts is not what happened: a judge rules on it. */
export function DisputeResult({ match, done }: DisputeResultProps): ReactNode {
  const [text, keep] = useKept(`dispute of ${match.id}`);
  const dispute = useSigned(DISPUTE, match, ({ text: said }, commit) => ({
    type: 'RaiseDispute',
    ply: null,
    rule: null,
    claim: commit(said),
  }));
  return (
    <details className="aside-part">
      <summary>{say('That is not what happened')}</summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void dispute.send({ matchId: match.id, text: text.trim() }).then(({ is }) => {
            if (is !== 'done') return;
            keep('');
            done();
          });
        }}
      >
        <p>{say('A judge hears both of you and rules. The staff can also correct it without a case.')}</p>
        <LongText label={say('What is wrong')} text={text} onText={keep} />
        <Refused errors={dispute.errors} />
        <button className="button" disabled={dispute.busy}>
          {say('Dispute the result')}
        </button>
      </form>
    </details>
  );
}
