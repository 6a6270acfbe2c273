import type { ReactNode } from 'react';
import { putRight } from './put-right.js';
import { say } from '../say/index.js';

interface SuggestionsProps {
  readonly text: string;
  readonly problem: Parameters<typeof putRight>[1];
  /** The list with what was meant. */
  readonly take: (text: string) => void;
}

/** What the rules think was meant is one press away. */
export function Suggestions({ text, problem, take }: SuggestionsProps): ReactNode {
  const all = putRight(text, problem);
  if (all.length === 0) return null;
  return (
    <span className="row suggestions">
      {all.map((put) => (
        <button key={put.name} className="button" type="button" onClick={() => take(put.text)}>
          {say('Use {name}', { name: put.name })}
        </button>
      ))}
    </span>
  );
}
