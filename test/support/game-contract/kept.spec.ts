import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '#kernel';
import { readRecording, stillBroken, unpackMoves } from '#scenario';
import { duel } from '#test/games';
import { keptGame } from './kept.js';
import { forSeeds } from './property.js';
import { begin, playOut } from './self-play.js';

type Duel = ReturnType<(typeof duel)['clone']>;
const setup = { seats: [null, null], switches: {}, options: {} };

/** A duel that breaks when somebody has answered so often. */
function breaking(after: number): Game<Duel> {
  let answers = 0;
  return {
    ...duel,
    start(...given) {
      answers = 0;
      return duel.start(...given);
    },
    apply(...given) {
      if (answers++ === after) throw new Error('The table has fallen over.');
      duel.apply(...given);
    },
  };
}

it('a random game in which a promise is broken is kept as a file that goes to where it broke', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dreamledger-kept-'));
  const game = breaking(5);
  let failure: unknown;
  try {
    forSeeds(3, (seed) => {
      playOut(begin(game, setup, seed));
    });
  } catch (thrown) {
    failure = keptGame(game, setup, 'plays to the end', thrown, folder);
  }
  const [file = ''] = readdirSync(folder);
  expect((failure as Error).message).toContain(
    `The game is kept in ${join(folder, file)}; dreamledger verify plays it again.`,
  );
  const read = readRecording(readFileSync(join(folder, file), 'utf8'));
  rmSync(folder, { recursive: true });
  if (!read.ok) throw new Error(JSON.stringify(read.flaws));
  expect(read.recording.failure).toEqual({ ply: 6, says: 'Error: The table has fallen over.' });
  expect(unpackMoves(read.recording.answers)).toHaveLength(6);
  expect(stillBroken(duel, read.recording, () => [])).toBeNull();
  const says = 'the engine breaks: Error: The table has fallen over.';
  expect(stillBroken(game, read.recording, () => [])).toMatchObject({ ply: 6, says });
});
