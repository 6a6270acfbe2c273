import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import type { Meter, Meters } from '../graphql/meter.js';
import { NOBODY } from '../principal.js';
import { Refused } from './refused.js';

/** The points that an export takes of the budget of an address. */
const COST = 500;

/** What is asked, once it is paid for; or why it is not answered. What it costs besides, the meter is told. */
export function charged<Asked>(
  meters: Meters,
  request: Request,
  asked: (meter: Meter) => Asked,
  cost = COST,
): Asked | Refused {
  try {
    const meter = meters.open(NOBODY, request.ip ?? 'unknown');
    meter.charge({ cost: Math.min(cost, meter.maxCost), heaviest: null, rows: new Map() });
    return asked(meter);
  } catch (error) {
    return refusedFor(error);
  }
}

/** What was wrong with what was asked, as an answer; anything else is a fault, and thrown on. */
export function refusedFor(error: unknown): Refused {
  if (!(error instanceof GraphQLError)) throw error;
  const { http: _, ...extensions } = error.extensions;
  const isTooMuch = extensions.code === 'RATE_LIMITED';
  const wait: Readonly<Record<string, string>> = isTooMuch ? { 'Retry-After': String(extensions.retryAfter) } : {};
  return new Refused(isTooMuch ? 429 : 400, error.message, extensions, wait);
}
