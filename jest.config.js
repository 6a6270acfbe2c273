/** Jest in ESM mode on swc; tests read the sources through the `source` condition of package.json's imports. */
export default {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
