/** Jest in ESM mode on swc; tests read the sources through the `source` condition of package.json's imports. */
export default {
  testEnvironment: '<rootDir>/test/support/environment.js',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
  testTimeout: 120_000, // the first to need a server starts it
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
