import { utf8 } from './bytes.js';
import { type Sha256, tagged } from './digest.js';
import type { Game } from './game.js';
import type { Hash } from './ids.js';
import { canonicalJson } from './json.js';

/** Equal hashes, equal positions. Unsalted, so it is never shown while anything in the state is hidden. */
export function stateHash<State>(sha256: Sha256, game: Game<State>, state: State): Hash {
  return tagged(sha256, 'state', utf8(canonicalJson(game.encode(state))));
}
