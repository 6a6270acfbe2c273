import { randomBytes } from 'node:crypto';
import { type Bundle, readBundle, readPolicy, type Trust, verifyBundle, writeBundle } from '#audit';
import { base64Of, type CeremonyTerms, commitToSeed, type Contributor, parseStream, seededChance, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import type { OpenTable } from '#match';
import { TRUST } from '#test/bundles';
import { asks, eventually, must, personIdOf, sends } from '#test/rulings';
import {
  type Asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  seen,
  tournamentOf,
} from '#test/server';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reforged } from '../second-verifier/reforge.js';
import { ofFirst, Second } from '../second-verifier/second.js';

/** Matches as a server wrote them: what becomes of them by rulings and by seeds, followed by both verifiers. */

let server: Embedded;
let second: Second;
let [ann, ben, head, orga]: readonly Asker[] = [];
let tournament: string;
beforeAll(async () => {
  [server, second] = [await embeddedServer(), await Second.open()];
  [ann, ben, head, orga] = await Promise.all([1, 2, 3, 4].map(() => newcomer(server)));
  tournament = await tournamentOf(orga!);
  const grant = { tournamentId: `tournament_${tournament}`, personId: await personIdOf(head), role: 'HEAD_JUDGE' };
  await must(orga, 'grantTournamentRole', grant, 'tournament { id }');
}, 120_000);
afterAll(() => second.close());

const players = (): readonly Asker[] => [ann!, ben!];
const plyOf = async (matchId: string): Promise<number> => (await seen(ann!, matchId)).ply ?? 0;

/** A table at which both sit, with seeds of the server's. */
async function table(terms: Partial<OpenTable> = {}): Promise<string> {
  const matchId = await openTable(server, players(), { tournament, bestOf: 1, options: { goal: 9 }, ...terms });
  for (const who of players()) await must(who, 'joinMatch', { matchId }, 'match { id }');
  return matchId;
}

/** The last ply is disputed, and ruled on by the head judge; both accept. */
async function ruled(matchId: string, remedy: object, deltaTo: number | null = null): Promise<void> {
  const claim = { matchId, ply: await plyOf(matchId), text: 'No.' };
  const { caseId } = await must<{ caseId: string }>(ann, 'raiseDispute', claim, 'caseId');
  const phase = async (): Promise<string | undefined> =>
    (
      await asks<{ case: { phase: string } | null }>(ann, 'query ($id: ID!) { case(id: $id) { phase } }', {
        id: caseId,
      })
    ).case?.phase;
  await eventually(phase, (now) => now === 'WAITING');
  await must(head, 'claimCase', { caseId }, 'case { id }');
  if (deltaTo !== null) await must(head, 'computeDelta', { caseId, ply: deltaTo }, 'case { id }');
  const ruling = { caseId, finding: 'UPHELD', remedy, rules: ['TG-1.6'], reason: 'So it is.' };
  await must(head, 'issueRuling', ruling, 'case { id }');
  for (const who of players()) await must(who, 'acceptRuling', { caseId }, 'case { id }');
  await eventually(
    () => seen(ann!, matchId),
    () => true,
  );
}

const settled = (matchId: string): Promise<unknown> =>
  eventually(
    async () => {
      const query = 'query ($id: ID!) { match(id: $id) { disputes { open } } }';
      return (await asks<{ match: { disputes: readonly { open: boolean }[] } }>(ann, query, { id: matchId })).match;
    },
    ({ disputes }) => disputes.every(({ open }) => !open),
  );

async function rewound(matchId: string, toPly: number, randomness: 'KEEP' | 'REDEAL'): Promise<void> {
  await ruled(matchId, { remedy: 'REWIND', toPly, randomness }, toPly);
  await settled(matchId);
}

const over = (matchId: string): Promise<unknown> =>
  eventually(
    () => seen(ann!, matchId),
    ({ phase }) => phase === 'FINISHED',
  );

/** A player's own client, with a seed that it alone knows. */
class Client {
  readonly seed = randomBytes(32).toString('hex');

  constructor(
    readonly who: Asker | undefined,
    readonly by: Contributor,
    readonly matchId: string,
  ) {}

  commitment = (terms: CeremonyTerms): string => commitToSeed(sha256, terms, { by: this.by, seed: this.seed });

  shows = (seed = this.seed): Promise<unknown> =>
    sends(this.who, 'revealSeed', { matchId: this.matchId, seed }, 'repeated');
}

const clientsAt = (matchId: string): readonly Client[] =>
  players().map((who, seat) => new Client(who, `seat/${seat}` as Contributor, matchId));

interface Seeds {
  readonly seedCeremony: { readonly terms: CeremonyTerms };
  readonly redeals: readonly { readonly ceremony: { readonly terms: CeremonyTerms } }[];
}

const seedsOf = async (id: string): Promise<Seeds | null> => {
  const query = 'query ($id: ID!) { match(id: $id) { seedCeremony { terms } redeals { ceremony { terms } } } }';
  return (await asks<{ match: Seeds | null }>(ann, query, { id })).match;
};

/** A table at which both committed to seeds of their own. */
async function committed(terms: Partial<OpenTable> = {}): Promise<readonly [string, readonly Client[]]> {
  const matchId = await openTable(server, players(), { tournament, bestOf: 1, options: { goal: 9 }, ...terms });
  const seeds = await eventually(
    () => seedsOf(matchId),
    (now) => now !== null,
  );
  const clients = clientsAt(matchId);
  for (const [seat, client] of clients.entries()) {
    const seedCommitment = client.commitment(seeds!.seedCeremony.terms);
    await must(client.who, 'joinMatch', { matchId, seat, seedCommitment }, 'match { id }');
  }
  return [matchId, clients];
}

/** A game of own seeds that is dealt anew from ply 2, both having committed once more. */
async function dealtAnew(): Promise<readonly [string, readonly Client[]]> {
  const [matchId, first] = await committed();
  for (const client of first) await client.shows();
  await playOn(players(), matchId, 3, 5);
  await ruled(matchId, { remedy: 'REWIND', toPly: 2, randomness: 'REDEAL' }, 2);
  const seeds = await eventually(
    () => seedsOf(matchId),
    (now) => now?.redeals.length === 1,
  );
  const clients = clientsAt(matchId);
  for (const client of clients) {
    const commitment = client.commitment(seeds!.redeals[0]!.ceremony.terms);
    await must(client.who, 'commitSeed', { matchId, commitment }, 'repeated');
  }
  return [matchId, clients];
}

/** Its bundle once the Merkle log knows all of it, with the keys that come out when its result stands; and who signed the log. */
async function bundleOf(matchId: string): Promise<readonly [Uint8Array, string]> {
  const { seq } = await seen(ann!, matchId);
  const proof = `${server.url}/audit/proof/${matchId.replace('_', '/')}?seq=${seq}`;
  await eventually(
    () => fetch(proof),
    ({ ok }) => ok,
  );
  const vkey = (await (await fetch(`${server.url}/audit/vkey`)).text()).trim();
  const exported = async (): Promise<Bundle> => {
    const response = await fetch(`${server.url}/export/matches/${matchId}/bundle`);
    return readBundle(sha256, new Uint8Array(await response.arrayBuffer()));
  };
  const bundle = await eventually(exported, isAllProven);
  const sealed = bundle.slices.map(({ stream }) => stream).filter((stream) => isSealed(parseStream(stream)?.kind));
  const keys = sealed.map(async (stream) => ({
    stream,
    key: base64Of((await server.ground.keyring.ensure(stream)).bytes),
  }));
  return [writeBundle({ ...bundle, keys: await Promise.all(keys) }), `log ${vkey}\nquorum none\n`];
}

const isAllProven = ({ slices, proofs }: Bundle): boolean =>
  slices.every(({ stream, from, records }) =>
    proofs.some((proof) => proof.stream === stream && proof.seq === from + records.length - 1),
  );

const isSealed = (kind: string | undefined): boolean => kind === 'match' || kind === 'case';

const STORIES: readonly (readonly [string, () => Promise<string>])[] = [
  [
    'two rewinds, the first into an earlier game, the second further back with a redeal, and a match given up',
    async () => {
      const matchId = await table({ bestOf: 5, clock: { is: 'total', ms: 600_000, incrementMs: 1_000 } });
      await playOn(players(), matchId, 3, 5);
      await must(ann, 'resign', { matchId }, 'match { id }');
      await playOn(players(), matchId, 4, 4);
      await rewound(matchId, 3, 'KEEP');
      await playOn(players(), matchId, 5, 3);
      await rewound(matchId, 0, 'REDEAL');
      await playOn(players(), matchId, 6, 2);
      await must(ben, 'resign', { matchId }, 'match { id }');
      await playOn(players(), matchId, 6, 2);
      await must(ben, 'resign', { matchId, wholeMatch: true }, 'match { id }');
      return matchId;
    },
  ],
  [
    'two redeals in one game, the second before the first',
    async () => {
      const matchId = await table();
      await playOn(players(), matchId, 3, 6);
      await rewound(matchId, 4, 'REDEAL');
      await playOn(players(), matchId, 4, 3);
      await rewound(matchId, 1, 'REDEAL');
      await playOn(players(), matchId, 5);
      return matchId;
    },
  ],
  [
    'repairs, and then the result by a ruling while it is on',
    async () => {
      const matchId = await table({ bestOf: 3 });
      await playOn(players(), matchId, 3, 3);
      await ruled(matchId, { remedy: 'REPAIR', repair: 'score.0:2' });
      await settled(matchId);
      await playOn(players(), matchId, 4, 1);
      await ruled(matchId, { remedy: 'REPAIR', repair: 'redraw.1' });
      await settled(matchId);
      await playOn(players(), matchId, 5, 2);
      await ruled(matchId, { remedy: 'RESULT', won: [2, 0] });
      await over(matchId);
      return matchId;
    },
  ],
  [
    'a loss of both by a ruling while it is on',
    async () => {
      const matchId = await table();
      await playOn(players(), matchId, 3, 3);
      await ruled(matchId, { remedy: 'RESULT', won: [0, 0], bothLost: true });
      await over(matchId);
      return matchId;
    },
  ],
  [
    'a call that staff answer, who hold the match, and enter a result',
    async () => {
      const matchId = await table();
      await playOn(players(), matchId, 3, 2);
      await must(ann, 'callJudge', { matchId, text: 'Please come.' }, 'match { id }');
      await must(head, 'answerJudgeCall', { matchId, number: 1 }, 'match { id }');
      await must(head, 'pauseClocks', { matchId, reason: 'A look.' }, 'match { id }');
      await must(head, 'resumeClocks', { matchId, reason: 'Seen.' }, 'match { id }');
      await must(orga, 'enterResult', { matchId, won: [1, 0] }, 'match { id }');
      return matchId;
    },
  ],
  [
    'a redeal from seeds of their own',
    async () => {
      const [matchId, clients] = await dealtAnew();
      for (const client of clients) await client.shows();
      await settled(matchId);
      await playOn(players(), matchId, 5);
      return matchId;
    },
  ],
  [
    'a redeal in which somebody shows another seed',
    async () => {
      const [matchId, [first, other]] = await dealtAnew();
      await first?.shows();
      await other?.shows('ab'.repeat(32));
      await over(matchId);
      await settled(matchId);
      return matchId;
    },
  ],
  [
    'another seed than was committed to, at the start',
    async () => {
      const [matchId, [first]] = await committed();
      await first?.shows('ab'.repeat(32));
      await over(matchId);
      return matchId;
    },
  ],
  [
    'seeds that nobody shows in time',
    async () => {
      const [matchId] = await committed({ clock: { is: 'decision', ms: 1_000 } });
      await over(matchId);
      return matchId;
    },
  ],
  [
    'a seed that a judge puts in',
    async () => {
      const [matchId, [first]] = await committed();
      await must(head, 'putInSeed', { matchId, seat: 1 }, 'match { id }');
      await first?.shows();
      await must(ann, 'resign', { matchId }, 'match { id }');
      return matchId;
    },
  ],
];

const LOG = readFileSync('test/bundles/policy.txt', 'utf8');
const trusting = (policy: string): Trust => ({
  ...TRUST,
  policy: readPolicy(sha256, policy),
});

it.each(STORIES)(
  'follows %s, and whatever else somebody says of it',
  async (name, play) => {
    const [bytes, policy] = await bundleOf(await play());
    expect(ofFirst(verifyBundle(bytes, trusting(policy)))).toBe('OK');
    const file = join(second.folder, 'policy');
    await writeFile(file, policy);
    expect(await second.says(bytes, file)).toMatch(/: OK$/);
    const dice = seededChance(utf8(name), { game: 'changes', epoch: 0 }).dice('changes', 0);
    const changed = Array.from({ length: 80 }, () => reforged(bytes, dice)).filter((each) => each !== null);
    expect(await second.differing('changed', changed, trusting(LOG))).toEqual([]);
  },
  120_000,
);
