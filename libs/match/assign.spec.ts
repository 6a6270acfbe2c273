import { actorId, millis, type Moment, type Seat, seat, SYSTEM } from '#kernel';
import { matchDecider, type MatchCommand, type MatchState } from '#match';
import { STREAM } from '#test/match-story';
import { ALL_GAMES } from '#test/played';

const RULES = matchDecider(ALL_GAMES);
const [ANN, EVE] = [actorId('ann'), actorId('eve')];
const now = (actor = SYSTEM): Moment => ({ actor, at: millis(1_000), seq: 1 });

const table: MatchCommand = {
  type: 'OpenTable',
  game: 'duel',
  seats: 2,
  switches: {},
  options: { goal: 3 },
  seed: '00'.repeat(32),
  bestOf: 1,
  drawsAllowed: true,
  clock: null,
  delay: null,
  origin: { tournament: 't', round: 1, table: 1, entrants: ['1', '2'], decks: [null, null] },
  players: [ANN, null],
  confirmAfter: null,
};

/** After each of these, or why the last was refused. */
function after(...told: readonly (readonly [MatchCommand, Moment])[]): MatchState | string {
  let state = RULES.initial(STREAM);
  for (const [command, moment] of told) {
    const decision = RULES.decide(state, command, moment);
    if (!decision.ok) return decision.refusal.code;
    for (const event of decision.events) state = RULES.evolve(state, event, moment);
    for (const event of RULES.settle(state, moment)) state = RULES.evolve(state, event, moment);
  }
  return state;
}

const assign = (place: Seat, who = EVE): MatchCommand => ({ type: 'AssignSeat', seat: place, who });
const win: MatchCommand = { type: 'ReportResult', games: { won: [0, 1], drawn: 0 }, intentionalDraw: false };
const entered: MatchCommand = {
  type: 'EnterResult',
  games: { won: [1, 0], drawn: 0 },
  bothLost: false,
  notPlayed: false,
  role: 'judge',
};

describe('the seat of a guest who turned out to be somebody', () => {
  it('is theirs: they report from it, and take it', () => {
    expect(after([table, now()], [win, now(EVE)])).toBe('MATCH.NOT_SEATED');
    const state = after([table, now()], [assign(seat(1)), now()], [win, now(EVE)]);
    expect(state).toMatchObject({ phase: 'open', plan: { players: [ANN, EVE] }, desk: { reports: [null, {}] } });
    const sits: MatchCommand = { type: 'JoinMatch', seat: null, brings: null };
    expect(after([table, now()], [assign(seat(1)), now()], [sits, now(EVE)])).toMatchObject({
      plan: { seats: [null, { who: EVE }] },
    });
  });

  it.each<[string, readonly (readonly [MatchCommand, Moment])[], string]>([
    ['by somebody', [[assign(seat(1)), now(EVE)]], 'MATCH.NOT_YOURS'],
    ['a seat that is a player’s', [[assign(seat(0)), now()]], 'MATCH.SEAT_NOT_FREE'],
    ['a seat that is none', [[assign(seat(2)), now()]], 'MATCH.SEAT_NOT_FREE'],
    [
      'it twice',
      [
        [assign(seat(1)), now()],
        [assign(seat(1)), now()],
      ],
      'MATCH.SEAT_NOT_FREE',
    ],
    [
      'it when the match is over',
      [
        [entered, now()],
        [assign(seat(1)), now()],
      ],
      'MATCH.OVER',
    ],
  ])('is not assigned: %s', (_, told, code) => {
    expect(after([table, now()], ...told)).toBe(code);
  });
});
