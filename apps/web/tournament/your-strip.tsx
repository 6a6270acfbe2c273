import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useCommand } from '../api/command.js';
import { useConnection } from '../api/connection.js';
import { useSession } from '../api/session.js';
import { Refused } from '../parts/problem.js';
import { SeatSign } from '../parts/sign.js';
import { REGISTER } from '../player/commands.js';
import { bracketSays, fromSeat } from '../player/words.js';
import { Following } from './following.js';
import type { Head } from './queries.js';
import { nameOf, scoreOf } from './words.js';
import { YourPlace } from './your-place.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';

/** What concerns you in it, and the way to your card. */
export function YourStrip({ tournament, again }: YourStripProps): ReactNode {
  const session = useSession();
  const { id, yourEntry, phase, registrationOpen } = tournament;
  const card = `/t/${id}/me`;
  if (yourEntry === null) return registrationOpen ? <Register id={id} isSignedIn={session.is === 'somebody'} /> : null;
  const { table } = yourEntry;
  const isBetween = phase === 'OVER' || tournament.rounds.at(-1)?.missing === 0;
  const place = <YourPlace id={id} entry={yourEntry.id} isBetween={isBetween} />;
  if (table === null || phase === 'OVER')
    return (
      <section className="me" aria-label={say('You')}>
        <p className="vs">
          <b>
            {yourEntry.status !== 'IN'
              ? STATUS[yourEntry.status]
              : phase === 'OVER'
                ? say('The tournament is over')
                : (bracketSays(yourEntry.playsOn) ?? STATUS.IN)}
          </b>
          <br />
          {place}
        </p>
        <div className="end">
          <Light />
          <Link className="button main" href={card}>
            {say('Your card')}
          </Link>
        </div>
      </section>
    );
  const seat = table.entrants[0]?.isYou === true ? 0 : 1;
  return (
    <section className="me" data-seat={seat} aria-label={say('Your table')}>
      <Live table={table} again={again} />
      <div className="tb">{say('Table {number}', { number: table.number })}</div>
      <p className="vs">
        <b>
          <Say
            text="You sit {seat} against {name}"
            with={{ seat: <SeatSign seat={seat} />, name: nameOf(table.entrants[1 - seat]) }}
          />
        </b>
        <br />
        <span>
          {howItStands(table, seat)} {place}
        </span>
      </p>
      <div className="end">
        <Light />
        {table.match?.phase === 'PLAYING' ? (
          <>
            <Link className="button" href={card}>
              {say('Your card')}
            </Link>
            <Link className="button main" href={`/play/${table.match.id}`}>
              {say('To the game')}
            </Link>
          </>
        ) : (
          <Link className="button main" href={card}>
            {table.result === null ? say('Report or call a judge') : say('Your card')}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Until its result is there. */
const Live = ({ table: { match, result }, again }: LiveProps): ReactNode =>
  result === null ? <Following key={match?.id} match={match} done={again} /> : null;

type LiveProps = Pick<YourStripProps, 'again'> & { readonly table: YourTable };

interface YourStripProps {
  readonly tournament: Head;
  /** Asks for all of it once more. */
  readonly again: () => void;
}

/** As far as the match at your table has come. */
function howItStands({ result, match, entrants }: YourTable, seat: number): string {
  if (result !== null) return say('The result is {score}.', { score: scoreOf(result) });
  const opponent = nameOf(entrants[1 - seat]);
  const [own, theirs] = [seat, 1 - seat].map((side) => match?.reports?.find((report) => report.seat === side));
  if (match?.phase === 'PLAYING')
    return match.pausedAt === null
      ? say('Game {game} is being played here; you have won {own}, {opponent} {theirs}.', {
          game: match.games.length,
          own: match.score.won[seat] ?? 0,
          opponent,
          theirs: match.score.won[1 - seat] ?? 0,
        })
      : say('A judge holds this match. No clock runs.');
  if (own !== undefined && theirs !== undefined) return say('Your reports differ.');
  if (theirs !== undefined)
    return say('{opponent} reported that {said}.', { opponent, said: fromSeat(theirs.score, seat) });
  return own === undefined ? say('No result yet.') : say('{opponent} has to confirm it.', { opponent });
}

type YourTable = NonNullable<NonNullable<Head['yourEntry']>['table']>;

const STATUS = {
  IN: say('You are in this tournament.'),
  WAITING: say('You wait for a place.'),
  DROPPED: say('You left this tournament.'),
  DISQUALIFIED: say('You were disqualified.'),
} as const;

/** Whoever is signed in is in by one tap; anybody else needs an account first. */
function Register({ id, isSignedIn }: { readonly id: string; readonly isSignedIn: boolean }): ReactNode {
  const register = useCommand(REGISTER);
  const [, go] = useLocation();
  const card = `/t/${id}/me`;
  return (
    <section className="me" aria-label={say('You')}>
      <p className="vs">
        <b>{say('You can take part.')}</b>
        {isSignedIn ? null : (
          <>
            <br />
            {say('It takes an account: a name and a password.')}
          </>
        )}
      </p>
      <div className="end">
        <Refused errors={register.errors} />
        {isSignedIn ? (
          <button
            className="button main"
            type="button"
            disabled={register.busy}
            onClick={() => {
              void register.send({ tournamentId: id }).then(({ is }) => {
                if (is === 'done') go(card);
              });
            }}
          >
            {say('Register')}
          </button>
        ) : (
          <Link className="button main" href={`/sign-in?new&to=${card}`}>
            {say('Sign in to register')}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Whether what happens reaches this page: a disc and a word. */
export function Light(): ReactNode {
  const connection = useConnection();
  if (connection === 'none') return null;
  return (
    <span className="light" data-live={connection === 'live'} role="status">
      <i />
      {connection === 'live' ? say('Connected') : say('Not connected')}
    </span>
  );
}
