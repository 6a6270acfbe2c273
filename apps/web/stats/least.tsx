import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { sayCount } from './words.js';
import { Say } from '../say/sentence.js';

/** From how many games on a figure counts as one, which one does always: kept in the address. */
export function useLeast(most: number): readonly [number, (name: string, value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('min') ?? 1);
  const set = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [Number.isFinite(asked) ? Math.min(most, Math.max(1, Math.floor(asked))) : 1, set];
}

interface LeastProps {
  readonly least: number;
  readonly most: number;
  readonly set: (name: string, value: string) => void;
}

export function Least({ least, most, set }: LeastProps): ReactNode {
  return (
    <label className="row">
      <span>
        <Say text="Least number of games: {n}" with={{ n: <b>{sayCount(least)}</b> }} />
      </span>
      <input
        type="range"
        min={1}
        max={most}
        value={least}
        onChange={(event) => set('min', event.currentTarget.value)}
      />
    </label>
  );
}
