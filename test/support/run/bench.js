import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { jestExpect as expect } from '@jest/expect';
import * as circus from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { ModuleMocker } from 'jest-mock';

/** Runs each test file that it is told of, and answers with what Jest calls a test result. */

const config = JSON.parse(process.argv[2]);
const FORMAT = { noStackTrace: false };
const STATUS = { skip: 'pending', todo: 'todo' };
const SPOKEN = ['debug', 'error', 'info', 'log', 'warn'];

const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
const jest = new ModuleMocker(globalThis);
Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, it, test, expect, jest });

circus.addEventHandler(async (event) => {
  if (event.name === 'test_start') {
    expect.setState({ currentTestName: event.test.name, ...NOTHING_ASSERTED });
    globalThis.endAfterTest = [];
  }
  if (event.name === 'test_done') {
    for (const { error } of expect.extractExpectedAssertionsErrors()) event.test.errors.push([error, error]);
    const ends = globalThis.endAfterTest;
    globalThis.endAfterTest = null;
    for (const end of ends.reverse()) await end().catch((error) => event.test.errors.push([error, error]));
  }
});
const NOTHING_ASSERTED = {
  assertionCalls: 0,
  expectedAssertionsNumber: null,
  isExpectingAssertions: false,
  numPassingAsserts: 0,
  suppressedErrors: [],
};

for (const name of ['uncaughtException', 'unhandledRejection'])
  process.on(name, (error) => {
    const { currentlyRunningTest, unhandledErrors } = circus.getState();
    (currentlyRunningTest?.errors ?? unhandledErrors).push([error, error]);
  });

process.on('message', async (path) => process.send(await run(path)));

async function run(path) {
  circus.resetState();
  Object.assign(circus.getState(), {
    testTimeout: config.testTimeout,
    testNamePattern: config.testNamePattern ? new RegExp(config.testNamePattern, 'i') : null,
  });
  expect.setState({ testPath: path });
  globalThis.endAfterFile = [];
  globalThis.endAfterTest = null;
  const environment = { ...process.env };
  const folder = process.cwd();
  const spoken = listen();

  const start = Date.now();
  const broken = [];
  await import(pathToFileURL(path).href).catch((error) => broken.push(error));
  const { testResults, unhandledErrorsDetailed } = await circus.run();
  for (const end of globalThis.endAfterFile.reverse()) await end().catch((error) => broken.push(error));
  broken.push(...unhandledErrorsDetailed);

  spoken.end();
  process.chdir(folder);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  return resultOf(path, { start, broken, testResults, spoken: spoken.lines });
}

/** Keeps what is said on the console, for those who look into a failure. */
function listen() {
  const lines = [];
  const own = Object.fromEntries(SPOKEN.map((name) => [name, console[name]]));
  for (const type of SPOKEN) {
    console[type] = (...words) => lines.push({ type, message: format(...words), origin: '' });
  }
  return { lines, end: () => Object.assign(console, own) };
}

function resultOf(path, { start, broken, testResults, spoken }) {
  const end = Date.now();
  const results = testResults.map(({ testPath, status, errors, duration, numPassingAsserts }) => {
    const [, ...names] = testPath;
    return {
      ancestorTitles: names.slice(0, -1),
      title: names.at(-1),
      fullName: names.join(' '),
      status: STATUS[status] ?? (errors.length > 0 ? 'failed' : 'passed'),
      failureMessages: errors,
      failureDetails: [],
      duration,
      invocations: 1,
      numPassingAsserts,
    };
  });
  const number = (status) => results.filter((result) => result.status === status).length;
  const failures = [
    formatResultsErrors(results, config, FORMAT, path),
    ...broken.map((error) => formatExecError(error, config, FORMAT, path)),
  ].filter((text) => text !== null);
  const [first] = broken;
  return {
    console: spoken.length > 0 ? spoken : undefined,
    failureMessage: failures.length > 0 ? failures.join('\n') : null,
    leaks: false,
    numFailingTests: number('failed'),
    numPassingTests: number('passed'),
    numPendingTests: number('pending'),
    numTodoTests: number('todo'),
    openHandles: [],
    perfStats: {
      start,
      end,
      runtime: end - start,
      slow: false,
      loadTestEnvironmentStart: 0,
      loadTestEnvironmentEnd: 0,
    },
    skipped: false,
    snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
    testExecError: first === undefined ? undefined : { message: String(first), stack: first?.stack ?? String(first) },
    testFilePath: path,
    testResults: results,
  };
}
