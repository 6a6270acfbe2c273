import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { CloseRatingPeriodInput, CorrectRatingPeriodInput, ScheduleRatingsInput } from '#contract';
import { millis } from '#kernel';
import type { Arbiter, Log } from '#log';
import type { GameRegistry } from '#match';
import type { ReadModels } from '#readmodel';
import type { RatingRules } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import { actorOf } from '../people/access.js';
import { ARBITER, GAMES, LOG, RATING_RULES, READ_MODELS } from '../tokens.js';
import {
  type By,
  closeRatings,
  correctRatings,
  type RatingOutcome,
  type RatingPorts,
  ratingStream,
  send,
} from './rate.js';
import { gameProblem, type ShownRatings } from './ratings.resolver.js';

interface Payload {
  readonly ratings: ShownRatings | null;
  readonly position: Position | null;
  readonly repeated: boolean;
  readonly userErrors: readonly UserError[];
}

interface ToRatings {
  readonly idempotencyKey: string;
  readonly game: string;
}

/** More days are no number of milliseconds. Far fewer are refused as too many. */
const MOST_DAYS = 100_000_000;
const DAY = 86_400_000;

/** Rating what was played; by admins, and by the clock (rating-timer.ts). */
@Resolver()
export class RatingMutations {
  private readonly ports: RatingPorts;

  constructor(
    @Inject(LOG) log: Log,
    @Inject(ARBITER) arbiter: Arbiter,
    @Inject(READ_MODELS) readModels: ReadModels,
    @Inject(RATING_RULES) rules: RatingRules,
    @Inject(GAMES) private readonly games: GameRegistry,
  ) {
    this.ports = { log, arbiter, readModels, rules };
  }

  @Mutation()
  closeRatingPeriod(@Args('input') input: CloseRatingPeriodInput, @Context() asking: Asking): Promise<Payload> {
    const { game, season = null, until } = input;
    return this.allowed(input, asking, (by) =>
      closeRatings(this.ports, by, { game, season, until: millis(until ?? Date.now()) }),
    );
  }

  @Mutation()
  correctRatingPeriod(@Args('input') input: CorrectRatingPeriodInput, @Context() asking: Asking): Promise<Payload> {
    return this.allowed(input, asking, (by) => correctRatings(this.ports, by, input));
  }

  @Mutation()
  scheduleRatings(@Args('input') input: ScheduleRatingsInput, @Context() asking: Asking): Promise<Payload> {
    const { game, season, everyDays = null } = input;
    const every = everyDays === null ? null : Math.max(0, Math.min(everyDays, MOST_DAYS)) * DAY;
    return this.allowed(input, asking, (by) => send(this.ports, by, game, { type: 'ScheduleRatings', season, every }));
  }

  private async allowed(
    { idempotencyKey: key, game }: ToRatings,
    { principal }: Asking,
    execute: (by: By) => Promise<RatingOutcome>,
  ): Promise<Payload> {
    const actor = actorOf(principal, 'rate', null);
    if (actor.is !== 'done') return notDone(outcomeAsError(actor));
    const wrongKey = keyProblem(key);
    if (wrongKey !== null) return notDone(wrongKey);
    const wrongGame = gameProblem(this.games, game);
    if (wrongGame !== null) return notDone(userError('INVALID_INPUT', wrongGame, 'game'));
    const outcome = await execute({ actor: actor.value, key });
    if (outcome.is !== 'accepted') return notDone(outcomeAsError(outcome));
    const position = { stream: ratingStream(game), seq: outcome.seq };
    return { ratings: { game }, position, repeated: outcome.repeated, userErrors: [] };
  }
}

const notDone = (error: UserError): Payload => ({
  ratings: null,
  position: null,
  repeated: false,
  userErrors: [error],
});
