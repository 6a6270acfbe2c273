import { atMatch, codes, type Cup, type CupPayload, openCup, somebody, until } from '#test/cup';
import { asker, type Embedded, embeddedServer } from '#test/server';

/** What organisers bring along: tables of names, slips with codes, and files that were the wrong ones. */
let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
}, 120_000);

const says = ({ userErrors }: CupPayload): string => userErrors.map(({ message }) => message).join(' ');
const names = async (day: Cup): Promise<readonly string[]> =>
  (await day.entrants()).filter(({ status }) => status === 'IN').map(({ name }) => name);
const row = (nth: number): string => `Player ${nth}`;

describe('a table of players', () => {
  it.each([
    ['by Windows, with a mark in front', '\uFEFFname\r\nMira K.\r\nJon P.\r\n', ['Mira K.', 'Jon P.']],
    ['by an old Mac', 'name\rMira K.\rJon P.', ['Mira K.', 'Jon P.']],
    [
      'with semicolons, quotations and empty lines',
      '\nid;name\n;\n;"K; ""Mira"""\n\n;Jon P.\n',
      ['K; "Mira"', 'Jon P.'],
    ],
    ['with columns that nobody knows', 'name,club\nMira K.,Nord\nJon P.,\n', ['Mira K.', 'Jon P.']],
  ])('is read %s', async (_, csv, expected) => {
    const day = await openCup(server);
    await day.must('importPlayers', { csv });
    expect(await names(day)).toEqual(expected);
  });

  it.each([
    ['a name twice', 'name\nMira K.\nJon P.\nMIRA K.\n', 'Line 4 has "MIRA K.", as line 2 has. Leave it out, or tell'],
    [
      'a name that is too long',
      `name\nMira K.\n${'x'.repeat(61)}\n`,
      'Line 3: A text has 1 to 60 characters; this one',
    ],
    ['text after a quotation', 'name\n"Mira" K.\n', 'Line 2 goes on after a quotation: a name with a quotation mark'],
    ['a quotation without end', 'name\n"Mira K.\n', 'The quotation that begins on line 2 does not end.'],
    ['too many cells', 'name\nMira,K.\n', 'Cells on line 2: 2; the first line names 1.'],
    ['nobody', 'name\n\n', 'There is no player below the first line.'],
    ['no such column', 'player\nMira K.\n', 'it takes "name", "id" or both, and has "player".'],
    ['an id of nobody', 'id\nperson_00\n', 'Line 2: '],
    [
      'too many',
      `name\n${Array.from({ length: 2_001 }, (_, nth) => row(nth)).join('\n')}`,
      'at most 2000 go in at once',
    ],
  ])('is refused with %s, and enters nobody', async (_, csv, expected) => {
    const day = await openCup(server);
    const refused = await day.act(day.orga, 'importPlayers', { csv });
    expect(refused.userErrors).toMatchObject([{ code: 'TOURNAMENT_BAD_CSV', field: ['input', 'csv'] }]);
    expect(says(refused)).toContain(expected);
    expect(await names(day)).toEqual([]);
  });

  it('of 2,000 goes in at once, is the same for a retry, enters nobody twice, and is taken back at once', async () => {
    const day = await openCup(server);
    const csv = `name\n${Array.from({ length: 2_000 }, (_, nth) => row(nth)).join('\n')}\n`;
    const idempotencyKey = `import-of-${day.id}`;
    const done = await day.must('importPlayers', { idempotencyKey, csv });
    const again = await day.must('importPlayers', { idempotencyKey, csv });
    expect(again).toMatchObject({ position: done.position, repeated: true });
    const twice = await day.act(day.orga, 'importPlayers', { csv });
    expect(says(twice)).toContain('Line 2: "Player 0" is entrant 1 already. Leave it out, or tell the two apart');
    const counts = 'counts { in dropped }';
    expect(await day.ask(counts)).toEqual({ counts: { in: 2_000, dropped: 0 } });
    const reason = "That was last year's list.";
    const elsewhere = await day.act(day.orga, 'undoEntry', { entered: `tournament/${day.id.slice(11)}:1`, reason });
    expect(elsewhere.userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'entered'] }]);
    const undo = { idempotencyKey: `undo-of-${day.id}`, entered: done.position, reason };
    await day.must('undoEntry', undo);
    expect((await day.must('undoEntry', undo)).repeated).toBe(true);
    expect(await day.ask(counts)).toEqual({ counts: { in: 0, dropped: 2_000 } });
    const nobody = await day.act(day.orga, 'undoEntry', { entered: done.position, reason });
    expect(codes(nobody)).toEqual(['TOURNAMENT_ENTRANT_IS']);
    await day.must('importPlayers', { csv: `name\n${row(0)}\n${row(1)}\n` });
    expect(await day.ask(counts)).toEqual({ counts: { in: 2, dropped: 2_000 } });
  }, 120_000);

  it('with people in it brings back those who were taken out, under their numbers', async () => {
    const day = await openCup(server);
    const [anna, bert] = [await somebody(server, 'Anna'), await somebody(server, 'Bert')];
    const twice = await day.act(day.orga, 'importPlayers', { csv: `id\n${anna.id}\n${anna.id}\n` });
    expect(says(twice)).toContain(`Line 3 has "${anna.id}", as line 2 has`);
    const done = await day.must('importPlayers', { csv: `id\n${anna.id}\n` });
    const there = await day.act(day.orga, 'importPlayers', { csv: `id\n${bert.id}\n${anna.id}\n` });
    expect(codes(there)).toEqual(['TOURNAMENT_ALREADY_REGISTERED']);
    expect(says(there)).toBe('Player 2 of these is entrant 1 already, and in.');
    await day.must('undoEntry', { entered: done.position, reason: 'The wrong file.' });
    await day.must('importPlayers', { csv: `id\n${bert.id}\n${anna.id}\n` });
    expect(await names(day)).toEqual([anna.name, bert.name]);
  });
});

describe('a slip with a code', () => {
  it('makes a guest one person and no other, also after they dropped, and says the same when printed again', async () => {
    const day = await openCup(server, { stages: [{ format: 'SWISS', rounds: 2, bestOf: 1 }] });
    const [mira, jon, zoe] = await day.guests('Mira', 'Jon', 'Zoe');
    const [anna, bert] = [await somebody(server, 'Anna'), await somebody(server, 'Bert')];
    const claim = (who: typeof anna, code: string | null): Promise<CupPayload> =>
      day.act(who.ask, 'claimEntrant', { code });
    expect(codes(await claim(anna, mira!.claimCode))).toEqual([]);
    expect(codes(await claim(anna, mira!.claimCode))).toEqual(['TOURNAMENT_ALREADY_CLAIMED']);
    expect(codes(await claim(anna, jon!.claimCode))).toEqual(['TOURNAMENT_ALREADY_REGISTERED']);
    expect(codes(await claim(bert, mira!.claimCode))).toEqual(['TOURNAMENT_ALREADY_CLAIMED']);
    expect(codes(await claim(bert, ''))).toEqual(['TOURNAMENT_WRONG_CODE']);
    expect((await day.entrants()).map(({ claimCode }) => claimCode)).toEqual([null, jon!.claimCode, zoe!.claimCode]);
    await day.must('dropFromTournament', { entrantId: jon!.id, reason: 'Went home.' });
    expect(codes(await claim(bert, jon!.claimCode))).toEqual([]);
    expect((await day.entrants()).map(({ name, status }) => `${name} ${status}`)).toEqual([
      `${anna.name} IN`,
      `${bert.name} DROPPED`,
      'Zoe IN',
    ]);
    const shown = await day.ask<{ entrants: { nodes: { claimCode: null }[] } }>(
      'entrants(first: 3) { nodes { claimCode } }',
      anna.ask,
    );
    expect(shown.entrants.nodes.map(({ claimCode }) => claimCode)).toEqual([null, null, null]);
  });

  it('that the wrong one used is taken back with a reason: the guest has another, and a match of their own', async () => {
    const day = await openCup(server, { stages: [{ format: 'SWISS', rounds: 2, bestOf: 1 }] });
    const [mira] = await day.guests('Mira', 'Jon');
    const [sister, right] = [await somebody(server, 'Sister'), await somebody(server, 'Mira')];
    const claim = (who: typeof sister, code: string | null): Promise<CupPayload> =>
      day.act(who.ask, 'claimEntrant', { code });
    const undo = { entrantId: mira!.id, reason: 'It was her sister.' };
    expect(codes(await day.act(day.orga, 'undoClaim', undo))).toEqual(['TOURNAMENT_NOT_CLAIMED']);
    await day.must('startTournament');
    const wrong = (await day.pair(1)).tables[0]!;
    expect(codes(await claim(sister, mira!.claimCode))).toEqual([]);
    const report = (who: typeof sister, { matchId }: typeof wrong): ReturnType<typeof atMatch> =>
      atMatch(who.ask, 'reportResult', matchId, { won: [1, 0] });
    await until(
      () => report(sister, wrong),
      (done) => codes(done).length === 0,
    );
    expect(codes(await day.act(sister.ask, 'undoClaim', undo))).toEqual(['FORBIDDEN']);
    expect(codes(await day.act(day.orga, 'undoClaim', { ...undo, reason: ' ' }))).toEqual(['PEOPLE_BAD_TEXT']);
    await day.must('undoClaim', undo);
    const [guest] = await day.entrants();
    expect(guest).toMatchObject({ name: 'Mira', status: 'IN' });
    expect(guest!.claimCode).not.toBe(mira!.claimCode);
    const { tables } = await day.opened(1);
    expect(tables).toMatchObject([{ number: wrong.number, entrants: wrong.entrants.map(({ id }) => ({ id })) }]);
    expect(tables[0]!.matchId).not.toBe(wrong.matchId);
    await until(
      () => report(sister, wrong),
      (done) => codes(done).includes('MATCH_OVER'),
    );
    expect(codes(await report(sister, tables[0]!))).toEqual(['MATCH_NOT_SEATED']);
    expect(codes(await claim(sister, mira!.claimCode))).toEqual(['TOURNAMENT_WRONG_CODE']);
    expect(codes(await claim(right, guest!.claimCode))).toEqual([]);
    await until(
      () => report(right, tables[0]!),
      (done) => codes(done).length === 0,
    );
    interface Deeds {
      readonly history: { readonly nodes: readonly { readonly what: readonly string[]; readonly reason: string }[] };
    }
    const { history } = await day.ask<Deeds>('history(first: 10) { nodes { what reason } }');
    expect(history.nodes).toContainEqual({ what: ['ClaimUndone', 'RoundRepaired'], reason: 'It was her sister.' });
    await day.must('enterPlayers', { players: [{ personId: sister.id }] });
    const entered = (await day.entrants()).at(-1)!.id;
    const nobody = await day.act(day.orga, 'undoClaim', { entrantId: entered, reason: 'By mistake.' });
    expect(says(nobody)).toBe('Entrant 3 was entered as a person, not as a guest: take them out instead.');
  });

  it('gives the seat at a table that is open, from which they report at once', async () => {
    const day = await openCup(server, { stages: [{ format: 'SWISS', rounds: 2, bestOf: 1 }] });
    const [mira] = await day.guests('Mira', 'Jon');
    await day.must('startTournament');
    const { tables } = await day.pair(1);
    const anna = await somebody(server, 'Anna');
    expect(codes(await day.act(anna.ask, 'claimEntrant', { code: mira!.claimCode }))).toEqual([]);
    const report = (): ReturnType<typeof atMatch> =>
      atMatch(anna.ask, 'reportResult', tables[0]!.matchId, { won: [1, 0] });
    await until(report, (done) => codes(done).length === 0);
    const third = await atMatch(asker(server.url), 'confirmResult', tables[0]!.matchId);
    expect(codes(third)).toEqual(['NOT_SIGNED_IN']);
  });
});
