import type { Keyring } from '#log';
import type { MatchRules } from '#match';
import { closeMatches, openMatches } from '../tournament/open-matches.js';
import { recordResults } from '../tournament/record-results.js';
import type { Reaction } from '../worker/reaction.js';

export interface ReactionPorts {
  readonly matchRules: MatchRules;
  readonly keyring: Keyring;
}

/** Every reaction of the product: what one stream's records call for in others. */
export const reactionsOn = (ports: ReactionPorts): readonly Reaction[] => [
  openMatches(ports),
  closeMatches(ports),
  recordResults(ports),
];
