import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { useCommand } from '../api/command.js';
import { Failed, Refused } from '../parts/problem.js';
import { SeatSign, Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { bringMatch, type Bringing, type Brought } from './bring-match.js';
import { type Elsewhere, HAND_IN, HANDED_IN, type HandedInGame, PLAYED_ELSEWHERE } from './hand-in-queries.js';
import type { YourMatch } from './queries.js';
import { say } from '../say/index.js';
import { InEnglish } from '../say/in-english.js';
import { Say } from '../say/sentence.js';

interface HandInProps {
  readonly match: YourMatch;
  readonly opponent: string;
  readonly done: () => void;
}

/** A game of this match that was played somewhere else, out of its file: read first, counted only when one says so. */
export function HandIn({ match, opponent, done }: HandInProps): ReactNode {
  const [{ data }, ask] = useQuery({ query: HANDED_IN, variables: { id: match.id }, requestPolicy: 'network-only' });
  const handed = data?.match?.handedIn ?? [];
  const [picked, pick] = useState<Bringing | 'reading' | null>(null);
  const own = match.seats.findIndex(({ isYou }) => isYou);
  return (
    <section aria-labelledby="hand-in-title" className="hand-in">
      <h2 id="hand-in-title" className="unseen">
        {say('Games played elsewhere')}
      </h2>
      {handed.map((game) => (
        <Handed key={game.game} game={game} own={own} opponent={opponent} />
      ))}
      <details className="aside-part">
        <summary>{say('Played elsewhere: hand in the game as a file')}</summary>
        <div className="form">
          <p>
            {say(
              'A bundle, as the page of a replay gives it. The server checks it from the first move to the last, and shows here what it says. It counts once you hand it in.',
            )}
          </p>
          <label className="field">
            <span>{say('The file')}</span>
            <input
              key={handed.length}
              className="input"
              type="file"
              accept=".bundle"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file === undefined) return;
                pick('reading');
                void bringMatch(file).then(pick);
              }}
            />
            <small>{say('Its name ends in .bundle; at most 8 MB.')}</small>
          </label>
          {picked === null ? null : picked === 'reading' ? (
            <Waiting for={say('the file to be checked')} />
          ) : picked.ok ? (
            <Found
              key={picked.brought.matchId}
              brought={picked.brought}
              match={match}
              next={handed.length + 1}
              done={() => {
                pick(null);
                ask();
                done();
              }}
            />
          ) : (
            <div className="problem" role="alert">
              <p>
                <InEnglish text={picked.says} />
              </p>
              <p>{say('Get the file again from where the game was played; a file that was changed is not taken.')}</p>
            </div>
          )}
        </div>
      </details>
    </section>
  );
}

function Handed({ game: { game, matchId, places, seat }, own, opponent }: HandedProps): ReactNode {
  return (
    <p>
      <Sign name="check" />{' '}
      <b>
        {places[own] !== 1
          ? say('You lost game {game}.', { game })
          : places[1 - own] === 1
            ? say('Game {game} was drawn.', { game })
            : say('You won game {game}.', { game })}
      </b>{' '}
      {seat === own
        ? say('You handed it in.')
        : seat === null
          ? say('The staff handed it in.')
          : say('{opponent} handed it in.', { opponent })}{' '}
      <Link href={`/g/${matchId}`}>{say('See it')}</Link>
    </p>
  );
}

interface HandedProps {
  readonly game: HandedInGame;
  readonly own: number;
  readonly opponent: string;
}

interface FoundProps {
  readonly brought: Brought;
  readonly match: YourMatch;
  readonly next: number;
  readonly done: () => void;
}

/** What the file says, and which game of the match it is. */
function Found({ brought, match, next, done }: FoundProps): ReactNode {
  const [{ data, error }] = useQuery({ query: PLAYED_ELSEWHERE, variables: { id: brought.matchId } });
  const [game, choose] = useState(next);
  const handIn = useCommand(HAND_IN);
  const there = data?.match ?? null;
  if (there === null)
    return error === undefined ? (
      <Waiting for={say('what it says')} />
    ) : (
      <Failed what={say('The file')} error={error} />
    );
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void handIn.send({ matchId: match.id, game, importedMatchId: brought.matchId }).then(({ is }) => {
          if (is === 'done') done();
        });
      }}
    >
      <div role="status">
        <p>
          <b>{say('The file is as it was played.')}</b>{' '}
          <Link href={`/g/${brought.matchId}`}>{say('See it move by move')}</Link>
        </p>
        <ul className="ledger">
          {there.games.map((each) => (
            <li key={each.number}>
              <span>{each.number}</span>
              <div>{endOf(there, each)}</div>
            </li>
          ))}
        </ul>
      </div>
      {brought.decks.map((deck, seat) =>
        deck === null ? null : (
          <details key={seat} className="aside-part">
            <summary>
              <Say
                text="What {name} played with, {seat}"
                with={{ name: playerAt(there, seat), seat: <SeatSign seat={seat} /> }}
              />
            </summary>
            <pre>{deck}</pre>
          </details>
        ),
      )}
      <label className="field">
        <span>{say('In this match it is')}</span>
        <select
          className="input"
          value={game}
          onChange={({ target }) => {
            choose(Number(target.value));
          }}
        >
          {Array.from({ length: match.bestOf }, (_, nth) => (
            <option key={nth} value={nth + 1}>
              {say('game {number}', { number: nth + 1 })}
            </option>
          ))}
        </select>
        {there.games.length > 1 ? <small>{say('Its other games follow in their order.')}</small> : null}
      </label>
      <Refused errors={handIn.errors} />
      <button className="button tall" disabled={handIn.busy}>
        {say('Hand it in')}
      </button>
    </form>
  );
}

function playerAt({ seats }: Elsewhere, at: number): string {
  return seats.find(({ seat }) => seat === at)?.player?.name ?? say('somebody from elsewhere');
}

function endOf(there: Elsewhere, { result }: Elsewhere['games'][number]): ReactNode {
  if (result === null) return say('It was not finished.');
  const first = result.places.indexOf(1);
  const isDrawn = result.places.lastIndexOf(1) !== first;
  return isDrawn
    ? say('Drawn.')
    : say('{winner} won against {loser}.', { winner: playerAt(there, first), loser: playerAt(there, 1 - first) });
}
