import './places.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Empty } from '../parts/empty.js';
import { Sign } from '../parts/sign.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import type { PartProps } from './part.js';
import { isOnlyBracket, placesTitle, type Places, usePlaces } from './use-places.js';
import { nameOf } from './words.js';
import { say } from '../say/index.js';

/** Who won in the end, by the bracket; below it stand the rounds that led there, if there were any. */
export function FinalRanking({ tournament, pulse }: PartProps): ReactNode {
  const places = usePlaces(tournament, pulse);
  const isAll = isOnlyBracket(tournament);
  if (places === null) return isAll ? <Waiting for={say('the places')} /> : null;
  if (places.length === 0) return isAll ? <Empty what={say('Nobody has played yet')} /> : null;
  return (
    <section className="final" aria-labelledby="final-title">
      <div className="sec">
        <h2 id="final-title">{placesTitle(tournament)}</h2>
        <div className="end">
          {isAll ? (
            <Link className="button quiet off-phone" href={`/t/${tournament.id}/print/standings`}>
              <Sign name="print" /> {say('Print')}
            </Link>
          ) : null}
          <TakeCsv
            name="final-ranking"
            rows={() => [['rank', 'player'], ...places.map(({ place, entrant }) => [place, entrant.name])]}
          />
        </div>
      </div>
      <PlacesTable places={places} />
      {isAll ? null : (
        <p className="dim below">{say('The play-off decides. Who lost in the same round of it shares a place.')}</p>
      )}
    </section>
  );
}

export function PlacesTable({ places }: { readonly places: Places }): ReactNode {
  return (
    <table className="margined places">
      <thead>
        <tr>
          <th scope="col">{say('Rank')}</th>
          <th scope="col">{say('Player')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, entrant }) => (
          <tr key={entrant.id} data-mine={entrant.isYou}>
            <td className="figure">{place}</td>
            <th scope="row">{place === 1 ? <b>{nameOf(entrant)}</b> : nameOf(entrant)}</th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
