import { writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { append } from './append.js';
import { bots } from './bots.js';
import { embedded } from './embedded.js';
import { engine } from './engine.js';
import type { Bench, Figure } from './figure.js';
import { kafka } from './kafka.js';
import { pairing } from './pairing.js';
import { readmodel } from './readmodel.js';
import { rebuild } from './rebuild.js';
import { scrub } from './scrub.js';
import { start } from './start.js';
import { tournament } from './tournament.js';
import { verifyBundleBench } from './verify-bundle.js';

const BENCHES: readonly Bench[] = [
  append,
  bots,
  embedded,
  engine,
  kafka,
  pairing,
  readmodel,
  rebuild,
  scrub,
  start,
  tournament,
  verifyBundleBench,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, games: { type: 'string' } },
});
const games = values.games === undefined ? undefined : Number(values.games);
if (games !== undefined && !(Number.isInteger(games) && games > 0)) {
  console.error(`--games ${String(values.games)} is no number of games: it must be 1 or more.`);
  process.exit(2);
}
const unknown = positionals.filter((name) => BENCHES.every((bench) => bench.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no bench "${unknown.join('", "')}". There are: ${BENCHES.map((bench) => bench.name).join(', ')}.`,
  );
  process.exit(2);
}

const gigabytes = Math.round(totalmem() / 2 ** 30);
console.log(
  `Node ${process.version}, ${availableParallelism()} cores, ${gigabytes} GB. Timings are noisy: read the ratios.\n`,
);
const figures: Figure[] = [];
for (const bench of BENCHES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  console.log(`${bench.name}: ${bench.says}`);
  await bench.run((figure) => {
    figures.push(figure);
    console.log(line(figure));
  }, games);
  console.log('');
}
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(figures, null, 2) + '\n');

function line({ name, value, unit, peer, peerValue, ratio }: Figure): string {
  return `  ${name.padEnd(44)} ${round(value).padStart(10)} ${unit.padEnd(8)} ${`${peer} ${round(peerValue)}`.padEnd(44)} x ${ratio.toFixed(2)}`;
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}
