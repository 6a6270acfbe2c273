import { asks, eventually, must, personIdOf, sends } from '#test/rulings';
import {
  type Asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  send,
  tournamentOf,
} from '#test/server';

/** How cases end by themselves, and what they do to the tournament. */

let server: Embedded;
let [ann, ben, head, orga]: readonly Asker[] = [];
let tournament: string;
beforeAll(async () => {
  server = await embeddedServer({ APPEAL_SECONDS: '1' });
  [ann, ben, head, orga] = await Promise.all([1, 2, 3, 4].map(() => newcomer(server)));
  tournament = await tournamentOf(orga!, []);
  const role = { tournamentId: `tournament_${tournament}`, personId: await personIdOf(head), role: 'HEAD_JUDGE' };
  await must(orga, 'grantTournamentRole', role, 'tournament { id }');
});

interface SeenCase {
  readonly phase: string;
  readonly ending: string | null;
}

const closed = (who: Asker | undefined, id: string): Promise<{ case: SeenCase | null }> =>
  eventually(
    () =>
      asks<{ case: SeenCase | null }>(
        who,
        'query ($id: ID!) { case(id: $id) { phase ending overdue acceptedBy { id } } }',
        { id },
      ),
    (now) => now.case?.phase === 'CLOSED',
  );

const does = (who: Asker | undefined, verb: string, caseId: string, input: object = {}): Promise<object> =>
  must(who, verb, { caseId, ...input }, 'case { phase }');

/** Raises a dispute, and waits for its case. */
async function raised(who: Asker | undefined, input: object): Promise<string> {
  const { caseId } = await must<{ caseId: string }>(
    who,
    'raiseDispute',
    { text: 'This is wrong.', ...input },
    'caseId',
  );
  await eventually(
    () => asks<{ case: object | null }>(who, 'query ($id: ID!) { case(id: $id) { phase } }', { id: caseId }),
    (now) => now.case !== null,
  );
  return caseId;
}

it('tells in the plan of a tournament how long the server lets rulings be appealed against', async () => {
  const query = 'query ($id: ID!) { tournament(id: $id) { plan { caseTimes { about ruleSeconds appealSeconds } } } }';
  const { tournament: told } = await asks<{ tournament: object }>(ann, query, { id: `tournament_${tournament}` });
  expect(told).toEqual({ plan: { caseTimes: [{ about: 'PLAY', ruleSeconds: null, appealSeconds: 1 }] } });
});

const RULING = { finding: 'UPHELD', rules: ['TG-1.6'], reason: 'So it is.' };

it('a ruling that nobody appeals against is final when its time is over, and the match goes on', async () => {
  const matchId = await openTable(server, [ann!, ben!], { tournament, bestOf: 1, options: { goal: 9 } });
  for (const who of [ann!, ben!]) await send(who, 'joinMatch', { matchId });
  await playOn([ann!, ben!], matchId, 3, 3);
  const id = await raised(ann, { matchId, ply: 3 });
  await does(head, 'claimCase', id);
  await does(head, 'issueRuling', id, { ...RULING, remedy: { remedy: 'PLAY_ON' } });
  expect(await closed(ann, id)).toMatchObject({ case: { ending: 'RULED', acceptedBy: [] } });
  expect(await playOn([ann!, ben!], matchId, 4, 1)).toBe(1);
});

it('a ruling on a result that the tournament has corrects it there, and who is disqualified is out', async () => {
  const cup = await tournamentOf(orga!, []);
  const here = { tournamentId: `tournament_${cup}` };
  const run = (verb: string, input: object = {}): Promise<object> =>
    must(orga, verb, { ...here, ...input }, 'tournament { id }');
  await run('grantTournamentRole', { personId: await personIdOf(head), role: 'HEAD_JUDGE' });
  await run('setRegistration', { open: true });
  for (const who of [ann, ben]) await must(who, 'registerForTournament', here, 'tournament { id }');
  await run('startTournament');
  await run('draftRound');
  await run('publishRound', { round: 1 });
  interface Seen {
    readonly tournament: {
      readonly round: {
        readonly tables: readonly {
          readonly matchId: string;
          readonly result: object | null;
          readonly match: object | null;
        }[];
      };
      readonly entrants: { readonly edges: readonly { readonly node: object }[] };
    };
  }
  const look = (): Promise<Seen> =>
    asks<Seen>(
      orga,
      'query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { matchId result { won how } match { phase } } } entrants(first: 9) { edges { node { id status person { id } } } } } }',
      { id: here.tournamentId },
    );
  const tableIn = ({ tournament: { round } }: Seen) => round.tables[0];
  const { matchId = '' } = tableIn(await eventually(look, (now) => tableIn(now)?.match !== null)) ?? {};
  await send(ann!, 'reportResult', { matchId, won: [1, 0] });
  await send(ben!, 'confirmResult', { matchId });
  const reported = await eventually(look, (now) => tableIn(now)?.result !== null);
  expect(tableIn(reported)).toMatchObject({ result: { won: [1, 0], how: 'REPORTED' } });

  const id = await raised(ben, { matchId });
  await does(head, 'claimCase', id);
  const asItIs = { ...RULING, caseId: id, rules: [], remedy: { remedy: 'RESULT', won: [1, 0] } };
  const [refusal] = (await sends(head, 'issueRuling', asItIs, 'case { id }')).userErrors;
  expect(refusal?.code).toBe('CASE_BAD_REMEDY');
  expect(refusal?.message).toContain('It is the result already');
  const personId = await personIdOf(ann);
  await does(head, 'issueRuling', id, {
    ...RULING,
    rules: [],
    remedy: { remedy: 'RESULT', won: [0, 1] },
    penalties: [{ personId, degree: 'DISQUALIFICATION', infringement: 'CONDUCT' }],
  });
  for (const who of [ann, ben]) await does(who, 'acceptRuling', id);
  await closed(ben, id);
  const corrected = await eventually(look, (now) => JSON.stringify(now).includes('DISQUALIFIED'));
  expect(tableIn(corrected)).toMatchObject({ result: { won: [0, 1], how: 'CORRECTED' } });
  expect(corrected.tournament.entrants.edges.map(({ node }) => node)).toContainEqual(
    expect.objectContaining({ status: 'DISQUALIFIED', person: { id: personId } }),
  );
});
