/** Lets so many work at once and so many more wait; whoever comes then is turned away with null. */
export class Gate {
  #working = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly atMostWaiting: number,
  ) {}

  async pass<Value>(work: () => Promise<Value>): Promise<Value | null> {
    if (this.#working < this.atOnce) this.#working += 1;
    else if (this.#waiting.length >= this.atMostWaiting) return null;
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#working -= 1;
      else next();
    }
  }
}
