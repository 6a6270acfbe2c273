declare global {
  /** Laid by test/support/environment.js. */
  var endAfterFile: (() => Promise<void>)[] | undefined;
}

/** Calls `end` after the last hook of this test file. */
export function afterFile(end: () => Promise<void>): void {
  if (globalThis.endAfterFile === undefined) throw new Error('afterFile() is for Jest only');
  globalThis.endAfterFile.push(end);
}
