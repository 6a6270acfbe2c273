import fc from 'fast-check';
import { hash, type LogRecord, type StreamId, streamId, utf8, writeRecord } from '#kernel';
import { type Log, memoryLog, type Positions } from '#log';
import {
  type Accepted,
  acceptedAfter,
  findErasedSubjects,
  findMatches,
  READ_MODELS,
  type ReadModel,
  ReadModels,
} from '#readmodel';
import { DATABASES, type FreshPlace, freshPlace } from '#test/databases';
import { answerGiven, gameStarted, Ledger, match, matchCreated, matchFinished, seatTaken } from '#test/ledger';
import { memoryRecords } from '#test/records';

const ALL = { phases: null, game: null, holder: null, casual: null, by: null };

describe.each(DATABASES)('the read models on %s', (kind) => {
  let fresh: FreshPlace;
  let log: Log;
  let ledger: Ledger;
  let reports: string[];
  const opened: ReadModels[] = [];

  beforeEach(async () => {
    fresh = await freshPlace(kind);
    log = memoryLog({ logId: 'first', partitions: 4 });
    ledger = new Ledger(log);
    reports = [];
  });
  afterEach(async () => {
    for (const models of opened.splice(0)) await models.close();
    await log.close();
    await fresh.drop();
  });

  const open = async (models: readonly ReadModel[] = READ_MODELS, of = log): Promise<ReadModels> => {
    const report = (what: string): void => void reports.push(what);
    const readModels = await ReadModels.open({ place: fresh.place, log: of, models, report });
    opened.push(readModels);
    return readModels;
  };
  const follow = async (models: readonly ReadModel[] = READ_MODELS): Promise<ReadModels> => {
    const readModels = await open(models);
    readModels.project(() => undefined);
    return readModels;
  };
  const indexesOf = async ({ source }: ReadModels): Promise<readonly string[]> => {
    const indexes = await source.query<{ indexname: string }[]>(
      `SELECT indexname FROM pg_indexes WHERE schemaname = 'live' AND tablename = 'record' ORDER BY indexname`,
    );
    return indexes.map(({ indexname }) => indexname);
  };
  const caughtUp = (models: ReadModels): Promise<void> => until(async () => (await models.health()).behind === 0);

  const playMatches = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      const stream = match(`m${n}`);
      await ledger.write(stream, [matchCreated(2, n % 2 === 0 ? 'duel' : 'bazaar')]);
      await ledger.write(stream, [seatTaken(0, 'anna')]);
      if (n % 3 === 0) continue;
      await ledger.write(stream, [seatTaken(1, n % 2 === 0 ? 'ben' : 'cleo'), gameStarted]);
      await ledger.write(stream, [answerGiven(0)]);
      if (n % 3 === 1) await ledger.write(stream, [matchFinished(1, 2)]);
    }
  };

  describe('keep what is accepted', () => {
    /** These records of a stream and no others, as they came and rebuilt. */
    const keptTwice = async (stream: StreamId, seqs: readonly number[]): Promise<ReadModels> => {
      const models = await follow();
      await caughtUp(models);
      const { records } = await models.records.load(stream);
      expect(records.map(({ seq }) => seq)).toEqual(seqs);
      await models.rebuild(() => undefined);
      expect((await models.records.load(stream)).records).toEqual(records);
      return models;
    };

    /** What others do to a stream that a writer goes on with undisturbed. */
    const strays: Readonly<Record<string, (first: LogRecord) => Partial<LogRecord>>> = {
      'a command that came twice': ({ commandId }) => ({ commandId }),
      'a seq that is not the next': () => ({ seq: 7 }),
      'a prev that is not the head': () => ({ prev: hash('f'.repeat(64)) }),
    };
    it.each(Object.entries(strays))('and not %s', async (_name, changes) => {
      const first = await ledger.write(match('a'), [matchCreated(2)]);
      await ledger.write(match('a'), [seatTaken(0, 'mallory')], changes(first));
      await ledger.write(match('a'), [seatTaken(0, 'anna')]);
      const models = await keptTwice(match('a'), [1, 2]);
      expect(await findMatches(models.source, ALL, { take: 9, from: 'start', beyond: null })).toMatchObject([
        { id: 'a', holders: ['anna', null] },
      ]);
    });

    it('and not a command again that came long before, also in a rebuild', async () => {
      const first = await ledger.write(match('a'), [matchCreated(2)]);
      for (let n = 0; n < 5_000; n++) await ledger.write(match(`other-${n % 50}`), [answerGiven(0)]);
      await ledger.write(match('a'), [seatTaken(0, 'mallory')], { commandId: first.commandId });
      await ledger.write(match('a'), [seatTaken(0, 'anna')]);
      const models = await keptTwice(match('a'), [1, 2]);
      expect(await indexesOf(models)).toEqual(['record_by_stream_and_command', 'record_in_order', 'record_pkey']);
    });

    it('whatever command of another stream has the same id', async () => {
      const first = await ledger.write(match('a'), [matchCreated(2)]);
      await ledger.write(match('b'), [matchCreated(2)], { commandId: first.commandId });
      await ledger.write(match('a'), [seatTaken(0, 'anna')]);
      const models = await follow();
      await caughtUp(models);
      expect((await models.records.load(match('a'))).records).toHaveLength(2);
      expect((await models.records.load(match('b'))).records).toHaveLength(1);
    });

    it('and not what is no record, or stands in another partition', async () => {
      const stray = writeRecord(ledger.next(match('a'), [matchCreated(2)]));
      for (const partition of [0, 1, 2, 3]) await log.append(partition, [utf8('{"this":"is no record"}')]);
      await Promise.all([0, 1, 2, 3].map((partition) => log.append(partition, [stray])));
      const models = await follow();
      await caughtUp(models);
      expect((await models.records.load(match('a'))).records).toHaveLength(1);
      expect((await models.health()).unreadable).toBe(4);
    });

    it('as the rule says, whatever is written', async () => {
      const models = await follow();
      const steps = fc.array(fc.record({ stream: fc.nat(3), twist: fc.constantFrom('none', 'seq', 'prev', 'twice') }), {
        minLength: 1,
        maxLength: 40,
      });
      await fc.assert(
        fc.asyncProperty(steps, async (written) => {
          const last = new Map<StreamId, LogRecord>();
          for (const { stream: n, twist } of written) {
            const stream = match(`s${n}`);
            const before = last.get(stream);
            const changes =
              twist === 'seq'
                ? { seq: 99 }
                : twist === 'prev'
                  ? { prev: hash('e'.repeat(64)) }
                  : twist === 'twice' && before !== undefined
                    ? { commandId: before.commandId }
                    : {};
            last.set(stream, await ledger.write(stream, [answerGiven(0)], changes));
          }
          await caughtUp(models);
          const reference = memoryRecords(log);
          await until(async () => total(await models.records.positions()) === total(await reference.positions()));
          for (const stream of last.keys()) {
            const [found, expected] = await Promise.all([models.records.load(stream), reference.load(stream)]);
            expect(found.records.map(plain)).toEqual(expected.records.map(plain));
            expect(found.through).toBe(expected.through);
          }
          await reference.stop();
        }),
        { numRuns: 15 },
      );
    });

    it('and give the next of one kind of streams a part at a time, each once, whatever lies between', async () => {
      await playMatches(6);
      for (let n = 0; n < 9; n++) await ledger.write(streamId('deck', `d${n}`), [{ type: 'Shuffled', data: {} }]);
      await ledger.write(match('last'), [matchCreated(2)]);
      const models = await follow();
      await caughtUp(models);
      const streams: StreamId[] = [];
      let part = await acceptedAfter(models.source, [0, 0, 0, 0], 'match', 3);
      streams.push(...part.records.map(({ stream }) => stream));
      for (; part.more; streams.push(...part.records.map(({ stream }) => stream)))
        part = await acceptedAfter(models.source, part.through, 'match', 3);
      const all = await models.source.query<{ stream: StreamId }[]>(
        `SELECT stream FROM record WHERE stream LIKE 'match/%'`,
      );
      expect(streams.sort()).toEqual(all.map(({ stream }) => stream).sort());
      const beyond = part.through.map((at) => at + 5);
      expect(await acceptedAfter(models.source, beyond, 'match', 3)).toEqual({
        records: [],
        through: beyond,
        more: false,
      });
    });

    it('so that a stream is loaded from any record on', async () => {
      const models = await follow();
      await playMatches(2);
      await caughtUp(models);
      const { records, through } = await models.records.load(match('m1'), 3);
      expect(records.map(({ seq }) => seq)).toEqual([4, 5]);
      expect(records.at(-1)?.hash).toBe(ledger.headOf(match('m1')).hash);
      expect(await models.records.positions()).toContain(through);
      expect(await models.records.load(match('nobody'))).toMatchObject({ records: [] });
    });
  });

  it('let a query wait for what was written before it, and say so when it does not come', async () => {
    const models = await open();
    const early = models.reached(match('m1'), 5);
    models.project(() => undefined);
    await playMatches(2);
    expect(await early).toBe(true);
    expect(await models.reached(match('m1'), 6)).toBe(false);
  });

  it('have no statement compiled before it is run, however much it seems to cost', async () => {
    const { source } = await open();
    const plan = await source.query<Readonly<Record<string, string>>[]>(
      'EXPLAIN SELECT count(*) FROM generate_series(1, 1000000000) AS n WHERE n > 7',
    );
    expect(plan.map((line) => Object.values(line)).flat()).toEqual([
      expect.stringMatching(/^Aggregate {2}\(cost=\d{8}/),
      expect.stringContaining('Function Scan'),
      expect.stringContaining('Filter'),
    ]);
  });

  it('tell how far they are', async () => {
    const models = await open();
    await playMatches(2);
    expect(await models.health()).toMatchObject({ behind: 7, trouble: null });
    const told: string[] = [];
    models.project((positions) => told.push(positions.join()));
    await caughtUp(models);
    expect(told.at(-1)).toBe((await log.end()).join());
  });

  it('are the same rebuilt, twice, as they were live', async () => {
    const models = await follow();
    await playMatches(30);
    await caughtUp(models);
    const live = await dump(models);
    expect(live.match_list).toHaveLength(30);
    for (const _ of [1, 2]) {
      await models.rebuild(() => undefined);
      expect(await dump(models)).toEqual(live);
    }
    await ledger.write(match('later'), [matchCreated(4)]);
    await caughtUp(models);
    expect((await dump(models)).match_list).toHaveLength(31);
  });

  it('serve and go on while they are rebuilt', async () => {
    const gate = new Gate();
    const slow: ReadModel = { ...silent('slow'), fold: () => gate.passed };
    gate.open();
    const models = await follow([...READ_MODELS, slow]);
    await playMatches(3);
    await caughtUp(models);
    gate.shut();
    const rebuilt = models.rebuild(() => undefined);
    const list = await findMatches(models.source, ALL, { take: 9, from: 'start', beyond: null });
    expect(list).toHaveLength(3);
    gate.open();
    await ledger.write(match('meanwhile'), [matchCreated(2)]);
    await rebuilt;
    await caughtUp(models);
    expect(await models.reached(match('meanwhile'), 1)).toBe(true);
  });

  describe('with a stream that a read model can not digest', () => {
    let digests = false;
    beforeEach(() => {
      digests = false;
    });
    const picky: ReadModel = {
      name: 'picky',
      version: 1,
      hears: { match: 'all' },
      tables: ['CREATE TABLE eaten (stream text, seq int, PRIMARY KEY (stream, seq))'],
      rows: [],
      async fold(batch: readonly Accepted[], rows) {
        if (digests) return;
        for (const { record } of batch) {
          await rows.query('INSERT INTO eaten VALUES ($1, $2)', [record.stream, record.seq]);
          if (record.stream === match('bad') && record.seq === 2) throw new RangeError('I can not eat this');
          if (record.stream === match('worse')) await rows.query("SELECT 'x'::int");
        }
      },
    };

    it('go on with all others, and show it until they are rebuilt', async () => {
      const models = await follow([...READ_MODELS, picky]);
      for (let seq = 1; seq <= 3; seq++) {
        for (const name of ['good', 'bad', 'worse', 'fine']) {
          await ledger.write(match(name), seq === 1 ? [matchCreated(2)] : [answerGiven(seq)]);
        }
      }
      await caughtUp(models);
      expect([...(await models.health()).quarantined].sort((a, b) => (a.stream < b.stream ? -1 : 1))).toEqual([
        { model: 'picky', stream: 'match/bad', seq: 2, error: 'RangeError: I can not eat this' },
        {
          model: 'picky',
          stream: 'match/worse',
          seq: 1,
          error: expect.stringContaining('invalid input syntax') as string,
        },
      ]);
      expect(reports.filter((line) => line.includes("can't digest"))).toHaveLength(2);
      const eaten = { 'match/bad': 1, 'match/fine': 3, 'match/good': 3 };
      const count = 'SELECT stream, count(*) AS eaten FROM eaten GROUP BY stream ORDER BY stream';
      const found = await models.source.query<{ stream: string; eaten: number }[]>(count);
      expect(Object.fromEntries(found.map((row) => [row.stream, row.eaten]))).toEqual(eaten);
      expect((await dump(models)).match_list).toHaveLength(4);

      digests = true;
      expect(await models.rebuild(() => undefined)).toEqual([]);
      await until(async () => (await models.health()).quarantined.length === 0);
    });
  });

  describe('list matches', () => {
    it('by what is asked for, the one that changed last first', async () => {
      const models = await follow();
      await playMatches(12);
      await caughtUp(models);
      const names = async (wish: Partial<typeof ALL> | object): Promise<readonly string[]> => {
        const found = await findMatches(models.source, { ...ALL, ...wish }, { take: 99, from: 'start', beyond: null });
        return found.map(({ id }) => id);
      };
      expect(await names({})).toEqual(Array.from({ length: 12 }, (_, n) => `m${11 - n}`));
      expect(await names({ phases: ['open'] })).toEqual(['m9', 'm6', 'm3', 'm0']);
      expect(await names({ phases: ['playing', 'finished'], game: 'duel' })).toEqual(['m10', 'm8', 'm4', 'm2']);
      expect(await names({ holder: 'cleo' })).toEqual(['m11', 'm7', 'm5', 'm1']);
      expect(await names({ holder: 'nobody' })).toEqual([]);
      expect(await names({ casual: true, phases: ['open'] })).toEqual(['m9', 'm6', 'm3', 'm0']);
      expect(await names({ casual: false })).toEqual([]);
    });

    it('page by page, forwards and backwards, each once', async () => {
      const models = await follow();
      await playMatches(12);
      await caughtUp(models);
      const all = await findMatches(models.source, ALL, { take: 99, from: 'start', beyond: null });
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 13 }), fc.constantFrom('start', 'end'), async (take, from) => {
          const pages: (typeof all)[] = [];
          for (let beyond = null as (typeof all)[number] | null; ;) {
            const page = await findMatches(models.source, ALL, { take, from, beyond });
            if (page.length === 0) break;
            pages.push(page);
            beyond = (from === 'start' ? page.at(-1) : page[0]) ?? null;
          }
          expect((from === 'start' ? pages : pages.reverse()).flat()).toEqual(all);
        }),
        { numRuns: 20 },
      );
    });
  });

  it('list who was erased', async () => {
    const models = await follow();
    await ledger.write('subject/anna' as StreamId, [{ type: 'SubjectRegistered', data: {} }]);
    await ledger.write('subject/ben' as StreamId, [{ type: 'SubjectErased', data: {} }]);
    await caughtUp(models);
    expect((await findErasedSubjects(models.source)).map(({ id }) => id)).toEqual(['ben']);
  });

  // PGlite is for one program at a time, and in memory gone with it
  if (kind === 'Postgres') {
    describe('that several programs share', () => {
      it('are the same with two runners as with one', async () => {
        const [one, two] = [await follow(), await follow()];
        await playMatches(30);
        await Promise.all([caughtUp(one), caughtUp(two)]);
        const rows = await dump(one);
        await one.rebuild(() => undefined);
        expect(await dump(one)).toEqual(rows);
      });

      it('are the same when all rebuild them at once, whichever is done first', async () => {
        const one = await follow();
        const programs = [one, await follow(), await follow()];
        await playMatches(30);
        await Promise.all(programs.map(caughtUp));
        const rows = await dump(one);
        for (const _ of [1, 2, 3]) {
          await Promise.all(programs.map((program) => program.rebuild(() => undefined)));
          expect(await dump(one)).toEqual(rows);
        }
      });

      it('go on with a rebuild that was cut short', async () => {
        await playMatches(10);
        let folded = 0;
        const stops: ReadModel = {
          ...silent('stops'),
          fold(batch) {
            folded += batch.length;
            return Promise.resolve();
          },
        };
        const first = await open([stops]);
        const cut = first.rebuild(() => undefined);
        await until(() => folded > 0);
        await Promise.all([first.close(), cut.catch(() => undefined)]);
        opened.splice(0);
        const before = folded;
        const second = await open([stops]);
        await second.rebuild(() => undefined);
        expect(before).toBeGreaterThan(0);
        expect(folded).toBe((await second.source.query<unknown[]>('SELECT FROM record')).length);
      });

      it('are rebuilt at the start when their fold is newer, and serve meanwhile', async () => {
        const old = await follow();
        await playMatches(6);
        await caughtUp(old);
        const newer = READ_MODELS.map((model) => ({ ...model, version: model.version + 1 }));
        const api = await open(newer);
        expect(await api.health()).toMatchObject({ isOlder: true, trouble: null });
        const models = await follow(newer);
        await until(() => reports.includes('The new read models serve now.'));
        expect([(await api.health()).isOlder, (await models.health()).isOlder]).toEqual([false, false]);
        expect(await dump(models)).toEqual(await dump(old));
        await ledger.write(match('later'), [matchCreated(2)]);
        await caughtUp(models);
        await until(async () => (await old.health()).trouble?.includes('newer program') === true);
      });

      it('have the index by stream and command in the place of that of an older program', async () => {
        const old = await follow();
        await playMatches(3);
        await caughtUp(old);
        await old.source.query('DROP INDEX live.record_by_stream_and_command');
        await old.source.query('CREATE INDEX record_by_command ON live.record USING hash (command_id)');
        await old.close();
        opened.splice(0);
        const models = await follow();
        expect(await indexesOf(models)).toEqual(['record_by_stream_and_command', 'record_in_order', 'record_pkey']);
      });

      it('are dropped when they are those of another log', async () => {
        const models = await follow();
        await playMatches(3);
        await caughtUp(models);
        await models.close();
        opened.splice(0);
        const other = memoryLog({ logId: 'second', partitions: 4 });
        const anew = await open(READ_MODELS, other);
        expect((await dump(anew)).match_list).toEqual([]);
        expect(reports).toEqual([expect.stringContaining('built from another log, first')]);
        await other.close();
      });
    });
  }
});

const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
};

const plain = ({ bytes, ...rest }: { readonly bytes: Uint8Array }): object => ({
  ...rest,
  text: Buffer.from(bytes).toString(),
});

/** A partition without records is at its genesis or after it: there is nothing between. */
const total = (positions: Positions): number => positions.reduce((sum, at) => sum + Math.max(1, at), 0);

const silent = (name: string): ReadModel => ({
  name,
  version: 1,
  hears: { match: 'all' },
  tables: [],
  rows: [],
  fold: () => Promise.resolve(),
});

/** Every row of every table of the generation that serves, in an order of their own. */
async function dump({ source }: ReadModels): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await source.query<{ name: string }[]>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'live' AND tablename <> 'position' ORDER BY 1",
  );
  const rows: [string, readonly string[]][] = [];
  for (const { name } of tables) {
    const found = await source.query<{ row: string }[]>(`SELECT t::text AS row FROM live.${name} t ORDER BY 1`);
    rows.push([name, found.map(({ row }) => row)]);
  }
  return Object.fromEntries(rows);
}

/** Lets folds pass or wait. */
class Gate {
  passed = Promise.resolve();
  open = (): void => undefined;

  shut(): void {
    this.passed = new Promise((resolve) => {
      this.open = resolve;
    });
  }
}
