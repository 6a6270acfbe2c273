import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

it('a published engine replays its golden games to equal hashes in every Node and in Chromium, as far as they are there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dreamledger-engines-'));
  const { stdout } = await run(process.execPath, ['apps/engine/publish.mjs', '--to', folder]);
  rmSync(folder, { recursive: true });
  const [, ...places] = stdout.trim().split('\n');
  expect(places.map((line) => line.split(/[ :]/)[0])).toEqual(['Node', 'Node', 'Node', 'Chromium']);
  const asExpected = /: (\d+) of \1 golden games replay to equal hashes$|: is not there: /;
  expect(places.filter((line) => !asExpected.test(line))).toEqual([]);
});
