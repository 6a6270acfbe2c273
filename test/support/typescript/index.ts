import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** As the tests themselves have it. */
const YOUNG = '--max-semi-space-size=64';

/** Starts a TypeScript program in a process of its own, which a test may then kill; its errors go to ours. */
export function startProgram(
  url: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): ChildProcessByStdio<null, Readable, null> {
  const register = new URL('register.js', import.meta.url).href;
  const node = [YOUNG, '--conditions=source', '--no-warnings', '--import', register, fileURLToPath(url), ...args];
  return spawn(process.execPath, node, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...settings },
  });
}
