/**
 * boardgame.io folding recorded actions through its reducer. The game is a card game of Voidream's size, two decks of 45
 * and two hands of 12, but with far simpler rules: play an arcanum, evoke the top of the deck, attack, or pass.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { generator, measure } from './measure.mjs';

process.env.NODE_ENV = 'production';
const { CreateGameReducer, InitializeGame } = createRequire(join(process.argv[2], 'package.json'))(
  'boardgame.io/internal',
);

const cards = (owner, kind, count) =>
  Array.from({ length: count }, (_, i) => ({
    id: `${owner}-${kind}-${i}`,
    value: i % 7,
    dawn: i % 5,
    dusk: (i * 3) % 5,
    exhausted: false,
  }));
const other = (seat) => (seat === '0' ? '1' : '0');
const discardTop = (player, count) => player.discard.push(...player.deck.splice(0, count));

const voidlike = {
  name: 'voidlike',
  disableUndo: true,
  setup: ({ random }) => ({
    passes: 0,
    players: Object.fromEntries(
      ['0', '1'].map((seat) => [
        seat,
        { deck: random.Shuffle(cards(seat, 'dream', 45)), hand: cards(seat, 'arcanum', 12), play: [], discard: [] },
      ]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, place) => {
      const player = G.players[ctx.currentPlayer];
      if (place >= player.hand.length) return 'INVALID_MOVE';
      const [card] = player.hand.splice(place, 1);
      discardTop(G.players[other(ctx.currentPlayer)], Math.ceil(card.value / 3));
      player.discard.push(card);
      G.passes = 0;
    },
    evoke: ({ G, ctx }) => {
      const player = G.players[ctx.currentPlayer];
      const card = player.deck.shift();
      if (card === undefined) return 'INVALID_MOVE';
      player.play.push(card);
      G.passes = 0;
    },
    attack: ({ G, ctx }, place) => {
      const player = G.players[ctx.currentPlayer];
      const attacker = player.play[place];
      if (attacker === undefined || attacker.exhausted) return 'INVALID_MOVE';
      const defended = G.players[other(ctx.currentPlayer)].play.reduce((sum, { dusk }) => sum + dusk, 0);
      attacker.exhausted = true;
      discardTop(G.players[other(ctx.currentPlayer)], Math.max(1, attacker.dawn - defended));
      G.passes = 0;
    },
    pass: ({ G }) => {
      G.passes += 1;
      if (G.passes < 2) return;
      G.passes = 0;
      for (const { play, hand, discard } of Object.values(G.players)) {
        for (const card of play) card.exhausted = false;
        if (hand.length === 0) hand.push(...discard.splice(0, 6));
      }
    },
  },
  endIf: ({ G }) => {
    const loser = ['0', '1'].find((seat) => G.players[seat].deck.length === 0);
    return loser === undefined ? undefined : { winner: other(loser) };
  },
};

const reducer = CreateGameReducer({ game: voidlike, isClient: false });
const start = (seed) => InitializeGame({ game: { ...voidlike, seed }, numPlayers: 2 });

function legalMoves({ G, ctx }) {
  const { hand, play } = G.players[ctx.currentPlayer];
  return [
    ['pass'],
    ['evoke'],
    ...hand.map((_, place) => ['play', place]),
    ...play.flatMap(({ exhausted }, place) => (exhausted ? [] : [['attack', place]])),
  ];
}

function record(seed) {
  const below = generator(seed);
  const actions = [];
  let state = start(`game-${seed}`);
  while (state.ctx.gameover === undefined) {
    const legal = legalMoves(state);
    const [type, ...args] = legal[below(legal.length)];
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } };
    actions.push(action);
    state = reducer(state, action);
  }
  return { seed, actions, length: actions.length, winner: state.ctx.gameover.winner };
}

measure(
  Array.from({ length: 40 }, (_, n) => record(n + 1)),
  ({ seed, actions, winner }) => {
    let state = start(`game-${seed}`);
    for (const action of actions) state = reducer(state, action);
    if (state.ctx.gameover?.winner !== winner) throw new Error(`Game ${seed} went otherwise when it was folded.`);
  },
);
