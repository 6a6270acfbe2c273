import type { Cluster } from './cluster.js';

const UNKNOWN = -1;

/** Which broker leads each partition, as far as is known. */
export class Leaders {
  #known: ReadonlyMap<number, number> = new Map();
  #asking: Promise<void> | null = null;

  constructor(
    private readonly cluster: Cluster,
    private readonly topic: string,
  ) {}

  readonly of = (partition: number): number => this.#known.get(partition) ?? UNKNOWN;

  /** What is known stays until the brokers have answered, and if they don't. */
  readonly askAgain = (): Promise<void> => {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  };

  async #ask(): Promise<void> {
    const { topics } = await this.cluster.ask((admin) => admin.fetchTopicMetadata({ topics: [this.topic] }));
    const partitions = topics.flatMap((topic) => topic.partitions);
    this.#known = new Map(partitions.map(({ partitionId, leader }) => [partitionId, leader]));
  }
}
