import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConnection } from '../api/connection.js';
import { useSession } from '../api/session.js';
import { SeatSign } from '../parts/sign.js';
import type { Head } from './queries.js';
import { nameOf, scoreOf } from './words.js';

/** What concerns you in it, and the way to your card. */
export function YourStrip({ tournament }: { readonly tournament: Head }): ReactNode {
  const session = useSession();
  const { id, yourEntry, phase, registrationOpen } = tournament;
  const card = `/t/${id}/me`;
  if (yourEntry === null) {
    if (!registrationOpen) return null;
    return (
      <section className="me" aria-label="You">
        <p className="vs">
          <b>You can take part.</b>
        </p>
        <div className="end">
          <Link className="button main" href={session.is === 'somebody' ? card : `/sign-in?new&to=${card}`}>
            Register
          </Link>
        </div>
      </section>
    );
  }
  const { table } = yourEntry;
  if (table === null)
    return (
      <section className="me" aria-label="You">
        <p className="vs">
          <b>{STATUS[yourEntry.status]}</b>
        </p>
        <div className="end">
          <Light />
          <Link className="button main" href={card}>
            Your card
          </Link>
        </div>
      </section>
    );
  const seat = table.entrants[0]?.isYou === true ? 0 : 1;
  return (
    <section className="me" data-seat={seat} aria-label="Your table">
      <div className="tb">Table {table.number}</div>
      <p className="vs">
        <b>
          You sit <SeatSign seat={seat} /> against {nameOf(table.entrants[1 - seat])}
        </b>
        <br />
        <span>{table.result === null ? 'No result yet.' : `The result is ${scoreOf(table.result)}.`}</span>
      </p>
      <div className="end">
        <Light />
        <Link className="button main" href={card}>
          {table.result === null && phase === 'RUNNING' ? 'Report or call a judge' : 'Your card'}
        </Link>
      </div>
    </section>
  );
}

const STATUS = {
  IN: 'You are in this tournament.',
  WAITING: 'You wait for a place.',
  DROPPED: 'You left this tournament.',
  DISQUALIFIED: 'You were disqualified.',
} as const;

/** Whether what happens reaches this page: a disc and a word. */
export function Light(): ReactNode {
  const connection = useConnection();
  if (connection === 'none') return null;
  return (
    <span className="light" data-live={connection === 'live'} role="status">
      <i />
      {connection === 'live' ? 'Connected' : 'Not connected'}
    </span>
  );
}
