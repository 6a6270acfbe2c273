import { fileURLToPath } from 'node:url';

/** The module of the tiny games, for DREAMLEDGER_GAMES. */
export const TINY_GAMES = fileURLToPath(new URL('../games/index.ts', import.meta.url));
