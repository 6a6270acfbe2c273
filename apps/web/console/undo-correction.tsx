import { type ReactNode, useState } from 'react';
import { Correction } from './correction.js';
import type { Games } from './read-result.js';
import { useMay } from './may.js';
import { useRound } from './tables.js';
import { termsOf } from './terms.js';
import type { Run } from './tournament.js';
import { say } from '../say/index.js';

/** The result as it was before a correction, given again: one more correction, with what it changes. */
export function UndoCorrection({ run, round, tableId, was }: UndoCorrectionProps): ReactNode {
  const [open, setOpen] = useState(false);
  if (!useMay()('correct results')) return null;
  return (
    <>
      <button
        className="button quiet"
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        {say('Undo')}
      </button>
      {open ? (
        <Undoing
          run={run}
          round={round}
          tableId={tableId}
          was={was}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

interface UndoCorrectionProps {
  readonly run: Run;
  readonly round: number;
  readonly tableId: string;
  readonly was: Games;
}

function Undoing({
  run,
  round: number,
  tableId,
  was,
  onClose,
}: UndoCorrectionProps & { readonly onClose: () => void }): ReactNode {
  const { shown: round } = useRound(run, number);
  const table = round?.tables.find(({ id }) => id === tableId);
  if (round === null || table === undefined) return null;
  const terms = termsOf(run.plan, round.stage);
  return <Correction run={run} round={number} table={table} typed={was} terms={terms} onClose={onClose} />;
}
