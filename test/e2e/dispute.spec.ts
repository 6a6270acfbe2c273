import { asks, codesOf, eventually, must, personIdOf, sends } from '#test/rulings';
import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  seen,
  send,
  tournamentOf,
} from '#test/server';

/** What is not the same each time. */
const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const someNumber: unknown = expect.any(Number);
const holding = (...items: readonly unknown[]): unknown => expect.arrayContaining([...items]);

let server: Embedded;
let [ann, ben, eve, judge, head, other, orga]: readonly Asker[] = [];
let tournament: string;
let tournamentId: string;

beforeAll(async () => {
  server = await embeddedServer();
  [ann, ben, eve, judge, head, other, orga] = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => newcomer(server)));
  tournament = await tournamentOf(orga!, [judge!]);
  tournamentId = `tournament_${tournament}`;
  for (const who of [head!, other!]) {
    const personId = await personIdOf(who);
    await sends(orga, 'grantTournamentRole', { tournamentId, personId, role: 'HEAD_JUDGE' }, 'tournament { id }');
  }
});

interface SeenCase {
  readonly phase: string;
  readonly mayDo: readonly string[];
}

const CASE = `id phase about ending ply raisedAtPly claim matchId round table forHeadJudge overdue
  raisedBy { id } raisedBySeat parties { seat raised } judgeRole
  evidence { text } attempts { seat ply answer says rule { id } digest } looks { ply viewpoint seat }
  deltas { fromPly toPly undone draws risk suggested simple learned { seat count plies { ply } } }
  repairs { form key } rulings { nth } ruling { finding remedy notPlayed toPly randomness reason rules { id } penalties { degree } role }
  appeal { ground outcome } applied { position } mayDo`;

const caseOf = async <Seen = SeenCase>(who: Asker | undefined, id: string, more = ''): Promise<Seen | null> =>
  (await asks<{ case: Seen | null }>(who, `query ($id: ID!) { case(id: $id) { ${CASE} ${more} } }`, { id })).case;

const inPhase = (who: Asker | undefined, id: string, phase: string): Promise<SeenCase | null> =>
  eventually(
    () => caseOf(who, id),
    (now) => now?.phase === phase,
  );

const does = async (who: Asker | undefined, verb: string, caseId: string, input: object = {}): Promise<SeenCase> =>
  (await must<{ case: SeenCase }>(who, verb, { caseId, ...input }, `case { ${CASE} }`)).case;
const refuses = async (
  who: Asker | undefined,
  verb: string,
  caseId: string,
  input: object = {},
): Promise<readonly string[]> => codesOf(await sends(who, verb, { caseId, ...input }, 'case { id }'));

/** A duel of ann against ben at a table of the tournament, some answers in. */
async function playing(moves: number): Promise<string> {
  const matchId = await openTable(server, [ann!, ben!], { tournament, bestOf: 1, options: { goal: 9 } });
  for (const who of [ann!, ben!]) await send(who, 'joinMatch', { matchId });
  await playOn([ann!, ben!], matchId, 3, moves);
  return matchId;
}

async function raised(who: Asker | undefined, matchId: string, ply: number | null): Promise<string> {
  const input = { matchId, ply, rule: 'TG-1.6', text: 'That card could not be played.' };
  const made = await sends<{ caseId: string }>(who, 'raiseDispute', input, 'caseId match { pausedAt }');
  expect(made).toMatchObject({ userErrors: [], match: { pausedAt: like(/Z$/) } });
  await inPhase(who, made.caseId, 'WAITING');
  return made.caseId;
}

/** Who could judge it, and why somebody could not. */
async function who(
  asking: Asker | undefined,
  id: string,
): Promise<{ readonly barred: object | null; readonly judges: object | null }> {
  const query = 'query ($id: ID!) { case(id: $id) { barred { code } judges { role barred { code } } } }';
  return (await asks<{ case: Awaited<ReturnType<typeof who>> }>(asking, query, { id })).case;
}

const PLAY_ON = { finding: 'NOT_UPHELD', remedy: { remedy: 'PLAY_ON' }, rules: ['TG-1.6'], reason: 'It could.' };

describe('a dispute in a match', () => {
  it('is ruled with a rewind: seen from both sides, weighed, carried out, and readable for ever', async () => {
    const matchId = await playing(6);
    const before = await seen(ann!, matchId);
    const asked = before.offers.length > 0 ? ann! : ben!;
    const wrong = await send(asked, 'answer', { matchId, ply: 6, answer: 'steal:all' });
    expect(wrong.userErrors).toMatchObject([{ code: 'MATCH_ILLEGAL_ANSWER' }]);
    expect(codesOf(await sends(eve, 'raiseDispute', { matchId, ply: 6, text: 'x' }, 'caseId'))).toEqual([
      'MATCH_NOT_SEATED',
    ]);

    const id = await raised(ann, matchId, 6);
    const held = await send(asked, 'answer', { matchId, ply: 6, answer: 'x' });
    expect(held.userErrors).toMatchObject([{ code: 'MATCH_DISPUTED' }]);
    expect(await caseOf(eve, id)).toBeNull();
    expect(await caseOf(ben, id)).toMatchObject({
      phase: 'WAITING',
      about: 'PLAY',
      ply: 6,
      raisedAtPly: 6,
      claim: 'That card could not be played.',
      attempts: null,
      looks: null,
      repairs: null,
      mayDo: ['ADD_EVIDENCE'],
    });

    expect(await refuses(ann, 'claimCase', id)).toEqual(['FORBIDDEN']);
    const desk = await eventually(
      () =>
        asks<{ desk: { waiting: number; cases: { id: string }[] } }>(
          judge,
          'query ($t: ID!) { desk(tournamentId: $t) { waiting cases(first: 50) { id phase } } }',
          { t: tournamentId },
        ),
      ({ desk: now }) => now.cases.length > 0 && now.waiting > 0,
    );
    expect(desk.desk).toMatchObject({ waiting: 1, cases: [{ id, phase: 'WAITING' }] });
    expect(await asks(ann, 'query ($t: ID!) { desk(tournamentId: $t) { waiting } }', { t: tournamentId })).toEqual({
      desk: null,
    });

    expect(await does(judge, 'claimCase', id)).toMatchObject({
      phase: 'CLAIMED',
      judgeRole: 'JUDGE',
      repairs: holding(expect.objectContaining({ form: 'NUMBER' })),
      attempts: [
        {
          ply: 6,
          answer: 'steal:all',
          rule: { id: like(/^TG-/) },
          digest: like(/^[0-9a-f]{64}$/),
        },
      ],
    });
    await does(ben, 'addEvidence', id, { text: 'I said so at once.' });

    const board =
      'board(ply: 4, viewpoint: BOTH) { ply cut views { seat view facts { kind text } } requests { seat } }';
    const whyNot =
      'query ($id: ID!, $s: Int!) { match(id: $id) { whyNot(ply: 4, answer: "steal:all", seat: $s) { legal rule { id } lines { held open } } } }';
    expect(await caseOf(judge, id, board)).toMatchObject({ board: null });
    expect(await asks(judge, whyNot, { id: matchId, s: 0 })).toEqual({ match: { whyNot: null } });
    await does(judge, 'lookAtPosition', id, { ply: 4, viewpoint: 'BOTH' });
    const looked = await caseOf<{ board: { views: { seat: number; view: { players: { hand: unknown }[] } }[] } }>(
      judge,
      id,
      board,
    );
    expect(looked?.board.views.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(looked?.board.views[0]?.view).not.toEqual(looked?.board.views[1]?.view);
    expect(await asks(judge, whyNot, { id: matchId, s: 0 })).toMatchObject({
      match: { whyNot: { legal: false, rule: { id: like(/^TG-/) } } },
    });
    expect(await asks(ben, whyNot, { id: matchId, s: 0 })).toEqual({ match: { whyNot: null } });
    expect(await refuses(head, 'lookAtPosition', id, { ply: 4, viewpoint: 'BOTH' })).toEqual(['CASE_FORBIDDEN']);
    const nowhere = { ply: 4, viewpoint: 'SEAT', seat: 2 };
    expect(await refuses(judge, 'lookAtPosition', id, nowhere)).toEqual(['INVALID_INPUT']);

    const rewind = {
      finding: 'UPHELD',
      remedy: { remedy: 'REWIND', toPly: 2, randomness: 'REDEAL' },
      rules: ['TG-1.6'],
      reason: 'It could not.',
    };
    expect(await refuses(judge, 'issueRuling', id, rewind)).toEqual(['CASE_DELTA_MISSING']);
    expect(await does(judge, 'computeDelta', id, { ply: 2 })).toMatchObject({
      deltas: [{ fromPly: 2, toPly: 6, undone: 4, simple: false }],
    });
    expect(await refuses(judge, 'issueRuling', id, rewind)).toEqual(['CASE_HEAD_JUDGE_ONLY']);
    await does(judge, 'escalateCase', id);
    expect(await refuses(judge, 'claimCase', id)).toEqual(['CASE_HEAD_JUDGE_ONLY']);
    await does(head, 'claimCase', id);
    const timeFor = (seat: number): object => ({ ...rewind, clockCredits: [{ seat, ms: 60_000 }] });
    expect(await refuses(head, 'issueRuling', id, timeFor(2))).toEqual(['INVALID_INPUT']);
    expect(await refuses(head, 'issueRuling', id, timeFor(0))).toEqual(['CASE_BAD_REMEDY']);
    await does(head, 'issueRuling', id, rewind);
    expect(await caseOf(ben, id)).toMatchObject({
      phase: 'RULED',
      ruling: { remedy: 'REWIND', toPly: 2, reason: 'It could not.', role: 'HEAD_JUDGE' },
      deltas: [
        {
          learned: [
            { seat: 0, count: null, plies: null },
            { seat: 1, count: someNumber },
          ],
        },
      ],
      mayDo: ['ADD_EVIDENCE', 'ACCEPT', 'APPEAL'],
    });
    for (const who of [ann, ben]) await does(who, 'acceptRuling', id);
    await inPhase(ann, id, 'CLOSED');

    expect(await caseOf(eve, id)).toMatchObject({
      phase: 'CLOSED',
      ending: 'RULED',
      claim: null,
      evidence: null,
      attempts: null,
      applied: { position: like(/^match\//) },
      looks: [{ ply: 4, viewpoint: 'BOTH' }],
    });
    const after = await asks<{ match: { ply: number; facts: { ply: number; facts: { kind: string }[] }[] } }>(
      ann,
      'query ($id: ID!) { match(id: $id) { ply pausedAt disputes { caseId ply seat open } branches { fromPly firstPly lastPly atPly randomness caseId } facts(since: 2) { ply facts { kind } } } }',
      { id: matchId },
    );
    expect(after.match).toMatchObject({
      ply: 7,
      pausedAt: null,
      disputes: [{ caseId: id, ply: 6, seat: 0, open: false }],
      branches: [{ fromPly: 2, firstPly: 3, lastPly: 6, atPly: 7, randomness: 'REDEAL', caseId: id }],
    });
    expect(after.match.facts.map(({ ply }) => ply)).toEqual([3, 4, 5, 6, 7]);
    expect(after.match.facts.at(-1)?.facts).toMatchObject([{ kind: 'rewound' }]);
    await playOn([ann!, ben!], matchId, 5);
    expect(await seen(ann!, matchId)).toMatchObject({ phase: 'FINISHED' });
  });

  it('is appealed against, and decided by another head judge', async () => {
    const id = await raised(ben, await playing(3), 3);
    await does(head, 'claimCase', id);
    await does(head, 'issueRuling', id, PLAY_ON);
    await does(ben, 'appealRuling', id, { ground: 'The rule says otherwise.' });
    expect(await refuses(ann, 'appealRuling', id, { ground: 'x' })).toEqual(['CASE_WRONG_PHASE']);
    expect(await refuses(head, 'claimCase', id)).toEqual(['CASE_SAME_JUDGE']);
    expect(await who(head, id)).toMatchObject({ barred: { code: 'CASE_SAME_JUDGE' } });
    expect((await who(orga, id)).judges).toMatchObject([
      { role: 'JUDGE', barred: { code: 'CASE_HEAD_JUDGE_ONLY' } },
      { role: 'HEAD_JUDGE', barred: { code: 'CASE_SAME_JUDGE' } },
      { role: 'HEAD_JUDGE', barred: null },
    ]);
    expect(await who(ann, id)).toEqual({ barred: null, judges: null });
    expect(await refuses(orga, 'assignCase', id, { personId: await personIdOf(ann) })).toEqual(['NOT_FOUND']);
    await does(orga, 'assignCase', id, { personId: await personIdOf(other) });
    const stolen = { ...PLAY_ON, remedy: { remedy: 'REPAIR', repair: 'score.7:1' } };
    const impossible = await sends(other, 'replaceRuling', { caseId: id, ...stolen }, 'case { id }');
    expect(impossible.userErrors).toMatchObject([{ code: 'CASE_BAD_REMEDY', alternatives: holding('score.0:0..8') }]);
    const personId = await personIdOf(ann);
    const penalties = [{ personId, degree: 'WARNING', infringement: 'PLAY_ERROR' }];
    expect(await refuses(other, 'replaceRuling', id, { ...PLAY_ON, penalties })).toEqual(['NOT_FOUND']);
    await does(other, 'replaceRuling', id, { ...PLAY_ON, remedy: { remedy: 'REPAIR', repair: 'score.1:2' } });
    await inPhase(ben, id, 'CLOSED');
    expect(await caseOf(ben, id)).toMatchObject({
      appeal: { outcome: 'replaced' },
      rulings: [{ nth: 1 }, { nth: 2 }],
      ruling: { remedy: 'REPAIR' },
    });
  });

  it('is taken back, and the match goes on', async () => {
    const matchId = await playing(3);
    const id = await raised(ann, matchId, 2);
    expect(await refuses(ben, 'withdrawCase', id)).toEqual(['CASE_FORBIDDEN']);
    await does(ann, 'withdrawCase', id);
    await inPhase(ann, id, 'CLOSED');
    expect(await caseOf(ann, id)).toMatchObject({ ending: 'WITHDRAWN', ruling: null });
    expect(await playOn([ann!, ben!], matchId, 5, 1)).toBe(1);
  });

  it('about a result that is not yet confirmed ends the match as ruled', async () => {
    const matchId = await openTable(server, [ann!, ben!], { tournament });
    await send(ann!, 'reportResult', { matchId, won: [2, 0] });
    const id = await raised(ben, matchId, null);
    expect((await send(ben!, 'confirmResult', { matchId })).userErrors).toMatchObject([{ code: 'MATCH_DISPUTED' }]);
    await does(head, 'claimCase', id);
    expect(await caseOf(head, id)).toMatchObject({ mayDo: ['ASSIGN', 'RELEASE', 'RULE', 'ADD_EVIDENCE'] });
    await does(head, 'issueRuling', id, { ...PLAY_ON, remedy: { remedy: 'RESULT', won: [0, 2], notPlayed: true } });
    expect(await caseOf(head, id)).toMatchObject({ ruling: { remedy: 'RESULT', notPlayed: true } });
    for (const who of [ann, ben]) await does(who, 'acceptRuling', id);
    await inPhase(ann, id, 'CLOSED');
    expect(
      await asks(eve, 'query ($id: ID!) { match(id: $id) { outcome { how score { won } } } }', { id: matchId }),
    ).toEqual({
      match: { outcome: { how: 'FORFEITED', score: { won: [0, 2] } } },
    });
  });
});

describe('the rules behind an answer', () => {
  it('are told to whoever gave it, for any answer at any ply, and to nobody else', async () => {
    const matchId = await playing(4);
    const query = `query ($id: ID!, $ply: Int!, $answer: String!) { match(id: $id) {
      whyNot(ply: $ply, answer: $answer) { ply seat legal says rule { id } lines { rule { id } held facts open } offers { key } } } }`;
    for (const [ply, answer] of [
      [0, 'resign'],
      [1, ''],
      [2, 'play:dragon'],
      [4, '🂡'],
      [3, 'lead:wyrm'],
    ] as const) {
      for (const who of [ann, ben]) {
        const { match } = await asks<{ match: { whyNot: { legal: boolean; rule: { id: string } | null } } }>(
          who,
          query,
          { id: matchId, ply, answer },
        );
        expect(match.whyNot.legal || match.whyNot.rule?.id).toBeTruthy();
      }
      expect(await asks(eve, query, { id: matchId, ply, answer })).toEqual({ match: { whyNot: null } });
      expect(await asks(asker(server.url), query, { id: matchId, ply, answer })).toEqual({ match: { whyNot: null } });
    }
    const trace = 'query ($id: ID!) { match(id: $id) { trace(ply: 1) { seat answer legal lines { held } } } }';
    const told = await Promise.all(
      [ann, ben, eve].map((who) => asks<{ match: { trace: object | null } }>(who, trace, { id: matchId })),
    );
    expect(told.map(({ match }) => match.trace === null)).toEqual([expect.any(Boolean), expect.any(Boolean), true]);
    expect(told.filter(({ match }) => match.trace !== null)).toMatchObject([{ match: { trace: { legal: true } } }]);
  });

  it('have words', async () => {
    const rule = (game: string, id: string): Promise<object> =>
      asks(eve, 'query ($game: ID!, $id: ID!) { rule(game: $game, id: $id) { id title readings { key inForce } } }', {
        game,
        id,
      });
    expect(await rule('duel', 'TG-1.H1')).toEqual({
      rule: {
        id: 'TG-1.H1',
        title: 'Who wins a trick of two equal cards?',
        readings: [
          { key: 'a', inForce: true },
          { key: 'b', inForce: false },
        ],
      },
    });
    expect(await rule('voidream', 'VD-2.1.1')).toEqual({
      rule: { id: 'VD-2.1.1', title: 'two players', readings: [] },
    });
    for (const id of ['VD-99', 'constructor', '__proto__']) expect(await rule('voidream', id)).toEqual({ rule: null });
    const find = 'query ($find: String!) { rules(game: "voidream", find: $find) { id } }';
    const { rules } = await asks<{ rules: { id: string }[] }>(eve, find, { find: 'COST lines' });
    expect(rules).toEqual([{ id: 'VD-4.2.5' }]);
    expect(await asks(eve, find, { find: 'VD-H.20' })).toEqual({ rules: [{ id: 'VD-H.20' }] });
    expect(await asks(eve, find, { find: 'no such words' })).toEqual({ rules: [] });
  });
});

describe('a rule that is none', () => {
  const noRule = (says: string, alternatives: unknown): unknown => [
    {
      code: 'INVALID_INPUT',
      message: like(new RegExp(`^There is no rule ${says}.*rules\\(game: "voidream", find`)),
      field: ['input', 'rule'],
      alternatives,
    },
  ];

  it('is refused where a dispute is raised and where one is ruled, with those that are near', async () => {
    const matchId = await openTable(server, [ann!, ben!], { tournament, game: 'voidream', options: {} });
    const raise = async (rule: string): Promise<unknown> =>
      (await sends(ann, 'raiseDispute', { matchId, ply: 1, rule, text: 'No.' }, 'caseId')).userErrors;
    expect(await raise('VD-4.2.55')).toEqual(
      noRule('"VD-4.2.55" in voidream. Did you mean "VD-4.2.5"', holding('VD-4.2.1', 'VD-4.2.5')),
    );
    expect(await raise('vd-4.2.5')).toEqual(noRule('"vd-4.2.5".* Did you mean "VD-4.2.5"', holding('VD-4.2.5')));
    expect(await raise('the rule of cool')).toEqual(noRule('"the rule of cool" in voidream.', []));
  });

  it('is refused in a ruling, and so is a house ruling that is not in force', async () => {
    const id = await raised(ann, await playing(2), 2);
    await does(judge, 'claimCase', id);
    const ruled = async (more: object): Promise<unknown> =>
      (await sends(judge, 'issueRuling', { caseId: id, ...PLAY_ON, ...more }, 'case { id }')).userErrors;
    const citing = (ruling: string, reading: string): Promise<unknown> =>
      ruled({ houseRulings: [{ ruling, reading }] });
    expect(await ruled({ rules: ['no rule'] })).toMatchObject([
      { message: like(/^There is no rule "no rule" in duel/) },
    ]);
    expect(await citing('TG-1.H9', 'a')).toMatchObject([{ message: like(/Did you mean "TG-1.H1"/) }]);
    expect(await citing('TG-1.H1', 'z')).toMatchObject([{ message: like(/TG-1.H1 has no reading "z"/) }]);
    expect(await citing('TG-1.H1', 'b')).toMatchObject([
      { message: 'Here reading "a" of TG-1.H1 is in force, not "b".', alternatives: ['a'] },
    ]);
    expect(await citing('TG-1.H1', 'a')).toEqual([]);
  });
});

describe('what is no matter of a match', () => {
  it('is judged too: conduct, with its penalty, its history and what follows from it', async () => {
    const cup = await tournamentOf(orga!, [judge!]);
    const here = { tournamentId: `tournament_${cup}` };
    await sends(orga, 'setRegistration', { ...here, open: true }, 'tournament { id }');
    for (const who of [ann, ben]) await sends(who, 'registerForTournament', here, 'tournament { id }');
    const entrantId = `entrant_${cup}.1`;
    const late = { ...here, about: 'CONDUCT', entrantId, text: 'Late again.' };
    expect(codesOf(await sends(eve, 'openCase', late, 'case { id }'))).toEqual(['FORBIDDEN']);
    const ruleless = await sends(ben, 'openCase', { ...late, rule: 'no rule' }, 'case { id }');
    expect(ruleless.userErrors).toMatchObject([{ message: like(/^There is no rule "no rule" in /) }]);
    expect(codesOf(await sends(ben, 'openCase', { ...late, about: 'PLAY' }, 'case { id }'))).toEqual(['INVALID_INPUT']);
    const unpaired = { ...late, about: 'PAIRING', round: 1 };
    expect(codesOf(await sends(ben, 'openCase', unpaired, 'case { id }'))).toEqual(['NOT_FOUND']);
    const made = await sends<{ case: { id: string } }>(ben, 'openCase', late, 'case { id phase about entrantId }');
    expect(made).toMatchObject({ userErrors: [], case: { phase: 'WAITING', about: 'CONDUCT', entrantId } });
    const { id } = made.case;
    await sends(eve, 'registerForTournament', here, 'tournament { id }');
    const asJudge = { ...here, personId: await personIdOf(eve), role: 'JUDGE' };
    await sends(orga, 'grantTournamentRole', asJudge, 'tournament { id }');
    expect(await refuses(eve, 'claimCase', id)).toEqual(['CASE_CONFLICT']);
    await does(judge, 'claimCase', id);
    expect(await refuses(judge, 'computeDelta', id, { ply: 2 })).toEqual(['CASE_BAD_REMEDY']);
    expect(await refuses(judge, 'lookAtPosition', id, { ply: 2, viewpoint: 'BOTH' })).toEqual(['CASE_BAD_REMEDY']);
    const personId = await personIdOf(ann);
    const ruling = {
      ...PLAY_ON,
      rules: [],
      finding: 'UPHELD',
      penalties: [{ personId, degree: 'CAUTION', infringement: 'TIME' }],
    };
    expect(await does(judge, 'issueRuling', id, ruling)).toMatchObject({
      ruling: { penalties: [{ degree: 'CAUTION' }] },
    });
    for (const who of [ann, ben]) await does(who, 'acceptRuling', id);
    const query = `query ($t: ID!, $p: ID!) { penaltyHistory(tournamentId: $t, personId: $p) {
      penalties { degree infringement caseId } time: suggested(infringement: TIME) deck: suggested(infringement: DECK) } }`;
    const history = await eventually(
      () => asks<{ penaltyHistory: { penalties: object[] } }>(judge, query, { t: here.tournamentId, p: personId }),
      ({ penaltyHistory }) => penaltyHistory.penalties.length > 0,
    );
    expect(history.penaltyHistory).toEqual({
      penalties: [{ degree: 'CAUTION', infringement: 'TIME', caseId: id }],
      time: 'WARNING',
      deck: 'CAUTION',
    });
    expect(await asks(ann, query, { t: here.tournamentId, p: personId })).toEqual({ penaltyHistory: null });
  });
});

it('the desk and a case are told as they change', async () => {
  const desk = judge!.watch<{ deskChanged: { calls: object[]; cases: { phase: string }[] } }>(
    'subscription ($t: ID!) { deskChanged(tournamentId: $t) { calls { number text seat } cases(first: 50) { id phase } } }',
    { t: tournamentId },
  );
  expect((await desk.next()).value).toMatchObject({ deskChanged: { calls: [] } });
  const matchId = await playing(2);
  await send(ann!, 'callJudge', { matchId, text: 'Please come.' });
  expect((await desk.next()).value).toMatchObject({
    deskChanged: { calls: [{ number: 1, text: 'Please come.', seat: 0 }] },
  });
  await expect(
    ann!.watch('subscription ($t: ID!) { deskChanged(tournamentId: $t) { waiting } }', { t: tournamentId }).next(),
  ).rejects.toThrow('desk');

  const id = await raised(ann, matchId, 2);
  const phases: string[] = [];
  const watching = (async () => {
    for await (const { caseChanged } of ben!.watch<{ caseChanged: { phase: string } }>(
      'subscription ($id: ID!) { caseChanged(id: $id) { phase } }',
      { id },
    ))
      phases.push(caseChanged.phase);
  })();
  await eventually(
    () => Promise.resolve(phases.length),
    (count) => count > 0,
  );
  await does(ann, 'withdrawCase', id);
  await watching;
  expect(phases[0]).toBe('WAITING');
  expect(phases.at(-1)).toBe('CLOSED');
  await desk.return?.();
});
