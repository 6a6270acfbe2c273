import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { useCommand } from '../api/command.js';
import { Failed, Refused } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { momentOf } from '../tournament/words.js';
import { useKept } from '../console/kept.js';
import { emptyDeck } from '../decks/edit.js';
import { Suggestions } from '../decks/suggestions.js';
import { SUBMIT_DECK } from './commands.js';
import type { EnteredProps } from './part.js';
import { CHECK_DECK } from './queries.js';
import { problems as problemsSay } from './words.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';
import { Phrases } from '../say/phrases.js';

/** The deck: pasted or typed, read by the rules while one types, every problem with its line. */
export function DeckPart({ card, entry, done }: EnteredProps): ReactNode {
  const { deck } = entry;
  const [isOpen, setOpen] = useState(deck === null);
  if (deck !== null && (deck.locked || !isOpen))
    return (
      <section aria-labelledby="deck-title">
        <h2 id="deck-title">{say('Your deck')}</h2>
        <p>
          <span className="fine">
            <Sign name="check" /> {deck.locked ? say('Handed in, and locked') : say('Handed in')}
          </span>{' '}
          <span className="dim">
            <Say text="fingerprint {hash}" with={{ hash: <span className="mono">{deck.hash.slice(0, 16)}</span> }} />
          </span>
        </p>
        {deck.changes > 0 ? (
          <p className="dim">{say('The staff changed it after that, which the history shows.')}</p>
        ) : null}
        <details className="aside-part">
          <summary>{say('The list')}</summary>
          <pre>{deck.text}</pre>
        </details>
        {deck.locked ? (
          <p className="dim">{say('Only the staff can change it now.')}</p>
        ) : (
          <button
            className="button"
            type="button"
            onClick={() => {
              setOpen(true);
            }}
          >
            {say('Hand in another')}
          </button>
        )}
      </section>
    );
  if (card.phase !== 'REGISTERING')
    return (
      <section aria-labelledby="deck-title">
        <h2 id="deck-title">{say('Your deck')}</h2>
        <p>{say('None is handed in. Lists are locked: ask the staff to hand yours in for you.')}</p>
      </section>
    );
  return (
    <section aria-labelledby="deck-title">
      <h2 id="deck-title">{deck === null ? say('Hand in your deck') : say('Hand in another deck')}</h2>
      {card.plan.lockListsAt === null ? null : (
        <p className="dim">{say('Until {time}; then lists are locked.', { time: momentOf(card.plan.lockListsAt) })}</p>
      )}
      <DeckForm
        card={card}
        text={deck?.text ?? ''}
        done={() => {
          setOpen(false);
          done();
        }}
      />
    </section>
  );
}

const PAUSE = 350;

function DeckForm({ card, text: before, done }: DeckFormProps): ReactNode {
  const [kept, keep] = useKept('deck');
  const [text, setText] = useState(kept === '' ? before : kept);
  const settled = useSettled(text);
  const isBlank = settled.trim() === '';
  const submit = useCommand(SUBMIT_DECK);
  const problemList = useId();
  const [{ data, error, fetching }] = useQuery({
    query: CHECK_DECK,
    variables: { game: card.plan.game, text: settled },
    pause: isBlank,
  });
  const isJudged = !isBlank && settled === text && !fetching && data !== undefined;
  const verdict = isJudged ? data.checkDeck : null;
  const lines = text.split('\n');
  const write = (next: string): void => {
    setText(next);
    keep(next);
  };
  // The button that put a line right is gone with it: whoever pressed it goes on at the verdict.
  const judged = useRef<HTMLDivElement>(null);
  const take = (next: string): void => {
    write(next);
    judged.current?.focus({ preventScroll: true });
  };
  return (
    <form
      className="form deck-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit.send({ tournamentId: card.id, text }).then(({ is }) => {
          if (is !== 'done') return;
          keep('');
          done();
        });
      }}
    >
      <label className="field">
        <span>{say('The list, one card a line')}</span>
        <textarea
          className="input"
          rows={14}
          value={text}
          spellCheck={false}
          placeholder={card.plan.game === 'voidream' ? emptyDeck : undefined}
          aria-invalid={verdict !== null && !verdict.legal}
          aria-describedby={problemList}
          onChange={(event) => {
            write(event.target.value);
            submit.clear();
          }}
        />
        <small>
          <Say
            text="Paste it as it is. <link>The deck builder</link> writes such a list."
            with={{ link: (said) => <Link href="/decks/build">{said}</Link> }}
          />
        </small>
      </label>
      <div id={problemList} ref={judged} className="verdict" role="status" tabIndex={-1}>
        {verdict === null ? (
          <p className="dim">
            {isBlank ? say('It is read as you type.') : error === undefined ? say('Reading it') : ''}
          </p>
        ) : verdict.legal ? (
          <p className="fine">
            <Sign name="check" /> {say('It may be played.')}
          </p>
        ) : (
          <>
            <p className="bad">{problemsSay(verdict.problems.length)}</p>
            <ol className="ledger">
              {verdict.problems.map((problem, nth) => {
                const { line, says, phrases, rule } = problem;
                return (
                  <li key={nth}>
                    <span>{line ?? ''}</span>
                    <div>
                      {line === null ? null : <code>{lines[line - 1]}</code>}
                      <p>
                        <Phrases says={says} phrases={phrases} />{' '}
                        {rule === null ? null : <span className="rule-id">{rule.id}</span>}
                      </p>
                      <Suggestions {...{ text, problem }} take={take} />
                    </div>
                  </li>
                );
              })}
            </ol>
          </>
        )}
        {error === undefined || isBlank ? null : <Failed what={say('The verdict')} error={error} />}
      </div>
      <Refused errors={submit.errors} />
      <button className="button main tall" disabled={submit.busy || verdict?.legal !== true}>
        {say('Hand in the deck')}
      </button>
    </form>
  );
}

interface DeckFormProps {
  readonly card: EnteredProps['card'];
  readonly text: string;
  readonly done: () => void;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}
