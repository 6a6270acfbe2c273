import type { StreamId } from '#kernel';
import { Feed } from '../graphql/feed.js';
import type { Principal } from '../principal.js';
import { type ShownCase, shownCase } from './case-shape.js';
import type { Cases } from './cases.js';

/** A case whenever it changed; it ends with the case. */
export class CaseFeed extends Feed<ShownCase> {
  protected readonly leave: () => void;
  private lastSeq = 0;

  constructor(
    private readonly cases: Cases,
    private readonly stream: StreamId,
    private readonly principal: Principal,
  ) {
    super();
    this.leave = cases.watch(stream, () => {
      this.stir();
    });
  }

  protected async look(): Promise<ShownCase | null> {
    const seen = await this.cases.see(this.stream, this.principal);
    if (seen === null || seen === 'behind' || seen.seq <= this.lastSeq) return null;
    this.lastSeq = seen.seq;
    if (seen.view.case.phase === 'closed') this.end();
    return shownCase(seen, this.cases);
  }
}
