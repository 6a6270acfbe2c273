import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBundle } from '#audit';
import { bundleOf, playedMatch } from '#test/bundles';
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
import { afterFile } from '#test/servers';
import { program } from '../../apps/cli/program.js';

let server: Embedded;
let [ann, bob, eve, orga]: readonly Asker[] = [];
let tournament: string;
/** A game that Ann and Bob played here outside the tournament, which Ann lost. */
let bundle: Uint8Array;
let imported: string;

beforeAll(async () => {
  server = await embeddedServer();
  [ann, bob, eve, orga] = await Promise.all([1, 2, 3, 4].map(() => newcomer(server)));
  tournament = await tournamentOf(orga!);
  const id = await sitDown([bob!, ann!], { game: 'duel', options: { goal: 3 }, brings: [null, null] });
  await playOn([bob!, ann!], id, 4, 3);
  await send(ann!, 'resign', { matchId: id });
  while (!(await isProven(id))) await new Promise((go) => setTimeout(go, 100));
  bundle = new Uint8Array(await (await fetch(`${server.url}/export/matches/${id}/bundle`)).arrayBuffer());
  imported = await bring(ann!, bundle);
});

async function isProven(id: string): Promise<boolean> {
  const { data } = await ann!.ask<{ match: { seq: number }; replay: { released: boolean } }>(
    'query ($id: ID!) { match(id: $id) { seq } replay(matchId: $id) { released } }',
    { id },
  );
  const proof = await fetch(`${server.url}/audit/proof/${id.replace('_', '/')}?seq=${data.match.seq}`);
  return data.replay.released && proof.ok;
}

async function bring(who: Asker, bytes: Uint8Array): Promise<string> {
  const headers = { authorization: `Bearer ${who.token ?? ''}` };
  const sent = await fetch(`${server.url}/import/matches`, { method: 'POST', headers, body: Buffer.from(bytes) });
  const answer = (await sent.json()) as { matchId?: string; errors?: object };
  if (answer.matchId === undefined) throw new Error(JSON.stringify(answer));
  return answer.matchId;
}

const table = (terms: Parameters<typeof openTable>[2] = {}): Promise<string> =>
  openTable(server, [ann!, bob!], { tournament, ...terms });

const handIn = (who: Asker | undefined, matchId: string, more: object = {}) =>
  send(who!, 'handInGame', { matchId, game: 1, importedMatchId: imported, ...more });

/** In order: what is refused before it counts anywhere, then what counts, then what that excludes. */
describe('a game that was played elsewhere', () => {
  it.each<[string, () => Promise<{ who: Asker; matchId: string; more?: object }>, string, RegExp]>([
    [
      'by somebody else',
      async () => ({ who: eve!, matchId: await table() }),
      'FORBIDDEN',
      /takes the role head-judge or judge/,
    ],
    [
      'of other options',
      async () => ({ who: ann!, matchId: await table({ options: { goal: 4 } }) }),
      'MATCH_WRONG_GAME',
      /^Record 1 of the bundle, event 1: its rulings and options is \{"options":\{"goal":3/,
    ],
    [
      'of other players',
      async () => ({ who: eve!, matchId: await openTable(server, [eve!, bob!], { tournament }) }),
      'MATCH_WRONG_GAME',
      /^Record \d+ of the bundle, event \d: whoever sat there is no player of this match/,
    ],
    [
      'that was not imported',
      async () => ({ who: ann!, matchId: await table(), more: { importedMatchId: 'match_none' } }),
      'MATCH_NOT_IMPORTED',
      /import the bundle first/,
    ],
    [
      'outside tournaments',
      () => Promise.resolve({ who: ann!, matchId: imported }),
      'MATCH_NO_TOURNAMENT',
      /this is none/,
    ],
  ])('is refused %s', async (_, given, code, says) => {
    const { who, matchId, more } = await given();
    const { userErrors } = await handIn(who, matchId, more);
    expect(userErrors).toMatchObject([{ code }]);
    expect(userErrors[0]?.message).toMatch(says);
  });

  it('is the result once the opponent confirms it, is seen, and counts in statistics', async () => {
    const matchId = await table({ bestOf: 1 });
    const key = 'the-same-key-for-both';
    const first = await handIn(ann, matchId, { idempotencyKey: key });
    expect(first).toMatchObject({ userErrors: [], repeated: false });
    expect(await handIn(ann, matchId, { idempotencyKey: key })).toMatchObject({ userErrors: [], repeated: true });
    expect((await handIn(ann, matchId)).userErrors).toMatchObject([{ code: 'MATCH_HANDED_IN' }]);
    expect((await handIn(bob, await table({ bestOf: 1 }))).userErrors).toMatchObject([{ code: 'MATCH_HANDED_IN' }]);
    expect((await send(bob!, 'confirmResult', { matchId })).userErrors).toEqual([]);
    const { data } = await asker(server.url).ask<{ match: object; replay: { released: boolean; count: number } }>(
      `query ($id: ID!, $there: ID!) {
        match(id: $id) { phase outcome { places how } handedIn { game matchId gameThere places seat } }
        replay(matchId: $there) { released count }
      }`,
      { id: matchId, there: imported },
    );
    expect(data.match).toEqual({
      phase: 'FINISHED',
      outcome: { places: [2, 1], how: 'REPORTED' },
      handedIn: [{ game: 1, matchId: imported, gameThere: 1, places: [2, 1], seat: 0 }],
    });
    expect(data.replay.count).toBeGreaterThan(3);
    const facts = async (): Promise<readonly object[]> => {
      const rows = await server.ground.readModels.source.query<{ fact: object }[]>(
        'SELECT fact FROM game_fact WHERE match = $1',
        [matchId.replace('match_', '')],
      );
      return rows.map(({ fact }) => fact);
    };
    while ((await facts()).length === 0) await new Promise((go) => setTimeout(go, 50));
    expect(await facts()).toMatchObject([{ ended: 'conceded', decisions: 3, seats: [{ place: 2 }, { place: 1 }] }]);
    const out = await fetch(`${server.url}/export/matches/${imported}/bundle`);
    await expect(bring(eve!, new Uint8Array(await out.arrayBuffer()))).rejects.toThrow(
      'this match was played elsewhere, and imported: verify the bundle that it came in',
    );
  });

  it('is handed in by the staff, who say who sat where', async () => {
    const strange = await bring(orga!, writeBundle(bundleOf(playedMatch('duel', 2))));
    const matchId = await table({ bestOf: 1, options: {} });
    const more = { importedMatchId: strange };
    expect((await handIn(orga, matchId, more)).userErrors).toMatchObject([{ code: 'MATCH_WRONG_GAME' }]);
    const entrantIds = ['e2', 'e1'].map((entrant) => `entrant_${tournament}.${entrant}`);
    expect((await handIn(ann, matchId, { ...more, entrantIds })).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const { match, userErrors } = await handIn(orga, matchId, { ...more, entrantIds });
    expect([userErrors, match?.phase]).toEqual([[], 'FINISHED']);
  });
});

it('is handed in on the command line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dreamledger-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'one.bundle');
  writeFileSync(file, writeBundle(bundleOf(playedMatch('duel', 2, 'another'))));
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const matchId = await table({ bestOf: 3, options: {} });
  const seats = ['e1', 'e2'].map((entrant) => `entrant_${tournament}.${entrant}`).join(',');
  const args = [file, '--into', matchId, '--seats', seats, '--url', server.url, '--token', orga!.token ?? ''];
  const code = await program(['import-match', ...args]);
  const lines = said.mock.calls.flat();
  said.mockRestore();
  expect([code, lines.at(-1)]).toEqual([
    0,
    `It is game 1 of ${matchId}, which goes on, or waits for the opponent to confirm it.`,
  ]);
});
