import { randomBytes } from 'node:crypto';
import {
  actorId,
  type Decider,
  Fault,
  type Happening,
  happens,
  millis,
  partitionOf,
  type Refusal,
  refuse,
  refused,
  type StreamId,
  streamId,
} from '#kernel';
import { type Arbiter, createArbiter, type Log, memoryLog, nodeSha256, type RunningArbiter } from '#log';
import { READ_MODELS, ReadModels } from '#readmodel';
import { DATABASES, freshPlace } from '#test/databases';
import { jar } from '#test/jar';
import { memoryVault } from '#test/memory-vault';
import { type Vault, vaultKeyring } from '#vault';
import { type Errand, errand, type Reaction, reaction } from '../../apps/server/worker/reaction.js';
import { Reactions } from '../../apps/server/worker/reactions.js';
import { dismissStuck, keyOf, listStuck, retryStuck } from '../../apps/server/worker/stuck.js';

/** A shelf takes every box that a jar gives, until it is full: nothing but the command's id keeps a box from coming twice. */
type ShelfEvent = Happening<'Shelved' | 'Cleared', Record<string, never>, null>;
const shelf: Decider<{ boxes: number }, { do: 'shelve' | 'clear' }, ShelfEvent, Refusal<'SHELF.FULL'>> = {
  kind: 'case',
  rules: 'shelf/1',
  upcasts: [],
  initial: () => ({ boxes: 0 }),
  decide: ({ boxes }, command) =>
    command.do === 'clear'
      ? happens({ type: 'Cleared', v: 1, data: {}, secret: null })
      : boxes < 5
        ? happens({ type: 'Shelved', v: 1, data: {}, secret: null })
        : refused(refuse('SHELF.FULL', 'Five boxes are on the shelf, and there is no room for another.')),
  evolve: ({ boxes }, event) => ({ boxes: event.type === 'Cleared' ? 0 : boxes + 1 }),
  settle: () => [],
  weigh: () => 100,
  pack: (state) => state,
  unpack: (packed) => packed as { boxes: number },
};

const SHELF = streamId('case', 'shelf');
const toShelf = reaction(jar, {
  name: 'shelve-boxes',
  on: ['Boxed'],
  react: () => [errand(shelf, SHELF, 'box', { do: 'shelve' })],
});

describe.each(DATABASES)('reactions over %s', (kind) => {
  let log: Log;
  let models: ReadModels;
  let arbiter: RunningArbiter;
  let vault: Vault;
  let drop: () => Promise<void>;
  const running: Reactions[] = [];
  const reports: string[] = [];
  const report = (what: string): void => void reports.push(what);

  beforeEach(async () => {
    const fresh = await freshPlace(kind);
    drop = fresh.drop;
    log = memoryLog({ logId: 'sweets', partitions: 4 });
    vault = memoryVault();
    models = await ReadModels.open({ place: fresh.place, log, models: READ_MODELS, report });
    arbiter = createArbiter({
      log,
      records: models.records,
      keys: vaultKeyring(vault),
      clock: () => millis(1_000_000),
      random: (bytes) => randomBytes(bytes),
      sha256: nodeSha256,
      memoryMb: 16,
      onFault: (fault) => {
        report(fault.message);
      },
    });
    models.project((positions, kinds) => {
      arbiter.stored(positions);
      for (const each of running) each.wake(kinds);
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

  const start = (change: { reactions?: readonly Reaction[]; vault?: Vault; arbiter?: Arbiter } = {}): Reactions => {
    const { source } = models;
    const reactions = new Reactions({ reactions: [toShelf], source, arbiter, vault, partitions: 4, report, ...change });
    running.push(reactions);
    return reactions;
  };
  const fill = async (name: string): Promise<void> => {
    const stream = streamId('match', name);
    await arbiter.execute(jar, { stream, actor: actorId('anna'), key: `fill ${name}`, command: { do: 'put', n: 10 } });
  };
  const boxes = (): Promise<number | null> => arbiter.look(shelf, SHELF, ({ state }) => state.boxes);
  const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const stopAll = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((each) => each.stop()));
  };

  it('carry work from one kind of streams to another', async () => {
    start();
    await Promise.all(['a', 'b', 'c'].map(fill));
    await until(async () => (await boxes()) === 3);
  });

  it('pass over as many records of another kind as there are', async () => {
    const clear = (nth: number) =>
      arbiter.execute(shelf, { stream: SHELF, actor: actorId('anna'), key: `clear ${nth}`, command: { do: 'clear' } });
    for (let nth = 0; nth < 250; nth++) await clear(nth);
    const partition = (stream: StreamId): number => partitionOf(nodeSha256, stream, 4);
    const names = Array.from({ length: 20 }, (_, nth) => `after-${nth}`);
    await fill(names.find((name) => partition(streamId('match', name)) === partition(SHELF)) ?? '');
    await until(async () => (await models.health()).behind === 0);
    start();
    await until(async () => (await boxes()) === 1);
  });

  it('do once what a worker did before it crashed', async () => {
    await fill('a');
    const crashing = start({ vault: { ...vault, change: () => Promise.reject(new Error('power cut')) } });
    await until(() => crashing.trouble.has(toShelf.name));
    await crashing.stop();
    expect(await boxes()).toBe(1);
    await fill('b');
    start();
    await until(async () => (await boxes()) === 2);
  });

  it('do once what two workers do at once', async () => {
    start();
    start();
    await Promise.all(['a', 'b', 'c', 'd'].map(fill));
    await until(async () => (await boxes()) === 4);
    await stopAll();
    expect(await boxes()).toBe(4);
    expect(await listStuck(vault)).toEqual([]);
  });

  it('put on the stuck list what is refused, and go on', async () => {
    start();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await fill(name);
    await until(async () => (await listStuck(vault)).length === 2);
    const stuck = await listStuck(vault);
    const full = 'case/shelf: SHELF.FULL: Five boxes are on the shelf, and there is no room for another.';
    expect(stuck[0]).toMatchObject({ reaction: 'shelve-boxes', seq: 1, why: [full] });

    const retrying = { reactions: [toShelf], records: models.records, arbiter, vault };
    const [first, second] = stuck.map(keyOf);
    expect(await retryStuck(first!, retrying)).toMatchObject({ why: [full] });
    await arbiter.execute(shelf, { stream: SHELF, actor: actorId('anna'), key: 'room', command: { do: 'clear' } });
    expect(await retryStuck(first!, retrying)).toBeNull();
    expect(await boxes()).toBe(1);
    await dismissStuck(vault, second!);
    expect(await listStuck(vault)).toEqual([]);
  });

  it('put on the stuck list what a reaction can not digest', async () => {
    const broken = reaction(jar, {
      name: 'broken',
      on: ['Put'],
      react: () => {
        throw new TypeError('no such drawer');
      },
    });
    start({ reactions: [broken, toShelf] });
    await fill('a');
    await until(async () => (await boxes()) === 1 && (await listStuck(vault)).length === 1);
    expect(await listStuck(vault)).toEqual([
      { reaction: 'broken', stream: 'match/a', seq: 1, why: ['TypeError: no such drawer'] },
    ]);
  });

  it.each(['unknown', 'contended'] as const)('try again as long as an outcome is %s', async (is) => {
    let tries = 0;
    const execute: Arbiter['execute'] = (decider, request) =>
      ++tries < 3 ? Promise.resolve({ is }) : arbiter.execute(decider, request);
    start({ arbiter: { execute, look: arbiter.look.bind(arbiter), watch: arbiter.watch.bind(arbiter) } });
    await fill('a');
    await until(async () => (await boxes()) === 1);
    expect(tries).toBe(3);
  });

  it('wait as long as the database is away, for each of many records, and put nothing on the stuck list', async () => {
    const warned: string[] = [];
    const warn = ({ name }: Error): void => void warned.push(name);
    process.on('warning', warn);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const tries = new Map<string, number>();
    const execute: Arbiter['execute'] = async (decider, request) => {
      const nth = (tries.get(request.key) ?? 0) + 1;
      tries.set(request.key, nth);
      if (nth <= 5) throw new Fault('A command could not be decided; nothing was done.', { cause: away });
      return arbiter.execute(decider, request);
    };
    const clears = reaction(jar, {
      name: 'clear',
      on: ['Boxed'],
      react: (_event, _state, { stream }) => [
        errand(shelf, streamId('case', stream.slice(6)), 'clear', { do: 'clear' }),
      ],
    });
    for (const name of 'abcdefghijkl') await fill(name);
    await until(async () => (await models.health()).behind === 0);
    start({
      reactions: [clears],
      arbiter: { execute, look: arbiter.look.bind(arbiter), watch: arbiter.watch.bind(arbiter) },
    });
    await until(() => [...tries.values()].filter((times) => times === 6).length === 12);
    expect(await listStuck(vault)).toEqual([]);
    expect(warned).toEqual([]);
    process.off('warning', warn);
  });

  it('write to several streams side by side, to one in turn, and to another kind only afterwards', async () => {
    const told: string[] = [];
    let under = 0;
    let most = 0;
    const step = (stream: StreamId, name: string): Errand => ({
      stream,
      name,
      carryOut: async (own, key) => {
        most = Math.max(most, ++under);
        while (most < 2) await new Promise((resolve) => setTimeout(resolve, 5));
        told.push(`${stream} ${name}`);
        const outcome = await own.execute(shelf, {
          stream: SHELF,
          actor: actorId('anna'),
          key,
          command: { do: 'clear' },
        });
        under -= 1;
        return outcome;
      },
    });
    const [high, low, later] = [streamId('case', 'high'), streamId('case', 'low'), streamId('deck', 'later')];
    const errands = [step(high, '1'), step(high, '2'), step(low, '1'), step(high, '3'), step(later, '1')];
    start({ reactions: [reaction(jar, { name: 'many', on: ['Boxed'], react: () => errands })] });
    await fill('a');
    await until(() => told.length === errands.length);
    expect(told.filter((each) => each.startsWith(high))).toEqual([`${high} 1`, `${high} 2`, `${high} 3`]);
    expect([most, told.at(-1)]).toEqual([2, `${later} 1`]);
  });

  it('are not run by a rebuild', async () => {
    let commands = 0;
    const execute: Arbiter['execute'] = (decider, request) => {
      commands += 1;
      return arbiter.execute(decider, request);
    };
    start({ arbiter: { execute, look: arbiter.look.bind(arbiter), watch: arbiter.watch.bind(arbiter) } });
    await fill('a');
    await until(async () => (await boxes()) === 1);
    await models.rebuild(() => undefined);
    await fill('b');
    await until(async () => (await boxes()) === 2);
    expect(commands).toBe(2);
  });
});
