import { randomUUID } from 'node:crypto';
import { asks, codesOf, eventually, must, type Payload, personIdOf, sends } from '#test/rulings';
import { type Asker, type Embedded, embeddedServer, newcomer, openTable, playOn, send } from '#test/server';

/** Everything that reports and rules, sent 64 times at once: under one key, and under as many. */

const TIMES = 64;

let server: Embedded;
let [ann, ben, judge, head, orga]: readonly Asker[] = [];
let tournamentId: string;

beforeAll(async () => {
  server = await embeddedServer();
  [ann, ben, judge, head, orga] = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer(server)));
  tournamentId = await tournament();
});

async function tournament(plan: object = {}): Promise<string> {
  const input = { title: 'Busy', plan: { game: 'duel', ...plan } };
  const made = await must<{ tournament: { id: string } }>(orga, 'createTournament', input, 'tournament { id }');
  for (const who of [judge, head]) {
    const role = { tournamentId: made.tournament.id, personId: await personIdOf(who), role: 'HEAD_JUDGE' };
    await must(orga, 'grantTournamentRole', role, 'tournament { id }');
  }
  return made.tournament.id;
}

type Done = Payload & { readonly repeated: boolean; readonly caseId?: string | null };
type Sender = (who: Asker | undefined, verb: string, input: object, code: string) => Promise<Done>;

const select = (verb: string): string => (verb === 'raiseDispute' ? 'caseId repeated' : 'repeated');

/** One record, and the same outcome for all, also much later. */
const sentUnderOneKey: { who: Asker | undefined; verb: string; input: object; position: string | null }[] = [];
const underOneKey: Sender = async (who, verb, wish) => {
  const input = { idempotencyKey: randomUUID(), ...wish };
  const all = await Promise.all(Array.from({ length: TIMES }, () => sends<Done>(who, verb, input, select(verb))));
  expect(all.flatMap(({ userErrors }) => userErrors)).toEqual([]);
  expect(new Set(all.map(({ position, caseId }) => `${position} ${caseId}`)).size).toBe(1);
  expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1);
  const [first] = all;
  if (first === undefined) throw new Error('Nothing was sent.');
  sentUnderOneKey.push({ who, verb, input, position: first.position });
  return first;
};

/** One is taken, and all others are told why not. */
const underManyKeys: Sender = async (who, verb, input, code) => {
  const all = await Promise.all(Array.from({ length: TIMES }, () => sends<Done>(who, verb, input, select(verb))));
  const [taken, ...others] = all.filter(({ userErrors }) => userErrors.length === 0);
  expect(others).toEqual([]);
  expect([...new Set(all.flatMap(codesOf))]).toEqual([code]);
  if (taken === undefined) throw new Error(`${verb} was never taken.`);
  return taken;
};

const recordOf = (position: string | null): number => Number(position?.split(':')[1]);

async function phaseOf(id: string): Promise<string | undefined> {
  const seen = await asks<{ case: { phase: string } | null }>(ann, 'query ($id: ID!) { case(id: $id) { phase } }', {
    id,
  });
  return seen.case?.phase;
}

describe.each<[string, Sender]>([
  ['under one key', underOneKey],
  ['under as many keys', underManyKeys],
])('64 times at once, %s', (_, swarm) => {
  it('a dispute is raised, claimed, looked into, ruled, appealed against and affirmed once each', async () => {
    const matchId = await openTable(server, [ann!, ben!], {
      tournament: tournamentId.replace('tournament_', ''),
      bestOf: 1,
      options: { goal: 9 },
    });
    for (const who of [ann!, ben!]) await send(who, 'joinMatch', { matchId });
    await playOn([ann!, ben!], matchId, 3, 4);
    const raised = await swarm(ann, 'raiseDispute', { matchId, ply: 4, text: 'No.' }, 'MATCH_DISPUTED');
    const { match } = await asks<{ match: { seq: number; disputes: { caseId: string }[] } }>(
      ann,
      'query ($id: ID!) { match(id: $id) { seq disputes { caseId } } }',
      { id: matchId },
    );
    expect(match).toEqual({ seq: recordOf(raised.position), disputes: [{ caseId: raised.caseId }] });
    const caseId = match.disputes[0]?.caseId ?? '';
    await eventually(
      () => phaseOf(caseId),
      (phase) => phase !== undefined,
    );
    const ruling = {
      caseId,
      finding: 'UPHELD',
      remedy: { remedy: 'PLAY_ON' },
      rules: ['TG-1.6'],
      reason: 'So it is.',
    };
    const steps: readonly (readonly [Asker | undefined, string, object, string])[] = [
      [judge, 'claimCase', { caseId }, 'CASE_ALREADY_DONE'],
      [judge, 'lookAtPosition', { caseId, ply: 3, viewpoint: 'BOTH' }, 'CASE_ALREADY_DONE'],
      [judge, 'issueRuling', ruling, 'CASE_WRONG_PHASE'],
      [ben, 'appealRuling', { caseId, ground: 'It is not.' }, 'CASE_WRONG_PHASE'],
      [head, 'claimCase', { caseId }, 'CASE_ALREADY_DONE'],
      [head, 'affirmRuling', { caseId, reason: 'It is.' }, 'CASE_WRONG_PHASE'],
    ];
    let before: number | null = null;
    for (const step of steps) {
      const record = recordOf((await swarm(...step)).position);
      if (before !== null) expect([step[1], record]).toEqual([step[1], before + 1]);
      before = record;
    }
    await eventually(
      () => phaseOf(caseId),
      (phase) => phase === 'CLOSED',
    );
  }, 120_000);

  it('a result is reported, confirmed and corrected once each', async () => {
    const id = await tournament({ stages: [{ format: 'SWISS', rounds: 1, bestOf: 3 }] });
    const run = (verb: string, input: object = {}): Promise<object> =>
      must(orga, verb, { tournamentId: id, ...input }, 'tournament { id }');
    await run('setRegistration', { open: true });
    for (const who of [ann, ben]) await must(who, 'registerForTournament', { tournamentId: id }, 'tournament { id }');
    await run('startTournament');
    await run('draftRound');
    await run('publishRound', { round: 1 });
    const TABLE = 'query ($id: ID!) { tournament(id: $id) { rounds { tables { id matchId result { places } } } } }';
    type Table = { id: string; matchId: string; result: object | null };
    const tableOf = async (): Promise<Table | undefined> =>
      (await asks<{ tournament: { rounds: { tables: Table[] }[] } }>(orga, TABLE, { id })).tournament.rounds[0]
        ?.tables[0];
    const matchId = (await tableOf())?.matchId ?? '';
    await eventually(
      () => asks<{ match: object | null }>(ann, 'query ($id: ID!) { match(id: $id) { id } }', { id: matchId }),
      (now) => now.match !== null,
    );
    const score = { matchId, won: [2, 0], drawn: 0 };
    const reported = await swarm(ann, 'reportResult', score, 'MATCH_ALREADY_REPORTED');
    const confirmed = await swarm(ben, 'confirmResult', { matchId }, 'MATCH_OVER');
    expect(recordOf(confirmed.position)).toBe(recordOf(reported.position) + 1);
    const table = await eventually(tableOf, (now) => now?.result !== null);
    const correction = {
      tournamentId: id,
      round: 1,
      tableId: table?.id,
      games: { won: [0, 2] },
      reason: 'Upside down.',
    };
    await swarm(orga, 'correctResult', correction, 'TOURNAMENT_RESULT_HELD');
    const { tournament: after } = await asks<{ tournament: { history: { nodes: { what: string[] }[] } } }>(
      orga,
      'query ($id: ID!) { tournament(id: $id) { history(first: 50) { nodes { what } } } }',
      { id },
    );
    const what = after.history.nodes.flatMap((each) => each.what);
    expect(what.filter((each) => each === 'ResultCorrected')).toHaveLength(1);
    expect(what.filter((each) => each === 'ResultRecorded')).toHaveLength(1);
  }, 120_000);
});

it('and once more when all is over and the tournament has gone on: the first outcome', async () => {
  const role = { tournamentId, personId: await personIdOf(ben), role: 'JUDGE' };
  await must(orga, 'grantTournamentRole', role, 'tournament { id }');
  expect(sentUnderOneKey.length).toBeGreaterThan(9);
  for (const { who, verb, input, position } of sentUnderOneKey) {
    const again = await sends<Done>(who, verb, input, select(verb));
    expect([verb, again.userErrors, again.position, again.repeated]).toEqual([verb, [], position, true]);
  }
});
