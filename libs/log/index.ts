export type * from './command.js';
export type * from './keyring.js';
export type * from './port.js';
export type * from './record-store.js';
