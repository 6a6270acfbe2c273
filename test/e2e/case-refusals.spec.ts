import { asks, eventually, must, personIdOf, sends } from '#test/rulings';
import { type Asker, type Embedded, embeddedServer, newcomer, openTable, playOn, send } from '#test/server';

/** What is refused in a case names the part of the input that is wrong. */

let server: Embedded;
let [ann, ben, judge, head, orga]: readonly Asker[] = [];
let tournament: string;
let onPlay: string;
let onConduct: string;

beforeAll(async () => {
  server = await embeddedServer();
  [ann, ben, judge, head, orga] = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer(server)));
  const plan = { title: 'A cup', plan: { game: 'duel' } };
  const made = await must<{ tournament: { id: string } }>(orga, 'createTournament', plan, 'tournament { id }');
  const tournamentId = made.tournament.id;
  tournament = tournamentId.replace('tournament_', '');
  for (const [who, role] of [
    [judge, 'JUDGE'],
    [head, 'HEAD_JUDGE'],
  ] as const)
    await must(
      orga,
      'grantTournamentRole',
      { tournamentId, personId: await personIdOf(who), role },
      'tournament { id }',
    );
  await must(orga, 'setRegistration', { tournamentId, open: true }, 'tournament { id }');
  await must(ann, 'registerForTournament', { tournamentId }, 'tournament { id }');
  onPlay = await raised();
  onConduct = await opened(tournamentId);
  for (const caseId of [onPlay, onConduct]) await must(judge, 'claimCase', { caseId }, 'case { id }');
});

async function raised(): Promise<string> {
  const matchId = await openTable(server, [ann!, ben!], { tournament, bestOf: 1, options: { goal: 9 } });
  for (const who of [ann!, ben!]) await send(who, 'joinMatch', { matchId });
  await playOn([ann!, ben!], matchId, 3, 5);
  const { caseId } = await must<{ caseId: string }>(ann, 'raiseDispute', { matchId, ply: 5, text: 'No.' }, 'caseId');
  await eventually(
    () => asks<{ case: object | null }>(ann, 'query ($id: ID!) { case(id: $id) { phase } }', { id: caseId }),
    (now) => now.case !== null,
  );
  return caseId;
}

async function opened(tournamentId: string): Promise<string> {
  const { tournament: found } = await asks<{ tournament: { entrants: { nodes: readonly { id: string }[] } } }>(
    orga,
    'query ($id: ID!) { tournament(id: $id) { entrants(first: 1) { nodes { id } } } }',
    { id: tournamentId },
  );
  const input = { tournamentId, about: 'CONDUCT', entrantId: found.entrants.nodes[0]?.id, text: 'An insult.' };
  const made = await must<{ case: { id: string } }>(head, 'openCase', input, 'case { id }');
  return made.case.id;
}

const RULING = { finding: 'UPHELD', remedy: { remedy: 'PLAY_ON' }, rules: ['TG-1.6'], reason: 'So it is.' };
const penalty = async (degree: string): Promise<object> => ({
  penalties: [{ personId: await personIdOf(ann), degree, infringement: 'CONDUCT' }],
});
const MANY = Array.from({ length: 21 }, () => ({ seat: 0, ms: 1 }));

it.each<[string, string, () => string, () => object | Promise<object>, readonly [code: string, field: string]]>([
  ['a rule that is missing', 'issueRuling', () => onPlay, () => ({ rules: [] }), ['CASE_BAD_REMEDY', 'rules']],
  [
    'a remedy that does not suit',
    'issueRuling',
    () => onConduct,
    () => ({ remedy: { remedy: 'GAME_LOSS', seat: 0 } }),
    ['CASE_BAD_REMEDY', 'remedy'],
  ],
  [
    'time where none runs',
    'issueRuling',
    () => onConduct,
    () => ({ clockCredits: [{ seat: 0, ms: 9 }] }),
    ['CASE_BAD_REMEDY', 'clockCredits'],
  ],
  [
    'time in a match without a clock',
    'issueRuling',
    () => onPlay,
    () => ({ clockCredits: [{ seat: 0, ms: 9 }] }),
    ['CASE_BAD_REMEDY', 'clockCredits'],
  ],
  [
    'time for a seat that is none',
    'issueRuling',
    () => onPlay,
    () => ({ clockCredits: [{ seat: -1, ms: 9 }] }),
    ['INVALID_INPUT', 'clockCredits'],
  ],
  [
    'too much time at once',
    'issueRuling',
    () => onPlay,
    () => ({ clockCredits: MANY }),
    ['INVALID_INPUT', 'clockCredits'],
  ],
  [
    'a remedy beyond a judge',
    'issueRuling',
    () => onPlay,
    () => ({ remedy: { remedy: 'GAME_LOSS', seat: 0 } }),
    ['CASE_HEAD_JUDGE_ONLY', 'remedy'],
  ],
  [
    'a penalty beyond a judge',
    'issueRuling',
    () => onPlay,
    () => penalty('GAME_LOSS'),
    ['CASE_HEAD_JUDGE_ONLY', 'penalties'],
  ],
  [
    'a rewind of which nothing was computed',
    'issueRuling',
    () => onPlay,
    () => ({ remedy: { remedy: 'REWIND', toPly: 4, randomness: 'KEEP' } }),
    ['CASE_DELTA_MISSING', 'remedy'],
  ],
  ['a rewind of no match', 'computeDelta', () => onConduct, () => ({ ply: 2 }), ['CASE_BAD_REMEDY', 'caseId']],
  [
    'a look at no match',
    'lookAtPosition',
    () => onConduct,
    () => ({ ply: 2, viewpoint: 'BOTH' }),
    ['CASE_BAD_REMEDY', 'caseId'],
  ],
])('%s', async (_, verb, caseId, input, [code, field]) => {
  const ruling = verb === 'issueRuling' ? RULING : {};
  const { userErrors } = await sends(judge, verb, { caseId: caseId(), ...ruling, ...(await input()) }, 'case { id }');
  expect(userErrors).toMatchObject([{ code, field: ['input', field] }]);
});

it('names the remedies that suit as they are written', async () => {
  const input = { caseId: onConduct, ...RULING, remedy: { remedy: 'GAME_LOSS', seat: 0 } };
  const { userErrors } = await sends(judge, 'issueRuling', input, 'case { id }');
  expect(userErrors).toMatchObject([
    {
      message: 'A case about a pairing, a deck or conduct ends with play going on; what is due besides is a penalty.',
      alternatives: ['PLAY_ON'],
    },
  ]);
});

it.each<[string, () => Asker | undefined, () => Asker | undefined, string, string]>([
  ['who raised it', () => orga, () => head, 'CASE_CONFLICT', 'personId'],
  ['who judges nothing', () => head, () => orga, 'NOT_FOUND', 'personId'],
  ['who has it', () => head, () => judge, 'CASE_ALREADY_DONE', 'caseId'],
  ['anybody, by a judge', () => judge, () => head, 'CASE_FORBIDDEN', 'caseId'],
])('is given to %s', async (_, who, to, code, field) => {
  const input = { caseId: onConduct, personId: await personIdOf(to()) };
  const { userErrors } = await sends(who(), 'assignCase', input, 'case { id }');
  expect(userErrors).toMatchObject([{ code, field: ['input', field] }]);
});
