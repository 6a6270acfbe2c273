import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Tabs } from '../parts/tabs.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { Bracket } from './bracket.js';
import { CrossTables } from './cross-tables.js';
import { Decks } from './decks.js';
import { Hero } from './hero.js';
import { History } from './history.js';
import { useHead } from './live.js';
import { Pairings } from './pairings.js';
import type { PartProps } from './part.js';
import { Players } from './players.js';
import type { Head } from './queries.js';
import { Standings } from './standings.js';
import { Figures } from './figures.js';
import { isTab, type Tab, TABS, tabsOf } from './tabs.js';
import './tournament.css';
import { YourStrip } from './your-strip.js';
import { say } from '../say/index.js';

/** A tournament for everybody: no account is needed to look at any of it. */
export default function Tournament(): ReactNode {
  const { id, tab } = useParams<{ id: string; tab?: string }>();
  const {
    response: [{ data, error, fetching }, again],
    pulse,
  } = useHead(id);
  const tournament = data?.tournament ?? null;
  useTitle(tournament?.title ?? say('Tournament'));
  if (tournament === null) {
    if (error !== undefined)
      return (
        <div className="page">
          <h1 className="unseen">{say('Tournament')}</h1>
          <Failed
            what={say('The tournament')}
            error={error}
            again={() => {
              again({ requestPolicy: 'network-only' });
            }}
          />
        </div>
      );
    return fetching ? <Waiting for={say('the tournament')} /> : <NoTournament />;
  }
  const shown = tab ?? firstTab(tournament);
  return (
    <>
      <Hero tournament={tournament} />
      <YourStrip
        tournament={tournament}
        again={() => {
          again({ requestPolicy: 'network-only' });
        }}
      />
      <div className="page cup">
        <Tabs label={say('Parts of the tournament')} at={shown}>
          {tabsOf(tournament).map((each) => (
            <Link key={each} href={`/t/${id}/${each}`} aria-current={each === shown ? 'page' : undefined}>
              {TABS[each]}
            </Link>
          ))}
        </Tabs>
        {isTab(shown) ? (
          <TabOf tab={shown} tournament={tournament} pulse={pulse} />
        ) : (
          <Empty what={say('This tournament has no such page')} />
        )}
      </div>
    </>
  );
}

const firstTab = ({ phase }: Head): Tab =>
  phase === 'REGISTERING' ? 'players' : phase === 'RUNNING' ? 'pairings' : 'standings';

function TabOf({ tab, ...props }: PartProps & { readonly tab: Tab }): ReactNode {
  switch (tab) {
    case 'pairings':
      return <Pairings {...props} />;
    case 'standings':
      return <Standings {...props} />;
    case 'groups':
      return <CrossTables {...props} />;
    case 'bracket':
      return <Bracket {...props} />;
    case 'players':
      return <Players {...props} />;
    case 'decks':
      return <Decks {...props} />;
    case 'statistics':
      return <Figures {...props} />;
    case 'history':
      return <History {...props} />;
  }
}

function NoTournament(): ReactNode {
  return (
    <div className="page">
      <h1 className="unseen">{say('Tournament')}</h1>
      <Empty what={say('No tournament stands at this address')}>
        <Link className="button" href="/t">
          {say('All tournaments')}
        </Link>
      </Empty>
    </div>
  );
}
