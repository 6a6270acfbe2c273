import type { ReactNode } from 'react';
import type { Shape } from './presets.js';
import { say } from '../say/index.js';

interface DetailsProps {
  readonly shape: Shape;
  readonly onShape: (shape: Shape) => void;
  readonly games: readonly { readonly id: string; readonly title: string }[];
  readonly game: string;
  readonly onGame: (game: string) => void;
  readonly capacity: string;
  readonly onCapacity: (capacity: string) => void;
  readonly lockAt: string;
  readonly onLockAt: (lockAt: string) => void;
}

const figure = (text: string): number | null => (text === '' ? null : Math.trunc(Number(text)));

/** What the preset chose, to be changed where it does not fit. */
export function Details(props: DetailsProps): ReactNode {
  const { shape, onShape, games, game, onGame, capacity, onCapacity, lockAt, onLockAt } = props;
  const put = (change: Partial<Shape>): void => {
    onShape({ ...shape, ...change });
  };
  const isSwiss = shape.format === 'SWISS';
  return (
    <details className="run-details" open>
      <summary>{say('Rounds, time, decks')}</summary>
      <div className="run-fields">
        {games.length > 1 ? (
          <label className="field">
            <span>{say('Game')}</span>
            <select
              className="input"
              value={game}
              onChange={({ target }) => {
                onGame(target.value);
              }}
            >
              {games.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {isSwiss ? (
          <Figure
            name={say('Rounds')}
            hint={say('Empty: as many as are usual')}
            value={shape.rounds}
            min={1}
            max={30}
            onValue={(rounds) => {
              put({ rounds });
            }}
          />
        ) : null}
        {shape.format === 'ROUND_ROBIN' ? (
          <Figure
            name={say('Groups')}
            value={shape.groups}
            min={1}
            max={256}
            onValue={(groups) => {
              put({ groups: groups ?? 1 });
            }}
          />
        ) : null}
        {isSwiss || shape.format === 'ROUND_ROBIN' ? (
          <Figure
            name={say('Go on to a knockout')}
            hint={say('Empty: nobody')}
            value={shape.top}
            min={2}
            max={256}
            onValue={(top) => {
              put({ top });
            }}
          />
        ) : null}
        <label className="field">
          <span>{say('A match is the best of')}</span>
          <select
            className="input"
            value={shape.bestOf}
            onChange={({ target }) => {
              put({ bestOf: target.value === '1' ? 1 : target.value === '5' ? 5 : 3 });
            }}
          >
            <option value={1}>{say('1 game')}</option>
            <option value={3}>{say('3 games')}</option>
            <option value={5}>{say('5 games')}</option>
          </select>
        </label>
        <Figure
          name={say('Minutes a round')}
          hint={say('Empty: not timed')}
          value={shape.minutes}
          min={1}
          max={1440}
          onValue={(minutes) => {
            put({ minutes });
          }}
        />
        <label className="field">
          <span>{say('Places')}</span>
          <input
            className="input"
            type="number"
            min={2}
            max={10_000}
            value={capacity}
            onChange={({ target }) => {
              onCapacity(target.value);
            }}
          />
          <small>{say('Empty: for everybody. Who comes later waits.')}</small>
        </label>
        <label className="field is-wide">
          <span>{say('Deck lists')}</span>
          <select
            className="input"
            value={shape.lists}
            onChange={({ target }) => {
              put({ lists: target.value === 'OPEN' || target.value === 'CLOSED' ? target.value : 'NONE' });
            }}
          >
            <option value="NONE">{say('none are handed in')}</option>
            <option value="CLOSED">{say('handed in, closed until the end')}</option>
            <option value="OPEN">{say('handed in, open once locked')}</option>
          </select>
        </label>
        {shape.lists === 'NONE' ? null : (
          <label className="field">
            <span>{say('Lists are locked at')}</span>
            <input
              className="input"
              type="datetime-local"
              value={lockAt}
              onChange={({ target }) => {
                onLockAt(target.value);
              }}
            />
            <small>{say('Empty: at the start')}</small>
          </label>
        )}
        <label className="tick">
          <input
            type="checkbox"
            checked={shape.checkIn}
            onChange={({ target }) => {
              put({ checkIn: target.checked });
            }}
          />
          <span>{say('Players check in; whoever did not is out at the start')}</span>
        </label>
      </div>
    </details>
  );
}

interface FigureProps {
  readonly name: string;
  readonly hint?: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly onValue: (value: number | null) => void;
}

function Figure({ name, hint, value, min, max, onValue }: FigureProps): ReactNode {
  return (
    <label className="field">
      <span>{name}</span>
      <input
        className="input"
        type="number"
        min={min}
        max={max}
        value={value ?? ''}
        onChange={({ target }) => {
          onValue(figure(target.value));
        }}
      />
      {hint === undefined ? null : <small>{hint}</small>}
    </label>
  );
}
