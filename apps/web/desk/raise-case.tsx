import { type ReactNode, useState } from 'react';
import { useCommand } from '../api/command.js';
import { useKept } from '../console/kept.js';
import type { Table } from '../console/tables.js';
import { LongText } from '../parts/long-text.js';
import { Refused } from '../parts/problem.js';
import { DISPUTE } from '../play/documents.js';
import { say } from '../say/index.js';

interface RaiseCaseProps {
  readonly match: NonNullable<Table['match']>;
  readonly onDone: () => void;
}

/** A case about a move while the match is on, else about its result; for players who have no device at hand. */
export function RaiseCase({ match, onDone }: RaiseCaseProps): ReactNode {
  const { id, phase } = match;
  const [text, keep] = useKept(`case about ${id}`);
  const [ply, setPly] = useState(String(match.ply ?? 0));
  const raise = useCommand(DISPUTE);
  const isPlay = phase === 'PLAYING';
  const hasResult = phase === 'FINISHED' || (phase === 'OPEN' && (match.reports ?? []).length > 0);
  if (!isPlay && !hasResult) return null;
  return (
    <details className="desk-open">
      <summary>{isPlay ? say('Raise a case about a move') : say('Raise a case about the result')}</summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          const about = isPlay ? { ply: Number(ply) } : {};
          void raise.send({ matchId: id, text: text.trim(), ...about }).then(({ is }) => {
            if (is !== 'done') return;
            keep('');
            onDone();
          });
        }}
      >
        <p className="dim">
          {say('Who raises a case does not judge it: another judge does. The players can raise it themselves as well.')}
        </p>
        {isPlay ? (
          <label className="field">
            <span>{say('The position after the move')}</span>
            <input
              className="input run-figure"
              type="number"
              min={1}
              max={match.ply ?? 1}
              required
              value={ply}
              onChange={({ target }) => {
                setPly(target.value);
              }}
            />
          </label>
        ) : null}
        <LongText label={say('What is wrong')} text={text} onText={keep} />
        <Refused errors={raise.errors} />
        <button className="button" disabled={raise.busy}>
          {say('Raise it')}
        </button>
      </form>
    </details>
  );
}
