import type { Json } from '#kernel';
import type { Vault } from '#vault';

/** A time in which no worker was there, or none could write: nobody's clock should have run. */
export type Outage = { readonly from: number; readonly to: number };

type Watch = { readonly alive: number; readonly outages: readonly Outage[] };

const MARK_EVERY_MS = 3_000;
const OUTAGE_MS = 10_000;

/** When workers were there: each says so now and then in the vault, and who finds that nobody did keeps the gap. */
export class Outages {
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
    if (kept !== null && gap < MARK_EVERY_MS) return watch.outages;
    if (!(await this.canWrite())) return null;
    const outages = gap > OUTAGE_MS ? [...watch.outages, { from: watch.alive, to: now }] : watch.outages;
    return (await this.#keep({ alive: now, outages }, kept?.version ?? 0)) ? outages : null;
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
