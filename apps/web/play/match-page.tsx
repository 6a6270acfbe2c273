import './play.css';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { UserError } from '../api/command.js';
import { useSession } from '../api/session.js';
import { NotFound } from '../parts/not-found.js';
import { Failed, Refused } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { Acts } from './acts.js';
import { ANSWER } from './documents.js';
import { JoinForm } from './join-form.js';
import { type LiveTable, type Table, useLiveTable } from './live-table.js';
import { useRematch } from './rematch.js';
import { SignedHere } from './signed-here.js';
import { useSigned } from './signed-command.js';
import type { No } from './table.js';
import { TableScreen } from './table-screen.js';

/** `/play/:id`: sit down, play, and leave; whoever only looks is sent to the replay, which follows live. */
export default function MatchPage(): ReactNode {
  const { id } = useParams<{ id: string }>();
  const live = useLiveTable(id);
  const session = useSession();
  const { table, failed, mySeat } = live;
  useTitle(table ? namesAt(table).join(' and ') : 'A table');
  if (failed !== undefined && !table) return <Failed what="The match" error={failed} again={live.again} />;
  if (table === undefined || session.is === 'unknown') return <Waiting for="the match" />;
  if (table === null) return <NotFound />;
  const free = table.seats.filter(({ holder }) => holder === null);
  if (mySeat === null && free.length > 0 && table.phase === 'OPEN') return <JoinForm table={table} />;
  if (mySeat === null)
    return (
      <div className="page">
        <h1>{namesAt(table).join(' and ')}</h1>
        <p>You have no seat here, but you can follow the game move by move.</p>
        <Link className="button main" href={`/g/${id}`}>
          Watch
        </Link>
      </div>
    );
  if (table.phase === 'OPEN') return <Challenge table={table} />;
  return <Playing live={live} table={table} mySeat={mySeat} />;
}

const namesAt = ({ seats }: Table): readonly string[] =>
  seats.map(({ holder, player }) => holder?.name ?? player?.name ?? 'Free seat');

function Challenge({ table }: { readonly table: Table }): ReactNode {
  const [copied, setCopied] = useState(false);
  const link = new URL(`/play/${table.id}`, location.href).href;
  return (
    <div className="page form">
      <h1>You sit; the other seat is free</h1>
      <p>Send this link to whom you want to play, or wait for somebody from the lobby. The game begins by itself.</p>
      <p className="mono">{link}</p>
      <button
        className="button main"
        type="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        Copy the link
      </button>
      <p role="status">{copied ? 'The link is copied.' : ''}</p>
    </div>
  );
}

interface PlayingProps {
  readonly live: LiveTable;
  readonly table: Table;
  readonly mySeat: number;
}

function Playing({ live, table, mySeat }: PlayingProps): ReactNode {
  const answering = useSigned(ANSWER, table, ({ ply, answer }) => ({ type: 'AnswerDecision', ply, answer }));
  const [no, setNo] = useState<No | null>(null);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [, go] = useLocation();
  const names = namesAt(table).map((name, seat) => (seat === mySeat ? 'You' : name));
  const others = table.requests.filter(({ seat }) => seat !== mySeat);

  async function answer(given: string): Promise<void> {
    setNo(null);
    const sent = await answering.send({ matchId: table.id, ply: table.ply ?? 0, answer: given });
    if (sent.is === 'done') live.take(sent.payload.match);
    else if (sent.is === 'refused') {
      const [first] = sent.errors;
      setNo(first === undefined ? null : { says: first.message, rule: first.ruleRef?.id ?? null });
      live.again();
    } else setNo({ says: sent.why, rule: null });
  }

  return (
    <TableScreen
      title={names.join(' and ')}
      names={names}
      seat={mySeat}
      view={table.view ?? {}}
      ply={table.ply ?? 0}
      asked={table.pausedAt === null ? live.asked : null}
      acting={table.requests.map(({ seat }) => seat)}
      busy={answering.busy}
      no={no}
      waiting={waitingFor(
        table,
        others.map(({ seat }) => names[seat] ?? ''),
      )}
      lines={live.lines}
      clocks={table.clocks}
      onAnswer={(given) => void answer(given)}
      onWhyNot={(given) => void live.whyNot(given).then(setNo)}
      over={table.outcome === null ? null : <Over table={table} names={names} mySeat={mySeat} onGo={go} />}
      acts={
        <>
          <Acts table={table} mySeat={mySeat} onTable={live.take} onErrors={setErrors} />
          <SignedHere />
          <Refused errors={errors} />
        </>
      }
    />
  );
}

function waitingFor(table: Table, others: readonly string[]): string | null {
  if (table.outcome !== null) return null;
  if (table.pausedAt !== null) return 'A judge holds this match. No clock runs.';
  return table.decision === null && others.length > 0 ? `${others.join(' and ')} to act.` : null;
}

function Over({ table, names, mySeat, onGo }: OverProps): ReactNode {
  const rematch = useRematch(table, onGo);
  const { outcome } = table;
  if (outcome === null) return null;
  const best = outcome.places.filter((place) => place === 1).length;
  const winner = names[outcome.places.indexOf(1)] ?? '';
  return (
    <>
      <h2>{best > 1 ? 'A draw' : outcome.places[mySeat] === 1 ? 'You win' : `${winner} wins`}</h2>
      <div className="row">
        <Link className="button main" href={`/g/${table.id}`}>
          Look at the game
        </Link>
        {rematch}
      </div>
    </>
  );
}

interface OverProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly mySeat: number;
  readonly onGo: (path: string) => void;
}
