/** The vault: what must stay secret or be erasable. And the trust store: keys that sign, and what was signed last. */
export type * from './port.js';
export { fileVault } from './file-vault.js';
export { postgresVault } from './postgres-vault.js';
export type * from './trust/port.js';
export { fileTrustStore } from './trust/file.js';
export { postgresTrustStore } from './trust/postgres.js';
export { vaultKeyring } from './keyring.js';
export * from './personal.js';
export * from './kept-text.js';
export * from './erasure.js';
export { copyTrustStore, copyVault } from './move.js';
