import { randomBytes } from 'node:crypto';
import { type Fault, millis, type StreamId } from '#kernel';
import { createArbiter, type Log, nodeSha256, type RunningArbiter } from '#log';
import { vaultKeyring } from '#vault';
import { memoryRecords, type MemoryRecords } from '#test/records';
import { memoryVault } from '#test/memory-vault';

export { TamperedLog } from './tampered-log.js';

type Ports = Parameters<typeof createArbiter>[0];

export interface Started {
  readonly arbiter: RunningArbiter;
  readonly records: MemoryRecords;
  readonly faults: { readonly fault: Fault; readonly stream: StreamId | null }[];
  readonly stop: () => Promise<void>;
}

/** A running arbiter over this log, with its own record store; `ports` replaces what a test cares about. */
export async function startArbiter(log: Log, ports: Partial<Ports> = {}): Promise<Started> {
  const records = memoryRecords(log);
  const faults: { readonly fault: Fault; readonly stream: StreamId | null }[] = [];
  const arbiter = createArbiter({
    log,
    records,
    keys: vaultKeyring(memoryVault()),
    clock: () => millis(Date.now()),
    random: (bytes) => randomBytes(bytes),
    sha256: nodeSha256,
    onFault: (fault, stream) => faults.push({ fault, stream }),
    memoryMb: 16,
    ...ports,
  });
  await arbiter.start();
  return {
    arbiter,
    records,
    faults,
    async stop() {
      await arbiter.stop();
      await records.stop();
    },
  };
}
