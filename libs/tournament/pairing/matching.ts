/** Who may be paired with whom, each list with the best first. It must be the same from both sides. */
export type Neighbours = (vertex: number) => Iterable<number>;

const NOBODY = -1;

/** The partner of each vertex, or -1. */
export type Partners = Int32Array;

export const noPartners = (vertices: number): Partners => new Int32Array(vertices).fill(NOBODY);

export const isFree = (partners: Partners, vertex: number): boolean => partners[vertex] === NOBODY;

export function join(partners: Partners, a: number, b: number): void {
  partners[a] = b;
  partners[b] = a;
}

/** Changes a matching until it has as many pairs as any can have: Edmonds' blossoms, one augmenting path after the other. */
export function pairAsManyAsPossible(partners: Partners, neighbours: Neighbours): void {
  for (let vertex = 0; vertex < partners.length; vertex++) {
    if (isFree(partners, vertex)) new Search(partners, neighbours).augmentFrom(vertex);
  }
}

/** A breadth-first search for one augmenting path, in which odd circles are shrunk to their base. */
class Search {
  readonly #parent: Int32Array;
  readonly #base: Int32Array;
  readonly #isOuter: Uint8Array;
  readonly #queue: number[] = [];

  constructor(
    private readonly partners: Partners,
    private readonly neighbours: Neighbours,
  ) {
    const vertices = partners.length;
    this.#parent = new Int32Array(vertices).fill(NOBODY);
    this.#base = Int32Array.from({ length: vertices }, (_, vertex) => vertex);
    this.#isOuter = new Uint8Array(vertices);
  }

  augmentFrom(root: number): void {
    this.#reach(root);
    // the queue grows while it is gone through
    for (const vertex of this.#queue) {
      const end = this.#explore(vertex, root);
      if (end === NOBODY) continue;
      this.#flip(end);
      return;
    }
  }

  #reach(vertex: number): void {
    this.#isOuter[vertex] = 1;
    this.#queue.push(vertex);
  }

  /** The free vertex to which a path leads from here, if one was found. */
  #explore(from: number, root: number): number {
    for (const to of this.neighbours(from)) {
      if (this.#baseOf(from) === this.#baseOf(to) || this.partners[from] === to) continue;
      const mate = this.partners[to] as number;
      if (to === root || (mate !== NOBODY && this.#parent[mate] !== NOBODY)) {
        this.#shrink(from, to);
      } else if (this.#parent[to] === NOBODY) {
        this.#parent[to] = from;
        if (mate === NOBODY) return to;
        this.#reach(mate);
      }
    }
    return NOBODY;
  }

  /** From a free vertex back to the root, pairs become others. */
  #flip(end: number): void {
    for (let vertex = end; vertex !== NOBODY;) {
      const before = this.#parent[vertex] as number;
      const next = this.partners[before] as number;
      join(this.partners, vertex, before);
      vertex = next;
    }
  }

  #shrink(a: number, b: number): void {
    const base = this.#commonBase(a, b);
    const inside = new Set<number>();
    this.#mark(a, base, b, inside);
    this.#mark(b, base, a, inside);
    for (let vertex = 0; vertex < this.#base.length; vertex++) {
      if (!inside.has(this.#baseOf(vertex))) continue;
      this.#base[vertex] = base;
      if (this.#isOuter[vertex] === 0) this.#reach(vertex);
    }
  }

  #commonBase(a: number, b: number): number {
    const above = new Set<number>();
    for (let vertex = a; ; vertex = this.#parent[this.partners[vertex] as number] as number) {
      vertex = this.#baseOf(vertex);
      above.add(vertex);
      if (isFree(this.partners, vertex)) break;
    }
    for (let vertex = b; ; vertex = this.#parent[this.partners[vertex] as number] as number) {
      vertex = this.#baseOf(vertex);
      if (above.has(vertex)) return vertex;
    }
  }

  #mark(from: number, base: number, child: number, inside: Set<number>): void {
    for (let vertex = from, before = child; this.#baseOf(vertex) !== base;) {
      const mate = this.partners[vertex] as number;
      inside.add(this.#baseOf(vertex)).add(this.#baseOf(mate));
      this.#parent[vertex] = before;
      before = mate;
      vertex = this.#parent[mate] as number;
    }
  }

  #baseOf(vertex: number): number {
    return this.#base[vertex] as number;
  }
}
