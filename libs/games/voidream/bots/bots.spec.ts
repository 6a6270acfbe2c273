import { readFileSync } from 'node:fs';
import {
  type Bot,
  botAnswer,
  greedyBot,
  loadSet,
  randomBot,
  readyDecks,
  searchBot,
  sightOf,
  voidream,
  type VoidreamState,
} from '#games/voidream';
import { isOffered, type Seat, seat, seededChance, utf8 } from '#kernel';

const FILE = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.flaws));
const { set } = loaded;
const game = voidream(set);
const decks = readyDecks(set);
const BOTS: readonly Bot[] = [randomBot, greedyBot, searchBot(12)];

const diceOf = (seed: string) => seededChance(utf8(seed), { game: 'bots', epoch: 0 }).dice('answers', 0);

/** Lets random answers lead on, and looks at the positions on the way. */
function along(seed: string, every: number, look: (state: VoidreamState, asked: Seat, ply: number) => void): void {
  const chance = seededChance(utf8(seed), { game: 'along', epoch: 0 });
  const [one, other] = [decks[seed.length % 8], decks[(seed.length + 3) % 8]];
  const state = game.start(
    { seats: [one?.deck ?? null, other?.deck ?? null], switches: {}, options: {} },
    chance,
    null,
  );
  const dice = diceOf(seed);
  for (let ply = 0; ply < 120; ply++) {
    const [asked] = game.requests(state);
    if (asked === undefined) return;
    if (ply % every === 0) look(state, asked.seat, ply);
    game.apply(state, asked.seat, botAnswer({ game, set }, randomBot, state, asked.seat, dice), chance, null);
  }
}

const SEEDS = ['a', 'bb', 'ccc', 'dddd'];

describe.each(BOTS.map((bot) => [bot.name, bot] as const))('the %s bot', (_, bot) => {
  it('answers what is offered, and leaves the game as it was', () => {
    for (const seed of SEEDS) {
      along(seed, 7, (state, asked, ply) => {
        const before = JSON.stringify(game.encode(state));
        const answer = botAnswer({ game, set }, bot, state, asked, diceOf(`${seed} ${ply}`));
        expect(isOffered(game.requests(state)[0]?.offers ?? [], answer)).toBe(true);
        expect(JSON.stringify(game.encode(state))).toBe(before);
      });
    }
  });

  it('answers alike from the same seed', () => {
    along('again', 9, (state, asked, ply) => {
      const answers = [1, 2].map(() => botAnswer({ game, set }, bot, state, asked, diceOf(`again ${ply}`)));
      expect(answers[0]).toBe(answers[1]);
    });
  });

  it('answers alike where only what its seat may not know is different', () => {
    for (const seed of SEEDS) {
      along(seed, 5, (state, asked, ply) => {
        const other = game.clone(state);
        game.reshuffle(other, [asked], diceOf(`other ${ply}`));
        const answers = [state, other].map((world) => botAnswer({ game, set }, bot, world, asked, diceOf(`${ply}`)));
        expect(answers[0]).toBe(answers[1]);
      });
    }
  });
});

describe('what a bot has before it', () => {
  it('looks to its seat as the game does, and nothing of the rest goes along', () => {
    for (const seed of SEEDS) {
      along(seed, 3, (state, asked, ply) => {
        const sight = sightOf(game, set, state, asked, diceOf(`sight ${ply}`));
        if (sight === null) throw new Error('The asked seat is asked.');
        const viewer = { as: 'seat', seat: asked } as const;
        expect(game.view(sight.position, viewer)).toEqual(game.view(state, viewer));
        expect(game.requests(sight.position)).toEqual([sight.request]);
      });
    }
  });

  it('is nothing for a seat that is not asked', () => {
    along('idle', 30, (state, asked) => {
      expect(sightOf(game, set, state, seat(1 - asked), diceOf('idle'))).toBeNull();
    });
  });
});
