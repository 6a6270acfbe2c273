/** Jest in plain Node, by a runner of our own; tests read the sources through the `source` condition of package.json's imports. */
export default {
  runner: '<rootDir>/test/support/run/runner.js',
  testSequencer: '<rootDir>/test/support/run/sequencer.js',
  testTimeout: 120_000, // the first to need a server starts it
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
