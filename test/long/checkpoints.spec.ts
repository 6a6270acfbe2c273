import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditDecider, FULL_AT, isBy, readCheckpoint, readNote, verifierKey, volume } from '#audit';
import { actorId, hexOf, type LogRecord, millis, nodesOver, readRecord, rootBetween, streamId } from '#kernel';
import { createArbiter, type Log, memoryLog, nodeSha256 as sha256, type RunningArbiter } from '#log';
import { findCheckpoint, findVolume, hashesIn, READ_MODELS, ReadModels } from '#readmodel';
import { jar } from '#test/jar';
import { memoryVault } from '#test/memory-vault';
import { verifyEd25519 } from '#test/signing';
import { fileTrustStore, type TrustStore, vaultKeyring } from '#vault';
import { type AuditRules, Checkpoints } from '../../apps/server/worker/checkpoints.js';

const RULES: AuditRules = auditDecider({ sha256, verifies: verifyEd25519 });
const PARTITIONS = 4;

let folder: string;
let log: Log;
let models: ReadModels;
let trust: TrustStore;
const arbiters: RunningArbiter[] = [];
const workers: Checkpoints[] = [];
let reports: string[];
/** Counts on, so that nobody waits a second for the next checkpoint. */
let clock: number;
let filled: number;

const report = (what: string): void => void reports.push(what);
const now = () => millis((clock += 700));

beforeEach(async () => {
  [clock, filled, reports] = [1_000_000, 0, []];
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-checkpoints-'));
  trust = await fileTrustStore(folder);
  log = memoryLog({ logId: 'sweets', partitions: PARTITIONS });
  models = await ReadModels.open({ place: { folder: null }, log, models: READ_MODELS, report });
  models.project((positions) => {
    for (const each of arbiters) each.stored(positions);
  });
});

afterEach(async () => {
  await Promise.all(workers.splice(0).map((each) => each.stop()));
  await Promise.all(arbiters.splice(0).map((each) => each.stop()));
  await models.close();
  await log.close();
  await rm(folder, { recursive: true, force: true });
});

async function arbiter(): Promise<RunningArbiter> {
  const made = createArbiter({
    log,
    records: models.records,
    keys: vaultKeyring(memoryVault()),
    clock: now,
    random: (bytes) => randomBytes(bytes),
    sha256,
    memoryMb: 16,
    onFault: (fault) => {
      report(fault.message);
    },
  });
  arbiters.push(made);
  await made.start();
  return made;
}

/** A worker as it is in a process of its own. */
async function worker(change: { trust?: TrustStore; rules?: AuditRules } = {}): Promise<Checkpoints> {
  const { source } = models;
  const ports = { source, arbiter: await arbiter(), trust, rules: RULES, origin: 'sweets.example', now, report };
  const made = new Checkpoints({ ...ports, ...change });
  workers.push(made);
  return made;
}

async function fill(times: number, jars = 10): Promise<void> {
  const own = arbiters[0] ?? (await arbiter());
  await Promise.all(
    Array.from({ length: times }, () => {
      const stream = streamId('match', `jar-${filled % jars}`);
      return own.execute(jar, {
        stream,
        actor: actorId('anna'),
        key: `fill ${filled++}`,
        command: { do: 'put', n: 1 },
      });
    }),
  );
}

const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Until every head is under a checkpoint. */
async function settled(): Promise<void> {
  await until(async () => {
    const [row] = await models.source.query<{ rest: number }[]>(
      `SELECT ($1 - (SELECT count(*) FROM record WHERE NOT starts_with(stream, 'audit/')) + count(*))::int AS rest
       FROM record AS r WHERE NOT starts_with(stream, 'audit/')
         AND NOT EXISTS (SELECT FROM record AS later WHERE later.stream = r.stream AND later.seq > r.seq)
         AND NOT EXISTS (SELECT FROM audit_leaf AS l WHERE l.stream = r.stream AND l.seq = r.seq
           AND l.index < COALESCE((SELECT max(size) FROM audit_checkpoint), 0))`,
      [filled],
    );
    return row?.rest === 0;
  });
}

async function recordsOf(n: number): Promise<readonly LogRecord[]> {
  return (await models.records.load(volume(n))).records.map(({ bytes }) => readRecord(bytes));
}

const typesIn = (records: readonly LogRecord[]): readonly string[] =>
  records.flatMap(({ events }) => events.map(({ type }) => type));

/** The checkpoints in the order of the log, each held against all leaves. */
async function checkedSizes(): Promise<readonly number[]> {
  const volumes = Array.from({ length: (await findVolume(models.source)) ?? 0 }, (_, n) => recordsOf(n + 1));
  const records = (await Promise.all(volumes)).flat();
  const entries = records.flatMap(({ events }) => events.flatMap(({ data }) => (data.heads ?? []) as []));
  const leaves = await hashesIn(models.source, 0, 0, 100_000);
  expect(leaves).toHaveLength(entries.length);
  const nodes = nodesOver(sha256, leaves);
  const notes = records.flatMap(({ events }) =>
    events.flatMap(({ type, data }) => (type === 'CheckpointSigned' ? [data.note as string] : [])),
  );
  return notes.map((note) => {
    const { size, root } = readCheckpoint(readNote(note).text);
    expect(hexOf(rootBetween(sha256, nodes, 0, size))).toBe(hexOf(root));
    return size;
  });
}

it('signs one history, however many workers do so', async () => {
  await Promise.all([worker(), worker(), worker()]);
  for (let round = 0; round < 4; round++) {
    await fill(8);
    await settled();
  }
  const sizes = await checkedSizes();
  expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
  const types = typesIn(await recordsOf(1));
  expect(types.slice(0, 3)).toEqual(['LogOpened', 'HeadsAppended', 'CheckpointSigned']);
  expect(types.filter((type) => type === 'LogOpened')).toHaveLength(1);
  expect([reports, workers.map(({ trouble }) => trouble)]).toEqual([[], [null, null, null]]);
});

it('names each head once', async () => {
  await worker();
  await fill(30);
  await settled();
  await fill(5);
  await settled();
  const leaves = await models.source.query<{ name: string }[]>("SELECT stream || ':' || seq AS name FROM audit_leaf");
  const names = leaves.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  [
    'signed and lost',
    async (advance: () => Promise<unknown>) => advance().then(() => Promise.reject(new Error('cut'))),
  ],
  ['not signed', () => Promise.reject(new Error('cut'))],
])('goes on after a checkpoint that was %s', async (_, fails) => {
  let faults = 0;
  const weak: TrustStore = {
    ...trust,
    advance: (expected, next) =>
      faults++ < 2 ? fails(() => trust.advance(expected, next)) : trust.advance(expected, next),
  };
  await worker({ trust: weak });
  await fill(3);
  await settled();
  await fill(3);
  await settled();
  expect(await checkedSizes()).not.toEqual([]);
  expect((await trust.checkpoint())?.note).toBe((await findCheckpoint(models.source))?.note);
});

it('lets nobody sign on whose trust store has not signed what the log says', async () => {
  const first = await worker();
  await fill(3);
  await settled();
  await first.stop();
  const before = await findCheckpoint(models.source);
  await rm(join(folder, 'trust.json'));
  const other = await worker({ trust: await fileTrustStore(folder) });
  await fill(3);
  await until(() => other.trouble !== null);
  expect(other.trouble).toMatch(/^The trust store has signed nothing, and the log says otherwise/);
  expect(await findCheckpoint(models.source)).toEqual(before);
});

it.each([
  ['lacks what was signed', 'DELETE FROM record WHERE stream = $1'],
  ['has something else there', "UPDATE record SET hash = sha256('x') WHERE stream = $1"],
])('lets nobody sign on where the log %s', async (_, change) => {
  const first = await worker();
  await fill(3);
  await settled();
  await first.stop();
  const before = await findCheckpoint(models.source);
  await models.source.query(change, ['match/jar-1']);
  const other = await worker();
  await fill(1, 100);
  await until(() => other.trouble !== null);
  expect(other.trouble).toMatch(
    /^The Merkle log has record 1 of match\/jar-1, and the log has another or none: it was changed/,
  );
  expect(await findCheckpoint(models.source)).toEqual(before);
});

it('says that the clock was put back, and signs on once it is past what it was', async () => {
  const signing = await worker();
  await fill(3);
  await settled();
  const was = clock;
  clock -= 7_200_000;
  await fill(3);
  await until(() => signing.trouble !== null);
  expect(reports).toContainEqual(
    expect.stringMatching(/waits: This server's clock says \S+, and the log was signed last at \S+\./),
  );
  clock = was;
  await settled();
  await until(() => signing.trouble === null);
  await checkedSizes();
});

it('changes to the newest key of the trust store once all is signed, and has it sign that once more', async () => {
  await worker();
  await fill(3);
  await settled();
  await trust.rotate();
  const byNewest = async (): Promise<boolean> => {
    const key = verifierKey(sha256, 'sweets.example', 'note', (await trust.signer()).publicKey);
    return isBy(key, (await findCheckpoint(models.source))?.note ?? '');
  };
  await until(byNewest);
  expect(typesIn(await recordsOf(1)).slice(-2)).toEqual(['KeyChanged', 'CheckpointSigned']);
  await models.rebuild(() => undefined);
  expect(await byNewest()).toBe(true);
  await fill(3);
  await settled();
  const sizes = await checkedSizes();
  expect(sizes.length - new Set(sizes).size).toBe(1);
  expect(reports).toEqual([]);
});

it('goes on in the next volume when one is full', async () => {
  /** Volumes that are full after their first checkpoint. */
  const small: AuditRules = {
    ...RULES,
    evolve(before, event, moment) {
      const state = RULES.evolve(before, event, moment);
      return state.phase === 'open' && moment.seq >= 3 ? { ...state, records: FULL_AT } : state;
    },
  };
  await Promise.all([worker({ rules: small }), worker({ rules: small })]);
  while (((await findVolume(models.source)) ?? 0) < 3) {
    await fill(6);
    await settled();
  }
  for (const n of [1, 2, 3]) {
    expect(typesIn(await recordsOf(n))).toEqual(['LogOpened', 'HeadsAppended', 'CheckpointSigned']);
  }
  await Promise.all(workers.splice(0).map((each) => each.stop()));

  await worker({ rules: small });
  await fill(6);
  await settled();
  expect(await checkedSizes()).toHaveLength(4);
  expect(reports).toEqual([]);
});

it('keeps the roots of full tiles', async () => {
  await worker();
  for (let round = 0; round < 3; round++) {
    await fill(1);
    await settled();
  }
  await fill(600, 600);
  await settled();
  const before = await hashesIn(models.source, 1, 0, 10);
  const leaves = await hashesIn(models.source, 0, 0, 512);
  const nodes = nodesOver(sha256, leaves);
  expect(before.map(hexOf)).toEqual([hexOf(nodes(8, 0)), hexOf(nodes(8, 1))]);
});
