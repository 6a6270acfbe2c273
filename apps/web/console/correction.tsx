import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCommand } from '../api/command.js';
import { LineText } from '../parts/line-text.js';
import { Refused } from '../parts/problem.js';
import { GamesFields } from './games-fields.js';
import { NotPlayed } from './not-played.js';
import { useKept } from './kept.js';
import { PreviewOf } from './preview.js';
import { type Games, gamesProblem, type Terms } from './read-result.js';
import { CORRECT } from './round-acts.js';
import { Sheet } from './sheet.js';
import type { Table } from './tables.js';
import type { Run } from './tournament.js';
import { scoreOf } from './words.js';
import { say } from '../say/index.js';

/** Another result, with what it would change, before it does. */
export function Correction({ run, round, table, typed, terms, onClose }: CorrectionProps): ReactNode {
  const { result } = table;
  const [games, setGames] = useState<Games>(typed ?? gamesOf(result));
  const [reason, keepReason] = useKept(`correct ${table.id}`);
  const { send, busy, errors } = useCommand(CORRECT);
  const same = result !== null && scoreOf(result) === scoreOf(games);
  const problem = gamesProblem(games, terms);
  const why = useRef<HTMLDivElement>(null);
  const isTyped = typed !== null;
  // What was typed stands in the fields already: the reason is what lacks.
  useEffect(() => {
    if (isTyped) why.current?.querySelector('input')?.focus();
  }, [isTyped]);

  async function correct(): Promise<void> {
    const sent = await send({
      tournamentId: run.id,
      round,
      tableId: table.id,
      games: { ...games, won: [...games.won] },
      corrections: result?.corrections ?? -1,
      reason: reason.trim(),
    });
    if (sent.is !== 'done') return;
    keepReason('');
    onClose();
  }

  return (
    <Sheet title={say('Table {number}, round {round}', { number: table.number, round })} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void correct();
        }}
      >
        <p className="dim">
          {result === null ? say('No result yet.') : say('Now {score}.', { score: scoreOf(result) })}
        </p>
        <GamesFields
          players={table.entrants}
          games={games}
          bestOf={terms.bestOf}
          onGames={(changed) => {
            setGames({ ...changed, notPlayed: false });
          }}
        />
        <NotPlayed players={table.entrants} games={games} bestOf={terms.bestOf} onGames={setGames} />
        <div aria-live="polite" className="run-preview">
          <h3>{say('What it changes')}</h3>
          {same ? <p className="dim">{say('Nothing: it is the result that stands.')}</p> : null}
          {!same && problem !== null ? <p className="run-wrong">{problem}</p> : null}
          {same || problem !== null ? null : <PreviewOf run={run} round={round} tableId={table.id} games={games} />}
        </div>
        <div ref={why} className="form">
          <LineText label={say('Reason, part of the record')} text={reason} onText={keepReason} />
        </div>
        <Refused errors={errors} />
        <div className="row">
          <button className="button main" disabled={busy || same || problem !== null}>
            {result === null ? say('Give the result') : say('Correct the result')}
          </button>
          <button className="button quiet" type="button" onClick={onClose}>
            {say('Leave it')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

interface CorrectionProps {
  readonly run: Run;
  readonly round: number;
  readonly table: Table;
  readonly typed: Games | null;
  readonly terms: Terms;
  readonly onClose: () => void;
}

const gamesOf = (result: Table['result']): Games => ({
  won: [result?.won[0] ?? 0, result?.won[1] ?? 0],
  drawn: result?.drawn ?? 0,
  bothLost: result?.bothLost ?? false,
  notPlayed: result?.notPlayed ?? false,
});
