import { runSeeds } from './run.js';

/** `main.ts FROM STEP TO`: every STEPth seed from FROM to TO; tells how it went in one line of JSON. */
const [from, step, to] = process.argv.slice(2).map(Number);
if (from === undefined || step === undefined || to === undefined)
  throw new Error('Say from which seed, by which step, to which.');
process.stdout.write(`${JSON.stringify(await runSeeds(from, step, to))}\n`);
