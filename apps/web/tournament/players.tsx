import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { download } from '../parts/csv.js';
import { FindField, useFind } from './find.js';
import type { PartProps } from './page.js';
import { useEntrants } from './use-entrants.js';
import { nameOf, players } from './words.js';

const STATUS = { IN: '', WAITING: 'waits for a place', DROPPED: 'left', DISQUALIFIED: 'disqualified' } as const;

/** Who plays, in the order of coming. */
export function Players({ tournament, pulse }: PartProps): ReactNode {
  const { id, plan, phase, registrationOpen } = tournament;
  const { entrants, error } = useEntrants(id, pulse);
  const find = useFind();
  const [isWide] = useState(() => plan.lists !== 'NONE' || plan.checkIn);
  if (entrants === null)
    return error === undefined ? <Waiting for="the players" /> : <Failed what="The list of players" error={error} />;
  if (entrants.length === 0)
    return (
      <Empty what="Nobody has entered yet">
        {registrationOpen ? (
          <Link className="button" href={`/t/${id}/me`}>
            Be the first
          </Link>
        ) : null}
      </Empty>
    );
  const found = entrants.filter(({ name, number }) => find.isFound({ name, rank: number }));
  return (
    <section aria-labelledby="players-title">
      <div className="sec">
        <h2 id="players-title">{players(entrants.length)}</h2>
        <FindField find={find} />
        <div className="end">
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              download('players.csv', [
                ['number', 'player', 'status', 'checked in', 'deck'],
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
            <Sign name="download" /> CSV
          </button>
        </div>
      </div>
      {found.length === 0 ? (
        <Empty what="Nobody here is called that" />
      ) : (
        <table className="margined players">
          <thead>
            <tr>
              <th scope="col">
                <abbr title="Number, in the order of coming">No.</abbr>
              </th>
              <th scope="col">Player</th>
              {isWide ? <th scope="col">Ready</th> : null}
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ id: entrant, number, name, status, checkedIn, isYou, person, deck }) => (
              <tr key={entrant} data-mine={isYou}>
                <td>{number}</td>
                <td>{person === null ? nameOf({ name }) : <Link href={`/p/${person.id}`}>{nameOf({ name })}</Link>}</td>
                {isWide ? (
                  <td className="ready">
                    {plan.lists === 'NONE' ? null : deck === null ? (
                      <span className="late">no deck</span>
                    ) : (
                      <span className="fine">
                        <Sign name="check" /> deck
                      </span>
                    )}{' '}
                    {!plan.checkIn || phase !== 'REGISTERING' ? null : checkedIn ? (
                      <span className="fine">
                        <Sign name="check" /> here
                      </span>
                    ) : (
                      <span className="late">not here</span>
                    )}
                  </td>
                ) : null}
                <td className="dim">{STATUS[status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
