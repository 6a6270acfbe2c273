export type * from './read-model.js';
