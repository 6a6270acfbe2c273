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
import { asker, type Embedded, embeddedServer } from '#test/server';
import { listStuck } from '../../apps/server/worker/stuck.js';

/** Who comes, goes and sits where, on a day on which everything goes wrong that can. */
let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
}, 120_000);

const SWISS = { stages: [{ format: 'SWISS', rounds: 4, bestOf: 1 }] };
const cup = (plan: object = SWISS): Promise<Cup> => openCup(server, plan);
const says = ({ userErrors }: CupPayload): string => userErrors.map(({ message }) => message).join(' ');
const statuses = async (day: Cup): Promise<readonly string[]> => (await day.entrants()).map(({ status }) => status);
const seats = ({ tables, byes }: CupRound['round']): readonly (readonly number[])[] => [
  ...tables.map(({ entrants }) => entrants.map(({ number }) => number)),
  ...byes.map(({ entrant }) => [entrant.number]),
];
const draftFields = 'draft { tables { entrants { id } } }';
const placed = (round: CupRound['round']): readonly number[] => seats(round).flat().sort();

describe('what can not be', () => {
  const reason = 'Because.';
  const bracket = { stages: [{ format: 'SINGLE_ELIMINATION', bestOf: 1 }] };
  it.each<[string, object, object, string, string]>([
    [
      'a bye after the last round',
      SWISS,
      { setBye: { round: 5, awarded: true } },
      'round',
      'by the plan round 5 is none',
    ],
    ['a bye in a bracket', bracket, { setBye: { round: 1, awarded: true } }, 'round', 'by the plan round 1 is none'],
    ['a table that is none', SWISS, { fixTable: { table: 0 } }, 'table', '0 is none'],
    [
      'cases without time',
      SWISS,
      { changeCaseTimes: { caseTimes: [{ about: 'PLAY', ruleSeconds: 0 }] } },
      'caseTimes',
      'caseTimes.0: ',
    ],
    [
      'a round taken back before any',
      SWISS,
      { withdrawRound: { round: 1, losing: 0 } },
      'round',
      'no round was paired yet',
    ],
    [
      'two moved before any round',
      SWISS,
      { swapPlayers: { round: 1, entrantIds: [] } },
      'entrantIds',
      'the ids of two',
    ],
    [
      'tables paired anew before any',
      SWISS,
      { repairRound: { round: 1, tableIds: [] } },
      'round',
      'none was paired yet',
    ],
  ])('is refused with the part of the input that it is about: %s', async (_, plan, asked, field, why) => {
    const day = await cup(plan);
    const [anna] = await day.guests('Anna', 'Bert');
    await day.must('startTournament');
    const [[verb, input]] = Object.entries(asked) as [[string, object]];
    const isOfOne = ['setBye', 'fixTable'].includes(verb);
    const refused = await day.act(day.orga, verb, { ...(isOfOne ? { entrantId: anna!.id } : {}), ...input, reason });
    expect(refused.userErrors).toMatchObject([{ field: ['input', field] }]);
    expect(says(refused)).toContain(why);
  });
});

describe('an organiser who changes their mind', () => {
  const reason = 'The hall is under water.';
  interface Cancelled {
    readonly phase: string;
    readonly cancelled: { readonly reason: string } | null;
  }
  const phase = (day: Cup): Promise<Cancelled> => day.ask<Cancelled>('phase cancelled { reason }');
  const listed = async (day: Cup): Promise<object | undefined> => {
    const query = '{ tournaments(first: 100) { nodes { id title phase cancelled } } }';
    const { data } = await asker(server.url).ask<{ tournaments: { nodes: readonly { id: string }[] } }>(query);
    return data.tournaments.nodes.find(({ id }) => id === day.id);
  };

  it('finds more room, and gives another name', async () => {
    const day = await cup({ ...SWISS, capacity: 2 });
    await day.guests('Anna', 'Bert', 'Cora', 'Dora');
    expect(await statuses(day)).toEqual(['IN', 'IN', 'WAITING', 'WAITING']);
    await day.must('changeCapacity', { capacity: 3, reason });
    expect(await statuses(day)).toEqual(['IN', 'IN', 'IN', 'WAITING']);
    const less = await day.act(day.orga, 'changeCapacity', { capacity: 2, reason });
    expect(less.userErrors).toMatchObject([{ code: 'TOURNAMENT_PLACES_TAKEN', field: ['input', 'capacity'] }]);
    expect(says(less)).toContain('3 are in');
    const none = await day.act(day.orga, 'changeCapacity', { capacity: 0, reason });
    expect(none.userErrors).toMatchObject([{ code: 'TOURNAMENT_BAD_PLAN', field: ['input', 'capacity'] }]);
    await day.must('changeCapacity', { capacity: null, reason });
    expect(await statuses(day)).toEqual(['IN', 'IN', 'IN', 'IN']);
    const untitled = await day.act(day.orga, 'renameTournament', { title: ' ', reason });
    expect(untitled.userErrors).toMatchObject([{ code: 'PEOPLE_BAD_TEXT', field: ['input', 'title'] }]);
    const broken = await day.act(day.orga, 'renameTournament', { title: 'Winter\nCup', reason });
    expect(says(broken)).toContain('one line');
    const guest = await day.act(day.orga, 'enterPlayers', { players: [{ guest: 'Anna\tBert' }] });
    expect(says(guest)).toContain('one line');
    await day.must('renameTournament', { title: 'Spring Cup', reason });
    await until(
      () => listed(day),
      (found) => found !== undefined && 'title' in found && found.title === 'Spring Cup',
    );
    const history = 'history(first: 2) { nodes { what reason } }';
    expect(await day.ask(history)).toEqual({
      history: {
        nodes: [
          { what: ['TournamentRenamed'], reason },
          { what: ['CapacityChanged', 'EntrantsMovedUp'], reason },
        ],
      },
    });
  });

  it('cancels it in a round, and takes that back: the results stay, and what was on begins anew', async () => {
    const day = await cup();
    await day.guests('Anna', 'Bert', 'Cora', 'Dora');
    await day.must('startTournament');
    const [done, on] = (await day.pair(1)).tables;
    expect(codes(await atMatch(day.orga, 'enterResult', done!.matchId, { won: [1, 0] }))).toEqual([]);
    const missing = (): Promise<CupRound> => day.ask<CupRound>(roundFields(1));
    await until(missing, ({ round }) => round.missing === 1);
    await day.must('cancelTournament', { reason });
    expect(await phase(day)).toEqual({ phase: 'OVER', cancelled: { reason } });
    const query = `{ match(id: "${on!.matchId}") { phase } }`;
    const ended = await until(
      () => asker(server.url).ask<{ match: { phase: string } }>(query),
      ({ data }) => data.match.phase === 'CANCELLED',
    );
    expect(ended.errors).toEqual([]);
    await until(
      () => listed(day),
      (found) => found !== undefined && 'cancelled' in found && found.cancelled === true,
    );
    for (const [verb, input] of [
      ['cancelTournament', { reason }],
      ['changeCapacity', { capacity: 9, reason }],
      ['draftRound', {}],
    ] as const)
      expect(codes(await day.act(day.orga, verb, input))).toEqual(['TOURNAMENT_WRONG_PHASE']);

    await day.must('reopenTournament', { reason: 'It is dry again.' });
    expect(await phase(day)).toEqual({ phase: 'RUNNING', cancelled: null });
    const { tables } = await day.opened(1);
    expect(tables.find(({ id }) => id === done!.id)?.result).toMatchObject({ won: [1, 0] });
    const anew = tables.find(({ id }) => id !== done!.id)!;
    expect(anew).toMatchObject({ number: on!.number, entrants: on!.entrants, match: { phase: 'OPEN' } });
    expect((await day.finish(1, [1, 0])).missing).toBe(0);
    expect(await listStuck(server.ground.vault)).toEqual([]);
  });
});

describe('the places of a tournament', () => {
  it('are never more than there are: who comes back when all are taken waits', async () => {
    const day = await cup({ ...SWISS, capacity: 2 });
    const players = [await somebody(server, 'Anna'), await somebody(server, 'Bert'), await somebody(server, 'Cora')];
    await day.must('setRegistration', { open: true });
    for (const { ask } of players) expect(codes(await day.act(ask, 'registerForTournament'))).toEqual([]);
    expect(await statuses(day)).toEqual(['IN', 'IN', 'WAITING']);
    const [anna, , cora] = (await day.entrants()).map(({ id }) => id);
    const left = players[0]!.ask;
    expect(codes(await day.act(left, 'dropFromTournament', { entrantId: anna }))).toEqual([]);
    expect(await statuses(day)).toEqual(['DROPPED', 'IN', 'IN']);
    const again = await day.act(left, 'registerForTournament');
    expect(codes(again)).toEqual(['TOURNAMENT_ALREADY_REGISTERED']);
    expect(says(again)).toBe('You are entrant 1 here already, and dropped: ask the staff to take you in again.');
    await day.must('returnToTournament', { entrantId: anna, reason: 'The train went after all.' });
    expect(await statuses(day)).toEqual(['WAITING', 'IN', 'IN']);
    await day.must('startTournament');
    const full = await day.act(day.orga, 'returnToTournament', { entrantId: anna, reason: 'Please.' });
    expect(codes(full)).toEqual(['TOURNAMENT_ENTRANT_IS']);
    expect(says(full)).toContain('all 2 places are taken: once somebody leaves, take them in then.');
    await day.must('dropFromTournament', { entrantId: cora, reason: 'Went home.' });
    expect(await statuses(day)).toEqual(['WAITING', 'IN', 'DROPPED']);
    await day.must('returnToTournament', { entrantId: anna, reason: 'A place is free.' });
    expect(await statuses(day)).toEqual(['IN', 'IN', 'DROPPED']);
    expect(seats(await day.pair(1)).flat()).toEqual(expect.arrayContaining([1, 2]));
  });

  it('are as they were before the start when that is taken back: who was out for it, and who moved up', async () => {
    const day = await cup({ ...SWISS, capacity: 2, checkIn: true });
    const ids = (await day.guests('Anna', 'Bert', 'Cora')).map(({ id }) => id);
    await day.must('checkIn', { entrantIds: ids.slice(1) });
    const twice = await day.act(day.orga, 'checkIn', { entrantIds: ids.slice(1) });
    expect(twice.userErrors).toMatchObject([{ code: 'TOURNAMENT_ENTRANT_IS', field: ['input', 'entrantIds'] }]);
    await day.must('startTournament');
    expect(await statuses(day)).toEqual(['DROPPED', 'IN', 'IN']);
    await day.must('returnToRegistration', { reason: 'The train is late.' });
    expect(await statuses(day)).toEqual(['IN', 'IN', 'WAITING']);
    await day.must('startTournament');
    await day.must('returnToTournament', { entrantId: ids[0], reason: 'Came by taxi.' });
    expect(await statuses(day)).toEqual(['WAITING', 'IN', 'IN']);
    await day.must('returnToRegistration', { reason: 'The hall is locked.' });
    expect(await statuses(day)).toEqual(['IN', 'IN', 'WAITING']);
  });

  it('are taken late with what was missed, and only a round that they are in counts for them', async () => {
    const day = await cup();
    await day.guests('One', 'Two', 'Three');
    await day.must('startTournament');
    await day.pair(1);
    await day.guests('Late');
    await day.must('withdrawRound', { round: 1, losing: 0, reason: 'Somebody came.' });
    expect(placed(await day.pair(1))).toEqual([1, 2, 3, 4]);
    await day.must('withdrawRound', { round: 1, losing: 0, reason: 'Once more.' });
    await day.guests('Later');
    await day.pair(1);
    await day.guests('Latest');
    await day.must('repairRound', { round: 1, tableIds: [], reason: 'Another came.' });
    const first = await day.finish(1, [1, 0]);
    expect(placed(first)).toEqual([1, 2, 3, 4, 5, 6]);
    const parts = 'standings { rows { entrant { number } tieBreaks { parts { round } } } }';
    interface Parts {
      readonly standings: {
        readonly rows: readonly { tieBreaks: readonly { parts: readonly { round: number }[] }[] }[];
      };
    }
    const { rows } = (await day.ask<Parts>(parts)).standings;
    for (const { tieBreaks } of rows)
      for (const { parts: rounds } of tieBreaks)
        expect(rounds.filter(({ round }) => round === 1).length).toBeLessThan(2);
    const points = await day.standings();
    expect(points.reduce((sum, row) => sum + Number(row.split(': ')[1]), 0)).toBe(9);
    await day.must('enterPlayers', { players: [{ guest: 'With a bye' }], missed: 'AWARDED_BYE' });
    expect(await day.standings()).toContain('7: 3');
  });

  it('are settled once a round of groups or of a bracket is published, and the smaller group is done first', async () => {
    const stages = [
      { format: 'ROUND_ROBIN', groups: 2, bestOf: 1 },
      { format: 'SINGLE_ELIMINATION', cut: 2, bestOf: 1 },
    ];
    const day = await cup({ stages });
    await day.guests('One', 'Two', 'Three', 'Four');
    await day.must('startTournament');
    await day.must('draftRound');
    await day.guests('Five');
    const without = await day.act(day.orga, 'publishRound', { round: 1 });
    expect(says(without)).toContain('Without a place: number 5.');
    await day.must('discardDraft');
    const tables: number[] = [];
    for (let round = 1; round <= 4; round++) {
      await day.pair(round);
      const late = await day.act(day.orga, 'enterPlayers', { players: [{ guest: `Late ${round}` }] });
      expect(codes(late)).toEqual(['TOURNAMENT_WRONG_PHASE']);
      expect(says(late)).toContain('nobody new comes in, unless its rounds are taken back');
      tables.push((await day.finish(round, [1, 0])).tables.length);
    }
    expect(tables).toEqual([2, 1, 1, 1]);
    await day.must('endTournament');
    const drawn = await cup({ stages: [{ format: 'SINGLE_ELIMINATION', bestOf: 1 }] });
    await drawn.guests('One', 'Two', 'Three');
    await drawn.must('startTournament');
    await drawn.must('draftRound');
    await drawn.guests('Four');
    expect(says(await drawn.act(drawn.orga, 'publishRound', { round: 1 }))).toContain(
      'Came after this was drawn: number 4.',
    );
  });

  it('are for two at least: one alone is told to end it', async () => {
    const day = await cup();
    const [one, ...others] = await day.guests('One', 'Two', 'Three', 'Four');
    await day.must('startTournament');
    await day.pair(1);
    await day.finish(1, [1, 0]);
    for (const { id } of others) await day.must('dropFromTournament', { entrantId: id, reason: 'Went home.' });
    const alone = await day.act(day.orga, 'draftRound');
    expect(codes(alone)).toEqual(['TOURNAMENT_NOTHING_TO_PAIR']);
    expect(says(alone)).toBe('It takes two to play, and one is left: end the tournament.');
    await day.must('endTournament');
    for (const verb of ['returnToTournament', 'setBye', 'dropFromTournament']) {
      const more = verb === 'setBye' ? { round: 2, awarded: true } : {};
      const whom = verb === 'returnToTournament' ? others[0]!.id : one!.id;
      const late = await day.act(day.orga, verb, { entrantId: whom, reason: 'Too late.', ...more });
      expect(codes(late)).toEqual(['TOURNAMENT_WRONG_PHASE']);
    }
  });
});

describe('a round that was drafted', () => {
  it('is not published once it stands on what is not so any more', async () => {
    const day = await cup();
    const [one, two, three] = await day.guests('One', 'Two', 'Three', 'Four', 'Five');
    await day.must('startTournament');
    await day.pair(1);
    const { tables } = await day.finish(1, [1, 0]);
    const outdated = async (verb: string, input: object, why: string): Promise<void> => {
      await day.must('draftRound');
      await day.must(verb, input);
      const refused = await day.act(day.orga, 'publishRound', { round: 2 });
      expect(codes(refused)).toEqual(['TOURNAMENT_DRAFT']);
      expect(says(refused)).toBe(`${why} after round 2 was drafted: discard the draft and pair again.`);
      await day.must('discardDraft');
    };
    const correction = { round: 1, tableId: tables[0]!.id, games: { won: [0, 1] }, reason: 'Read upside down.' };
    await outdated('correctResult', correction, 'A result was corrected');
    const bye = { entrantId: one!.id, round: 2, awarded: true, reason: 'Won the trial.' };
    await outdated('setBye', bye, 'A bye for it was awarded or taken back');
    const apart = { entrantIds: [two!.id, three!.id], apart: true, reason: 'Sisters.' };
    await outdated('keepApart', apart, 'The staff said who is kept apart');
    const seat = { entrantId: three!.id, table: 9, reason: 'A wheelchair.' };
    await outdated('fixTable', seat, 'The staff said who always sits where');
    const second = await day.pair(2);
    expect(second.byes).toMatchObject([{ entrant: { number: 1 }, why: 'awarded' }]);
    expect(second.tables.map(({ number }) => number)).toContain(9);
  });

  it('is published as it was seen, and not as somebody changed it since', async () => {
    const day = await cup();
    await day.guests('One', 'Two', 'Three', 'Four');
    await day.must('startTournament');
    const seen = async (): Promise<string> => {
      const { position } = await day.ask<{ position: string }>('position draft { seed }', day.orga);
      return position;
    };
    const refused = async (before: string): Promise<void> => {
      const done = await day.act(day.orga, 'publishRound', { round: 1, seen: before });
      expect(done.userErrors).toMatchObject([{ code: 'TOURNAMENT_DRAFT_CHANGED', field: ['input', 'seen'] }]);
      expect(says(done)).toMatch(/^The draft of round 1 that you saw at record \d+ was changed at record \d+: look/);
    };
    await day.must('draftRound');
    const first = await seen();
    await day.must('discardDraft');
    await day.must('draftRound');
    await refused(first);
    const second = await seen();
    const round = (await day.ask<{ draft: CupRound['round'] }>(draftFields, day.orga)).draft;
    const opponents = round.tables.map(({ entrants }) => entrants.map(({ id }) => id));
    const [a, b] = [opponents[0]![0], opponents[1]![0]];
    await day.must('swapPlayers', { round: 1, entrantIds: [a, b], reason: 'Brothers.' });
    await refused(second);
    const third = await seen();
    await day.must('announce', { text: 'We begin in five minutes.' });
    const foreign = await day.act(day.orga, 'publishRound', { round: 1, seen: 'tournament/ffff:3' });
    expect(foreign.userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'seen'] }]);
    await day.must('publishRound', { round: 1, seen: third });
    expect(placed((await day.ask<CupRound>(roundFields(1))).round)).toEqual([1, 2, 3, 4]);
  });

  it('is mended where somebody left or came, with the rest of it as it was', async () => {
    const day = await cup();
    const [one] = await day.guests('One', 'Two', 'Three', 'Four', 'Five', 'Six');
    await day.must('startTournament');
    await day.must('draftRound');
    await day.must('dropFromTournament', { entrantId: one!.id, reason: 'Went home.' });
    const gone = await day.act(day.orga, 'publishRound', { round: 1 });
    expect(codes(gone)).toEqual(['TOURNAMENT_BAD_PAIRING']);
    const { draft } = await day.ask<{ draft: CupRound['round'] }>(
      'draft { tables { id entrants { number } } byes { entrant { number } } }',
      day.orga,
    );
    const table = draft.tables.find(({ entrants }) => entrants.some(({ number }) => number === 1));
    await day.must('repairRound', { round: 1, tableIds: [table!.id], reason: 'One left.' });
    await day.must('publishRound', { round: 1 });
    const first = await day.opened(1);
    expect(placed(first)).toEqual([2, 3, 4, 5, 6]);
    const kept = draft.tables.filter(({ id }) => id !== table!.id).map(({ id }) => id);
    expect(first.tables.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
    const twice = await day.act(day.orga, 'publishRound', { round: 1 });
    expect(says(twice)).toBe('Round 1 is published already.');
    const none = await day.act(day.orga, 'publishRound', { round: 2 });
    expect(says(none)).toBe('There is no draft of round 2 to publish: pair it first.');
  });

  it.each([
    [4, 2, []],
    [5, 2, [1]],
    [6, 2, [1, 2]],
    [7, 3, [1]],
    [9, 4, [1]],
  ])(
    'of a bracket of %i has %i tables first, and names the seeds %j that come in later',
    async (size, tables, free) => {
      const stages = [
        { format: 'SWISS', rounds: 1, bestOf: 1 },
        { format: 'SINGLE_ELIMINATION', cut: size, bestOf: 1 },
      ];
      const day = await cup({ stages });
      await day.guests(...Array.from({ length: size }, (_, nth) => `Guest ${nth}`));
      await day.must('startTournament');
      await day.pair(1);
      await day.finish(1, [1, 0]);
      const seeds = (await day.standings()).map((row) => Number(row.split(':')[0]));
      const first = await day.pair(2);
      expect(first.tables).toHaveLength(tables);
      expect(first.byes.map(({ entrant, why }) => [entrant.number, why])).toEqual(
        free.map((seed) => [seeds[seed - 1], 'best-seed']),
      );
      await day.finish(2, [1, 0]);
      expect((await day.pair(3)).byes).toEqual([]);
    },
  );

  it('of a bracket tells of each whether they play on, beaten once, waiting or out, and their place so far', async () => {
    const day = await cup({ stages: [{ format: 'DOUBLE_ELIMINATION', bestOf: 1, reset: true }] });
    await day.guests('One', 'Two', 'Three', 'Four');
    await day.must('startTournament');
    interface Asked {
      readonly rounds: readonly { readonly field: number | null }[];
      readonly entrants: { readonly nodes: readonly { readonly playsOn: boolean | null }[] };
    }
    const asked = (): Promise<Asked> => day.ask('rounds { field } entrants(first: 9) { nodes { playsOn } }');
    const playing = async (): Promise<number> =>
      (await asked()).entrants.nodes.filter(({ playsOn }) => playsOn === true).length;
    expect((await asked()).entrants.nodes.map(({ playsOn }) => playsOn)).toEqual([null, null, null, null]);
    const placed = async (): Promise<readonly number[]> =>
      (
        await day.ask<{ bracketPlaces: readonly { place: number }[] }>('bracketPlaces { place entrant { id } }')
      ).bracketPlaces.map(({ place }) => place);
    const left: number[] = [];
    const places: (readonly number[])[] = [];
    for (const round of [1, 2, 3, 4]) {
      await day.pair(round);
      await day.finish(round, [1, 0]);
      left.push(await playing());
      places.push(await placed());
    }
    expect(left).toEqual([4, 3, 2, 0]);
    expect([places[0], places.at(-1)]).toEqual([
      [1, 1, 3, 3],
      [1, 2, 3, 4],
    ]);
    expect((await asked()).rounds.map(({ field }) => field)).toEqual([4, null, null, null]);
  });

  it('of a bracket lets the opponent of who left go on, and no table is lost by both', async () => {
    const stages = [
      { format: 'SWISS', rounds: 1, bestOf: 1 },
      { format: 'SINGLE_ELIMINATION', cut: 2, bestOf: 3 },
    ];
    const day = await cup({ stages });
    await day.guests('One', 'Two', 'Three', 'Four');
    await day.must('startTournament');
    await day.pair(1);
    const { tables } = await day.finish(1, [1, 0]);
    const [leader, next] = tables.map(({ entrants }) => entrants[0]!);
    await day.must('draftRound');
    await day.must('disqualify', { entrantId: leader!.id, reason: 'Stacked a deck.' });
    const gone = await day.act(day.orga, 'publishRound', { round: 2 });
    expect(codes(gone)).toEqual(['TOURNAMENT_BAD_PAIRING']);
    expect(says(gone)).toContain(`Not there any more: number ${leader!.number}.`);
    await day.must('discardDraft');
    await day.must('reinstate', { entrantId: leader!.id, reason: 'It was another.' });
    const final = await day.pair(2);
    expect(placed(final)).toEqual([leader!.number, next!.number].sort());
    const { matchId, id: tableId } = final.tables[0]!;
    const both = await atMatch(day.orga, 'enterResult', matchId, { won: [0, 0], bothLost: true });
    expect(both.userErrors).toMatchObject([{ code: 'MATCH_IMPOSSIBLE_RESULT', field: ['input', 'won'] }]);
    expect(both.userErrors[0]?.message).toContain('one of the two goes on');
    const drawn = { round: 1, tableId: tables[0]!.id, games: { won: [0, 1] }, reason: 'Read upside down.' };
    expect(codes(await day.act(day.orga, 'correctResult', drawn))).toEqual([]);
    await day.finish(2, [2, 1]);
    await day.must('announce', { text: 'Lunch at one.' });
    await day.must('withdrawAnnouncement', { nth: 1, reason: 'It rains.' });
    await day.must('announce', { text: 'Supper at eight.' });
    await day.must('withdrawAnnouncement', { nth: 2 });
    await day.must('endTournament');
    expect(await listStuck(server.ground.vault)).toEqual([]);
    const undone = { round: 2, tableId, games: { won: [1, 2] }, reason: 'Read upside down.' };
    expect(codes(await day.act(day.orga, 'correctResult', undone))).toEqual([]);
    const { history } = await day.ask<{ history: { nodes: readonly { what: string[]; reason: string | null }[] } }>(
      'history(first: 20) { nodes { what reason } }',
      asker(server.url),
    );
    expect(history.nodes).toEqual(
      expect.arrayContaining([
        { what: ['EntrantDisqualified'], reason: 'Stacked a deck.' },
        { what: ['EntrantReinstated'], reason: 'It was another.' },
        { what: ['AnnouncementWithdrawn'], reason: 'It rains.' },
        { what: ['AnnouncementWithdrawn'], reason: null },
      ]),
    );
    expect((await day.ask<CupRound>(roundFields(2))).round.tables[0]?.result).toMatchObject({ won: [1, 2] });
  });
});
