import type { ReactNode } from 'react';
import { OWN_ZONE, ZONES } from '../tournament/start-time.js';
import { say } from '../say/index.js';

export interface TypedStart {
  /** As the field for it has it; empty where nobody has said. */
  readonly at: string;
  readonly zone: string;
}
export const UNSAID: TypedStart = { at: '', zone: OWN_ZONE };

interface StartFieldsProps {
  readonly start: TypedStart;
  readonly onStart: (start: TypedStart) => void;
}

/** A day and a time, and by whose clock. */
export function StartFields({ start, onStart }: StartFieldsProps): ReactNode {
  const { at, zone } = start;
  return (
    <>
      <label className="field">
        <span>{say('Starts at, empty while unknown')}</span>
        <input
          className="input"
          type="datetime-local"
          value={at}
          onChange={({ target }) => {
            onStart({ ...start, at: target.value });
          }}
        />
      </label>
      {at === '' ? null : (
        <label className="field">
          <span>{say('By the clock of')}</span>
          <select
            className="input"
            value={zone}
            onChange={({ target }) => {
              onStart({ ...start, zone: target.value });
            }}
          >
            {ZONES.includes(zone) ? null : <option>{zone}</option>}
            {ZONES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
