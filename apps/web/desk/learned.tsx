import { type ReactNode, useState } from 'react';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { SeatSign, Sign } from '../parts/sign.js';
import { WEIGH } from './acts.js';
import { type Delta, type Dispute, namesOf } from './case.js';
import { RISK, weighedLast } from './words.js';
import { tellFact } from '../replay/tell.js';
import { say, sayMany } from '../say/index.js';

/** What each seat has learned since a ply: computed, and recorded, before any rewind to it. */
export function Learned({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { send, busy, errors } = useCommand(WEIGH);
  const [ply, setPly] = useState(String(Math.max(0, (dispute.ply ?? 1) - 1)));
  const names = namesOf(dispute);
  return (
    <section>
      <div className="case-head">
        <h2>{say('Learned since')}</h2>
      </div>
      {dispute.mayDo.includes('COMPUTE_DELTA') ? (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            void send({ caseId: dispute.id, ply: Number(ply) });
          }}
        >
          <label className="row">
            <span>{say('Ply')}</span>
            <input
              className="input run-figure"
              type="number"
              min={0}
              max={dispute.raisedAtPly ?? undefined}
              required
              value={ply}
              onChange={({ target }) => {
                setPly(target.value);
              }}
            />
          </label>
          <button className="button" disabled={busy}>
            {say('Weigh a rewind')}
          </button>
          <Refused errors={errors} />
        </form>
      ) : null}
      {dispute.deltas.length === 0 ? <p className="dim">{say('A rewind is weighed before it can be ruled.')}</p> : null}
      {weighedLast(dispute.deltas).map((delta) => (
        <DeltaShown key={delta.fromPly} delta={delta} names={names} />
      ))}
    </section>
  );
}

/** More is folded, so that the next seat and the next ply are in sight. */
const AT_A_GLANCE = 6;

function DeltaShown({ delta, names }: { readonly delta: Delta; readonly names: readonly string[] }): ReactNode {
  const { fromPly, undone, draws, learned, risk, simple } = delta;
  return (
    <dl className="desk-know">
      <dt>
        <Sign name="back" /> {say('Back to ply {fromPly}', { fromPly })}
      </dt>
      <dd>
        {say('{answers} undone, chance asked {times}.', {
          answers: sayMany(undone, { one: '{n} answer', other: '{n} answers' }),
          times: sayMany(draws, { one: '{n} time', other: '{n} times' }),
        })}{' '}
        <b className={risk === 'NONE' ? 'desk-safe' : 'desk-late'}>{RISK[risk]}.</b>{' '}
        {simple ? say('A simple backup: a judge may rule it.') : say('For a head judge.')}
      </dd>
      {learned.map(({ seat, count, plies }) => (
        <div key={seat}>
          <dt>
            <SeatSign seat={seat} /> {names[seat] ?? ''}
          </dt>
          {(plies ?? []).length === 0 ? (
            <dd>{learnedSays(count)}</dd>
          ) : (
            <dd>
              <details open={(count ?? 0) <= AT_A_GLANCE}>
                <summary>{learnedSays(count)}</summary>
                <ul>
                  {(plies ?? []).flatMap(({ ply, facts }) =>
                    facts.map((fact, nth) => (
                      <li key={`${ply} ${nth}`}>
                        <span className="dim">{ply}</span> {tellFact(fact, names).says}
                      </li>
                    )),
                  )}
                </ul>
              </details>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const learnedSays = (count: number | null): string =>
  count === null
    ? say('Not for you to see.')
    : count === 0
      ? say('Nothing.')
      : sayMany(count, { one: '{n} thing', other: '{n} things' });
