import { randomUUID } from 'node:crypto';
import { type Json, seededChance, type StreamId } from '#kernel';
import { mutate } from '#test/people';
import {
  answerTo,
  type Asker,
  asker,
  type ShownOffer,
  type Embedded,
  embeddedServer,
  newcomer,
  playOn,
  send,
  sitDown,
} from '#test/server';

let server: Embedded;
let ann: Asker;
let bob: Asker;
let eve: Asker;
const nobody = (): Asker => asker(server.url);
beforeAll(async () => {
  server = await embeddedServer();
  [ann, bob, eve] = [await newcomer(server), await newcomer(server), await newcomer(server)];
});

interface Shown {
  readonly id: string;
  readonly position: string;
  readonly head: string;
  readonly phase: string;
  readonly ply: number;
  readonly requests: readonly { readonly seat: number }[];
  readonly offers: readonly ShownOffer[];
  readonly result: { readonly places: readonly number[] } | null;
  readonly branchOf: {
    readonly from: { readonly matchId: string; readonly ply: number; readonly head: string; readonly records: Json };
    readonly name: string | null;
    readonly public: boolean;
    readonly answers: readonly { readonly seat: number; readonly answer: string }[];
  } | null;
}

const MATCH = `id position head phase ply requests { seat } offers { form key about min max of total among { key min max } } result { places }
  branchOf { from { matchId match { id } game ply seq head records } name public by { id } bot { seat name } answers { seat answer }
    steps { ply seat answer backTo } }`;

interface Payload {
  readonly match: Shown | null;
  readonly repeated: boolean;
  readonly userErrors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
}

const command = (who: Asker, verb: string, input: object): Promise<Payload> =>
  mutate(
    who,
    verb,
    { idempotencyKey: randomUUID(), ...input },
    `match { ${MATCH} } repeated userErrors { code field }`,
  );
const like = (pattern: string): unknown => expect.stringMatching(new RegExp(pattern));
const codes = ({ userErrors }: Payload): readonly string[] => userErrors.map(({ code }) => code);

async function seen(who: Asker, id: string): Promise<Shown | null> {
  const { data } = await who.ask<{ match: Shown | null }>(`query ($id: ID!) { match(id: $id) { ${MATCH} } }`, { id });
  return data.match;
}

async function framesOf(
  who: Asker,
  id: string,
): Promise<{ readonly frames: readonly object[]; released: boolean } | null> {
  const { data } = await who.ask<{ replay: { frames: object[]; released: boolean } | null }>(
    `query ($id: ID!) { replay(matchId: $id, viewpoint: JUDGE) {
      released frames(first: 100) { ply at cut decisions { seat kind offers { key } } view changes move { seat answer } facts { text } } } }`,
    { id },
  );
  return data.replay;
}

async function listed(who: Asker, of: string | null, atLeast: string | null = null): Promise<readonly object[]> {
  const { data } = await who.ask<{ branches: { nodes: object[] } }>(
    `query ($of: ID, $atLeast: Position) { branches(of: $of, first: 10, atLeast: $atLeast) {
      nodes { id ofMatch ply name by { id } isYours public over } } }`,
    { of, atLeast },
  );
  return data.branches.nodes;
}

const until = async (is: () => Promise<boolean>): Promise<void> => {
  while (!(await is())) await new Promise((go) => setTimeout(go, 100));
};

/** A duel of ann and bob that is over, and whose key is out. */
async function released(): Promise<string> {
  const id = await sitDown([ann, bob], { game: 'duel', brings: [null, null], options: { goal: 4 } });
  await playOn([ann, bob], id, 4, 12);
  await send(ann, 'resign', { matchId: id });
  await until(async () => (await framesOf(nobody(), id))?.released === true);
  return id;
}

describe('playing on from a match that is over', () => {
  let id: string;
  beforeAll(async () => {
    id = await released();
  });

  it('is stored as a game of its own, in which one person plays all seats, and leaves the match as it was', async () => {
    const shown = await framesOf(nobody(), id);
    const before = [await seen(nobody(), id), shown];
    const idempotencyKey = randomUUID();
    const wish = { idempotencyKey, matchId: id, ply: 2, name: 'What if?', bot: { seat: 1, name: 'quick' } };
    const begun = await command(eve, 'branchMatch', wish);
    expect(codes(begun)).toEqual([]);
    expect(begun.match).toMatchObject({
      phase: 'PLAYING',
      ply: 2,
      branchOf: {
        from: { matchId: id, match: { id }, game: 1, ply: 2 },
        name: 'What if?',
        public: false,
        bot: { seat: 1, name: 'quick' },
        answers: [],
      },
    });
    expect(begun.match?.id).toMatch(/^match_branch-[0-9a-f]{24}$/);
    expect(await command(eve, 'branchMatch', wish)).toMatchObject({ match: { id: begun.match?.id }, repeated: true });

    let now = begun.match!;
    const given: object[] = [];
    const dice = seededChance(new Uint8Array(32).fill(7), { game: 'test', epoch: 0 }).dice('answers', 0);
    for (let moves = 0; moves < 200 && now.phase === 'PLAYING'; moves++) {
      const answer = answerTo(now.offers, dice);
      const seat = now.requests[0]!.seat;
      const next = await command(eve, 'answer', { matchId: now.id, ply: now.ply, answer, seat });
      expect(codes(next)).toEqual([]);
      given.push({ seat, answer });
      now = next.match!;
    }
    expect(now).toMatchObject({ phase: 'FINISHED', branchOf: { answers: given } });
    expect(now.result?.places).toHaveLength(2);
    const told = await framesOf(eve, now.id);
    expect(told?.released).toBe(true);
    expect(told?.frames.slice(0, 3)).toEqual(shown?.frames.slice(0, 3));
    expect([await seen(nobody(), id), await framesOf(nobody(), id)]).toEqual(before);

    expect(await listed(eve, id, now.position)).toEqual([
      expect.objectContaining({ id: now.id, ofMatch: id, ply: 2, name: 'What if?', isYours: true, over: true }),
    ]);
  });

  it('says why of every seat to who plays them all, at any ply, and to nobody else', async () => {
    const begun = await command(eve, 'branchMatch', { matchId: id, ply: 2 });
    let now = begun.match!;
    const asked = [now.requests[0]!.seat];
    const dice = seededChance(new Uint8Array(32).fill(7), { game: 'test', epoch: 0 }).dice('answers', 0);
    for (let moves = 0; moves < 200 && now.phase === 'PLAYING'; moves++) {
      now = (await command(eve, 'answer', { matchId: now.id, ply: now.ply, answer: answerTo(now.offers, dice) }))
        .match!;
      asked.push(now.requests[0]?.seat ?? -1);
    }
    const WHY = `query ($id: ID!, $ply: Int!, $next: Int!) { match(id: $id) {
      whyNot(ply: $ply, answer: "nonsense") { seat legal rule { id } } trace(ply: $next) { seat legal } } }`;
    for (const [nth, seat] of asked.slice(0, -1).entries()) {
      const ply = 2 + nth;
      const { data, errors } = await eve.ask<Json>(WHY, { id: now.id, ply, next: ply + 1 });
      expect(errors).toEqual([]);
      expect(data).toEqual({
        match: { whyNot: { seat, legal: false, rule: { id: like('^TG-1') } }, trace: { seat, legal: true } },
      });
    }
    const end = (await seen(nobody(), id))?.ply ?? 0;
    expect((await ann.ask(WHY, { id, ply: end, next: end })).errors).toEqual([]);
    const over = { id: now.id, ply: now.ply, next: now.ply + 1 };
    expect(await eve.ask(WHY, over)).toMatchObject({ errors: [], data: { match: { whyNot: null, trace: null } } });
    await command(eve, 'changeBranch', { matchId: now.id, public: true });
    expect(await ann.ask(WHY, { id: now.id, ply: 2, next: 3 })).toMatchObject({
      errors: [],
      data: { match: { whyNot: null, trace: null } },
    });
  });

  it('goes back to an earlier ply of its own, on record, also once it was over', async () => {
    const before = [await seen(nobody(), id), await framesOf(nobody(), id)] as const;
    const begun = await command(eve, 'branchMatch', { matchId: id, ply: 2 });
    const own = begun.match!.id;
    const answered: { ply: number; seat: number; answer: string }[] = [];
    const play = async (times: number): Promise<Shown> => {
      const dice = seededChance(new Uint8Array(32).fill(9), { game: 'test', epoch: 0 }).dice('answers', 0);
      let now = (await seen(eve, own))!;
      for (let nth = 0; nth < times && now.phase === 'PLAYING'; nth++) {
        const step = { ply: now.ply, seat: now.requests[0]!.seat, answer: answerTo(now.offers, dice) };
        now = (await command(eve, 'answer', { matchId: own, ...step })).match!;
        answered.push(step);
      }
      return now;
    };
    const ahead = await play(3);
    const at = ahead.ply;
    const frames = (await framesOf(eve, own))!.frames;
    const key = { idempotencyKey: randomUUID(), matchId: own, ply: at, to: 3 };
    const back = await command(eve, 'takeBack', key);
    expect(back).toMatchObject({ repeated: false, userErrors: [], match: { ply: at + 1, phase: 'PLAYING' } });
    expect(await command(eve, 'takeBack', key)).toMatchObject({ repeated: true, match: { ply: at + 1 } });
    expect(back.match?.branchOf).toMatchObject({
      answers: answered.slice(0, 1).map(({ seat, answer }) => ({ seat, answer })),
      steps: [...answered.map((step) => ({ ...step, backTo: null })), { ply: at, seat: null, answer: null, backTo: 3 }],
    });
    const after = (await framesOf(eve, own))!.frames;
    expect(after.slice(0, 4)).toEqual(frames.slice(0, 4));
    expect(after.map((frame) => (frame as { cut: boolean }).cut)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(after.at(-1)).toMatchObject({ ply: at + 1, decisions: (frames[3] as { decisions: object }).decisions });

    const over = await play(200);
    expect(over.phase).toBe('FINISHED');
    expect(await listed(eve, id, over.position)).toContainEqual(expect.objectContaining({ id: own, over: true }));
    const again = await command(eve, 'takeBack', { matchId: own, ply: over.ply, to: over.ply - 1 });
    expect(again).toMatchObject({ userErrors: [], match: { phase: 'PLAYING', ply: over.ply + 1 } });
    expect(await listed(eve, id, again.match!.position)).toContainEqual(
      expect.objectContaining({ id: own, over: false }),
    );
    const { seat, answer } = answered.at(-1)!;
    const ended = await command(eve, 'answer', { matchId: own, ply: over.ply + 1, seat, answer });
    expect(ended).toMatchObject({ userErrors: [], match: { phase: 'FINISHED', ply: over.ply + 2 } });

    const last = over.ply + 2;
    expect(codes(await command(eve, 'takeBack', { matchId: own, ply: at, to: 2 }))).toEqual(['MATCH_STALE']);
    for (const to of [1, 4, at, last, 900])
      expect([to, codes(await command(eve, 'takeBack', { matchId: own, ply: last, to }))]).toEqual([
        to,
        ['MATCH_NO_SUCH_PLY'],
      ]);
    expect(codes(await command(bob, 'takeBack', { matchId: own, ply: last, to: 2 }))).toEqual(
      codes(await command(bob, 'takeBack', { matchId: 'match_branch-none', ply: last, to: 2 })),
    );
    expect(codes(await command(ann, 'takeBack', { matchId: id, ply: before[0]!.ply, to: 2 }))).toEqual([
      'MATCH_NO_BRANCH',
    ]);
    const twig = await command(eve, 'branchMatch', { matchId: own, ply: at });
    expect(twig.match).toMatchObject({ ply: at, requests: ahead.requests });
    expect(codes(await command(eve, 'takeBack', { matchId: twig.match!.id, ply: at, to: 3 }))).toEqual([
      'MATCH_NO_SUCH_PLY',
    ]);
    expect([await seen(nobody(), id), await framesOf(nobody(), id)]).toEqual(before);
  });

  it('counts nowhere', async () => {
    const { match } = await command(ann, 'branchMatch', { matchId: id, ply: 1, public: true });
    const stream = match!.position.split(':')[0] as StreamId;
    await server.ground.readModels.reached(stream, 1);
    const { data } = await ann.ask<{ matches: { nodes: { id: string }[] } }>(
      '{ matches(first: 100) { nodes { id } } }',
    );
    expect(data.matches.nodes).toContainEqual({ id });
    expect(data.matches.nodes.filter((each) => each.id.includes('branch'))).toEqual([]);
    for (const [table, column] of [
      ['match_list', 'id'],
      ['sealed_match', 'id'],
      ['game_fact', 'match'],
    ] as const) {
      const names = await server.ground.readModels.source.query<{ name: string }[]>(
        `SELECT ${column} AS name FROM ${table}`,
      );
      expect([table, names.length > 0]).toEqual([table, true]);
      expect([table, names.filter(({ name }) => name.startsWith('branch-'))]).toEqual([table, []]);
    }
    const { quarantined } = await server.ground.readModels.health();
    expect(quarantined).toEqual([]);
  });

  it('is private until its player says otherwise: to others it is not there, on any path', async () => {
    const { match } = await command(eve, 'branchMatch', { matchId: id, ply: 3, name: 'Mine alone' });
    const own = match!.id;
    const answer = { matchId: own, ply: 3, answer: 'x' };
    for (const who of [nobody(), bob]) {
      expect(await seen(who, own)).toBeNull();
      expect(await framesOf(who, own)).toBeNull();
      const { data } = await who.ask<{ node: null }>('query ($id: ID!) { node(id: $id) { id } }', { id: own });
      expect(data.node).toBeNull();
      expect(JSON.stringify(await listed(who, id, match!.position))).not.toContain(own);
    }
    for (const [verb, input] of [
      ['answer', answer],
      ['resign', { matchId: own }],
      ['rematch', { matchId: own }],
      ['branchMatch', { matchId: own, ply: 3 }],
      ['changeBranch', { matchId: own, public: true }],
    ] as const) {
      const none = await command(bob, verb, { ...input, matchId: 'match_branch-none' });
      expect([verb, await command(bob, verb, input)]).toEqual([verb, none]);
    }
    for (const path of ['bundle', 'games/1.txt'])
      expect((await fetch(`${server.url}/export/matches/${own}/${path}`)).status).toBe(404);

    const shown = await command(eve, 'changeBranch', { matchId: own, public: true, name: 'For all' });
    expect(shown.match?.branchOf).toMatchObject({ public: true, name: 'For all' });
    expect(await seen(nobody(), own)).toMatchObject({ branchOf: { name: 'For all' } });
    expect(await listed(nobody(), id, shown.match!.position)).toContainEqual(
      expect.objectContaining({ id: own, isYours: false, name: 'For all' }),
    );
    expect(codes(await command(bob, 'answer', answer))).toEqual(['FORBIDDEN']);
    expect(codes(await command(eve, 'resign', { matchId: own }))).toEqual(['MATCH_IS_BRANCH']);
    expect(codes(await command(eve, 'rematch', { matchId: own }))).toEqual(['MATCH_IS_BRANCH']);
    for (const path of ['bundle', 'games/1.txt']) {
      const refused = await fetch(`${server.url}/export/matches/${own}/${path}`);
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('IS_BRANCH')]);
    }
    const twig = await command(bob, 'branchMatch', { matchId: own, ply: 3 });
    expect(twig.match?.branchOf).toMatchObject({ from: { matchId: own, ply: 3 } });
    expect(codes(await command(eve, 'changeBranch', { matchId: own, public: false }))).toEqual([]);
    expect(await seen(bob, twig.match!.id)).toMatchObject({ branchOf: { from: { matchId: own, match: null } } });
  });

  it('takes a position at which somebody must decide', async () => {
    const past = await command(eve, 'branchMatch', { matchId: id, ply: 900 });
    expect(past.userErrors).toMatchObject([{ code: 'MATCH_NO_SUCH_PLY', field: ['input', 'ply'] }]);
    const { match } = { match: await seen(nobody(), id) };
    expect(codes(await command(eve, 'branchMatch', { matchId: id, ply: match!.ply }))).toEqual(['MATCH_BAD_TERMS']);
    expect(codes(await command(eve, 'branchMatch', { matchId: 'match_none', ply: 1 }))).toEqual(['NOT_FOUND']);
    const bot = { seat: 5, name: 'quick' };
    expect(codes(await command(eve, 'branchMatch', { matchId: id, ply: 1, bot }))).toEqual(['MATCH_BAD_TERMS']);
    expect(codes(await command(eve, 'branchMatch', { matchId: id, ply: 1, name: 'x'.repeat(81) }))).toEqual([
      'PEOPLE_BAD_TEXT',
    ]);
    expect(codes(await command(eve, 'changeBranch', { matchId: id, name: 'x' }))).toEqual(['MATCH_NO_BRANCH']);
  });

  it('gives the position to whoever has the engine, signed in or not', async () => {
    const point =
      'query ($id: ID!, $ply: Int!) { branchPoint(matchId: $id, ply: $ply) { matchId game ply seq head records } }';
    const { data } = await nobody().ask<{ branchPoint: { records: { events: { type: string }[] }[] } }>(point, {
      id,
      ply: 2,
    });
    const types = data.branchPoint.records.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types[0]).toBe('MatchCreated');
    expect(types.at(-1)).toMatch(/^Answer/);
    const none = await nobody().ask<{ branchPoint: null }>(point, { id, ply: 900 });
    expect(none.data.branchPoint).toBeNull();
  });
});

describe('while a match is sealed', () => {
  const POINT = 'query ($id: ID!) { branchPoint(matchId: $id, ply: 1) { records } }';
  const DUEL = { game: 'duel', seats: 2, clock: { kind: 'NONE' }, options: { goal: 4 } };

  async function begun(more: object = {}): Promise<string> {
    const { match } = await send(ann, 'createMatch', { ...DUEL, ...more });
    for (const player of [ann, bob]) await send(player, 'joinMatch', { matchId: match!.id });
    await playOn([ann, bob], match!.id, 2, 3);
    return match!.id;
  }

  it.each<[string, object, boolean]>([
    ['that is on', {}, false],
    ['that spectators see late, also when it is over', { spectatorDelay: { seconds: 86_400 } }, true],
  ])('nobody plays on from one %s, its own players included', async (_, more, isOver) => {
    const id = await begun(more);
    if (isOver) await send(ann, 'resign', { matchId: id });
    for (const who of [ann, bob, eve]) {
      expect(codes(await command(who, 'branchMatch', { matchId: id, ply: 1 }))).toEqual(['FORBIDDEN']);
      const { errors } = await who.ask(POINT, { id });
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
    expect(await listed(ann, id)).toEqual([]);
  });

  it('no answer there tells how far a delayed match has come', async () => {
    const id = await begun({ spectatorDelay: { seconds: 86_400 } });
    const asked = async (): Promise<unknown> => {
      const answers = [];
      for (const ply of [0, 1, 2, 3, 90]) {
        const { data, errors } = await eve.ask(
          `query ($id: ID!) { branchPoint(matchId: $id, ply: ${ply}) { records } }`,
          { id },
        );
        answers.push(data, errors, (await command(eve, 'branchMatch', { matchId: id, ply })).userErrors);
      }
      return answers;
    };
    const before = await asked();
    await playOn([ann, bob], id, 1, 3);
    expect(await asked()).toEqual(before);
    await send(ann, 'resign', { matchId: id });
    expect(await asked()).toEqual(before);
  });
});

it('the name of a branch goes with the person, and the branch stays without it', async () => {
  const id = await released();
  const fay = await newcomer(server);
  const { match } = await command(fay, 'branchMatch', { matchId: id, ply: 1, name: 'By Fay', public: true });
  expect(await seen(nobody(), match!.id)).toMatchObject({ branchOf: { name: 'By Fay' } });
  await mutate(fay, 'eraseMe', { idempotencyKey: randomUUID() }, 'userErrors { code }');
  expect(await seen(nobody(), match!.id)).toMatchObject({ branchOf: { name: null, from: { matchId: id } } });
  expect(JSON.stringify(await listed(nobody(), id, match!.position))).not.toContain('By Fay');
});
