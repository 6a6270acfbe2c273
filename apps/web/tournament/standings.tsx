import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'wouter';
import { Empty } from '../parts/empty.js';
import { More, useGrowing } from '../parts/growing.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { download } from '../parts/csv.js';
import { FinalRanking } from './final-ranking.js';
import { FindField, useFind } from './find.js';
import { lastOfAll } from './going-on.js';
import type { PartProps } from './part.js';
import type { StandingRow, StandingsPage } from './queries.js';
import { AsOfNav } from './rounds-nav.js';
import { standingsTitle, stillPlayed } from './standings-title.js';
import { isOnlyBracket } from './use-places.js';
import { TieBreak } from './tie-break.js';
import { useStandings } from './use-standings.js';
import { WhyHere } from './why-here.js';
import { Factions, useFactions } from './factions.js';
import { figure, nameOf, ofEachGroup, plain, players } from './words.js';
import { say, sayAs } from '../say/index.js';
import { Say } from '../say/sentence.js';
import { sayTitle } from '../say/told.js';

function StillPlayed({ of }: { readonly of: StandingsPage }): ReactNode {
  const says = stillPlayed(of);
  return says === '' ? null : <span>{says}</span>;
}

export function Standings(props: PartProps): ReactNode {
  return isOnlyBracket(props.tournament) ? <FinalRanking {...props} /> : <ByPoints {...props} />;
}

function ByPoints({ tournament, pulse }: PartProps): ReactNode {
  const { id, phase, cancelled, plan, rounds } = tournament;
  const isFinal = phase === 'OVER' && cancelled === null;
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('round'));
  const asOf = rounds.some(({ number }) => number === asked) ? asked : null;
  const then = positionIn(id, search.get('record'));
  const { standings, error, again } = useStandings(id, asOf, pulse, then);
  const factions = useFactions(tournament);
  const find = useFind();
  const place = useRef<HTMLTableElement>(null);
  const open = search.get('open');

  const rows = standings?.rows ?? [];
  const last = lastOfAll(tournament, rows);
  const found = rows.filter(({ entrant, rank }) => find.rank !== null || find.isFound({ name: entrant.name, rank }));
  const growing = useGrowing(found.length);
  useEffect(() => {
    if (find.rank === null) return;
    growing.upTo(rows.findIndex(({ rank }) => rank === find.rank) + 1);
    place.current?.querySelector(`[data-rank="${find.rank}"]`)?.scrollIntoView({ block: 'center' });
  }, [find.rank, rows.length, growing.shown]);

  if (standings === null)
    return error === undefined ? (
      <Waiting for={say('the standings')} />
    ) : (
      <Failed what={say('Standings')} error={error} again={again} />
    );
  if (standings.total === 0) return <Empty what={say('Nobody has played yet')} />;
  const titles = plan.ruleSet.tieBreaks;
  const mine = rows.findIndex(({ entrant }) => entrant.isYou);
  const toggle = (entrant: string): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (open === entrant) after.delete('open');
        else after.set('open', entrant);
        return after;
      },
      { replace: true },
    );
  };
  return (
    <section aria-labelledby="standings-title">
      {then === null ? null : <AsItWas id={id} />}
      {asOf === null && then === null ? <FinalRanking tournament={tournament} pulse={pulse} /> : null}
      <div className="sec">
        <h2 id="standings-title">{standingsTitle(tournament, standings, isFinal && asOf === null)}</h2>
        <FindField find={find} />
        <div className="end">
          {mine < 0 ? null : (
            <button
              className="button"
              type="button"
              onClick={() => {
                flushSync(() => {
                  find.look('');
                  growing.upTo(mine + 1);
                });
                place.current?.querySelector('[data-mine="true"]')?.scrollIntoView({ block: 'center' });
              }}
            >
              {say('Find me')}
            </button>
          )}
          <Link className="button quiet off-phone" href={`/t/${id}/print/standings`}>
            <Sign name="print" /> {say('Print')}
          </Link>
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              download(`standings-after-${standings.asOfRound}.csv`, [
                ['rank', 'player', 'points', 'record', ...titles.map((each) => each.id)],
                ...rows.map((row) => [
                  String(row.rank),
                  nameOf(row.entrant),
                  plain(row.points),
                  row.record,
                  ...row.tieBreaks.map(({ value }) => value),
                ]),
              ]);
            }}
          >
            <Sign name="download" /> {say('CSV')}
          </button>
          <a className="button quiet off-phone" href={`/export/tournaments/${id}/report.trf`}>
            {say('TRF')}
          </a>
          <a className="button quiet off-phone" href={`/export/tournaments/${id}/standings.txt`}>
            {say('Text')}
          </a>
        </div>
      </div>
      <div className="row rounds">
        <StillPlayed of={standings} />
        <AsOfNav tournament={tournament} shown={standings.asOfRound} />
        <span className="dim">{sayTitle(plan.ruleSet.title)}</span>
        {then === null ? (
          <Link
            className="end"
            href={`/t/${id}/standings?${new URLSearchParams({ ...roundIn(asOf), record: recordIn(standings.position) }).toString()}`}
          >
            {say('These standings for ever')}
          </Link>
        ) : null}
      </div>
      {found.length === 0 ? (
        <Empty what={say('Nobody here is called that')} />
      ) : (
        <div className="scroll" tabIndex={0} role="region" aria-label={say('Standings')}>
          <table className="margined stand" ref={place}>
            <thead>
              <tr>
                <th scope="col">{say('Rank')}</th>
                <th scope="col">{say('Player')}</th>
                <th scope="col" className="num">
                  {say('Points')}
                </th>
                <th scope="col" className="num">
                  {say('Record')}
                </th>
                {titles.map(({ id: short, title }) => (
                  <th key={short} scope="col" className="num">
                    <abbr title={title} lang="en">
                      {short}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.slice(0, growing.shown).map((row) => (
                <Row
                  key={row.entrant.id}
                  row={row}
                  factions={factions.get(row.entrant.id) ?? []}
                  rows={rows}
                  isOpen={open === row.entrant.id}
                  isFound={find.rank === row.rank}
                  isCut={row === last}
                  toggle={then === null ? toggle : null}
                  id={id}
                  asOf={asOf}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <More of={growing} />
      <p className="dim below">
        {then === null
          ? say('{players}. Press a rank to see what decides it.', { players: players(standings.total) })
          : players(standings.total)}{' '}
        {ofEachGroup(tournament)}{' '}
        {titles.map(({ id: short, title }) => (
          <Fragment key={short}>
            <Say
              text="{short}: {title}."
              with={{ short: <span translate="no">{short}</span>, title: sayTitle(title) }}
            />{' '}
          </Fragment>
        ))}
      </p>
    </section>
  );
}

/** A place in the log, from the number of a record in the address. */
const positionIn = (id: string, record: string | null): string | null =>
  record !== null && /^[1-9]\d{0,8}$/.test(record) ? `${id.replace('_', '/')}:${record}` : null;
const recordIn = (position: string): string => position.slice(position.lastIndexOf(':') + 1);
const roundIn = (asOf: number | null): { round?: string } => (asOf === null ? {} : { round: String(asOf) });

function AsItWas({ id }: { readonly id: string }): ReactNode {
  return (
    <p className="dim" role="status">
      {say('Standings as they were published then. What was played or corrected since is not in them.')}{' '}
      <Link href={`/t/${id}/standings`}>{say('As they are now')}</Link>
    </p>
  );
}

function Row({ row, factions, rows, isOpen, isFound, isCut, toggle, id, asOf }: RowProps): ReactNode {
  const { rank, entrant, points, record, tieBreaks } = row;
  const nth = rows.indexOf(row);
  const isGone = entrant.status === 'DROPPED' || entrant.status === 'DISQUALIFIED';
  return (
    <>
      <tr data-rank={rank} data-mine={entrant.isYou} data-found={isFound} className={isCut && !isOpen ? 'cut' : ''}>
        <td>
          {toggle === null ? (
            rank
          ) : (
            <button
              className="rank"
              type="button"
              aria-expanded={isOpen}
              aria-label={say('Why is {name} at rank {rank}?', { name: nameOf(entrant), rank })}
              onClick={() => {
                toggle(entrant.id);
              }}
            >
              {rank}
            </button>
          )}
        </td>
        <th scope="row">
          <Factions of={factions.slice(0, 1)} /> {nameOf(entrant)}
          {isGone ? (
            <span className="pts">
              {entrant.status === 'DROPPED' ? sayAs('a player', 'left') : say('disqualified')}
            </span>
          ) : null}
        </th>
        <td className="num">
          <b>{figure(points)}</b>
        </td>
        <td className="num">{record}</td>
        {tieBreaks.map(({ id: short, value }) => (
          <td key={short} className="num">
            <TieBreak value={value} />
          </td>
        ))}
      </tr>
      {isOpen && toggle !== null ? (
        <tr className={isCut ? 'explained cut' : 'explained'} data-mine={entrant.isYou}>
          <td />
          <td colSpan={3 + tieBreaks.length}>
            <WhyHere
              id={id}
              asOf={asOf}
              row={row}
              nth={nth}
              above={rows[nth - 1] ?? null}
              below={rows[nth + 1] ?? null}
            />
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface RowProps {
  readonly row: StandingRow;
  readonly factions: readonly string[];
  readonly rows: readonly StandingRow[];
  readonly isOpen: boolean;
  readonly isFound: boolean;
  readonly isCut: boolean;
  /** Null where nothing is explained. */
  readonly toggle: ((entrant: string) => void) | null;
  readonly id: string;
  readonly asOf: number | null;
}
