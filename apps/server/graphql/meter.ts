import { GraphQLError } from 'graphql';
import type { Principal } from '../principal.js';
import { type Bill, type OwnLength, tooExpensive } from './cost.js';
import type { Allowance, Payer, RateLimit } from './rate-limit.js';

/** Opens a meter for each request of whoever asks. */
export class Meters {
  constructor(
    private readonly rateLimit: RateLimit,
    private readonly maxCost: number,
  ) {}

  open(principal: Principal, address: string): Meter {
    const payers = payersOf(principal, address);
    return new Meter(this.rateLimit, Math.min(this.maxCost, this.rateLimit.most(payers)), payers);
  }
}

/** What one request may cost, what it did cost, and what is left. */
export class Meter {
  cost = 0;
  private allowance: Allowance | null = null;
  private rows: Bill['rows'] = new Map();

  constructor(
    private readonly rateLimit: RateLimit,
    readonly maxCost: number,
    private payers: readonly Payer[],
  ) {}

  /** As it stands after this request; a look at it costs nothing. */
  left(): Allowance {
    return this.allowance ?? this.rateLimit.spend(this.payers, 0);
  }

  /** Throws what the caller is told when the request is too expensive, or their budget is used up. */
  charge(bill: Bill): void {
    this.cost = bill.cost;
    this.rows = bill.rows;
    if (bill.cost > this.maxCost) throw tooExpensive(bill, this.maxCost);
    this.allowance = this.rateLimit.spend(this.payers, bill.cost);
    if (!this.allowance.granted) throw tooMany(bill.cost, this.allowance);
  }

  /** Throws, before long work of which many wait for their turn, when what was owed since has overdrawn the budget. */
  afford(): void {
    const allowance = this.rateLimit.spend(this.payers, 0);
    if (!allowance.granted) throw tooMany(this.cost, allowance);
  }

  /** What it costs from now on is paid by a budget of its own, as large: nobody is kept from acting by what they look at. */
  watch(): void {
    this.payers = this.payers.map(({ name, times }) => ({ name: `${name}, watching`, times }));
  }

  /** It was answered once more. */
  again(): void {
    this.owe(this.cost);
  }

  /** How long its next answer has to wait, in milliseconds. */
  wait(): number {
    return this.rateLimit.overdrawn(this.payers);
  }

  /** So many rows of this list were found. */
  found(list: OwnLength, count: number): void {
    this.owe(count * (this.rows.get(list) ?? 0));
  }

  /** What nobody could foresee is answered all the same: the next request waits the longer for it. */
  owe(points: number): void {
    this.rateLimit.owe(this.payers, points);
  }
}

/** How many times the budget of a person: behind one address may be a venue that looks on, and one that plays. */
const LOOKING_ON = 10;
const PLAYING = 20;

function payersOf(principal: Principal, address: string): readonly Payer[] {
  if (principal.is === 'nobody') return [{ name: `nobody at ${address}`, times: LOOKING_ON }];
  return [
    { name: principal.id, times: 1 },
    { name: `people at ${address}`, times: PLAYING },
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
