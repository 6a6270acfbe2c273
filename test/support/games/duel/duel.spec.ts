import { seat, seededChance, utf8 } from '#kernel';
import { gameContract } from '#test/game-contract';
import type { CardName } from './cards.js';
import { duel } from './index.js';
import type { DuelState, Stance } from './state.js';

gameContract({
  game: duel,
  games: 5,
  setups: {
    'two house decks': { seats: [null, null], switches: {}, options: {} },
    'two decks of their own, up to two': {
      seats: [
        {
          deck: [
            'seer',
            'seer',
            'seer',
            'weaver',
            'weaver',
            'weaver',
            'wyrm',
            'wyrm',
            'stag',
            'stag',
            'ember',
            'brook',
          ],
        },
        {
          deck: ['ember', 'ember', 'ember', 'brook', 'brook', 'brook', 'seer', 'seer', 'seer', 'wyrm', 'wyrm', 'wyrm'],
        },
      ],
      switches: { 'TG-1.H1': 'b', 'TG-1.H2': 'b' },
      options: { goal: 3 },
    },
  },
  census: ({ players, trick }) => {
    const inPlay = [trick.lead, trick.follow].flatMap((card) => (card === null ? [] : [card]));
    return [...inPlay, ...players.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard])].sort();
  },
});

const chance = seededChance(utf8('duel'), { game: '1', epoch: 0 });
const SETUP = { seats: [null, null], switches: {}, options: {} };

/** The duel when only the follower's card is missing. */
function atFollow(stance: Stance, lead: CardName, follow: CardName, state: Partial<DuelState> = {}): DuelState {
  const duelling = duel.start(SETUP, chance, null);
  duelling.players[1].hand[0] = follow;
  return { ...duelling, ...state, trick: { stance, lead, follow: null }, stack: [{ do: 'score' }, { do: 'follow' }] };
}

describe('TG-1.6: a trick', () => {
  it.each<
    [Stance, CardName, CardName, DuelState['tie'], { readonly scores: readonly number[]; readonly leader: number }]
  >([
    ['high', 'wyrm', 'stag', 'leader', { scores: [1, 0], leader: 0 }],
    ['low', 'wyrm', 'stag', 'leader', { scores: [0, 1], leader: 1 }],
    ['low', 'ember', 'brook', 'leader', { scores: [1, 0], leader: 0 }],
    ['high', 'ember', 'brook', 'leader', { scores: [0, 1], leader: 1 }],
    ['high', 'brook', 'brook', 'leader', { scores: [1, 0], leader: 0 }],
    ['low', 'brook', 'brook', 'nobody', { scores: [0, 0], leader: 1 }],
  ])('%s, %s against %s, ties to %s: %j', (stance, lead, follow, tie, after) => {
    const state = atFollow(stance, lead, follow, { tie });
    duel.apply(state, seat(1), `follow:${follow}`, chance, null);
    expect({ scores: state.players.map((player) => player.score), leader: state.leader }).toEqual(after);
  });

  it.each<[DuelState['nextLead'], CardName, number]>([
    ['winner', 'wyrm', 0],
    ['alternate', 'wyrm', 1],
  ])('the next is led by turns or by the winner: %s', (nextLead, lead, leader) => {
    const state = atFollow('high', lead, 'ember', { nextLead });
    duel.apply(state, seat(1), 'follow:ember', chance, null);
    expect(state.leader).toBe(leader);
  });

  it.each<[CardName, string]>([
    ['seer', 'arrange'],
    ['weaver', 'exchange'],
    ['wyrm', 'stance'],
  ])('won with a %s asks for %s next', (lead, kind) => {
    const state = atFollow('high', lead, 'ember');
    duel.apply(state, seat(1), 'follow:ember', chance, null);
    expect(duel.requests(state)).toMatchObject([{ seat: 0, kind }]);
  });
});

it.each<[readonly [number, number], number, readonly number[] | null]>([
  [[5, 2], 9, [1, 2]],
  [[3, 5], 9, [2, 1]],
  [[4, 4], 30, [1, 1]],
  [[4, 3], 30, [1, 2]],
  [[4, 3], 29, null],
])('TG-1.11: %j after %i tricks ends in places %j', (scores, tricks, places) => {
  const state = duel.start(SETUP, chance, null);
  state.players[0].score = scores[0];
  state.players[1].score = scores[1];
  expect(duel.result({ ...state, tricks })?.places ?? null).toEqual(places);
});

it.each<[string, readonly string[], readonly (readonly [number | null, string])[]]>([
  ['too short', ['wyrm'], [[null, 'A deck has 12 cards, not 1.']]],
  [
    'of a strange card',
    ['dragon'],
    [
      [1, 'No card has this name; there are ember, brook, seer, weaver, stag, wyrm.'],
      [null, 'A deck has 12 cards, not 1.'],
    ],
  ],
  [
    'of too many copies',
    ['wyrm', 'wyrm', 'wyrm', 'wyrm', 'stag', 'stag', 'stag', 'seer', 'seer', 'seer', 'ember', 'ember'],
    [[4, 'This is copy 4 of wyrm; 3 are the limit.']],
  ],
])('TG-1.1: a deck %s is refused with its lines', (_, deck, problems) => {
  const found = duel.seatProblems(SETUP, { deck });
  expect(found.map(({ line, says }) => [line, says])).toEqual(problems);
});
