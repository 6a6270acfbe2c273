import type { Answer, DecisionRequest, Json } from '#kernel';

/** What goes between the program and the thread in which a bot thinks. */

export interface Order {
  /** The text of the card set. */
  readonly json: string;
  readonly iterations: number;
}

export interface Question {
  readonly id: number;
  readonly request: DecisionRequest;
  /** As the asked seat may know it: all else is made up before it goes to the thread. */
  readonly position: Json;
  /** The same words give the same answer. */
  readonly seed: string;
}

export interface Reply {
  readonly id: number;
  readonly answer: Answer;
}
