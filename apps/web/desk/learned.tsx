import { type ReactNode, useState } from 'react';
import { factText } from '#match';
import { useCommand } from '../api/command.js';
import { many } from '../console/words.js';
import { Refused } from '../parts/problem.js';
import { SeatSign, Sign } from '../parts/sign.js';
import { WEIGH } from './acts.js';
import { type Delta, type Dispute, namesOf } from './case.js';
import { RISK } from './words.js';

/** What each seat has learned since a ply: computed, and recorded, before any rewind to it. */
export function Learned({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { send, busy, errors } = useCommand(WEIGH);
  const [ply, setPly] = useState(String(Math.max(0, (dispute.ply ?? 1) - 1)));
  const names = namesOf(dispute);
  return (
    <section>
      <div className="case-head">
        <h2>Learned since</h2>
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
            <span>Ply</span>
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
            Weigh a rewind
          </button>
          <Refused errors={errors} />
        </form>
      ) : null}
      {dispute.deltas.length === 0 ? <p className="dim">A rewind is weighed before it can be ruled.</p> : null}
      {dispute.deltas.map((delta) => (
        <DeltaShown key={delta.fromPly} delta={delta} names={names} />
      ))}
    </section>
  );
}

function DeltaShown({ delta, names }: { readonly delta: Delta; readonly names: readonly string[] }): ReactNode {
  const { fromPly, undone, draws, learned, risk, simple } = delta;
  return (
    <dl className="desk-know">
      <dt>
        <Sign name="back" /> Back to ply {fromPly}
      </dt>
      <dd>
        {many(undone, 'answer', 'answers')} undone, chance asked {many(draws, 'time', 'times')}.{' '}
        <b className={risk === 'NONE' ? 'desk-safe' : 'desk-late'}>{RISK[risk]}.</b>{' '}
        {simple ? 'A simple backup: a judge may rule it.' : 'For a head judge.'}
      </dd>
      {learned.map(({ seat, count, plies }) => (
        <div key={seat}>
          <dt>
            <SeatSign seat={seat} /> {names[seat] ?? ''}
          </dt>
          <dd>{learnedSays(count)}</dd>
          {(plies ?? []).flatMap(({ ply, facts }) =>
            facts.map(({ kind, data }, nth) => (
              <dd key={`${ply} ${nth}`}>
                <span className="dim">{ply}</span> {factText({ kind, data, rule: null })}
              </dd>
            )),
          )}
        </div>
      ))}
    </dl>
  );
}

const learnedSays = (count: number | null): string =>
  count === null ? 'Not for you to see.' : count === 0 ? 'Nothing.' : many(count, 'thing', 'things');
