import { type Answer, type DecisionRequest, type Game, type GameSetup, refuse } from '#kernel';
import { bazaar, duel } from '#test/games';
import { promises } from './contract.js';
import type { Contract } from './promise.js';

type Duel = Parameters<typeof duel.clone>[0];
type Bazaar = Parameters<typeof bazaar.clone>[0];

const SETUP: GameSetup = { seats: [null, null], switches: {}, options: {} };

const withRequests = (change: (request: DecisionRequest, state: Duel) => DecisionRequest): Partial<Game<Duel>> => ({
  requests: (state) => duel.requests(state).map((request) => change(request, state)),
});

let applied = 0;

const DUELS: readonly [string, string, Partial<Game<Duel>>][] = [
  [
    'takes an answer in capitals too',
    'takes the answers it offers and refuses all others with a reason, changing nothing',
    { check: (state, seat, answer: Answer) => duel.check(state, seat, answer.toLowerCase()) },
  ],
  [
    'refuses without a sentence',
    'takes the answers it offers and refuses all others with a reason, changing nothing',
    { check: (state, seat, answer) => (duel.check(state, seat, answer) === null ? null : refuse('GAME.NO', '')) },
  ],
  [
    'changes something while it checks',
    'takes the answers it offers and refuses all others with a reason, changing nothing',
    {
      check(state, seat, answer) {
        state.tricks += 1;
        return duel.check(state, seat, answer);
      },
    },
  ],
  [
    'offers one card twice',
    'asks each seat one well-put question at most, and somebody until the result stands',
    withRequests((request) => ({ ...request, offers: [...request.offers, ...request.offers] })),
  ],
  [
    'has a result too early',
    'asks each seat one well-put question at most, and somebody until the result stands',
    { result: (state) => duel.result({ ...state, goal: 1 }) },
  ],
  [
    'depends on something besides seed and answers',
    'comes to the same positions from the same seed and answers',
    {
      apply(state, seat, answer, chance, tell) {
        duel.apply(state, seat, answer, chance, tell);
        state.players[0].score += ++applied % 50 === 0 ? 1 : 0;
      },
    },
  ],
  [
    'clones by halves',
    'goes on the same after being cloned, or stored and read, at every ply',
    { clone: (state) => ({ ...state, stack: [...state.stack] }) },
  ],
  [
    'forgets to store whose lead it is',
    'goes on the same after being cloned, or stored and read, at every ply',
    { decode: (encoded) => ({ ...duel.decode(encoded), leader: duel.decode(encoded).players[0].shuffles as never }) },
  ],
  [
    'drops a card that is played',
    'loses nothing and makes nothing',
    {
      apply(state, seat, answer, chance, tell) {
        duel.apply(state, seat, answer, chance, tell);
        state.players[0].discard.splice(3);
      },
    },
  ],
  [
    'shows all hands to all',
    'shows nobody a byte of what they may not know: view, decisions, refusals',
    { view: (state) => ({ hands: state.players.map((player) => [...player.hand]) }) },
  ],
  [
    'shows the top of the deck to its owner',
    'shows nobody a byte of what they may not know: view, decisions, refusals',
    { view: (state, viewer) => ({ top: viewer.as === 'seat' ? (state.players[0].deck[0] ?? null) : null }) },
  ],
  [
    "tells others of what a seat holds, with the seat's decision",
    'shows nobody a byte of what they may not know: view, decisions, refusals',
    withRequests((request, state) => ({ ...request, told: { wyrm: state.players[0].hand.includes('wyrm') } })),
  ],
  [
    'shows the stance before the trick',
    'keeps a hidden answer from the others until its fact is out',
    { view: (state) => ({ stance: state.trick.stance }) },
  ],
  [
    'says that nobody ever learns',
    'lets nobody learn of a hidden thing but by a fact, and says who learned',
    { learned: () => [] },
  ],
  [
    'tells all what a seat draws',
    'lets nobody learn of a hidden thing but by a fact, and says who learned',
    {
      apply(state, seat, answer, chance, tell) {
        duel.apply(state, seat, answer, chance, (fact) => {
          tell?.({ ...fact, open: { ...fact.open, ...fact.closed[0]?.data } });
        });
      },
    },
  ],
  [
    'answers in the open which copy of a card it gives',
    'says in an open answer no more than its facts do',
    withRequests((request) => ({ ...request, hidden: false })),
  ],
  [
    'tells two seats two things under one name',
    'tells facts that are data, and tells all seats the same under one name',
    {
      apply(state, seat, answer, chance, tell) {
        duel.apply(state, seat, answer, chance, (fact) => {
          const closed = state.players.map((player, owner) => ({
            seat: owner as never,
            data: { hand: player.hand.length },
          }));
          tell?.({ ...fact, closed });
        });
      },
    },
  ],
  [
    'goes on asking who has left',
    'can be left by any seat at any ply, and comes to an end',
    { leave: () => undefined },
  ],
  [
    'repairs by taking a deck away',
    'can be repaired wherever it says so, and goes on soundly',
    {
      repair(state) {
        state.players[0].hand = [];
      },
    },
  ],
  [
    'loses a card when dealing anew',
    'deals the unknown cards anew into positions that are as sound',
    {
      reshuffle(state, knowers, dice) {
        duel.reshuffle(state, knowers, dice);
        state.players[0].deck.pop();
      },
    },
  ],
];

const BAZAARS: readonly [string, string, Partial<Game<Bazaar>>][] = [
  [
    'shows bids before the last is made',
    'keeps a hidden answer from the others until its fact is out',
    { view: (state) => ({ todo: bazaar.encode(state) }) },
  ],
  [
    'goes on asking who has left the auction',
    'can be left by any seat at any ply, and comes to an end',
    { leave: () => undefined },
  ],
];

describe('the contract catches a game that', () => {
  it.each(DUELS)('%s', (_, promise, flaw) => {
    const census = ({ players, trick }: Duel): readonly string[] =>
      [
        ...players.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]),
        ...Object.values(trick).filter((card) => card !== null && card !== 'high' && card !== 'low'),
      ].sort();
    expectCaught({ game: { ...duel, ...flaw }, setups: {}, census, games: 60 }, promise);
  });

  it.each(BAZAARS)('%s', (_, promise, flaw) => {
    expectCaught({ game: { ...bazaar, ...flaw }, setups: {}, census: () => 0, games: 60 }, promise);
  });
});

function expectCaught<State>(contract: Contract<State>, promise: string): void {
  const holds = promises<State>()[promise];
  expect(holds).toBeDefined();
  expect(() => holds?.(contract, SETUP)).toThrow('Property failed after');
}
