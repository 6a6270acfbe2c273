/** A player's word against a move: which, by what rule, and why. The game stands still from then on until a judge has ruled. */
import { type ReactNode, useState } from 'react';
import { useSigned } from '../api/signed-command.js';
import { useKeptForm } from '../console/kept.js';
import { Sheet } from '../console/sheet.js';
import { Citations } from '../desk/citations.js';
import { LongText } from '../parts/long-text.js';
import { Refused } from '../parts/problem.js';
import { DISPUTE } from './documents.js';
import type { Table } from './live-table.js';
import { MoveChoice, rulesAt } from './move-choice.js';
import { useLines } from './use-lines.js';
import { say } from '../say/index.js';

interface DisputeProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly mySeat: number;
  /** The move that was touched; null while none is disputed. */
  readonly ply: number | null;
  readonly onPly: (ply: number | null) => void;
}

/** Only a table of a tournament has judges, and one dispute at a time holds it. */
export const mayDispute = ({ phase, origin, disputes, ply }: Table): boolean =>
  phase === 'PLAYING' && origin !== null && (ply ?? 0) > 0 && disputes.every(({ open }) => !open);

export function Dispute(props: DisputeProps): ReactNode {
  const { table, ply, onPly } = props;
  const [isSent, setSent] = useState(false);
  if (!mayDispute(table)) return isSent ? <span role="status">{say('A judge has been told.')}</span> : null;
  return (
    <>
      <button
        className="button quiet"
        type="button"
        onClick={() => {
          onPly(table.ply ?? 0);
        }}
      >
        {say('Dispute a move')}
      </button>
      {ply === null ? null : (
        <DisputeSheet
          {...props}
          onSent={() => {
            setSent(true);
          }}
        />
      )}
    </>
  );
}

const EMPTY = { rule: '', text: '' };

function DisputeSheet(props: DisputeProps & { readonly onSent: () => void }): ReactNode {
  const { table, names, mySeat, ply, onPly, onSent } = props;
  const lines = useLines(table.id, table.ply ?? 0, names, mySeat);
  const dispute = useSigned(DISPUTE, table, ({ ply: at = null, rule: cited = null, text: claim }, commit) => ({
    type: 'RaiseDispute',
    ply: at,
    rule: cited,
    claim: commit(claim),
  }));
  const [{ rule, text }, keep] = useKeptForm('dispute', EMPTY);
  const close = (): void => {
    onPly(null);
  };
  async function send(): Promise<void> {
    const about = { matchId: table.id, ply, text: text.trim() };
    const sent = await dispute.send(rule === '' ? about : { ...about, rule });
    if (sent.is !== 'done') return;
    keep(null);
    onSent();
    close();
  }
  return (
    <Sheet title={say('Dispute a move')} onClose={close}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{say('The game and the clocks stand still until a judge has ruled.')}</p>
        <MoveChoice lines={lines} last={table.ply ?? 0} ply={ply ?? 0} onPly={onPly} />
        <LongText
          label={say('What is wrong')}
          text={text}
          onText={(next) => {
            keep({ rule, text: next });
          }}
        />
        <Citations
          game={table.game}
          legend={say('The rule, if you know it')}
          near={rulesAt(lines, ply ?? 0)}
          rules={rule === '' ? [] : [rule]}
          onRules={(rules) => {
            keep({ rule: rules.at(-1) ?? '', text });
          }}
        />
        <Refused errors={dispute.errors} />
        <div className="row">
          <button className="button main" disabled={dispute.busy}>
            {say('Call a judge')}
          </button>
          <button className="button" type="button" onClick={close}>
            {say('Play on')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
