import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  send,
  sitDown,
  tournamentOf,
} from '#test/server';

let server: Embedded;
let [ann, ben, judge]: readonly Asker[] = [];
let tournament: string;
beforeAll(async () => {
  server = await embeddedServer();
  const people = await Promise.all([1, 2, 3, 4].map(() => newcomer(server)));
  [ann, ben, judge] = people;
  tournament = await tournamentOf(people[3]!, [judge!]);
});

interface Seen {
  readonly clock: object | null;
  readonly clocks: readonly {
    readonly leftMs: number;
    readonly runningSince: string | null;
    readonly deadline: string | null;
  }[];
  readonly seats: readonly { readonly awayFrom: string | null }[];
}

async function look(id: string): Promise<Seen> {
  const { data, errors } = await asker(server.url).ask<{ match: Seen }>(
    `query ($id: ID!) { match(id: $id) {
      phase pausedAt clock { kind seconds incrementSeconds }
      clocks { seat leftMs runningSince deadline } seats { awayFrom left }
      games { result { places } } outcome { places how }
    } }`,
    { id },
  );
  expect(errors).toEqual([]);
  return data.match;
}

/** Waits until the match is over, as its watchers are told. */
async function over(id: string): Promise<void> {
  for await (const _ of asker(server.url).watch('subscription ($id: ID!) { matchEvents(id: $id) { seq } }', { id }));
}

const seated = async (terms: Parameters<typeof openTable>[2]): Promise<string> => {
  const matchId = await openTable(server, [ann!, ben!], { tournament, bestOf: 1, ...terms });
  for (const who of [ann!, ben!]) await send(who, 'joinMatch', { matchId });
  return matchId;
};

describe('the clocks of a match', () => {
  it.each<[string, object | undefined, object | null]>([
    ['45 minutes and a little for each answer', undefined, { kind: 'TOTAL', seconds: 2700, incrementSeconds: 15 }],
    ['what was wished', { kind: 'TOTAL', seconds: 600 }, { kind: 'TOTAL', seconds: 600, incrementSeconds: 0 }],
    [
      'so much for each decision',
      { kind: 'DECISION', seconds: 90 },
      { kind: 'DECISION', seconds: 90, incrementSeconds: 0 },
    ],
    ['none', { kind: 'NONE' }, null],
  ])('are, outside tournaments, %s', async (_, clock, expected) => {
    const { match } = await send(ann!, 'createMatch', { game: 'duel', seats: 2, clock });
    expect(await look(match!.id)).toMatchObject({ clock: expected, clocks: [] });
  });

  it('are none for who plays alone', async () => {
    expect(await look(await sitDown([ann!], { game: 'wayfarer', brings: [null] }))).toMatchObject({
      clock: null,
      clocks: [],
    });
  });

  it.each<[object, string]>([
    [{ kind: 'TOTAL' }, '`clock.seconds` is missing; it is from 10 to 604800.'],
    [{ kind: 'DECISION', seconds: 9 }, '`clock.seconds` is 9; it is from 10 to 604800.'],
    [{ kind: 'TOTAL', seconds: 60, incrementSeconds: -1 }, '`clock.incrementSeconds` is -1; it is from 0 to 3600.'],
  ])('are not %j', async (clock, message) => {
    const { userErrors } = await send(ann!, 'createMatch', { game: 'duel', seats: 2, clock });
    expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT', message, field: ['input', 'clock'] }]);
  });

  it('are shown as they run', async () => {
    const matchId = await sitDown([ann!, ben!], { game: 'duel', brings: [null, null] });
    const { clocks, seats } = await look(matchId);
    expect(clocks).toMatchObject([
      { seat: 0, leftMs: 2_700_000 },
      { seat: 1, leftMs: 2_700_000, runningSince: null, deadline: null },
    ]);
    const since = Date.parse(clocks[0]?.runningSince ?? '');
    expect(clocks[0]?.deadline).toBe(new Date(since + 2_700_000).toISOString());
    expect(seats).toMatchObject([{ awayFrom: new Date(since + 120_000).toISOString() }, { awayFrom: null }]);
    const { userErrors } = await send(ben!, 'claimAway', { matchId, seat: 0 });
    expect(userErrors).toMatchObject([{ code: 'MATCH_NOT_AWAY', field: ['input', 'seat'] }]);
  });

  it('that run out end the match, though nobody asks for it', async () => {
    const matchId = await seated({ clock: { is: 'decision', ms: 400 } });
    await over(matchId);
    expect(await look(matchId)).toMatchObject({
      phase: 'FINISHED',
      seats: [{ left: true }, { left: false }],
      outcome: { places: [2, 1], how: 'PLAYED' },
    });
  });

  it('let a report stand that nobody contradicts in time', async () => {
    const matchId = await openTable(server, [ann!, ben!], { tournament, confirmAfter: 400 });
    await send(ann!, 'reportResult', { matchId, won: [2, 0] });
    await over(matchId);
    expect(await look(matchId)).toMatchObject({ phase: 'FINISHED', outcome: { places: [1, 2], how: 'REPORTED' } });
  });

  it('are held by a judge, and by nobody else', async () => {
    const matchId = await seated({ clock: { is: 'total', ms: 600_000, incrementMs: 0 } });
    const hold = { matchId, reason: 'A ruling' };
    expect((await send(ann!, 'pauseClocks', hold)).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await send(judge!, 'pauseClocks', { matchId, reason: '' })).userErrors).toMatchObject([
      { code: 'PEOPLE_BAD_TEXT' },
    ]);
    expect((await send(judge!, 'pauseClocks', hold)).userErrors).toEqual([]);
    const held = await look(matchId);
    expect(held).toMatchObject({ pausedAt: expect.any(String) as string });
    expect(held.clocks.map(({ runningSince }) => runningSince)).toEqual([null, null]);
    const { userErrors } = await send(ann!, 'answer', { matchId, ply: 0, answer: 'stance:high' });
    expect(userErrors).toMatchObject([{ code: 'MATCH_PAUSED' }]);
    expect((await send(judge!, 'resumeClocks', hold)).userErrors).toEqual([]);
    expect(await look(matchId)).toMatchObject({ pausedAt: null });
    expect((await send(ann!, 'answer', { matchId, ply: 0, answer: 'stance:high' })).userErrors).toEqual([]);
  });
});
