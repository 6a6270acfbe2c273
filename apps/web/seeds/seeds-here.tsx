import type { ReactNode } from 'react';
import { seat } from '#kernel';
import { Sign } from '../parts/sign.js';
import { momentOf } from '../tournament/words.js';
import { broughtTo } from './kept.js';
import { termsOfMatch } from './sitting.js';
import { listed, say } from '../say/index.js';

type Maker = 'PLAYER' | 'SERVER' | 'JUDGE';

interface SeededTable {
  readonly id: string;
  readonly seedCeremony: {
    readonly showBy: string | null;
    readonly seats: readonly {
      readonly madeBy: Maker | null;
      readonly commitment: string | null;
      readonly shown: string | null;
    }[];
  } | null;
}

interface SeedsProps {
  readonly table: SeededTable;
  readonly names: readonly string[];
  readonly mySeat: number;
}

/** Who made the seed of the match. */
export function SeedsHere({ table: { seedCeremony }, names, mySeat }: SeedsProps): ReactNode {
  if (seedCeremony === null) return null;
  const made = seedCeremony.seats.map(({ madeBy }, place) => `${names[place] ?? ''}: ${MADE[madeBy ?? 'SERVER']}`);
  const own = seedCeremony.seats[mySeat]?.madeBy === 'PLAYER';
  return (
    <span
      className="dim"
      title={[say('The seed of the shuffles was made by all of these.'), say('The server: its own'), ...made].join(
        '\n',
      )}
    >
      {own ? <Sign name="check" /> : null}{' '}
      {own ? say('Shuffled with your seed') : say('Shuffled with the server’s seeds')}
    </span>
  );
}

const MADE: Readonly<Record<Maker, string>> = {
  PLAYER: say('a seed of their own'),
  SERVER: say('by the server on their behalf'),
  JUDGE: say('put in by a judge'),
};

/** All sit, and not all seeds are shown yet. */
export function SeedsAwaited({ table, names, mySeat }: SeedsProps): ReactNode {
  const { id, seedCeremony } = table;
  if (seedCeremony === null) return null;
  const { showBy, seats } = seedCeremony;
  const isAwaited = seats.map(({ madeBy, shown }) => madeBy === 'PLAYER' && shown === null);
  const others = names.filter((_, place) => place !== mySeat && isAwaited[place]);
  const isElsewhere =
    isAwaited[mySeat] && broughtTo(termsOfMatch(id), seat(mySeat))?.commitment !== seats[mySeat]?.commitment;
  if (isElsewhere)
    return (
      <p role="alert">
        {showBy === null
          ? say(
              'Your part of the shuffle was made in another browser. Open Dreamledger there: whoever does not show theirs in time loses the match.',
            )
          : say(
              'Your part of the shuffle was made in another browser. Open Dreamledger there, until {time}: whoever does not show theirs in time loses the match.',
              { time: momentOf(showBy) },
            )}
      </p>
    );
  return (
    <p role="status">
      {others.length === 0
        ? say('Each browser shows its part of the shuffle; the game begins in a moment.')
        : showBy === null
          ? say('Waiting for the browser of {others} to show its part of the shuffle.', { others: listed(others) })
          : say('Waiting for the browser of {others} to show its part of the shuffle, until {time}.', {
              others: listed(others),
              time: momentOf(showBy),
            })}
    </p>
  );
}
