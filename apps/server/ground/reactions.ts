import { noteSettled, releaseCases, settleDisputes } from '../rulings/follow-disputes.js';
import { openCases } from '../rulings/open-cases.js';
import { followTournament, noteDecks } from '../tournament/follow-decks.js';
import { keepMatches } from '../tournament/keep-matches.js';
import { recordResults } from '../tournament/record-results.js';
import type { Reaction, ReactionPorts } from '../worker/reaction.js';

/** Every reaction of the product: what one stream's records call for in others. */
export const reactionsOn = (ports: ReactionPorts): readonly Reaction[] => [
  keepMatches(ports),
  recordResults(ports),
  noteDecks(ports),
  followTournament(ports),
  openCases(ports),
  settleDisputes(ports),
  noteSettled(ports),
  releaseCases(ports),
];
