import type { ReactNode } from 'react';
import type { Games as Result } from './read-result.js';
import { nameOf } from './words.js';
import { say } from '../say/index.js';

type Games = Omit<Result, 'notPlayed'>;

interface FieldsProps {
  readonly players: readonly { readonly name: string | null; readonly number: number }[];
  readonly games: Games;
  readonly bestOf: number;
  readonly onGames: (games: Games) => void;
}

/** The games of a match: won by each, drawn, or lost by both. */
export function GamesFields({ players, games, bestOf, onGames }: FieldsProps): ReactNode {
  const [a, b] = players;
  const figure = (name: string, value: number, put: (value: number) => Games): ReactNode => (
    <label className="field">
      <span>{name}</span>
      <input
        className="input run-figure"
        type="number"
        min={0}
        max={bestOf}
        value={value}
        onChange={({ target }) => {
          onGames(put(Math.max(0, Math.trunc(Number(target.value)))));
        }}
      />
    </label>
  );
  return (
    <div className="row">
      {figure(say('Won by {name}', { name: a === undefined ? 'A' : nameOf(a) }), games.won[0], (won) => ({
        ...games,
        won: [won, games.won[1]],
      }))}
      {figure(say('Won by {name}', { name: b === undefined ? 'B' : nameOf(b) }), games.won[1], (won) => ({
        ...games,
        won: [games.won[0], won],
      }))}
      {figure(say('Drawn'), games.drawn, (drawn) => ({ ...games, drawn }))}
      <label className="row">
        <input
          type="checkbox"
          checked={games.bothLost}
          onChange={({ target }) => {
            onGames({ ...games, bothLost: target.checked });
          }}
        />
        {say('Both lost')}
      </label>
    </div>
  );
}
