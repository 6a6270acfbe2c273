/** `node replay.mjs FOLDER` replays the golden games of a published engine with its own file, and prints what it found. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2]);
const file = join(folder, 'engine.js');
const text = (name) => readFileSync(join(folder, name), 'utf8');
const name = createHash('sha256').update(readFileSync(file)).digest('hex');
if (name !== basename(folder)) {
  console.error(`${file} has the hash ${name}, which is not its name: it is not what was published.`);
  process.exit(4);
}
const { replayGolden } = await import(pathToFileURL(file).href);
console.log(
  JSON.stringify(replayGolden(text('cards.json'), name, { decks: text('decks.json'), games: text('games.jsonl') })),
);
