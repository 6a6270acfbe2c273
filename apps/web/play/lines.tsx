/** What happened, the latest first, in the sentences of the replay. */
import type { ReactNode } from 'react';
import { SeatSign, Sign } from '../parts/sign.js';
import { headOf, type ToldFact } from '../replay/tell.js';
import { say } from '../say/index.js';

/** One ply, as this player may know it. */
export interface Line {
  readonly ply: number;
  readonly told: readonly ToldFact[];
  /** A ruling took it back. */
  readonly isCut?: boolean;
}

const SHOWN = 20;

interface LinesProps {
  readonly lines: readonly Line[];
  /** Where a move can be disputed. */
  readonly onDispute?: ((ply: number) => void) | undefined;
}

export function Lines({ lines, onDispute }: LinesProps): ReactNode {
  const shown = lines
    .filter(({ told }) => told.length > 0)
    .slice(-SHOWN)
    .toReversed();
  return (
    <ol className="ledger lines" aria-label={say('What happened, the latest first')} aria-live="polite" tabIndex={0}>
      {shown.map(({ ply, told, isCut = false }) => {
        const head = headOf(told);
        return (
          <li key={ply} className={isCut ? 'cut' : undefined}>
            <span>{ply}</span>
            <div>
              {onDispute === undefined || isCut || head?.weight !== 'main' ? null : (
                <button
                  className="button bare disputes"
                  type="button"
                  title={say('Dispute this move')}
                  onClick={() => {
                    onDispute(ply);
                  }}
                >
                  <Sign name="flag" label={say('Dispute the move at ply {ply}', { ply })} />
                </button>
              )}
              {head === null ? null : <Said fact={head} />}
              {isCut ? <p className="taken">{say('A ruling took this back.')}</p> : null}
              {told.map((fact, nth) => (fact === head ? null : <Said key={nth} fact={fact} />))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Said({ fact: { seat, says, rule, weight } }: { readonly fact: ToldFact }): ReactNode {
  return (
    <p className={weight}>
      {weight !== 'main' || seat === null ? null : <SeatSign seat={seat} />} {says}{' '}
      {rule === null ? null : <span className="rule-id">{rule}</span>}
    </p>
  );
}
