import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedServer } from '#test/server';
import { Releases } from '../../apps/server/worker/releases.js';

/** What is reported of a release of keys for which the read models were changed so. */
async function reported(change: string): Promise<readonly string[]> {
  const server = await embeddedServer();
  const { ground } = server;
  const { readModels, arbiter, keyring, vault, matchRules: rules, now } = ground;
  await readModels.source.query(change);
  const said: string[] = [];
  const releases = new Releases({
    source: readModels.source,
    arbiter,
    keyring,
    vault,
    rules,
    now,
    report: (what) => said.push(what),
  });
  await sleep(500);
  await releases.stop();
  await server.close();
  return said;
}

it('the release of keys waits without a word for a table or a column that is being built, and tells of all else', async () => {
  expect(await reported('DROP TABLE live.sealed_match')).toEqual([]);
  expect(await reported('ALTER TABLE live.sealed_match RENAME due_at TO later')).toEqual([]);
  expect(await reported('ALTER TABLE live.sealed_match ALTER due_at TYPE boolean USING false')).toEqual([
    expect.stringContaining('The release of keys waits'),
  ]);
});
