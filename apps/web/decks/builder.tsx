import './decks.css';
import type { CardDef } from '#games/voidream';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useHolds } from '../api/cut-off.js';
import { keepFile } from '../parts/csv.js';
import { Sign } from '../parts/sign.js';
import { useTitle } from '../parts/title.js';
import { checked, READY } from './check.js';
import { Curve } from './curve.js';
import { dropDraft, keepDraft, keptDraft } from './draft.js';
import { copiesIn, emptyDeck, withCopies } from './edit.js';
import { Finder } from './finder.js';
import { freeName, keepDeck, keptDeck } from './kept-decks.js';
import { addressOf, textInAddress } from './shared-text.js';
import { TestDraw } from './test-draw.js';
import { Verdict } from './verdict.js';
import { sayCount, sayProblems } from './words.js';
import { say } from '../say/index.js';

const PARTS = [
  ['cards', say('Cards')],
  ['list', say('List')],
  ['check', say('Check')],
] as const;

const LONGEST_FILE = 20_000;

/** `/decks/build`: the text of a deck, what is wrong with it line by line, and the cards to put into it. */
export default function Builder(): ReactNode {
  useHolds(say('Not connected. Decks are built and kept in this browser.'));
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const asked = search.get('deck');
  const [begun, setBegun] = useState(() => ({
    of: asked ?? location.hash,
    name: asked ?? '',
    text: textInAddress(location.hash) ?? textCalled(asked) ?? emptyDeck,
  }));
  const [left] = useState(() => keptDraft(begun.of));
  const [name, setName] = useState(left?.name ?? begun.name);
  const [text, setText] = useState(left?.text ?? begun.text);
  const [said, setSaid] = useState(left === null ? '' : say('This is how you left it.'));
  const [part, setPart] = useState<(typeof PARTS)[number][0]>('cards');
  const later = useDeferredValue(text);
  const found = useMemo(() => checked(later), [later]);
  const copies = useMemo(() => copiesIn(later), [later]);
  const isEmpty = later.trim() === emptyDeck.trim();
  useTitle(name === '' ? say('New deck') : name);

  const isKept = name === begun.name && text === begun.text;
  useEffect(() => {
    if (!isKept) keepDraft({ of: begun.of, name, text });
    else if (keptDraft(begun.of) !== null) dropDraft();
  }, [isKept, begun.of, name, text]);

  const change = (card: CardDef, more: 1 | -1): void => setText((before) => withCopies(before, card, more));
  function keep(): void {
    const called = name.trim();
    const deck = { name: called === begun.name ? called : freeName(called), text };
    keepDeck(deck);
    dropDraft();
    setName(deck.name);
    setBegun({ of: deck.name, ...deck });
    go(`/decks/build?deck=${encodeURIComponent(deck.name)}`, { replace: true });
  }
  function startAnew(): void {
    dropDraft();
    setName(begun.name);
    setText(begun.text);
    setSaid('');
  }
  async function openFile(file: File): Promise<void> {
    if (file.size > LONGEST_FILE) {
      setSaid(say('This file is too long for a list.'));
      return;
    }
    setText((await file.text()).replaceAll('\r\n', '\n'));
    if (name === '') setName(freeName(file.name.replace(/\.txt$/i, '')));
    setSaid(say('The list of {file} is here.', { file: file.name }));
  }
  async function copy(what: string, words: string): Promise<void> {
    await navigator.clipboard.writeText(what);
    setSaid(words);
  }

  return (
    <div className="page wide builder">
      <div className="head">
        <h1>{name === '' ? say('New deck') : name}</h1>
        <span className="dim">
          {sayCount(found.cards.reduce((sum, card) => sum + card.copies, 0))}
          {isEmpty ? null : `. ${sayProblems(found.problems.length)}`}
        </span>
      </div>
      <pre className="list-on-paper" aria-hidden="true">
        {text}
      </pre>
      <div className="segments builder-nav off-paper" role="group" aria-label={say('Part of the page')}>
        {PARTS.map(([key, says]) => (
          <button key={key} type="button" aria-pressed={key === part} onClick={() => setPart(key)}>
            {says}
          </button>
        ))}
      </div>
      <div className={`builder-parts off-paper shows-${part}`}>
        <section aria-label={say('Cards')}>
          <Finder copies={copies} onChange={change} />
        </section>
        <section aria-label={say('The deck')}>
          <label className="field">
            <span>{say('Name')}</span>
            {name.trim() === '' ? <small>{say('Give it one to keep it.')}</small> : null}
            <input className="input" value={name} onChange={(event) => setName(event.currentTarget.value)} />
          </label>
          <label className="field">
            <span>{say('List')}</span>
            <small>
              {say(
                'Paste a whole list here, or choose cards. A line is a number and a title; what follows # is yours.',
              )}
            </small>
            <textarea
              className="input list"
              rows={24}
              spellCheck={false}
              value={text}
              aria-invalid={!isEmpty && found.problems.length > 0}
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
                keep();
                setSaid(say('Kept in this browser, under Decks.'));
              }}
            >
              {say('Keep it')}
            </button>
            <button className="button" type="button" onClick={() => void copy(text, say('The list is copied.'))}>
              {say('Copy the list')}
            </button>
            <button
              className="button"
              type="button"
              onClick={() =>
                void copy(new URL(addressOf(text), location.href).href, say('The link is copied: the list is in it.'))
              }
            >
              <Sign name="share" /> {say('Copy a link')}
            </button>
            <button
              className="button"
              type="button"
              onClick={() => keepFile(`${name.trim() === '' ? 'deck' : name.trim()}.txt`, text, 'text/plain')}
            >
              <Sign name="download" /> {say('Save as a file')}
            </button>
            {found.brings === null ? null : (
              <button
                className="button"
                type="button"
                onClick={() => {
                  if (name.trim() !== '') keep();
                  go(`/play/bot#${encodeURIComponent(text)}`);
                }}
              >
                {say('Play a bot with it')}
              </button>
            )}
          </div>
          <label className="field">
            <span>{say('Open a list from a file')}</span>
            <input
              className="input"
              type="file"
              accept=".txt,text/plain"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file !== undefined) void openFile(file);
              }}
            />
          </label>
          <p className="row dim">
            <span role="status">{said}</span>
            {left === null || isKept ? null : (
              <button className="button quiet" type="button" onClick={startAnew}>
                {say('Start anew')}
              </button>
            )}
          </p>
        </section>
        <section aria-label={say('What the rules say')}>
          <Verdict problems={found.problems} isEmpty={isEmpty} text={text} onText={setText} />
          <h2>{say('Curve')}</h2>
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
