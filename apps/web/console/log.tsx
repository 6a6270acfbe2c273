import { type ReactNode, useMemo } from 'react';
import { useQuery } from 'urql';
import { useSearchParams } from 'wouter';
import { Failed } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import { dataOf, deedSays, type Naming } from './deeds.js';
import { useEntrants } from './entrants.js';
import { HISTORY } from './history.js';
import { entrantIdOf, type Run } from './tournament.js';
import { Undo } from './undo.js';
import { dayTime, doneBy, nameOf } from './words.js';
import { say } from '../say/index.js';

/** All that was done, the newest first, from the records of the log; what can be undone has its undo. */
export function Log({ run }: { readonly run: Run }): ReactNode {
  const [search] = useSearchParams();
  const after = search.get('after');
  const { all } = useEntrants(run);
  const [{ data, error }, again] = useQuery({
    query: HISTORY,
    variables: { id: run.id, after, atLeast: run.position },
  });
  const names = useMemo(() => new Map((all ?? []).map((entrant) => [entrant.id, nameOf(entrant)])), [all]);
  const naming: Naming = {
    entrant: (entrant) => names.get(entrantIdOf(run, entrant)) ?? say('player {entrant}', { entrant }),
    person: (person) => run.staff.find((each) => each.person.id === `person_${person}`)?.person.name ?? '',
  };
  const history = data?.tournament?.history;
  if (history === undefined)
    return error === undefined ? (
      <Waiting for={say('the log')} />
    ) : (
      <Failed
        what={say('The log')}
        error={error}
        again={() => {
          again();
        }}
      />
    );
  return (
    <section>
      <div className="head">
        <h2>{say('Log')}</h2>
        <span className="dim">
          {say('Every record of this tournament. Nothing in it is erased; an undo is a new line.')}
        </span>
        <span className="end">
          <TakeCsv
            name="log"
            rows={() => [
              ['record', 'at', 'by', 'what', 'reason'],
              ...history.nodes.map((deed) => [
                deed.position,
                deed.at,
                doneBy(deed),
                deed.what.map((what, at) => deedSays(what, dataOf(deed, at), naming)).join('. '),
                deed.reason,
              ]),
            ]}
          />
        </span>
      </div>
      <ul className="ledger run-log">
        {history.nodes.map((deed, nth) => (
          <li key={deed.position}>
            <span>{deed.position.slice(deed.position.lastIndexOf(':') + 1)}</span>
            <div className="run-player">
              <span>
                {deed.what.map((what, at) => (
                  <span key={what} className="run-deed">
                    {deedSays(what, dataOf(deed, at), naming)}
                  </span>
                ))}
                {deed.reason === null ? null : <q>{deed.reason}</q>}
              </span>
              <span className="dim">
                {doneBy(deed)}, {dayTime(deed.at)}
              </span>
              <span className="end">
                <Undo
                  run={run}
                  deed={deed}
                  newer={after === null ? history.nodes.slice(0, nth) : null}
                  naming={naming}
                />
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className="row">
        {after === null ? null : <a href="?">{say('The newest')}</a>}
        {history.pageInfo.hasNextPage ? (
          <a href={`?after=${encodeURIComponent(history.pageInfo.endCursor ?? '')}`}>{say('Older')}</a>
        ) : null}
      </div>
    </section>
  );
}
