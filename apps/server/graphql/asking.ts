import type { Principal } from '../principal.js';
import type { Meter } from './meter.js';

/** What a resolver gets as its context, the same over HTTP and over a WebSocket. */
export interface Asking {
  readonly principal: Principal;
  readonly address: string;
  readonly requestId: string;
  readonly meter: Meter;
  /** Null over a WebSocket: there is no request to answer with a cookie. */
  readonly exchange: Exchange | null;
}

/** What one request over HTTP came with besides its body, and what goes with its answer. */
export interface Exchange {
  readonly cookies: string;
  /** A cookie with its attributes; `Secure` is added where it came by TLS. */
  readonly setCookie: (cookie: string) => void;
  /** Tells programs, in a header, when to try again. */
  readonly comeBackIn: (seconds: number) => void;
}
