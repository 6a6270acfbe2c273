import { type ReactNode, useMemo } from 'react';
import type { CombinedError } from 'urql';
import { Link, useSearchParams } from 'wouter';
import { Empty } from '../parts/empty.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { BracketDrawing } from './bracket-drawing.js';
import { BracketList } from './bracket-list.js';
import { type Drawn, drawn } from './bracket-shape.js';
import { FindField, useFind } from './find.js';
import { useLiveQuery } from './live.js';
import type { PartProps } from './part.js';
import { STANDINGS } from './queries.js';
import { isElimination } from './tabs.js';
import { AsOfNav, useRound } from './rounds-nav.js';
import { useRounds } from './use-rounds.js';
import { say } from '../say/index.js';

const LARGEST = 64;

export function Bracket({ tournament, pulse }: PartProps): ReactNode {
  const { id, rounds } = tournament;
  const [search] = useSearchParams();
  const asOf = useRound(tournament);
  const find = useFind();
  const { bracket, error, isAhead, nth } = useBracket(tournament, asOf, pulse);
  if (nth < 0) return <Empty what={say('Nobody is knocked out of this tournament, so there is no bracket')} />;
  if (bracket === null) {
    if (error !== undefined) return <Failed what={say('The bracket')} error={error} />;
    return isAhead && tournament.counts.in < 2 ? (
      <Empty what={say('Nobody plays yet, so there is no bracket')} />
    ) : (
      <Waiting for={say('the bracket')} />
    );
  }
  const isList = search.get('as') === 'list';
  const shownAs = (as: string | null): string => `/t/${id}/bracket?${addressOf(search, as)}`;
  return (
    <section aria-labelledby="bracket-title">
      <div className="sec">
        <h2 id="bracket-title">{nth > 0 ? say('Play-off') : say('Bracket')}</h2>
        {isAhead ? (
          <span className="dim">
            {rounds.length === 0
              ? say('before the first round')
              : asOf === rounds.at(-1)?.number
                ? say('if the rounds ended now')
                : say('if round {round} had been the last', { round: asOf })}
          </span>
        ) : null}
        <FindField find={find} by={say('Name')} />
        <div className="end">
          <nav className="segments" aria-label={say('Show the bracket')}>
            <Link href={shownAs(null)} aria-current={isList ? undefined : 'page'}>
              {say('Drawing')}
            </Link>
            <Link href={shownAs('list')} aria-current={isList ? 'page' : undefined}>
              {say('List')}
            </Link>
          </nav>
          <button className="button quiet off-phone" type="button" onClick={() => print()}>
            <Sign name="print" /> {say('Print')}
          </button>
          <TakeCsv
            name="bracket"
            rows={() => [
              ['match', 'round', 'table', 'one', 'won', 'other', 'won'],
              ...bracket.map(({ match, title, table, sides: [one, other] }) => [
                match,
                title,
                table?.number ?? null,
                one.name,
                one.games,
                other.name,
                other.games,
              ]),
            ]}
          />
        </div>
      </div>
      <div className="row rounds">
        <AsOfNav tournament={tournament} shown={asOf} />
      </div>
      {isList ? (
        <BracketList bracket={bracket.filter(({ sides }) => sides.some(find.isFound))} />
      ) : (
        <BracketDrawing bracket={bracket} isFound={(name) => find.text.trim() !== '' && find.isFound({ name })} />
      )}
    </section>
  );
}

function addressOf(search: URLSearchParams, as: string | null): string {
  const after = new URLSearchParams(search);
  if (as === null) after.delete('as');
  else after.set('as', as);
  return after.toString();
}

/** The last stage that is a bracket: as it was played up to that round, or with those who would have been in it then. */
function useBracket({ id, plan, rounds, counts }: PartProps['tournament'], asOf: number, pulse: string): Found {
  const nth = plan.stages.findLastIndex(isElimination);
  const stage = plan.stages[nth];
  const numbers = rounds
    .filter(({ stage: of, number }) => of === nth + 1 && number <= asOf)
    .map(({ number }) => number);
  const { rounds: played, error } = useRounds(id, numbers, pulse);
  const isAhead = numbers.length === 0;
  const isLast = asOf === (rounds.at(-1)?.number ?? 0);
  const first = Math.min(stage?.cut ?? counts.in, LARGEST);
  const [{ data }] = useLiveQuery(
    STANDINGS,
    { id, first, skip: 0, asOf: isLast ? null : asOf },
    pulse,
    !isAhead || first < 2,
  );
  const seeds = data?.tournament?.standings.rows.map(({ entrant }) => entrant.name);
  const bracket = useMemo(() => {
    if (stage === undefined) return null;
    if (!isAhead) {
      const until = played?.filter(({ number }) => number <= asOf) ?? [];
      return until.length < numbers.length ? null : drawn(stage, until, []);
    }
    const guessed = rounds.length === 0 ? Array.from({ length: first }, () => null) : seeds;
    return guessed === undefined || guessed.length < 2 ? null : drawn(stage, [], guessed);
  }, [stage, played, isAhead, asOf, rounds.length, first, seeds?.join('\n')]);
  return { bracket, error, isAhead, nth };
}

interface Found {
  readonly bracket: readonly Drawn[] | null;
  readonly error: CombinedError | undefined;
  readonly isAhead: boolean;
  readonly nth: number;
}
