/** A ready deck as its author writes it. */
export interface DeckText {
  readonly name: string;
  /** How it plays, in a line or two. */
  readonly plays: string;
  readonly text: string;
}
