import type { ReactNode } from 'react';
import { figure } from './words.js';

/** A tie-break as it is written; its unit gives way on a phone, so that three of them stand side by side. */
export function TieBreak({ value }: { readonly value: string }): ReactNode {
  const [number, ...unit] = figure(value).split(/(?= %)/);
  return (
    <>
      {number}
      {unit.length === 0 ? null : <span className="unit">{unit}</span>}
    </>
  );
}
