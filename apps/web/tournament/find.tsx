import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Sign } from '../parts/sign.js';
import { say } from '../say/index.js';

/** What is looked for stands in the address: a part of a name, or `#` and a rank. */
export interface Find {
  readonly text: string;
  readonly rank: number | null;
  readonly look: (text: string) => void;
  readonly isFound: (who: { readonly name: string | null; readonly rank?: number | null }) => boolean;
}

export function useFind(): Find {
  const [search, setSearch] = useSearchParams();
  const text = search.get('find') ?? '';
  const rank = /^#(\d+)$/.exec(text.trim())?.[1] ?? null;
  const plain = simplified(text);
  return {
    text,
    rank: rank === null ? null : Number(rank),
    look: (next) => {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === '') after.delete('find');
          else after.set('find', next);
          return after;
        },
        { replace: true },
      );
    },
    isFound: (who) =>
      plain === '' || (rank === null ? simplified(who.name ?? '').includes(plain) : who.rank === Number(rank)),
  };
}

/** Without accents and capitals, as people type on a phone. */
const simplified = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

export function FindField({ find, by = say('Name or #rank') }: FindFieldProps): ReactNode {
  return (
    <label className="find">
      <Sign name="search" />
      <span className="unseen">{say('Find a player')}</span>
      <input
        type="search"
        placeholder={by}
        value={find.text}
        onChange={(event) => {
          find.look(event.target.value);
        }}
      />
    </label>
  );
}

interface FindFieldProps {
  readonly find: Find;
  /** What can be written there. */
  readonly by?: string;
}
