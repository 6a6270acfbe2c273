import { randomUUID } from 'node:crypto';
import { sharedKafka } from '#test/kafka';
import { freshDatabase } from '#test/postgres';
import { asks, codesOf, eventually, must, type Payload, personIdOf, sends } from '#test/rulings';
import {
  type Asker,
  asker,
  newcomer,
  playOn,
  send,
  type Settings,
  sitDown,
  type Spawned,
  spawnServer,
} from '#test/server';

/** Disputes over two servers: players and judges do the same in the same instant, and servers die in between. */

const EACH = 32;

let settings: Settings;
let apis: Spawned[];
let workers: Spawned[];
let [ann, ben, judge, other, third, orga]: readonly Asker[] = [];

const start = (role: 'api' | 'worker'): Promise<Spawned> => spawnServer(settings, ['--role', role]);

beforeAll(async () => {
  const { url } = await freshDatabase();
  const { addresses } = await sharedKafka();
  settings = { KAFKA_BROKERS: addresses.join(','), KAFKA_TOPIC: `disputes-${randomUUID()}`, DATABASE_URL: url };
  workers = [await start('worker'), await start('worker')];
  apis = [await start('api'), await start('api')];
  [ann, ben, judge, other, third, orga] = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newcomer(apis[0]!)));
}, 240_000);

/** The same person at this server. */
const at = (nth: number, who: Asker | undefined): Asker => asker(apis[nth]!.url, who!.token);
const atBoth = (who: Asker | undefined): readonly Asker[] => [at(0, who), at(1, who)];

type Done = Payload & { readonly repeated: boolean };

/** Each of these so often, all in the same instant. */
const swarm = (...sent: readonly (() => Promise<Done>)[]): Promise<Done[]> =>
  Promise.all(Array.from({ length: EACH }, () => sent.map((each) => each())).flat());

const taken = (all: readonly Done[]): readonly Done[] => all.filter(({ userErrors }) => userErrors.length === 0);
const refusals = (all: readonly Done[]): readonly string[] => [...new Set(all.flatMap(codesOf))].sort();

/** One record, whoever came first, and why all others came too late. */
function oneOf(all: readonly Done[], ...codes: readonly string[]): Done {
  expect(refusals(all)).toEqual(codes);
  const [first, ...more] = taken(all);
  expect(more).toEqual([]);
  if (first === undefined) throw new Error('Nobody was first.');
  return first;
}

const does = (who: Asker, verb: string, caseId: string, input: object = {}): Promise<Done> =>
  sends<Done>(who, verb, { caseId, ...input }, 'repeated');

const CASE = `query ($id: ID!, $atLeast: Position) { case(id: $id, atLeast: $atLeast) { seq head phase ending judge { id } appealJudge { id }
  rulings { seq reason } ruling { reason } appeal { ground outcome } applied { position head } } }`;
interface SeenCase {
  readonly seq: number;
  readonly phase: string;
  readonly ending: string | null;
  readonly judge: { readonly id: string } | null;
  readonly appeal: { readonly outcome: string } | null;
}
const caseAt = async (who: Asker, id: string, atLeast: string | null = null): Promise<SeenCase | null> =>
  (await asks<{ case: SeenCase | null }>(who, CASE, { id, atLeast })).case;
const inPhase = (who: Asker, id: string, phase: string): Promise<SeenCase | null> =>
  eventually(
    () => caseAt(who, id),
    (now) => now?.phase === phase,
  );

/** A match of a tournament, some answers in: ann plays at the one server and ben at the other. */
async function playedSome(answers: number): Promise<string> {
  const plan = { game: 'duel', options: { goal: 9 }, stages: [{ format: 'SWISS', rounds: 1, bestOf: 1 }] };
  const made = await must<{ tournament: { id: string } }>(
    orga,
    'createTournament',
    { title: 'Two servers', plan },
    'tournament { id }',
  );
  const tournamentId = made.tournament.id;
  const run = (who: Asker | undefined, verb: string, input: object = {}): Promise<object> =>
    must(who, verb, { tournamentId, ...input }, 'tournament { id }');
  for (const who of [judge, other, third])
    await run(orga, 'grantTournamentRole', { personId: await personIdOf(who), role: 'HEAD_JUDGE' });
  await run(orga, 'setRegistration', { open: true });
  for (const who of [ann, ben]) await run(who, 'registerForTournament');
  await run(orga, 'startTournament');
  await run(orga, 'draftRound');
  await run(orga, 'publishRound', { round: 1 });
  const { tournament } = await asks<{ tournament: { round: { tables: { matchId: string }[] } } }>(
    orga,
    'query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { matchId } } } }',
    { id: tournamentId },
  );
  const matchId = tournament.round.tables[0]?.matchId ?? '';
  await eventually(
    () => asks<{ match: object | null }>(at(1, ben), 'query ($id: ID!) { match(id: $id) { id } }', { id: matchId }),
    ({ match }) => match !== null,
  );
  for (const who of [at(0, ann), at(1, ben)]) {
    const { userErrors } = await send(who, 'joinMatch', { matchId });
    expect(userErrors).toEqual([]);
  }
  expect(await playOn([at(0, ann), at(1, ben)], matchId, 3, answers)).toBe(answers);
  return matchId;
}

async function raised(matchId: string, ply: number): Promise<string> {
  const input = { matchId, ply, rule: 'TG-1.6', text: 'No.' };
  const { caseId } = await must<{ caseId: string }>(at(0, ann), 'raiseDispute', input, 'caseId');
  await inPhase(at(1, judge), caseId, 'WAITING');
  return caseId;
}

const RULING = { finding: 'UPHELD', remedy: { remedy: 'PLAY_ON' }, rules: ['TG-1.6'] };

it('has one case, one judge, one ruling, one appeal and one decision, however many try at both servers at once', async () => {
  const matchId = await playedSome(4);
  const claim = { idempotencyKey: randomUUID(), matchId, ply: 4, rule: 'TG-1.6', text: 'No.' };
  type Raised = Done & { readonly caseId: string };
  const raises = await swarm(
    ...atBoth(ann).map((who) => () => sends<Raised>(who, 'raiseDispute', claim, 'caseId repeated')),
  );
  expect(refusals(raises)).toEqual([]);
  expect(new Set(raises.map(({ position }) => position)).size).toBe(1);
  expect(raises.filter(({ repeated }) => !repeated)).toHaveLength(1);
  const { caseId } = raises[0] as Raised;
  for (const nth of [0, 1]) await inPhase(at(nth, judge), caseId, 'WAITING');

  const claimed = await swarm(
    () => does(at(0, judge), 'claimCase', caseId),
    () => does(at(1, other), 'claimCase', caseId),
  );
  const { position } = oneOf(claimed, 'CASE_ALREADY_DONE', 'CASE_CLAIMED');
  const seen = await Promise.all([0, 1].map((nth) => caseAt(at(nth, third), caseId, position)));
  expect(seen[0]).toEqual(seen[1]);
  const whose = seen[0]?.judge?.id === (await personIdOf(judge)) ? judge : other;

  const ruled = await swarm(
    () => does(at(0, whose), 'issueRuling', caseId, { ...RULING, reason: 'So it is.' }),
    () => does(at(1, whose), 'issueRuling', caseId, { ...RULING, finding: 'NOT_UPHELD', reason: 'It is not.' }),
  );
  oneOf(ruled, 'CASE_WRONG_PHASE');
  const appealed = await swarm(
    () => does(at(0, ann), 'appealRuling', caseId, { ground: 'No.' }),
    () => does(at(1, ben), 'appealRuling', caseId, { ground: 'Not at all.' }),
  );
  oneOf(appealed, 'CASE_WRONG_PHASE');
  const again = await swarm(
    () => does(at(0, judge), 'claimCase', caseId),
    () => does(at(1, other), 'claimCase', caseId),
  );
  expect(taken(again)).toHaveLength(1);
  const decides = whose === judge ? other : judge;
  const decided = await swarm(
    () => does(at(0, decides), 'affirmRuling', caseId, { reason: 'It is.' }),
    () => does(at(1, decides), 'replaceRuling', caseId, { ...RULING, reason: 'It is not.' }),
  );
  oneOf(decided, 'CASE_WRONG_PHASE');
  const closed = await Promise.all([0, 1].map((nth) => inPhase(at(nth, third), caseId, 'CLOSED')));
  expect(closed[0]).toEqual(closed[1]);
  expect(closed[0]?.ending).toBe('RULED');
  expect(['affirmed', 'replaced']).toContain(closed[0]?.appeal?.outcome);
  expect(await playOn([at(0, ann), at(1, ben)], matchId, 4, 1)).toBe(1);
}, 240_000);

it('is carried out once by the next worker, when all died between the ruling and that', async () => {
  const matchId = await playedSome(5);
  const caseId = await raised(matchId, 5);
  for (const [verb, input] of [
    ['claimCase', {}],
    ['computeDelta', { ply: 2 }],
    ['issueRuling', { ...RULING, remedy: { remedy: 'REWIND', toPly: 2, randomness: 'REDEAL' }, reason: 'No.' }],
  ] as const)
    expect(codesOf(await does(at(1, judge), verb, caseId, input))).toEqual([]);
  for (const { signal, ended } of [...workers, apis[1]!]) {
    signal('SIGKILL');
    expect(await ended).toBe('SIGKILL');
  }
  for (const who of [ann, ben]) expect(codesOf(await does(at(0, who), 'acceptRuling', caseId))).toEqual([]);
  expect(await caseAt(at(0, third), caseId)).toMatchObject({ phase: 'FINAL', applied: null });
  [apis[1], ...workers] = await Promise.all([start('api'), start('worker'), start('worker')]);
  await inPhase(at(1, third), caseId, 'CLOSED');
  await playOn([at(1, ann), at(0, ben)], matchId, 6);

  const events = await eventually(
    () => eventsOf(matchId, 1),
    (types) => types.length > 0,
  );
  const counted = (type: string): number => events.filter((each) => each === type).length;
  expect(
    ['DisputeRaised', 'RulingFinal', 'GameRewound', 'DisputeSettled', 'RulingApplied', 'CaseClosed'].map(counted),
  ).toEqual([1, 1, 1, 1, 1, 1]);
}, 240_000);

it('has the key of each match released once, though two workers see it end', async () => {
  const play = async (): Promise<string> => {
    const players = [at(0, ann), at(1, ben)];
    const matchId = await sitDown(players, { game: 'duel', brings: [null, null] });
    await playOn(players, matchId, 5);
    return matchId;
  };
  const matches = await Promise.all([play(), play(), play(), play()]);
  const released = (types: readonly string[]): number => types.filter((type) => type === 'KeyReleased').length;
  for (const matchId of matches)
    await eventually(
      () => eventsOf(matchId, 0),
      (types) => released(types) > 0,
    );
  // Whoever came too late has tried by now.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  for (const nth of [0, 1])
    for (const matchId of matches) expect([matchId, released(await eventsOf(matchId, nth))]).toEqual([matchId, 1]);
}, 240_000);

/** The types of all events in the bundle that this server gives; none while it has none. */
async function eventsOf(matchId: string, nth: number): Promise<readonly string[]> {
  const bundle = await fetch(`${apis[nth]!.url}/export/matches/${matchId}/bundle`);
  if (!bundle.ok) return [];
  return (await bundle.text())
    .split('\n')
    .flatMap((line) => (JSON.parse(line || '{}') as { events?: readonly { type: string }[] }).events ?? [])
    .map(({ type }) => type);
}
