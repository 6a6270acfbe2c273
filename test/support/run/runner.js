import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('bench.js', import.meta.url));
const REGISTER = new URL('../typescript/register.js', import.meta.url).href;
/** Tests make many objects that nobody needs for long: docs/decisions/young-objects.md. */
const YOUNG = '--max-semi-space-size=64';
const NODE = [YOUNG, '--conditions=source', '--enable-source-maps', '--no-warnings', '--import', REGISTER];
const GRACE_MS = 10_000;

/**
 * Jest's tests in plain Node. Jest would give every file a world of its own, with all modules loaded anew, in which code runs at
 * a third of its speed; here files follow each other in a few processes, which keep what they loaded.
 */
export default class Runner {
  #config;

  constructor(config) {
    this.#config = config;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const left = [...tests];
    const work = async () => {
      let bench = null;
      for (let test = left.shift(); test !== undefined && !watcher.isInterrupted(); test = left.shift()) {
        bench ??= new Bench(this.#config, test.context.config);
        await onStart(test);
        try {
          const result = await bench.run(test.path);
          // Of a file that cannot even be loaded Jest would say that it holds no test, and not why.
          if (result.testResults.length === 0 && result.testExecError) await onFailure(test, result.testExecError);
          else await onResult(test, result);
        } catch (failure) {
          await onFailure(test, { message: failure.message, stack: failure.message });
          bench = null; // the process is gone, and another one goes on
        }
      }
      await bench?.end();
    };
    await Promise.all(Array.from({ length: Math.min(this.#config.maxWorkers, tests.length) }, work));
  }
}

/** A process that runs one file after the other. */
class Bench {
  #child;
  #ended;

  constructor(globalConfig, config) {
    const { testNamePattern } = globalConfig;
    const { rootDir, testMatch, testTimeout } = config;
    const settings = JSON.stringify({ rootDir, testMatch, testTimeout, testNamePattern });
    this.#child = fork(BENCH, [settings], { execArgv: NODE, serialization: 'advanced' });
    this.#ended = new Promise((resolve) =>
      this.#child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
    );
  }

  async run(path) {
    this.#child.send(path);
    const result = new Promise((resolve) => this.#child.once('message', resolve));
    const lost = this.#ended.then((how) => {
      throw new Error(`The process that ran this file was ended by ${how}.`);
    });
    return Promise.race([result, lost]);
  }

  /** What a test left open would keep the process: it is said, and ended. */
  async end() {
    this.#child.disconnect();
    const timer = setTimeout(() => {
      console.log('A test left a timer, a connection or a server open; its process is ended now.');
      this.#child.kill('SIGKILL');
    }, GRACE_MS);
    await this.#ended;
    clearTimeout(timer);
  }
}
