/** Two worlds that differ only in what some may not know, and people who look at both. */
import { playedElsewhere } from './cards.js';
import { branchedElsewhere } from './branched.js';
import { ceremonyElsewhere, redealtElsewhere } from './redealt.js';
import { decksElsewhere, draftedElsewhere, penalisedElsewhere } from './kept.js';
import { lookedAtElsewhere, notedElsewhere, saidElsewhere } from './said.js';
import { movedElsewhere, seededElsewhere } from './unseen.js';

export { Onlookers } from './sight.js';
export { Twins, type World } from './twins.js';
export { SCHEMA } from './documents.js';
export { SUBSCRIPTIONS } from './listen.js';
export { fieldsRead, TELLS_NOTHING } from './ways.js';
export { playedElsewhere };

/** What differs, and for whom it is a secret. */
export const STORIES = {
  'how the cards lie that somebody does not know, and what is answered in secret': playedElsewhere,
  'what is tried, said, penalised and ruled in a case that is not closed': saidElsewhere,
  'what a judge looks at before the case is closed': lookedAtElsewhere,
  'what somebody is penalised with while the case is on': penalisedElsewhere,
  'what is noted on a ply for oneself, or for both players': notedElsewhere,
  'deck lists that are closed, and what a deck check noted': decksElsewhere,
  'what a ruling dealt anew, until it comes up': redealtElsewhere,
  'how the seed for that is made': ceremonyElsewhere,
  'what somebody plays on for themselves': branchedElsewhere,
  'a round that is only drafted, and who is kept apart': draftedElsewhere,
  'moves that are too new for who watches with a delay': movedElsewhere,
  "a player's part of the seed until it is shown": seededElsewhere,
};
