import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { Sign } from '../parts/sign.js';
import { type Choices, useChoices } from './choices.js';
import { type Filtering, type FilterName, FILTERS } from './filter.js';
import { useNames } from './names.js';
import { say } from '../say/index.js';

const NAMES: Readonly<Record<FilterName, string>> = {
  game: say('Game'),
  tournamentId: say('Tournament'),
  player: say('Player'),
  opponent: say('Opponent'),
  ended: say('Ended by'),
  archetype: say('Kind of deck'),
  opponentArchetype: say('Against this kind of deck'),
  faction: say('Faction'),
  bastion: say('Bastion'),
  opponentBastion: say('Against this bastion'),
  mind: say('Mind card'),
  card: say('Card in the deck'),
  seat: say('Seat'),
  ratingFrom: say('Rating at least'),
  ratingBelow: say('Rating below'),
  since: say('From this day on'),
  before: say('Before this day'),
};

/** These are reached by a link from their own page, or by its address. */
const BY_ADDRESS: Readonly<Partial<Record<FilterName, string>>> = {
  tournamentId: say('tournament_…, as its address says'),
  player: say('person_…, as their address says'),
  opponent: say('person_…, as their address says'),
};

const kindOf = (name: FilterName): string =>
  name === 'since' || name === 'before' ? 'date' : name.startsWith('rating') ? 'number' : 'text';

/** What is counted: each filter that is set can be taken away, any other set. */
export function Filters({ filtering }: { readonly filtering: Filtering }): ReactNode {
  const { set, change } = filtering;
  const choices = useChoices();
  const open = FILTERS.filter((name) => !set.some(([one]) => one === name));
  return (
    <div className="filters off-paper">
      {set.length === 0 ? null : (
        <div className="chips" role="group" aria-label={say('Filters that are set')}>
          {set.map(([name, value]) => (
            <button key={name} className="button" type="button" onClick={() => change(name, null)}>
              {NAMES[name]}: <Value name={name} value={value} choices={choices} />{' '}
              <Sign name="cross" label={say('take away')} />
            </button>
          ))}
        </div>
      )}
      <details>
        <summary>{say('Count only some games')}</summary>
        <div className="fields">
          {open.map((name) => (
            <label key={name} className="field">
              <span>{NAMES[name]}</span>
              <Field name={name} choices={choices} onChange={(value) => change(name, value)} />
            </label>
          ))}
        </div>
      </details>
    </div>
  );
}

interface FieldProps {
  readonly name: FilterName;
  readonly choices: Choices;
  readonly onChange: (value: string) => void;
}

function Field({ name, choices, onChange }: FieldProps): ReactNode {
  const among = choices[name];
  if (among !== undefined)
    return (
      <select className="input" value="" onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{say('Any')}</option>
        {among.map(([value, says]) => (
          <option key={value} value={value}>
            {says}
          </option>
        ))}
      </select>
    );
  return (
    <input
      className="input"
      type={kindOf(name)}
      placeholder={BY_ADDRESS[name]}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChange(event.currentTarget.value.trim());
      }}
      onBlur={(event) => onChange(event.currentTarget.value.trim())}
    />
  );
}

interface ValueProps {
  readonly name: FilterName;
  readonly value: string;
  readonly choices: Choices;
}

function Value({ name, value, choices }: ValueProps): ReactNode {
  const nameOf = useNames();
  if (name === 'player' || name === 'opponent') return <PersonCalled id={value} />;
  if (name === 'tournamentId') return <TournamentCalled id={value} />;
  if (kindOf(name) !== 'text') return value;
  return choices[name]?.find(([known]) => known === value)?.[1] ?? nameOf(value);
}

const PERSON = graphql(`
  query PersonCalled($id: ID!) {
    person(id: $id) {
      name
    }
  }
`);
function PersonCalled({ id }: { readonly id: string }): ReactNode {
  const [{ data }] = useQuery({ query: PERSON, variables: { id } });
  return data?.person?.name ?? id;
}

const TOURNAMENT = graphql(`
  query TournamentCalled($id: ID!) {
    tournament(id: $id) {
      title
    }
  }
`);
function TournamentCalled({ id }: { readonly id: string }): ReactNode {
  const [{ data }] = useQuery({ query: TOURNAMENT, variables: { id } });
  return data?.tournament?.title ?? id;
}
