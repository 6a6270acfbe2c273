import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Empty } from '../parts/empty.js';
import { More, useGrowing } from '../parts/growing.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { download } from '../parts/csv.js';
import { FindField, useFind } from './find.js';
import type { PartProps } from './part.js';
import { useEntrants } from './use-entrants.js';
import { nameOf, players } from './words.js';
import { say, sayAs } from '../say/index.js';

const STATUS = {
  IN: '',
  WAITING: say('waits for a place'),
  DROPPED: sayAs('a player', 'left'),
  DISQUALIFIED: say('disqualified'),
} as const;

/** Who plays, in the order of coming. */
export function Players({ tournament, pulse }: PartProps): ReactNode {
  const { id, plan, phase, registrationOpen } = tournament;
  const { entrants, error } = useEntrants(id, pulse);
  const find = useFind();
  const isWide = plan.lists !== 'NONE' || plan.checkIn;
  const found = (entrants ?? []).filter(({ name, number }) => find.isFound({ name, rank: number }));
  const growing = useGrowing(found.length);
  if (entrants === null)
    return error === undefined ? (
      <Waiting for={say('the players')} />
    ) : (
      <Failed what={say('The list of players')} error={error} />
    );
  if (entrants.length === 0)
    return (
      <Empty what={say('Nobody has entered yet')}>
        {registrationOpen ? (
          <Link className="button" href={`/t/${id}/me`}>
            {say('Be the first')}
          </Link>
        ) : null}
      </Empty>
    );
  return (
    <section aria-labelledby="players-title">
      <div className="sec">
        <h2 id="players-title">{players(entrants.length)}</h2>
        <FindField find={find} />
        <div className="end">
          <Link className="button quiet off-phone" href={`/t/${id}/print/flyer`}>
            <Sign name="print" /> {say('Flyer')}
          </Link>
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              download('players.csv', [
                ['number', 'player', 'status', say('checked in'), 'deck'],
                ...entrants.map(({ number, name, status, checkedIn, deck }) => [
                  String(number),
                  name ?? '',
                  status.toLowerCase(),
                  checkedIn ? 'yes' : 'no',
                  deck === null ? 'no' : 'yes',
                ]),
              ]);
            }}
          >
            <Sign name="download" /> {say('CSV')}
          </button>
        </div>
      </div>
      {found.length === 0 ? (
        <Empty what={say('Nobody here is called that')} />
      ) : (
        <table className="margined players">
          <thead>
            <tr>
              <th scope="col">
                <abbr title={say('Number, in the order of coming')}>{sayAs('number', 'No.')}</abbr>
              </th>
              <th scope="col">{say('Player')}</th>
              {isWide ? <th scope="col">{say('Ready')}</th> : null}
              <th scope="col">{say('Status')}</th>
            </tr>
          </thead>
          <tbody>
            {found
              .slice(0, growing.shown)
              .map(({ id: entrant, number, name, status, checkedIn, isYou, person, deck }) => (
                <tr key={entrant} data-mine={isYou}>
                  <td>{number}</td>
                  <th scope="row">
                    {person === null ? nameOf({ name }) : <Link href={`/p/${person.id}`}>{nameOf({ name })}</Link>}
                  </th>
                  {isWide ? (
                    <td className="ready">
                      {plan.lists === 'NONE' ? null : deck === null ? (
                        <span className="late">{say('no deck')}</span>
                      ) : (
                        <span className="fine">
                          <Sign name="check" /> {say('deck')}
                        </span>
                      )}{' '}
                      {!plan.checkIn || phase !== 'REGISTERING' ? null : checkedIn ? (
                        <span className="fine">
                          <Sign name="check" /> {say('here')}
                        </span>
                      ) : (
                        <span className="late">{say('not here')}</span>
                      )}
                    </td>
                  ) : null}
                  <td className="dim">{STATUS[status]}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      <More of={growing} />
    </section>
  );
}
