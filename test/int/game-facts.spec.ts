import type { StoredEvent } from '#kernel';
import { memoryLog } from '#log';
import { eachPartWith, findGames, READ_MODELS, ReadModels } from '#readmodel';
import type { Filter, GameFact } from '#stats';
import { DATABASES, freshPlace } from '#test/databases';
import { answerGiven, gameStarted, Ledger, match, matchCreated, matchFinished, seatTaken } from '#test/ledger';

const MATCHES = 620;
const FROM_START = { from: 'start', beyond: null } as const;

/** Of the first kind, as the oldest logs hold it. */
const gameFinished = (...places: readonly number[]): Omit<StoredEvent, 'v'> => ({
  type: 'GameFinished',
  data: { result: { places, scores: null, reason: 'score', rule: null, carries: null } },
});

describe.each(DATABASES)('the games that were played, on %s', (kind) => {
  let models: ReadModels;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshPlace(kind);
    const log = memoryLog({ logId: 'first', partitions: 4 });
    const ledger = new Ledger(log);
    const report = (what: string): never => {
      throw new Error(what);
    };
    models = await ReadModels.open({ place: fresh.place, log, models: READ_MODELS, report });
    models.project(() => undefined);
    close = async () => {
      await models.close();
      await log.close();
      await fresh.drop();
    };
    for (let n = 0; n < MATCHES; n++) {
      const stream = match(`m${n}`);
      await ledger.write(stream, [matchCreated(2), seatTaken(0, 'anna'), seatTaken(1, n % 10 === 0 ? 'cleo' : 'ben')]);
      if (n % 4 === 3) continue;
      await ledger.write(stream, [gameStarted]);
      await ledger.write(stream, [answerGiven(0), gameFinished(1, 2), matchFinished(1, 2)]);
    }
    while ((await models.health()).behind > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  afterAll(() => close());

  const finished = Array.from({ length: MATCHES }, (_, n) => n).filter((n) => n % 4 !== 3);
  const latestFirst = finished.toReversed().map((n) => `m${n}.1`);

  const all = async (filter: Filter): Promise<readonly GameFact[]> => {
    const found: GameFact[] = [];
    for await (const { games } of eachPartWith(models.source, filter, {})) found.push(...games);
    return found;
  };
  const idsOf = (facts: readonly GameFact[]): readonly string[] => facts.map(({ id }) => id);

  it('are those of finished matches, each once, however many parts they are read in', async () => {
    const facts = await all([]);
    expect(idsOf(facts)).toEqual(latestFirst);
    expect(facts[0]).toMatchObject({ game: 'duel', ended: 'score', decisions: 1, duration: 1, tournament: null });
  });

  it('are found by any condition, with an index for it or without', async () => {
    const own = finished.filter((n) => n % 10 === 0).length;
    const filters: readonly (readonly [Filter, number])[] = [
      [[{ on: 'player', is: 'cleo' }], own],
      [
        [
          { on: 'player', is: 'anna' },
          { on: 'opponent', is: 'cleo' },
        ],
        own,
      ],
      [
        [
          { on: 'player', is: 'cleo' },
          { on: 'seat', is: '1' },
        ],
        0,
      ],
      [
        [
          { on: 'seat', is: '2' },
          { on: 'opponent', is: 'anna' },
        ],
        finished.length,
      ],
      [[{ on: 'game', is: 'bazaar' }], 0],
      [[{ on: 'tournament', is: 'cup' }], 0],
    ];
    for (const [filter, count] of filters) expect(await all(filter)).toHaveLength(count);
  });

  it('are cut by when they ended: from a moment on, and before one', async () => {
    const facts = await all([]);
    const { at } = facts[100]!;
    expect(idsOf(await all([{ on: 'since', at }]))).toEqual(latestFirst.slice(0, 101));
    expect(idsOf(await all([{ on: 'before', at }]))).toEqual(latestFirst.slice(101));
  });

  it('come a few at a time, from either end', async () => {
    const { source } = models;
    const first = await findGames(source, [], { ...FROM_START, take: 3 });
    expect(idsOf(first)).toEqual(latestFirst.slice(0, 3));
    const beyond = first[2]!;
    expect(idsOf(await findGames(source, [], { from: 'start', beyond, take: 2 }))).toEqual(latestFirst.slice(3, 5));
    expect(idsOf(await findGames(source, [], { from: 'end', beyond, take: 2 }))).toEqual(latestFirst.slice(0, 2));
    expect(idsOf(await findGames(source, [], { from: 'end', beyond: null, take: 2 }))).toEqual(latestFirst.slice(-2));
    const rare: Filter = [
      { on: 'opponent', is: 'cleo' },
      { on: 'seat', is: '1' },
    ];
    expect(await findGames(source, rare, { ...FROM_START, take: 30 })).toHaveLength(30);
  });

  it('are the same after a rebuild', async () => {
    const before = await all([]);
    expect(await models.rebuild(() => undefined)).toEqual([]);
    expect(await all([])).toEqual(before);
  });
});
