import { readBundle, readPolicy, type Trust, verifyBundle } from '#audit';
import { hashRecord, readRecord, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { host, readNotation } from '#match';
import { duel } from '#test/games';
import {
  type Asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  seen,
  send,
  tournamentOf,
} from '#test/server';
import { verifyEd25519 } from '#test/signing';

let server: Embedded;
let ann: Asker;
let bob: Asker;
let judge: Asker;
let tournament: string;
let id: string;
let stream: string;
beforeAll(async () => {
  server = await embeddedServer();
  [ann, bob, judge] = [await newcomer(server), await newcomer(server), await newcomer(server)];
  tournament = await tournamentOf(await newcomer(server), [judge]);
  id = await openTable(server, [ann, bob], { tournament });
  stream = id.replace('_', '/');
});

const fetched = (path: string): Promise<Response> => fetch(`${server.url}/export/${path}`);
const bytesOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());

/** Once the Merkle log knows the whole match. */
async function trust(): Promise<Trust> {
  const { seq } = await seen(ann, id);
  for (;;) {
    const key = await fetch(`${server.url}/audit/vkey`);
    const proof = await fetch(`${server.url}/audit/proof/${stream}?seq=${seq}`);
    if (key.ok && proof.ok) {
      const policy = readPolicy(sha256, `log ${(await key.text()).trim()}\nquorum none\n`);
      return { sha256, verifies: verifyEd25519, engine: () => host(duel), policy };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('a match of a tournament', () => {
  it('is not given out while it is on', async () => {
    for (const player of [ann, bob]) await send(player, 'joinMatch', { matchId: id });
    let response = await fetched(`matches/${id}/bundle`);
    while (response.status === 404) response = await fetched(`matches/${id}/bundle`);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { errors: [{ extensions: { code: 'NOT_OVER' } }] },
    ]);
  });

  it('is not given out either while the database is slow to answer', async () => {
    const slow = server.ground.readModels.source.query('SELECT pg_sleep(2.5)');
    const responses = await Promise.all(['bundle', 'games/1.txt'].map((what) => fetched(`matches/${id}/${what}`)));
    expect(responses.map(({ status }) => status)).toEqual([409, 409]);
    await slow;
  });

  it('is given out as a bundle once it is over, with the roles of who acted, and is proven but for what is sealed', async () => {
    await send(ann, 'callJudge', { matchId: id, text: 'A question' });
    await send(judge, 'answerJudgeCall', { matchId: id, number: 1 });
    await playOn([ann, bob], id, 3);
    const trusted = await trust();
    const bytes = await bytesOf(await fetched(`matches/${id}/bundle`));
    const { slices } = readBundle(sha256, bytes);
    expect(slices.map((slice) => slice.stream)).toEqual([stream, `tournament/${tournament}`]);
    const roles = slices[1]?.records.flatMap(({ record }) => record.events.map(({ type }) => type));
    expect(roles).toContain('RoleGranted');
    const { verdict, checks } = verifyBundle(bytes, trusted);
    expect(verdict).toBe('UNPROVEN');
    const open = checks.filter(({ findings }) => findings.length > 0).map(({ check }) => check);
    expect(open).toEqual(['openings', 'replay']);
  });

  it('is given out in the same bytes as long as the log stands', async () => {
    await trust();
    const both = await Promise.all([1, 2].map(async () => bytesOf(await fetched(`matches/${id}/bundle`))));
    expect(both[0]).toEqual(both[1]);
  });

  it('is given out game by game as texts that read back, without what was hidden', async () => {
    const text = await (await fetched(`matches/${id}/games/2.txt`)).text();
    const found = readNotation(text);
    if (!found.ok) throw new Error(found.says);
    const { tags, moves, first } = found.notation;
    expect(tags).toMatchObject({ Match: id, Number: '2', Game: 'duel' });
    expect(first).toBeGreaterThan(0);
    const answers = moves.map((move) => ('answer' in move ? move.answer : ''));
    expect(answers.some((answer) => answer === null)).toBe(true);
    expect(answers.some((answer) => answer !== null)).toBe(true);
  });

  it.each([
    'matches/match_nowhere/bundle',
    'matches/nowhere/bundle',
    'matches/match_nowhere/games/1.txt',
    'tournaments/tournament_nowhere/events.ndjson',
  ])('is told not to be there at %s', async (path) => {
    expect((await fetched(path)).status).toBe(404);
  });
});

describe('a tournament as records', () => {
  const linesOf = async (query = ''): Promise<readonly string[]> =>
    (await (await fetched(`tournaments/tournament_${tournament}/events.ndjson${query}`)).text())
      .split('\n')
      .slice(0, -1);
  const isRecord = (line: string): boolean => line.startsWith('{"actor":');

  it('has each record as it is in the log, in unbroken chains, matches only when they are over', async () => {
    const on = await openTable(server, [ann, bob], { tournament });
    const records = (await linesOf()).filter(isRecord).map((line) => ({
      hash: hashRecord(sha256, utf8(line)),
      ...readRecord(utf8(line)),
    }));
    const heads = new Map<string, string>();
    for (const { stream: of, seq, prev, hash } of records) {
      expect(prev).toBe(heads.get(of) ?? '0'.repeat(64));
      expect(seq).toBe(records.filter((each) => each.stream === of).findIndex((each) => each.hash === hash) + 1);
      heads.set(of, hash);
    }
    expect([...heads.keys()]).toEqual([`tournament/${tournament}`, stream]);
    expect(heads.has(on.replace('_', '/'))).toBe(false);
  });

  it('has what had happened by then', async () => {
    const [first = ''] = await linesOf();
    const at = new Date(readRecord(utf8(first)).at).toISOString();
    const until = (await linesOf(`?asOf=${at}`)).filter(isRecord).map((line) => readRecord(utf8(line)));
    expect(until.length).toBeGreaterThan(0);
    expect(until.every((record) => record.at <= Date.parse(at))).toBe(true);
    expect((await fetched(`tournaments/tournament_${tournament}/events.ndjson?asOf=soon`)).status).toBe(400);
  });
});
