/** A key for each of these names, in order: the second copy of `stag` is `stag.2`. */
export function copyKeys(names: readonly string[]): readonly string[] {
  return names.map((name, i) => {
    const copy = names.slice(0, i + 1).filter((each) => each === name).length;
    return copy === 1 ? name : `${name}.${copy}`;
  });
}

/** The places in the list that these keys name. */
export function placesOf(names: readonly string[], keys: readonly string[]): readonly number[] {
  const all = copyKeys(names);
  return keys.map((key) => all.indexOf(key));
}
