import './decks.css';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Empty } from '../parts/empty.js';
import { TakeCsv } from '../parts/take-csv.js';
import { useTitle } from '../parts/title.js';
import { READY } from './check.js';
import { headOf } from './edit.js';
import { forgetDeck, keepDeck, type KeptDeck, useKeptDecks } from './kept-decks.js';
import { say } from '../say/index.js';
import { InEnglish } from '../say/in-english.js';

const build = (name: string): string => `/decks/build?deck=${encodeURIComponent(name)}`;

/** `/decks`: those this browser keeps, and the ones that ship. */
export default function Decks(): ReactNode {
  const kept = useKeptDecks();
  const [forgotten, setForgotten] = useState<KeptDeck | null>(null);
  useTitle(say('Decks'));
  return (
    <div className="page deck-page">
      <div className="head">
        <h1>{say('Decks')}</h1>
        <Link className="button main end" href="/decks/build">
          {say('New deck')}
        </Link>
      </div>
      <section aria-labelledby="yours">
        <div className="head">
          <h2 id="yours">{say('Yours, in this browser')}</h2>
          {kept.length === 0 ? null : (
            <span className="end">
              <TakeCsv name="decks" rows={() => [['deck', 'list'], ...kept.map(({ name, text }) => [name, text])]} />
            </span>
          )}
        </div>
        {forgotten === null ? null : (
          <p className="row" role="status">
            {say('{name} is forgotten.', { name: forgotten.name })}
            <button
              className="button"
              type="button"
              onClick={() => {
                keepDeck(forgotten);
                setForgotten(null);
              }}
            >
              {say('Take it back')}
            </button>
          </p>
        )}
        {kept.length === 0 ? (
          <Empty what={say('You keep no deck yet')}>
            <p>{say('Begin with one of the ready ones below, or with an empty list.')}</p>
          </Empty>
        ) : (
          <ul className="deck-list">
            {kept.map(({ name, text }) => (
              <li key={name}>
                <Link href={build(name)}>{name}</Link>
                <span className="dim">{headOf(text, 'bastion') ?? say('No bastion yet')}</span>
                <button
                  className="button quiet"
                  type="button"
                  onClick={() => {
                    forgetDeck(name);
                    setForgotten({ name, text });
                  }}
                >
                  {say('Forget')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="ready">
        <h2 id="ready">{say('Ready to play')}</h2>
        <ul className="deck-list">
          {READY.map(({ name, plays, text }) => (
            <li key={name}>
              <Link href={build(name)} translate="no">
                {name}
              </Link>
              <span className="dim" translate="no">
                {headOf(text, 'bastion')}
              </span>
              <Link className="button quiet" href={`/play/bot#${encodeURIComponent(text.trim())}`}>
                {say('Play it')}
              </Link>
              <p>
                <InEnglish text={plays} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
