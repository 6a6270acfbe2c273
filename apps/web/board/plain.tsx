/** A table of any other game: what its view says, as a ledger. */
import type { ReactNode } from 'react';
import { SeatSign } from '../parts/sign.js';
import { say } from '../say/index.js';

export function PlainBoard({ view, names, acting, headline = null }: PlainProps): ReactNode {
  return (
    <div className="board plain">
      <ol className="plain-seats">
        {names.map((name, seat) => (
          <li key={seat} className={acting.includes(seat) ? 'acts' : ''}>
            <SeatSign seat={seat} /> <b>{name}</b> {acting.includes(seat) ? say('to act') : ''}
          </li>
        ))}
      </ol>
      {headline === null ? null : <p className="headline">{headline}</p>}
      <Value value={view} />
    </div>
  );
}

interface PlainProps {
  readonly view: unknown;
  readonly names: readonly string[];
  readonly acting: readonly number[];
  /** What just happened. */
  readonly headline?: ReactNode;
}

function Value({ value }: { readonly value: unknown }): ReactNode {
  if (value === null || value === undefined) return <span className="dim">{say('none')}</span>;
  if (typeof value === 'boolean') return value ? say('yes') : say('no');
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  if (entries.length === 0) return <span className="dim">{say('none')}</span>;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.map(String).join(', ');
  return (
    <dl>
      {entries.map(([name, each]) => (
        <div key={name}>
          <dt>{Array.isArray(value) ? String(Number(name) + 1) : spaced(name)}</dt>
          <dd>
            <Value value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const spaced = (name: string): string =>
  name.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
