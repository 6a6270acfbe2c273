/** `play-many.ts FROM TO` plays these random games of Voidream, replays each, and keeps those that break. */
import { writeFileSync } from 'node:fs';
import { voidream } from '#games/voidream';
import { type Json, seededChance, utf8 } from '#kernel';
import { divergence, ENDLESS, printRecording, type Recording, unpackMoves } from '#scenario';
import { CARDS, decksFor, randomGame, setFrom, sha256, wildDeck } from '#test/random-voidream';

const CHECK_EVERY = 10;
const WILD_DECKS = 210;

const [from = 0, to = 0] = process.argv.slice(2).map(Number);
const set = setFrom(CARDS);
const game = voidream(set);
const ready = Object.values(decksFor(set));
const wild = wildDecks();
const readings = game.rulings.flatMap(({ id, readings, inForce }) =>
  Object.keys(readings)
    .filter((reading) => reading !== inForce)
    .map((reading) => ({ [id]: reading })),
);

/** Of all cards, in whatever company. */
function wildDecks(): Json[] {
  const dice = seededChance(utf8('wild decks of the soak'), { game: 'soak', epoch: 0 }).dice('cards', 0);
  const had = new Set<string>();
  return Array.from({ length: WILD_DECKS }, (_, n) => wildDeck(set, n, dice, had));
}

/** All pairs of decks in turn, ready ones and wild ones by twenties, and every third game under another reading of a house ruling. */
function play(n: number): Recording {
  const decks = Math.floor(n / 20) % 2 === 0 ? ready : wild;
  const pair = [decks[n % decks.length] ?? null, decks[Math.floor(n / decks.length) % decks.length] ?? null];
  const switches = n % 3 === 2 ? (readings[Math.floor(n / 3) % readings.length] ?? {}) : {};
  const player = n % 4 === 0 ? 'plain' : 'eager';
  return randomGame({ set, decks: pair, switches, about: `soak ${n}`, player, checked: n % CHECK_EVERY === 0 });
}

/** With no cap on rounds nothing ends a game in which both pass for ever, and a card avoids each Nightmare (VD-H.84 (b)). */
const isEndless = ({ setup, failure }: Recording): boolean =>
  setup.switches['VD-H.84'] === 'b' && failure?.says.endsWith(ENDLESS) === true;

/** What broke in this game, or went otherwise when it was replayed. */
function broken(recording: Recording): Recording['failure'] {
  if (recording.failure !== null) return isEndless(recording) ? null : recording.failure;
  const differs = divergence(sha256, game, recording);
  return differs === null ? null : { ply: differs.ply, says: `replayed: ${differs.says}` };
}

let answers = 0;
for (let n = from; n < to; n++) {
  const recording = play(n);
  const failure = broken(recording);
  answers += unpackMoves(recording.answers).length;
  if (failure === null) continue;
  const file = `test/golden/failed/voidream-soak-${n}.json`;
  writeFileSync(file, printRecording({ ...recording, failure }));
  console.log(JSON.stringify({ broken: `${file}: ply ${failure.ply}: ${failure.says}` }));
}
console.log(JSON.stringify({ games: to - from, answers }));
