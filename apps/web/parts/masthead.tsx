import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useConnection } from '../api/connection.js';
import { signOut, useSession } from '../api/session.js';
import { chooseTheme, theme } from '../look/theme.js';
import { Mark } from './mark.js';
import './masthead.css';
import { Sign } from './sign.js';
import { useCurrentInSight } from './tabs.js';

const PLACES = [
  ['/', 'Now'],
  ['/t', 'Tournaments'],
  ['/play', 'Play'],
  ['/cards', 'Cards'],
  ['/decks', 'Decks'],
  ['/stats', 'Statistics'],
] as const;

export function Masthead(): ReactNode {
  const [at] = useLocation();
  const row = useCurrentInSight(at);
  const here = (path: string): boolean => (path === '/' ? at === '/' : at === path || at.startsWith(`${path}/`));
  return (
    <header className="mast">
      <Link className="brand" href="/">
        <Mark />
        <span>Dreamledger</span>
      </Link>
      <nav aria-label="Main" ref={row}>
        {PLACES.map(([path, name]) => (
          <Link key={path} href={path} aria-current={here(path) ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div className="end">
        <Lost />
        <Theme />
        <Who />
      </div>
    </header>
  );
}

function Lost(): ReactNode {
  const connection = useConnection();
  if (connection !== 'lost') return null;
  return (
    <span className="lost" role="status">
      Not connected. What is shown was true a moment ago.
    </span>
  );
}

function Theme(): ReactNode {
  const [now, setNow] = useState(theme);
  const other = now === 'dark' ? 'light' : 'dark';
  const label = other === 'light' ? 'Turn to Morning' : 'Turn to Night';
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
  if (session.is === 'unknown') return null;
  if (session.is === 'nobody')
    return (
      <Link className="button" href={`/sign-in?to=${encodeURIComponent(at)}`}>
        Sign in
      </Link>
    );
  return (
    <span className="you">
      <Link href={`/p/${session.person.id}`}>{session.person.name ?? 'You'}</Link>
      <button className="button quiet" type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </span>
  );
}
