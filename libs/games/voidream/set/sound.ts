import type { Flaw, Shape } from '#cards';

/** What is right part by part, and does not go together. */
export function sound<Value>(shape: Shape<Value>, mismatches: (value: Value) => readonly Flaw[]): Shape<Value> {
  return {
    ...shape,
    read(value, at, flaws) {
      const read = shape.read(value, at, flaws);
      const found = read === null ? [] : mismatches(read);
      flaws.push(...found.map(({ at: below, says }) => ({ at: [...at, ...below], says })));
      return found.length === 0 ? read : null;
    },
  };
}
