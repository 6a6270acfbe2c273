import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadSet, readyDecks } from '#games/voidream';
import { dreamledger } from '#test/cli';
import {
  atMatch,
  codes,
  type Cup,
  type CupPayload,
  type CupRound,
  openCup,
  roundFields,
  somebody,
  until,
} from '#test/cup';
import { mutate } from '#test/people';
import { listStuck } from '../../apps/server/worker/stuck.js';
import { type Asker, asker, type Embedded, embeddedServer, ON_PGLITE } from '#test/server';

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer(ON_PGLITE);
});

interface Deed {
  readonly cursor: string;
  readonly node: { readonly what: readonly string[] };
}

const nobody = (): Asker => asker(server.url);
const tournament = (plan: object = {}): Promise<Cup> => openCup(server, plan);

type Fact = { readonly name: string; readonly text: string | null; readonly number: number | null };
interface DeckProblem {
  readonly line: number | null;
  readonly says: string;
  readonly phrases: readonly { readonly text: string; readonly facts: readonly Fact[] }[];
}
const filled = (text: string, { name, text: said, number }: Fact): string =>
  text.replace(`{${name}}`, String(said ?? number));

describe('a tournament, from registration to the final standings', () => {
  it('is run on the API alone', async () => {
    const cup = await tournament({ stages: [{ format: 'SWISS', rounds: 2 }], checkIn: true, roundMinutes: 50 });
    const [anna, bert, cora] = [
      await somebody(server, 'Anna'),
      await somebody(server, 'Bert'),
      await somebody(server, 'Cora'),
    ];
    expect(codes(await cup.act(anna.ask, 'registerForTournament'))).toEqual(['TOURNAMENT_REGISTRATION_CLOSED']);
    await cup.must('setRegistration', { open: true });
    for (const who of [anna, bert]) expect(codes(await cup.act(who.ask, 'registerForTournament'))).toEqual([]);
    const wrongLine = await cup.act(cup.orga, 'importPlayers', { csv: `name,id\nMira K.,\n,person_ffff\n` });
    expect(codes(wrongLine)).toEqual(['TOURNAMENT_BAD_CSV']);
    expect(wrongLine.userErrors[0]?.message).toMatch(/^Line 3: /);
    await cup.must('importPlayers', { csv: `name;id\r\n"K., Mira";\r\nJon P.;\r\n;${cora.id}\r\n` });
    const { entrants, counts } = await cup.ask<{
      entrants: { nodes: { id: string; name: string; claimCode: string | null; person: { id: string } | null }[] };
      counts: object;
    }>('counts { in waiting checkedIn } entrants(first: 10) { nodes { id name claimCode person { id } } }', cup.orga);
    expect(counts).toEqual({ in: 5, waiting: 0, checkedIn: 0 });
    expect(entrants.nodes.map(({ name }) => name)).toEqual([anna.name, bert.name, 'K., Mira', 'Jon P.', cora.name]);

    const mira = await somebody(server, 'Mira');
    const code = entrants.nodes[2]!.claimCode!;
    expect(codes(await cup.act(mira.ask, 'claimEntrant', { code: 'ZZZZ-ZZZZ' }))).toEqual(['TOURNAMENT_WRONG_CODE']);
    expect(codes(await cup.act(mira.ask, 'claimEntrant', { code: code.toLowerCase() }))).toEqual([]);
    expect(codes(await cup.act(anna.ask, 'claimEntrant', { code }))).toEqual(['TOURNAMENT_ALREADY_CLAIMED']);

    const [a, b, m, j] = entrants.nodes.map(({ id }) => id);
    expect(codes(await cup.act(anna.ask, 'checkIn', { entrantIds: [b] }))).toEqual(['FORBIDDEN']);
    expect(codes(await cup.act(anna.ask, 'checkIn', { entrantIds: [a] }))).toEqual([]);
    await cup.must('checkIn', { entrantIds: [b, m, j] });
    await cup.must('checkIn', { entrantIds: [a, b, m], undo: true, reason: 'The wrong list.' });
    expect(await cup.ask('counts { checkedIn }')).toEqual({ counts: { checkedIn: 1 } });
    expect(codes(await cup.act(cup.orga, 'checkIn', { entrantIds: [a, b], undo: true }))).toEqual([
      'TOURNAMENT_ENTRANT_IS',
    ]);
    await cup.must('checkIn', { entrantIds: [a, b, m, j] });
    expect(codes(await cup.act(anna.ask, 'startTournament'))).toEqual(['FORBIDDEN']);
    await cup.must('startTournament');
    expect(await cup.ask('phase counts { in dropped }')).toEqual({ phase: 'RUNNING', counts: { in: 4, dropped: 1 } });

    await cup.must('draftRound');
    const draft = 'draft { number tables { number } }';
    expect(await cup.ask(draft)).toEqual({ draft: null });
    expect(await cup.ask(draft, anna.ask)).toEqual({ draft: null });
    expect(await cup.ask(draft, cup.orga)).toEqual({ draft: { number: 1, tables: [{ number: 1 }, { number: 2 }] } });
    await cup.must('publishRound', { round: 1 });
    await cup.must('setRoundTimer', { round: 1, action: 'START' });
    const { rounds } = await cup.ask<{ rounds: { timer: { minutes: number; endsAt: string; paused: boolean } }[] }>(
      'rounds { timer { minutes endsAt paused } }',
    );
    expect(rounds[0]?.timer).toMatchObject({ minutes: 50, paused: false });

    const early = await cup.act(cup.orga, 'draftRound');
    expect(early.userErrors).toMatchObject([{ code: 'TOURNAMENT_ROUND_OPEN', alternatives: ['1', '2'] }]);
    const first = await cup.opened(1);
    const players = new Map([anna, bert, mira].map((who) => [who.name, who.ask]));
    for (const { entrants: two, matchId } of first.tables) {
      const [one, other] = two.map(({ name }) => players.get(name));
      const reporter = one ?? other!;
      expect(codes(await atMatch(reporter, 'reportResult', matchId, { won: [2, 1] }))).toEqual([]);
      if (one && other) expect(codes(await atMatch(other, 'confirmResult', matchId))).toEqual([]);
      else expect(codes(await atMatch(cup.orga, 'enterResult', matchId, { won: [2, 1] }))).toEqual([]);
    }
    const over = await until(
      () => cup.ask<CupRound>(roundFields(1)),
      ({ round: { missing } }) => missing === 0,
    );
    expect(over.round.tables.map(({ result }) => result?.won)).toEqual([
      [2, 1],
      [2, 1],
    ]);

    const table = over.round.tables[0]!;
    const [winner, loser] = table.entrants.map(({ id }) => id);
    const why = await cup.ask<{ whyAbove: { above: { id: string }; by: string; says: string } }>(
      `whyAbove(entrantIds: ["${winner}", "${loser}"]) { above { id } by says }`,
    );
    expect(why.whyAbove).toEqual({ above: { id: winner }, by: 'points', says: '3 points to 0.' });
    const text = async (file: string): Promise<string> =>
      (await fetch(`${server.url}/export/tournaments/${cup.id}/${file}`)).text();
    expect(await text('standings.csv')).toMatch(/^rank,number,player,points,won,drawn,lost,OMW,GW,OGW\r\n1,\d,/);
    const pairings = (await text('pairings.csv')).split('\r\n');
    expect(pairings[0]).toBe('round,table,A,B,won by A,won by B,drawn,ended');
    expect(pairings).toContainEqual(expect.stringMatching(/^1,[12],[^,]+,[^,]+,2,1,0,reported$/));
    expect(pairings).toHaveLength(4);
    expect(await text('report.trf')).toContain('\nXXR 2\n');
    const draws = async (): Promise<number> => {
      const told = await cup.ask<{ history: { nodes: { what: string[] }[] } }>('history(first: 50) { nodes { what } }');
      return told.history.nodes.filter(({ what }) => what.includes('RoundDrafted')).length;
    };
    await cup.must('draftRound');
    await cup.must('discardDraft');
    await cup.must('draftRound');
    expect(await draws()).toBe(1);
    await cup.must('publishRound', { round: 2 });
    expect(await draws()).toBe(3);
    const preview = await cup.ask<{
      correctionPreview: { refusedBecause: null; pairedWithIt: number[]; shifts: object[] };
    }>(
      `correctionPreview(round: 1, tableId: "${table.id}", games: { won: [0, 2] }) { refusedBecause pairedWithIt shifts { rankBefore rankAfter } }`,
      cup.orga,
    );
    expect(preview.correctionPreview).toMatchObject({ refusedBecause: null, pairedWithIt: [2] });
    expect(preview.correctionPreview.shifts.length).toBeGreaterThan(1);
    const correction = { round: 1, tableId: table.id, games: { won: [0, 2] }, reason: 'The slip was upside down.' };
    expect(codes(await cup.act(anna.ask, 'correctResult', correction))).toEqual(['FORBIDDEN']);
    const ROWS = 'position total rows { rank points record entrant { id name } tieBreaks { exact } }';
    const { standings: before } = await cup.ask<{ standings: { position: string; rows: object[] } }>(
      `standings { ${ROWS} }`,
    );
    await cup.must('correctResult', correction);
    const asOf = (position: string): string => `standings(asOf: "${position}") { ${ROWS} }`;
    expect((await cup.ask<{ standings: object }>(asOf(before.position))).standings).toEqual(before);
    expect((await cup.ask<{ standings: object }>(`standings { ${ROWS} }`)).standings).not.toMatchObject({
      rows: before.rows,
    });
    const later = before.position.replace(/\d+$/, '9999');
    await expect(cup.ask(asOf(later))).rejects.toThrow(`"${later}"; the records of this tournament are`);
    const after = await cup.ask<{ standings: { rows: { points: string; entrant: { id: string } }[] } }>(
      'standings { rows { points entrant { id } tieBreaks { id value exact parts { round exact } } } }',
    );
    expect(await text('standings.txt')).toMatch(/^Winter Cup\n\n# +Player +Points +W-D-L +OMW +GW +OGW\n1 +/);
    expect(await text('report.trf')).toMatch(/^012 Winter Cup\n042 .*\n001 +1 /s);
    const { history } = await cup.ask<{
      history: { nodes: { what: string[]; by: { name: string }; reason: string }[] };
    }>('history(first: 5) { nodes { what by { name } reason } }');
    expect(history.nodes[0]).toMatchObject({ what: ['ResultCorrected'], reason: 'The slip was upside down.' });
    expect(after.standings.rows.find(({ entrant }) => entrant.id === winner)?.points).toBe('0');
  });

  it('keeps two apart and seats who cannot move, which the staff alone see', async () => {
    const cup = await tournament({ stages: [{ format: 'SWISS', rounds: 3, bestOf: 1 }] });
    await cup.must('enterPlayers', { players: [1, 2, 3, 4].map((nth) => ({ guest: `Guest ${nth}` })) });
    const { entrants } = await cup.ask<{ entrants: { nodes: { id: string }[] } }>(
      'entrants(first: 4) { nodes { id } }',
    );
    const [one, two, three] = entrants.nodes.map(({ id }) => id);
    await cup.must('keepApart', { entrantIds: [one, two], apart: true, reason: 'They are sisters.' });
    await cup.must('fixTable', { entrantId: three, table: 9, reason: 'A wheelchair.' });
    await cup.must('startTournament');
    await cup.must('draftRound');
    await cup.must('publishRound', { round: 1 });
    const paired = await cup.ask<CupRound>(roundFields(1));
    const pairs = paired.round.tables.map((table) => table.entrants.map(({ id }) => id).sort());
    expect(pairs).not.toContainEqual([one, two].sort());
    expect(paired.round.tables.find((table) => table.entrants.some(({ id }) => id === three))?.number).toBe(9);
    const seen =
      'keptApart { id } entrants(first: 4) { nodes { fixedTable } } history(first: 20) { nodes { what reason } }';
    interface Seen {
      readonly keptApart: readonly (readonly { readonly id: string }[])[] | null;
      readonly entrants: { readonly nodes: readonly { readonly fixedTable: number | null }[] };
      readonly history: { readonly nodes: readonly { readonly reason: string | null }[] };
    }
    const reasons = ({ history }: Seen): readonly (string | null)[] => history.nodes.map(({ reason }) => reason);
    const staff = await cup.ask<Seen>(seen, cup.orga);
    expect(staff.keptApart).toEqual([[{ id: one }, { id: two }]]);
    expect(staff.entrants.nodes.map(({ fixedTable }) => fixedTable)).toEqual([null, null, 9, null]);
    expect(reasons(staff)).toEqual(expect.arrayContaining(['They are sisters.', 'A wheelchair.']));
    const others = await cup.ask<Seen>(seen);
    expect(others.keptApart).toBeNull();
    expect(others.entrants.nodes.map(({ fixedTable }) => fixedTable)).toEqual([null, null, null, null]);
    expect(JSON.stringify(others.history)).not.toMatch(/sisters|wheelchair|KeptApart|TableFixed/);
  });

  it.each(['the staff', 'others'] as const)(
    'tells %s its history, the same whole and by pages from both ends',
    async (to) => {
      const cup = await tournament({ stages: [{ format: 'SWISS', rounds: 3, bestOf: 1 }] });
      await cup.must('enterPlayers', { players: [1, 2, 3, 4].map((nth) => ({ guest: `Guest ${nth}` })) });
      await cup.must('startTournament');
      for (const verb of ['draftRound', 'discardDraft', 'draftRound']) await cup.must(verb);
      await cup.must('publishRound', { round: 1 });
      const { entrants } = await cup.ask<{ entrants: { nodes: { id: string }[] } }>(
        'entrants(first: 2) { nodes { id } }',
      );
      await cup.must('keepApart', { entrantIds: entrants.nodes.map(({ id }) => id), apart: true, reason: 'Sisters.' });
      const history = async (page: string): Promise<Deed[]> => {
        const fields = `history(${page}) { edges { cursor node { position what } } }`;
        const told = await cup.ask<{ history: { edges: Deed[] } }>(fields, to === 'others' ? undefined : cup.orga);
        return told.history.edges;
      };
      const whole = await history('first: 100');
      expect(whole.filter(({ node }) => node.what.includes('RoundDrafted'))).toHaveLength(2);
      expect(whole.some(({ node }) => node.what.includes('EntrantsKeptApart'))).toBe(to === 'the staff');
      const forth = await history('first: 2');
      const back = await history('last: 2');
      while (forth.length < whole.length) forth.push(...(await history(`first: 2, after: "${forth.at(-1)?.cursor}"`)));
      while (back.length < whole.length) back.unshift(...(await history(`last: 2, before: "${back[0]?.cursor}"`)));
      expect([forth, back]).toEqual([whole, whole]);
    },
  );

  it('opens its matches once, and cancels those that are taken back', async () => {
    const cup = await tournament({ stages: [{ format: 'SWISS', rounds: 3, bestOf: 1 }] });
    await cup.must('enterPlayers', { players: [1, 2, 3, 4, 5, 6].map((nth) => ({ guest: `Guest ${nth}` })) });
    await cup.must('startTournament');
    const before = await cup.pair(1);
    const [first, second, third] = before.tables;
    await atMatch(cup.orga, 'enterResult', first!.matchId, { won: [1, 0] });
    const entrantIds = [second!.entrants[0]!.id, third!.entrants[0]!.id];
    await until(
      () => cup.ask<CupRound>(roundFields(1)),
      ({ round: { missing } }) => missing === 2,
    );
    await cup.must('swapPlayers', { round: 1, entrantIds, reason: 'They share a deck.' });
    const after = await cup.opened(1);
    expect(after.tables.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(after.tables[0]?.matchId).toBe(first!.matchId);
    expect(after.tables[1]?.matchId).not.toBe(second!.matchId);
    expect(after.tables[1]?.whyPaired.because).toBe('by-hand');
    const { data } = await until(
      () =>
        nobody().ask<{ match: { phase: string } }>('query ($id: ID!) { match(id: $id) { phase } }', {
          id: second!.matchId,
        }),
      ({ data: { match } }) => match.phase === 'CANCELLED',
    );
    expect(data.match.phase).toBe('CANCELLED');
    const losing = await cup.act(cup.orga, 'withdrawRound', { round: 1, losing: 0, reason: 'Old results.' });
    expect(losing.userErrors).toMatchObject([{ code: 'TOURNAMENT_DEPENDENTS' }]);
    expect(losing.userErrors[0]?.message).toContain('undoes 1 finished');
  });

  it('gives a guest who signs up the seat at the table that is open, or only drafted', async () => {
    const cup = await tournament({ stages: [{ format: 'SWISS', rounds: 3, bestOf: 1 }], options: { goal: 3 } });
    await cup.must('enterPlayers', { players: [{ guest: 'Mira K.' }, { guest: 'Jon P.' }] });
    interface Codes {
      readonly entrants: { readonly nodes: readonly { readonly id: string; readonly claimCode: string }[] };
    }
    const { entrants } = await cup.ask<Codes>('entrants(first: 10) { nodes { id claimCode } }', cup.orga);
    const [mira, jon] = [await somebody(server, 'Mira'), await somebody(server, 'Jon')];
    await cup.must('startTournament');
    await cup.must('draftRound');
    const claim = (who: Asker, nth: number): Promise<CupPayload> =>
      cup.act(who, 'claimEntrant', { code: entrants.nodes[nth]!.claimCode });
    expect(codes(await claim(mira.ask, 0))).toEqual([]);
    await cup.must('publishRound', { round: 1 });
    const { round: drawn } = await until(
      () => cup.ask<CupRound>(roundFields(1)),
      ({ round: { tables } }) => (tables[0]?.match ?? null) !== null,
    );
    const [table] = drawn.tables;
    expect(codes(await atMatch(jon.ask, 'reportResult', table!.matchId, { won: [1, 0] }))).toEqual([
      'MATCH_NOT_SEATED',
    ]);
    expect(codes(await claim(jon.ask, 1))).toEqual([]);
    interface Own {
      readonly match: { readonly seats: readonly { readonly isYou: boolean; readonly player: object | null }[] };
    }
    const seats = async (who: Asker): Promise<Own['match']['seats']> =>
      (
        await who.ask<Own>('query ($id: ID!) { match(id: $id) { seats { isYou player { name } } } }', {
          id: table!.matchId,
        })
      ).data.match.seats;
    const seatOf = (who: Asker): Promise<number> =>
      until(
        async () => (await seats(who)).findIndex(({ isYou }) => isYou),
        (seat) => seat >= 0,
      );
    expect([await seatOf(mira.ask), await seatOf(jon.ask)].sort()).toEqual([0, 1]);
    expect((await seats(nobody())).every(({ player }) => player !== null)).toBe(true);
    const miraWins = { won: (await seatOf(mira.ask)) === 0 ? [1, 0] : [0, 1] };
    expect(codes(await atMatch(mira.ask, 'reportResult', table!.matchId, miraWins))).toEqual([]);
    expect(codes(await atMatch(jon.ask, 'confirmResult', table!.matchId))).toEqual([]);
    await until(
      () => cup.ask<CupRound>(roundFields(1)),
      ({ round: { missing } }) => missing === 0,
    );
    expect(await listStuck(server.ground.vault)).toEqual([]);
  });

  it('takes back a round with games that were over, which count no more, and leaves nothing stuck', async () => {
    const cup = await tournament({ stages: [{ format: 'SWISS', rounds: 2, bestOf: 1 }] });
    await cup.must('enterPlayers', { players: [1, 2, 3, 4].map((nth) => ({ guest: `Guest ${nth}` })) });
    await cup.must('startTournament');
    const publish = async (): Promise<CupRound['round']['tables']> => {
      const open = await cup.pair(1);
      return open.tables;
    };
    const games = async (): Promise<number> => {
      const query = 'query ($id: ID!) { statistics { tournament(id: $id) { games } } }';
      const { data } = await nobody().ask<{ statistics: { tournament: { games: number } } }>(query, { id: cup.id });
      return data.statistics.tournament.games;
    };
    const [first] = await publish();
    await atMatch(cup.orga, 'enterResult', first!.matchId, { won: [1, 0] });
    await until(games, (n) => n === 1);
    await until(
      () => cup.ask<CupRound>(roundFields(1)),
      ({ round: { missing } }) => missing === 1,
    );
    await cup.must('withdrawRound', { round: 1, losing: 1, reason: 'Paired by old results.' });
    await until(games, (n) => n === 0);
    const [again] = await publish();
    expect(again!.matchId).not.toBe(first!.matchId);
    await atMatch(cup.orga, 'enterResult', again!.matchId, { won: [0, 1] });
    await until(games, (n) => n === 1);
    await until(
      () => cup.ask<CupRound>(roundFields(1)),
      ({ round: { missing } }) => missing === 1,
    );
    expect(await listStuck(server.ground.vault)).toEqual([]);
  });

  it('is watched: each look is newer, and the last one is how it stands', async () => {
    const cup = await tournament();
    const watching = nobody().watch<{ tournamentChanged: { position: string; counts: { in: number } } }>(
      'subscription ($id: ID!) { tournamentChanged(id: $id) { position counts { in } } }',
      { id: cup.id },
    );
    const seen: number[] = [];
    for await (const { tournamentChanged } of watching) {
      seen.push(tournamentChanged.counts.in);
      if (seen.length === 1)
        for (let nth = 1; nth <= 20; nth++) await cup.must('enterPlayers', { players: [{ guest: `Guest ${nth}` }] });
      if (tournamentChanged.counts.in === 20) break;
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.length).toBeLessThan(20);
  });

  it('is listed, and found by how far it is', async () => {
    const cup = await tournament();
    const { position } = await cup.must('setRegistration', { open: true });
    const found = async (phase: string): Promise<object | undefined> => {
      const query = `query ($at: Position) { tournaments(first: 50, atLeast: $at, filter: { phases: [${phase}], game: "duel" }) {
        nodes { id title registrationOpen entered round creator { id } tournament { phase } } } }`;
      const { data } = await nobody().ask<{ tournaments: { nodes: { id: string }[] } }>(query, { at: position });
      return data.tournaments.nodes.find(({ id }) => id === cup.id);
    };
    const row = {
      title: 'Winter Cup',
      registrationOpen: true,
      entered: 0,
      round: 0,
      tournament: { phase: 'REGISTERING' },
    };
    expect(await found('REGISTERING')).toMatchObject(row);
    expect(await found('OVER')).toBeUndefined();
  });

  it('is found by whoever runs it, judges or plays there, and by nobody else', async () => {
    const cup = await tournament();
    const [judge, player, helper] = [
      await somebody(server, 'Judge'),
      await somebody(server, 'Player'),
      await somebody(server, 'Helper'),
    ];
    await cup.must('grantTournamentRole', { personId: judge.id, role: 'JUDGE' });
    await cup.must('setRegistration', { open: true });
    await cup.act(player.ask, 'registerForTournament');
    const { position } = await cup.must('grantTournamentRole', { personId: helper.id, role: 'SCOREKEEPER' });
    const found = async (who: Asker): Promise<readonly object[]> => {
      const query = `query ($at: Position) { tournaments(first: 9, atLeast: $at, filter: { yours: true, phases: [REGISTERING] }) {
        nodes { id tournament { yourRoles yourEntry { status } } } } }`;
      return (await who.ask<{ tournaments: { nodes: object[] } }>(query, { at: position })).data.tournaments.nodes;
    };
    const as = (yourRoles: readonly string[], yourEntry: object | null) => ({
      id: cup.id,
      tournament: { yourRoles, yourEntry },
    });
    expect(await found(judge.ask)).toEqual([as(['JUDGE'], null)]);
    expect(await found(player.ask)).toEqual([as([], { status: 'IN' })]);
    expect(await found(helper.ask)).toEqual([as(['SCOREKEEPER'], null)]);
    expect(await found(cup.orga)).toContainEqual(as(['ORGANISER'], null));
    expect(await found((await somebody(server, 'Stranger')).ask)).toEqual([]);
    expect(await found(nobody())).toEqual([]);
  });

  it('repeats a command under its key, and pairs the same again', async () => {
    const cup = await tournament();
    await cup.must('enterPlayers', { players: [1, 2, 3].map((nth) => ({ guest: `Guest ${nth}` })) });
    await cup.must('startTournament');
    const idempotencyKey = randomUUID();
    const once = await cup.must('draftRound', { idempotencyKey });
    const twice = await cup.must('draftRound', { idempotencyKey });
    expect(twice).toMatchObject({ position: once.position, repeated: true });
  });

  it('refuses a plan that can not be played, and says where', async () => {
    const { ask } = await somebody(server, 'Orga');
    const made = (plan: object): Promise<Pick<CupPayload, 'userErrors'>> =>
      mutate(
        ask,
        'createTournament',
        { idempotencyKey: randomUUID(), title: 'x', plan },
        'userErrors { code message }',
      );
    expect((await made({ game: 'chess' })).userErrors[0]?.message).toContain('No game "chess" is played here');
    const noTime = await made({ game: 'duel', clock: { kind: 'TOTAL', seconds: 1 } });
    expect(noTime.userErrors[0]?.message).toContain('`clock.seconds` is 1; it is from 10 to 604800.');
    const wrong = await made({ game: 'duel', stages: [{ format: 'SWISS', bestOf: 2 }], ruleSet: 'mine' });
    expect(wrong.userErrors).toMatchObject([{ code: 'TOURNAMENT_BAD_PLAN' }]);
    expect(wrong.userErrors[0]?.message).toMatch(/rules: There is no rule set "mine".*stages\.0: .*best of 1, 3 or 5/s);
    const listed = await made({ game: 'duel', lists: 'CLOSED' });
    expect(listed.userErrors[0]?.message).toBe('lists: Stances has no decks that could be handed in: take NONE.');
    const misplaced = await made({ game: 'duel', stages: [{ format: 'SINGLE_ELIMINATION', rounds: 3 }] });
    expect(misplaced.userErrors[0]?.message).toBe(
      'stages.0: `rounds` is for SWISS alone, and this is SINGLE_ELIMINATION.',
    );
    const tables = [
      { from: 1, to: 20 },
      { from: 40, to: 60 },
      { from: 18, to: 30 },
    ];
    const { userErrors } = await made({ game: 'duel', tables, confirmAfterSeconds: 5, roundMinutes: 0 });
    expect(userErrors[0]?.message).toBe(
      [
        'confirmAfterSeconds: The number of seconds after which a report counts is 5: it takes a whole one from 10 to 86400.',
        'roundMinutes: The number of minutes of a round is 0: it takes a whole one from 1 to 1440.',
        'tables.2: 18 to 30 has tables that 1 to 20 has: name each once.',
      ].join(' '),
    );
  });
});

describe('the decks of a tournament', () => {
  const file = 'libs/games/voidream/sets/first-light.json';
  const loaded = loadSet(file, readFileSync(file, 'utf8'));
  const [one, other] = loaded.ok ? readyDecks(loaded.set).map(({ text }) => text) : [];
  const deckOf = 'entrant(id: $entrant) { deck { hash locked changes text checks { found note judge { name } } } }';

  async function deck(cup: Cup, entrant: string, who: Asker): Promise<object | null> {
    const query = `query ($id: ID!, $entrant: ID!) { tournament(id: $id) { ${deckOf} } }`;
    const { data } = await who.ask<{ tournament: { entrant: { deck: object | null } } }>(query, {
      id: cup.id,
      entrant,
    });
    return data.tournament.entrant.deck;
  }

  it('are read, sealed, locked, changed with a reason, checked, and opened in the end', async () => {
    const cup = await tournament({ game: 'voidream', lists: 'CLOSED', stages: [{ format: 'SWISS', rounds: 1 }] });
    const [anna, bert] = [await somebody(server, 'Anna'), await somebody(server, 'Bert')];
    await cup.must('setRegistration', { open: true });
    for (const who of [anna, bert]) await cup.act(who.ask, 'registerForTournament');
    const { entrants } = await cup.ask<{ entrants: { nodes: { id: string }[] } }>(
      'entrants(first: 2) { nodes { id } }',
    );
    const [a, b] = entrants.nodes.map(({ id }) => id) as [string, string];

    const typo = one!.replace(/^(\d+ )?([A-Z]\w+)(.*)$/m, '$1$2x$3');
    const { data } = await nobody().ask<{ checkDeck: { legal: boolean; problems: DeckProblem[] } }>(
      'query ($text: String!) { checkDeck(game: "voidream", text: $text) { legal problems { line says phrases { text facts { name text number } } } } }',
      { text: typo },
    );
    expect(data.checkDeck.legal).toBe(false);
    const [wrong] = data.checkDeck.problems;
    expect(wrong?.line).toBeGreaterThan(0);
    expect(wrong?.phrases.map(({ text }) => text)).toEqual(['There is no part "{word}".', 'Did you mean "{meant}"?']);
    const facts = wrong?.phrases.flatMap((each) => each.facts) ?? [];
    expect(wrong?.says).toBe(facts.reduce(filled, wrong?.phrases.map(({ text }) => text).join(' ') ?? ''));
    expect(codes(await cup.act(anna.ask, 'submitDeck', { text: typo }))).toContain('DECK_ILLEGAL');
    expect(codes(await cup.act(anna.ask, 'submitDeck', { text: one }))).toEqual([]);
    expect(codes(await cup.act(anna.ask, 'submitDeck', { entrantId: b, text: one }))).toEqual(['FORBIDDEN']);
    expect(await deck(cup, a, anna.ask)).toMatchObject({ locked: false, text: one, checks: [] });
    expect(await deck(cup, a, bert.ask)).toMatchObject({ text: null, checks: null });
    expect(await deck(cup, b, cup.orga)).toBeNull();

    const early = await until(
      () => cup.act(cup.orga, 'startTournament'),
      ({ userErrors }) => userErrors[0]?.message.startsWith('1 has') ?? false,
    );
    expect(codes(early)).toEqual(['TOURNAMENT_DECKS_MISSING']);
    expect(codes(await cup.act(bert.ask, 'submitDeck', { text: other }))).toEqual([]);
    await until(
      () => cup.act(cup.orga, 'startTournament'),
      ({ userErrors }) => userErrors.length === 0,
    );
    await until(
      () => deck(cup, a, cup.orga),
      (seen) => seen !== null && 'locked' in seen && seen.locked === true,
    );
    expect(codes(await cup.act(anna.ask, 'submitDeck', { text: other }))).toEqual(['DECK_LOCKED']);
    const change = { entrantId: a, text: other, reason: 'The box held the other one.' };
    expect(codes(await cup.act(anna.ask, 'changeDeck', change))).toEqual(['FORBIDDEN']);
    await cup.must('changeDeck', change);
    await cup.must('recordDeckCheck', { entrantId: a, found: 'PROBLEM', note: 'One sleeve is marked.' });
    const checks = [{ found: 'PROBLEM', note: 'One sleeve is marked.' }];
    expect(await deck(cup, a, cup.orga)).toMatchObject({ changes: 1, text: other, checks });
    await cup.must('grantTournamentRole', { personId: bert.id, role: 'JUDGE' });
    expect(await deck(cup, a, bert.ask)).toMatchObject({ text: null, checks: null });

    const first = await cup.pair(1);
    const { matchId } = first.tables[0]!;
    const unfit = await atMatch(anna.ask, 'joinMatch', matchId, { brings: { main: 'another' } });
    expect(unfit.userErrors[0]?.message).toContain('the deck that you handed in');
    for (const who of [anna, bert]) expect(codes(await atMatch(who.ask, 'joinMatch', matchId))).toEqual([]);
    const { data: table } = await nobody().ask<{ match: { phase: string } }>(
      'query ($id: ID!) { match(id: $id) { phase } }',
      { id: matchId },
    );
    expect(table.match.phase).toBe('PLAYING');
    await atMatch(cup.orga, 'enterResult', matchId, { won: [2, 0] });
    await until(
      () => cup.act(cup.orga, 'endTournament'),
      ({ userErrors }) => userErrors.length === 0,
    );
    const opened = (text: string) =>
      until(
        () => deck(cup, a, nobody()),
        (seen) => seen !== null && 'text' in seen && seen.text === text,
      );
    await opened(other!);

    await cup.must('reopenTournament', { reason: 'A round is missing.' });
    await cup.must('changeDeck', { ...change, text: one });
    expect(await deck(cup, a, nobody())).toMatchObject({ text: null, changes: 2 });
    await cup.must('endTournament');
    await opened(one!);
  });

  it('shows a judge who plays no more of the matches of others than players see', async () => {
    const cup = await tournament({ game: 'duel', stages: [{ format: 'SWISS', rounds: 2 }] });
    const judge = await somebody(server, 'Cleo');
    await cup.must('grantTournamentRole', { personId: judge.id, role: 'JUDGE' });
    await cup.must('enterPlayers', { players: [{ guest: 'Anna' }, { guest: 'Bert' }] });
    await cup.must('startTournament');
    const { matchId } = (await cup.pair(1)).tables[0]!;
    await atMatch(cup.orga, 'enterResult', matchId, { won: [2, 0] });
    const eyes = async (): Promise<readonly string[]> => {
      const query = 'query ($id: ID!) { replay(matchId: $id) { viewpoints { viewpoint } } }';
      const { data } = await judge.ask.ask<{ replay: { viewpoints: { viewpoint: string }[] } }>(query, { id: matchId });
      return data.replay.viewpoints.map(({ viewpoint }) => viewpoint);
    };
    await until(eyes, (seen) => seen.includes('JUDGE'));
    await cup.must('enterPlayers', { players: [{ personId: judge.id }] });
    expect(await eyes()).toEqual(['PUBLIC']);
  });
});

it('can be paired again from the log by anybody who has it, while its server plays on', async () => {
  expect(await listStuck(server.ground.vault)).toEqual([]);
  const { code, out } = await dreamledger(server.folder, ['verify-pairings', '--from', '.']);
  expect(code).toBe(0);
  expect(out).toMatch(/round 1 \(record \d+\): as worked out/);
  expect(out).toContain('moved by hand, with a reason in the record');
  expect(out).not.toContain('DIFFERENT');
});

it.each(['nothing', 'tournament_nothing', 'of a friend'])(
  'and has no tournament %s, of which it says so',
  async (id) => {
    const { code, err } = await dreamledger(server.folder, ['verify-pairings', id, '--from', '.']);
    const named = id.startsWith('tournament_') ? id : `tournament_${id}`;
    expect([code, err]).toEqual([2, expect.stringContaining(`There is no ${named} in .`)]);
  },
);
