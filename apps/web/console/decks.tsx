import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCommand } from '../api/command.js';
import { LineText, LONGEST_LINE } from '../parts/line-text.js';
import { Failed, Refused } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import { type Entrant, useEntrants } from './entrants.js';
import { useKept } from './kept.js';
import { CHANGE_DECK, CHECK_DECK, SUBMIT_DECK } from './round-acts.js';
import type { Run } from './tournament.js';
import { clockTime, nameOf } from './words.js';
import { say, sayMany } from '../say/index.js';

/** Everybody's list: missing first, then what was checked; a judge notes what was found. */
export function Decks({ run }: { readonly run: Run }): ReactNode {
  const [search, setSearch] = useSearchParams();
  const { all, error, again } = useEntrants(run);
  if (all === null)
    return error === undefined ? (
      <Waiting for={say('the decks')} />
    ) : (
      <Failed what={say('The decks')} error={error} again={again} />
    );
  const playing = all.filter(({ status }) => status === 'IN' || status === 'WAITING');
  const missing = playing.filter(({ deck }) => deck === null).length;
  const order = [...playing].sort(
    (one, other) => Number(one.deck !== null) - Number(other.deck !== null) || one.number - other.number,
  );
  const open = search.get('of');
  return (
    <section>
      <div className="head">
        <h2>{say('Decks')}</h2>
        <span className="dim">
          {missing === 0
            ? say('All lists are in.')
            : sayMany(missing, { one: '{n} list is missing.', other: '{n} lists are missing.' })}{' '}
          {run.plan.lists === 'CLOSED'
            ? say('Players and staff read them until it is over.')
            : say('Everybody reads them once they are locked.')}
        </span>
        <span className="end">
          <TakeCsv
            name="decks"
            rows={() => [
              ['number', 'player', 'state', 'hash'],
              ...order.map((each) => [each.number, each.name, stateOf(each), each.deck?.hash ?? null]),
            ]}
          />
        </span>
      </div>
      <ul className="ledger">
        {order.map((entrant) => (
          <li key={entrant.id}>
            <span>{entrant.number}</span>
            <div className="run-player">
              <span>{nameOf(entrant)}</span>
              <span className={entrant.deck === null ? 'run-wrong' : 'dim'}>{stateOf(entrant)}</span>
              <span className="end">
                <button
                  className="button quiet"
                  type="button"
                  aria-expanded={open === entrant.id}
                  onClick={() => {
                    setSearch(open === entrant.id ? {} : { of: entrant.id }, { replace: true });
                  }}
                >
                  {entrant.deck === null ? say('Hand in') : say('Look')}
                  <span className="unseen"> {nameOf(entrant)}</span>
                </button>
              </span>
              {open === entrant.id ? <Deck run={run} entrant={entrant} onDone={again} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ deck }: Entrant): string {
  if (deck === null) return say('no list');
  const parts = [deck.locked ? say('locked') : say('handed in')];
  if (deck.changes > 0) parts.push(sayMany(deck.changes, { one: 'changed {n} time', other: 'changed {n} times' }));
  const last = deck.checks?.at(-1);
  if (last !== undefined)
    parts.push(
      last.found === 'IN_ORDER'
        ? say('checked {time}, in order', { time: clockTime(last.at) })
        : say('checked {time}, a problem', { time: clockTime(last.at) }),
    );
  return parts.join(' · ');
}

interface DeckProps {
  readonly run: Run;
  readonly entrant: Entrant;
  readonly onDone: () => void;
}

function Deck({ run, entrant, onDone }: DeckProps): ReactNode {
  const { deck } = entrant;
  const [text, keep] = useKept(`deck ${entrant.id}`);
  const [reason, setReason] = useState('');
  const hand = useCommand(SUBMIT_DECK);
  const change = useCommand(CHANGE_DECK);
  const of = { tournamentId: run.id, entrantId: entrant.id };
  const shown = text === '' ? (deck?.text ?? '') : text;
  const locked = deck?.locked ?? false;
  const sent = ({ is }: { readonly is: string }): void => {
    if (is !== 'done') return;
    keep('');
    setReason('');
    onDone();
  };
  return (
    <div className="run-deck">
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void (
            locked ? change.send({ ...of, text: shown, reason: reason.trim() }) : hand.send({ ...of, text: shown })
          ).then(sent);
        }}
      >
        <label className="field">
          <span>{say('List')}</span>
          <textarea
            className="input"
            rows={14}
            value={shown}
            onChange={({ target }) => {
              keep(target.value);
            }}
          />
          {deck !== null && deck.text === null ? <small>{say('You may not read this list.')}</small> : null}
        </label>
        {locked ? (
          <LineText label={say('Reason for the change, part of the record')} text={reason} onText={setReason} />
        ) : null}
        <Refused errors={[...hand.errors, ...change.errors]} />
        <button className="button" disabled={shown.trim() === '' || shown === deck?.text || hand.busy || change.busy}>
          {locked ? say('Change the locked list') : say('Hand in this list')}
        </button>
      </form>
      {deck === null ? null : <DeckCheck run={run} entrant={entrant} onDone={onDone} />}
    </div>
  );
}

/** What was found, and what is found now. */
function DeckCheck({ run, entrant, onDone }: DeckProps): ReactNode {
  const [note, setNote] = useState('');
  const check = useCommand(CHECK_DECK);
  const cannotNote = check.busy || note.length > LONGEST_LINE;
  const found = (finding: 'IN_ORDER' | 'PROBLEM') => () => {
    void check
      .send({
        tournamentId: run.id,
        entrantId: entrant.id,
        found: finding,
        note: note.trim() === '' ? null : note.trim(),
      })
      .then(({ is }) => {
        if (is !== 'done') return;
        setNote('');
        onDone();
      });
  };
  return (
    <div className="form">
      <h3>{say('Deck check')}</h3>
      <ul>
        {(entrant.deck?.checks ?? []).map(({ found: what, note: written, at }) => (
          <li key={at}>
            {clockTime(at)}: {what === 'IN_ORDER' ? say('in order') : say('a problem')}. {written}
          </li>
        ))}
      </ul>
      <LineText label={say('Note')} isNeeded={false} text={note} onText={setNote} />
      <Refused errors={check.errors} />
      <div className="row">
        <button className="button" type="button" disabled={cannotNote} onClick={found('IN_ORDER')}>
          {say('In order')}
        </button>
        <button className="button" type="button" disabled={cannotNote} onClick={found('PROBLEM')}>
          {say('A problem')}
        </button>
      </div>
    </div>
  );
}
