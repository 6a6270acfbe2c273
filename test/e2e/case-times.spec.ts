import { asks, codesOf, eventually, must, personIdOf, sends } from '#test/rulings';
import { type Asker, type Embedded, embeddedServer, newcomer, openTable, playOn, send } from '#test/server';

/** How long cases take is agreed with the tournament, and what does not count of it is said. */

let server: Embedded;
let [ann, ben, head, orga]: readonly Asker[] = [];
let tournamentId: string;

beforeAll(async () => {
  server = await embeddedServer();
  [ann, ben, head, orga] = await Promise.all([1, 2, 3, 4].map(() => newcomer(server)));
  const caseTimes = [{ about: 'PLAY', appealSeconds: 2 }];
  const select = 'tournament { id plan { caseTimes { about ruleSeconds appealSeconds decideSeconds } } }';
  const made = await must<{ tournament: { id: string; plan: { caseTimes: unknown } } }>(
    orga,
    'createTournament',
    { title: 'Quick', plan: { caseTimes } },
    select,
  );
  expect(made.tournament.plan.caseTimes).toEqual([
    { about: 'PLAY', ruleSeconds: null, appealSeconds: 2, decideSeconds: null },
  ]);
  tournamentId = made.tournament.id;
  const role = { tournamentId, personId: await personIdOf(head), role: 'HEAD_JUDGE' };
  await must(orga, 'grantTournamentRole', role, 'tournament { id }');
});

interface SeenCase {
  readonly phase: string;
  readonly raisedAt: string;
  readonly deadline: string | null;
  readonly heldSince: string | null;
  readonly extensions: readonly { readonly reason: string; readonly from: string; readonly to: string }[];
  readonly ruling: { readonly at: string; readonly appealUntil: string } | null;
}

const CASE = 'phase raisedAt deadline heldSince extensions { reason from to } ruling { at appealUntil }';

const seenOnce = (caseId: string, isSo: (seen: SeenCase) => boolean): Promise<SeenCase> =>
  eventually(
    async () =>
      (await asks<{ case: SeenCase | null }>(ann, `query ($id: ID!) { case(id: $id) { ${CASE} } }`, { id: caseId }))
        .case,
    (seen) => seen !== null && isSo(seen),
  ).then((seen) => {
    if (seen === null) throw new Error('There is no case.');
    return seen;
  });

async function disputed(bestOf: 1 | 3, moves: number): Promise<string> {
  const terms = { tournament: tournamentId.replace('tournament_', ''), bestOf, options: { goal: 9 } };
  const matchId = await openTable(server, [ann!, ben!], terms);
  for (const who of [ann!, ben!]) await send(who, 'joinMatch', { matchId });
  await playOn([ann!, ben!], matchId, 3, moves);
  return matchId;
}

async function raised(matchId: string, ply: number): Promise<string> {
  const input = { matchId, ply, text: 'No.' };
  const { caseId } = await must<{ caseId: string }>(ann, 'raiseDispute', input, 'caseId');
  await seenOnce(caseId, ({ phase }) => phase === 'WAITING');
  return caseId;
}

const does = (who: Asker | undefined, verb: string, caseId: string, input: object = {}): Promise<object> =>
  must(who, verb, { caseId, ...input }, 'case { phase }');

const RULING = { finding: 'UPHELD', rules: ['TG-1.6'], reason: 'So it is.' };
const PLAY_ON = { ...RULING, remedy: { remedy: 'PLAY_ON' } };
const after = (moment: string | null | undefined, ms: number): string =>
  new Date(Date.parse(moment ?? '') + ms).toISOString();

it('refuses times that nobody could keep, and the same kind twice', async () => {
  for (const caseTimes of [
    [{ about: 'PLAY', appealSeconds: 0 }],
    [{ about: 'DECK', ruleSeconds: 604_801 }],
    [{ about: 'PLAY' }, { about: 'PLAY' }],
  ]) {
    const made = await sends(orga, 'createTournament', { title: 'Odd', plan: { caseTimes } }, 'tournament { id }');
    expect(codesOf(made)).toEqual(['TOURNAMENT_BAD_PLAN']);
  }
});

it('gives an appeal the time that was agreed on, which stands still while a judge holds the match', async () => {
  const matchId = await disputed(1, 4);
  const caseId = await raised(matchId, 4);
  expect(await seenOnce(caseId, () => true)).toMatchObject({ heldSince: null, extensions: [] });
  await does(head, 'claimCase', caseId);
  await does(head, 'issueRuling', caseId, PLAY_ON);
  const ruled = await seenOnce(caseId, ({ phase }) => phase === 'RULED');
  expect(ruled.ruling?.appealUntil).toBe(after(ruled.ruling?.at, 2_000));

  await send(head!, 'pauseClocks', { matchId, reason: 'A fire alarm.' });
  const held = await seenOnce(caseId, ({ heldSince }) => heldSince !== null);
  expect(held.deadline).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect((await seenOnce(caseId, () => true)).phase).toBe('RULED');
  await send(head!, 'resumeClocks', { matchId, reason: 'False alarm.' });
  const [extension] = (await seenOnce(caseId, ({ extensions }) => extensions.length > 0)).extensions;
  expect(extension).toMatchObject({ reason: 'PAUSE', from: held.heldSince });
  const closed = await seenOnce(caseId, ({ phase }) => phase === 'CLOSED');
  const lasted = Date.parse(extension?.to ?? '') - Date.parse(extension?.from ?? '');
  expect(lasted).toBeGreaterThanOrEqual(3_000);
  expect(closed.ruling?.appealUntil).toBe(after(ruled.ruling?.appealUntil, lasted));
  expect(await asks(ann, 'query ($id: ID!) { match(id: $id) { phase pausedAt } }', { id: matchId })).toEqual({
    match: { phase: 'PLAYING', pausedAt: null },
  });
});

it('takes other times for the cases that are opened after a change, for a reason, and leaves open ones theirs', async () => {
  const issued = async (caseId: string): Promise<SeenCase> => {
    await does(head, 'claimCase', caseId);
    await does(head, 'issueRuling', caseId, PLAY_ON);
    return seenOnce(caseId, ({ phase }) => phase !== 'CLAIMED' && phase !== 'WAITING');
  };
  const lasts = ({ ruling }: SeenCase): number => Date.parse(ruling?.appealUntil ?? '') - Date.parse(ruling?.at ?? '');
  const old = await raised(await disputed(1, 4), 4);
  const caseTimes = [{ about: 'PLAY', appealSeconds: 90 }];
  const change = (who: Asker | undefined, input: object): Promise<Parameters<typeof codesOf>[0]> =>
    sends(who, 'changeCaseTimes', { tournamentId, caseTimes, reason: 'Few judges.', ...input }, 'tournament { id }');
  expect(codesOf(await change(ann, {}))).toEqual(['FORBIDDEN']);
  expect(codesOf(await change(orga, { reason: ' ' }))).not.toEqual([]);
  expect(codesOf(await change(orga, { caseTimes: [...caseTimes, ...caseTimes] }))).toEqual(['TOURNAMENT_BAD_PLAN']);
  expect(codesOf(await change(orga, {}))).toEqual([]);
  const later = await raised(await disputed(1, 4), 4);
  expect([lasts(await issued(old)), lasts(await issued(later))]).toEqual([2_000, 90_000]);

  const { tournament } = await asks<{
    tournament: { plan: { caseTimes: object[] }; history: { nodes: { what: string[]; reason: string | null }[] } };
  }>(
    ann,
    `query ($id: ID!) { tournament(id: $id) {
      plan { caseTimes { about appealSeconds } } history(first: 50) { nodes { what reason } } } }`,
    { id: tournamentId },
  );
  expect(tournament.plan.caseTimes).toEqual(caseTimes);
  expect(tournament.history.nodes.filter(({ what }) => what.includes('CaseTimesChanged'))).toEqual([
    { what: ['CaseTimesChanged'], reason: 'Few judges.' },
  ]);
  expect(codesOf(await change(orga, { caseTimes: [{ about: 'PLAY', appealSeconds: 2 }] }))).toEqual([]);
});

it('goes back into an earlier game of a match that is on, as a ruling says', async () => {
  const matchId = await disputed(3, 5);
  await send(ben!, 'resign', { matchId });
  await playOn([ann!, ben!], matchId, 4, 3);
  const caseId = await raised(matchId, 3);
  await does(head, 'claimCase', caseId);
  const rewind = { ...RULING, remedy: { remedy: 'REWIND', toPly: 2, randomness: 'KEEP' } };
  const deltas = 'case { deltas { fromPly toPly undone simple } }';
  expect(await must(head, 'computeDelta', { caseId, ply: 2 }, deltas)).toMatchObject({
    case: { deltas: [{ fromPly: 2, toPly: 10, undone: 6, simple: false }] },
  });
  expect(codesOf(await sends(head, 'computeDelta', { caseId, ply: 11 }, 'case { id }'))).toEqual(['INVALID_INPUT']);
  await does(head, 'lookAtPosition', caseId, { ply: 9, viewpoint: 'BOTH' });
  await does(head, 'issueRuling', caseId, rewind);
  for (const who of [ann, ben]) await does(who, 'acceptRuling', caseId);
  await seenOnce(caseId, ({ phase }) => phase === 'CLOSED');
  const query = `query ($id: ID!) {
    match(id: $id) { ply games { number firstPly result { places } } score { won drawn } branches { fromPly firstPly lastPly atPly } }
    replay(matchId: $id) { count frames(first: 50) { ply game cut } }
  }`;
  const { match, replay } = await asks<{
    match: object;
    replay: { frames: readonly { ply: number; game: number; cut: boolean }[] };
  }>(ann, query, { id: matchId });
  expect(match).toEqual({
    ply: 11,
    games: [{ number: 1, firstPly: 0, result: null }],
    score: { won: [0, 0], drawn: 0 },
    branches: [{ fromPly: 2, firstPly: 3, lastPly: 10, atPly: 11 }],
  });
  expect(replay.frames.map(({ game, cut }) => `${game}${cut ? ' cut' : ''}`)).toEqual([
    ...['1', '1', '1'],
    ...['1 cut', '1 cut', '1 cut', '1 cut'],
    ...['2 cut', '2 cut', '2 cut', '2 cut'],
    '1',
  ]);
  await playOn([ann!, ben!], matchId, 5);
  const over = 'query ($id: ID!) { match(id: $id) { phase } }';
  expect(await asks(ann, over, { id: matchId })).toMatchObject({ match: { phase: 'FINISHED' } });
});
