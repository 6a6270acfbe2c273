/** A text that is not in its format: in which line, counted from 1, and what would be right. */
export class Malformed extends Error {
  override readonly name = 'Malformed';

  constructor(
    readonly line: number,
    readonly says: string,
  ) {
    super(`line ${line}: ${says}`);
  }
}
