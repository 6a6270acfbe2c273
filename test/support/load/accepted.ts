import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRecord } from '#kernel';
import { fileLog, type Log } from '#log';
import { memoryRecords } from '../records/index.js';
import { type Asker, asker } from '../server/index.js';

/** A token that does not run out while a long test goes on. */
export async function apiToken({ url, token }: Asker): Promise<string> {
  const input = { idempotencyKey: randomUUID(), label: 'walker', scopes: ['GAME_PLAY'] };
  const { data, errors } = await asker(url, token).ask<{ createApiToken: { secret: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
    { input },
  );
  expect(errors).toEqual([]);
  return data.createApiToken.secret;
}

/** Where the log, read by the rule alone, has answers that were accepted: no gap, no fork, none twice. Closes it. */
export async function acceptedAnswers(log: Log): Promise<readonly string[]> {
  const records = memoryRecords(log);
  const ends = await log.end();
  const isBehind = async (): Promise<boolean> =>
    (await records.positions()).some((position, partition) => position < ends[partition]! && ends[partition]! > 1);
  while (await isBehind()) await sleep(10);
  await records.stop();
  await log.close();
  return [...records.all().values()]
    .flat()
    .map(({ bytes }) => readRecord(bytes))
    .filter(({ events }) => events.some(({ type }) => type.startsWith('Answer')))
    .map(({ stream, seq }) => `${stream}:${seq}`)
    .sort();
}

/** The log of a server that has ended in order. */
export const fileLogIn = (data: string): Promise<Log> =>
  fileLog({ folder: join(data, 'log'), which: { is: 'any', partitions: 16 }, report: fail });

function fail(what: string): void {
  throw new Error(`A log that was closed in order needed mending: ${what}`);
}
