/** One durable text, changed by compare-and-set: all that a trust store needs of a file or a database. */
export interface Cell {
  read(): Promise<{ readonly text: string; readonly version: number } | null>;
  /** False, and nothing written, when the text has another version than `was`; 0: there must be none yet. */
  write(text: string, was: number): Promise<boolean>;
}
