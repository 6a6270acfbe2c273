import { type ReactNode, useState } from 'react';
import { useCommand } from '../api/command.js';
import { useKept } from '../console/kept.js';
import type { Table } from '../console/tables.js';
import { LongText } from '../parts/long-text.js';
import { Refused } from '../parts/problem.js';
import { DISPUTE } from '../play/documents.js';
import { MoveChoice } from '../play/move-choice.js';
import { useLines } from '../play/use-lines.js';
import { say } from '../say/index.js';

interface RaiseCaseProps {
  readonly match: NonNullable<Table['match']>;
  readonly names: readonly string[];
  readonly onDone: () => void;
}

/** A case about a move while the match is on, else about its result; for players who have no device at hand. */
export function RaiseCase({ match, names, onDone }: RaiseCaseProps): ReactNode {
  const { id, phase } = match;
  const [text, keep] = useKept(`case about ${id}`);
  const [ply, setPly] = useState(match.ply ?? 0);
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
          const about = isPlay ? { ply } : {};
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
        {isPlay ? <Move id={id} last={match.ply ?? 0} names={names} ply={ply} onPly={setPly} /> : null}
        <LongText label={say('What is wrong')} text={text} onText={keep} />
        <Refused errors={raise.errors} />
        <button className="button" disabled={raise.busy}>
          {say('Raise it')}
        </button>
      </form>
    </details>
  );
}

interface MoveProps {
  readonly id: string;
  readonly last: number;
  readonly names: readonly string[];
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}

function Move({ id, last, names, ply, onPly }: MoveProps): ReactNode {
  return <MoveChoice lines={useLines(id, last, names)} last={last} ply={ply} onPly={onPly} />;
}
