import { type SubmitEvent, type ReactNode, useState } from 'react';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { ENTER_PLAYERS, IMPORT_PLAYERS } from './acts.js';
import { useKept } from './kept.js';
import { type Pasted, readPasted } from './read-players.js';
import { nextOf, stepsOf } from './steps.js';
import type { Run } from './tournament.js';
import { say, sayMany } from '../say/index.js';

/** One name and Enter, or a whole list pasted; what was typed stays until it was entered. */
export function EnterPlayers({ run }: { readonly run: Run }): ReactNode {
  const [text, keep] = useKept('players');
  const [said, setSaid] = useState('');
  const [missed, setMissed] = useState<'LOSS' | 'HALF_BYE' | 'AWARDED_BYE'>('LOSS');
  const enter = useCommand(ENTER_PLAYERS);
  const load = useCommand(IMPORT_PLAYERS);
  const pasted = readPasted(text);
  const next = nextOf(stepsOf(run));
  const late = run.phase === 'RUNNING' && run.rounds.length > 0;
  if (run.phase === 'OVER') return null;

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setSaid('');
    if (pasted.is === 'nothing') return;
    const players = pasted.is === 'names' ? pasted.names.map((guest) => ({ guest })) : [];
    const sent =
      pasted.is === 'table'
        ? await load.send({ tournamentId: run.id, csv: pasted.csv, missed })
        : await enter.send({ tournamentId: run.id, players, missed });
    if (sent.is !== 'done') return;
    keep('');
    setSaid(
      sayMany(pasted.is === 'table' ? pasted.players : players.length, {
        one: '{n} player entered.',
        other: '{n} players entered.',
      }),
    );
  }

  const blocked = pasted.is === 'names' && pasted.wrong.length > 0;
  return (
    <aside className="run-enter" id="enter">
      <h2>{late ? say('Late entries') : say('Enter players')}</h2>
      <form className="form" onSubmit={(event) => void send(event)}>
        <label className="field">
          <span>{say('Names, one a line')}</span>
          <textarea
            className="input"
            rows={8}
            value={text}
            placeholder={say('Mira Kaminska\nJon Prior')}
            aria-describedby="entering"
            aria-invalid={blocked}
            onChange={({ target }) => {
              setSaid('');
              enter.clear();
              load.clear();
              keep(target.value);
            }}
          />
          <small id="entering">
            {say('Or paste a table: its first line names the columns, “name” for guests, “id” for accounts.')}{' '}
            {say(
              'Who is entered by name is a guest. The code beside the name makes the entry theirs, on their own card.',
            )}
          </small>
        </label>
        {late ? (
          <label className="field">
            <span>{say('The rounds before count as')}</span>
            <select
              className="input"
              value={missed}
              onChange={({ target }) => {
                setMissed(target.value === 'HALF_BYE' || target.value === 'AWARDED_BYE' ? target.value : 'LOSS');
              }}
            >
              <option value="LOSS">{say('lost')}</option>
              <option value="HALF_BYE">{say('half a win')}</option>
              <option value="AWARDED_BYE">{say('won')}</option>
            </select>
          </label>
        ) : null}
        <Wrong pasted={pasted} />
        <Refused errors={[...enter.errors, ...load.errors]} />
        <div className="row">
          <button className="button" disabled={pasted.is === 'nothing' || blocked || enter.busy || load.busy}>
            {buttonOf(pasted)}
          </button>
          <span role="status">{said}</span>
          {said === '' || next === null ? null : (
            <a className="button quiet" href="#next">
              {say('Next: {title}', { title: next.title })}
            </a>
          )}
        </div>
      </form>
      <Full run={run} />
    </aside>
  );
}

function buttonOf(pasted: Pasted): string {
  const players = pasted.is === 'nothing' ? 0 : pasted.is === 'table' ? pasted.players : pasted.names.length;
  if (players === 0) return say('Enter');
  return sayMany(players, { one: 'Enter {n} player', other: 'Enter {n} players' });
}

function Wrong({ pasted }: { readonly pasted: Pasted }): ReactNode {
  if (pasted.is !== 'names' || pasted.wrong.length === 0) return null;
  return (
    <ul className="problem" role="alert">
      {pasted.wrong.map(({ line, says }) => (
        <li key={line}>
          <b>{say('Line {line}.', { line })}</b> {says}
        </li>
      ))}
    </ul>
  );
}

function Full({ run }: { readonly run: Run }): ReactNode {
  const { capacity } = run.plan;
  if (capacity === null) return null;
  const free = Math.max(0, capacity - run.counts.in);
  return (
    <p className="dim">
      {free > 0
        ? sayMany(free, {
            one: '{n} place is free; whoever comes after that waits.',
            other: '{n} places are free; whoever comes after that waits.',
          })
        : say('All {capacity} places are taken: whoever comes now waits, and moves up when somebody drops.', {
            capacity,
          })}
    </p>
  );
}
