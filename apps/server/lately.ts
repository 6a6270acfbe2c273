/** So many things by their names, of which the one that was used longest ago makes room for a new one. */
export class Lately<Name, Thing> {
  private readonly kept = new Map<Name, Thing>();

  constructor(private readonly most: number) {}

  find(name: Name): Thing | null {
    const thing = this.kept.get(name);
    return thing === undefined ? null : this.keep(name, thing);
  }

  keep(name: Name, thing: Thing): Thing {
    this.kept.delete(name);
    this.kept.set(name, thing);
    const [longestAgo] = this.kept.keys();
    if (this.kept.size > this.most && longestAgo !== undefined) this.kept.delete(longestAgo);
    return thing;
  }
}
