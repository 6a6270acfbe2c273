import { readBundle, readPolicy, type Trust, verifyBundle, writeBundle } from '#audit';
import { base64Of, type Game, streamId } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { host } from '#match';
import { bazaar, duel, wayfarer } from '#test/games';
import { asks, eventually, must } from '#test/rulings';
import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  seen,
  sitDown,
  tournamentOf,
} from '#test/server';
import { verifyEd25519 } from '#test/signing';

/** Matches that ended in odd ways, as whoever keeps their bundles finds them: proven, and taken in by another house. */

let here: Embedded;
let elsewhere: Embedded;
let guest: Asker;
let people: readonly Asker[];
let [ann, ben, , , orga]: readonly Asker[] = [];
let tournament: string;

beforeAll(async () => {
  [here, elsewhere] = [await embeddedServer(), await embeddedServer()];
  guest = await newcomer(elsewhere);
  people = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer(here)));
  [ann, ben, , , orga] = people;
  tournament = await tournamentOf(orga!);
});

const both = (): readonly Asker[] => people.slice(0, 2);
const done = (who: Asker | undefined, verb: string, matchId: string, input: object = {}): Promise<unknown> =>
  must(who, verb, { matchId, ...input }, 'match { id }');

async function table(bestOf: 1 | 3 = 1): Promise<string> {
  const id = await openTable(here, both(), { tournament, bestOf });
  await eventually(
    () => asks<{ match: object | null }>(ann, 'query ($id: ID!) { match(id: $id) { id } }', { id }),
    ({ match }) => match !== null,
  );
  return id;
}

async function seated(bestOf: 1 | 3 = 1): Promise<string> {
  const id = await table(bestOf);
  for (const who of both()) await done(who, 'joinMatch', id);
  return id;
}

async function reported(input: object): Promise<string> {
  const id = await table(3);
  await done(ann, 'reportResult', id, input);
  await done(ben, 'confirmResult', id);
  return id;
}

const entered = async (input: object): Promise<string> => {
  const id = await table(3);
  await done(orga, 'enterResult', id, input);
  return id;
};

/** How each ended. */
const ENDS: readonly (readonly [string, () => Promise<string>, string | null])[] = [
  [
    'a casual duel to its end',
    async () => {
      const id = await sitDown(both(), { game: 'duel', options: { goal: 3 }, brings: [null, null] });
      await playOn(both(), id, 1);
      return id;
    },
    'PLAYED',
  ],
  [
    'a bazaar of four',
    async () => {
      const four = people.slice(0, 4);
      const id = await sitDown(four, { game: 'bazaar', options: { rounds: 2 }, brings: [null, null, null, null] });
      await playOn(four, id, 2);
      return id;
    },
    'PLAYED',
  ],
  [
    'a bazaar that all but one gave up',
    async () => {
      const four = people.slice(0, 4);
      const id = await sitDown(four, { game: 'bazaar', options: { rounds: 2 }, brings: [null, null, null, null] });
      await playOn(four, id, 2, 3);
      for (const who of four.slice(1)) if ((await seen(who, id)).phase !== 'FINISHED') await done(who, 'resign', id);
      return id;
    },
    'PLAYED',
  ],
  [
    'a walk alone',
    async () => {
      const id = await sitDown(people.slice(0, 1), { game: 'wayfarer', brings: [null] });
      await playOn(people.slice(0, 1), id, 3);
      return id;
    },
    'PLAYED',
  ],
  [
    'a casual match that was called off',
    async () => {
      const made = await must<{ match: { id: string } }>(
        ann,
        'createMatch',
        { game: 'duel', seats: 2 },
        'match { id }',
      );
      await done(ann, 'cancelMatch', made.match.id);
      return made.match.id;
    },
    null,
  ],
  [
    'a best of one that was drawn',
    async () => {
      const id = await seated();
      await playOn(both(), id, 4, 2);
      await done(ann, 'offerDraw', id);
      await done(ben, 'acceptDraw', id);
      return id;
    },
    'PLAYED',
  ],
  ['a result on paper', () => reported({ won: [2, 1] }), 'REPORTED'],
  ['an intentional draw', () => reported({ won: [0, 0], drawn: 3, intentionalDraw: true }), 'REPORTED'],
  ['a walkover', () => entered({ won: [2, 0], notPlayed: true }), 'FORFEITED'],
  ['a double loss', () => entered({ won: [0, 0], bothLost: true }), 'ENTERED'],
  ['a match to which nobody came', () => entered({ won: [0, 0], bothLost: true, notPlayed: true }), 'FORFEITED'],
  [
    'a match given up before the deal',
    async () => {
      const id = await table(3);
      await done(ann, 'resign', id, { wholeMatch: true });
      return id;
    },
    'FORFEITED',
  ],
  [
    'a best of three given up in its second game',
    async () => {
      const id = await seated(3);
      await playOn(both(), id, 6, 3);
      await done(ben, 'resign', id);
      await playOn(both(), id, 7, 2);
      await done(ben, 'resign', id, { wholeMatch: true });
      return id;
    },
    'PLAYED',
  ],
];

const MATCH = `query ($id: ID!) { match(id: $id) { phase seq ply outcome { places how score { won drawn } bothLost } } }`;
const REPLAY = 'query ($id: ID!) { replay(matchId: $id, viewpoint: JUDGE) { released count } }';

interface Seen {
  readonly match: {
    readonly seq: number;
    readonly ply: number | null;
    readonly outcome: { readonly how: string } | null;
  };
}

const isProven = ({ match, slices, proofs }: ReturnType<typeof readBundle>): boolean => {
  const last = slices.find(({ stream }) => stream === match)?.records.at(-1)?.record.seq;
  return proofs.some(({ stream, seq }) => stream === match && seq === last);
};

/** Its bundle once all that it holds is in the Merkle log: as it is now, and with the key that comes out later. */
async function bundleOf(id: string): Promise<readonly [sealed: Uint8Array, opened: Uint8Array]> {
  const bytes = await eventually(
    async () => {
      const response = await fetch(`${here.url}/export/matches/${id}/bundle`);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array();
    },
    (given) => given.length > 0 && isProven(readBundle(sha256, given)),
  );
  const bundle = readBundle(sha256, bytes);
  const stream = streamId('match', id.replace('match_', ''));
  const key = base64Of((await here.ground.keyring.ensure(stream)).bytes);
  return [bytes, writeBundle({ ...bundle, keys: [{ stream, key }] })];
}

async function brought(bytes: Uint8Array): Promise<readonly [number, { readonly matchId?: string }]> {
  const headers = { authorization: `Bearer ${guest.token}` };
  const response = await fetch(`${elsewhere.url}/import/matches`, {
    method: 'POST',
    headers,
    body: Buffer.from(bytes),
  });
  return [response.status, (await response.json()) as { readonly matchId?: string }];
}

const games = [bazaar, duel, wayfarer].map((game) => host(game as Game<unknown>));

it.each(ENDS)('%s', async (_, play, how) => {
  const id = await play();
  const { match } = await asks<Seen>(ann, MATCH, { id });
  expect(match.outcome?.how ?? null).toBe(how);
  const [sealed, opened] = await bundleOf(id);
  const vkey = (await (await fetch(`${here.url}/audit/vkey`)).text()).trim();
  const trust: Trust = {
    sha256,
    verifies: verifyEd25519,
    engine: (name) => games.find((game) => game.id === name) ?? null,
    policy: readPolicy(sha256, `log ${vkey}\nquorum none\n`),
  };
  expect(verifyBundle(opened, trust)).toMatchObject({ verdict: 'OK', finding: null });
  expect(['OK', 'UNPROVEN']).toContain(verifyBundle(sealed, trust).verdict);

  const [status, { matchId = '' }] = await brought(opened);
  expect([status, matchId]).toEqual([201, expect.stringMatching(/^match_imported-/)]);
  const back = await fetch(`${elsewhere.url}/export/matches/${matchId}/bundle`);
  expect(back.status).toBe(200);
  const there = await asks<Seen>(asker(elsewhere.url), MATCH, { id: matchId });
  expect(there.match).toEqual({ ...match, seq: 1 });
  const count = match.ply === null ? 0 : match.ply + 1;
  expect(await asks(asker(elsewhere.url), REPLAY, { id: matchId })).toEqual({
    replay: { released: true, count },
  });
});
