import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  type MatchResult,
  newcomer,
  openTable,
  playOn,
  send,
  tournamentOf,
} from '#test/server';

let server: Embedded;
let [ann, ben, eve, judge]: readonly Asker[] = [];
let tournament: string;
beforeAll(async () => {
  server = await embeddedServer();
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer(server)));
  [ann, ben, eve, judge] = people;
  tournament = await tournamentOf(people[4]!, [judge!]);
});

const table = (terms: Parameters<typeof openTable>[2] = {}): Promise<string> =>
  openTable(server, [ann!, ben!], { tournament, ...terms });

const codes = ({ userErrors }: MatchResult): readonly string[] => userErrors.map(({ code }) => code);

/** What came of it must be good. */
async function does(who: Asker | undefined, verb: Parameters<typeof send>[1], input: object): Promise<MatchResult> {
  const result = await send(who!, verb, input);
  expect(result.userErrors).toEqual([]);
  return result;
}

const SEEN = `phase ply bestOf drawsAllowed origin { tournamentId round table }
  seats { holder { name } player { name } isYou }
  games { number firstPly result { places reason } } score { won drawn }
  outcome { places score { won drawn } how bothLost } result { places scores reason } drawOfferedBy
  reports { seat score { won drawn } intentionalDraw confirmBy }
  judgeCalls { number seat text answered { by { id } role } }`;

interface Seen {
  readonly phase: string;
  readonly ply: number | null;
  readonly games: readonly { readonly number: number; readonly firstPly: number }[];
  readonly score: { readonly won: readonly number[] };
  readonly reports: readonly object[] | null;
  readonly judgeCalls: readonly object[] | null;
}

async function look(who: Asker | undefined, id: string): Promise<Seen> {
  const { data, errors } = await who!.ask<{ match: Seen }>(`query ($id: ID!) { match(id: $id) { ${SEEN} } }`, { id });
  expect(errors).toEqual([]);
  return data.match;
}

describe('a table of a tournament', () => {
  it('seats its own players alone, and plays best of three to the end', async () => {
    const matchId = await table();
    expect(await look(ann, matchId)).toMatchObject({
      phase: 'OPEN',
      bestOf: 3,
      origin: { tournamentId: `tournament_${tournament}`, round: 1, table: 1 },
      seats: [
        { holder: null, isYou: true },
        { holder: null, isYou: false },
      ],
    });
    expect(codes(await send(eve!, 'joinMatch', { matchId }))).toEqual(['MATCH_SEAT_NOT_FREE']);
    await does(ben, 'joinMatch', { matchId });
    await does(ann, 'joinMatch', { matchId });
    const moves = await playOn([ann!, ben!], matchId, 11);
    const over = await look(asker(server.url), matchId);
    expect(over).toMatchObject({
      phase: 'FINISHED',
      outcome: { how: 'PLAYED', bothLost: false },
      result: { reason: 'played' },
    });
    expect(Math.max(...over.score.won)).toBe(2);
    expect(over.games.length).toBeGreaterThan(1);
    expect(over.ply).toBe(moves + over.games.length - 1);

    const plies: number[] = [];
    for await (const event of asker(server.url).watch<{ matchEvents: { plies: { ply: number }[] } }>(
      'subscription ($id: ID!) { matchEvents(id: $id) { plies { ply facts { kind } } } }',
      { id: matchId },
    )) {
      plies.push(...event.matchEvents.plies.map(({ ply }) => ply));
    }
    expect(plies).toEqual(Array.from({ length: (over.ply ?? 0) + 1 }, (_, ply) => ply));
    expect(codes(await send(judge!, 'enterResult', { matchId, won: [2, 0] }))).toEqual(['MATCH_OVER']);
  });

  it('is drawn by agreement, game for game', async () => {
    const matchId = await table({ bestOf: 1 });
    await does(ann, 'joinMatch', { matchId });
    await does(ben, 'joinMatch', { matchId });
    await does(ann, 'offerDraw', { matchId });
    expect(await look(eve, matchId)).toMatchObject({ drawOfferedBy: 0 });
    expect(codes(await send(ann!, 'acceptDraw', { matchId }))).toEqual(['MATCH_NO_OFFER']);
    await does(ben, 'declineDraw', { matchId });
    await does(ben, 'offerDraw', { matchId });
    await does(ann, 'acceptDraw', { matchId });
    expect(await look(eve, matchId)).toMatchObject({
      phase: 'FINISHED',
      outcome: { places: [1, 1], score: { won: [0, 0], drawn: 1 } },
      result: { places: [1, 1], reason: 'agreed' },
    });
  });

  it('has its result by report and confirmation, which nobody else reads before', async () => {
    const matchId = await table({ confirmAfter: 60_000 });
    const reported = await does(ann, 'reportResult', { matchId, won: [2, 1] });
    const report = { seat: 0, score: { won: [2, 1], drawn: 0 }, intentionalDraw: false };
    for (const who of [ann, ben, judge]) expect((await look(who, matchId)).reports).toMatchObject([report]);
    for (const who of [eve, asker(server.url)]) {
      expect(await look(who, matchId)).toMatchObject({ reports: null, judgeCalls: null });
    }
    expect(codes(await send(eve!, 'confirmResult', { matchId }))).toEqual(['MATCH_NOT_SEATED']);
    await does(ben, 'confirmResult', { matchId });
    expect(await look(eve, matchId)).toMatchObject({
      outcome: { places: [1, 2], score: { won: [2, 1], drawn: 0 }, how: 'REPORTED' },
      result: { places: [1, 2], scores: [2, 1], reason: 'reported' },
    });
    expect(reported.match).toMatchObject({ phase: 'OPEN' });
  });

  it('where the reports differ has a judge called, who alone enters the result', async () => {
    const matchId = await table();
    await does(ann, 'reportResult', { matchId, won: [2, 0] });
    await does(ben, 'reportResult', { matchId, won: [0, 2] });
    expect(codes(await send(ann!, 'confirmResult', { matchId }))).toEqual(['MATCH_REPORTS_CONFLICT']);
    expect(await look(judge, matchId)).toMatchObject({
      reports: [{ seat: 0 }, { seat: 1 }],
      judgeCalls: [{ seat: null }],
    });
    for (const who of [ann, eve]) {
      expect(codes(await send(who!, 'enterResult', { matchId, won: [2, 0] }))).toEqual(['FORBIDDEN']);
      expect(codes(await send(who!, 'answerJudgeCall', { matchId, number: 1 }))).toEqual(['FORBIDDEN']);
    }
    await does(judge, 'answerJudgeCall', { matchId, number: 1 });
    expect(codes(await send(judge!, 'enterResult', { matchId, won: [3, 0] }))).toEqual(['MATCH_IMPOSSIBLE_RESULT']);
    const entered = await does(judge, 'enterResult', { matchId, won: [0, 2] });
    expect(entered.match).toMatchObject({ phase: 'FINISHED' });
    expect(await look(ann, matchId)).toMatchObject({
      outcome: { places: [2, 1], how: 'ENTERED' },
      judgeCalls: [{ number: 1, seat: null, text: null, answered: { role: 'JUDGE' } }],
    });
  });

  it('calls a judge in the middle of a game, with a text that only players and staff read', async () => {
    const matchId = await table();
    await does(ann, 'joinMatch', { matchId });
    await does(ben, 'joinMatch', { matchId });
    const called = await does(ben, 'callJudge', { matchId, text: '  Is this legal?  ' });
    const calls = [{ number: 1, seat: 1, text: 'Is this legal?', answered: null }];
    for (const who of [ann, ben, judge]) expect((await look(who, matchId)).judgeCalls).toEqual(calls);
    expect((await look(eve, matchId)).judgeCalls).toBeNull();
    expect(called.match).toMatchObject({ phase: 'PLAYING' });
    await does(judge, 'enterResult', { matchId, won: [0, 0], bothLost: true });
    expect(await look(eve, matchId)).toMatchObject({ phase: 'FINISHED', outcome: { places: [2, 2], bothLost: true } });
    expect(codes(await send(ben!, 'callJudge', { matchId, text: 'x'.repeat(501) }))).toEqual(['PEOPLE_BAD_TEXT']);
  });

  it('is given up before it begins, also against a guest', async () => {
    const matchId = await openTable(server, [ann!, null], { tournament });
    expect(codes(await send(eve!, 'joinMatch', { matchId }))).toEqual(['MATCH_SEAT_NOT_FREE']);
    await does(ann, 'resign', { matchId });
    expect(await look(eve, matchId)).toMatchObject({
      outcome: { places: [2, 1], score: { won: [0, 2] }, how: 'FORFEITED' },
    });
  });
});

describe('a casual match', () => {
  it.each([2, 0, 7])('of best of %i is no such thing', async (bestOf) => {
    const { userErrors } = await send(ann!, 'createMatch', { game: 'duel', seats: 2, bestOf });
    expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'bestOf'] }]);
  });

  it('has no reports, no judges and no staff', async () => {
    const { match } = await does(ann, 'createMatch', { game: 'duel', seats: 2, bestOf: 3 });
    const matchId = match!.id;
    for (const [verb, input] of [
      ['reportResult', { won: [2, 0] }],
      ['confirmResult', {}],
      ['withdrawReport', {}],
      ['callJudge', {}],
      ['answerJudgeCall', { number: 1 }],
      ['enterResult', { won: [2, 0] }],
    ] as const) {
      expect(codes(await send(ann!, verb, { matchId, ...input }))).toEqual(['MATCH_NO_TOURNAMENT']);
    }
    expect(await look(eve, matchId)).toMatchObject({ bestOf: 3, drawsAllowed: true, origin: null });
  });
});
