import { randomUUID } from 'node:crypto';
import { seededChance } from '#kernel';
import { answerTo } from '#test/server';
import type { Api } from './api.js';

interface Standing {
  readonly id: string;
  readonly ply: number;
  readonly phase: string;
  readonly offers: Parameters<typeof answerTo>[0];
}

interface Payload {
  readonly match: Standing | null;
  readonly userErrors: readonly { readonly message: string }[];
}

const MATCH =
  'match { id ply phase offers { form key min max of total among { key min max } } } userErrors { message }';
const CREATE = `mutation Create($input: CreateMatchInput!) { done: createMatch(input: $input) { ${MATCH} } }`;
const JOIN = `mutation Join($input: JoinMatchInput!) { done: joinMatch(input: $input) { ${MATCH} } }`;
const ANSWER = `mutation Answer($input: AnswerInput!) { done: answer(input: $input) { ${MATCH} } }`;

/** Plays walks alone, one after the other, and tells how long each accepted move took. */
export class Walker {
  readonly #dice = seededChance(new Uint8Array(32), { game: 'bench', epoch: 0 }).dice('answers', 0);
  #match: Standing | null = null;

  constructor(private readonly api: Api) {}

  /** One accepted move; a fresh walk is begun first where the last is over. */
  async move(): Promise<number> {
    const match = this.#match?.phase === 'PLAYING' ? this.#match : await this.#begin();
    const input = { matchId: match.id, ply: match.ply, answer: answerTo(match.offers, this.#dice) };
    const began = performance.now();
    this.#match = await this.#send(ANSWER, input);
    return performance.now() - began;
  }

  async #begin(): Promise<Standing> {
    const { id } = await this.#send(CREATE, { game: 'wayfarer', seats: 1 });
    return this.#send(JOIN, { matchId: id, seat: 0 });
  }

  async #send(operation: string, input: object): Promise<Standing> {
    const { done } = await this.api.ask<{ done: Payload }>(operation, {
      input: { idempotencyKey: randomUUID(), ...input },
    });
    if (done.match === null) throw new Error(done.userErrors.map(({ message }) => message).join('\n'));
    return done.match;
  }
}
