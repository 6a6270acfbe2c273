/** Tells one family of commands or events from all others, by a list that the compiler holds complete. */
export const family =
  <One extends { readonly type: string }>(types: Readonly<Record<One['type'], true>>) =>
  (each: { readonly type: string }): each is One =>
    Object.hasOwn(types, each.type);
