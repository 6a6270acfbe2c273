import type { ReactNode } from 'react';
import { type Cell, download } from './csv.js';
import { Sign } from './sign.js';
import { say } from '../say/index.js';

interface TakeCsvProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** What the columns are called, then a row for each line of the list. */
  readonly rows: () => readonly (readonly Cell[])[];
}

/** The way to take a list away. */
export function TakeCsv({ name, rows }: TakeCsvProps): ReactNode {
  return (
    <button className="button quiet" type="button" onClick={() => download(`${name}.csv`, rows())}>
      <Sign name="download" /> {say('CSV')}
    </button>
  );
}
