import { type ActorId, actorId, SYSTEM } from '#kernel';
import { Day, ORGA, TEXT } from '#test/tournament';
import {
  type EntrantId,
  entrantId,
  type Plan,
  proposeRound,
  ranking,
  type Score,
  standingsAfter,
  type TournamentCommand,
} from '#tournament';

const ANNA = actorId('anna');
const BERT = actorId('bert');
const e = (n: number): EntrantId => entrantId(String(n));
const reason = TEXT;

type Step = (day: Day) => unknown;
const guests =
  (n: number): Step =>
  (day) => {
    day.guests(n);
  };
const open: Step = (day) => day.must(ORGA, { type: 'OpenRegistration' });
const joins =
  (who: ActorId): Step =>
  (day) =>
    day.must(who, { type: 'Register' });
const start: Step = (day) => {
  day.start();
};
const pair: Step = (day) => {
  day.pair();
};
const finish: Step = (day) => {
  day.finish();
};
const draft: Step = (day) => day.must(ORGA, { type: 'DraftRound', seed: '11'.repeat(32) });
const does =
  (command: TournamentCommand, actor = ORGA): Step =>
  (day) =>
    day.must(actor, command);

const SINGLE: Plan['stages'] = [{ is: 'single-elimination', thirdPlace: true, bestOf: 1, cut: null }];
const score = (a: number, b: number, drawn = 0, bothLost = false): Score => ({ won: [a, b], drawn, bothLost });

describe('what is refused on the day, and what is not', () => {
  it.each<[string, Partial<Plan>, readonly Step[], ActorId, TournamentCommand, string | readonly string[]]>([
    ['a player comes in while it is open', {}, [open], ANNA, { type: 'Register' }, ['EntrantsEntered']],
    ['not before it opens', {}, [], ANNA, { type: 'Register' }, 'TOURNAMENT.REGISTRATION_CLOSED'],
    ['nor twice', {}, [open, joins(ANNA)], ANNA, { type: 'Register' }, 'TOURNAMENT.ALREADY_REGISTERED'],
    [
      'whoever drops makes room for who waits',
      { capacity: 2 },
      [open, joins(ANNA), guests(2)],
      ANNA,
      { type: 'DropEntrant', entrant: e(1), reason: null },
      ['EntrantsDropped', 'EntrantsMovedUp'],
    ],
    [
      'nobody drops another',
      {},
      [open, joins(ANNA), joins(BERT)],
      BERT,
      { type: 'DropEntrant', entrant: e(1), reason: null },
      'TOURNAMENT.FORBIDDEN',
    ],
    [
      'a guest is claimed by one person',
      {},
      [guests(2), does({ type: 'ClaimEntrant', entrant: e(1) }, ANNA)],
      BERT,
      { type: 'ClaimEntrant', entrant: e(1) },
      'TOURNAMENT.ALREADY_CLAIMED',
    ],
    [
      'and one person claims one guest',
      {},
      [guests(2), does({ type: 'ClaimEntrant', entrant: e(1) }, ANNA)],
      ANNA,
      { type: 'ClaimEntrant', entrant: e(2) },
      'TOURNAMENT.ALREADY_REGISTERED',
    ],
    [
      'nor do two without the decks that are asked for',
      { lists: 'closed' },
      [guests(2)],
      ORGA,
      { type: 'StartTournament', withoutDecks: false },
      'TOURNAMENT.DECKS_MISSING',
    ],
    [
      'but they may',
      { lists: 'closed' },
      [guests(2)],
      ORGA,
      { type: 'StartTournament', withoutDecks: true },
      ['TournamentStarted'],
    ],
    [
      'one alone does not start',
      {},
      [guests(1)],
      ORGA,
      { type: 'StartTournament', withoutDecks: false },
      'TOURNAMENT.NOTHING_TO_PAIR',
    ],
    [
      'who did not check in is out at the start, and who waited is in',
      { checkIn: true, capacity: 2 },
      [guests(3), does({ type: 'CheckIn', entrants: [e(2), e(3)] })],
      ORGA,
      { type: 'StartTournament', withoutDecks: false },
      ['EntrantsDropped', 'EntrantsMovedUp', 'TournamentStarted'],
    ],
    [
      'no clock is started before there is a round',
      {},
      [guests(4), start, draft],
      ORGA,
      { type: 'StartTimer', round: 1, length: 3_000_000 },
      'TOURNAMENT.WRONG_PHASE',
    ],
    [
      'a draft is published by its number',
      {},
      [guests(4), start, draft],
      ORGA,
      { type: 'PublishRound', round: 2 },
      'TOURNAMENT.DRAFT',
    ],
    [
      'but not once somebody has left',
      {},
      [guests(4), start, draft, does({ type: 'DropEntrant', entrant: e(1), reason })],
      ORGA,
      { type: 'PublishRound', round: 1 },
      'TOURNAMENT.BAD_PAIRING',
    ],
    [
      'a published round is withdrawn while nothing is lost',
      {},
      [guests(4), start, pair],
      ORGA,
      { type: 'WithdrawRound', round: 1, losing: 0, reason },
      ['RoundWithdrawn'],
    ],
    [
      'but says what would be',
      {},
      [guests(4), start, pair, finish],
      ORGA,
      { type: 'WithdrawRound', round: 1, losing: 0, reason },
      'TOURNAMENT.DEPENDENTS',
    ],
    [
      'and goes when that is meant',
      {},
      [guests(4), start, pair, finish],
      ORGA,
      { type: 'WithdrawRound', round: 1, losing: 2, reason },
      ['RoundWithdrawn'],
    ],
    [
      'a result comes from the house alone',
      {},
      [guests(2), start, pair],
      ORGA,
      { type: 'RecordResult', round: 1, table: 1, games: score(2, 0), how: 'reported' },
      'TOURNAMENT.FORBIDDEN',
    ],
    [
      'a result is corrected with a reason',
      {},
      [guests(2), start, pair, finish],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: score(0, 0, 0, true), reason },
      ['ResultCorrected'],
    ],
    [
      'not where another was given since it was looked at',
      {},
      [guests(2), start, pair, finish],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: score(2, 1), seen: -1, reason },
      'TOURNAMENT.RESULT_HELD',
    ],
    [
      'but where there is none still',
      {},
      [guests(2), start, pair],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: score(2, 1), seen: -1, reason },
      ['ResultCorrected'],
    ],
    [
      'also to one that was not played',
      {},
      [guests(2), start, pair, finish],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: { ...score(0, 2), notPlayed: true }, reason },
      ['ResultCorrected'],
    ],
    [
      'which has all games for one of the two',
      {},
      [guests(2), start, pair, finish],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: { ...score(2, 1), notPlayed: true }, reason },
      'TOURNAMENT.BAD_RESULT',
    ],
    [
      'or none for both',
      {},
      [guests(2), start, pair, finish],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: { ...score(2, 0, 0, true), notPlayed: true }, reason },
      'TOURNAMENT.BAD_RESULT',
    ],
    [
      'not to what can not be',
      {},
      [guests(2), start, pair, finish],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: score(3, 0), reason },
      'TOURNAMENT.BAD_RESULT',
    ],
    [
      'it also gives one where none came from the match',
      {},
      [guests(2), start, pair],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: score(2, 0), reason },
      ['ResultCorrected'],
    ],
    [
      'in an elimination somebody goes on',
      { stages: SINGLE },
      [guests(2), start, pair, finish],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: score(0, 0, 1), reason },
      'TOURNAMENT.BAD_RESULT',
    ],
    [
      'a match of it that nobody has won waits for the staff',
      { stages: SINGLE },
      [guests(2), start, pair],
      SYSTEM,
      { type: 'RecordResult', round: 1, table: 1, games: score(0, 0, 1), how: 'played' },
      ['MatchUndecided'],
    ],
    [
      'as does one that both have lost',
      { stages: SINGLE },
      [guests(2), start, pair],
      SYSTEM,
      { type: 'RecordResult', round: 1, table: 1, games: { ...score(0, 0), bothLost: true }, how: 'forfeited' },
      ['MatchUndecided'],
    ],
    [
      'and a correction does not pull the ground from under a later match',
      { stages: SINGLE },
      [
        guests(4),
        start,
        pair,
        (day) => {
          day.finish(() => false);
        },
        pair,
      ],
      ORGA,
      { type: 'CorrectResult', round: 1, table: 1, games: score(1, 0), reason },
      'TOURNAMENT.DEPENDENTS',
    ],
    [
      'who is disqualified loses the match at hand',
      {},
      [guests(2), start, pair],
      ORGA,
      { type: 'DisqualifyEntrant', entrant: e(1), reason },
      ['EntrantDisqualified', 'ResultRecorded'],
    ],
    [
      'it does not end with a round open',
      {},
      [guests(2), start, pair],
      ORGA,
      { type: 'EndTournament' },
      'TOURNAMENT.ROUND_OPEN',
    ],
    ['it ends', {}, [guests(2), start, pair, finish], ORGA, { type: 'EndTournament' }, ['TournamentEnded']],
    [
      'a timer can not be stopped before it runs',
      {},
      [guests(2), start, pair],
      ORGA,
      { type: 'PauseTimer', round: 1 },
      'TOURNAMENT.TIMER',
    ],
    [
      'a table has more time',
      {},
      [guests(2), start, pair],
      ORGA,
      { type: 'ExtendTable', round: 1, table: 1, by: 300_000, reason },
      ['TableExtended'],
    ],
    [
      'but never less than none',
      {},
      [guests(2), start, pair],
      ORGA,
      { type: 'ExtendTable', round: 1, table: 1, by: -300_000, reason },
      'TOURNAMENT.TIMER',
    ],
    [
      'a bye is awarded for a round to come',
      {},
      [guests(4), start, pair],
      ORGA,
      { type: 'AwardBye', entrant: e(1), round: 1, reason },
      'TOURNAMENT.NO_SUCH_ROUND',
    ],
  ])('%s', (...[, plan, given, actor, command, then]) => {
    const day = new Day(plan);
    for (const step of given) step(day);
    const done = day.do(actor, command);
    if ('code' in done) expect(done.code).toBe(then);
    else expect(done.map(({ type }) => type)).toEqual(then);
  });
});

describe('a plan that can not be played', () => {
  it.each<[string, Partial<Plan>, string]>([
    ['a best of two', { stages: [{ is: 'swiss', rounds: 3, bestOf: 2 as 1, cut: null }] }, 'best of 1, 3 or 5'],
    ['a cut at the start', { stages: [{ is: 'swiss', rounds: 3, bestOf: 3, cut: 8 }] }, 'first stage takes all'],
    ['rounds without end', { stages: [{ is: 'swiss', rounds: 300, bestOf: 3, cut: null }] }, 'from 1 to 30'],
    ['nothing at all', { stages: [] }, 'from 1 to 8'],
    ['rules that nobody knows', { rules: { ruleSet: 'mine', points: null, tieBreaks: null } }, 'no rule set "mine"'],
    ['more after the final', { stages: [...SINGLE, { is: 'swiss', rounds: 1, bestOf: 1, cut: 4 }] }, 'last stage'],
  ])('%s', (_, plan, says) => {
    expect(() => new Day(plan)).toThrow(says);
  });
});

describe('a large field', () => {
  it.each([
    ['none', null, 10_000],
    ['closed', 'd'.repeat(64), 7_000],
  ] as const)('with lists %s is seated in one record of the log', (lists, deck, most) => {
    const day = new Day({ lists });
    day.guests(most + 1);
    expect([...day.state.entrants.values()].filter(({ is }) => is === 'waiting')).toHaveLength(1);
    const who = 'p'.repeat(32);
    const table = {
      decks: [deck, deck],
      entrants: ['9999', '9999'],
      id: 99_999,
      number: 9_999,
      place: null,
      players: [who, who],
    };
    expect((JSON.stringify(table).length + 1) * (most / 2)).toBeLessThan(2 ** 20 - 2_000);
  });
});

describe('a round', () => {
  it('is repaired where it is not finished: the others stay', () => {
    const day = new Day();
    day.guests(6);
    day.start();
    day.pair();
    const [first, second, third] = [...day.state.rounds[0]!.tables.values()];
    day.result(first!.entrants[0]);
    const swapped = [second!.entrants[0], third!.entrants[0]] as const;
    day.must(ORGA, { type: 'SwapPlayers', round: 1, swapped, reason });
    const after = [...day.state.rounds[0]!.tables.values()];
    expect(after.map(({ id, entrants }) => [id, ...entrants])).toEqual([
      [first!.id, ...first!.entrants],
      [4, third!.entrants[0], second!.entrants[1]],
      [5, second!.entrants[0], third!.entrants[1]],
    ]);
    expect(
      day.do(ORGA, { type: 'SwapPlayers', round: 1, swapped: [first!.entrants[0], swapped[0]], reason }),
    ).toMatchObject({
      code: 'TOURNAMENT.RESULT_HELD',
    });
  });

  it('takes who comes late into the next one, with what they missed', () => {
    const day = new Day();
    day.guests(4);
    day.start();
    day.pair();
    day.must(ORGA, { type: 'EnterPlayers', players: [{ who: ANNA, name: null }], missed: 'loss' });
    day.finish();
    day.pair('22');
    const round = day.state.rounds[1]!;
    expect(round.tables.size * 2 + round.byes.length).toBe(5);
    expect(standingsAfter(day.state).find(({ entrant }) => entrant === e(5))?.record.lost).toBe(1);
  });

  it('runs on time: it stands while it is paused', () => {
    const day = new Day();
    day.guests(2);
    day.start();
    day.pair();
    day.must(ORGA, { type: 'StartTimer', round: 1, length: 3_000_000 });
    day.later(60_000);
    day.must(ORGA, { type: 'PauseTimer', round: 1 });
    day.later(600_000);
    day.must(ORGA, { type: 'ResumeTimer', round: 1 });
    expect(day.state.rounds[0]?.timer).toMatchObject({ used: 60_001, length: 3_000_000 });
  });
});

describe('from the first round to the last', () => {
  const WHOLE: readonly (readonly [string, Plan['stages'], number])[] = [
    ['Swiss', [{ is: 'swiss', rounds: 3, bestOf: 3, cut: null }], 3],
    ['Swiss by the usual table', [{ is: 'swiss', rounds: null, bestOf: 3, cut: null }], 5],
    ['single elimination', SINGLE, 4],
    ['double elimination', [{ is: 'double-elimination', reset: true, bestOf: 1, cut: null }], 8],
    ['round robin', [{ is: 'round-robin', groups: 1, bestOf: 1, cut: null }], 9],
    [
      'groups with a cut',
      [
        { is: 'round-robin', groups: 2, bestOf: 1, cut: null },
        { is: 'single-elimination', thirdPlace: false, bestOf: 3, cut: 4 },
      ],
      7,
    ],
    [
      'Swiss, a second day, and a top four',
      [
        { is: 'swiss', rounds: 3, bestOf: 3, cut: null },
        { is: 'swiss', rounds: 2, bestOf: 3, cut: 8 },
        { is: 'single-elimination', thirdPlace: true, bestOf: 5, cut: 4 },
      ],
      7,
    ],
  ];

  it.each(WHOLE)('%s', (_, stages, rounds) => {
    const day = new Day({ stages });
    day.guests(10);
    day.start();
    for (let round = 0; round < 40; round++) {
      const next = proposeRound(day.state, '33'.repeat(32));
      if ('ok' in next) break;
      day.pair('33');
      day.finish();
    }
    expect(day.state.rounds).toHaveLength(rounds);
    day.must(ORGA, { type: 'EndTournament' });
    expect(ranking(day.state)[0]).toBe(e(1));
    expect([...ranking(day.state)].sort()).toEqual([...day.state.entrants.keys()].sort());
    if (stages.at(-1)?.is === 'double-elimination') expect(ranking(day.state)[1]).toBe(e(2));
  });
});
