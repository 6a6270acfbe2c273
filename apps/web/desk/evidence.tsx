import type { ReactNode } from 'react';
import { useSigned } from '../api/signed-command.js';
import { useKept } from '../console/kept.js';
import { clockTime } from '../console/words.js';
import { LongText } from '../parts/long-text.js';
import { Refused } from '../parts/problem.js';
import { SeatSign } from '../parts/sign.js';
import { SAY } from './acts.js';
import { type Dispute, namesOf } from './case.js';
import { answerSays } from './trace-words.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';
import { InEnglish } from '../say/in-english.js';

/** What was said, what was tried and refused, and who looked at what; nothing where there is nothing of it. */
export function Evidence({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { id, evidence, attempts, looks, mayDo } = dispute;
  const [text, keep] = useKept('evidence');
  const { send, busy, errors } = useSigned(SAY, dispute, ({ text: said }, commit) => ({
    type: 'AddEvidence',
    text: commit(said),
  }));
  const maySay = mayDo.includes('ADD_EVIDENCE');
  const names = namesOf(dispute);
  const isEmpty = [evidence, attempts, looks].every((list) => list === null || list.length === 0);
  if (isEmpty && !maySay) return null;
  return (
    <section>
      <div className="case-head">
        <h2>{say('Said and seen')}</h2>
      </div>
      {evidence === null ? (
        <p className="dim">{say('What was said to the judge stays between the judge and the players.')}</p>
      ) : null}
      <ul className="ledger">
        {(evidence ?? []).map(({ nth, by, at, text: said }) => (
          <li key={`said ${nth}`}>
            <span>{clockTime(at)}</span>
            <p>
              <b>{by?.name ?? say('Erased')}</b> {said ?? say('Erased.')}
            </p>
          </li>
        ))}
        {(attempts ?? []).map(({ seat, ply, answer, says, rule }, nth) => (
          <li key={`tried ${nth}`}>
            <span>{ply}</span>
            <p>
              <Say
                text="{seat} tried {answer}, refused: {says}"
                with={{
                  seat: <SeatSign seat={seat} />,
                  answer: <b>{answerSays(answer)}</b>,
                  says: <InEnglish text={says} />,
                }}
              />{' '}
              {rule === null ? null : <span className="rule-id">{rule.id}</span>}
            </p>
          </li>
        ))}
        {(looks ?? []).map(({ nth, by, at, ply, viewpoint, seat }) => (
          <li key={`look ${nth}`}>
            <span>{clockTime(at)}</span>
            <p className="dim">
              {say('{name} looked at ply {ply}, {eyes}.', {
                name: by?.name ?? say('Erased'),
                ply,
                eyes: seat === null ? EYES[viewpoint] : say('as {name} saw it', { name: names[seat] ?? '' }),
              })}
            </p>
          </li>
        ))}
      </ul>
      {maySay ? (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            void send({ caseId: id, text: text.trim() }).then(({ is }) => {
              if (is === 'done') keep('');
            });
          }}
        >
          <LongText label={say('Say something in it')} rows={2} text={text} onText={keep} />
          <Refused errors={errors} />
          <button className="button" disabled={busy}>
            {say('Add it')}
          </button>
        </form>
      ) : null}
    </section>
  );
}

const EYES = { SEAT: say('as one player saw it'), BOTH: say('as both saw it'), JUDGE: say('all cards') } as const;
