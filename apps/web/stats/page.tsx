import './stats.css';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Link, useParams, useSearchParams } from 'wouter';
import { NotFound } from '../parts/not-found.js';
import { Failed } from '../parts/problem.js';
import { Tabs } from '../parts/tabs.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { Counts } from './counts.js';
import { CARDS, MATCH_UPS, OVERVIEW } from './documents.js';
import { Exports } from './exports.js';
import { Figures } from './figures.js';
import { type Filtering, useFilter } from './filter.js';
import { Filters } from './filters.js';
import { Games } from './games.js';
import { useGuests } from './guests.js';
import { Matrix } from './matrix.js';
import { useNamed } from './named.js';
import { useNames } from './names.js';
import { sayCount, WHEN_KNOWN } from './words.js';
import { say, sayAs } from '../say/index.js';
import { Say } from '../say/sentence.js';

const TABS = [
  ['decks', say('Decks')],
  ['players', say('Players')],
  ['cards', say('Cards')],
  ['match-ups', say('Match-ups')],
  ['endings', say('Seats and endings')],
  ['games', say('Games')],
] as const;

/** `/stats/:what`: figures of whatever the address filters, each with its n, its interval and its games. */
export default function Statistics(): ReactNode {
  const { what = 'decks' } = useParams<{ what?: string }>();
  const filtering = useFilter();
  const tab = TABS.find(([name]) => name === what);
  useTitle(tab === undefined ? say('Statistics') : say('{part} · Statistics', { part: tab[1] }));
  if (tab === undefined) return <NotFound />;
  return (
    <div className="page stats-page">
      <div className="head">
        <h1>{say('Statistics')}</h1>
        <span className="dim">{say('Games of finished matches, played here or told by the players.')}</span>
      </div>
      <Tabs label={say('Statistics')} at={what}>
        {TABS.map(([name, title]) => (
          <Link
            key={name}
            href={filtering.address(`/stats/${name}`, {})}
            aria-current={name === what ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </Tabs>
      <Filters filtering={filtering} />
      <Tab what={tab[0]} filtering={filtering} />
      <Exports filter={filtering.filter} />
    </div>
  );
}

function Tab({
  what,
  filtering,
}: {
  readonly what: (typeof TABS)[number][0];
  readonly filtering: Filtering;
}): ReactNode {
  switch (what) {
    case 'decks':
      return <Told filtering={filtering} choices={DECKS} />;
    case 'endings':
      return <Told filtering={filtering} choices={ENDINGS} />;
    case 'players':
      return <Told filtering={filtering} choices={PLAYERS} />;
    case 'cards':
      return <Cards filtering={filtering} />;
    case 'match-ups':
      return <MatchUps filtering={filtering} />;
    case 'games':
      return <Games key={JSON.stringify(filtering.filter)} filtering={filtering} />;
  }
}

const DECKS = [
  ['ARCHETYPE', say('Kind of deck'), 'archetype'],
  ['BASTION', say('Bastion'), 'bastion'],
  ['FACTION', say('Faction'), 'faction'],
  ['MIND', say('Mind card'), 'mind'],
] as const;
const PLAYERS = [['PLAYER', say('Player'), 'player']] as const;
const ENDINGS = [
  ['SEAT', say('Seat'), 'seat'],
  ['ENDED', say('Ended by'), 'ended'],
  ['LENGTH', say('Decisions'), 'decisions'],
  ['ROUNDS', say('Rounds'), 'rounds'],
] as const;
type Choice = (typeof DECKS)[number] | (typeof PLAYERS)[number] | (typeof ENDINGS)[number];

function Told({ filtering, choices }: ToldProps): ReactNode {
  const [search] = useSearchParams();
  const asked = search.get('by');
  const [by, what, narrows] = choices.find(([name]) => name === asked) ?? choices[0];
  const [{ data, error }, again] = useQuery({
    query: OVERVIEW,
    variables: { filter: filtering.filter, by, first: MOST },
  });
  const rows = useNamed(by, data?.statistics.selection.figures ?? [], (key) => filtering.gamesOf(narrows, key));
  if (error !== undefined) return <Failed what={say('The figures')} error={error} again={() => again()} />;
  if (data === undefined) return <Waiting for={say('the figures')} />;
  const isEven = filtering.bothSides && (by === 'ENDED' || by === 'LENGTH' || by === 'ROUNDS');
  return (
    <>
      {choices.length < 2 ? null : (
        <div className="segments">
          {choices.map(([name, title]) => (
            <Link key={name} href={`?${withBy(search, name)}`} aria-current={name === by ? 'page' : undefined} replace>
              {title}
            </Link>
          ))}
        </div>
      )}
      {isEven && rows.length > 0 ? (
        <Counts what={what} rows={rows.map(({ label, figure, games }) => ({ label, n: figure.rate.n / 2, games }))} />
      ) : (
        <Figures what={what} rows={rows} filter={filtering.filter} />
      )}
      <Rest shown={rows.length} by={by} filtering={filtering} />
    </>
  );
}

/** So many figures are asked for at once at most. */
const MOST = 100;

/** Where a list ends early it says so, and where all of it is. */
function Rest({ shown, by, filtering }: RestProps): ReactNode {
  if (shown < MOST) return null;
  const all = filtering.address('/export/figures.csv', {});
  return (
    <p>
      <Say
        text="These are the {n} with the most games. <link>All of them, as CSV</link>"
        with={{
          n: sayCount(shown),
          link: (said) => <a href={`${all}${all.includes('?') ? '&' : '?'}by=${by}`}>{said}</a>,
        }}
      />
    </p>
  );
}

interface RestProps {
  readonly shown: number;
  readonly by: string;
  readonly filtering: Filtering;
}

interface ToldProps {
  readonly filtering: Filtering;
  readonly choices: readonly [Choice, ...Choice[]];
}

function withBy(search: URLSearchParams, by: string): string {
  const after = new URLSearchParams(search);
  after.set('by', by);
  return after.toString();
}

const WHEN = [
  ['inDeck', say('In the deck'), 'card', 'CARD'],
  ['whenDrawn', sayAs('of a card', 'Seen'), 'cardDrawn', 'CARD_DRAWN'],
  ['whenPlayed', sayAs('of a card', 'Played'), 'cardPlayed', 'CARD_PLAYED'],
] as const;

function Cards({ filtering }: { readonly filtering: Filtering }): ReactNode {
  const [search] = useSearchParams();
  const asked = search.get('by');
  const [when, , narrows, by] = WHEN.find(([name]) => name === asked) ?? WHEN[0];
  const [{ data, error }, again] = useQuery({ query: CARDS, variables: { filter: filtering.filter } });
  const nameOf = useNames();
  if (error !== undefined) return <Failed what={say('The figures')} error={error} again={() => again()} />;
  if (data === undefined) return <Waiting for={say('the figures')} />;
  return (
    <>
      <div className="segments">
        {WHEN.map(([name, title]) => (
          <Link key={name} href={`?${withBy(search, name)}`} aria-current={name === when ? 'page' : undefined} replace>
            {title}
          </Link>
        ))}
      </div>
      <Figures
        filter={filtering.filter}
        what={say('Card')}
        rows={data.statistics.selection.cards.map((card) => ({
          name: <Link href={`/cards/${card.card}`}>{nameOf(card.card)}</Link>,
          label: nameOf(card.card),
          key: card.card,
          figure: card[when],
          games: filtering.gamesOf(narrows, card.card),
        }))}
      />
      <Rest shown={data.statistics.selection.cards.length} by={by} filtering={filtering} />
      {when === 'inDeck' ? null : <p className="dim definition">{WHEN_KNOWN}</p>}
    </>
  );
}

const SIDES = [
  ['ARCHETYPE', say('Kinds of deck'), 'archetype', 'opponentArchetype'],
  ['BASTION', say('Bastions'), 'bastion', 'opponentBastion'],
  ['PLAYER', say('Players'), 'player', 'opponent'],
] as const;

function MatchUps({ filtering }: { readonly filtering: Filtering }): ReactNode {
  const [search] = useSearchParams();
  const asked = search.get('by');
  const [by, , own, other] = SIDES.find(([name]) => name === asked) ?? SIDES[0];
  const [{ data, error }, again] = useQuery({ query: MATCH_UPS, variables: { filter: filtering.filter, by } });
  const nameOf = useNames();
  const guestCalled = useGuests(data?.statistics.selection.matchUps.flatMap(({ keys }) => keys) ?? []);
  if (error !== undefined) return <Failed what={say('The match-ups')} error={error} again={() => again()} />;
  if (data === undefined) return <Waiting for={say('the match-ups')} />;
  const cells = data.statistics.selection.matchUps;
  const people = new Map(cells.flatMap((cell) => cell.people.map(({ id, name }) => [id, name ?? say('erased')])));
  return (
    <>
      <div className="segments">
        {SIDES.map(([name, title]) => (
          <Link key={name} href={`?${withBy(search, name)}`} aria-current={name === by ? 'page' : undefined} replace>
            {title}
          </Link>
        ))}
      </div>
      <Matrix
        filter={filtering.filter}
        cells={cells}
        nameOf={(key) => people.get(key) ?? guestCalled(key) ?? nameOf(key)}
        bothSides={filtering.bothSides}
        games={(one, against) => filtering.address('/stats/games', { [own]: one, [other]: against })}
      />
      <Rest shown={cells.length} by={`${by},OPPONENT${by === 'PLAYER' ? '' : `_${by}`}`} filtering={filtering} />
      <p className="dim definition">
        {say(
          '▲ and ▼ stand where the 95% interval does not reach the even half: only there can more than chance be told.',
        )}
      </p>
    </>
  );
}
