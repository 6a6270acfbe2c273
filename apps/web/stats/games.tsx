import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useQuery } from 'urql';
import { Failed } from '../parts/problem.js';
import { SeatSign, Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { gamesOf } from '../tournament/words.js';
import { COUNT, GAMES } from './documents.js';
import type { Filtering, GamesFilter } from './filter.js';
import { Nothing } from './nothing.js';
import { ENDINGS, sayCount, sayKey, sayTime } from './words.js';
import { say, sayMany } from '../say/index.js';

const PAGE = 50;

/** The games that a figure counts, the latest first, each leading to its replay. */
export function Games({ filtering }: { readonly filtering: Filtering }): ReactNode {
  const { filter } = filtering;
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return (
    <section aria-label={say('Games')}>
      <div className="row stats-tools">
        <span>
          <HowMany filtering={filtering} />{' '}
          <span className="dim">
            {say('In the margin: how many decisions the game took, where it was played here.')}
          </span>
        </span>
        <a className="button quiet" href={filtering.address('/export/games.csv', {})}>
          <Sign name="download" /> {say('CSV')}
        </a>
      </div>
      <ol className="ledger games">
        {pages.map((after, nth) => (
          <Page
            key={after ?? ''}
            filter={filter}
            after={after}
            onMore={nth === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
          />
        ))}
      </ol>
    </section>
  );
}

/** As many as the figure said that led here; a game both sides of which count is told once. */
function HowMany({ filtering }: { readonly filtering: Filtering }): ReactNode {
  const { filter, bothSides } = filtering;
  const [{ data }] = useQuery({ query: COUNT, variables: { filter } });
  if (data === undefined) return null;
  const { games, overall } = data.statistics.selection;
  const twice = bothSides ? 0 : overall.rate.n - games;
  return (
    <>
      <b role="status">{`${gamesOf(games)}.`}</b>
      {twice === 0
        ? null
        : ` ${sayMany(
            twice,
            {
              one: '{n} of them counts for both sides, so that figures say {all}.',
              other: '{n} of them count for both sides, so that figures say {all}.',
            },
            { all: sayCount(overall.rate.n) },
          )}`}
    </>
  );
}

function Page({ filter, after, onMore }: PageProps): ReactNode {
  const [{ data, error, fetching }, again] = useQuery({ query: GAMES, variables: { filter, first: PAGE, after } });
  if (error !== undefined) return <Failed what={say('The games')} error={error} again={() => again()} />;
  if (data === undefined) return fetching ? <Waiting for={say('the games')} /> : null;
  const { nodes, pageInfo } = data.statistics.games;
  if (nodes.length === 0 && after === null) return <Nothing filter={filter} />;
  const { endCursor } = pageInfo;
  return (
    <>
      {nodes.map(({ id, matchId, endedAt, ended, decisions, seats }) => (
        <li key={id}>
          <span>{decisions === null ? '' : sayCount(decisions)}</span>
          <span className="row">
            {seats.map(({ playerId, player, place, archetype }, seat) => (
              <span key={playerId} className="row">
                <SeatSign seat={seat} />
                {player === null ? say('Guest') : <Link href={`/p/${player.id}`}>{player.name ?? say('erased')}</Link>}
                {place === 1 ? <b>{say('won')}</b> : null}
                {archetype === null ? null : <span className="dim">{sayKey(archetype)}</span>}
              </span>
            ))}
            <span className="dim">{`${ENDINGS[ended] ?? sayKey(ended)}, ${sayTime(endedAt)}`}</span>
            <Link href={`/g/${matchId}?game=${numberIn(id)}`}>{say('Replay')}</Link>
          </span>
        </li>
      ))}
      {onMore === null || !pageInfo.hasNextPage || endCursor === null ? null : (
        <li>
          <span />
          <button className="button" type="button" onClick={() => onMore(endCursor)}>
            {say('{page} more', { page: PAGE })}
          </button>
        </li>
      )}
    </>
  );
}

/** Which game of its match it is: the end of its name. */
const numberIn = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

interface PageProps {
  readonly filter: GamesFilter;
  readonly after: string | null;
  readonly onMore: ((next: string) => void) | null;
}
