import { closeSync, openSync, writeFileSync } from 'node:fs';
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

const USAGE = `npm run bench [-- NAME... --json FILE --games N]
  NAME   what to measure, instead of everything:
${BENCHES.map(({ name, says }) => `           ${name.padEnd(14)} ${says}`).join('\n')}
  --json FILE   writes the figures into a file as well
  --games N     so many games, where games are measured`;

const { values, positionals } = asked();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const games = values.games === undefined ? undefined : Number(values.games);
if (games !== undefined && !(Number.isInteger(games) && games > 0)) {
  refuse(`--games ${String(values.games)} is no number of games: it must be 1 or more.`);
}
const unknown = positionals.filter((name) => BENCHES.every((bench) => bench.name !== name));
if (unknown.length > 0) refuse(`There is no bench "${unknown.join('", "')}".`);
if (values.json !== undefined) tryOut(values.json);

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
if (values.json !== undefined) keep(figures, values.json);

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'string' }, games: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(why: string): never {
  console.error(`${why}\n\n${USAGE}`);
  process.exit(2);
}

/** Before anything is measured, and without touching the figures that are there. */
function tryOut(file: string): void {
  orRefuse(() => {
    closeSync(openSync(file, 'a'));
  });
}

function keep(measured: readonly Figure[], file: string): void {
  orRefuse(() => {
    writeFileSync(file, JSON.stringify(measured, null, 2) + '\n');
  });
}

function orRefuse(write: () => void): void {
  try {
    write();
  } catch (error) {
    refuse(`--json: the figures can't be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function line({ name, value, unit, peer, peerValue, ratio }: Figure): string {
  return `  ${name.padEnd(44)} ${round(value).padStart(10)} ${unit.padEnd(8)} ${`${peer} ${round(peerValue)}`.padEnd(44)} x ${ratio.toFixed(2)}`;
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}
