import './play.css';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import type { UserError } from '../api/command.js';
import { useConnection } from '../api/connection.js';
import { useSession } from '../api/session.js';
import { type News, useAlert } from '../parts/alert.js';
import { AskedButton } from '../parts/asked-button.js';
import { CaseHere } from '../desk/case-here.js';
import { NotFound } from '../parts/not-found.js';
import { Failed, Refused } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { Acts } from './acts.js';
import { Dispute, mayDispute } from './dispute.js';
import { ANSWER } from './documents.js';
import { sayWhyOver } from './ends.js';
import { JoinForm } from './join-form.js';
import { type LiveTable, type Table, useLiveTable } from './live-table.js';
import { Notify } from './notify.js';
import { useRematch } from './rematch.js';
import { Challenge } from './challenge.js';
import { SignedHere } from './signed-here.js';
import { SeedsHere } from '../seeds/seeds-here.js';
import { useSigned } from '../api/signed-command.js';
import { isStillAsked } from './still-asked.js';
import type { No } from './table.js';
import { TableScreen } from './table-screen.js';
import { listed, say } from '../say/index.js';

/** `/play/:id`: sit down, play, and leave; whoever only looks is sent to the replay, which follows live. */
export default function MatchPage(): ReactNode {
  const { id } = useParams<{ id: string }>();
  return <Match key={id} id={id} />; // nothing of a match is left when one goes on to its rematch
}

function Match({ id }: { readonly id: string }): ReactNode {
  const live = useLiveTable(id);
  const session = useSession();
  const { table, failed, mySeat } = live;
  useTitle(table ? listed(namesAt(table)) : say('A table'));
  useAlert(say('A table'), id, table && mySeat !== null ? newsAt(table, mySeat, live.asked !== null) : null);
  if (failed !== undefined && !table)
    return (
      <div className="page">
        <h1>{say('A table')}</h1>
        <Failed what={say('The match')} error={failed} again={live.again} />
      </div>
    );
  if (table === undefined || session.is === 'unknown') return <Waiting for={say('the match')} />;
  if (table === null) return <NotFound />;
  const free = table.seats.filter(({ holder }) => holder === null);
  if (mySeat === null && free.length > 0 && table.phase === 'OPEN') return <JoinForm table={table} />;
  if (mySeat === null)
    return (
      <div className="page">
        <h1>{listed(namesAt(table))}</h1>
        <p>{say('You have no seat here, but you can follow the game move by move.')}</p>
        <Link className="button main" href={`/g/${id}`}>
          {say('Watch')}
        </Link>
      </div>
    );
  if (table.phase === 'OPEN') return <Challenge table={table} names={namesAt(table)} mySeat={mySeat} />;
  return <Playing live={live} table={table} mySeat={mySeat} />;
}

const namesAt = ({ seats }: Table): readonly string[] =>
  seats.map(({ holder, player }) => holder?.name ?? player?.name ?? say('Free seat'));

interface PlayingProps {
  readonly live: LiveTable;
  readonly table: Table;
  readonly mySeat: number;
}

function Playing({ live, table, mySeat }: PlayingProps): ReactNode {
  const answering = useSigned(
    ANSWER,
    table,
    ({ ply, answer }) => ({ type: 'AnswerDecision', ply, answer }),
    async (input) => {
      const now = await live.now();
      const ply = now?.ply ?? null;
      if (now === null || ply === null || !isStillAsked(input.answer, table, now)) return null;
      return { input: { ...input, ply }, seen: now };
    },
  );
  const moment = `${table.ply} ${useConnection()}`;
  const [no, setNo] = useState<No | null>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [, go] = useLocation();
  const [disputed, setDisputed] = useDisputed();
  const names = namesAt(table).map((name, seat) => (seat === mySeat ? say('You') : name));
  const others = table.requests.filter(({ seat }) => seat !== mySeat);

  async function answer(given: string): Promise<void> {
    setNo(null);
    setUnsent(null);
    const sent = await answering.send({ matchId: table.id, ply: table.ply ?? 0, answer: given });
    if (sent.is === 'done') live.take(sent.payload.match);
    else if (sent.is === 'refused') {
      const [first] = sent.errors;
      setNo(first === undefined ? null : { says: first.message, rule: first.ruleRef?.id ?? null });
      live.again();
    } else setUnsent({ moment, no: { says: sent.why, rule: null } });
  }

  return (
    <TableScreen
      title={listed(names)}
      names={names}
      seat={mySeat}
      view={table.view ?? {}}
      ply={table.ply ?? 0}
      asked={table.pausedAt === null ? live.asked : null}
      acting={table.requests.map(({ seat }) => seat)}
      busy={answering.busy}
      no={table.outcome === null ? (unsent?.moment === moment ? unsent.no : no) : null}
      waiting={waitingFor(
        table,
        others.map(({ seat }) => names[seat] ?? ''),
      )}
      lines={live.lines}
      clocks={table.clocks}
      onAnswer={(given) => void answer(given)}
      onWhyNot={(given) => void live.whyNot(given).then(setNo)}
      over={table.outcome === null ? null : <Over table={table} names={names} mySeat={mySeat} onGo={go} />}
      onDispute={mayDispute(table) ? setDisputed : undefined}
      acts={
        <>
          {table.origin === null ? null : (
            <CaseHere tournamentId={table.origin.tournamentId} disputes={table.disputes} />
          )}
          <Acts table={table} names={names} mySeat={mySeat} onTable={live.take} onErrors={setErrors} />
          <Dispute table={table} names={names} mySeat={mySeat} ply={disputed} onPly={setDisputed} />
          <SignedHere />
          <SeedsHere table={table} names={names} mySeat={mySeat} />
          <Notify />
          <AskedButton kind="quiet" />
          <Refused errors={errors} />
        </>
      }
    />
  );
}

/** The move that somebody came here to dispute, from the replay, or touched on this page. */
function useDisputed(): readonly [number | null, (ply: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const [ply, set] = useState(Number(search.get('dispute')) || null);
  return [
    ply,
    (next) => {
      set(next);
      if (search.has('dispute')) setSearch({}, { replace: true });
    },
  ];
}

/** That no answer came is said until the game or the connection has moved on. */
interface Unsent {
  readonly moment: string;
  readonly no: No;
}

/** What a player who looks elsewhere wants to be called back for. */
function newsAt(
  { phase, outcome, pausedAt, disputes, ply, drawOfferedBy }: Table,
  mySeat: number,
  isAsked: boolean,
): readonly News[] {
  const ruled = disputes.filter(({ open }) => !open).length;
  return [
    ...(phase === 'OPEN' ? [] : [{ key: 'begun', says: say('Your game has begun') }]),
    ...(outcome === null ? [] : [{ key: 'over', says: say('The match is over') }]),
    ...(ruled === 0 ? [] : [{ key: `ruled ${ruled}`, says: say('Your case is ruled') }]),
    ...(drawOfferedBy === null || drawOfferedBy === mySeat
      ? []
      : [{ key: `draw ${ply}`, says: say('You are offered a draw') }]),
    ...(pausedAt === null ? [] : [{ key: `held ${pausedAt}`, says: say('A judge holds your match') }]),
    ...(isAsked && pausedAt === null ? [{ key: `asked ${ply}`, says: say('It is your turn') }] : []),
  ];
}

function waitingFor(table: Table, others: readonly string[]): string | null {
  if (table.outcome !== null) return null;
  if (table.pausedAt !== null) return say('A judge holds this match. No clock runs.');
  return table.decision === null && others.length > 0 ? say('{others} to act.', { others: listed(others) }) : null;
}

function Over({ table, names, mySeat, onGo }: OverProps): ReactNode {
  const rematch = useRematch(table, onGo);
  const { outcome } = table;
  if (outcome === null) return null;
  const best = outcome.places.filter((place) => place === 1).length;
  const winner = names[outcome.places.indexOf(1)] ?? '';
  const reason = table.games.at(-1)?.result?.reason;
  return (
    <>
      <h2>
        {best > 1
          ? say('A draw')
          : outcome.places[mySeat] === 1
            ? say('You win')
            : say('{name} wins', { name: winner })}
      </h2>
      {reason === undefined ? null : <p>{sayWhyOver(reason, outcome.places[mySeat] !== 1)}</p>}
      <div className="row">
        <Link className="button main" href={`/g/${table.id}`}>
          {say('Look at the game')}
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
