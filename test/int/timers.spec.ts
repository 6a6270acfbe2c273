import { randomBytes } from 'node:crypto';
import { actorId, type Millis, millis, type StreamId, streamId, SYSTEM } from '#kernel';
import { type Arbiter, createArbiter, type Log, memoryLog, nodeSha256, type RunningArbiter } from '#log';
import type { MatchCommand, OpenTable } from '#match';
import { READ_MODELS, ReadModels } from '#readmodel';
import { DATABASES, freshPlace } from '#test/databases';
import { OPEN_TABLE, RULES } from '#test/match-story';
import { memoryVault } from '#test/memory-vault';
import { type Vault, vaultKeyring } from '#vault';
import { Timers } from '../../apps/server/worker/timers.js';

const SECOND = 1_000;
const MINUTE = 60_000;
/** Less than what workers take for an outage. */
const TURN = 8_000;

describe.each(DATABASES)('timers over %s', (kind) => {
  let log: Log;
  let models: ReadModels;
  let arbiter: RunningArbiter;
  let vault: Vault;
  let drop: () => Promise<void>;
  let time: number;
  let canWrite: boolean;
  const running: Timers[] = [];
  const reports: string[] = [];
  const report = (what: string): void => void reports.push(what);
  const now = (): Millis => millis(time);

  beforeEach(async () => {
    time = 1_000_000_000;
    canWrite = true;
    reports.length = 0;
    const fresh = await freshPlace(kind);
    drop = fresh.drop;
    log = memoryLog({ logId: 'clocks', partitions: 4 });
    vault = memoryVault();
    models = await ReadModels.open({ place: fresh.place, log, models: READ_MODELS, report });
    arbiter = createArbiter({
      log,
      records: models.records,
      keys: vaultKeyring(vault),
      clock: now,
      random: (bytes) => randomBytes(bytes),
      sha256: nodeSha256,
      memoryMb: 16,
      onFault: (fault) => {
        report(fault.message);
      },
    });
    models.project((positions) => {
      arbiter.stored(positions);
    });
    await arbiter.start();
  });

  afterEach(async () => {
    await stopAll();
    await arbiter.stop();
    await models.close();
    await log.close();
    await drop();
  });

  const start = (over: Arbiter = arbiter): Timers => {
    const timing = { source: models.source, arbiter: over, vault, rules: RULES, now, report };
    const timers = new Timers({ ...timing, canWrite: () => Promise.resolve(canWrite) });
    running.push(timers);
    return timers;
  };
  const stopAll = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((each) => each.stop()));
  };
  const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  let keys = 0;
  const send = async (stream: StreamId, who: string, command: MatchCommand): Promise<void> => {
    const request = { stream, actor: actorId(who), key: `key ${++keys}`, command };
    expect(await arbiter.execute(RULES, request)).toMatchObject({ is: 'accepted' });
  };
  const opened = async (name: string, terms: Partial<OpenTable> = {}): Promise<StreamId> => {
    const stream = streamId('match', name);
    await send(stream, SYSTEM, { ...OPEN_TABLE, bestOf: 1, ...terms });
    return stream;
  };
  const playing = async (name: string, ms = TURN): Promise<StreamId> => {
    const stream = await opened(name, { clock: { is: 'decision', ms } });
    for (const who of ['p0', 'p1']) await send(stream, who, { type: 'JoinMatch', seat: null, brings: null });
    return stream;
  };
  const look = <Seen>(stream: StreamId, see: (state: ReturnType<typeof RULES.initial>) => Seen): Promise<Seen | null> =>
    arbiter.look(RULES, stream, ({ state }) => see(state));
  const isOver = async (stream: StreamId): Promise<boolean> =>
    (await look(stream, ({ phase }) => phase)) === 'finished';
  const records = async (stream: StreamId): Promise<number> => (await models.records.load(stream)).records.length;
  /** Workers have said that they are there, of late. */
  const marked = (): Promise<void> =>
    until(async () => {
      const { alive } = ((await vault.get('cursor', 'timers'))?.value ?? { alive: 0 }) as { alive: number };
      return time - alive < 3 * SECOND;
    });
  /** A match that is over once everything that was due before has been done. */
  const pass = async (name: string): Promise<void> => {
    const probe = await playing(name, SECOND);
    time += SECOND;
    await until(() => isOver(probe));
  };

  it('end a game when its time is up, and not before', async () => {
    const stream = await playing('a');
    start();
    time += TURN - 2 * SECOND;
    await pass('soon');
    expect(await isOver(stream)).toBe(false);
    time += SECOND;
    await until(() => isOver(stream));
    expect(await look(stream, (state) => (state.phase === 'finished' ? state.outcome.places : null))).toEqual([2, 1]);
  });

  it('let a report stand that nobody contradicts', async () => {
    const stream = await opened('a', { confirmAfter: TURN });
    await send(stream, 'p1', { type: 'ReportResult', games: { won: [0, 1], drawn: 0 }, intentionalDraw: false });
    start();
    time += TURN;
    await until(() => isOver(stream));
  });

  it('see that who moved has time again', async () => {
    const stream = await playing('a');
    start();
    time += TURN - 2 * SECOND;
    await marked();
    await send(stream, 'p0', { type: 'AnswerDecision', ply: 0, answer: 'stance:high' });
    time += TURN - 2 * SECOND;
    await pass('probe');
    expect(await isOver(stream)).toBe(false);
    time += SECOND;
    await until(() => isOver(stream));
  });

  it('say so once, however many workers there are, also after all of them were gone', async () => {
    const streams = await Promise.all(['a', 'b', 'c'].map((name) => playing(name)));
    start();
    start();
    await stopAll();
    time += TURN;
    start();
    start();
    await until(async () => (await Promise.all(streams.map(isOver))).every(Boolean));
    await until(async () => (await records(streams[0]!)) === 4);
    await pass('probe');
    expect(await Promise.all(streams.map(records))).toEqual([4, 4, 4]);
  });

  it('give back first what was lost while no worker was there', async () => {
    const stream = await playing('a');
    start();
    await pass('first');
    await stopAll();
    time += 10 * MINUTE;
    start();
    start();
    await marked();
    await pass('second');
    expect(await isOver(stream)).toBe(false);
    const left = await look(stream, (state) => (state.phase === 'playing' ? state.play.clocks[0]?.left : null));
    expect(left).toBeGreaterThanOrEqual(10 * MINUTE + TURN);
    expect(left).toBeLessThan(10 * MINUTE + TURN + 5 * SECOND);
    time += TURN;
    await until(() => isOver(stream));
  });

  it('count no time while nothing can be written', async () => {
    const stream = await playing('a');
    start();
    await pass('first');
    canWrite = false;
    time += 10 * MINUTE;
    canWrite = true;
    await marked();
    await pass('second');
    expect(await isOver(stream)).toBe(false);
  });

  it('give it back also after the clock was put back', async () => {
    const aliveAt = async (): Promise<number> =>
      ((await vault.get('cursor', 'timers'))?.value as { alive: number } | undefined)?.alive ?? Infinity;
    start();
    await until(async () => (await aliveAt()) === time);
    time -= 600 * MINUTE;
    for (let turn = 0; turn < 60 && (await aliveAt()) > time; turn++) {
      time += SECOND;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const stream = await playing('a');
    await pass('second');
    await stopAll();
    time += 10 * MINUTE;
    start();
    await pass('third');
    expect(await isOver(stream)).toBe(false);
  });

  it('go on with the others when one match is broken', async () => {
    const [bad, good] = [await playing('bad', SECOND), await playing('good', 2 * SECOND)];
    const broken: Arbiter = {
      ...arbiter,
      execute: (rules, request) => arbiter.execute(rules, request),
      watch: (stream, changed) => arbiter.watch(stream, changed),
      look: (rules, stream, see, atLeast) =>
        stream === bad ? Promise.reject(new Error('It is bad.')) : arbiter.look(rules, stream, see, atLeast),
    };
    start(broken);
    time += 2 * SECOND;
    await until(() => isOver(good));
    expect(reports).toContainEqual("The time of match/bad can't be told: Error: It is bad.");
  });
});
