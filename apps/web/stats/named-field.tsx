import { type ReactNode, useId, useState } from 'react';
import { useClient } from 'urql';
import { SEARCH } from '../home/queries.js';
import { LONGEST } from '../home/words.js';
import { useLimit } from '../parts/limit.js';
import { type FilterName, IDS } from './filter.js';
import { say } from '../say/index.js';

interface NamedFieldProps {
  readonly name: FilterName;
  readonly label: string;
  readonly isSet: boolean;
  readonly onChange: (id: string) => void;
}

/** Whom or what a name or an id is of: looked for when it was typed. */
export function NamedField({ name, label, isSet, onChange }: NamedFieldProps): ReactNode {
  const client = useClient();
  const hint = useId();
  const [unknown, setUnknown] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const { place, says } = useLimit<HTMLInputElement>(typed, LONGEST);
  const kind = name === 'tournamentId' ? 'TOURNAMENT' : 'PERSON';
  const look = async (): Promise<void> => {
    const text = typed.trim();
    setUnknown(null);
    if (text === '' || text.length > LONGEST) return;
    const isId = IDS.get(name)?.test(text) === true;
    const answered = isId ? null : await client.query(SEARCH, { text }).toPromise();
    const found = answered?.data?.search.filter((each) => each.kind === kind) ?? [];
    const exact = found.find(({ title }) => title.toLowerCase() === text.toLowerCase());
    const id = isId ? text : (exact ?? (found.length === 1 ? found[0] : undefined))?.id;
    if (id === undefined) {
      setUnknown(
        found.length === 0
          ? say('Nothing is called so.')
          : say('Several are called so: {names}. Type one of them whole.', {
              names: found.map(({ title }) => title).join(', '),
            }),
      );
      return;
    }
    setTyped('');
    onChange(id);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        value={typed}
        placeholder={isSet ? say('Another name') : say('Name')}
        aria-invalid={says !== null}
        ref={place}
        aria-describedby={hint}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void look();
        }}
        onBlur={() => void look()}
      />
      <small id={hint} className="dim" role="status">
        {says ?? unknown}
      </small>
    </label>
  );
}
