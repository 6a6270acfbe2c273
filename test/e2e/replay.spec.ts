import { randomUUID } from 'node:crypto';
import { canonicalJson, type Json, type JsonChange, type JsonObject } from '#kernel';
import { viewAfter } from '#match';
import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  send,
  sitDown,
  tournamentOf,
} from '#test/server';

let server: Embedded;
let ann: Asker;
let bob: Asker;
let anybody: Asker;
beforeAll(async () => {
  server = await embeddedServer();
  [ann, bob] = [await newcomer(server), await newcomer(server)];
  anybody = asker(server.url);
});

interface Frame {
  readonly ply: number;
  readonly game: number;
  readonly cut: boolean;
  readonly seq: number;
  readonly move: { readonly seat: number; readonly answer: string | null; readonly hidden: boolean } | null;
  readonly view: JsonObject | null;
  readonly changes: readonly JsonChange[] | null;
  readonly round: number | null;
  readonly asked: readonly { readonly seat: number }[];
  readonly decisions: readonly { readonly seat: number; readonly offers: readonly { readonly key: string }[] }[];
  readonly facts: readonly { readonly kind: string; readonly text: string }[];
}

interface Replay {
  readonly viewpoint: string;
  readonly seat: number | null;
  readonly viewpoints: readonly { readonly viewpoint: string; readonly seat: number | null }[];
  readonly released: boolean;
  readonly count: number;
  readonly lastPly: number;
  readonly position: string;
  readonly match: { readonly phase: string };
  readonly chapters: readonly { readonly game: number; readonly firstPly: number; readonly lastPly: number }[];
  readonly marks: readonly { readonly kind: string; readonly ply: number | null }[];
  readonly frames: readonly Frame[];
}

const FRAME = `ply game cut seq at view changes round phase move { seat answer hidden leaves } asked { seat told }
  decisions { seat kind rules { id } offers { form key about min max of total among { key min max } } }
  facts { kind rule { id } data text } clocks { seat leftMs runningSince deadline }`;
const REPLAY = `query ($matchId: ID!, $viewpoint: ReplayViewpoint!, $seat: Int, $from: Int!, $first: Int!) {
  replay(matchId: $matchId, viewpoint: $viewpoint, seat: $seat) {
    viewpoint seat released count lastPly position viewpoints { viewpoint seat } match { phase }
    chapters { game round firstPly lastPly } marks { kind ply seat rule { id } seq at }
    frames(from: $from, first: $first) { ${FRAME} }
  }
}`;

interface Asked {
  readonly matchId: string;
  readonly viewpoint?: string;
  readonly seat?: number;
  readonly from?: number;
  readonly first?: number;
}

async function replayed(who: Asker, asked: Asked): Promise<Replay> {
  const { data, errors } = await ask(who, asked);
  if (errors.length > 0 || data.replay === null) throw new Error(JSON.stringify(errors));
  return data.replay;
}

const ask = (who: Asker, asked: Asked): ReturnType<typeof who.ask<{ replay: Replay | null }>> =>
  who.ask<{ replay: Replay | null }>(REPLAY, { viewpoint: 'PUBLIC', from: 0, first: 100, ...asked });

/** All frames, page by page, and the view at each. */
async function watched(
  who: Asker,
  asked: Asked,
  first = 37,
): Promise<readonly (Frame & { readonly at: JsonObject })[]> {
  const all: (Frame & { readonly at: JsonObject })[] = [];
  let view: JsonObject = {};
  for (
    let page = await replayed(who, { ...asked, first });
    ;
    page = await replayed(who, { ...asked, from: all.length, first })
  ) {
    for (const frame of page.frames) {
      view = viewAfter(view, frame as Parameters<typeof viewAfter>[1]);
      all.push({ ...frame, at: view });
    }
    if (all.length >= page.count) return all;
  }
}

describe('a duel of three games that is over', () => {
  let id: string;
  /** What each viewer was shown while it was played, by ply. */
  const live = new Map<string, Map<number, { readonly view: Json; readonly facts: Json }>>();

  beforeAll(async () => {
    id = await sitDown([ann, bob], { game: 'duel', brings: [null, null] });
  });

  it('is shown to nobody as anybody else than while it was played', async () => {
    const viewers = { ann, bob, anybody };
    const note = async (): Promise<void> => {
      for (const [name, who] of Object.entries(viewers)) {
        const { data } = await who.ask<{ match: { ply: number; view: Json; facts: { ply: number; facts: Json }[] } }>(
          'query ($id: ID!) { match(id: $id) { ply view facts(since: -1) { ply facts { kind rule { id } data } } } }',
          { id },
        );
        const { ply, view, facts } = data.match;
        const seen = live.get(name) ?? new Map<number, { view: Json; facts: Json }>();
        seen.set(ply, { view, facts: facts.find((each) => each.ply === ply)?.facts ?? [] });
        live.set(name, seen);
      }
    };
    await note();
    for (let seed = 1; (await playOn([ann, bob], id, seed, 1)) > 0; seed++) await note();

    for (const [name, who, asked] of [
      ['ann', ann, { viewpoint: 'SEAT' }],
      ['bob', bob, { viewpoint: 'SEAT', seat: 1 }],
      ['anybody', anybody, {}],
      ['anybody', ann, {}],
    ] as const) {
      const frames = await watched(who, { matchId: id, ...asked });
      expect(frames.length).toBeGreaterThan(10);
      expect(frames.map(({ ply }) => ply)).toEqual(frames.map((_, nth) => nth));
      for (const { ply, at, facts } of frames) {
        const shown = live.get(name)?.get(ply);
        expect(canonicalJson(at)).toBe(canonicalJson(shown?.view ?? null));
        const told = facts.map(({ text: _, ...fact }) => fact);
        expect(told).toEqual(shown?.facts);
      }
    }
  });

  it('tells a hidden answer to who gave it, and to nobody else', async () => {
    const [own, others, open] = await Promise.all([
      watched(ann, { matchId: id, viewpoint: 'SEAT' }),
      watched(bob, { matchId: id, viewpoint: 'SEAT' }),
      watched(anybody, { matchId: id }),
    ]);
    const hidden = own.filter(({ move }) => move?.hidden === true && move.seat === 0);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ply, move } of hidden) {
      expect(move?.answer).toEqual(expect.any(String));
      expect([others[ply]?.move?.answer, open[ply]?.move?.answer]).toEqual([null, null]);
    }
    expect(own.flatMap(({ decisions }) => decisions).every(({ seat }) => seat === 0)).toBe(true);
    expect(open.flatMap(({ decisions }) => decisions)).toEqual([]);
  });

  it('has games, marks and chapters', async () => {
    const { chapters, marks, match, lastPly, count, frames } = await replayed(anybody, { matchId: id });
    expect(match.phase).toBe('FINISHED');
    expect(chapters).toEqual([{ game: 1, round: null, firstPly: 0, lastPly }]);
    expect(count).toBe(lastPly + 1);
    expect(marks[0]?.kind).toBe('game-started');
    expect(marks.slice(-2).map(({ kind }) => kind)).toEqual(['game-finished', 'match-finished']);
    expect(marks.filter(({ kind }) => kind === 'trick').length).toBeGreaterThan(0);
    expect(frames[0]?.view).not.toBeNull();
    expect(frames.flatMap(({ facts }) => facts).some(({ text }) => text.startsWith('trick: seat '))).toBe(true);
  });

  it('is shown to everybody through all eyes once its key is out, and proven from its seed to its end', async () => {
    let open = await replayed(anybody, { matchId: id });
    for (; !open.released; open = await replayed(anybody, { matchId: id }))
      await new Promise((go) => setTimeout(go, 100));
    expect(open.viewpoints).toEqual([
      { viewpoint: 'PUBLIC', seat: null },
      { viewpoint: 'SEAT', seat: 0 },
      { viewpoint: 'SEAT', seat: 1 },
      { viewpoint: 'BOTH', seat: null },
      { viewpoint: 'JUDGE', seat: null },
    ]);
    const [own, both] = [
      await watched(ann, { matchId: id, viewpoint: 'SEAT' }),
      await watched(anybody, { matchId: id, viewpoint: 'BOTH' }),
    ];
    expect(both.map(({ at }) => (at.seats as readonly JsonObject[])[0])).toEqual(own.map(({ at }) => at));
    expect(both.every(({ move }) => move?.answer !== null)).toBe(true);
    const seats = both.flatMap(({ decisions }) => decisions.map(({ seat }) => seat));
    expect(new Set(seats)).toEqual(new Set([0, 1]));
    expect((await watched(anybody, { matchId: id, viewpoint: 'JUDGE' })).length).toBe(both.length);
  });

  it.each<[string, Partial<Asked>, string]>([
    ['no seat of their own', { viewpoint: 'SEAT' }, 'Say which `seat` you mean, 0 to 1'],
    ['a seat that is none', { viewpoint: 'SEAT', seat: 2 }, 'this match has the seats 0 to 1'],
    ['a seat for all', { viewpoint: 'PUBLIC', seat: 0 }, 'leave it out'],
    ['too many frames', { first: 101 }, '`first` is 101; it is from 1 to 100'],
    ['a place before the first', { from: -1 }, '`from` is -1'],
  ])('says what is wrong with %s', async (_, asked, says) => {
    const { errors } = await ask(anybody, { matchId: id, ...asked });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors[0]?.message).toContain(says);
  });

  it('is null where there is no match', async () => {
    expect((await ask(anybody, { matchId: 'match_nowhere' })).data.replay).toBeNull();
  });
});

describe('a match that is on', () => {
  let on: string;
  beforeAll(async () => {
    on = await sitDown([ann, bob], { game: 'duel', brings: [null, null] });
  });

  it.each<[string, () => Asker, Partial<Asked>, string]>([
    ['the public', () => anybody, { viewpoint: 'SEAT', seat: 0 }, 'through SEAT 0; you may through PUBLIC.'],
    ['the public', () => anybody, { viewpoint: 'BOTH' }, 'through BOTH; you may through PUBLIC.'],
    ['the opponent', () => bob, { viewpoint: 'SEAT', seat: 0 }, 'through SEAT 0; you may through PUBLIC, SEAT 1.'],
    ['a player', () => ann, { viewpoint: 'JUDGE' }, 'through JUDGE; you may through PUBLIC, SEAT 0.'],
  ])('is shown to %s through no eyes that are not theirs', async (_, who, asked, says) => {
    const { data, errors } = await ask(who(), { matchId: on, ...asked });
    expect(data.replay).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(errors[0]?.message).toContain(says);
  });

  it('goes on in its replay', async () => {
    const id = await sitDown([ann, bob], { game: 'bazaar', brings: [null, null] });
    const before = await replayed(anybody, { matchId: id });
    await playOn([ann, bob], id, 5, 6);
    const { count, marks, match } = await replayed(anybody, { matchId: id });
    expect([match.phase, count]).toEqual(['PLAYING', before.count + 6]);
    await send(ann, 'resign', { matchId: id, idempotencyKey: randomUUID() });
    const after = await replayed(bob, { matchId: id, viewpoint: 'SEAT' });
    expect(after.marks.map(({ kind }) => kind)).toEqual([
      ...marks.map(({ kind }) => kind),
      'seat-left',
      'game-finished',
      'match-finished',
    ]);
    expect(after.frames.at(-1)?.move).toMatchObject({ seat: 0, answer: null, leaves: 'conceded' });
  });
});

describe('a match of a tournament', () => {
  it('is shown to its judges through all eyes once it is over, and to nobody else before its key is out', async () => {
    const [judge, organiser] = [await newcomer(server), await newcomer(server)];
    const tournament = await tournamentOf(organiser, [judge]);
    const id = await openTable(server, [ann, bob], { tournament });
    for (const player of [ann, bob]) await send(player, 'joinMatch', { matchId: id });
    const asJudge = { matchId: id, viewpoint: 'JUDGE' };
    const codes = async (): Promise<readonly unknown[]> =>
      Promise.all(
        [judge, organiser, ann, anybody].map(async (who) => (await ask(who, asJudge)).errors[0]?.extensions.code),
      );
    expect(await codes()).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    await playOn([ann, bob], id, 9);
    expect(await codes()).toEqual([undefined, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect((await replayed(judge, { matchId: id, viewpoint: 'SEAT', seat: 1 })).released).toBe(false);
  });
});
