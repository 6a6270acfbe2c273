import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Game, GameSetup } from '#kernel';
import { printRecording, recordGame, seedFrom } from '#scenario';
import { FailedGame } from './property.js';
import { anyMove, choicesOf } from './self-play.js';

const FOLDER = 'test/golden/failed';

/** Keeps the random game in which a promise was broken as a file, and tells where. */
export function keptGame<State>(
  game: Game<State>,
  setup: GameSetup,
  promise: string,
  failure: unknown,
  folder = FOLDER,
): unknown {
  if (!(failure instanceof FailedGame)) return failure;
  const { seed, message } = failure;
  const choices = choicesOf(seed);
  const recording = recordGame((bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()), {
    game,
    setup,
    seed: seedFrom(seed),
    about: `${promise}, ${seed}`,
    choose: (requests) => anyMove(requests, choices),
    chapter: (_, ply) => ply,
    broken: () => [],
  });
  const [says = ''] = message.split('\n');
  const ply = Object.keys(recording.hashes).length - 1;
  const kept = printRecording({ ...recording, failure: recording.failure ?? { ply, says: `${promise}: ${says}` } });
  const file = `${folder}/${game.id}-${createHash('sha256').update(kept).digest('hex').slice(0, 8)}.json`;
  writeFileSync(file, kept);
  failure.message = `${message}\nThe game is kept in ${file}; dreamledger verify plays it again.`;
  return failure;
}
