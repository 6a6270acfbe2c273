import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dice, seededChance } from '#kernel';
import { answerTo } from '../server/play.js';
import type { Api } from './api.js';

interface Standing {
  readonly id: string;
  readonly ply: number;
  readonly phase: string;
  readonly offers: Parameters<typeof answerTo>[0];
}

interface Payload {
  readonly match: Standing | null;
  readonly position: string | null;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

/** An acknowledged move: where the log has it, and how long that took. */
export interface Moved {
  readonly position: string;
  readonly ms: number;
}

const MATCH = `match { id ply phase offers { form key min max of total among { key min max } } }
  position userErrors { code message }`;
const CREATE = `mutation Create($input: CreateMatchInput!) { done: createMatch(input: $input) { ${MATCH} } }`;
const JOIN = `mutation Join($input: JoinMatchInput!) { done: joinMatch(input: $input) { ${MATCH} } }`;
const ANSWER = `mutation Answer($input: AnswerInput!) { done: answer(input: $input) { ${MATCH} } }`;
const AGAIN_MS = 100;

/**
 * Plays walks alone, one after the other. A command that got no answer is sent again under its key, by whatever `api`
 * then gives, until it got one: nothing may be lost, nothing may be done twice.
 */
export class Walker {
  readonly #dice: Dice;
  #match: Standing | null = null;
  readonly #ready: Standing[] = [];

  constructor(
    private readonly api: () => Api,
    nth = 0,
  ) {
    this.#dice = seededChance(new Uint8Array(32), { game: 'walker', epoch: nth }).dice('answers', 0);
  }

  /** Begins so many walks ahead. */
  async prepare(walks: number): Promise<void> {
    while (this.#ready.length < walks) this.#ready.push(await this.#begin());
  }

  /** One accepted move; where the last walk is over, another is gone on with, or a fresh one begun first. */
  async move(): Promise<Moved> {
    const match = this.#match?.phase === 'PLAYING' ? this.#match : (this.#ready.pop() ?? (await this.#begin()));
    const input = { matchId: match.id, ply: match.ply, answer: answerTo(match.offers, this.#dice) };
    const began = performance.now();
    const { standing, position } = await this.#send(ANSWER, input);
    this.#match = standing;
    return { position, ms: performance.now() - began };
  }

  async #begin(): Promise<Standing> {
    const created = await this.#send(CREATE, { game: 'wayfarer', seats: 1 });
    const { standing } = await this.#send(JOIN, { matchId: created.standing.id, seat: 0 });
    return standing;
  }

  async #send(operation: string, wish: object): Promise<{ standing: Standing; position: string }> {
    const input = { idempotencyKey: randomUUID(), ...wish };
    for (;;) {
      const { match, position, userErrors } = await this.#ask(operation, input);
      if (match !== null && position !== null) return { standing: match, position };
      if (!userErrors.some(({ code }) => code === 'OUTCOME_UNKNOWN' || code === 'CONTENDED')) {
        throw new Error(userErrors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
      }
      await sleep(AGAIN_MS);
    }
  }

  async #ask(operation: string, input: object): Promise<Payload> {
    for (;;) {
      try {
        return (await this.api().ask<{ done: Payload }>(operation, { input })).done;
      } catch (error) {
        if (!isCutOff(error)) throw error;
        await sleep(AGAIN_MS);
      }
    }
  }
}

/** Whether the connection broke, there is nobody to connect to, or the server says that it can't now. */
function isCutOff(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
