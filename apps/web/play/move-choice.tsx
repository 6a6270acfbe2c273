import type { ReactNode } from 'react';
import { headOf } from '../replay/tell.js';
import type { Line } from './lines.js';
import { say } from '../say/index.js';

interface MoveChoiceProps {
  readonly lines: readonly Line[];
  /** Up to here all can be chosen, also what nobody has told yet. */
  readonly last: number;
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}

const NOTHING = say('the log says nothing of it');

/** A move of the match by what the log says of it, the last first. */
export function MoveChoice({ lines, last, ply, onPly }: MoveChoiceProps): ReactNode {
  const said = new Map(lines.map((line) => [line.ply, headOf(line.told)?.says ?? NOTHING]));
  const told = Math.max(0, ...said.keys());
  const untold = Array.from({ length: Math.max(0, last - told) }, (_, nth) => told + nth + 1);
  const moves = [...new Set([ply, ...untold, ...said.keys()])].filter((each) => each > 0).sort((a, b) => b - a);
  return (
    <label className="field">
      <span>{say('The move')}</span>
      <select
        className="input"
        value={ply}
        onChange={({ target }) => {
          onPly(Number(target.value));
        }}
      >
        {moves.map((each) => (
          <option key={each} value={each}>
            {`${each}: ${said.get(each) ?? NOTHING}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The rules that the log names at a move. */
export const rulesAt = (lines: readonly Line[], ply: number): readonly string[] => [
  ...new Set(lines.filter((line) => line.ply === ply).flatMap(({ told }) => told.flatMap(({ rule }) => rule ?? []))),
];
