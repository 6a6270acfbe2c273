import { type ReactNode, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { Sign } from '../parts/sign.js';
import { type Choices, useChoices } from './choices.js';
import { type Filtering, type FilterName, FILTERS, IDS } from './filter.js';
import { useGuests } from './guests.js';
import { NamedField } from './named-field.js';
import { useNames } from './names.js';
import { say } from '../say/index.js';

const NAMES: Readonly<Record<FilterName, string>> = {
  game: say('Game'),
  cards: say('Card set'),
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
  cardDrawn: say('Card that was seen'),
  cardPlayed: say('Card that was played'),
  decisions: say('Decisions'),
  rounds: say('Rounds'),
  seat: say('Seat'),
  ratingFrom: say('Rating at least'),
  ratingBelow: say('Rating below'),
  since: say('From this day on'),
  before: say('Before this day'),
};

const kindOf = (name: FilterName): string =>
  name === 'since' || name === 'before' ? 'date' : name.startsWith('rating') ? 'number' : 'text';

/** What is counted: each filter that is set can be taken away, and every one set otherwise. */
export function Filters({ filtering }: { readonly filtering: Filtering }): ReactNode {
  const { set, change } = filtering;
  const [isChosen, setChosen] = useState(false);
  const choices = useChoices(isChosen || set.some(([name]) => name === 'cards'));
  const summary = useRef<HTMLElement>(null);
  return (
    <div className="filters off-paper">
      {set.length === 0 ? null : (
        <div className="chips" role="group" aria-label={say('Filters that are set')}>
          {set.map(([name, value]) => (
            <button
              key={name}
              className="button"
              type="button"
              onClick={() => {
                summary.current?.focus();
                change(name, null);
              }}
            >
              {NAMES[name]}: <Value name={name} value={value} choices={choices} />{' '}
              <Sign name="cross" label={say('take away')} />
            </button>
          ))}
        </div>
      )}
      <details onToggle={({ currentTarget }) => setChosen(currentTarget.open)}>
        <summary ref={summary}>{say('Count only some games')}</summary>
        <div className="fields">
          {FILTERS.map((name) => (
            <Field
              key={name}
              name={name}
              value={set.find(([one]) => one === name)?.[1] ?? ''}
              choices={choices}
              onChange={(value) => change(name, value)}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

interface FieldProps {
  readonly name: FilterName;
  readonly value: string;
  readonly choices: Choices;
  readonly onChange: (value: string) => void;
}

function Field({ name, value, choices, onChange }: FieldProps): ReactNode {
  const among = choices[name];
  if (IDS.has(name))
    return <NamedField name={name} label={NAMES[name]} isSet={value !== ''} onChange={(found) => onChange(found)} />;
  return (
    <label className="field">
      <span>{NAMES[name]}</span>
      {among === undefined ? (
        <input
          key={value}
          className="input"
          type={kindOf(name)}
          defaultValue={value}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChange(event.currentTarget.value.trim());
          }}
          onBlur={(event) => {
            const typed = event.currentTarget.value.trim();
            if (typed !== value) onChange(typed);
          }}
        />
      ) : (
        <select className="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{say('Any')}</option>
          {among.map(([each, says]) => (
            <option key={each} value={each}>
              {says}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}

interface ValueProps {
  readonly name: FilterName;
  readonly value: string;
  readonly choices: Choices;
}

function Value({ name, value, choices }: ValueProps): ReactNode {
  const nameOf = useNames();
  if (name === 'player' || name === 'opponent') return <PlayerCalled id={value} />;
  if (name === 'tournamentId') return <TournamentCalled id={value} />;
  if (kindOf(name) !== 'text' || name === 'decisions' || name === 'rounds') return value;
  return choices[name]?.find(([known]) => known === value)?.[1] ?? nameOf(value);
}

const PERSON = graphql(`
  query PersonCalled($id: ID!) {
    person(id: $id) {
      name
    }
  }
`);
function PlayerCalled({ id }: { readonly id: string }): ReactNode {
  const guest = useGuests([id])(id);
  const [{ data }] = useQuery({ query: PERSON, variables: { id }, pause: guest !== null });
  return guest ?? data?.person?.name ?? id;
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
