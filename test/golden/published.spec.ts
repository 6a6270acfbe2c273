import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** They are never changed, and games that they played must go on as they went, whatever the sources have become. */
it.each(readdirSync('test/published'))('the published engine %s replays its golden games', async (name) => {
  const { stdout } = await run(process.execPath, ['apps/engine/replay.mjs', `test/published/${name}`]);
  expect(JSON.parse(stdout)).toEqual({ games: 320, differ: [] });
});
