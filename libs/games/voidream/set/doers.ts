import type { Flaw } from '#cards';
import type { CardBan, Line } from '../language.js';
import { flawsIn } from './parts.js';

/** Players declare entities, whatever cards say: a ban on that has nobody to except. */
const BY_PLAYERS: readonly CardBan[] = ['declare', 'attack', 'defend'];

export const idleDoers = (line: Line): readonly Flaw[] =>
  flawsIn(line, null, ({ of, name, value }) => {
    const isDoer = name === 'by' && value !== null && 'give' in of && 'on' in of;
    const ban = isDoer ? BY_PLAYERS.find((one) => of.on === one) : undefined;
    return ban === undefined ? { within: null } : `No card does "${ban}", but a player: leave "by" out.`;
  });
