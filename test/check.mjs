/**
 * `npm run check`: the gate. Linting needs all types and takes longest, on one core, so all else goes beside it; what a
 * step said is printed if it failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const LANES = [['lint'], ['lock', 'format', 'arrows', 'types', 'unused']];

const failed = (await Promise.all(LANES.map(walk))).flat();
console.log(
  failed.length === 0 ? 'all ended well' : `FAILED: ${failed.map((step) => `npm run check:${step}`).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** The steps of a lane one after the other; gives those that failed. */
async function walk(steps) {
  const broken = [];
  for (const step of steps) if (!(await ends(step))) broken.push(step);
  return broken;
}

async function ends(step) {
  const began = Date.now();
  const child = spawn('npm', ['run', '--silent', `check:${step}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
  const [code] = await once(child, 'close');
  console.log(`check:${step} ${code === 0 ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - began) / 1000)} s`);
  if (code !== 0) console.log(Buffer.concat(said).toString());
  return code === 0;
}
