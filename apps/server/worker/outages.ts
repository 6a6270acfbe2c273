import type { Json } from '#kernel';
import type { Vault } from '#vault';

/** A time in which no worker was there, or none could write: nobody's clock should have run. */
export type Outage = { readonly from: number; readonly to: number };

type Watch = { readonly alive: number; readonly outages: readonly Outage[] };

const MARK_EVERY_MS = 3_000;
const OUTAGE_MS = 10_000;

/** When workers were there: each says so now and then in the vault, and who finds that nobody did keeps the gap. */
export class Outages {
  /** A mark that is ahead of our clock, and since when we see it. */
  #ahead: { readonly version: number; readonly since: number } | null = null;

  constructor(
    private readonly vault: Vault,
    private readonly canWrite: () => Promise<boolean>,
    /** Whose time it is, which others give back for themselves. */
    private readonly of = 'timers',
  ) {}

  /** Says that somebody is there now; what is yet to be given back, or null when others were first, or none can write. */
  async mark(now: number): Promise<readonly Outage[] | null> {
    const kept = await this.vault.get('cursor', this.of);
    const watch = kept === null ? { alive: now, outages: [] } : (kept.value as Watch);
    const gap = now - watch.alive;
    const isFresh = gap < MARK_EVERY_MS && !this.#isLeftBehind(kept?.version ?? 0, gap, now);
    if (kept !== null && isFresh) return watch.outages;
    if (!(await this.canWrite())) return null;
    const outages = gap > OUTAGE_MS ? [...watch.outages, { from: watch.alive, to: now }] : watch.outages;
    return (await this.#keep({ alive: now, outages }, kept?.version ?? 0)) ? outages : null;
  }

  /** A mark ahead of us that nobody renews was made before the clock was put back: until then no outage would be seen. */
  #isLeftBehind(version: number, gap: number, now: number): boolean {
    if (gap >= 0) this.#ahead = null;
    else if (this.#ahead?.version !== version || this.#ahead.since > now) this.#ahead = { version, since: now };
    return this.#ahead !== null && now - this.#ahead.since > OUTAGE_MS;
  }

  /** It was given back to all. */
  async settle({ from }: Outage): Promise<void> {
    const kept = await this.vault.get('cursor', this.of);
    if (kept === null) return;
    const { alive, outages } = kept.value as Watch;
    await this.#keep({ alive, outages: outages.filter((outage) => outage.from !== from) }, kept.version);
  }

  #keep(watch: Watch, was: number): Promise<boolean> {
    return this.vault.change({ do: 'put', space: 'cursor', key: this.of, value: watch satisfies Json, was });
  }
}
