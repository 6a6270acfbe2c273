import './decks.css';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Empty } from '../parts/empty.js';
import { useTitle } from '../parts/title.js';
import { READY } from './check.js';
import { headOf } from './edit.js';
import { forgetDeck, keepDeck, type KeptDeck, useKeptDecks } from './kept-decks.js';

const build = (name: string): string => `/decks/build?deck=${encodeURIComponent(name)}`;

/** `/decks`: those this browser keeps, and the ones that ship. */
export default function Decks(): ReactNode {
  const kept = useKeptDecks();
  const [forgotten, setForgotten] = useState<KeptDeck | null>(null);
  useTitle('Decks');
  return (
    <div className="page">
      <div className="head">
        <h1>Decks</h1>
        <Link className="button main end" href="/decks/build">
          New deck
        </Link>
      </div>
      <section aria-labelledby="yours">
        <h2 id="yours">Yours, in this browser</h2>
        {forgotten === null ? null : (
          <p className="row" role="status">
            {`${forgotten.name} is forgotten.`}
            <button
              className="button"
              type="button"
              onClick={() => {
                keepDeck(forgotten);
                setForgotten(null);
              }}
            >
              Take it back
            </button>
          </p>
        )}
        {kept.length === 0 ? (
          <Empty what="You keep no deck yet">
            <p>Begin with one of the ready ones below, or with an empty list.</p>
          </Empty>
        ) : (
          <ul className="decks">
            {kept.map(({ name, text }) => (
              <li key={name}>
                <Link href={build(name)}>{name}</Link>
                <span className="dim">{headOf(text, 'bastion') ?? 'No bastion yet'}</span>
                <button
                  className="button quiet"
                  type="button"
                  onClick={() => {
                    forgetDeck(name);
                    setForgotten({ name, text });
                  }}
                >
                  Forget
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="ready">
        <h2 id="ready">Ready to play</h2>
        <ul className="decks">
          {READY.map(({ name, plays, text }) => (
            <li key={name}>
              <Link href={build(name)}>{name}</Link>
              <span className="dim">{headOf(text, 'bastion')}</span>
              <Link className="button quiet" href={`/play/bot#${encodeURIComponent(text.trim())}`}>
                Play it
              </Link>
              <p>{plays}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
