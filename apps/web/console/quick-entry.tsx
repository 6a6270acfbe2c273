import { type SubmitEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useKept } from './kept.js';
import { useMay, whoMay } from './may.js';
import type { Outbox } from './outbox.js';
import { type Games, readResult, type Terms } from './read-result.js';
import type { Table } from './tables.js';
import { nameOf, scoreOf } from './words.js';
import { against, say } from '../say/index.js';

/** `12 2-1` and Enter. What it means is said while one types; the focus stays. */
export function QuickEntry({ tables, terms, outbox, onCorrect }: QuickEntryProps): ReactNode {
  const [text, keep] = useKept('result');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const mayCorrect = useMay()('correct results');
  const typed = readResult(text, { tables: tables.map(({ number }) => number), ...terms });
  const table = 'table' in typed ? tables.find(({ number }) => number === typed.table) : undefined;
  const held = typed.is === 'result' && table?.result ? table : null;
  const isWrong = typed.is === 'wrong' || held !== null;
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);

  function enter(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (typed.is !== 'result' || table === undefined) return;
    if (held !== null) {
      if (!mayCorrect) return;
      onCorrect({ table: held, typed: typed.games });
      keep('');
      return;
    }
    outbox.post(table.matchId, table.number, typed.games);
    setSaid(say('Table {number}: {score}.', { number: table.number, score: scoreOf(typed.games) }));
    keep('');
  }

  return (
    <form className="run-entry" onSubmit={enter}>
      <label htmlFor="result">{say('Result')}</label>
      <input
        ref={field}
        id="result"
        className="input"
        dir="ltr"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="12 2-1"
        value={text}
        aria-describedby="reading"
        aria-invalid={isWrong}
        onChange={({ target }) => {
          setSaid('');
          keep(target.value);
        }}
      />
      <button className="button">{say('Enter')}</button>
      <p id="reading" role="status" className={isWrong ? 'run-wrong' : ''}>
        {reading()}
      </p>
      <Unsent outbox={outbox} />
    </form>
  );

  function reading(): string {
    if (typed.is === 'nothing') return said === '' ? say('Type a table, the games, then Enter: 12 2-1.') : said;
    if (typed.is === 'wrong') return typed.says;
    const names = table?.entrants.map(nameOf) ?? [];
    if (held?.result && !mayCorrect)
      return `${say('Table {number} has its result, {score}.', {
        number: held.number,
        score: scoreOf(held.result),
      })} ${whoMay('correct results')}`;
    if (held?.result)
      return say('Table {number} has its result, {score}. Enter corrects it, with a reason.', {
        number: held.number,
        score: scoreOf(held.result),
      });
    if (typed.is === 'unfinished') return `${against(names)}. ${typed.says}`;
    const [a = '', b = ''] = names;
    return say('{a} {score} {b}. Press Enter.', { a, score: scoreOf(typed.games), b });
  }
}

interface QuickEntryProps {
  readonly tables: readonly Table[];
  readonly terms: Terms;
  readonly outbox: Outbox;
  readonly onCorrect: (correcting: { readonly table: Table; readonly typed: Games }) => void;
}

/** What the server refused, and what waits for the connection. */
function Unsent({ outbox: { letters, forget, waiting } }: { readonly outbox: Outbox }): ReactNode {
  const pending = letters.filter(({ sent }) => !sent);
  const refused = pending.filter((letter) => letter.refused !== null);
  return (
    <>
      {waiting === 'lost' ? (
        <p className="run-wrong" role="status">
          {say('The server does not answer. What you entered is kept here and goes again by itself; type on.')}
        </p>
      ) : null}
      {refused.length > 0 ? (
        <div className="problem" role="alert">
          <ul>
            {refused.map(({ key, table, games, refused: why }) => (
              <li key={key}>
                <b>{say('Table {table}, {score}:', { table, score: scoreOf(games) })}</b> {why}{' '}
                <button
                  className="button quiet"
                  type="button"
                  onClick={() => {
                    forget(key);
                  }}
                >
                  {say('Dismiss')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
