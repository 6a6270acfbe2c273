/** Why a game ended, by the word of the log, beside who won it. */
import { say } from '../say/index.js';

const OTHERS: Readonly<Record<string, string>> = {
  nightmare: say('The other side had no arcanum left to void in Nightmare.'),
  bastion: say('The bastion of the other side was lost.'),
  conceded: say('The other side gave up.'),
  'timed-out': say('The time of the other side ran out.'),
  removed: say('The other side was taken out of the match.'),
};

const YOURS: Readonly<Record<string, string>> = {
  nightmare: say('You had no arcanum left to void in Nightmare.'),
  bastion: say('Your bastion was lost.'),
  conceded: say('You gave up.'),
  'timed-out': say('Your time ran out.'),
  removed: say('You were taken out of the match.'),
};

const EITHER: Readonly<Record<string, string>> = {
  agreed: say('Both sides agreed to it.'),
  card: say('A card decided it.'),
  'both-bastions': say('Both bastions were lost at once.'),
  time: say('Time was up.'),
  rounds: say('The last round was over.'),
};

/** Null where the log has no word for it that a player would know. */
export const sayWhyOver = (reason: string, isYoursLost: boolean): string | null =>
  (isYoursLost ? YOURS : OTHERS)[reason] ?? EITHER[reason] ?? null;
