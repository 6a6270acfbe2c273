import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { useQuery } from 'urql';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { PlacesTable } from '../tournament/final-ranking.js';
import { type Head, HEAD, type Round, ROUND } from '../tournament/queries.js';
import { standingsTitle, stillPlayed } from '../tournament/standings-title.js';
import { isOnlyBracket, placesTitle, usePlaces } from '../tournament/use-places.js';
import { useStandings } from '../tournament/use-standings.js';
import { figure, nameOf, scoreOf, whyBye } from '../tournament/words.js';
import './paper.css';
import { DeckLists } from './deck-lists.js';
import { Flyer } from './flyer.js';
import { Slips } from './slips.js';
import { LOCALE, say } from '../say/index.js';

const SHEETS = {
  'by-name': say('Pairings by name'),
  'by-table': say('Pairings by table'),
  standings: say('Standings'),
  slips: say('Result slips'),
  decks: say('Deck lists'),
  flyer: say('Flyer'),
} as const;
type Sheet = keyof typeof SHEETS;
const isSheet = (name: string): name is Sheet => Object.hasOwn(SHEETS, name);

/** Without lists there are none to print. */
const sheetsOf = ({ plan }: Head): readonly Sheet[] =>
  Object.keys(SHEETS)
    .filter(isSheet)
    .filter((sheet) => sheet !== 'decks' || plan.lists !== 'NONE');

/** Paper: what is hung up and what is cut. On the screen it shows what the printer will. */
export default function Paper(): ReactNode {
  const { id, what } = useParams<{ id: string; what: string }>();
  const [search] = useSearchParams();
  const [{ data, error }, again] = useQuery({ query: HEAD, variables: { id } });
  const tournament = data?.tournament ?? null;
  useTitle(`${isSheet(what) ? SHEETS[what] : say('Paper')} · ${tournament?.title ?? ''}`);
  if (tournament === null)
    return error === undefined ? (
      <Waiting for={say('the tournament')} />
    ) : (
      <Failed what={say('The tournament')} error={error} again={() => again({ requestPolicy: 'network-only' })} />
    );
  if (!isSheet(what))
    return (
      <Empty what={say('There is no such sheet')}>
        <Link className="button" href={`/t/${id}/print/by-name`}>
          {SHEETS['by-name']}
        </Link>
      </Empty>
    );
  const asked = Number(search.get('round'));
  const last = tournament.rounds.at(-1)?.number ?? 0;
  const round = tournament.rounds.some(({ number }) => number === asked) ? asked : last;
  return (
    <div className="page paper">
      <div className="row off-paper">
        <Link href={`/t/${id}`}>{tournament.title ?? say('The tournament')}</Link>
        <nav className="segments" aria-label={say('Sheets')}>
          {sheetsOf(tournament).map((sheet) => (
            <Link
              key={sheet}
              href={`/t/${id}/print/${sheet}${round === 0 ? '' : `?round=${round}`}`}
              aria-current={sheet === what ? 'page' : undefined}
            >
              {SHEETS[sheet]}
            </Link>
          ))}
        </nav>
        <button
          className="button main"
          type="button"
          onClick={() => {
            print();
          }}
        >
          <Sign name="print" /> {say('Print')}
        </button>
      </div>
      <Body sheet={what} tournament={tournament} round={round} />
    </div>
  );
}

function Body({ sheet, tournament, round }: BodyProps): ReactNode {
  const { id, title } = tournament;
  const [{ data, error }, again] = useQuery({ query: ROUND, variables: { id, round }, pause: round === 0 });
  const found = data?.tournament?.round ?? null;
  if (sheet === 'flyer') return <Flyer tournament={tournament} />;
  if (sheet === 'decks') return <DeckLists tournament={tournament} />;
  if (sheet === 'standings') return <StandingsSheet tournament={tournament} round={round} />;
  if (round === 0)
    return (
      <>
        <h1 className="unseen">{SHEETS[sheet]}</h1>
        <Empty what={say('No round is paired yet')} />
      </>
    );
  if (found === null)
    return error === undefined ? (
      <Waiting for={say('round {round}', { round })} />
    ) : (
      <Failed
        what={say('Round {round}', { round })}
        error={error}
        again={() => again({ requestPolicy: 'network-only' })}
      />
    );
  if (sheet === 'slips') return <Slips tournament={tournament} round={found} />;
  return (
    <article>
      <header className="top">
        <h1>{SHEETS[sheet]}</h1>
        <p>{say('{title}, round {round}', { title: title ?? '', round })}</p>
      </header>
      {sheet === 'by-table' ? <ByTable round={found} /> : <ByName round={found} />}
    </article>
  );
}

interface BodyProps {
  readonly sheet: Sheet;
  readonly tournament: Head;
  readonly round: number;
}

function ByTable({ round }: { readonly round: Round }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('Table')}</th>
          <th scope="col">{say('Seat A')}</th>
          <th scope="col">{say('Seat B')}</th>
          <th scope="col">{say('Result')}</th>
        </tr>
      </thead>
      <tbody>
        {round.tables.map(({ id, number, entrants, result }) => (
          <tr key={id}>
            <th scope="row" className="figure">
              {number}
            </th>
            <td>{nameOf(entrants[0])}</td>
            <td>{nameOf(entrants[1])}</td>
            <td>{result === null ? '' : scoreOf(result)}</td>
          </tr>
        ))}
        {round.byes.map((bye) => (
          <tr key={bye.entrant.id}>
            <td>–</td>
            <th scope="row">{nameOf(bye.entrant)}</th>
            <td colSpan={2}>{say('bye. {reason}', { reason: whyBye(bye) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const alphabet = new Intl.Collator(LOCALE, { numeric: true });

function ByName({ round }: { readonly round: Round }): ReactNode {
  const rows = [
    ...round.tables.flatMap(({ number, entrants }) =>
      entrants.map((entrant, seat) => ({
        id: entrant.id,
        name: nameOf(entrant),
        table: String(number),
        other: nameOf(entrants[1 - seat]),
        seat: seat === 0 ? 'A' : 'B',
      })),
    ),
    ...round.byes.map(({ entrant }) => ({
      id: entrant.id,
      name: nameOf(entrant),
      table: '–',
      other: say('bye'),
      seat: '',
    })),
  ].sort((one, other) => alphabet.compare(one.name, other.name));
  return (
    <table className="two-columns">
      <thead>
        <tr>
          <th scope="col">{say('Player')}</th>
          <th scope="col">{say('Table')}</th>
          <th scope="col">{say('Seat')}</th>
          <th scope="col">{say('Opponent')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, table, seat, other }) => (
          <tr key={id}>
            <th scope="row">
              <b>{name}</b>
            </th>
            <td className="figure">{table}</td>
            <td>{seat}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StandingsSheet(props: Omit<BodyProps, 'sheet'>): ReactNode {
  const { tournament, round } = props;
  const isLast = round === (tournament.rounds.at(-1)?.number ?? 0);
  const places = usePlaces(tournament, '');
  if (places === null) return <Waiting for={say('the standings')} />;
  return (
    <>
      {places.length === 0 || !isLast ? null : (
        <article>
          <header className="top">
            <h1>{placesTitle(tournament)}</h1>
            <p>{tournament.title}</p>
          </header>
          <PlacesTable places={places} />
        </article>
      )}
      {isOnlyBracket(tournament) ? null : <PointsSheet {...props} />}
    </>
  );
}

function PointsSheet({ tournament, round }: Omit<BodyProps, 'sheet'>): ReactNode {
  const { standings, error, again } = useStandings(tournament.id, round === 0 ? null : round, '');
  const isFinal = tournament.phase === 'OVER' && round === (tournament.rounds.at(-1)?.number ?? 0);
  if (standings === null)
    return error === undefined ? (
      <Waiting for={say('the standings')} />
    ) : (
      <Failed what={say('Standings')} error={error} again={again} />
    );
  return (
    <article>
      <header className="top">
        <h1>{standingsTitle(tournament, standings, isFinal)}</h1>
        <p>{[tournament.title ?? '', stillPlayed(standings)].filter((each) => each !== '').join(' · ')}</p>
      </header>
      <table>
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
            {tournament.plan.ruleSet.tieBreaks.map(({ id, title }) => (
              <th key={id} scope="col" className="num" title={title} lang="en">
                {id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.rows.map(({ rank, entrant, points, record, tieBreaks }) => (
            <tr key={entrant.id}>
              <td className="figure">{rank}</td>
              <th scope="row">{nameOf(entrant)}</th>
              <td className="num">
                <b>{figure(points)}</b>
              </td>
              <td className="num">{record}</td>
              {tieBreaks.map(({ id, value }) => (
                <td key={id} className="num">
                  {figure(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
