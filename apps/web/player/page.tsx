import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { useSubscription } from 'urql';
import { useSession } from '../api/session.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { useLiveQuery, usePulse } from '../tournament/live.js';
import '../tournament/tournament.css';
import { RoundClock } from '../tournament/timer.js';
import { Light } from '../tournament/your-strip.js';
import { DeckPart } from './deck-part.js';
import { Entering } from './entering.js';
import { Leaving } from './leaving.js';
import { useNews } from './news.js';
import './player.css';
import { type Card, CARD, type Entry, MATCH_MOVED } from './queries.js';
import { Ready } from './ready.js';
import { TablePart } from './table-part.js';
import { statusSays } from './words.js';

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
  useTitle(card?.title ?? 'Your card');
  if (session.is === 'nobody')
    return (
      <div className="page">
        <h1 className="unseen">Your card</h1>
        <Empty what="Your card is for you alone">
          <Link className="button main" href={`/sign-in?to=/t/${id}/me`}>
            Sign in
          </Link>
        </Empty>
      </div>
    );
  if (card === undefined)
    return error === undefined ? (
      <Waiting for="your card" />
    ) : (
      <div className="page">
        <h1 className="unseen">Your card</h1>
        <Failed what="Your card" error={error} again={again} />
      </div>
    );
  if (card === null)
    return (
      <div className="page">
        <h1 className="unseen">Your card</h1>
        <Empty what="No tournament stands at this address" />
      </div>
    );
  return (
    <div className="page mine">
      <p className="row">
        <Link href={`/t/${id}`}>{card.title ?? 'The tournament'}</Link>
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
  const match = table?.match ?? null;
  const isWatched = match !== null && table?.result === null;
  useSubscription({ query: MATCH_MOVED, variables: { id: match?.id ?? '' }, pause: !isWatched }, (_, moved) => {
    if (moved.matchEvents.seq > (match?.seq ?? 0)) done();
    return moved;
  });
  const notifying = useNews(card, entry);
  const round = card.rounds.at(-1);
  return (
    <>
      {table === null ? (
        <h1>{statusSays(card, entry)}</h1>
      ) : (
        <div className="at-table">
          <h1>Table {table.number}</h1>
          {round === undefined || table.result !== null ? null : (
            <RoundClock timer={round.timer} under={`round ${round.number}`} />
          )}
        </div>
      )}
      {card.phase === 'REGISTERING' && entry.status !== 'DROPPED' ? (
        <Ready card={card} entry={entry} done={done} />
      ) : null}
      {table === null ? null : <TablePart card={card} table={table} done={done} />}
      {notifying}
      {card.plan.lists === 'NONE' ? null : <DeckPart card={card} entry={entry} done={done} />}
      <Leaving card={card} entry={entry} done={done} />
    </>
  );
}

export interface PartProps {
  readonly card: Card;
  readonly done: () => void;
}

export interface EnteredProps extends PartProps {
  readonly entry: Entry;
}
