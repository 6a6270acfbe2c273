import { randomUUID } from 'node:crypto';
import { mutate } from '#test/people';
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
import { welcomeFirstAdmin } from '../../apps/server/people/first-admin.js';

interface Note {
  readonly id: string;
  readonly ply: number;
  readonly viewpoint: string;
  readonly seat: number | null;
  readonly isYours: boolean;
  readonly audience: string;
  readonly text: string | null;
  readonly waits: boolean;
  readonly changedAt: string | null;
  readonly hidden: { readonly role: string | null; readonly reason: string | null } | null;
  readonly mayDo: readonly string[];
}

interface Payload {
  readonly note: Note | null;
  readonly position: string | null;
  readonly repeated: boolean;
  readonly userErrors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
}

const NOTE = 'id ply viewpoint seat isYours audience text waits changedAt hidden { role reason } mayDo';
const NOTES = `query ($matchId: ID!, $viewpoint: ReplayViewpoint!, $first: Int, $after: Cursor, $atLeast: Position) {
  replay(matchId: $matchId, viewpoint: $viewpoint) {
    notes(first: $first, after: $after, atLeast: $atLeast) { nodes { ${NOTE} } pageInfo { hasNextPage endCursor } }
  }
}`;

interface Page {
  readonly nodes: readonly Note[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function page(who: Asker, asked: object): Promise<Page> {
  const variables = { viewpoint: 'PUBLIC', first: 100, ...asked };
  const { data, errors } = await who.ask<{ replay: { notes: Page } | null }>(NOTES, variables);
  if (errors.length > 0 || data.replay === null) throw new Error(JSON.stringify(errors));
  return data.replay.notes;
}

let server: Embedded;
let ann: Asker;
let bob: Asker;
let eve: Asker;
let anybody: Asker;
let admin: Asker;
beforeAll(async () => {
  server = await embeddedServer();
  const token = (await welcomeFirstAdmin(server.ground.people))?.split('#')[1];
  const recovery = { token, password: 'correct horse' };
  const { accessToken } = await mutate<{ accessToken: string }>(asker(server.url), 'recover', recovery, 'accessToken');
  admin = asker(server.url, accessToken);
  [ann, bob, eve] = [await newcomer(server), await newcomer(server), await newcomer(server)];
  anybody = asker(server.url);
});

/** The last record of a note, for whoever reads after it. */
let atLeast: string | undefined;
const act = async (who: Asker, verb: string, input: object): Promise<Payload> => {
  const keyed = { idempotencyKey: randomUUID(), ...input };
  const wanted = `note { ${NOTE} } position repeated userErrors { code field }`;
  const payload = await mutate<Payload>(who, verb, keyed, wanted);
  atLeast = payload.position ?? atLeast;
  return payload;
};
const write = (who: Asker, matchId: string, text: string, more: object = {}): Promise<Payload> =>
  act(who, 'writeNote', { matchId, ply: 1, audience: 'EVERYBODY', text, ...more });
const texts = async (who: Asker, matchId: string, viewpoint = 'PUBLIC'): Promise<string> =>
  (await page(who, { matchId, viewpoint, atLeast })).nodes.map(({ text }) => text).join(' ');
const codeOf = ({ userErrors: [first] }: Payload): readonly [string | undefined, string | undefined] => [
  first?.code,
  first?.field?.[1],
];

const duel = (): Promise<string> => sitDown([ann, bob], { game: 'duel', brings: [null, null] });
/** A duel in which so many moves were made; none is `most`: to its end, and until its key is out. */
async function played(most?: number): Promise<string> {
  const id = await duel();
  await playOn([ann, bob], id, 3, most);
  if (most === undefined) await released(id);
  return id;
}

async function released(matchId: string): Promise<void> {
  const query = 'query ($matchId: ID!) { replay(matchId: $matchId) { released } }';
  for (;;) {
    const { data } = await anybody.ask<{ replay: { released: boolean } }>(query, { matchId });
    if (data.replay.released) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('a note', () => {
  it('is written, changed and removed by its author, under the keys of its commands, and the match stays as it is', async () => {
    const matchId = await played(3);
    const head = async (): Promise<unknown> =>
      (await anybody.ask('query ($matchId: ID!) { match(id: $matchId) { position head } }', { matchId })).data;
    const before = await head();
    const key = { idempotencyKey: randomUUID() };
    const first = await write(eve, matchId, ' Too early. ', key);
    expect(first).toMatchObject({
      note: {
        ply: 1,
        viewpoint: 'PUBLIC',
        text: 'Too early.',
        isYours: true,
        waits: false,
        mayDo: ['CHANGE', 'REMOVE'],
      },
      repeated: false,
      userErrors: [],
    });
    expect(await write(eve, matchId, ' Too early. ', key)).toEqual({ ...first, repeated: true });
    expect(codeOf(await write(eve, matchId, 'Another.', key))[0]).toBe('IDEMPOTENCY_KEY_REUSED');

    const noteId = first.note!.id;
    const changed = await act(eve, 'changeNote', { noteId, audience: 'AUTHOR', text: 'Too late.' });
    expect(changed.note).toMatchObject({
      audience: 'AUTHOR',
      text: 'Too late.',
      changedAt: expect.stringMatching(/^2/) as string,
    });
    expect(await texts(eve, matchId)).toBe('Too late.');
    const kept = async (): Promise<string> =>
      JSON.stringify((await eve.ask<{ exportMyData: object }>('{ exportMyData }')).data);
    expect(await kept()).toContain('Too late.');
    expect(await kept()).not.toMatch(/Too early|Another/);

    expect(codeOf(await act(bob, 'removeNote', { noteId }))[0]).toBe('NOT_FOUND');
    expect(await act(eve, 'removeNote', { noteId })).toMatchObject({ note: null, userErrors: [] });
    expect(await texts(eve, matchId)).toBe('');
    expect(await kept()).not.toContain('Too late.');
    expect(codeOf(await act(eve, 'changeNote', { noteId, audience: 'AUTHOR', text: 'x' }))[0]).toBe('NOT_FOUND');
    expect(await head()).toEqual(before);
  });

  it.each<[string, object, string, string]>([
    ['on a ply that is not there yet', { ply: 4 }, 'INVALID_INPUT', 'ply'],
    ['before the first', { ply: -1 }, 'INVALID_INPUT', 'ply'],
    ['of 501 characters', { text: 'x'.repeat(501) }, 'PEOPLE_BAD_TEXT', 'text'],
    ['of nothing', { text: ' ' }, 'PEOPLE_BAD_TEXT', 'text'],
    ['on no match', { matchId: 'match_none' }, 'NOT_FOUND', 'matchId'],
    ['on something else', { matchId: 'case_x' }, 'INVALID_INPUT', 'matchId'],
    ['through eyes that are closed', { viewpoint: 'JUDGE' }, 'FORBIDDEN', 'viewpoint'],
    ['through the eyes of another', { viewpoint: 'SEAT', seat: 0 }, 'FORBIDDEN', 'viewpoint'],
    ['through a seat of their own, which they lack', { viewpoint: 'SEAT' }, 'INVALID_INPUT', 'seat'],
  ])('is not written %s', async (_, input, code, field) => {
    const matchId = await played(3);
    expect(codeOf(await write(eve, matchId, 'x', input))).toEqual([code, field]);
    expect(await texts(eve, matchId)).toBe('');
  });

  it('is one of at most 200 by one person on one match, whoever else writes', async () => {
    const matchId = await played(3);
    await Promise.all(Array.from({ length: 200 }, (_, nth) => write(eve, matchId, `The ${nth}th.`)));
    let over = await write(eve, matchId, 'Once more.');
    for (let tries = 0; tries < 50 && over.note !== null; tries++) over = await write(eve, matchId, 'Once more.');
    expect(codeOf(over)).toEqual(['NOTE_TOO_MANY', 'matchId']);
    expect((await write(bob, matchId, 'Not mine.')).userErrors).toEqual([]);
  });

  it('has its place in the list, page by page', async () => {
    const matchId = await played(3);
    for (const ply of [2, 0, 1, 2]) await write(eve, matchId, `on ${ply}`, { ply });
    const first = await page(anybody, { matchId, first: 3, atLeast });
    expect(first.nodes.map(({ ply }) => ply)).toEqual([0, 1, 2]);
    const next = await page(anybody, { matchId, first: 3, after: first.pageInfo.endCursor });
    expect([first.pageInfo.hasNextPage, next.pageInfo.hasNextPage, next.nodes.length]).toEqual([true, false, 1]);
    const wrong = await anybody.ask(NOTES, { matchId, viewpoint: 'PUBLIC', first: 3, after: 'WzFd' });
    expect(wrong.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('who reads a note', () => {
  it('is its author alone while who plays the match knows more than others, and then whom it is for', async () => {
    const matchId = await played(3);
    await write(ann, matchId, 'A-all');
    await write(ann, matchId, 'A-players', { audience: 'PLAYERS' });
    await write(ann, matchId, 'A-own', { audience: 'AUTHOR' });
    await write(ann, matchId, 'A-seat', { viewpoint: 'SEAT' });
    await write(eve, matchId, 'E-all');
    await write(eve, matchId, 'E-players', { audience: 'PLAYERS' });
    await write(eve, matchId, 'E-own', { audience: 'AUTHOR' });

    expect(await texts(ann, matchId)).toBe('A-all A-players A-own');
    expect(await texts(ann, matchId, 'SEAT')).toBe('A-all A-players A-own A-seat');
    expect(await texts(bob, matchId)).toBe('');
    expect(await texts(eve, matchId)).toBe('E-all E-players E-own');
    expect(await texts(anybody, matchId)).toBe('E-all');

    await send(bob, 'resign', { matchId });
    await released(matchId);
    expect(await texts(ann, matchId)).toBe('A-all A-players A-own E-all E-players');
    expect(await texts(bob, matchId)).toBe('A-all A-players E-all E-players');
    expect(await texts(eve, matchId)).toBe('A-all E-all E-players E-own');
    expect(await texts(anybody, matchId)).toBe('A-all E-all');
    expect(await texts(anybody, matchId, 'JUDGE')).toBe('A-all A-seat E-all');
  });

  it('sees with the delay of spectators, and learns nothing ahead of it', async () => {
    const terms = {
      game: 'duel',
      seats: 2,
      options: { goal: 3 },
      clock: { kind: 'NONE' },
      spectatorDelay: { moves: 3 },
    };
    const { match } = await send(ann, 'createMatch', terms);
    const matchId = match!.id;
    for (const player of [ann, bob]) await send(player, 'joinMatch', { matchId });
    await playOn([ann, bob], matchId, 1, 5);
    const asked = { matchId, viewpoint: 'PUBLIC', first: 100 };
    const before = JSON.stringify((await anybody.ask(NOTES, asked)).data);
    expect((await write(ann, matchId, 'A-late', { ply: 5 })).note).toMatchObject({ waits: true });
    expect(codeOf(await write(eve, matchId, 'E-late', { ply: 5 }))).toEqual(['INVALID_INPUT', 'ply']);
    expect(JSON.stringify((await anybody.ask(NOTES, { ...asked, atLeast })).data)).toBe(before);
    await write(eve, matchId, 'E-then', { ply: 2 });
    expect(await texts(anybody, matchId)).toBe('E-then');
    await send(ann, 'resign', { matchId });
    await released(matchId);
    expect(await texts(anybody, matchId)).toBe('E-then A-late');
  });
});

describe('hiding a note', () => {
  it('is for the staff of its tournament, is said to its author, and can be taken back', async () => {
    const [judge, organiser] = [await newcomer(server), await newcomer(server)];
    const tournament = await tournamentOf(organiser, [judge]);
    const matchId = await openTable(server, [ann, bob], { tournament });
    for (const player of [ann, bob]) await send(player, 'joinMatch', { matchId });
    await playOn([ann, bob], matchId, 9, 3);
    const { note } = await write(eve, matchId, 'E');
    const noteId = note!.id;
    expect((await write(judge, matchId, 'J')).note).toMatchObject({ waits: true });
    const hide = { noteId, reason: 'Offends a player.' };
    for (const who of [eve, await newcomer(server)])
      expect(codeOf(await act(who, 'hideNote', hide))[0]).toBe('FORBIDDEN');
    expect(codeOf(await act(ann, 'hideNote', hide))[0]).toBe('NOT_FOUND');
    const hidden = await act(judge, 'hideNote', hide);
    expect(hidden.note).toMatchObject({ hidden: { role: 'JUDGE', reason: 'Offends a player.' }, mayDo: ['RESTORE'] });
    expect(codeOf(await act(organiser, 'hideNote', hide))[0]).toBe('NOTE_HIDDEN');
    expect(await texts(anybody, matchId)).toBe('');
    expect(await texts(organiser, matchId)).toBe('E');
    const [own] = (await page(eve, { matchId, atLeast })).nodes;
    expect(own).toMatchObject({ hidden: { reason: 'Offends a player.' }, mayDo: ['REMOVE'] });
    expect(codeOf(await act(eve, 'changeNote', { noteId, audience: 'AUTHOR', text: 'x' }))[0]).toBe('NOTE_HIDDEN');
    expect((await act(organiser, 'restoreNote', { noteId })).note).toMatchObject({ hidden: null, mayDo: ['HIDE'] });
    expect(await texts(anybody, matchId)).toBe('E');
  });

  it('is for admins where there is no tournament', async () => {
    const matchId = await played();
    const noteId = (await write(ann, matchId, 'A')).note!.id;
    const hidden = await act(admin, 'hideNote', { noteId, reason: 'x' });
    expect(hidden.note).toMatchObject({ hidden: { role: null, reason: 'x' } });
    expect(await texts(bob, matchId)).toBe('');
  });
});

describe('the list of notes', () => {
  it('is the same when it is built anew from the log', async () => {
    const matchId = await played(2);
    const noteId = (await write(eve, matchId, 'one')).note!.id;
    await write(eve, matchId, 'two');
    await act(eve, 'changeNote', { noteId, audience: 'EVERYBODY', text: 'three' });
    const before = await page(anybody, { matchId, atLeast });
    expect(await server.ground.readModels.rebuild(() => undefined)).toEqual([]);
    expect(await page(anybody, { matchId })).toEqual(before);
  });
});
