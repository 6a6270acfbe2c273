import type { DataSource } from 'typeorm';
import type { StreamKind } from '#kernel';
import { acceptedAfter, type AcceptedPart, type Counts } from '#readmodel';

const AT_ONCE = 100;

/** The next accepted records. Most reactions stand at the same place, and are woken together: they share one answer. */
export class AcceptedOnce {
  #asked = new Map<string, Promise<AcceptedPart>>();

  constructor(private readonly source: DataSource) {}

  after(from: Counts, kind: StreamKind): Promise<AcceptedPart> {
    const key = `${kind} ${from.join()}`;
    const asked = this.#asked;
    const answer = asked.get(key) ?? acceptedAfter(this.source, from, kind, AT_ONCE).finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  }

  /** There may be more than what is being asked for now. */
  renew(): void {
    this.#asked = new Map();
  }
}
