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

/** What `read` gives for a text that stands in the midst of another; a flaw is told with the line there. */
export function within<Value>(line: number, read: () => Value): Value {
  try {
    return read();
  } catch (failure) {
    if (failure instanceof Malformed) throw new Malformed(line + failure.line - 1, failure.says);
    throw failure;
  }
}
