/** What the sentence of a fact is made of. */
export interface Words {
  readonly who: string;
  readonly card: string;
  readonly cards: string;
  readonly number: (name: string) => number;
  readonly isSo: (name: string) => boolean;
  readonly word: (name: string) => string;
  readonly title: (name: string) => string;
  readonly by: (name: string) => string;
  readonly scores: string;
  /** Of the players, by their seats. */
  readonly names: readonly string[];
}

export type Telling = (told: Words) => string;
