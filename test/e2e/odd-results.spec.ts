import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  atMatch,
  codes,
  type Cup,
  type CupError,
  type CupRound,
  type CupTable,
  openCup,
  roundFields,
  somebody,
  until,
} from '#test/cup';
import { loadSet, readyDecks } from '#games/voidream';
import { streamId, SYSTEM } from '#kernel';
import { must, sends } from '#test/rulings';
import { listStuck } from '../../apps/server/worker/stuck.js';
import { tournamentDecider } from '#tournament';
import { type Asker, asker, type Embedded, embeddedServer } from '#test/server';

/** What is said of results, by whom, twice, too late, and otherwise than by the other. */
let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
}, 120_000);

interface Two {
  readonly day: Cup;
  readonly table: CupTable;
  readonly first: Asker;
  readonly second: Asker;
}

/** Two with accounts at the one table of a round. */
async function two(plan: object = {}): Promise<Two> {
  const day = await openCup(server, { stages: [{ format: 'SWISS', rounds: 3, bestOf: 3 }], ...plan });
  const [anna, bert] = [await somebody(server, 'Anna'), await somebody(server, 'Bert')];
  await day.must('enterPlayers', { players: [{ personId: anna.id }, { personId: bert.id }] });
  await day.must('startTournament');
  const table = (await day.pair(1)).tables[0]!;
  const isAnnaFirst = table.entrants[0]?.name === anna.name;
  return { day, table, first: isAnnaFirst ? anna.ask : bert.ask, second: isAnnaFirst ? bert.ask : anna.ask };
}

const told = async (who: Asker, verb: string, { matchId }: CupTable, more: object = {}): Promise<readonly string[]> =>
  codes(await atMatch(who, verb, matchId, more));

const saidOfTheNewest = async (day: Cup): Promise<object | undefined> =>
  (
    await day.ask<{ history: { nodes: readonly object[] } }>(
      'history(first: 1) { nodes { by { name } what saidBy { role by { name } } } }',
    )
  ).history.nodes[0];

describe('a report', () => {
  it('is one that can be, once, by who sits there, and confirmed by the other', async () => {
    const { day, table, first, second } = await two();
    const third = (await somebody(server, 'Cora')).ask;
    for (const won of [[3, 0], [2, 2], [2], [-1, 2]])
      expect(await told(first, 'reportResult', table, { won })).toEqual(['MATCH_IMPOSSIBLE_RESULT']);
    expect(await told(second, 'confirmResult', table)).toEqual(['MATCH_NOT_REPORTED']);
    const report = { idempotencyKey: randomUUID(), won: [2, 1] };
    expect(await told(first, 'reportResult', table, report)).toEqual([]);
    expect((await atMatch(first, 'reportResult', table.matchId, report)).repeated).toBe(true);
    expect(await told(first, 'reportResult', table, { ...report, won: [1, 2] })).toEqual(['IDEMPOTENCY_KEY_REUSED']);
    expect(await told(first, 'reportResult', table, { won: [2, 1] })).toEqual(['MATCH_ALREADY_REPORTED']);
    expect(await told(first, 'confirmResult', table)).toEqual(['MATCH_NOT_REPORTED']);
    expect(await told(third, 'confirmResult', table)).toEqual(['MATCH_NOT_SEATED']);
    expect(await told(third, 'enterResult', table, { won: [2, 0] })).toEqual(['FORBIDDEN']);
    const [entrant] = table.entrants;
    expect(codes(await day.act(first, 'dropFromTournament', { entrantId: entrant!.id }))).toEqual([]);
    expect(await told(second, 'confirmResult', table)).toEqual([]);
    const over = await atMatch(second, 'reportResult', table.matchId, { won: [1, 2] });
    expect(over.userErrors[0]?.message).toBe(
      'This match is over. A wrong result is corrected in round 1 of its tournament, by its staff.',
    );
    const wins = `${entrant!.number}: 3`;
    expect(
      await until(
        () => day.standings(),
        (rows) => rows.includes(wins),
      ),
    ).toContain(wins);
    const saidBy = [{ role: 'PLAYER', by: { name: entrant!.name } }];
    expect(await saidOfTheNewest(day)).toEqual({ by: null, what: ['ResultRecorded'], saidBy });
  });

  it('that the other contradicts is for the staff, a scorekeeper too, who correct nothing', async () => {
    const { day, table, first, second } = await two();
    expect(await told(first, 'reportResult', table, { won: [2, 1] })).toEqual([]);
    expect(await told(second, 'reportResult', table, { won: [1, 2] })).toEqual([]);
    for (const verb of ['confirmResult', 'withdrawReport', 'resign'])
      expect(await told(first, verb, table)).toEqual(['MATCH_REPORTS_CONFLICT']);
    const keeper = await somebody(server, 'Keeper');
    await day.must('grantTournamentRole', { personId: keeper.id, role: 'SCOREKEEPER' });
    expect(await told(keeper.ask, 'enterResult', table, { won: [2, 1] })).toEqual([]);
    await until(
      () => day.ask<CupRound>(roundFields(1)),
      ({ round }) => round.missing === 0,
    );
    const saidBy = [{ role: 'SCOREKEEPER', by: { name: keeper.name } }];
    expect(await saidOfTheNewest(day)).toEqual({ by: null, what: ['ResultRecorded'], saidBy });
    const wrong = { round: 1, tableId: table.id, games: { won: [1, 2] }, reason: 'Read upside down.' };
    expect(codes(await day.act(keeper.ask, 'correctResult', wrong))).toEqual(['FORBIDDEN']);
  });

  it('to which one did not come is entered by a scorekeeper, counts as not played, and is put right both ways', async () => {
    const { day, table, first } = await two({ ruleSet: 'fide-2026-03-01' });
    const keeper = await somebody(server, 'Keeper');
    await day.must('grantTournamentRole', { personId: keeper.id, role: 'SCOREKEEPER' });
    expect(await told(first, 'enterResult', table, { won: [2, 0], notPlayed: true })).toEqual(['FORBIDDEN']);
    for (const wrong of [{ won: [2, 1] }, { won: [1, 0] }, { won: [1, 1] }, { won: [2, 0], bothLost: true }])
      expect(await told(keeper.ask, 'enterResult', table, { ...wrong, notPlayed: true })).toEqual([
        'MATCH_IMPOSSIBLE_RESULT',
      ]);
    expect(await told(keeper.ask, 'enterResult', table, { won: [2, 0], notPlayed: true })).toEqual([]);
    await until(
      () => day.ask<CupRound>(roundFields(1)),
      ({ round }) => round.missing === 0,
    );
    const shown = async (): Promise<object> => {
      const { round } = await day.ask<{ round: { tables: readonly object[] } }>(
        'round(number: 1) { tables { result { won bothLost notPlayed how } match { outcome { how } } } }',
      );
      const trf = await (await fetch(`${server.url}/export/tournaments/${day.id}/report.trf`)).text();
      return {
        ...round.tables[0],
        trf: ['w', 'b'].map((side) => new RegExp(`^001.* ${side} (.)$`, 'm').exec(trf)?.[1]),
      };
    };
    const how = { match: { outcome: { how: 'FORFEITED' } } };
    const result = { won: [2, 0], bothLost: false, notPlayed: true, how: 'FORFEITED' };
    expect(await shown()).toEqual({ ...how, result, trf: ['+', '-'] });
    const correction = { round: 1, tableId: table.id, reason: 'Asked at the door.' };
    const games = { won: [2, 0], notPlayed: true };
    expect(codes(await day.act(day.orga, 'correctResult', { ...correction, games }))).toEqual([
      'TOURNAMENT_RESULT_HELD',
    ]);
    for (const [corrected, trf] of [
      [{ won: [2, 0], bothLost: false, notPlayed: false }, ['1', '0']],
      [{ won: [0, 0], bothLost: true, notPlayed: true }, ['-', '-']],
      [{ won: [0, 0], bothLost: true, notPlayed: false }, ['0', '0']],
      [{ won: [0, 2], bothLost: false, notPlayed: true }, ['-', '+']],
    ] as const) {
      await day.must('correctResult', { ...correction, games: corrected });
      expect(await shown()).toEqual({ ...how, result: { ...corrected, how: 'CORRECTED' }, trf });
    }
    expect(await listStuck(server.ground.vault)).toEqual([]);
  });

  it('of a round that was taken back counts nowhere', async () => {
    const { day, table, first, second } = await two();
    expect(await told(first, 'reportResult', table, { won: [2, 0] })).toEqual([]);
    await day.must('withdrawRound', { round: 1, losing: 0, reason: 'The wrong lot.' });
    await until(
      () => told(second, 'confirmResult', table),
      (said) => said.includes('MATCH_OVER'),
    );
    expect((await day.pair(1)).tables[0]?.id).not.toBe(table.id);
    const correction = { round: 1, tableId: table.id, games: { won: [2, 0] }, reason: 'It was played.' };
    expect(codes(await day.act(day.orga, 'correctResult', correction))).toEqual(['NOT_FOUND']);
  });

  it('is no draw where none is agreed on', async () => {
    const { table, first } = await two({ drawsAllowed: false });
    const drawn = { won: [0, 0], intentionalDraw: true };
    expect(await told(first, 'reportResult', table, drawn)).toEqual(['MATCH_NO_DRAWS']);
    const { userErrors } = await atMatch(first, 'reportResult', table.matchId, { won: [1, 1] });
    expect(userErrors).toMatchObject([{ code: 'MATCH_IMPOSSIBLE_RESULT', field: ['input', 'won'] }]);
    expect(userErrors[0]?.message).toBe(
      'A match of best of 3 cannot end 1-1 (won-won-drawn) where draws are not allowed; one of the two wins at most 2 games and the other fewer, of at most 5 with those drawn.',
    );
  });
});

describe('a correction', () => {
  it('is made by one of two who looked at the same, and the other is told to look again', async () => {
    const { day, table } = await two();
    const other = await somebody(server, 'Head judge');
    await day.must('grantTournamentRole', { personId: other.id, role: 'HEAD_JUDGE' });
    const correction = { round: 1, tableId: table.id, reason: 'Read upside down.' };
    for (const [corrections, one, another] of [
      [-1, [2, 0], [1, 2]],
      [0, [0, 2], [1, 1]],
    ]) {
      const both = await Promise.all([
        day.act(day.orga, 'correctResult', { ...correction, corrections, games: { won: one } }),
        day.act(other.ask, 'correctResult', { ...correction, corrections, games: { won: another } }),
      ]);
      const refused = both.filter(({ userErrors }) => userErrors.length > 0);
      expect(refused).toMatchObject([
        { userErrors: [{ code: 'TOURNAMENT_RESULT_HELD', field: ['input', 'tableId'] }] },
      ]);
      expect(refused[0]?.userErrors[0]?.message).toContain('somebody was first. Look again.');
    }
    await day.must('correctResult', { ...correction, corrections: 1, games: { won: [2, 1] } });
    const blank = await day.act(day.orga, 'correctResult', { ...correction, reason: ' ', games: { won: [2, 0] } });
    expect(blank.userErrors).toMatchObject([{ code: 'PEOPLE_BAD_TEXT', field: ['input', 'reason'] }]);
  });

  it('is to nothing that two who sit there could not report, and the refusal says what could be', async () => {
    const { day, table } = await two();
    await day.finish(1, [2, 0]);
    const correction = { round: 1, tableId: table.id, reason: 'Read upside down.' };
    for (const [games, said] of [
      [{ won: [3, 0] }, "In the best of 3 one wins at most 2 games and the other fewer: 3-0 can't be."],
      [{ won: [2, 1], drawn: 1 }, 'A match of best of 3 cannot end 2-1-1 (won-won-drawn); it can: 0-0, 0-0-1'],
      [{ won: [2, 2] }, "In the best of 3 one wins at most 2 games and the other fewer: 2-2 can't be."],
    ] as const) {
      const refused = await day.act(day.orga, 'correctResult', { ...correction, games });
      expect(refused.userErrors).toMatchObject([{ code: 'TOURNAMENT_BAD_RESULT', field: ['input', 'games'] }]);
      const [{ message, alternatives }] = refused.userErrors as [CupError];
      expect(message).toContain(said);
      expect(alternatives).toEqual(expect.arrayContaining(['2-0', '2-1', '1-1-1', '0-2']));
      expect(alternatives).not.toContain('2-1-1');
      const preview = `correctionPreview(round: 1, tableId: "${table.id}", games: { won: [3, 0] }) { refusedBecause }`;
      expect(await day.ask(preview)).toMatchObject({
        correctionPreview: { refusedBecause: expect.any(String) as string },
      });
    }
    await day.must('correctResult', { ...correction, games: { won: [1, 1], drawn: 1 } });
  });

  it('of a match that was forfeited is one of a match that was played, and so its preview has it', async () => {
    const day = await openCup(server, {
      ruleSet: 'fide-2026-03-01',
      stages: [{ format: 'SWISS', rounds: 2, bestOf: 1 }],
    });
    const people = await Promise.all(['Anna', 'Bert', 'Cora', 'Dora'].map((name) => somebody(server, name)));
    await day.must('enterPlayers', { players: people.map(({ id }) => ({ personId: id })) });
    await day.must('startTournament');
    const [table] = (await day.pair(1)).tables;
    const [one] = table!.entrants;
    const gone = people.find(({ name }) => name === one!.name)!;
    expect(codes(await atMatch(gone.ask, 'resign', table!.matchId))).toEqual([]);
    await until(
      () => day.ask<CupRound>(roundFields(1)),
      ({ round: { missing } }) => missing === 1,
    );
    await day.finish(1, [1, 0]);
    interface Ranks {
      readonly correctionPreview: { readonly shifts: readonly { entrant: { id: string }; rankAfter: number }[] };
      readonly standings: { readonly rows: readonly { entrant: { id: string }; rank: number }[] };
    }
    const shown = `correctionPreview(round: 1, tableId: "${table!.id}", games: { won: [1, 0] }) { shifts { entrant { id } rankAfter } }`;
    const { shifts } = (await day.ask<Ranks>(shown)).correctionPreview;
    await day.must('correctResult', {
      round: 1,
      tableId: table!.id,
      games: { won: [1, 0] },
      reason: 'They were there.',
    });
    const { rows } = (await day.ask<Ranks>('standings { rows { entrant { id } rank } }')).standings;
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
    for (const { entrant, rankAfter } of shifts)
      expect(rankAfter).toBe(rows.find((row) => row.entrant.id === entrant.id)?.rank);
    expect(shifts).not.toEqual([]);
  });

  it('changes who is in a cut until that is published: a draft of it is paired again', async () => {
    const stages = [
      { format: 'SWISS', rounds: 1 },
      { format: 'SINGLE_ELIMINATION', cut: 2 },
    ];
    const day = await openCup(server, { stages });
    await day.guests('Anna', 'Bert', 'Cora', 'Dana');
    await day.must('startTournament');
    await day.pair(1);
    const [table] = (await day.finish(1, [2, 0])).tables;
    const games = '{ won: [0, 2] }';
    const preview = `correctionPreview(round: 1, tableId: "${table?.id}", games: ${games}) { cutBegan joinsCut { id } leavesCut { id } }`;
    const [leaves, joins] = table?.entrants.map(({ id }) => ({ id })) ?? [];
    const cut = { joinsCut: [joins], leavesCut: [leaves] };
    await day.must('draftRound');
    expect(await day.ask(preview, day.orga)).toEqual({ correctionPreview: { cutBegan: false, ...cut } });
    await day.must('publishRound', { round: 2 });
    expect(await day.ask(preview, day.orga)).toEqual({ correctionPreview: { cutBegan: true, ...cut } });
  });

  it('in a bracket waits until what stands on it is taken back, and says how', async () => {
    const day = await openCup(server, { stages: [{ format: 'SINGLE_ELIMINATION', bestOf: 1 }] });
    await day.guests('One', 'Two', 'Three', 'Four');
    await day.must('startTournament');
    const { tables } = await day.pair(1);
    await day.finish(1, [1, 0]);
    const input = { round: 1, tableId: tables[0]!.id, games: { won: [0, 1] }, reason: 'Read upside down.' };
    const message = async (): Promise<string | undefined> =>
      (await day.act(day.orga, 'correctResult', input)).userErrors[0]?.message;
    await day.must('draftRound');
    expect(await message()).toContain('round 2 was paired with who did. Discard the draft first.');
    await day.must('publishRound', { round: 2 });
    expect(await message()).toContain('round 2 was paired with who did. Withdraw round 2 first.');
    await day.must('withdrawRound', { round: 2, losing: 0, reason: 'A result was wrong.' });
    expect(await message()).toBeUndefined();
    const final = await day.pair(2);
    expect(final.tables[0]?.entrants.map(({ number }) => number)).toContain(tables[0]!.entrants[1]!.number);
  });
});

describe('a match of a bracket that nobody has won', () => {
  it('waits until a scorekeeper says with a reason who goes on', async () => {
    const day = await openCup(server, { stages: [{ format: 'SINGLE_ELIMINATION', bestOf: 3 }] });
    await day.guests('One', 'Two');
    await day.must('startTournament');
    const table = (await day.pair(1)).tables[0]!;
    const [, name] = day.id.split('_');
    /** As a match here tells it whose last game was drawn. */
    const played = {
      type: 'RecordResult',
      round: 1,
      table: 1,
      games: { won: [1, 1], drawn: 1, bothLost: false },
    } as const;
    const told = await server.ground.arbiter.execute(tournamentDecider, {
      stream: streamId('tournament', name!),
      actor: SYSTEM,
      key: 'a match without a winner',
      command: { ...played, how: 'played' },
    });
    expect(told.is).toBe('accepted');
    const shown = async (): Promise<object> =>
      day.ask('round(number: 1) { missing tables { undecided { won drawn bothLost } } }');
    expect(await until(shown, (round) => JSON.stringify(round).includes('drawn'))).toEqual({
      round: { missing: 1, tables: [{ undecided: { won: [1, 1], drawn: 1, bothLost: false } }] },
    });
    const early = await day.act(day.orga, 'endTournament');
    expect(early.userErrors).toMatchObject([{ code: 'TOURNAMENT_ROUND_OPEN', alternatives: ['1'] }]);
    expect(early.userErrors[0]?.message).toContain('The match is over at 1, and nobody has won: say who goes on');
    const keeper = await somebody(server, 'Keeper');
    await day.must('grantTournamentRole', { personId: keeper.id, role: 'SCOREKEEPER' });
    const decision = { round: 1, tableId: table.id, corrections: 0, reason: 'Sudden death: Two drew the higher card.' };
    const level = await day.act(keeper.ask, 'correctResult', { ...decision, games: { won: [1, 1], drawn: 1 } });
    expect(level.userErrors).toMatchObject([{ code: 'TOURNAMENT_BAD_RESULT', field: ['input', 'games'] }]);
    expect(level.userErrors[0]?.alternatives).toEqual(expect.arrayContaining(['2-1-1', '1-2-1']));
    expect(
      codes(await day.act(keeper.ask, 'correctResult', { ...decision, games: { won: [1, 2], drawn: 1 } })),
    ).toEqual([]);
    const again = { ...decision, corrections: undefined, games: { won: [2, 1], drawn: 1 } };
    expect(codes(await day.act(keeper.ask, 'correctResult', again))).toEqual(['FORBIDDEN']);
    await day.must('endTournament');
    const { ranking } = await day.ask<{ ranking: readonly { id: string }[] }>('ranking { id }');
    expect(ranking.map(({ id }) => id)).toEqual([table.entrants[1]!.id, table.entrants[0]!.id]);
  });

  it('waits too where both have lost by a ruling, and who then does not play on leaves the others a bye', async () => {
    const day = await openCup(server, { stages: [{ format: 'SINGLE_ELIMINATION', bestOf: 1 }] });
    const people = await Promise.all(['Ann', 'Ben', 'Cid', 'Dot'].map((name) => somebody(server, name)));
    const judge = await somebody(server, 'Judge');
    await day.must('enterPlayers', { players: people.map(({ id }) => ({ personId: id })) });
    await day.must('startTournament');
    await day.must('grantTournamentRole', { personId: judge.id, role: 'HEAD_JUDGE' });
    const [table, other] = (await day.pair(1)).tables;
    const sit = table!.entrants.flatMap((entrant) => people.find(({ name }) => name === entrant.name) ?? []);
    const [one, two] = sit.map(({ ask }) => ask);
    await told(one!, 'reportResult', table!, { won: [1, 0] });
    const { caseId } = await must<{ caseId: string }>(
      two,
      'raiseDispute',
      { matchId: table!.matchId, text: 'We both were late.' },
      'caseId',
    );
    const ruling = {
      caseId,
      finding: 'UPHELD',
      rules: ['TG-1.6'],
      reason: 'Neither was at the table.',
      remedy: { remedy: 'RESULT', won: [0, 0], bothLost: true },
    };
    await until(
      () => sends(judge.ask, 'claimCase', { caseId }, 'case { phase }'),
      (done) => codes(done).length === 0,
    );
    await must(judge.ask, 'issueRuling', ruling, 'case { phase }');
    for (const who of [one, two]) await must(who, 'acceptRuling', { caseId }, 'case { phase }');
    const shown = (): Promise<{ round: { tables: readonly { undecided: object | null }[] } }> =>
      day.ask('round(number: 1) { tables { undecided { won drawn bothLost } } }');
    const { round } = await until(shown, (now) => now.round.tables.some(({ undecided }) => undecided !== null));
    expect(round.tables).toContainEqual({ undecided: { won: [0, 0], drawn: 0, bothLost: true } });
    expect(await listStuck(server.ground.vault)).toEqual([]);
    expect(await told(day.orga, 'enterResult', other!, { won: [1, 0] })).toEqual([]);
    const decided = { round: 1, tableId: table!.id, reason: 'Neither was there, and One is the better seed.' };
    const both = await day.act(day.orga, 'correctResult', { ...decided, games: { won: [0, 0], bothLost: true } });
    expect(both.userErrors[0]?.message).toContain('whoever would have met them has a bye');
    await day.must('correctResult', { ...decided, games: { won: [1, 0] } });
    await day.must('dropFromTournament', { entrantId: table!.entrants[0]!.id, reason: 'Sent home.' });
    await until(
      () => day.act(day.orga, 'endTournament'),
      (done) => codes(done).length === 0,
    );
    const { ranking } = await day.ask<{ ranking: readonly { id: string }[] }>('ranking { id }');
    expect(ranking[0]?.id).toBe(other!.entrants[0]!.id);
  });
});

describe('a round of a bracket', () => {
  it('waits for a ruling by which another goes on, until it is final and carried out', async () => {
    const day = await openCup(server, { stages: [{ format: 'SINGLE_ELIMINATION', bestOf: 1 }] });
    const people = await Promise.all(['Eve', 'Fay', 'Gil', 'Hal'].map((name) => somebody(server, name)));
    const judge = await somebody(server, 'Judge');
    await day.must('enterPlayers', { players: people.map(({ id }) => ({ personId: id })) });
    await day.must('startTournament');
    await day.must('grantTournamentRole', { personId: judge.id, role: 'HEAD_JUDGE' });
    const [table] = (await day.pair(1)).tables;
    const [one, two] = table!.entrants.flatMap((entrant) => people.find(({ name }) => name === entrant.name) ?? []);
    await day.finish(1, [1, 0]);
    const { caseId } = await must<{ caseId: string }>(
      two!.ask,
      'raiseDispute',
      { matchId: table!.matchId, text: 'I won that.' },
      'caseId',
    );
    await until(
      () => sends(judge.ask, 'claimCase', { caseId }, 'case { phase }'),
      (done) => codes(done).length === 0,
    );
    await day.must('draftRound');
    const ruling = { caseId, finding: 'UPHELD', rules: ['TG-1.6'], reason: 'The slip was read upside down.' };
    const remedy = { remedy: 'RESULT', won: [0, 1] };
    const early = await sends(judge.ask, 'issueRuling', { ...ruling, remedy }, 'case { phase }');
    expect(early.userErrors[0]?.message).toContain('Discard the draft first.');
    await day.must('discardDraft');
    await must(judge.ask, 'issueRuling', { ...ruling, remedy }, 'case { phase }');
    const held = await day.act(day.orga, 'draftRound');
    expect(held.userErrors).toMatchObject([{ code: 'TOURNAMENT_ROUND_OPEN' }]);
    expect(held.userErrors[0]?.message).toContain(`By a ruling another goes on from table ${table!.number} of round 1`);
    for (const { ask } of [one!, two!]) await must(ask, 'acceptRuling', { caseId }, 'case { phase }');
    await until(
      () => day.act(day.orga, 'draftRound'),
      (done) => codes(done).length === 0,
    );
    await day.must('publishRound', { round: 2 });
    const { round } = await day.ask<{ round: { tables: readonly { entrants: readonly { id: string }[] }[] } }>(
      'round(number: 2) { tables { entrants { id } } }',
    );
    expect(round.tables[0]?.entrants.map(({ id }) => id)).toContain(table!.entrants[1]!.id);
    expect(await listStuck(server.ground.vault)).toEqual([]);
  });
});

describe('a list of cards', () => {
  const file = 'libs/games/voidream/sets/first-light.json';
  const set = loadSet(file, readFileSync(file, 'utf8'));
  const [one, other] = set.ok ? readyDecks(set.set).map(({ text }) => text) : [];

  it('is locked by the start, at once, also for who had handed in none', async () => {
    const stages = [{ format: 'SWISS', rounds: 2, bestOf: 1 }];
    const day = await openCup(server, { game: 'voidream', lists: 'CLOSED', stages });
    const [anna, bert] = [await somebody(server, 'Anna'), await somebody(server, 'Bert')];
    await day.must('enterPlayers', { players: [{ personId: anna.id }, { personId: bert.id }] });
    const [a, b] = (await day.entrants()).map(({ id }) => id);
    const first = { idempotencyKey: randomUUID(), text: one };
    expect(codes(await day.act(anna.ask, 'submitDeck', first))).toEqual([]);
    await day.must('startTournament', { withoutDecks: true });
    expect(codes(await day.act(anna.ask, 'submitDeck', { text: other }))).toEqual(['DECK_LOCKED']);
    await day.must('returnToRegistration', { reason: 'Bert is on his way.' });
    await until(
      () => day.act(anna.ask, 'submitDeck', { text: other }),
      (done) => codes(done).length === 0,
    );
    await day.must('submitDeck', { entrantId: a, text: one });
    await day.must('startTournament', { withoutDecks: true });
    const later = await day.act(anna.ask, 'submitDeck', { text: other });
    expect(later.userErrors).toMatchObject([{ code: 'DECK_LOCKED' }]);
    expect((await day.act(anna.ask, 'submitDeck', first)).repeated).toBe(true);
    const late = await day.act(bert.ask, 'submitDeck', { text: one });
    expect(late.userErrors).toMatchObject([{ code: 'DECK_LOCKED' }]);
    expect(late.userErrors[0]?.message).toBe('Lists are locked: ask the staff to hand yours in for you.');
    await day.must('submitDeck', { entrantId: b, text: one });
    await day.must('changeDeck', { entrantId: b, text: other, reason: 'The wrong box.' });
    await day.must('changeDeck', { entrantId: a, text: other, reason: 'A card was left out.' });
  });

  it('counts for the start as soon as it was taken', async () => {
    const day = await openCup(server, { game: 'voidream', stages: [{ format: 'SWISS', rounds: 2 }], lists: 'CLOSED' });
    const guests = await day.guests('One', 'Two');
    for (const { id } of guests) await day.must('submitDeck', { entrantId: id, text: one });
    await day.must('startTournament');
  });

  it('is locked by its time, after which the staff alone hand one in or change it', async () => {
    const lockListsAt = new Date(Date.now() + 6_000).toISOString();
    const stages = [{ format: 'SWISS', rounds: 2, bestOf: 1 }];
    const day = await openCup(server, { game: 'voidream', lists: 'CLOSED', lockListsAt, stages });
    const [anna, bert] = [await somebody(server, 'Anna'), await somebody(server, 'Bert')];
    await day.must('enterPlayers', { players: [{ personId: anna.id }, { personId: bert.id }] });
    const [a, b] = (await day.entrants()).map(({ id }) => id);
    expect(codes(await day.act(anna.ask, 'submitDeck', { text: one }))).toEqual([]);
    await until(
      () => Promise.resolve(Date.now()),
      (now) => now > Date.parse(lockListsAt),
    );
    const later = { lockListsAt: new Date(Date.now() + 600_000).toISOString(), reason: 'The trains are late.' };
    expect(codes(await day.act(anna.ask, 'changeListsLock', later))).toEqual(['FORBIDDEN']);
    await day.must('changeListsLock', later);
    expect(codes(await day.act(anna.ask, 'submitDeck', { text: other }))).toEqual([]);
    expect(codes(await day.act(anna.ask, 'submitDeck', { text: `${other}\r\n` }))).toEqual(['DECK_SAME']);
    await day.must('submitDeck', { entrantId: a, text: one });
    await day.must('changeListsLock', { lockListsAt, reason: 'They are here.' });
    const late = await day.act(bert.ask, 'submitDeck', { text: one });
    expect(late.userErrors).toMatchObject([{ code: 'DECK_LOCKED' }]);
    expect(late.userErrors[0]?.message).toBe('Lists are locked: ask the staff to hand yours in for you.');
    const again = await day.act(anna.ask, 'submitDeck', { text: other });
    expect(again.userErrors[0]?.message).toContain('ask the staff to change yours');
    expect(codes(await day.act(day.orga, 'startTournament'))).toEqual(['TOURNAMENT_DECKS_MISSING']);
    await day.must('submitDeck', { entrantId: b, text: one });
    const twice = await day.act(day.orga, 'submitDeck', { entrantId: b, text: other });
    expect(twice.userErrors[0]?.message).toBe('Lists are locked: change this one, which takes a reason.');
    await day.must('startTournament');
    await day.must('draftRound');
    await day.must('changeDeck', { entrantId: a, text: other, reason: 'The wrong box.' });
    const deck = `entrant(id: "${a}") { deck { hash text } }`;
    const held = await day.ask<{ entrant: { deck: { hash: string; text: string | null } } }>(deck, anna.ask);
    expect(held.entrant.deck.text).toBe(other);
    interface Deeds {
      readonly history: { readonly nodes: readonly { readonly what: readonly string[] }[] };
    }
    await until(
      () => day.ask<Deeds>('history(first: 50) { nodes { what } }', day.orga),
      ({ history }) => history.nodes.filter(({ what }) => what.includes('DeckNoted')).length === 5,
    );
    const published = async (): Promise<string> =>
      (await fetch(`${server.url}/export/tournaments/${day.id}/events.ndjson`)).text();
    await day.must('publishRound', { round: 1 });
    const text = await until(published, (told) => told.includes('RoundPublished'));
    const line = text.split('\n').find((each) => each.includes('RoundPublished'));
    expect(line).toContain(held.entrant.deck.hash);
    expect(text).not.toMatch(/[Bb]astion|Arcana/);
    const shown = await day.ask<{ entrant: { deck: { text: null } } }>(deck, asker(server.url));
    expect(shown.entrant.deck.text).toBeNull();
  });
});
