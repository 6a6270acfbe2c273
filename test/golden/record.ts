/**
 * `npm run golden:record` records the golden games anew. For deliberate changes only: when a rule was meant to change. It
 * prints how many games went otherwise than the ones it replaces; say in the commit why. Games of a published engine stay.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { voidream } from '#games/voidream';
import { type Json, seededChance, utf8 } from '#kernel';
import { divergence, packGolden } from '#scenario';
import {
  CARDS,
  decksFor,
  FILES,
  goldenGames,
  randomGame,
  setOf,
  sha256,
  wildDeck,
  type Wish,
} from '#test/random-voidream';
import { rareGames } from './rare.js';

const ROUNDS_OF_PAIRS = 3;
const WILD_GAMES = 64;

/** Read once: the file may change while the games are played. */
const cards = readFileSync(CARDS, 'utf8');
const set = setOf(CARDS, cards);
const decks = decksFor(set);
const names = Object.keys(decks);
const dice = seededChance(utf8('wild decks'), { game: 'golden', epoch: 0 }).dice('cards', 0);
const had = new Set<string>();
const wild: Readonly<Record<string, Json>> = Object.fromEntries(
  Array.from({ length: WILD_GAMES }, (_, n) => [`wild-${n + 1}`, wildDeck(set, n, dice, had)]),
);
const all = { ...decks, ...wild };
const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

const wish = ([first, second]: readonly [string, string], n: number, switches: Wish['switches']): Wish => ({
  set,
  decks: [all[first] ?? null, all[second] ?? null],
  switches,
  about: `golden ${n}: ${first} against ${second}${Object.entries(switches)
    .map(([id, reading]) => `, ${id} ${reading}`)
    .join('')}`,
  player: n <= pairs.length ? 'greedy' : n % 3 === 0 ? 'plain' : 'eager',
  checked: true,
});

/** Every ready deck against every other, each further reading of each house ruling, and decks of all cards there are. */
function wishes(): Wish[] {
  const plain = Array.from({ length: ROUNDS_OF_PAIRS }, (_, time) =>
    pairs.map((pair, i) => wish(pair, time * pairs.length + i + 1, {})),
  );
  const readings = voidream(set).rulings.flatMap(({ id, readings, inForce }) =>
    Object.keys(readings)
      .filter((reading) => reading !== inForce)
      .map((reading) => ({ [id]: reading })),
  );
  const other = readings.flatMap((switches, i) =>
    [0, 1].map((half) => wish(pairs[(i * 13 + half * 29) % pairs.length] ?? ['', ''], 1000 + i * 2 + half, switches)),
  );
  const odd = Object.keys(wild).map((name, i) => wish([name, `wild-${((i + 9) % WILD_GAMES) + 1}`], 2000 + i * 2, {}));
  return [...plain.flat(), ...other, ...odd];
}

const usual = wishes().map(randomGame);
const played = [...usual, ...rareGames(set, dice, usual)];
const recordings = played.filter(({ failure }) => failure === null);
for (const { about, failure } of played) {
  if (failure === null) continue;
  console.error(`BROKEN, and not recorded: ${about ?? ''}: ply ${failure.ply}: ${failure.says}`);
  process.exitCode = 1;
}

if (existsSync(FILES.games)) {
  const before = goldenGames();
  const game = voidream(before.set);
  const other = before.recordings.filter((one) => divergence(sha256, game, one) !== null).length;
  console.log(`${other} of the ${before.recordings.length} games that are there go otherwise now.`);
}
writeFileSync(FILES.cards, cards);
const packed = packGolden(all, recordings);
writeFileSync(FILES.decks, packed.decks);
writeFileSync(FILES.games, packed.games);
console.log(`${recordings.length} golden games recorded. Say in the commit which rule was meant to change.`);
