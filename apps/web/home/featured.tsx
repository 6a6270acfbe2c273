/** A game that is on, as it stands: the same one until it ends, and then the next. */
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../api/graphql.js';
import { Board, tableOf } from '../board/index.js';
import { useEvery } from '../parts/use-every.js';
import { shortened } from '../replay/words.js';
import type { Game } from './queries.js';
import { namesIn, seatNames } from './words.js';
import { say } from '../say/index.js';

const FEATURED = graphql(`
  query Featured($id: ID!) {
    match(id: $id) {
      id
      view
      requests {
        seat
      }
      clocks {
        seat
        leftMs
      }
    }
  }
`);

const AGAIN_MS = 5_000;

export default function Featured({ games }: { readonly games: readonly [Game, ...Game[]] }): ReactNode {
  const [shown, show] = useState(games[0].id);
  const game = games.find(({ id }) => id === shown) ?? games[0];
  if (game.id !== shown) show(game.id);
  const [{ data }, again] = useQuery({ query: FEATURED, variables: { id: game.id } });
  useEvery(AGAIN_MS, () => {
    again({ requestPolicy: 'network-only' });
  });
  const match = data?.match ?? null;
  if (match === null || tableOf(match.view) === null) return null;
  return (
    <section className="featured" aria-label={say('A game that is on')}>
      <div className="title">
        <h2>{namesIn(game)}</h2>
        <Link href={`/g/${game.id}`}>{say('Watch it move by move')}</Link>
      </div>
      <Board
        view={match.view}
        names={shortened(seatNames(game))}
        acting={match.requests.map(({ seat }) => seat)}
        clocks={new Map(match.clocks.map(({ seat, leftMs }) => [seat, leftMs]))}
        near={0}
        glide
      />
    </section>
  );
}
