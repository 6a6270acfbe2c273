/**
 * A second verifier of bundles, by docs/FORMATS.md: it imports nothing of the first.
 * `node test/second-verifier/main.mjs --policy FILE --engine PLACE BUNDLE...`, where PLACE is the folder of a published
 * engine or a module that exports games, says a line for each bundle and exits with the gravest verdict. Where none is
 * named, it reads their names from its input, a line each.
 */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sha256 } from './bytes.mjs';
import { VERDICTS } from './finding.mjs';
import { readPolicy } from './policy.mjs';
import { verify } from './verify.mjs';

const EXIT = { OK: 0, TAMPERED: 1, MALFORMED: 2, UNPROVEN: 3, POLICY: 4 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { policy: { type: 'string' }, engine: { type: 'string', multiple: true, default: [] } },
});
const policy = values.policy === undefined ? null : readPolicy(readFileSync(values.policy, 'utf8'));
const games = (await Promise.all(values.engine.map(gamesIn))).flat();
const verdicts = [];
for await (const file of positionals.length > 0 ? positionals : createInterface({ input: process.stdin })) {
  const { verdict, check, where, says } = verify(readFileSync(file), { policy, games });
  console.log(`${file}: ${check === null ? verdict : `${verdict} ${check} ${where}: ${says}`}`);
  verdicts.push(verdict);
}
process.exitCode = EXIT[VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? 'OK'];

async function gamesIn(place) {
  const load = (file) => import(pathToFileURL(resolve(file)).href);
  if (/\.m?js$/.test(place)) return Object.values(await load(place));
  const file = join(place, 'engine.js');
  const name = sha256(readFileSync(file)).toString('hex');
  if (name !== basename(resolve(place))) throw new Error(`${file} has the hash ${name}, which is not its name.`);
  const { engine } = await load(file);
  return [engine(readFileSync(join(place, 'cards.json'), 'utf8'), name)];
}
