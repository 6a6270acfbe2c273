import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { ROOT } from '../../../apps/cli/bin/ready.mjs';

const GRACE_MS = 15_000;
const EXITS = { 0: 'ended well', 1: 'ended with failures' };
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const REPORTER = '--reporters=<rootDir>/test/support/run/reporter.js';

/** Runs suites in a Jest of their own; resolves with the counts of each, and of Jest itself where it did not end well. */
export async function runJest({ suites, workers }, environment) {
  const dir = mkdtempSync(join(tmpdir(), 'dreamledger-run-'));
  const results = join(dir, 'results.json');
  const args = [JEST, REPORTER, '--verbose=false', `--maxWorkers=${workers}`, '--runTestsByPath', ...suites];
  const env = { ...process.env, ...environment, DREAMLEDGER_RESULTS: results };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = await endOf(child, results);
  const counted = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : [];
  rmSync(dir, { recursive: true, force: true });
  const failed = counted.some((suite) => suite.failed > 0);
  if (ended === EXITS[0] || (ended === EXITS[1] && failed)) return counted;
  console.log(`Jest ${ended}`);
  return [...counted, { file: `Jest, which ${ended}`, passed: 0, failed: 1, skipped: 0 }];
}

/** A Jest that has all results and does not end has been left something open by a test. */
async function endOf(child, results) {
  const ended = new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(`could not be started: ${message}`));
    child.once('exit', (code, signal) => resolve(EXITS[code] ?? `was ended by ${signal ?? `code ${code}`}`));
  });
  const hung = 'did not end: a test left a timer, a connection or a server open';
  while (child.exitCode === null && !existsSync(results)) await Promise.race([ended, sleep(250)]);
  const end = await Promise.race([ended, sleep(GRACE_MS, hung, { ref: false })]);
  if (end === hung) child.kill('SIGKILL');
  return end;
}
