import { GraphQLError } from 'graphql';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Metrics } from '../metrics.js';
import { type Authenticate, NOBODY, type Principal } from '../principal.js';
import type { Asking } from './asking.js';
import type { Meters } from './meter.js';

interface Needs {
  readonly authenticate: Authenticate;
  readonly meters: Meters;
  readonly metrics: Metrics;
  readonly now: () => number;
}

const FORBIDDEN = 4403;
const MOST_AT_ONCE = 50;
/** Whether a token still holds is asked again this often: signing out everywhere ends subscriptions too. */
const ASK_AGAIN = 5_000;
const LONGEST_TIMER = 2 ** 31 - 1;

/** One open socket: who it is, shown once when it connects, and what runs on it. */
export class Visitor {
  private principal: Principal = NOBODY;
  private readonly running = new Set<string>();
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly socket: WebSocket,
    private readonly address: string,
    private readonly needs: Needs,
  ) {}

  /** Takes the token from `authorization` of the connection's parameters, or from the request's header. */
  async arrive(parameters: Readonly<Record<string, unknown>> | undefined, request: IncomingMessage): Promise<boolean> {
    const given = parameters?.authorization ?? parameters?.Authorization ?? request.headers.authorization;
    if (given === undefined || given === '') return true;
    const bearer = typeof given === 'string' ? /^(?:Bearer +)?(\S+)$/i.exec(given)?.[1] : undefined;
    const principal = bearer === undefined ? null : await this.needs.authenticate(bearer);
    if (principal === null || bearer === undefined) {
      this.socket.close(FORBIDDEN, 'This token is not valid: sign in again');
      return false;
    }
    this.principal = principal;
    this.watchOver(principal, bearer);
    return true;
  }

  asking(operation: string): Asking {
    const { principal, address } = this;
    return {
      principal,
      address,
      requestId: `${randomUUID()}/${operation}`,
      meter: this.needs.meters.open(principal, address),
      exchange: null,
    };
  }

  /** Null when one more may run. */
  begin(id: string, atOnce: number, operation: string): GraphQLError | null {
    if (atOnce > MOST_AT_ONCE) {
      return new GraphQLError(`This socket runs ${MOST_AT_ONCE} operations already. End some of them first.`, {
        extensions: { code: 'LIMIT_EXCEEDED', limit: 'subscriptions', asked: atOnce, allowed: MOST_AT_ONCE },
      });
    }
    if (operation === 'subscription') {
      this.running.add(id);
      this.needs.metrics.subscriptions.inc();
    }
    return null;
  }

  end(id: string): void {
    if (this.running.delete(id)) this.needs.metrics.subscriptions.dec();
  }

  leave(): void {
    for (const timer of this.timers) clearTimeout(timer);
    for (const id of this.running) this.end(id);
  }

  private watchOver(principal: Principal, bearer: string): void {
    if (principal.is === 'nobody') return;
    const again = setInterval(() => {
      this.needs.authenticate(bearer).then(
        (still) => {
          if (still === null) this.dismiss('The token was revoked');
        },
        () => {
          this.dismiss('The token could not be checked');
        },
      );
    }, ASK_AGAIN);
    this.timers.push(again);
    if (principal.until === null) return;
    const left = Math.min(Math.max(0, principal.until - this.needs.now()), LONGEST_TIMER);
    this.timers.push(
      setTimeout(() => {
        this.dismiss('The token has run out');
      }, left),
    );
  }

  private dismiss(why: string): void {
    this.socket.close(FORBIDDEN, why);
  }
}
