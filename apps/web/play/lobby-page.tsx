import './play.css';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { Link, useLocation } from 'wouter';
import { useCommand, type UserError } from '../api/command.js';
import { useSession } from '../api/session.js';
import { checked } from '../decks/check.js';
import { Empty } from '../parts/empty.js';
import { textOf } from '../parts/form.js';
import { Failed, Refused } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { gameName, momentOf } from '../tournament/words.js';
import { DeckChoice } from './deck-choice.js';
import { CREATE, JOIN, OPEN } from './documents.js';

/** `/play`: a bot at once, a table of one's own, or somebody's free seat. */
export default function Lobby(): ReactNode {
  const session = useSession();
  useTitle('Play');
  return (
    <div className="page lobby">
      <div className="head">
        <h1>Play</h1>
      </div>
      <section className="form" aria-labelledby="bot">
        <h2 id="bot">Against a bot</h2>
        <p>At once, in this page, without an account. Nothing of it is written down.</p>
        <Link className="button main" href="/play/bot">
          Play a bot
        </Link>
      </section>
      <section aria-labelledby="free">
        <h2 id="free">Free seats</h2>
        <FreeSeats />
      </section>
      <section aria-labelledby="own">
        <h2 id="own">A table of your own</h2>
        {session.is === 'somebody' ? (
          <OwnTable />
        ) : (
          <p>
            <Link href="/sign-in?new&to=/play">Open an account</Link> to have a table: a name and a password will do.
          </p>
        )}
      </section>
    </div>
  );
}

function FreeSeats(): ReactNode {
  const [{ data, error }, again] = useQuery({ query: OPEN, requestPolicy: 'cache-and-network' });
  if (error !== undefined) return <Failed what="The lobby" error={error} again={() => again()} />;
  if (data === undefined) return <Waiting for="the lobby" />;
  const nodes = data.matches.nodes.filter(({ seats }) => seats.some(({ holder }) => holder === null));
  if (nodes.length === 0)
    return (
      <Empty what="Nobody waits for a game">
        <p>Open a table below; it will stand here for others to find.</p>
      </Empty>
    );
  return (
    <ul className="ledger">
      {nodes.map(({ id, game, seats, createdAt }, nth) => (
        <li key={id}>
          <span>{nth + 1}</span>
          <span className="row">
            <Link href={`/play/${id}`}>{waiting(seats.flatMap(({ holder }) => holder?.name ?? []))}</Link>
            <span className="dim">{`${gameName(game)}, since ${momentOf(createdAt)}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const waiting = (names: readonly string[]): string =>
  names.length === 0 ? 'An empty table' : `${names.join(' and ')} waits`;

const CLOCKS = [
  ['none', 'No clock'],
  ['2700', '45 minutes, and 15 seconds a move'],
  ['900', '15 minutes, and 15 seconds a move'],
] as const;

function OwnTable(): ReactNode {
  const [, go] = useLocation();
  const create = useCommand(CREATE);
  const join = useCommand(JOIN);
  const [errors, setErrors] = useState<readonly UserError[]>([]);

  async function open(typed: FormData): Promise<void> {
    const { brings, problems } = checked(textOf(typed, 'deck'));
    setErrors(problems.map(({ says }) => ({ message: says })));
    if (brings === null) return;
    const clock = textOf(typed, 'clock');
    const made = await create.send({
      game: 'voidream',
      seats: 2,
      bestOf: Number(textOf(typed, 'bestOf')),
      listed: textOf(typed, 'who') === 'anybody',
      clock:
        clock === 'none'
          ? { kind: 'NONE', seconds: 0 }
          : { kind: 'TOTAL', seconds: Number(clock), incrementSeconds: 15 },
    });
    if (made.is !== 'done' || made.payload.match === null) return;
    const { id } = made.payload.match;
    const sat = await join.send({ matchId: id, brings });
    if (sat.is === 'done') go(`/play/${id}`);
  }

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void open(new FormData(event.currentTarget));
      }}
    >
      <DeckChoice name="deck" />
      <label className="field">
        <span>Games</span>
        <select className="input" name="bestOf">
          <option value="1">One</option>
          <option value="3">Best of three</option>
          <option value="5">Best of five</option>
        </select>
      </label>
      <label className="field">
        <span>Time for each player</span>
        <select className="input" name="clock">
          {CLOCKS.map(([value, says]) => (
            <option key={value} value={value}>
              {says}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Who may sit down</span>
        <select className="input" name="who">
          <option value="anybody">Anybody, from the lobby</option>
          <option value="link">Who has the link</option>
        </select>
      </label>
      <Refused errors={[...errors, ...create.errors, ...join.errors]} />
      <button className="button" disabled={create.busy || join.busy}>
        Open the table
      </button>
    </form>
  );
}
