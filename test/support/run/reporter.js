import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Jest's results: a line a file as they come, failures in full, and all counts into a file for test/run.mjs. */
export default class Reporter {
  #done = 0;
  #root;

  constructor({ rootDir }) {
    this.#root = rootDir;
  }

  onTestResult(test, result, { numTotalTestSuites }) {
    const { passed, failed, skipped } = counts(result);
    const verdict = failed > 0 ? 'FAIL' : skipped > 0 ? 'skip' : 'ok  ';
    const place = `${String(++this.#done).padStart(4)}/${numTotalTestSuites}`;
    const seconds = ((result.perfStats.end - result.perfStats.start) / 1000).toFixed(1);
    const file = relative(this.#root, test.path);
    console.log(`${place} ${verdict} ${file} (${passed + failed + skipped} tests, ${seconds} s)`);
    if (failed === 0) return;
    for (const { message } of result.console ?? []) console.log(message);
    console.log(result.failureMessage);
  }

  onRunComplete(_contexts, { testResults }) {
    const suites = testResults.map((result) => ({
      file: relative(this.#root, result.testFilePath),
      ...counts(result),
      failure: result.failureMessage ?? '',
    }));
    writeFileSync(process.env.DREAMLEDGER_RESULTS, JSON.stringify(suites));
  }
}

/** A file that could not even be run is a failure too. */
function counts({ numPassingTests, numFailingTests, numPendingTests, numTodoTests, testExecError }) {
  const broken = numFailingTests === 0 && testExecError ? 1 : 0;
  return { passed: numPassingTests, failed: numFailingTests + broken, skipped: numPendingTests + numTodoTests };
}
