import { type ReactNode, useState } from 'react';
import { doneBy } from '../console/words.js';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import type { Json, ResultOf } from '../api/graphql.js';
import { useLiveQuery } from './live.js';
import type { PartProps } from './part.js';
import { HISTORY } from './more-queries.js';
import { deedOf, momentOf } from './words.js';
import { say } from '../say/index.js';

const APART = 5_000;

/** All that was done to it, the newest first: one line is one record of the log. Who reads back keeps the lines where they are. */
export function History({ tournament, pulse }: PartProps): ReactNode {
  const [from, setFrom] = useState<readonly (string | null)[]>([null]);
  return (
    <section aria-labelledby="history-title">
      <div className="sec">
        <h2 id="history-title">{say('All that was done')}</h2>
      </div>
      {from.map((after, nth) => (
        <Page
          key={after ?? ''}
          id={tournament.id}
          after={after}
          pulse={from.length === 1 ? pulse : ''}
          isLast={nth === from.length - 1}
          more={(next) => {
            setFrom([...from, next]);
          }}
        />
      ))}
    </section>
  );
}

type Deed = NonNullable<ResultOf<typeof HISTORY>['tournament']>['history']['nodes'][number];

function Page({ id, after, pulse, isLast, more }: PageProps): ReactNode {
  const [{ data, error }] = useLiveQuery(HISTORY, { id, after }, pulse, false, APART);
  const page = data?.tournament?.history;
  if (page === undefined)
    return error === undefined ? (
      <Waiting for={say('the history')} />
    ) : (
      <Failed what={say('The history')} error={error} />
    );
  if (page.nodes.length === 0) return <Empty what={say('Nothing was done yet')} />;
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      <ol className="ledger deeds">
        {page.nodes.map((deed) => (
          <li key={deed.position}>
            <span>{deed.position.split(':')[1]}</span>
            <div>
              <b>{[...new Set(deed.what)].map(deedOf).join('. ')}</b>
              {roundsIn(deed).map((round) => (
                <span key={round} className="pts">
                  {say('round {round}', { round })}
                </span>
              ))}
              <p className="dim">
                <time dateTime={deed.at}>{momentOf(deed.at)}</time>, {doneBy(deed)}
                {deed.reason === null ? null : <q>{deed.reason}</q>}
              </p>
            </div>
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
            {say('What was before')}
          </button>
        ) : null}
        <TakeCsv
          name="history"
          rows={() => [
            ['record', 'at', 'by', 'what', 'reason'],
            ...page.nodes.map((deed) => [
              deed.position,
              deed.at,
              doneBy(deed),
              [...new Set(deed.what)].map(deedOf).join('. '),
              deed.reason,
            ]),
          ]}
        />
      </div>
    </>
  );
}

interface PageProps {
  readonly id: string;
  readonly after: string | null;
  readonly pulse: string;
  readonly isLast: boolean;
  readonly more: (after: string) => void;
}

const roundsIn = ({ data }: Deed): readonly number[] => {
  const rounds = data.flatMap((said: Readonly<Record<string, Json>>) =>
    typeof said.round === 'number' ? [said.round] : [],
  );
  return [...new Set(rounds)];
};
