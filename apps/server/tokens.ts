/** What Nest's modules ask for by name. Each is made in ground.ts, before Nest starts. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
export const CLOCK = Symbol('clock');
export const LOG = Symbol('log');
export const VAULT = Symbol('vault');
export const ARBITER = Symbol('arbiter');
export const AUTHENTICATE = Symbol('authenticate');
