import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StreamId } from '#kernel';
import { fileLog } from '#log';
import { dreamledger } from '#test/cli';
import { mutate } from '#test/people';
import { READ_MODELS, ReadModels } from '#readmodel';
import { type Asker, asker, type Embedded, embeddedServer, ON_PGLITE, send } from '#test/server';
import { welcomeFirstAdmin } from '../../apps/server/people/first-admin.js';

let server: Embedded;
let admin: Asker;
let orga: Asker;
let players: readonly { readonly id: string; readonly ask: Asker }[] = [];
let cup = '';

const PASSWORD = 'correct horse';

async function person(): Promise<{ readonly id: string; readonly ask: Asker }> {
  const input = { idempotencyKey: randomUUID(), name: `p${randomUUID().slice(0, 8)}`, password: PASSWORD };
  const made = await mutate<{ person: { id: string }; accessToken: string }>(
    asker(server.url),
    'register',
    input,
    'person { id } accessToken',
  );
  return { id: made.person.id, ask: asker(server.url, made.accessToken) };
}

interface Payload {
  readonly position: string | null;
  readonly repeated: boolean;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

const rate = (verb: string, input: object, who = admin): Promise<Payload> =>
  mutate(
    who,
    verb,
    { idempotencyKey: randomUUID(), game: 'duel', ...input },
    'position repeated userErrors { code message }',
  );

async function run(verb: string, input: object = {}): Promise<string> {
  const done = await mutate<Payload>(
    orga,
    verb,
    { idempotencyKey: randomUUID(), tournamentId: cup, ...input },
    'position userErrors { code message }',
  );
  expect(done.userErrors).toEqual([]);
  return done.position!;
}

interface Table {
  readonly id: string;
  readonly matchId: string;
  readonly result: object | null;
  readonly match: object | null;
  readonly entrants: readonly { readonly person: { readonly id: string } }[];
}

async function tables(round: number, isSo: (table: Table) => boolean): Promise<readonly Table[]> {
  const query = `query ($id: ID!, $n: Int!) { tournament(id: $id) { round(number: $n) {
    tables { id matchId result { how } match { id } entrants { person { id } } } } } }`;
  for (;;) {
    const { data } = await orga.ask<{ tournament: { round: { tables: Table[] } } }>(query, { id: cup, n: round });
    if (data.tournament.round.tables.every(isSo)) return data.tournament.round.tables;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** A round in which whoever sits on the left wins. */
async function playRound(round: number): Promise<readonly Table[]> {
  await run('draftRound');
  await run('publishRound', { round });
  for (const { matchId } of await tables(round, ({ match }) => match !== null)) {
    const { userErrors } = await send(orga, 'enterResult', { matchId, won: [2, 1] });
    expect(userErrors).toEqual([]);
  }
  return tables(round, ({ result }) => result !== null);
}

const left = ({ entrants }: Table): string => entrants[0]!.person.id;
const right = ({ entrants }: Table): string => entrants[1]!.person.id;

interface Rated {
  readonly rank: number;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  readonly isProvisional: boolean;
  readonly won: number;
  readonly lost: number;
  readonly person: { readonly id: string };
  readonly history: readonly {
    readonly period: number;
    readonly change: number;
    readonly matchIds: readonly string[];
  }[];
}

const RATED = 'rank rating low high isProvisional won lost person { id } history { period change matchIds }';

async function ratings<T>(fields: string, at: string | null = null): Promise<T> {
  const query = `query ($at: Position) { ratings(game: "duel", atLeast: $at) { ${fields} } }`;
  const { data, errors } = await asker(server.url).ask<{ ratings: T }>(query, { at });
  expect(errors).toEqual([]);
  return data.ratings;
}

async function board(at: string | null, season = ''): Promise<readonly Rated[]> {
  const args = season === '' ? 'first: 10' : `first: 10, season: "${season}"`;
  return (await ratings<{ leaderboard: { nodes: Rated[] } }>(`leaderboard(${args}) { nodes { ${RATED} } }`, at))
    .leaderboard.nodes;
}

let played: readonly (readonly Table[])[] = [];
let closed = '';

beforeAll(async () => {
  server = await embeddedServer(ON_PGLITE);
  const token = /recover#(\S+)/.exec((await welcomeFirstAdmin(server.ground.people)) ?? '')?.[1];
  const entered = await mutate<{ accessToken: string }>(
    asker(server.url),
    'recover',
    { token, password: PASSWORD },
    'accessToken',
  );
  admin = asker(server.url, entered.accessToken);
  orga = (await person()).ask;
  players = [await person(), await person(), await person(), await person()];
  const made = await mutate<{ tournament: { id: string } }>(
    orga,
    'createTournament',
    { idempotencyKey: randomUUID(), title: 'Rated', plan: { game: 'duel', stages: [{ format: 'SWISS', rounds: 3 }] } },
    'tournament { id }',
  );
  cup = made.tournament.id;
  await run('enterPlayers', { players: players.map(({ id }) => ({ personId: id })) });
  await run('startTournament');
  played = [await playRound(1)];
}, 120_000);

describe('the ratings of those who play tournaments', () => {
  it('are made by closing a period, once however often that is sent', async () => {
    const key = { idempotencyKey: randomUUID(), season: 'spring' };
    const first = await rate('closeRatingPeriod', key);
    expect(first).toMatchObject({ position: 'rating/duel:1', repeated: false, userErrors: [] });
    expect(await rate('closeRatingPeriod', key)).toMatchObject({ position: 'rating/duel:1', repeated: true });
    const all = await board(first.position);
    expect(all.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
    const [round] = played;
    expect(
      all
        .slice(0, 2)
        .map((each) => each.person.id)
        .sort(),
    ).toEqual(round!.map(left).sort());
    expect(
      all
        .slice(2)
        .map((each) => each.person.id)
        .sort(),
    ).toEqual(round!.map(right).sort());
    for (const { rating, low, high, isProvisional } of all) {
      expect(isProvisional).toBe(true);
      expect((low + high) / 2).toBeCloseTo(rating, 3);
    }
    // Glicko-2 of two newcomers, as the package has it
    expect(all[0]!.rating).toBeCloseTo(1662.2, 0);
    expect(all[0]!.history).toEqual([
      {
        period: 1,
        change: expect.closeTo(all[0]!.rating - 1500, 6) as number,
        matchIds: [round!.find((each) => left(each) === all[0]!.person.id)!.matchId],
      },
    ]);
  });

  it('go on with the next period and season, and are paged', async () => {
    played = [...played, await playRound(2)];
    closed = (await rate('closeRatingPeriod', { season: 'summer' })).position!;
    const seasons = await ratings<{ seasons: object[]; periods: object[] }>(
      'seasons { name periods matches } periods(first: 5) { number season revision matches players algorithm position }',
      closed,
    );
    expect(seasons).toEqual({
      seasons: [
        { name: 'summer', periods: 1, matches: 2 },
        { name: 'spring', periods: 1, matches: 2 },
      ],
      periods: [2, 1].map((number) => ({
        number,
        season: number === 1 ? 'spring' : 'summer',
        revision: 1,
        matches: 2,
        players: 4,
        algorithm: 'glicko2/1.2.2',
        position: `rating/duel:${number}`,
      })),
    });
    const now = await board(closed);
    const spring = await board(closed, 'spring');
    expect(spring.map(({ won, lost }) => won + lost)).toEqual([1, 1, 1, 1]);
    expect(now.map(({ won, lost }) => won + lost)).toEqual([2, 2, 2, 2]);
    const page = await ratings<{
      leaderboard: { nodes: Rated[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }>(`leaderboard(first: 3) { nodes { ${RATED} } pageInfo { endCursor hasNextPage } }`);
    expect(page.leaderboard.pageInfo.hasNextPage).toBe(true);
    const { leaderboard } = await ratings<{ leaderboard: { nodes: Rated[] } }>(
      `leaderboard(first: 3, after: "${page.leaderboard.pageInfo.endCursor}") { nodes { ${RATED} } }`,
    );
    expect([...page.leaderboard.nodes, ...leaderboard.nodes]).toEqual(now);
    const { player } = await ratings<{ player: Rated }>(`player(id: "${players[0]!.id}") { ${RATED} }`);
    expect(player).toEqual(now.find((each) => each.person.id === players[0]!.id));
  });

  it('stand still when a result is corrected, until a visible event says so, which moves the later periods too', async () => {
    const before = await board(closed);
    expect((await rate('correctRatingPeriod', { period: 1 })).userErrors).toMatchObject([
      { code: 'RATINGS_UNCHANGED' },
    ]);
    const [table] = played[0]!;
    await run('correctResult', { round: 1, tableId: table!.id, games: { won: [0, 2] }, reason: 'Wrong slip' });
    expect(await board(null)).toEqual(before);
    const corrected = await rate('correctRatingPeriod', { period: 1 });
    expect(corrected).toMatchObject({ position: 'rating/duel:4', userErrors: [] });
    const after = await board(corrected.position);
    const ratingOf = (all: readonly Rated[], id: string): number => all.find((each) => each.person.id === id)!.rating;
    expect(ratingOf(after, left(table!))).toBeLessThan(ratingOf(before, left(table!)));
    expect(ratingOf(after, right(table!))).toBeGreaterThan(ratingOf(before, right(table!)));
    const { periods } = await ratings<{ periods: { number: number; revision: number }[] }>(
      'periods(first: 5) { number revision }',
    );
    expect(periods).toEqual([
      { number: 2, revision: 2 },
      { number: 1, revision: 2 },
    ]);
    const { seasons, leaderboard } = await ratings<{ seasons: object[]; leaderboard: { nodes: Rated[] } }>(
      `seasons { name periods matches } leaderboard(season: "spring", first: 9) { nodes { ${RATED} } }`,
    );
    expect(seasons).toEqual(['summer', 'spring'].map((name) => ({ name, periods: 1, matches: 2 })));
    expect(ratingOf(leaderboard.nodes, right(table!))).toBeGreaterThan(ratingOf(leaderboard.nodes, left(table!)));
  });

  it('are closed by admins alone, and not into the future, without a season, or of an unknown game', async () => {
    const codes = async (done: Promise<Payload>): Promise<readonly string[]> =>
      (await done).userErrors.map(({ code }) => code);
    expect(await codes(rate('closeRatingPeriod', {}, orga))).toEqual(['FORBIDDEN']);
    expect(await codes(rate('closeRatingPeriod', { until: '2999-01-01T00:00:00.000Z' }))).toEqual([
      'RATINGS_BAD_MOMENT',
    ]);
    expect(await codes(rate('closeRatingPeriod', { until: '2001-01-01T00:00:00.000Z' }))).toEqual([
      'RATINGS_BAD_MOMENT',
    ]);
    const [{ until }] = (await ratings<{ periods: [{ until: string }] }>('periods(first: 1) { until }')).periods;
    const again = await rate('closeRatingPeriod', { until });
    expect(again.userErrors[0]?.message).toContain('this would end when that does.');
    expect(await codes(rate('closeRatingPeriod', { game: 'bazaar' }))).toEqual(['RATINGS_BAD_SEASON']);
    expect(await codes(rate('closeRatingPeriod', { game: 'chess' }))).toEqual(['INVALID_INPUT']);
    expect(await codes(rate('correctRatingPeriod', { period: 9 }))).toEqual(['NOT_FOUND']);
    for (const everyDays of [0, -2_147_483_648, 3_653, 2_147_483_647])
      expect(await codes(rate('scheduleRatings', { season: 'x', everyDays }))).toEqual(['RATINGS_BAD_SCHEDULE']);
  });

  it('come by themselves when that was scheduled', async () => {
    const { position } = await rate('scheduleRatings', { season: 'autumn', everyDays: 7 });
    const { nextPeriodAt } = await ratings<{ nextPeriodAt: string }>('nextPeriodAt', position);
    const week = 7 * 86_400_000;
    expect(Math.abs(Date.parse(nextPeriodAt) - Date.now() - week)).toBeLessThan(60_000);
    await rate('scheduleRatings', { season: 'autumn', everyDays: null });
    expect(await ratings('nextPeriodAt')).toEqual({ nextPeriodAt: null });
  });

  it('are the same after a rebuild, and are reckoned again from the log alone', async () => {
    const draw = { round: 2, tableId: played[1]![0]!.id, games: { won: [1, 1] }, reason: 'A draw' };
    const [stream = '', seq] = (await run('correctResult', draw)).split(':');
    await server.ground.readModels.reached(stream as StreamId, Number(seq));
    const rows = async (models: ReadModels): Promise<unknown> =>
      Promise.all(
        ['rating_period', 'player_rating', 'rating_change', 'rated_table'].map((table) =>
          models.source.query(`SELECT * FROM ${table} ORDER BY 1, 2, 3, 4`),
        ),
      );
    const before = await rows(server.ground.readModels);
    const alone = { DATABASE_URL: '', KAFKA_BROKERS: '' };
    const verified = await dreamledger(server.folder, ['verify-ratings', '--from', 'log'], alone);
    expect(verified).toMatchObject({
      code: 0,
      out: [
        'duel period 1 (record 1): as reckoned',
        'duel period 2 (record 2): as reckoned',
        'duel period 1, revision 2 (record 3): as reckoned',
        'duel period 2, revision 2 (record 4): as reckoned',
        '  1 results were corrected since: correct the period to rate them so',
        '',
      ].join('\n'),
    });
    await server.close();
    const folder = join(server.folder, 'readmodel');
    await rm(folder, { recursive: true });
    expect(await dreamledger(server.folder, ['rebuild', '--from', '.'], alone)).toMatchObject({ code: 0 });
    const log = await fileLog({
      folder: join(server.folder, 'log'),
      which: { is: 'any', partitions: 0 },
      report: () => undefined,
    });
    const models = await ReadModels.open({ place: { folder }, log, models: READ_MODELS, report: () => undefined });
    expect(await rows(models)).toEqual(before);
    await models.close();
    await log.close();
  });
});
