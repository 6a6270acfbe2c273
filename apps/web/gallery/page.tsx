import '../decks/decks.css';
import './gallery.css';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Card } from '../cards/index.js';
import { Choices, useCardSearch } from '../decks/choices.js';
import { findCards } from '../decks/find-cards.js';
import { sayCount } from '../decks/words.js';
import { Empty } from '../parts/empty.js';
import { TakeCsv } from '../parts/take-csv.js';
import { useTitle } from '../parts/title.js';
import { say } from '../say/index.js';

const STEP = 60;

/** `/cards`: every card of the set, found by words and by what is chosen beside them. */
export default function Gallery(): ReactNode {
  const [asked, change] = useCardSearch();
  const [search, setSearch] = useSearchParams();
  const later = useDeferredValue(asked);
  const found = useMemo(() => findCards(later), [later]);
  const many = Number(search.get('many') ?? STEP);
  useTitle(say('Cards'));
  return (
    <div className="page wide">
      <div className="head">
        <h1>{say('Cards')}</h1>
        <span className="dim" role="status">
          {sayCount(found.length)}
        </span>
        <span className="end">
          <TakeCsv
            name="cards"
            rows={() => [
              ['card', 'title', 'kind', 'faction', 'value'],
              ...found.map(({ slug, title, kind, factions, value }) => [slug, title, kind, factions.join(' '), value]),
            ]}
          />
        </span>
      </div>
      <Choices asked={asked} onChange={change} />
      {found.length === 0 ? (
        <Empty what={say('No card has all of that')}>
          <button
            className="button"
            type="button"
            onClick={() => change({ words: '', faction: null, kind: null, value: null })}
          >
            {say('Show every card')}
          </button>
        </Empty>
      ) : (
        <ul className="gallery">
          {found.slice(0, many).map(({ slug, title }) => (
            <li key={slug}>
              <Link href={`/cards/${slug}`}>
                <span className="unseen">{title}</span>
                <Card slug={slug} size="board" silent />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found.length > many ? (
        <p className="more">
          <button
            className="button"
            type="button"
            onClick={() =>
              setSearch(
                (before) => {
                  const after = new URLSearchParams(before);
                  after.set('many', String(many + STEP));
                  return after;
                },
                { replace: true },
              )
            }
          >
            {say('{min} more', { min: Math.min(STEP, found.length - many) })}
          </button>
        </p>
      ) : null}
    </div>
  );
}
