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
import { TakeCsv } from '../parts/take-csv.js';
import { useTitle } from '../parts/title.js';
import { SeedChoice, wantsOwnSeed } from '../seeds/choice.js';
import { sitting } from '../seeds/sitting.js';
import { useEvery } from '../parts/use-every.js';
import { Waiting } from '../parts/waiting.js';
import { gameName, momentOf } from '../tournament/words.js';
import { DeckChoice } from './deck-choice.js';
import { CREATE, JOIN, OPEN } from './documents.js';
import { listed, say } from '../say/index.js';
import { Say } from '../say/sentence.js';

/** Whoever looks for somebody to play against looks here until there is one. */
const AGAIN = 5_000;

/** `/play`: a bot at once, a table of one's own, or somebody's free seat. */
export default function Lobby(): ReactNode {
  const session = useSession();
  useTitle(say('Play'));
  return (
    <div className="page lobby">
      <div className="head">
        <h1>{say('Play')}</h1>
      </div>
      <section className="form" aria-labelledby="bot">
        <h2 id="bot">{say('Against a bot')}</h2>
        <p>{say('At once, in this page, without an account. Only this tab keeps it.')}</p>
        <Link className="button main" href="/play/bot">
          {say('Play a bot')}
        </Link>
      </section>
      <section aria-labelledby="free">
        <h2 id="free">{say('Free seats')}</h2>
        <FreeSeats />
      </section>
      <section aria-labelledby="own">
        <h2 id="own">{say('A table of your own')}</h2>
        {session.is === 'somebody' ? (
          <>
            <OwnTable person={session.person.id} />
            <p>
              <Link href="/play/branches">{say('Your branches')}</Link>
            </p>
          </>
        ) : (
          <p>
            <Say
              text="<link>Open an account</link> to have a table: a name and a password will do."
              with={{ link: (said) => <Link href="/sign-in?new&to=/play">{said}</Link> }}
            />
          </p>
        )}
      </section>
    </div>
  );
}

function FreeSeats(): ReactNode {
  const [{ data, error }, again] = useQuery({ query: OPEN, requestPolicy: 'cache-and-network' });
  useEvery(AGAIN, () => {
    again({ requestPolicy: 'network-only' });
  });
  if (error !== undefined) return <Failed what={say('The lobby')} error={error} again={() => again()} />;
  if (data === undefined) return <Waiting for={say('the lobby')} />;
  const nodes = data.matches.nodes.filter(({ seats }) => seats.some(({ holder }) => holder === null));
  if (nodes.length === 0)
    return (
      <Empty what={say('Nobody waits for a game')}>
        <p>{say('Open a table below; it will stand here for others to find.')}</p>
      </Empty>
    );
  return (
    <>
      <ul className="ledger">
        {nodes.map(({ id, game, seats, createdAt }, nth) => (
          <li key={id}>
            <span>{nth + 1}</span>
            <span className="row">
              <Link href={`/play/${id}`}>{waiting(seats.flatMap(({ holder }) => holder?.name ?? []))}</Link>
              <span className="dim">
                {say('{game}, since {time}', { game: gameName(game), time: momentOf(createdAt) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <TakeCsv
        name="free-seats"
        rows={() => [
          ['match', 'game', 'waits', 'since'],
          ...nodes.map(({ id, game, seats, createdAt }) => [
            id,
            game,
            seats.flatMap(({ holder }) => holder?.name ?? []).join(', '),
            createdAt,
          ]),
        ]}
      />
    </>
  );
}

const waiting = (names: readonly string[]): string =>
  names.length === 0 ? say('An empty table') : say('{names} waits', { names: listed(names) });

const CLOCKS = [
  ['none', say('No clock')],
  ['2700', say('45 minutes, and 15 seconds a move')],
  ['900', say('15 minutes, and 15 seconds a move')],
] as const;

function OwnTable({ person }: { readonly person: string }): ReactNode {
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
    const seeded = wantsOwnSeed(typed) ? sitting(made.payload.match, person) : {};
    const sat = await join.send({ matchId: id, ...seeded, brings });
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
        <span>{say('Games')}</span>
        <select className="input" name="bestOf">
          <option value="1">{say('One')}</option>
          <option value="3">{say('Best of three')}</option>
          <option value="5">{say('Best of five')}</option>
        </select>
      </label>
      <label className="field">
        <span>{say('Time for each player')}</span>
        <select className="input" name="clock">
          {CLOCKS.map(([value, says]) => (
            <option key={value} value={value}>
              {says}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{say('Who may sit down')}</span>
        <select className="input" name="who">
          <option value="anybody">{say('Anybody, from the lobby')}</option>
          <option value="link">{say('Who has the link')}</option>
        </select>
      </label>
      <SeedChoice />
      <Refused errors={[...errors, ...create.errors, ...join.errors]} />
      <button className="button" disabled={create.busy || join.busy}>
        {say('Open the table')}
      </button>
    </form>
  );
}
