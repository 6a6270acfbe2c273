import { randomBytes } from 'node:crypto';
import { type CeremonyTerms, commitToSeed, type Contributor } from '#kernel';
import { nodeSha256 } from '#log';
import { asks, codesOf, eventually, must, personIdOf, sends } from '#test/rulings';
import { type Asker, type Embedded, embeddedServer, newcomer, openTable, playOn, tournamentOf } from '#test/server';

/** A ruling deals anew: the players bring seeds of their own once more, or do not, or show others than they committed to. */

let server: Embedded;
let [ann, ben, head, orga]: readonly Asker[] = [];
let tournament: string;
beforeAll(async () => {
  server = await embeddedServer();
  [ann, ben, head, orga] = await Promise.all([1, 2, 3, 4].map(() => newcomer(server)));
  tournament = await tournamentOf(orga!);
  const grant = { tournamentId: `tournament_${tournament}`, personId: await personIdOf(head), role: 'HEAD_JUDGE' };
  await must(orga, 'grantTournamentRole', grant, 'tournament { id }');
});

interface Attempt {
  readonly number: number;
  readonly ending: string | null;
  readonly seats: readonly number[];
}

interface Ceremony {
  readonly terms: CeremonyTerms;
  readonly showBy: string | null;
  readonly attempts: readonly Attempt[];
  readonly seats: readonly { readonly seat: number; readonly madeBy: string; readonly shown: string | null }[];
}

interface Shown {
  readonly phase: string;
  readonly ply: number;
  readonly disputes: readonly { readonly open: boolean }[];
  readonly outcome: { readonly places: readonly number[]; readonly how: string } | null;
  readonly seedCeremony: Ceremony;
  readonly redeals: readonly { readonly toPly: number; readonly dealt: boolean; readonly ceremony: Ceremony }[];
}

const CEREMONY = 'terms showBy attempts { number ending seats } seats { seat madeBy shown }';
const MATCH = `phase ply disputes { open } outcome { places how } seedCeremony { ${CEREMONY} } redeals { toPly dealt ceremony { ${CEREMONY} } }`;

const shown = async (id: string): Promise<Shown> =>
  (await asks<{ match: Shown }>(ann, `query ($id: ID!) { match(id: $id) { ${MATCH} } }`, { id })).match;
const once = (id: string, isSo: (match: Shown) => boolean): Promise<Shown> => eventually(() => shown(id), isSo);
const redealIn = ({ redeals }: Shown): Shown['redeals'][number] => {
  const [redeal] = redeals;
  if (redeal === undefined) throw new Error('No redeal was begun.');
  return redeal;
};

/** A player's own client, with a seed that it alone knows. */
class Client {
  readonly seed = randomBytes(32).toString('hex');

  constructor(
    readonly who: Asker | undefined,
    readonly seat: number,
    readonly matchId: string,
  ) {}

  commitment = (terms: CeremonyTerms): string =>
    commitToSeed(nodeSha256, terms, { by: `seat/${this.seat}` as Contributor, seed: this.seed });

  commits = async (terms: CeremonyTerms): Promise<void> => {
    await must(this.who, 'commitSeed', { matchId: this.matchId, commitment: this.commitment(terms) }, 'repeated');
  };

  shows = (seed = this.seed): Promise<Parameters<typeof codesOf>[0]> =>
    sends(this.who, 'revealSeed', { matchId: this.matchId, seed }, 'repeated');
}

/** A match to which both brought a seed, some answers in, of which a ruling takes back all but two and deals anew. */
async function dealsAnew(clockMs: number | null): Promise<readonly [string, Client, Client, CeremonyTerms]> {
  const clock = clockMs === null ? null : ({ is: 'decision', ms: clockMs } as const);
  const matchId = await openTable(server, [ann!, ben!], { tournament, bestOf: 1, options: { goal: 9 }, clock });
  const { seedCeremony } = await once(matchId, (match: Shown | null) => match !== null);
  const first = [new Client(ann, 0, matchId), new Client(ben, 1, matchId)];
  for (const client of first)
    await must(
      client.who,
      'joinMatch',
      { matchId, seat: client.seat, seedCommitment: client.commitment(seedCeremony.terms) },
      'match { id }',
    );
  for (const client of first) expect(codesOf(await client.shows())).toEqual([]);
  await playOn([ann!, ben!], matchId, 3, 5);
  const claim = { matchId, ply: 5, rule: 'TG-1.6', text: 'No.' };
  const { caseId } = await must<{ caseId: string }>(ann, 'raiseDispute', claim, 'caseId');
  await eventually(
    () => asks<{ case: { phase: string } | null }>(ann, 'query ($id: ID!) { case(id: $id) { phase } }', { id: caseId }),
    ({ case: now }) => now?.phase === 'WAITING',
  );
  const remedy = { remedy: 'REWIND', toPly: 2, randomness: 'REDEAL' };
  await must(head, 'claimCase', { caseId }, 'case { id }');
  await must(head, 'computeDelta', { caseId, ply: 2 }, 'case { id }');
  const ruling = { caseId, finding: 'UPHELD', remedy, rules: ['TG-1.6'], reason: 'It could not.' };
  await must(head, 'issueRuling', ruling, 'case { id }');
  for (const who of [ann, ben]) await must(who, 'acceptRuling', { caseId }, 'case { id }');
  const { terms } = redealIn(await once(matchId, ({ redeals }) => redeals.length > 0)).ceremony;
  return [matchId, new Client(ann, 0, matchId), new Client(ben, 1, matchId), terms];
}

const endings = (match: Shown): readonly (readonly [string | null, readonly number[]])[] =>
  redealIn(match).ceremony.attempts.map(({ ending, seats }) => [ending, seats]);

describe('a redeal', () => {
  it('is made of the seeds that both players commit to and show, and nobody shows one before', async () => {
    const [id, one, other, terms] = await dealsAnew(null);
    expect(terms).toMatchObject({ game: 1, epoch: 1, attempt: 1 });
    await one.commits(terms);
    expect(codesOf(await one.shows())).toEqual(['MATCH_NO_SEED_ASKED']);
    await other.commits(terms);
    expect(codesOf(await one.shows())).toEqual([]);
    expect(codesOf(await other.shows())).toEqual([]);
    const after = await once(id, ({ disputes }) => disputes.every(({ open }) => !open));
    expect(after).toMatchObject({ phase: 'PLAYING', redeals: [{ toPly: 2, dealt: true }] });
    expect(redealIn(after).ceremony.seats).toEqual([
      { seat: 0, madeBy: 'PLAYER', shown: one.seed },
      { seat: 1, madeBy: 'PLAYER', shown: other.seed },
    ]);
    expect(endings(after)).toEqual([['MADE', []]]);
    await playOn([ann!, ben!], id, 5, after.ply + 1);
  });

  it('goes on with the seed of the server for who does not commit within the time of their clock', async () => {
    const [id, one, , terms] = await dealsAnew(10_000);
    await one.commits(terms);
    const stoodIn = await once(id, (match) => endings(match).some(([ending]) => ending === 'STOOD_IN'));
    expect(endings(stoodIn)[0]).toEqual(['STOOD_IN', [1]]);
    expect(codesOf(await one.shows())).toEqual([]);
    const after = await once(id, ({ redeals }) => redeals[0]?.dealt === true);
    expect(redealIn(after).ceremony.seats.map(({ madeBy }) => madeBy)).toEqual(['PLAYER', 'SERVER']);
  });

  it('goes on with the seed of the server that a judge puts in for who never shows theirs', async () => {
    const [id, one, other, terms] = await dealsAnew(null);
    await one.commits(terms);
    await other.commits(terms);
    expect(codesOf(await one.shows())).toEqual([]);
    expect(codesOf(await sends(ann, 'putInSeed', { matchId: id, seat: 1 }, 'repeated'))).toEqual(['FORBIDDEN']);
    await must(head, 'putInSeed', { matchId: id, seat: 1 }, 'repeated');
    const after = await once(id, ({ redeals }) => redeals[0]?.dealt === true);
    expect(redealIn(after).ceremony.seats.map(({ madeBy }) => madeBy)).toEqual(['PLAYER', 'JUDGE']);
    expect(endings(after)).toEqual([
      ['PUT_IN', [1]],
      ['MADE', []],
    ]);
    expect(codesOf(await other.shows())).toEqual(['MATCH_NO_SEED_ASKED']);
  });

  it('costs the match who never shows theirs, once the time of their clock is over', async () => {
    const [id, one, other, terms] = await dealsAnew(10_000);
    await one.commits(terms);
    await other.commits(terms);
    expect(codesOf(await one.shows())).toEqual([]);
    expect(redealIn(await shown(id)).ceremony.showBy).not.toBeNull();
    const after = await once(id, ({ phase }) => phase === 'FINISHED');
    expect(after).toMatchObject({ outcome: { places: [1, 2], how: 'FORFEITED' }, redeals: [{ dealt: false }] });
    expect(endings(after)[0]).toEqual(['MISSING', [1]]);
  });

  it('costs the match who shows another seed than they committed to', async () => {
    const [id, one, other, terms] = await dealsAnew(null);
    await one.commits(terms);
    await other.commits(terms);
    expect(codesOf(await other.shows('00'.repeat(32)))).toEqual([]);
    const after = await once(id, ({ phase }) => phase === 'FINISHED');
    expect(after).toMatchObject({ outcome: { places: [1, 2], how: 'FORFEITED' }, redeals: [{ dealt: false }] });
    expect(endings(after)[0]).toEqual(['BROKEN', [1]]);
    expect(after.disputes).toEqual([{ open: false }]);
  });
});
