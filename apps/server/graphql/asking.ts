import type { Principal } from '../principal.js';
import type { Meter } from './meter.js';

/** What a resolver gets as its context, the same over HTTP and over a WebSocket. */
export interface Asking {
  readonly principal: Principal;
  readonly address: string;
  readonly requestId: string;
  readonly meter: Meter;
}
