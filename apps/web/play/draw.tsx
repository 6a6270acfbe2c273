import { type ReactNode, useState } from 'react';
import type { Doing } from './doing.js';
import { ACCEPT_DRAW, DECLINE_DRAW, OFFER_DRAW } from './documents.js';
import type { Table } from './live-table.js';
import { useSigned } from '../api/signed-command.js';
import { listed, say } from '../say/index.js';

interface DrawProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly mySeat: number;
  readonly doing: Doing;
}

/** A draw: offered, taken or declined. */
export function Draw({ table, names, mySeat, doing }: DrawProps): ReactNode {
  const offer = useSigned(OFFER_DRAW, table, () => ({ type: 'OfferDraw' }));
  const accept = useSigned(ACCEPT_DRAW, table, () => ({ type: 'AcceptDraw' }));
  const decline = useSigned(DECLINE_DRAW, table, () => ({ type: 'DeclineDraw' }));
  const busy = offer.busy || accept.busy || decline.busy;
  const input = { matchId: table.id };
  const by = table.drawOfferedBy;
  /** Whether an offer of yours stands, or else at which ply one was gone. */
  const [yours, setYours] = useState<'stands' | number | null>(null);
  if (by === mySeat && yours !== 'stands') setYours('stands');
  if (by !== mySeat && yours === 'stands') setYours(table.ply);
  if (by === null && !table.drawsAllowed) return null;
  if (by === null)
    return (
      <>
        {yours !== null && yours === table.ply ? (
          <span className="dim" role="status">
            {say('Your offer of a draw was not taken.')}
          </span>
        ) : null}
        <button className="button quiet" type="button" disabled={busy} onClick={() => void doing(offer.send(input))}>
          {say('Offer a draw')}
        </button>
      </>
    );
  if (by === mySeat) {
    const others = listed(names.filter((_, seat) => seat !== mySeat));
    return (
      <span className="dim">{say('You offer a draw; {others} can take it until their next move.', { others })}</span>
    );
  }
  return (
    <div className="row" role="status">
      <b>{say('{name} offers a draw.', { name: names[by] ?? '' })}</b>
      <button className="button main" type="button" disabled={busy} onClick={() => void doing(accept.send(input))}>
        {say('Accept the draw')}
      </button>
      <button className="button" type="button" disabled={busy} onClick={() => void doing(decline.send(input))}>
        {say('Decline')}
      </button>
    </div>
  );
}
