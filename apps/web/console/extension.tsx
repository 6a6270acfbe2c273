import { type ReactNode, useState } from 'react';
import { useCommand } from '../api/command.js';
import { LineText } from '../parts/line-text.js';
import { Refused } from '../parts/problem.js';
import { EXTEND } from './round-acts.js';
import type { Run } from './tournament.js';
import { say } from '../say/index.js';

interface ExtensionProps {
  readonly run: Pick<Run, 'id'>;
  readonly round: number;
  readonly table: { readonly id: string; readonly extraMinutes: number };
}

/** More time for one table; less than zero takes some back. */
export function Extension({ run, round, table }: ExtensionProps): ReactNode {
  const { send, busy, errors } = useCommand(EXTEND);
  const [minutes, setMinutes] = useState('5');
  const [reason, setReason] = useState('');
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void send({
          tournamentId: run.id,
          round,
          tableId: table.id,
          minutes: Number(minutes),
          reason: reason.trim() === '' ? null : reason.trim(),
        }).then(({ is }) => {
          if (is === 'done') setReason('');
        });
      }}
    >
      <label className="row">
        <span>{say('Minutes more')}</span>
        <input
          className="input run-figure"
          type="number"
          required
          value={minutes}
          onChange={({ target }) => {
            setMinutes(target.value);
          }}
        />
      </label>
      <div className="run-why">
        <LineText
          label={say('Why the time is given')}
          isLabelUnseen
          placeholder={say('Why')}
          isNeeded={false}
          text={reason}
          onText={setReason}
        />
      </div>
      <button className="button" disabled={busy}>
        {say('Give time')}
      </button>
      {table.extraMinutes === 0 ? null : (
        <small className="dim">{say('{extraMinutes} min so far', { extraMinutes: table.extraMinutes })}</small>
      )}
      <Refused errors={errors} />
    </form>
  );
}
