/**
 * `npm run engine:publish [-- --to FOLDER] [-- --here]` freezes the engine: one file, named by its hash, with the golden games that
 * it plays. They are replayed by that very file in Node 20, 22, 24 and Chromium, as far as these are there; --here: in this Node only.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle, ROOT } from './bundle.mjs';
import { places } from './places.mjs';

const { values } = parseArgs({
  options: { to: { type: 'string', default: 'engines/voidream' }, here: { type: 'boolean' } },
});
const golden = (name) => readFileSync(join(ROOT, 'test/golden', name), 'utf8');

const { code, name } = await bundle();
const folder = join(values.to, name);
if (existsSync(folder)) console.log(`The engine ${name} is published already.`);
else {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'engine.js'), code);
  writeFileSync(join(folder, 'cards.json'), golden('cards.json'));
  writeFileSync(join(folder, 'decks.json'), golden('decks.json'));
  writeFileSync(
    join(folder, 'games.jsonl'),
    golden('games.jsonl').replaceAll('"engine":"unpublished"', `"engine":"${name}"`),
  );
  console.log(`${folder}: ${Math.round(code.length / 1024)} KB`);
}

let failed = false;
for (const { called, replay } of places(values.here === true)) {
  try {
    const { games, differ } = await replay(folder);
    failed ||= differ.length > 0;
    for (const line of differ.slice(0, 5)) console.log(`${called}: ${line}`);
    console.log(`${called}: ${games - differ.length} of ${games} golden games replay to equal hashes`);
  } catch (failure) {
    failed ||= !failure.notThere;
    console.log(`${called}: ${failure.message}`);
  }
}
if (failed) process.exitCode = 4;
