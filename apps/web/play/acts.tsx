import { type ReactNode, useRef, useState } from 'react';
import { useCommand, type UserError } from '../api/command.js';
import { textOf } from '../parts/form.js';
import { ACCEPT_DRAW, DISPUTE, OFFER_DRAW, RESIGN } from './documents.js';
import type { Table } from './live-table.js';
import { useSigned } from './signed-command.js';

interface ActsProps {
  readonly table: Table;
  readonly mySeat: number;
  readonly onTable: (table: Table | null) => void;
  readonly onErrors: (errors: readonly UserError[]) => void;
}

/** What a player may do beside answering: a draw, giving up, a dispute. */
export function Acts({ table, mySeat, onTable, onErrors }: ActsProps): ReactNode {
  const offer = useSigned(OFFER_DRAW, table, () => ({ type: 'OfferDraw' }));
  const accept = useSigned(ACCEPT_DRAW, table, () => ({ type: 'AcceptDraw' }));
  const resign = useSigned(RESIGN, table, () => ({ type: 'Resign' }));
  if (table.phase !== 'PLAYING') return null;
  const run = async (command: typeof resign): Promise<void> => {
    const sent = await command.send({ matchId: table.id });
    onErrors(sent.is === 'refused' ? sent.errors : sent.is === 'unsent' ? [{ message: sent.why }] : []);
    if (sent.is === 'done') onTable(sent.payload.match);
  };
  const offered = table.drawOfferedBy;
  return (
    <>
      {offered !== null && offered !== mySeat ? (
        <button className="button" type="button" onClick={() => void run(accept)}>
          Accept the draw
        </button>
      ) : null}
      {table.drawsAllowed && offered === null ? (
        <button className="button quiet" type="button" onClick={() => void run(offer)}>
          Offer a draw
        </button>
      ) : null}
      {offered === mySeat ? <span className="dim">You offer a draw.</span> : null}
      <Sure label="Give up" question="Give up this game?" yes="Give up" onYes={() => void run(resign)} />
      <Dispute table={table} onErrors={onErrors} />
    </>
  );
}

function Sure({ label, question, yes, onYes }: SureProps): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button className="button quiet" type="button" onClick={() => sheet.current?.showModal()}>
        {label}
      </button>
      <dialog ref={sheet} className="sheet" aria-label={question}>
        <form method="dialog" className="form">
          <h2>{question}</h2>
          <div className="row">
            <button className="button main" onClick={onYes}>
              {yes}
            </button>
            <button className="button">Play on</button>
          </div>
        </form>
      </dialog>
    </>
  );
}

interface SureProps {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
}

/** The game and its clocks stand still from here until a judge has ruled. */
function Dispute({ table, onErrors }: Pick<ActsProps, 'table' | 'onErrors'>): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  const dispute = useCommand(DISPUTE);
  const [isSent, setSent] = useState(false);
  if (table.origin === null) return null;
  return (
    <>
      <button className="button quiet" type="button" onClick={() => sheet.current?.showModal()}>
        Dispute a move
      </button>
      {isSent ? <span role="status">A judge has been told.</span> : null}
      <dialog ref={sheet} className="sheet" aria-label="Dispute a move">
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
                text: textOf(typed, 'text'),
                ...(rule === '' ? {} : { rule }),
              })
              .then((sent) => {
                setSent(sent.is === 'done');
                onErrors(sent.is === 'refused' ? sent.errors : sent.is === 'unsent' ? [{ message: sent.why }] : []);
              });
          }}
        >
          <h2>Dispute a move</h2>
          <p>The game and the clocks stand still until a judge has ruled.</p>
          <label className="field">
            <span>The position after the move</span>
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
            <span>The rule, if you know it</span>
            <input className="input" name="rule" placeholder="VD-6.4.1" />
          </label>
          <label className="field">
            <span>What is wrong</span>
            <textarea className="input" name="text" rows={4} required maxLength={2000} />
          </label>
          <div className="row">
            <button className="button main">Call a judge</button>
            <button className="button" type="button" onClick={() => sheet.current?.close()}>
              Play on
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
