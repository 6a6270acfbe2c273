import { type ReactNode, useRef, useState } from 'react';
import type { UserError } from '../api/command.js';
import { textOf } from '../parts/form.js';
import { ACCEPT_DRAW, DISPUTE, OFFER_DRAW, RESIGN } from './documents.js';
import type { Table } from './live-table.js';
import { useSigned } from '../api/signed-command.js';
import { say } from '../say/index.js';

/** How the number of a rule looks. */
const RULE = 'VD-6.4.1';

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
  const busy = offer.busy || accept.busy || resign.busy;
  const run = async (command: typeof resign): Promise<void> => {
    const sent = await command.send({ matchId: table.id });
    onErrors(sent.is === 'refused' ? sent.errors : sent.is === 'unsent' ? [{ message: sent.why }] : []);
    if (sent.is === 'done') onTable(sent.payload.match);
  };
  const offered = table.drawOfferedBy;
  return (
    <>
      {offered !== null && offered !== mySeat ? (
        <button className="button" type="button" disabled={busy} onClick={() => void run(accept)}>
          {say('Accept the draw')}
        </button>
      ) : null}
      {table.drawsAllowed && offered === null ? (
        <button className="button quiet" type="button" disabled={busy} onClick={() => void run(offer)}>
          {say('Offer a draw')}
        </button>
      ) : null}
      {offered === mySeat ? <span className="dim">{say('You offer a draw.')}</span> : null}
      <Sure
        label={say('Give up')}
        question={say('Give up this game?')}
        yes={say('Give up')}
        busy={busy}
        onYes={() => void run(resign)}
      />
      <Dispute table={table} onErrors={onErrors} />
    </>
  );
}

function Sure({ label, question, yes, busy, onYes }: SureProps): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button className="button quiet" type="button" disabled={busy} onClick={() => sheet.current?.showModal()}>
        {label}
      </button>
      <dialog ref={sheet} className="sheet" aria-label={question}>
        <form method="dialog" className="form">
          <h2>{question}</h2>
          <div className="row">
            <button className="button main" onClick={onYes}>
              {yes}
            </button>
            <button className="button">{say('Play on')}</button>
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
  readonly busy: boolean;
  readonly onYes: () => void;
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
