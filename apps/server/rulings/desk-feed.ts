import { Feed } from '../graphql/feed.js';

/** How often the read models are asked; a desk spans many streams, so there is no one stream to watch. */
const LOOK_EVERY_MS = 500;

/** The desk first as it is, then whenever something on it changed; it ends for who loses the right to see it. */
export class DeskFeed<Desk> extends Feed<Desk> {
  private last: string | null = null;

  constructor(private readonly see: () => Promise<{ readonly desk: Desk; readonly mark: string } | null>) {
    super();
  }

  protected async look(): Promise<Desk | null> {
    if (this.last !== null) await this.rest(LOOK_EVERY_MS);
    this.stir();
    const now = this.isOver ? null : await this.see();
    if (now === null) this.end();
    if (now === null || now.mark === this.last) return null;
    this.last = now.mark;
    return now.desk;
  }

  protected leave(): void {
    // nothing stirs it but itself
  }
}
