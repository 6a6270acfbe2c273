import type { ReactNode } from 'react';
import { type Games, winsNeeded } from './read-result.js';
import { nameOf } from './words.js';
import { say } from '../say/index.js';

interface NotPlayedProps {
  readonly players: readonly { readonly name: string | null; readonly number: number }[];
  readonly games: Games;
  readonly bestOf: number;
  readonly onGames: (games: Games) => void;
}

/** Who did not come: the other has all games then, without having played. */
export function NotPlayed({ players, games, bestOf, onGames }: NotPlayedProps): ReactNode {
  const away = players.map((_, seat) => games.notPlayed && games.won[seat] === 0);
  return (
    <fieldset className="row">
      <legend>{say('Not played')}</legend>
      {players.map((player, seat) => (
        <label key={player.number} className="row">
          <input
            type="checkbox"
            checked={away[seat] === true}
            onChange={({ target }) => {
              onGames(without(away.with(seat, target.checked), bestOf));
            }}
          />
          {say('{name} did not come', { name: nameOf(player) })}
        </label>
      ))}
    </fieldset>
  );
}

/** Of a match that all came to, nothing is known yet. */
function without([first = false, second = false]: readonly boolean[], bestOf: number): Games {
  const won = (isAway: boolean, isOtherAway: boolean): number => (!isAway && isOtherAway ? winsNeeded(bestOf) : 0);
  return {
    won: [won(first, second), won(second, first)],
    drawn: 0,
    bothLost: first && second,
    notPlayed: first || second,
  };
}
