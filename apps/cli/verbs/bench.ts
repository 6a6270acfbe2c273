import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { EXIT, Stop } from '../exit.js';

/** Beside the sources in a clone; from dist one folder further up. */
const clone = ['../../../', '../../../../']
  .map((path) => new URL(path, import.meta.url))
  .find((folder) => existsSync(new URL('test/bench/main.ts', folder)));

/** `dreamledger bench` */
export function benchVerb(program: Command): void {
  program
    .command('bench')
    .description('measure this machine, each figure beside its peer; in a clone only')
    .argument('[part...]', 'which figures; all unless some are named')
    .option('--json <file>', 'write the figures to a file too')
    .action(bench);
}

async function bench(parts: readonly string[], { json }: { json?: string }): Promise<void> {
  if (clone === undefined)
    throw new Stop(EXIT.usage, 'The benchmarks come with a clone of the sources, not with this copy.');
  const child = spawn(
    'npm',
    ['run', '--silent', 'bench', '--', ...parts, ...(json === undefined ? [] : ['--json', resolve(json)])],
    {
      cwd: fileURLToPath(clone),
      stdio: 'inherit',
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 2) throw new Stop(EXIT.usage, 'Name figures that there are; they stand above.');
  if (code !== 0) throw new Stop(EXIT.fault, 'The benchmark ended early; what it said is above.');
}
