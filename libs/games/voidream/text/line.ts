import { listed, sentence } from '#cards';
import type { AbilityLine, Base, Line, PlayLimit, TriggerLine } from '../language.js';
import { sayCheck } from './check.js';
import { ADVICE } from './clause.js';
import { costText } from './cost.js';
import { eventText } from './event.js';
import { grantClauses } from './grant.js';
import { wholes } from './together.js';
import { conditional, type Scope } from './steps.js';

/** How the lines of a card read. */

const LIMIT: Readonly<Record<PlayLimit, string>> = {
  'in-conflicts': 'only in conflicts',
  'outside-conflicts': 'only outside conflicts',
};
const FROM: Readonly<Record<Exclude<Base, 'play'>, string>> = {
  hand: 'from your hand',
  'arcana-discard': 'from your arcana discard',
  'dream-discard': 'from your Dream discard',
  void: 'from your Void',
};

export const limitText = (only: PlayLimit): string => sentence(`play ${LIMIT[only]}`);

export function lineText(line: Line): string {
  switch (line.line) {
    case 'play':
      return sentence(conditional(line.if, line.do, SCOPE));
    case 'start':
      return sentence(`at the start of the game: ${conditional(null, line.do, SCOPE)}`);
    case 'static': {
      const said = wholes(grantClauses(line.give, { begins: false, quote: abilityText }));
      return sentence(line.if === null ? said : `as long as ${sayCheck(line.if)}, ${said}`);
    }
    default:
      return abilityText(line);
  }
}

/** Where the line goes on to speak of "that amount". */
const THAT_AMOUNT = '"of":"event"';

/** A cost, a colon and what it buys (VD-6.1.1); a condition, a dash and what follows (VD-6.22.1). */
function abilityText(line: AbilityLine | TriggerLine): string {
  const said = conditional(line.if, line.do, SCOPE);
  const limits = [
    line.line === 'ability' && line.only !== null ? LIMIT[line.only] : null,
    line.often?.replaceAll('-', ' ') ?? null,
    line.from === 'play' ? null : FROM[line.from],
  ].filter((limit) => limit !== null);
  const limited = limits.length === 0 ? '' : ` (${limits.join(', ')})`;
  if (line.line === 'ability') return sentence(`${listed(line.pay.map(costText))}${limited}: ${said}`);
  return sentence(
    `${line.at} ${eventText(line, JSON.stringify([line.if, line.do]).includes(THAT_AMOUNT))}${limited} – ${said}`,
  );
}

const SCOPE: Scope = { voice: ADVICE, depth: 0, quote: (line) => abilityText(line) };
