import { readFileSync } from 'node:fs';
import { voidream, type VoidreamState } from '#games/voidream';
import { type GameSetup, type Json, seededChance, utf8 } from '#kernel';
import { gameContract } from '#test/game-contract';
import { anyCards, CARDS, decksFor, readingsOf, setOf } from '#test/random-voidream';

/**
 * Cards that nobody would think of: those of the set, each with lines written at random of all words that the language has. Whatever
 * `cards check` takes must keep the contract of a game, two worlds that nobody tells apart included.
 */
const SETS = Number(process.env.DREAMLEDGER_ANY_SETS ?? 2);
const FIRST = Number(process.env.DREAMLEDGER_FIRST_SET ?? 0);

const json = readFileSync(CARDS, 'utf8');

/** Every card of every owner. */
const census = ({ cards }: VoidreamState): Json => cards.map(({ owner, def }) => `${owner} ${def}`).sort();

const numbers = Array.from({ length: SETS }, (_, n) => FIRST + n);

describe.each(numbers)('cards written at random, set %i', (nth) => {
  const dice = seededChance(utf8(`any cards ${nth}`), { game: 'any cards', epoch: 0 }).dice('lines', 0);
  const set = setOf(`any-${nth}.json`, anyCards(json, dice));
  const decks = Object.values(decksFor(set));
  const game = voidream(set);
  const setup = (one: number, other: number): GameSetup => ({
    seats: [decks[one % decks.length] ?? null, decks[other % decks.length] ?? null],
    switches: nth % 2 === 0 ? {} : readingsOf(game, (letters) => letters[dice.below(letters.length)]),
    options: {},
  });
  gameContract({
    game,
    setups: { 'two ready decks': setup(nth, nth * 3 + 1) },
    census,
    games: 2,
  });
});
