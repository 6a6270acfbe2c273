import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Link, useLocation } from 'wouter';
import { Empty } from '../parts/empty.js';
import { Waiting } from '../parts/waiting.js';
import { COUNT } from './documents.js';
import type { GamesFilter } from './filter.js';
import { say, sayMany } from '../say/index.js';

const OF_DECKS = ['archetype', 'opponentArchetype', 'faction', 'bastion', 'opponentBastion', 'mind', 'card'] as const;

/** Why a table is empty: nothing was played, the filters find nothing, or what was found does not tell this. */
export function Nothing({ filter }: { readonly filter: GamesFilter }): ReactNode {
  const [{ data }] = useQuery({ query: COUNT, variables: { filter } });
  const [path] = useLocation();
  if (data === undefined) return <Waiting for={say('the figures')} />;
  const { games } = data.statistics.selection;
  if (games > 0)
    return (
      <Empty
        what={sayMany(games, {
          one: '{n} game matches, but it does not tell this',
          other: '{n} games match, but none of them tells this',
        })}
      >
        <p>{say('A game that was only reported tells its result, and a player without a list has no deck.')}</p>
        <p>{CLOSED}</p>
      </Empty>
    );
  if (Object.keys(filter).length === 0)
    return (
      <Empty what={say('No game counts here yet')}>
        <p>{say('A game counts once its match is over.')}</p>
      </Empty>
    );
  return (
    <Empty what={say('No game matches this')}>
      <p>
        <Link href={path}>{say('Count all games')}</Link>
      </p>
      {OF_DECKS.some((name) => name in filter) ? <p>{CLOSED}</p> : null}
    </Empty>
  );
}

const CLOSED = say('Decks of a tournament with closed lists count once it is over.');
