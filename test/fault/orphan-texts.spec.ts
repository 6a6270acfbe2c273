import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actorId, commandIdOf, type KeptText } from '#kernel';
import { nodeSha256 } from '#log';
import { recordedOf } from '#readmodel';
import { keepText, readText } from '#vault';
import { idOf } from '#test/devices';
import { freshTopic, sharedKafka } from '#test/kafka';
import { freshDatabase } from '#test/postgres';
import { embeddedServer, newcomer, openTable, send, tournamentOf } from '#test/server';

const HOUR = 3_600_000;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

const onKafka = async (): Promise<object> => ({
  KAFKA_BROKERS: (await sharedKafka()).addresses.join(','),
  KAFKA_TOPIC: freshTopic(),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orphan-texts-'));
});
afterEach(() => rm(folder, { recursive: true }));

it.each([
  ['a file', () => Promise.resolve({})],
  ['Kafka', onKafka],
])(
  'a text whose command a crash cut off is forgotten at the next start, and none that a record in %s names',
  async (_, more) => {
    const { url } = await freshDatabase();
    const settings = { DREAMLEDGER_DATA: folder, DATABASE_URL: url, ...(await more()) };
    const before = await embeddedServer(settings);
    const [ann, ben] = [await newcomer(before), await newcomer(before)];
    const actor = actorId((await idOf(ann)).replace('person_', ''));
    const matchId = await openTable(before, [ann, ben], { tournament: await tournamentOf(await newcomer(before)) });
    const called = { idempotencyKey: randomUUID(), text: 'The lamp is broken' };
    expect((await send(ann, 'callJudge', { matchId, ...called })).userErrors).toEqual([]);

    const wasCalled = commandIdOf(nodeSha256, actor, called.idempotencyKey);
    // The server may be looking for such texts just now, by what has been read of the log.
    await until(async () => (await recordedOf(before.ground.readModels.source, [wasCalled])).has(wasCalled));

    // As a process leaves it that dies after it kept a text, and before its command was decided, or before it knew that it was.
    const { vault } = before.ground;
    const kept = async (key: string, text: string): Promise<KeptText> =>
      (await keepText(vault, actor, text, { actor, key }))!;
    const lost = randomUUID();
    const cutOff = await kept(lost, 'This was never said');
    const named = await kept(called.idempotencyKey, called.text);
    const fresh = await kept(randomUUID(), 'This may still be said');
    for (const [command, { ref }] of [
      [commandIdOf(nodeSha256, actor, lost), cutOff],
      [wasCalled, named],
    ] as const) {
      const value = { command, at: Date.now() - HOUR };
      await vault.change({ do: 'put', space: 'undecided', key: ref, value, was: 'any' });
    }
    await before.close();

    const after = await embeddedServer(settings);
    const { ground } = after;
    await until(async () => (await ground.vault.list('undecided')).length === 1);
    expect(await readText(ground.vault, cutOff)).toBeNull();
    expect(await readText(ground.vault, named)).toBe(called.text);
    expect(await readText(ground.vault, fresh)).toBe('This may still be said');
    await after.close();
  },
  120_000,
);
