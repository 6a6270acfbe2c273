import { GraphQLError } from 'graphql';
import type { Principal } from '../principal.js';
import { type Bill, tooExpensive } from './cost.js';
import type { Allowance, Payer, RateLimit } from './rate-limit.js';

/** Opens a meter for each request of whoever asks. */
export class Meters {
  constructor(
    private readonly rateLimit: RateLimit,
    private readonly maxCost: number,
  ) {}

  open(principal: Principal, address: string): Meter {
    return new Meter(this.rateLimit, this.maxCost, payersOf(principal, address));
  }
}

/** What one request may cost, what it did cost, and what is left. */
export class Meter {
  cost = 0;
  private allowance: Allowance | null = null;

  constructor(
    private readonly rateLimit: RateLimit,
    readonly maxCost: number,
    private readonly payers: readonly Payer[],
  ) {}

  /** As it stands after this request; a look at it costs nothing. */
  left(): Allowance {
    return this.allowance ?? this.rateLimit.spend(this.payers, 0);
  }

  /** Throws what the caller is told when the request is too expensive, or their budget is used up. */
  charge(bill: Bill): void {
    this.cost = bill.cost;
    if (bill.cost > this.maxCost) throw tooExpensive(bill, this.maxCost);
    this.allowance = this.rateLimit.spend(this.payers, bill.cost);
    if (!this.allowance.granted) throw tooMany(bill.cost, this.allowance);
  }
}

/** How many times the budget of an address without a token: a person who plays as fast as they can, and a venue. */
const PERSON = 5;
const VENUE = 20;

function payersOf(principal: Principal, address: string): readonly Payer[] {
  if (principal.is === 'nobody') return [{ name: `nobody at ${address}`, times: 1 }];
  return [
    { name: principal.id, times: PERSON },
    { name: `people at ${address}`, times: VENUE },
  ];
}

function tooMany(cost: number, { limit, remaining, waitSeconds }: Allowance): GraphQLError {
  return new GraphQLError(
    `This request costs ${cost} points; ${remaining ?? 0} are left of ${limit ?? 0} a minute. Wait ${waitSeconds} s, or ask for less.`,
    {
      extensions: {
        code: 'RATE_LIMITED',
        asked: cost,
        remaining,
        retryAfter: waitSeconds,
        http: { status: 429, headers: new Map([['retry-after', String(waitSeconds)]]) },
      },
    },
  );
}
