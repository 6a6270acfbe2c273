import { type ReactNode, useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Failed } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import { dataOf, deedSays, type Naming, numberOf, personIn } from './deeds.js';
import { useEntrants } from './entrants.js';
import { type Deed, useHistory } from './history.js';
import { useNames } from './people.js';
import { useTableNumbers } from './tables.js';
import { entrantIdOf, type Run, tableIdOf } from './tournament.js';
import { Undo } from './undo.js';
import { dayTime, doneBy, nameOf } from './words.js';
import { say } from '../say/index.js';

/** All that was done, the newest first, from the records of the log; what can be undone has its undo. */
export function Log({ run }: { readonly run: Run }): ReactNode {
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.round(Number(search.get('pages'))) || 1);
  const { all } = useEntrants(run);
  const { deeds, hasOlder, error, again } = useHistory(run, pages);
  const names = useMemo(() => new Map((all ?? []).map((entrant) => [entrant.id, nameOf(entrant)])), [all]);
  const people = useNames(useMemo(() => peopleIn(deeds ?? []), [deeds]));
  const numbers = useTableNumbers(
    run,
    useMemo(() => extendedIn(deeds ?? []), [deeds]),
  );
  const naming: Naming = {
    entrant: (entrant) => names.get(entrantIdOf(run, entrant)) ?? say('player {entrant}', { entrant }),
    person: (person) => people.get(`person_${person}`) ?? '',
    table(round, id) {
      const table = numbers.get(tableIdOf(run, id));
      return table === undefined
        ? say('Round {round}, a table', { round })
        : say('Round {round}, table {table}', { round, table });
    },
  };
  if (deeds === null)
    return error === undefined ? (
      <Waiting for={say('the log')} />
    ) : (
      <Failed what={say('The log')} error={error} again={again} />
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
              ...deeds.map((deed) => [
                deed.position,
                deed.at,
                doneBy(deed),
                linesOf(deed, run, naming).join('. '),
                deed.reason,
              ]),
            ]}
          />
        </span>
      </div>
      <ul className="ledger run-log">
        {deeds.map((deed, nth) => (
          <li key={deed.position}>
            <span>{deed.position.slice(deed.position.lastIndexOf(':') + 1)}</span>
            <div className="run-player">
              <span>
                {linesOf(deed, run, naming).map((line) => (
                  <span key={line} className="run-deed">
                    {line}
                  </span>
                ))}
                {deed.reason === null ? null : <q>{deed.reason}</q>}
              </span>
              <span className="dim">
                {doneBy(deed)}, {dayTime(deed.at)}
              </span>
              <span className="end">
                <Undo run={run} deed={deed} newer={deeds.slice(0, nth)} naming={naming} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {hasOlder ? (
        <Link className="button" href={`?pages=${pages + 1}`} replace>
          {say('Older')}
        </Link>
      ) : null}
    </section>
  );
}

/** Whom the lines are about who need not be on the staff any more, each once. */
const peopleIn = (deeds: readonly Deed[]): readonly string[] => {
  const ids = deeds.flatMap((deed) => deed.what.map((_, at) => personIn(dataOf(deed, at))));
  return [...new Set(ids)].filter((id) => id !== '').map((id) => `person_${id}`);
};

/** The rounds in which tables were given more time, each once. */
const extendedIn = (deeds: readonly Deed[]): readonly number[] => [
  ...new Set(
    deeds.flatMap((deed) =>
      deed.what.flatMap((what, at) => (what === 'TableExtended' ? [numberOf(dataOf(deed, at).round)] : [])),
    ),
  ),
];

/** What people wrote is not in the log itself: it is asked for beside it, as long as it stands. */
const linesOf = (deed: Deed, run: Run, naming: Naming): readonly string[] =>
  deed.what.map((what, at) => {
    const data = dataOf(deed, at);
    if (what === 'TournamentRenamed' && deed.renamed !== null)
      return say('Called it {is}, until then {was}', {
        is: deed.renamed.is ?? say('(erased)'),
        was: deed.renamed.was ?? say('(erased)'),
      });
    const text = what === 'Announced' ? textOf(run, numberOf(data.nth)) : null;
    return text === null ? deedSays(what, data, naming) : say('Announced: {text}', { text });
  });

const textOf = ({ announcements }: Run, nth: number): string | null =>
  announcements.find((each) => each.nth === nth)?.text ?? null;
