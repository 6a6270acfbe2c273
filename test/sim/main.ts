import { register } from 'node:module';

/**
 * `main.ts FROM STEP TO [WITHOUT]`: every STEPth seed from FROM to TO, with a rule of acceptance that lacks the line with the text
 * WITHOUT, if any; tells how it went in one line of JSON.
 */
const [from, step, to] = process.argv.slice(2, 5).map(Number);
const without = process.argv[5];
if (from === undefined || step === undefined || to === undefined)
  throw new Error('Say from which seed, by which step, to which.');
if (without !== undefined) register('./without.js', import.meta.url, { data: without });
const { runSeeds } = await import('./run.js');
process.stdout.write(`${JSON.stringify(await runSeeds(from, step, to))}\n`);
