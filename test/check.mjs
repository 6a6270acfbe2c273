/** `npm run check`: the gate, two steps at a time, those that take longest first. What a step said is printed if it failed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const STEPS = ['lint', 'types', 'lint-web', 'format', 'arrows', 'unused', 'lock'];
const AT_ONCE = 2;

const left = [...STEPS];
const failed = (await Promise.all(Array.from({ length: AT_ONCE }, walk))).flat();
console.log(
  failed.length === 0 ? 'all ended well' : `FAILED: ${failed.map((step) => `npm run check:${step}`).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Takes one step after the other, as long as there are any; gives those that failed. */
async function walk() {
  const broken = [];
  for (let step = left.shift(); step !== undefined; step = left.shift()) if (!(await ends(step))) broken.push(step);
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
