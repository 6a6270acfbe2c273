import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useConnection } from '../api/connection.js';
import { useHolding } from '../api/cut-off.js';
import { signOut, useSession } from '../api/session.js';
import { chooseTheme, theme } from '../look/theme.js';
import { Mark } from './mark.js';
import './masthead.css';
import { Sign } from './sign.js';
import { useCurrentInSight } from './tabs.js';
import { leadsToSearch, TO_SEARCH } from './to-search.js';
import { say } from '../say/index.js';

const PLACES = [
  ['/', say('Now')],
  ['/t', say('Tournaments')],
  ['/play', say('Play')],
  ['/cards', say('Cards')],
  ['/decks', say('Decks')],
  ['/stats', say('Statistics')],
] as const;

const BRAND = 'Dreamledger';

export function Masthead(): ReactNode {
  const [at] = useLocation();
  const row = useCurrentInSight(at);
  const here = (path: string): boolean => (path === '/' ? at === '/' : at === path || at.startsWith(`${path}/`));
  return (
    <header className="mast">
      <Link className="brand" href="/">
        <Mark />
        <span translate="no">{BRAND}</span>
      </Link>
      <nav aria-label={say('Main')} ref={row}>
        {PLACES.map(([path, name]) => (
          <Link key={path} href={path} aria-current={here(path) ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div className="end">
        <Lost />
        <Search />
        <Theme />
        <Who />
      </div>
    </header>
  );
}

function Lost(): ReactNode {
  const connection = useConnection();
  const holding = useHolding();
  if (connection !== 'lost') return null;
  return (
    <span className="lost" role="status">
      {holding ?? say('Not connected. What is shown may have changed since.')}
    </span>
  );
}

/** The way to the search of the first page, from every other by Ctrl-K too. */
function Search(): ReactNode {
  const [at, go] = useLocation();
  const isThere = at === '/';
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isThere || !leadsToSearch(event)) return;
      event.preventDefault();
      go('/', { state: TO_SEARCH });
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [isThere, go]);
  if (isThere) return null;
  return (
    <Link className="button bare" href="/" state={TO_SEARCH} title={say('Search')} aria-keyshortcuts="Control+K">
      <Sign name="search" label={say('Search')} />
    </Link>
  );
}

function Theme(): ReactNode {
  const [now, setNow] = useState(theme);
  const other = now === 'dark' ? 'light' : 'dark';
  const label = other === 'light' ? say('Turn to Morning') : say('Turn to Night');
  return (
    <button
      className="button bare"
      type="button"
      title={label}
      onClick={() => {
        chooseTheme(other);
        setNow(other);
      }}
    >
      <Sign name={other === 'light' ? 'sun' : 'moon'} label={label} />
    </button>
  );
}

function Who(): ReactNode {
  const session = useSession();
  const [at] = useLocation();
  if (session.is === 'unknown' || (session.is === 'nobody' && !session.isTold)) return null;
  if (session.is === 'nobody')
    return (
      <Link className="button" href={`/sign-in?to=${encodeURIComponent(at)}`}>
        {say('Sign in')}
      </Link>
    );
  return (
    <span className="you">
      <Link href={`/p/${session.person.id}`}>{session.person.name ?? say('You')}</Link>
      <button className="button quiet" type="button" onClick={() => void signOut()}>
        {say('Sign out')}
      </button>
    </span>
  );
}
