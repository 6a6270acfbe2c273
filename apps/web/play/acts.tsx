import { type ReactNode, useRef, useState } from 'react';
import type { UserError } from '../api/command.js';
import { textOf } from '../parts/form.js';
import { Away } from './away.js';
import { doingAt } from './doing.js';
import { DISPUTE, RESIGN } from './documents.js';
import { Draw } from './draw.js';
import type { Table } from './live-table.js';
import { Sure } from './sure.js';
import { useSigned } from '../api/signed-command.js';
import { say } from '../say/index.js';

/** How the number of a rule looks. */
const RULE = 'VD-6.4.1';

interface ActsProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly mySeat: number;
  readonly onTable: (table: Table | null) => void;
  readonly onErrors: (errors: readonly UserError[]) => void;
}

/** What a player may do beside answering: a draw, giving up, claiming who is away, a dispute. */
export function Acts({ table, names, mySeat, onTable, onErrors }: ActsProps): ReactNode {
  const resign = useSigned(RESIGN, table, () => ({ type: 'Resign' }));
  if (table.phase !== 'PLAYING') return null;
  const doing = doingAt(onTable, onErrors);
  return (
    <>
      <Away table={table} names={names} doing={doing} />
      <Draw table={table} names={names} mySeat={mySeat} doing={doing} />
      <Sure
        label={say('Give up')}
        question={say('Give up this game?')}
        yes={say('Give up')}
        kind="quiet"
        busy={resign.busy}
        onYes={() => void doing(resign.send({ matchId: table.id }))}
      />
      <Dispute table={table} onErrors={onErrors} />
    </>
  );
}

/** The game and its clocks stand still from here until a judge has ruled. */
function Dispute({ table, onErrors }: Pick<ActsProps, 'table' | 'onErrors'>): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  const dispute = useSigned(DISPUTE, table, ({ ply = null, rule = null, text }, commit) => ({
    type: 'RaiseDispute',
    ply,
    rule,
    claim: commit(text),
  }));
  const [isSent, setSent] = useState(false);
  if (table.origin === null) return null;
  return (
    <>
      <button className="button quiet" type="button" disabled={dispute.busy} onClick={() => sheet.current?.showModal()}>
        {say('Dispute a move')}
      </button>
      {isSent ? <span role="status">{say('A judge has been told.')}</span> : null}
      <dialog ref={sheet} className="sheet" aria-label={say('Dispute a move')}>
        <form
          method="dialog"
          className="form"
          onSubmit={(event) => {
            const typed = new FormData(event.currentTarget);
            const rule = textOf(typed, 'rule').trim();
            void dispute
              .send({
                matchId: table.id,
                ply: Number(textOf(typed, 'ply')),
                text: textOf(typed, 'text').trim(),
                ...(rule === '' ? {} : { rule }),
              })
              .then((sent) => {
                setSent(sent.is === 'done');
                onErrors(sent.is === 'refused' ? sent.errors : sent.is === 'unsent' ? [{ message: sent.why }] : []);
              });
          }}
        >
          <h2>{say('Dispute a move')}</h2>
          <p>{say('The game and the clocks stand still until a judge has ruled.')}</p>
          <label className="field">
            <span>{say('The position after the move')}</span>
            <input
              className="input"
              type="number"
              name="ply"
              min={1}
              max={table.ply ?? 1}
              defaultValue={table.ply ?? 1}
            />
          </label>
          <label className="field">
            <span>{say('The rule, if you know it')}</span>
            <input className="input" name="rule" placeholder={RULE} />
          </label>
          <label className="field">
            <span>{say('What is wrong')}</span>
            <textarea className="input" name="text" rows={4} required maxLength={2000} />
          </label>
          <div className="row">
            <button className="button main">{say('Call a judge')}</button>
            <button className="button" type="button" onClick={() => sheet.current?.close()}>
              {say('Play on')}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
