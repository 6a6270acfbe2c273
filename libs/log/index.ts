export type * from './command.js';
export type * from './keyring.js';
export type * from './port.js';
export type * from './record-store.js';
export * from './file/index.js';
export { type WhichLog, PARTITIONS } from './identity.js';
export { LARGEST_APPEND, LARGEST_RECORD } from './limits.js';
export { memoryLog } from './memory.js';
