/** What Nest's modules ask for by name. Each is made before Nest starts, by ground/open-ground.ts and server.ts. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
export const METRICS = Symbol('metrics');
export const METERS = Symbol('meters');
export const LOG = Symbol('log');
export const LOG_MODE = Symbol('log mode');
export const VAULT = Symbol('vault');
export const TRUST = Symbol('trust store');
export const KEYRING = Symbol('keyring');
export const ARBITER = Symbol('arbiter');
export const READ_MODELS = Symbol('read models');
export const GAMES = Symbol('games');
export const MATCH_RULES = Symbol('match rules');
export const REACTIONS = Symbol('reactions');
export const DECK_RULES = Symbol('deck rules');
export const CHECKS = Symbol('checks');
export const PEOPLE = Symbol('people');
