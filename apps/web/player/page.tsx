import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { useSession } from '../api/session.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { SignInFirst } from '../parts/sign-in-first.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { Following } from '../tournament/following.js';
import { useLiveQuery, usePulse } from '../tournament/live.js';
import '../tournament/tournament.css';
import { isElimination } from '../tournament/tabs.js';
import { RoundClock } from '../tournament/timer.js';
import { nameOf } from '../tournament/words.js';
import { YourPlace } from '../tournament/your-place.js';
import { Light } from '../tournament/your-strip.js';
import { DeckPart } from './deck-part.js';
import { Entering } from './entering.js';
import { HandIn } from './hand-in.js';
import { Leaving } from './leaving.js';
import { useNews } from './news.js';
import type { EnteredProps, PartProps } from './part.js';
import './player.css';
import { type Card, CARD, type Entry, type YourMatch } from './queries.js';
import { Ready } from './ready.js';
import { TablePart } from './table-part.js';
import { statusSays } from './words.js';
import { say } from '../say/index.js';

/** A player's card: all that one needs on the day, on one page, true also after the phone slept. */
export default function PlayersCard(): ReactNode {
  const { id } = useParams<{ id: string }>();
  const session = useSession();
  const pulse = usePulse(id);
  const isSomebody = session.is === 'somebody';
  const [{ data, error }, ask] = useLiveQuery(CARD, { id }, `${pulse} ${session.is}`, !isSomebody);
  const again = (): void => {
    ask({ requestPolicy: 'network-only' });
  };
  const card = data?.tournament;
  useTitle(card?.title ?? say('Your card'));
  if (session.is === 'nobody')
    return (
      <div className="page">
        <h1 className="unseen">{say('Your card')}</h1>
        <SignInFirst what={say('Your card is for you alone')} to={`/t/${id}/me`} />
      </div>
    );
  if (card === undefined)
    return error === undefined ? (
      <Waiting for={say('your card')} />
    ) : (
      <div className="page">
        <h1 className="unseen">{say('Your card')}</h1>
        <Failed what={say('Your card')} error={error} again={again} />
      </div>
    );
  if (card === null)
    return (
      <div className="page">
        <h1 className="unseen">{say('Your card')}</h1>
        <Empty what={say('No tournament stands at this address')} />
      </div>
    );
  return (
    <div className="page mine">
      <p className="row">
        <Link href={`/t/${id}`}>{card.title ?? say('The tournament')}</Link>
        <span className="end">
          <Light />
        </span>
      </p>
      {card.yourEntry === null ? (
        <Entering card={card} done={again} />
      ) : (
        <Entered card={card} entry={card.yourEntry} done={again} />
      )}
    </div>
  );
}

function Entered({ card, entry, done }: EnteredProps): ReactNode {
  const { table } = entry;
  const playing = table?.result === null ? table : null;
  const notifying = useNews(card, entry);
  return (
    <>
      <Where card={card} entry={entry} />
      {table !== null && (entry.status === 'DROPPED' || entry.status === 'DISQUALIFIED') ? (
        <p role="status">
          <b>{statusSays(card, entry)}</b>
        </p>
      ) : null}
      {card.phase === 'REGISTERING' && entry.status !== 'DROPPED' ? (
        <Ready card={card} entry={entry} done={done} />
      ) : null}
      {table === null ? null : <TablePart card={card} table={table} done={done} />}
      {playing === null ? null : (
        <>
          <Following key={playing.matchId} match={playing.match} done={done} />
          <ByFile card={card} table={playing} done={done} />
        </>
      )}
      {card.plan.lists === 'NONE' ? null : <DeckPart card={card} entry={entry} done={done} />}
      {notifying}
      <Leaving card={card} entry={entry} done={done} />
    </>
  );
}

/** Your table while there is one, and your place once all tables of the round are in. */
function Where({ card, entry }: Omit<EnteredProps, 'done'>): ReactNode {
  const { table } = entry;
  const round = card.rounds.at(-1);
  const isOver = card.phase === 'OVER';
  return (
    <>
      {table === null || isOver ? (
        <h1>{statusSays(card, entry)}</h1>
      ) : (
        <div className="at-table">
          <h1>{say('Table {number}', { number: table.number })}</h1>
          {round === undefined || table.result !== null ? null : (
            <RoundClock timer={round.timer} under={say('round {number}', { number: round.number })} />
          )}
        </div>
      )}
      {card.cancelled?.reason ? <p>{say('Cancelled: {reason}', { reason: card.cancelled.reason })}</p> : null}
      {table === null && isPlayOff(card) ? (
        <p>
          <Link href={`/t/${card.id}/bracket`}>{say('The bracket shows who plays on.')}</Link>
        </p>
      ) : null}
      <p>
        <YourPlace id={card.id} entry={entry.id} isBetween={isOver || round?.missing === 0} />
      </p>
    </>
  );
}

function isPlayOff({ phase, plan, rounds }: Card): boolean {
  const stage = plan.stages[(rounds.at(-1)?.stage ?? 0) - 1];
  return phase === 'RUNNING' && stage !== undefined && isElimination(stage);
}

function ByFile({ card, table: { match, entrants }, done }: ByFileProps): ReactNode {
  if (match === null || !takesFiles(card, match)) return null;
  return <HandIn match={match} opponent={nameOf(entrants.find(({ isYou }) => !isYou))} done={done} />;
}

/** A file shows the decks; where reports differ a judge decides. */
const takesFiles = ({ plan }: Card, { phase, reports }: YourMatch): boolean =>
  phase === 'OPEN' && plan.lists !== 'CLOSED' && (reports ?? []).length < 2;

interface ByFileProps extends PartProps {
  readonly table: NonNullable<Entry['table']>;
}
