import { randomUUID } from 'node:crypto';
import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  type MatchResult,
  newcomer,
  seen,
  send,
  sitDown,
} from '#test/server';

let server: Embedded;
let ann: Asker;
let bob: Asker;
let eve: Asker;
beforeAll(async () => {
  server = await embeddedServer();
  [ann, bob, eve] = (await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => newcomer(server, name)))) as [
    Asker,
    Asker,
    Asker,
  ];
});

const duel = (): Promise<string> => sitDown([ann, bob], { game: 'duel', brings: [null, null] });

/** Who is asked now, and who is not. */
async function turn(id: string): Promise<{ asked: Asker; other: Asker; ply: number; answer: string }> {
  const [anns, bobs] = await Promise.all([seen(ann, id), seen(bob, id)]);
  const [asked, other, match] = anns.offers.length > 0 ? [ann, bob, anns] : [bob, ann, bobs];
  return { asked, other, ply: match.ply ?? -1, answer: (match.offers[0] as { key?: string } | undefined)?.key ?? '' };
}

const problems = ({ userErrors }: MatchResult): readonly (readonly [string, string | undefined, string])[] =>
  userErrors.map(({ code, field, message }) => [code, field?.join('.'), message]);

const nobody = (): Asker => asker(server.url);

describe('a command that is not carried out says what is wrong, where, and what would be right', () => {
  it.each<[string, () => Promise<MatchResult>, string, string | undefined, RegExp]>([
    [
      'without a token',
      () => send(nobody(), 'createMatch', { game: 'duel', seats: 2 }),
      'NOT_SIGNED_IN',
      undefined,
      /Sign in first/,
    ],
    [
      'with a short key',
      () => send(ann, 'createMatch', { idempotencyKey: 'short', game: 'duel', seats: 2 }),
      'IDEMPOTENCY_KEY_TOO_SHORT',
      'input.idempotencyKey',
      /has 5 characters; it needs 16 to 200/,
    ],
    [
      'with a very long key',
      () => send(ann, 'createMatch', { idempotencyKey: 'x'.repeat(201), game: 'duel', seats: 2 }),
      'IDEMPOTENCY_KEY_TOO_LONG',
      'input.idempotencyKey',
      /has 201 characters/,
    ],
    [
      'of a game that there is not',
      () => send(ann, 'createMatch', { game: 'chess', seats: 2 }),
      'MATCH_UNKNOWN_GAME',
      'input.game',
      /"chess".*duel/,
    ],
    [
      'for too many seats',
      () => send(ann, 'createMatch', { game: 'duel', seats: 5 }),
      'MATCH_BAD_TERMS',
      undefined,
      /5/,
    ],
    [
      'with an option that there is not',
      () => send(ann, 'createMatch', { game: 'duel', seats: 2, options: { goals: 3 } }),
      'MATCH_BAD_TERMS',
      undefined,
      /"goals".*"goal"/,
    ],
    [
      'to what is no match',
      () => send(ann, 'joinMatch', { matchId: 'game_1' }),
      'INVALID_INPUT',
      'input.matchId',
      /"game_1" is not the id of a match/,
    ],
    [
      'to a match that there is not',
      () => send(ann, 'resign', { matchId: 'match_none' }),
      'NOT_FOUND',
      'input.matchId',
      /no such match/i,
    ],
  ])('%s', async (_, act, code, field, words) => {
    expect(problems(await act())).toEqual([[code, field, expect.stringMatching(words)]]);
  });

  it('to a seat', async () => {
    const { match } = await send(ann, 'createMatch', { game: 'duel', seats: 2 });
    const id = match!.id;
    expect(problems(await send(bob, 'cancelMatch', { matchId: id }))).toMatchObject([
      ['FORBIDDEN', 'input.matchId', /./],
    ]);
    await send(ann, 'joinMatch', { matchId: id, seat: 0 });

    const taken = await send(bob, 'joinMatch', { matchId: id, seat: 0 });
    expect([problems(taken)[0]?.[0], taken.userErrors[0]?.alternatives]).toEqual(['MATCH_SEAT_NOT_FREE', ['1']]);
    expect(problems(await send(bob, 'joinMatch', { matchId: id, seat: 7 }))[0]).toMatchObject([
      'MATCH_SEAT_NOT_FREE',
      'input.seat',
      /./,
    ]);
    expect(problems(await send(ann, 'joinMatch', { matchId: id }))[0]?.[0]).toBe('MATCH_ALREADY_SEATED');
    const unfit = await send(bob, 'joinMatch', { matchId: id, brings: { deck: ['unicorn'] } });
    expect(problems(unfit)).toEqual([
      [
        'MATCH_UNFIT_FOR_SEAT',
        'input.brings',
        expect.stringMatching(/No card has this name.*A deck has 12 cards, not 1/s),
      ],
    ]);
    expect(unfit.userErrors[0]?.ruleRef?.id).toMatch(/^TG-1/);
    expect(unfit.match).toMatchObject({ phase: 'OPEN' });
  });

  it('to a game in progress', async () => {
    const id = await duel();
    const { asked, other, ply, answer } = await turn(id);
    expect(problems(await send(eve, 'answer', { matchId: id, ply, answer }))[0]?.[0]).toBe('MATCH_NOT_SEATED');
    expect(problems(await send(other, 'answer', { matchId: id, ply, answer }))[0]?.[0]).toBe('MATCH_NOT_ASKED');
    expect(problems(await send(asked, 'answer', { matchId: id, ply: ply + 1, answer }))).toEqual([
      [
        'MATCH_STALE',
        'input.ply',
        `This answers ply ${ply + 1}, but the game stands at ply ${ply}: look again, then answer.`,
      ],
    ]);
    const illegal = await send(asked, 'answer', { matchId: id, ply, answer: 'castle' });
    expect(problems(illegal)[0]?.slice(0, 2)).toEqual(['MATCH_ILLEGAL_ANSWER', 'input.answer']);
    expect(illegal.userErrors[0]?.alternatives).toContain(answer);
    expect(problems(await send(eve, 'joinMatch', { matchId: id }))[0]?.[0]).toBe('MATCH_NOT_OPEN');

    expect(await send(asked, 'answer', { matchId: id, ply, answer })).toMatchObject({
      userErrors: [],
      match: { ply: ply + 1 },
    });
    expect(problems(await send(asked, 'answer', { matchId: id, ply, answer }))[0]?.[0]).toBe('MATCH_STALE');
    await send(ann, 'resign', { matchId: id });
    expect(problems(await send(ann, 'resign', { matchId: id }))[0]?.[0]).toBe('MATCH_NOT_PLAYING');
  });

  it.each<[string, string, object, RegExp]>([
    [
      'a missing field',
      'mutation ($i: ResignInput!) { resign(input: $i) { position } }',
      { i: { matchId: 'match_1' } },
      /"idempotencyKey" of required type "ID!" was not provided/,
    ],
    [
      'a field too many',
      'mutation ($i: ResignInput!) { resign(input: $i) { position } }',
      { i: { idempotencyKey: 'k', matchId: 'm', force: true } },
      /"force" is not defined/,
    ],
    [
      'a number that is a text',
      'mutation ($i: AnswerInput!) { answer(input: $i) { position } }',
      { i: { idempotencyKey: 'k', matchId: 'm', ply: 'one', answer: 'a' } },
      /Int cannot represent/,
    ],
    [
      'a fraction in JSON',
      'mutation ($i: CreateMatchInput!) { createMatch(input: $i) { position } }',
      { i: { idempotencyKey: 'k', game: 'duel', seats: 2, options: { goal: 1.5 } } },
      /1\.5 is not an integer/,
    ],
    [
      'a list for an object',
      'mutation ($i: CreateMatchInput!) { createMatch(input: $i) { position } }',
      { i: { idempotencyKey: 'k', game: 'duel', seats: 2, options: [1] } },
      /\[1\] is not a JSON object/,
    ],
    [
      'an id of another kind',
      'query ($i: ID!) { match(id: $i) { id } }',
      { i: 'person_1' },
      /"person_1"; it expects the id of a match, such as "match_4f2a7c"/,
    ],
    [
      'a position that is none',
      'query ($i: Position) { match(id: "match_1", atLeast: $i) { id } }',
      { i: '12' },
      /"12" is not a position/,
    ],
    [
      'a position of another match',
      'query ($i: Position) { match(id: "match_1", atLeast: $i) { id } }',
      { i: 'match/2:1' },
      /expects one of match\/1/,
    ],
    [
      'no number of entries',
      '{ matches { nodes { id } } }',
      {},
      /either `first` or `last`, from 1 to 100\. Neither was given/,
    ],
    ['both ends of a list', '{ matches(first: 1, last: 1) { nodes { id } } }', {}, /Both was given/],
    [
      'too many entries',
      '{ matches(first: 101) { nodes { id } } }',
      {},
      /`first` is 101; it expects a number from 1 to 100/,
    ],
    [
      'a cursor of the wrong end',
      '{ matches(first: 1, before: "WzFd") { nodes { id } } }',
      {},
      /`first` goes with `after`, not with `before`/,
    ],
    [
      'a cursor that is none',
      'query ($i: Cursor) { matches(first: 1, after: $i) { nodes { id } } }',
      { i: 'x.y' },
      /"x\.y" is not a cursor/,
    ],
    ['a cursor of another list', '{ matches(first: 1, after: "WzFd") { nodes { id } } }', {}, /cursor of another list/],
    [
      'too many ids',
      'query ($i: [ID!]!) { nodes(ids: $i) { id } }',
      { i: Array.from({ length: 101 }, () => 'match_1') },
      /101 entries; it expects 1 to 100/,
    ],
  ])('malformed: %s', async (_, query, variables, words) => {
    const { errors } = await ann.ask(query, variables);
    expect(errors[0]?.message).toMatch(words);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the same command, sent again', () => {
  it('is carried out once, however often and however fast it is sent', async () => {
    const id = await duel();
    const { asked, ply, answer } = await turn(id);
    const input = { idempotencyKey: randomUUID(), matchId: id, ply, answer };
    const outcomes = await Promise.all(Array.from({ length: 64 }, () => send(asked, 'answer', input)));
    expect(new Set(outcomes.map(({ position }) => position)).size).toBe(1);
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(outcomes.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await seen(asked, id)).toMatchObject({ ply: ply + 1 });
  });

  it('creates one match', async () => {
    const input = { idempotencyKey: randomUUID(), game: 'duel', seats: 2 };
    const [first, again] = [await send(ann, 'createMatch', input), await send(ann, 'createMatch', input)];
    expect([again.match?.id, again.position, again.repeated]).toEqual([first.match?.id, first.position, true]);
  });

  it('under the key of another one, is refused; under the same key by somebody else, is their own', async () => {
    const idempotencyKey = randomUUID();
    const first = await send(ann, 'createMatch', { idempotencyKey, game: 'duel', seats: 2 });
    const other = await send(ann, 'createMatch', { idempotencyKey, game: 'bazaar', seats: 3 });
    expect(problems(other)).toEqual([
      ['IDEMPOTENCY_KEY_REUSED', 'input.idempotencyKey', expect.stringMatching(/new key for each command/)],
    ]);
    const bobs = await send(bob, 'createMatch', { idempotencyKey, game: 'duel', seats: 2 });
    expect([bobs.repeated, bobs.match?.id === first.match?.id]).toEqual([false, false]);
  });
});

describe('reading what was written', () => {
  it('waits for what is coming, and says STALE when it does not come', async () => {
    const id = await duel();
    const stream = id.replace('_', '/');
    for (const query of ['match(id: $id, atLeast: $at) { seq }', 'matches(first: 1, atLeast: $at) { nodes { id } }']) {
      const asked = `query ($id: ID!, $at: Position) { node(id: $id) { id } ${query} }`;
      expect((await ann.ask(asked, { id, at: `${stream}:3` })).errors).toEqual([]);
      const { errors } = await ann.ask(asked, { id, at: `${stream}:99` });
      expect([errors[0]?.extensions.code, errors[0]?.message]).toEqual([
        'STALE',
        expect.stringMatching(/within two seconds/),
      ]);
    }
  });

  it('shows a hidden hand to its own seat alone', async () => {
    const id = await duel();
    const { asked, other } = await turn(id);
    const ALL =
      'query ($id: ID!) { match(id: $id) { view decision { kind } offers { key } seats { isYou } facts(since: -1) { facts { data } } } }';
    const views = await Promise.all(
      [asked, other, eve, nobody()].map(async (who) => (await who.ask(ALL, { id })).data),
    );
    const [askeds, others, eves, publics] = views.map((view) => JSON.stringify(view)) as [
      string,
      string,
      string,
      string,
    ];
    expect(eves).toBe(publics);
    expect(new Set([askeds, others, publics]).size).toBe(3);
    expect(others).toContain('"offers":[]');
    expect(publics).toContain('"offers":[]');
  });

  it('pages through matches both ways, none twice and none left out', async () => {
    for (let i = 0; i < 7; i++) await send(eve, 'createMatch', { game: 'duel', seats: 2 });
    const last = await send(eve, 'createMatch', { game: 'duel', seats: 2 });
    const LIST = `query ($first: Int, $after: Cursor, $last: Int, $before: Cursor, $at: Position) {
      matches(first: $first, after: $after, last: $last, before: $before, filter: { phases: [OPEN] }, atLeast: $at) {
        nodes { id } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }`;
    interface Page {
      readonly matches: {
        readonly nodes: readonly { readonly id: string }[];
        readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
      };
    }
    const page = async (args: object): Promise<Page['matches']> => (await nobody().ask<Page>(LIST, args)).data.matches;
    const all = (await page({ first: 100, at: last.position })).nodes.map(({ id }) => id);
    expect(all[0]).toBe(last.match?.id);

    const forth: string[] = [];
    for (let at = await page({ first: 3 }); ; at = await page({ first: 3, after: at.pageInfo.endCursor })) {
      forth.push(...at.nodes.map(({ id }) => id));
      if (!at.pageInfo.hasNextPage) break;
    }
    expect(forth).toEqual(all);
    const back: string[] = [];
    for (let at = await page({ last: 3 }); ; at = await page({ last: 3, before: at.pageInfo.startCursor })) {
      back.unshift(...at.nodes.map(({ id }) => id));
      if (!at.pageInfo.hasPreviousPage) break;
    }
    expect(back).toEqual(all);
  });
});
