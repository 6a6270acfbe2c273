import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useQuery } from 'urql';
import { graphql, type ResultOf, type VariablesOf } from '../api/graphql.js';
import { useSession } from '../api/session.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { useTitle } from '../parts/title.js';
import { useEvery } from '../parts/use-every.js';
import { Waiting } from '../parts/waiting.js';
import { startSays } from './start-time.js';
import { gameName, GAMES, listedSays, momentOf, PHASES } from './words.js';
import './tournament.css';
import './list.css';
import { say } from '../say/index.js';

const LIST = graphql(`
  query Tournaments($after: Cursor, $filter: TournamentFilter) {
    tournaments(first: 30, after: $after, filter: $filter) {
      nodes {
        id
        title
        game
        phase
        cancelled
        registrationOpen
        entered
        round
        startsAt
        timeZone
        changedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
type Filter = NonNullable<VariablesOf<typeof LIST>['filter']>;
const AGAIN = 15_000;
const ORDER = ['REGISTERING', 'RUNNING', 'OVER'] as const;

/** Every tournament of this house, those where something happened last first. */
export default function Tournaments(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  useTitle(say('Tournaments'));
  const phase = ORDER.find((each) => each.toLowerCase() === search.get('phase'));
  const game = search.get('game') ?? '';
  const filter: Filter = { phases: phase === undefined ? null : [phase], game: game === '' ? null : game };
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  const choose = (name: 'phase' | 'game', value: string): void => {
    setPages([null]);
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (value === '') after.delete(name);
      else after.set(name, value);
      return after;
    });
  };
  return (
    <div className="page">
      <div className="head">
        <h1>{say('Tournaments')}</h1>
        <div className="end">
          <Link className="button main" href={session.is === 'somebody' ? '/t/new' : '/sign-in?new&to=/t/new'}>
            {say('Run a tournament')}
          </Link>
        </div>
      </div>
      <div className="row rounds">
        <div className="segments" role="group" aria-label={say('How far they are')}>
          {(['', ...ORDER] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={(phase ?? '') === each}
              onClick={() => {
                choose('phase', each.toLowerCase());
              }}
            >
              {each === '' ? say('All') : PHASES[each]}
            </button>
          ))}
        </div>
        <label className="row">
          <span className="unseen">{say('Game')}</span>
          <select
            className="input game"
            value={game}
            onChange={(event) => {
              choose('game', event.target.value);
            }}
          >
            <option value="">{say('Any game')}</option>
            {Object.entries(GAMES).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {pages.map((after, nth) => (
        <Page
          key={`${after ?? ''} ${phase ?? ''} ${game}`}
          after={after}
          filter={filter}
          isLast={nth === pages.length - 1}
          more={(next) => {
            setPages([...pages, next]);
          }}
        />
      ))}
    </div>
  );
}

type Listed = Pick<ResultOf<typeof LIST>['tournaments']['nodes'][number], 'cancelled' | 'registrationOpen' | 'phase'>;

const stateOf = ({ cancelled, registrationOpen, phase }: Listed): string =>
  cancelled ? say('Cancelled') : registrationOpen ? say('Registration is open') : PHASES[phase];

function Page({ after, filter, isLast, more }: PageProps): ReactNode {
  const [{ data, error }, again] = useQuery({
    query: LIST,
    variables: { after, filter },
    requestPolicy: 'cache-and-network',
  });
  useEvery(AGAIN, () => {
    // Later pages go on from where this one ended.
    if (after === null && isLast) again({ requestPolicy: 'network-only' });
  });
  const page = data?.tournaments;
  if (page === undefined)
    return error === undefined ? (
      <Waiting for={say('the tournaments')} />
    ) : (
      <Failed
        what={say('The list')}
        error={error}
        again={() => {
          again({ requestPolicy: 'network-only' });
        }}
      />
    );
  if (page.nodes.length === 0) return <Empty what={say('No tournament is like that')} />;
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      <ol className="cups">
        {page.nodes.map((cup) => (
          <li key={cup.id} data-phase={cup.phase}>
            <Link href={`/t/${cup.id}`}>{cup.title ?? say('A tournament whose name was erased')}</Link>
            <span className="state">{stateOf(cup)}</span>
            <span className="dim">
              {gameName(cup.game)}. {listedSays(cup)}
            </span>
            {cup.startsAt !== null && cup.phase === 'REGISTERING' ? (
              <time dateTime={cup.startsAt}>
                {say('Starts {time}', { time: startSays({ startsAt: cup.startsAt, timeZone: cup.timeZone }) })}
              </time>
            ) : (
              <time className="dim" dateTime={cup.changedAt}>
                {momentOf(cup.changedAt)}
              </time>
            )}
          </li>
        ))}
      </ol>
      <div className="row">
        {isLast && hasNextPage && endCursor !== null ? (
          <button
            className="button"
            type="button"
            onClick={() => {
              more(endCursor);
            }}
          >
            {say('Older ones')}
          </button>
        ) : null}
        <TakeCsv
          name="tournaments"
          rows={() => [
            ['id', 'title', 'game', 'phase', 'entered', 'round', 'starts', 'changed'],
            ...page.nodes.map(({ id, title, game, phase: now, cancelled, entered, round, startsAt, changedAt }) => [
              id,
              title,
              game,
              cancelled ? 'cancelled' : now.toLowerCase(),
              entered,
              round,
              startsAt ?? '',
              changedAt,
            ]),
          ]}
        />
      </div>
    </>
  );
}

interface PageProps {
  readonly after: string | null;
  readonly filter: Filter;
  readonly isLast: boolean;
  readonly more: (after: string) => void;
}
