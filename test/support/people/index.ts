import { randomBytes } from 'node:crypto';
import { type Millis, millis } from '#kernel';
import { createArbiter, type Log, memoryLog, nodeSha256, type RunningArbiter } from '#log';
import { memoryRecords } from '#test/records';
import { fileTrustStore, type Vault, vaultKeyring } from '#vault';
import type { PeopleGround } from '../../../apps/server/people/ground.js';
import type { Mailer } from '../../../apps/server/people/mailer.js';
import { openPeople } from '../../../apps/server/people/people.js';

export { mutate } from './api.js';

/** A moment that stands still until a test moves it. */
export interface Clock {
  now(): Millis;
  pass(ms: number): void;
}

export function stoppedClock(): Clock {
  let at = Date.UTC(2026, 10, 21);
  return {
    now: () => millis(at),
    pass: (ms) => {
      at += ms;
    },
  };
}

/** People on a real arbiter, with passwords that cost little. */
export interface World extends PeopleGround {
  readonly clock: Clock;
  readonly log: Log;
  readonly reports: readonly string[];
  close(): Promise<void>;
}

export interface Places {
  readonly vault: Vault;
  readonly trustFolder: string;
  readonly log: Log;
  readonly mailer: Mailer | null;
  readonly clock: Clock;
}

export const newLog = (): Log => memoryLog({ logId: randomBytes(8).toString('hex'), partitions: 4 });

/** One process; several may stand on the same places. */
export async function openWorld({ vault, trustFolder, log, mailer, clock }: Places): Promise<World> {
  const records = memoryRecords(log);
  const reports: string[] = [];
  const arbiter: RunningArbiter = createArbiter({
    log,
    records,
    keys: vaultKeyring(vault),
    clock: () => clock.now(),
    random: (bytes) => randomBytes(bytes),
    sha256: nodeSha256,
    onFault: (fault) => reports.push(fault.message),
    memoryMb: 16,
  });
  await arbiter.start();
  const ground = await openPeople({
    vault,
    trust: await fileTrustStore(trustFolder),
    arbiter,
    now: () => clock.now(),
    cost: { logN: 4, r: 8, p: 1 },
    mailer,
    publicUrl: () => 'https://ledger.example',
    streamsOf: (subject) =>
      Promise.resolve([...records.all()].flatMap(([stream, kept]) => (actedIn(subject, kept) ? [stream] : []))),
    report: (what) => reports.push(what),
  });
  return {
    ...ground,
    clock,
    log,
    reports,
    async close() {
      await arbiter.stop();
      await records.stop();
    },
  };
}

const actedIn = (subject: string, kept: readonly { readonly bytes: Uint8Array }[]): boolean =>
  kept.some(({ bytes }) => Buffer.from(bytes).includes(`"actor":"${subject}"`));
