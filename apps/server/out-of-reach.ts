import { Unavailable } from '#kernel';
import { isBeingBuilt } from '#readmodel';

/** What the network says of who is not there. */
const NOBODY_THERE: readonly unknown[] = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];

/** What PostgreSQL says of a connection that breaks (08), of no more room (53), of going down or coming up (57P), and of who idled too long (25P03). */
const POSTGRES_AWAY = /^(?:08...|53...|57P0[1235]|25P03)$/;

/** Of a connection that is gone `pg` has no more than words. */
const CONNECTION_GONE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether it failed for something that this stands on, which is away for now: the same request will do once it is back. */
export const isOutOfReach = (failure: unknown): boolean =>
  failure instanceof Error &&
  (failure instanceof Unavailable || isBeingBuilt(failure) || isAway(failure) || isOutOfReach(failure.cause));

function isAway(failure: Error): boolean {
  const code = 'code' in failure ? failure.code : null;
  if (typeof code !== 'string') return CONNECTION_GONE.test(failure.message);
  return NOBODY_THERE.includes(code) || POSTGRES_AWAY.test(code);
}

/** To whoever asked meanwhile. */
export const NOT_NOW = "The server can't reach what it stores things in at the moment.";

/** When it may be there again. */
export const AGAIN_IN_SECONDS = 2;
