/**
 * `npm run golden:record` records the golden games anew. For deliberate changes only: when a rule was meant to change. It
 * prints how many games went otherwise than the ones it replaces; say in the commit why. Games of a published engine stay.
 */
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { voidream } from '#games/voidream';
import { divergence, packGolden, type Recording } from '#scenario';
import { CARDS, decksFor, randomGame, setFrom, sha256, type Wish } from '#test/random-voidream';
import { FILES, goldenGames } from './golden.js';

const ROUNDS_OF_PAIRS = 3;

const set = setFrom(CARDS);
const decks = decksFor(set);
const names = Object.keys(decks);
const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

const wish = ([first, second]: readonly [string, string], n: number, switches: Wish['switches']): Wish => ({
  set,
  decks: [decks[first] ?? null, decks[second] ?? null],
  switches,
  about: `golden ${n}: ${first} against ${second}${Object.entries(switches)
    .map(([id, reading]) => `, ${id} ${reading}`)
    .join('')}`,
  player: n % 3 === 0 ? 'plain' : 'eager',
  checked: true,
});

/** Every deck against every deck, and each further reading of each house ruling. */
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
  return [...plain.flat(), ...other];
}

const recordings: readonly Recording[] = wishes().map(randomGame);
const failed = recordings.filter(({ failure }) => failure !== null);
for (const { about, failure } of failed)
  console.error(`BROKEN ${about ?? ''}: ply ${failure?.ply ?? 0}: ${failure?.says ?? ''}`);
if (failed.length > 0) process.exit(1);

if (existsSync(FILES.games)) {
  const before = goldenGames();
  const game = voidream(before.set);
  const other = before.recordings.filter((one) => divergence(sha256, game, one) !== null).length;
  console.log(`${other} of the ${before.recordings.length} games that are there go otherwise now.`);
}
copyFileSync(CARDS, FILES.cards);
const packed = packGolden(decks, recordings);
writeFileSync(FILES.decks, packed.decks);
writeFileSync(FILES.games, packed.games);
console.log(`${recordings.length} golden games recorded. Say in the commit which rule was meant to change.`);
