import type { ReactNode } from 'react';
import { useNow } from '../api/server-time.js';
import { minutesLeft } from '../console/words.js';
import type { Doing } from './doing.js';
import { CLAIM_AWAY } from './documents.js';
import type { Table } from './live-table.js';
import { Sure } from './sure.js';
import { useSigned } from '../api/signed-command.js';
import { say } from '../say/index.js';

interface AwayProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly doing: Doing;
}

/** Nobody is told to hurry who only thinks. */
const SAID_BEFORE_MS = 60_000;

/** The other player is asked and does nothing: from when on the game can be claimed, and then the claim. */
export function Away({ table, names, doing }: AwayProps): ReactNode {
  const claim = useSigned(CLAIM_AWAY, table, ({ seat }) => ({ type: 'ClaimAway', seat }));
  const waited = table.seats.find(({ isYou, awayFrom }) => !isYou && awayFrom !== null);
  const from = table.pausedAt === null && waited?.awayFrom ? Date.parse(waited.awayFrom) : null;
  const now = useNow(from !== null);
  if (waited === undefined || from === null || from - now > SAID_BEFORE_MS) return null;
  const name = names[waited.seat] ?? '';
  if (now < from)
    return (
      <span className="dim">
        {say('{name} does nothing. In {time} you can claim the game.', {
          name,
          time: minutesLeft(Math.ceil((from - now) / 1000)),
        })}
      </span>
    );
  return (
    <Sure
      label={say('{name} is away', { name })}
      question={say('Claim that {name} is away?', { name })}
      says={say('Asked two minutes ago, {name} did nothing since. They lose this game.', { name })}
      yes={say('Claim the game')}
      busy={claim.busy}
      onYes={() => void doing(claim.send({ matchId: table.id, seat: waited.seat }))}
    />
  );
}
