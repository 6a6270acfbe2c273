import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { FACTION_NAMES, KIND_NAMES } from '../cards/index.js';
import type { CardSearch } from './find-cards.js';
import { say } from '../say/index.js';

const VALUES: Readonly<Record<string, string>> = { 1: '1', 2: '2', 3: '3', 4: '4' };

interface ChoicesProps {
  readonly asked: CardSearch;
  readonly onChange: (asked: CardSearch) => void;
}

/** Words of the title or the text, and what a card must be. */
export function Choices({ asked, onChange }: ChoicesProps): ReactNode {
  const { words, faction, kind, value } = asked;
  return (
    <search className="choices off-paper">
      <label className="field">
        <span>{say('Find cards')}</span>
        <input
          className="input"
          type="search"
          value={words}
          placeholder={say('heron, veil, conflict')}
          onChange={(event) => onChange({ ...asked, words: event.currentTarget.value })}
        />
      </label>
      <Choice
        label={say('Faction')}
        names={FACTION_NAMES}
        chosen={faction}
        onChoose={(it) => onChange({ ...asked, faction: it })}
      />
      <Choice
        label={say('Kind')}
        names={KIND_NAMES}
        chosen={kind}
        onChoose={(it) => onChange({ ...asked, kind: it })}
      />
      <Choice
        label={say('Value')}
        names={VALUES}
        chosen={value === null ? null : String(value)}
        onChoose={(it) => onChange({ ...asked, value: it === null ? null : Number(it) })}
      />
    </search>
  );
}

function Choice({ label, names, chosen, onChoose }: ChoiceProps): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        className="input"
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      >
        <option value="">{say('Any')}</option>
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: string | null;
  readonly onChoose: (value: string | null) => void;
}

/** What is searched for, kept in the address. */
export function useCardSearch(): readonly [CardSearch, (asked: CardSearch) => void] {
  const [search, setSearch] = useSearchParams();
  const chosen = (what: string, names: Readonly<Record<string, string>>): string | null => {
    const one = search.get(what);
    return one !== null && Object.hasOwn(names, one) ? one : null;
  };
  const value = chosen('value', VALUES);
  const asked = {
    words: search.get('q') ?? '',
    faction: chosen('faction', FACTION_NAMES),
    kind: chosen('kind', KIND_NAMES),
    value: value === null ? null : Number(value),
  };
  const change = ({ words, faction, kind, value }: CardSearch): void => {
    const entries = Object.entries({ q: words, faction, kind, value: value === null ? null : String(value) });
    setSearch(new URLSearchParams(entries.flatMap(([name, it]) => (it === null || it === '' ? [] : [[name, it]]))), {
      replace: true,
    });
  };
  return [asked, change];
}
