declare global {
  /** Laid by test/support/run/bench.js. */
  var endAfterFile: (() => Promise<void>)[] | undefined;
  /** The same, while a test runs. */
  var endAfterTest: (() => Promise<void>)[] | null | undefined;
}

/** Calls `end` after the last hook of this test file. */
export function afterFile(end: () => Promise<void>): void {
  if (globalThis.endAfterFile === undefined) throw new Error('afterFile() is for Jest only');
  globalThis.endAfterFile.push(end);
}

/** Calls `end` after the test that is running; outside of one, as in `beforeAll`, after this test file. */
export function afterTest(end: () => Promise<void>): void {
  if (globalThis.endAfterTest) globalThis.endAfterTest.push(end);
  else afterFile(end);
}

/** What a test file starts once, when it first needs it; the next file starts its own. */
export function onceAFile<Started>(
  start: () => Promise<Started>,
  end: (started: Started) => Promise<void>,
): () => Promise<Started> {
  let own: Promise<Started> | null = null;
  return () => {
    if (own !== null) return own;
    const started = start();
    afterFile(async () => {
      own = null;
      await end(await started);
    });
    return (own = started);
  };
}
