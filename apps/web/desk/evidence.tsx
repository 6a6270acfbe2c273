import type { ReactNode } from 'react';
import { useCommand } from '../api/command.js';
import { useKept } from '../console/kept.js';
import { clockTime } from '../console/words.js';
import { Refused } from '../parts/problem.js';
import { SeatSign } from '../parts/sign.js';
import { SAY } from './acts.js';
import type { Dispute } from './case.js';
import { keyWords } from './words.js';

/** What was said, what was tried and refused, and who looked at what. */
export function Evidence({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { id, evidence, attempts, looks, mayDo } = dispute;
  const [text, keep] = useKept('evidence');
  const { send, busy, errors } = useCommand(SAY);
  return (
    <section>
      <div className="case-head">
        <h2>Said and seen</h2>
      </div>
      <ul className="ledger">
        {(evidence ?? []).map(({ nth, by, at, text: said }) => (
          <li key={`said ${nth}`}>
            <span>{clockTime(at)}</span>
            <p>
              <b>{by?.name ?? 'Erased'}</b> {said ?? 'Erased.'}
            </p>
          </li>
        ))}
        {(attempts ?? []).map(({ seat, ply, answer, says, rule }, nth) => (
          <li key={`tried ${nth}`}>
            <span>{ply}</span>
            <p>
              <SeatSign seat={seat} /> tried <b>{keyWords(answer)}</b>, refused: {says}{' '}
              {rule === null ? null : <span className="rule-id">{rule.id}</span>}
            </p>
          </li>
        ))}
        {(looks ?? []).map(({ nth, by, at, ply, viewpoint }) => (
          <li key={`look ${nth}`}>
            <span>{clockTime(at)}</span>
            <p className="dim">
              {by?.name ?? 'Erased'} looked at ply {ply}, {EYES[viewpoint]}.
            </p>
          </li>
        ))}
      </ul>
      {mayDo.includes('ADD_EVIDENCE') ? (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            void send({ caseId: id, text: text.trim() }).then(({ is }) => {
              if (is === 'done') keep('');
            });
          }}
        >
          <label className="field">
            <span>Say something in it</span>
            <textarea
              className="input"
              rows={2}
              required
              maxLength={2000}
              value={text}
              onChange={({ target }) => {
                keep(target.value);
              }}
            />
          </label>
          <Refused errors={errors} />
          <button className="button" disabled={busy}>
            Add it
          </button>
        </form>
      ) : null}
    </section>
  );
}

const EYES = { SEAT: 'as one player saw it', BOTH: 'as both saw it', JUDGE: 'all cards' } as const;
