import './decks.css';
import type { CardDef } from '#games/voidream';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Sign } from '../parts/sign.js';
import { useTitle } from '../parts/title.js';
import { checked, READY, testDraw } from './check.js';
import { Curve } from './curve.js';
import { copiesIn, emptyDeck, withCopies } from './edit.js';
import { Finder } from './finder.js';
import { keepDeck, keptDeck } from './kept-decks.js';
import { addressOf, textInAddress } from './shared-text.js';
import { sayCount, sayProblems } from './words.js';

/** `/decks/build`: the text of a deck, what is wrong with it line by line, and the cards to put into it. */
export default function Builder(): ReactNode {
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const asked = search.get('deck');
  const [name, setName] = useState(asked ?? '');
  const [text, setText] = useState(() => textInAddress(location.hash) ?? textCalled(asked) ?? emptyDeck);
  const [said, setSaid] = useState('');
  const later = useDeferredValue(text);
  const found = useMemo(() => checked(later), [later]);
  const copies = useMemo(() => copiesIn(later), [later]);
  useTitle(name === '' ? 'New deck' : name);

  const change = (card: CardDef, more: 1 | -1): void => setText((before) => withCopies(before, card, more));
  async function copy(what: string, words: string): Promise<void> {
    await navigator.clipboard.writeText(what);
    setSaid(words);
  }

  return (
    <div className="page wide builder">
      <div className="head">
        <h1>{name === '' ? 'New deck' : name}</h1>
        <span className="dim">{sayCount(found.cards.reduce((sum, card) => sum + card.copies, 0))}</span>
      </div>
      <div className="builder-parts">
        <section aria-label="Cards">
          <Finder copies={copies} onChange={change} />
        </section>
        <section aria-label="The deck">
          <label className="field">
            <span>Name</span>
            <input className="input" value={name} onChange={(event) => setName(event.currentTarget.value)} />
          </label>
          <label className="field">
            <span>List</span>
            <small>
              Paste a whole list here, or choose cards. A line is a number and a title; what follows # is yours.
            </small>
            <textarea
              className="input list"
              rows={24}
              spellCheck={false}
              value={text}
              aria-invalid={found.problems.length > 0}
              aria-describedby="problems"
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <div className="row">
            <button
              className="button main"
              type="button"
              disabled={name.trim() === ''}
              onClick={() => {
                keepDeck({ name: name.trim(), text });
                setSaid('Kept in this browser.');
              }}
            >
              Keep it
            </button>
            <button className="button" type="button" onClick={() => void copy(text, 'The list is copied.')}>
              Copy the list
            </button>
            <button
              className="button"
              type="button"
              onClick={() =>
                void copy(new URL(addressOf(text), location.href).href, 'The link is copied: the list is in it.')
              }
            >
              <Sign name="share" /> Copy a link
            </button>
            {found.brings === null ? null : (
              <button
                className="button"
                type="button"
                onClick={() => {
                  if (name.trim() !== '') keepDeck({ name: name.trim(), text });
                  go(`/play/bot#${encodeURIComponent(text)}`);
                }}
              >
                Play a bot with it
              </button>
            )}
          </div>
          <p role="status" className="dim">
            {said}
          </p>
        </section>
        <section aria-label="What the rules say">
          <h2>{sayProblems(found.problems.length)}</h2>
          <ol id="problems" className="ledger problems" aria-live="polite">
            {found.problems.map(({ rule, line, says }) => (
              <li key={`${line ?? 0} ${says}`}>
                <span>{line ?? ''}</span>
                <span>
                  {says} {rule === null ? null : <span className="rule-id">{rule}</span>}
                </span>
              </li>
            ))}
          </ol>
          <h2>Curve</h2>
          <Curve cards={found.cards} />
          <TestDraw cards={found.cards} />
        </section>
      </div>
    </div>
  );
}

function textCalled(name: string | null): string | null {
  if (name === null) return null;
  return keptDeck(name)?.text ?? READY.find((ready) => ready.name === name)?.text.trim() ?? null;
}

const DRAWN = 8;

function TestDraw({ cards }: { readonly cards: ReturnType<typeof checked>['cards'] }): ReactNode {
  const [seed, setSeed] = useState(0);
  const drawn = useMemo(() => testDraw(cards, String(seed), DRAWN), [cards, seed]);
  return (
    <>
      <div className="head">
        <h2>Top of the deck</h2>
        <button className="button quiet end" type="button" onClick={() => setSeed(seed + 1)}>
          Shuffle again
        </button>
      </div>
      {drawn.length === 0 ? (
        <p className="dim">A deck with Dream cards shows its first {DRAWN} here.</p>
      ) : (
        <ol className="ledger">
          {drawn.map((card, nth) => (
            <li key={nth}>
              <span>{card.value}</span>
              <Link href={`/cards/${card.slug}`}>{card.title}</Link>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
