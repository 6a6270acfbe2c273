/** Where whoever is signed in plays or helps, and the games that they sat down to: each with the page that they need there. */
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import type { Person } from '../api/session.js';
import { useEvery } from '../parts/use-every.js';
import { gameName, listedSays } from '../tournament/words.js';
import { placesIn } from '../tournament/your-places.js';
import { AGAIN, YOURS, type YourCup } from './queries.js';
import { namesIn } from './words.js';
import { say } from '../say/index.js';

export function Yours({ you }: { readonly you: Person }): ReactNode {
  const [{ data }, again] = useQuery({
    query: YOURS,
    variables: { you: you.id },
    requestPolicy: 'cache-and-network',
  });
  useEvery(AGAIN, () => {
    again({ requestPolicy: 'network-only' });
  });
  const cups = (data?.cups.nodes ?? []).toSorted(runningFirst).flatMap((cup) => {
    const places = cup.tournament === null ? [] : placesIn(cup.tournament);
    const title = cup.title ?? say('A tournament whose name was erased');
    return places.length === 0 ? [] : [{ cup, title, places }];
  });
  const games = data?.games.nodes ?? [];
  if (cups.length + games.length === 0) return null;
  return (
    <section className="yours" aria-labelledby="yours-title">
      <div className="title">
        <h2 id="yours-title">{say('Yours')}</h2>
      </div>
      <ol className="lines">
        {cups.map(({ cup, title, places }) => (
          <li key={cup.id}>
            <Link href={`/t/${cup.id}`}>{title}</Link>
            <span className="dim">
              {gameName(cup.game)}. {listedSays(cup)} {seatSays(cup)}
            </span>
            <span className="ways">
              {places.map(({ says, href }) => (
                <Link key={href} className="button" href={href} aria-label={`${says}: ${title}`}>
                  {says}
                </Link>
              ))}
            </span>
          </li>
        ))}
        {games.map((game) => (
          <li key={game.id}>
            <Link href={`/play/${game.id}`}>
              {game.phase === 'OPEN' ? say('A game that waits for an opponent') : namesIn(game)}
            </Link>
            <span className="dim">{gameName(game.game)}.</span>
            <span className="ways">
              <Link className="button" href={`/play/${game.id}`}>
                {say('To the game')}
              </Link>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const runningFirst = (one: YourCup, other: YourCup): number =>
  Number(other.phase === 'RUNNING') - Number(one.phase === 'RUNNING');

function seatSays({ tournament }: YourCup): string {
  const { status, table = null } = tournament?.yourEntry ?? {};
  if (status === 'WAITING') return say('You wait for a place.');
  return table === null ? '' : say('You sit at table {number}.', { number: table.number });
}
