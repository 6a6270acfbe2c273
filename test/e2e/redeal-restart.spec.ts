import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CeremonyTerms, commitToSeed, type Contributor } from '#kernel';
import { nodeSha256 } from '#log';
import { freshDatabase } from '#test/postgres';
import { asks, codesOf, eventually, must, personIdOf, sends } from '#test/rulings';
import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  tournamentOf,
} from '#test/server';
import { afterFile } from '#test/servers';

/** A server is started anew while a redeal waits for the seeds of the players: it waits on, and what was done before counts. */

let settings: Readonly<Record<string, string>>;
let server: Embedded;
let [ann, ben, head, orga]: readonly Asker[] = [];

const started = async (): Promise<void> => {
  server = await embeddedServer(settings);
  [ann, ben, head, orga] = [ann, ben, head, orga].map((who) => who && asker(server.url, who.token));
};
const restarted = async (): Promise<void> => {
  await server.close();
  await started();
};

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dreamledger-'));
  const database = await freshDatabase();
  afterFile(() => database.drop());
  afterFile(() => rm(folder, { recursive: true, force: true }));
  settings = { DREAMLEDGER_DATA: folder, DATABASE_URL: database.url };
  await started();
  [ann, ben, head, orga] = await Promise.all([1, 2, 3, 4].map(() => newcomer(server)));
});

interface Ceremony {
  readonly terms: CeremonyTerms;
  readonly showBy: string | null;
  readonly seats: readonly { readonly madeBy: string; readonly shown: string | null }[];
}

interface Shown {
  readonly phase: string;
  readonly ply: number;
  readonly seedCeremony: Ceremony;
  readonly disputes: readonly { readonly open: boolean }[];
  readonly redeals: readonly { readonly dealt: boolean; readonly ceremony: Ceremony }[];
}

const CEREMONY = 'terms showBy seats { madeBy shown }';
const MATCH = `query ($id: ID!) { match(id: $id) { phase ply disputes { open } seedCeremony { ${CEREMONY} } redeals { dealt ceremony { ${CEREMONY} } } } }`;
const shown = async (id: string): Promise<Shown> => (await asks<{ match: Shown }>(ann, MATCH, { id })).match;

const seeds = [0, 1].map(() => randomBytes(32).toString('hex'));
const committed = (terms: CeremonyTerms, seat: number): string =>
  commitToSeed(nodeSha256, terms, { by: `seat/${seat}` as Contributor, seed: seeds[seat] ?? '' });
const players = (): readonly (Asker | undefined)[] => [ann, ben];

interface SeenCase {
  readonly phase: string;
  readonly looks: readonly object[] | null;
}
const caseSeen = async (who: Asker | undefined, id: string): Promise<SeenCase | null> =>
  (
    await asks<{ case: SeenCase | null }>(who, 'query ($id: ID!) { case(id: $id) { phase looks { ply viewpoint } } }', {
      id,
    })
  ).case;

it('goes on from where it was after each restart: a sealed look, a commitment, a seed that was shown', async () => {
  const tournament = await tournamentOf(orga!);
  const grant = { tournamentId: `tournament_${tournament}`, personId: await personIdOf(head), role: 'HEAD_JUDGE' };
  await must(orga, 'grantTournamentRole', grant, 'tournament { id }');
  const matchId = await openTable(server, [ann!, ben!], { tournament, bestOf: 1, options: { goal: 9 } });
  const { seedCeremony } = await eventually(
    () => shown(matchId),
    (match: Shown | null) => match !== null,
  );
  for (const [seat, who] of players().entries())
    await must(
      who,
      'joinMatch',
      { matchId, seat, seedCommitment: committed(seedCeremony.terms, seat) },
      'match { id }',
    );
  await restarted();
  await must(ann, 'revealSeed', { matchId, seed: seeds[0] }, 'repeated');
  await restarted();
  await must(ben, 'revealSeed', { matchId, seed: seeds[1] }, 'repeated');
  await playOn([ann!, ben!], matchId, 3, 5);

  const claim = { matchId, ply: 5, rule: 'TG-1.6', text: 'No.' };
  const { caseId } = await must<{ caseId: string }>(ann, 'raiseDispute', claim, 'caseId');
  await eventually(
    () => caseSeen(head, caseId),
    (now) => now?.phase === 'WAITING',
  );
  const does = (verb: string, input: object = {}, who = head): Promise<object> =>
    must(who, verb, { caseId, ...input }, 'case { id }');
  await does('claimCase');
  await does('lookAtPosition', { ply: 4, viewpoint: 'BOTH' });
  await does('computeDelta', { ply: 2 });
  await restarted();
  expect(await caseSeen(head, caseId)).toEqual({ phase: 'CLAIMED', looks: [{ ply: 4, viewpoint: 'BOTH' }] });
  expect(await caseSeen(ann, caseId)).toEqual({ phase: 'CLAIMED', looks: null });
  await does('issueRuling', {
    finding: 'UPHELD',
    rules: ['TG-1.6'],
    reason: 'It could not.',
    remedy: { remedy: 'REWIND', toPly: 2, randomness: 'REDEAL' },
  });
  for (const who of [ann, ben]) await does('acceptRuling', {}, who);
  const begun = await eventually(
    () => shown(matchId),
    ({ redeals }) => redeals.length > 0,
  );
  const { terms } = begun.redeals[0]!.ceremony;
  await restarted();
  await must(ann, 'commitSeed', { matchId, commitment: committed(terms, 0) }, 'repeated');
  await restarted();
  await must(ben, 'commitSeed', { matchId, commitment: committed(terms, 1) }, 'repeated');
  await restarted();
  await must(ben, 'revealSeed', { matchId, seed: seeds[1] }, 'repeated');
  await restarted();
  expect(codesOf(await sends(ben, 'revealSeed', { matchId, seed: seeds[1] }, 'repeated'))).toEqual([
    'MATCH_NO_SEED_ASKED',
  ]);
  await must(ann, 'revealSeed', { matchId, seed: seeds[0] }, 'repeated');
  const after = await eventually(
    () => shown(matchId),
    ({ disputes }) => disputes.every(({ open }) => !open),
  );
  expect(after).toMatchObject({ phase: 'PLAYING', redeals: [{ dealt: true }] });
  expect(after.redeals[0]?.ceremony.seats).toEqual(seeds.map((seed) => ({ madeBy: 'PLAYER', shown: seed })));
  expect(
    (
      await eventually(
        () => caseSeen(ann, caseId),
        (now) => now?.phase === 'CLOSED',
      )
    )?.looks,
  ).toHaveLength(1);
  await playOn([ann!, ben!], matchId, 5);
}, 120_000);

const CLOCK_MS = 12_000;
const OUTAGE_MS = 15_000;

it('gives back the time to show a seed that ran out while no server was there', async () => {
  const tournament = await tournamentOf(orga!);
  const clock = { is: 'decision', ms: CLOCK_MS } as const;
  const matchId = await openTable(server, [ann!, ben!], { tournament, bestOf: 1, options: { goal: 9 }, clock });
  const { seedCeremony } = await eventually(
    () => shown(matchId),
    (match: Shown | null) => match !== null,
  );
  for (const [seat, who] of players().entries()) {
    const seedCommitment = committed(seedCeremony.terms, seat);
    await must(who, 'joinMatch', { matchId, seat, seedCommitment }, 'match { id }');
  }
  await must(ann, 'revealSeed', { matchId, seed: seeds[0] }, 'repeated');
  const endOf = ({ seedCeremony: { showBy } }: Shown): number => Date.parse(showBy ?? '');
  const before = endOf(await shown(matchId));
  await server.close();
  await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS));
  await started();
  const after = await eventually(
    () => shown(matchId),
    (match) => match.phase === 'FINISHED' || endOf(match) > before,
  );
  expect(endOf(after)).toBeGreaterThan(before + OUTAGE_MS - 1_000);
  await must(ben, 'revealSeed', { matchId, seed: seeds[1] }, 'repeated');
  await playOn([ann!, ben!], matchId, 3, 2);
}, 120_000);
