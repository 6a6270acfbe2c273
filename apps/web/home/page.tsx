import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useQuery } from 'urql';
import { useSession } from '../api/session.js';
import { Empty } from '../parts/empty.js';
import { LanguageChoice } from '../parts/language-choice.js';
import { Failed } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { isFollowed } from '../tournament/followed.js';
import { startSays } from '../tournament/start-time.js';
import { gameName, listedSays } from '../tournament/words.js';
import { FirstSteps } from './first-steps.js';
import './home.css';
import { useNamed } from './guests.js';
import { AGAIN, type Cup, type Game, NOW } from './queries.js';
import { onAndNext } from './on-and-next.js';
import { SearchField, SearchResults } from './search.js';
import { TakeCsv } from '../parts/take-csv.js';
import { useEvery } from '../parts/use-every.js';
import { endedSays, namesIn, waitsSays } from './words.js';
import { Yours } from './yours.js';
import { OFFERED, say } from '../say/index.js';

/** What should have begun this morning and has not is still next. */
const LATE_HOURS = 12;
const HOUR = 3_600_000;
const soon = (): string => new Date((Math.floor(Date.now() / HOUR) - LATE_HOURS) * HOUR).toISOString();
/** A table needs room; it comes with the engine's cards, which a phone is spared here. */
const Featured = lazy(() => import('./featured.js'));
const hasRoom = matchMedia('(width >= 861px)').matches;

/** What is on now, what was just played, and the way to everything else. */
export default function Home(): ReactNode {
  const [search] = useSearchParams();
  const session = useSession();
  const looked = search.get('q') ?? '';
  const [{ data, error }, again] = useQuery({
    query: NOW,
    variables: { from: soon() },
    requestPolicy: 'cache-and-network',
  });
  useTitle('');
  useEvery(AGAIN, () => {
    again({ requestPolicy: 'network-only' });
  });
  return (
    <div className="page now">
      <header>
        <h1>{say('What is on now')}</h1>
        <SearchField />
      </header>
      {looked === '' ? (
        <>
          {session.is === 'nobody' ? <FirstSteps /> : null}
          {session.is === 'somebody' ? <Yours key={session.person.id} you={session.person} /> : null}
          {data === undefined ? (
            error === undefined ? (
              <Waiting for={say('what is on')} />
            ) : (
              <Failed
                what={say('What is on')}
                error={error}
                again={() => {
                  again({ requestPolicy: 'network-only' });
                }}
              />
            )
          ) : (
            <On
              cups={onAndNext(data)}
              playing={data.playing.nodes}
              waiting={data.waiting.nodes.filter(isInLobby)}
              played={data.played.nodes}
            />
          )}
        </>
      ) : (
        <SearchResults text={looked} />
      )}
      {OFFERED.length > 1 ? (
        <footer>
          <LanguageChoice />
        </footer>
      ) : null}
    </div>
  );
}

/** Where somebody can still sit down. */
const isInLobby = ({ seats }: Game): boolean => seats.some(({ holder }) => holder === null);

const followedFirst = (cups: readonly Cup[]): readonly Cup[] =>
  cups.toSorted((one, other) => Number(isFollowed(other.id)) - Number(isFollowed(one.id)));

function On({ cups, waiting, ...games }: OnProps): ReactNode {
  const playing = useNamed(games.playing);
  const played = useNamed(games.played);
  const isQuiet = cups.length + playing.length + waiting.length + played.length === 0;
  if (isQuiet)
    return (
      <Empty what={say('Nothing is on, and nothing was played yet')}>
        <Link className="button" href="/play/bot">
          {say('Play a bot')}
        </Link>
      </Empty>
    );
  const [first, ...others] = playing.filter(({ game }) => game === 'voidream');
  return (
    <div className="halves">
      {hasRoom && first !== undefined ? (
        <Suspense fallback={<div className="featured" />}>
          <Featured games={[first, ...others]} />
        </Suspense>
      ) : null}
      <section aria-labelledby="cups-title">
        <div className="title">
          <h2 id="cups-title">{say('Tournaments')}</h2>
          <Link href="/t">{say('All')}</Link>
        </div>
        {cups.length === 0 ? (
          <p className="dim">{say('None is on.')}</p>
        ) : (
          <ol className="lines">
            {followedFirst(cups).map((cup) => (
              <li key={cup.id}>
                <Link href={`/t/${cup.id}`}>{cup.title ?? say('A tournament whose name was erased')}</Link>
                <span className="dim">
                  {cup.startsAt === null || cup.phase !== 'REGISTERING' ? null : (
                    <time dateTime={cup.startsAt}>
                      {say('Starts {time}', { time: startSays({ startsAt: cup.startsAt, timeZone: cup.timeZone }) })}
                      .{' '}
                    </time>
                  )}
                  {gameName(cup.game)}. {listedSays(cup)} {cup.registrationOpen ? say('Registration is open.') : ''}{' '}
                  {isFollowed(cup.id) ? <b>{say('You follow it.')}</b> : null}
                </span>
              </li>
            ))}
          </ol>
        )}
        <div className="title">
          <h2>{say('Lobby')}</h2>
          <Link href="/play">{say('Challenge somebody')}</Link>
        </div>
        {waiting.length === 0 ? (
          <p className="dim">{say('Nobody waits for an opponent.')}</p>
        ) : (
          <ol className="lines">
            {waiting.map((game) => (
              <li key={game.id}>
                <Link href={`/play/${game.id}`}>{waitsSays(game)}</Link>
                <span className="dim">{say('{game}. Sit down to play.', { game: gameName(game.game) })}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="playing-title">
        <div className="title">
          <h2 id="playing-title">{say('Being played')}</h2>
        </div>
        {playing.length === 0 ? (
          <p className="dim">{say('No game is on at this moment.')}</p>
        ) : (
          <ol className="lines">
            {playing.map((game) => (
              <li key={game.id}>
                <Link href={game.seats.some(({ isYou }) => isYou) ? `/play/${game.id}` : `/g/${game.id}`}>
                  {namesIn(game)}
                </Link>
                <span className="dim">{say('{game}. Watch it move by move.', { game: gameName(game.game) })}</span>
              </li>
            ))}
          </ol>
        )}
        <div className="title">
          <h2>{say('Just played')}</h2>
        </div>
        {played.length === 0 ? (
          <p className="dim">{say('Nothing yet.')}</p>
        ) : (
          <ol className="lines">
            {played.map((game) => (
              <li key={game.id}>
                <Link href={`/g/${game.id}`}>{namesIn(game)}</Link>
                <span className="dim">{endedSays(game)}</span>
              </li>
            ))}
          </ol>
        )}
        <TakeCsv name="on-now" rows={() => rowsOf({ cups, playing, waiting, played })} />
      </section>
    </div>
  );
}

const rowsOf = ({ cups, playing, waiting, played }: OnProps): readonly (readonly string[])[] => [
  ['what', 'id', 'game', 'who'],
  ...cups.map(({ id, game, title }) => ['tournament', id, game, title ?? '']),
  ...[['lobby', waiting] as const, ['being played', playing] as const, ['just played', played] as const].flatMap(
    ([what, games]) => games.map((each) => [what, each.id, each.game, namesIn(each)]),
  ),
];

interface OnProps {
  readonly cups: readonly Cup[];
  readonly playing: readonly Game[];
  readonly waiting: readonly Game[];
  readonly played: readonly Game[];
}
