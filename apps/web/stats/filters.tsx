import type { ReactNode } from 'react';
import { Sign } from '../parts/sign.js';
import { type Filtering, type FilterName, FILTERS } from './filter.js';
import { sayKey } from './words.js';

const NAMES: Readonly<Record<FilterName, string>> = {
  game: 'Game',
  tournamentId: 'Tournament',
  player: 'Player',
  opponent: 'Opponent',
  ended: 'Ended by',
  archetype: 'Kind of deck',
  opponentArchetype: 'Against this kind of deck',
  faction: 'Faction',
  bastion: 'Bastion',
  opponentBastion: 'Against this bastion',
  mind: 'Mind card',
  card: 'Card in the deck',
  seat: 'Seat, from 1',
  ratingFrom: 'Rating at least',
  ratingBelow: 'Rating below',
  since: 'From this day on',
  before: 'Before this day',
};

const kindOf = (name: FilterName): string =>
  name === 'since' || name === 'before' ? 'date' : name === 'seat' || name.startsWith('rating') ? 'number' : 'text';

/** What is counted: each filter that is set can be taken away, any other set. */
export function Filters({ filtering, without = [] }: FiltersProps): ReactNode {
  const { set, change } = filtering;
  const open = FILTERS.filter((name) => !without.includes(name) && !set.some(([one]) => one === name));
  return (
    <div className="filters off-paper">
      {set.length === 0 ? null : (
        <div className="chips" aria-label="Filters that are set">
          {set.map(([name, value]) => (
            <button key={name} className="button" type="button" onClick={() => change(name, null)}>
              {NAMES[name]}: {sayKey(value)} <Sign name="cross" label="take away" />
            </button>
          ))}
        </div>
      )}
      <details>
        <summary>Count only some games</summary>
        <div className="fields">
          {open.map((name) => (
            <label key={name} className="field">
              <span>{NAMES[name]}</span>
              <input
                className="input"
                type={kindOf(name)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') change(name, event.currentTarget.value.trim());
                }}
                onBlur={(event) => change(name, event.currentTarget.value.trim())}
              />
            </label>
          ))}
        </div>
      </details>
    </div>
  );
}

interface FiltersProps {
  readonly filtering: Filtering;
  readonly without?: readonly FilterName[];
}
