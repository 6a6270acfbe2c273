import type { Millis } from '#kernel';
import type { Vault } from '#vault';
import { type ExportRow, keepExport, type KeptExport } from './rows.js';

const TELL_EVERY_MS = 250;

/** How far an export is, as its row tells it: every now and then, and as long as it is this worker's. */
export class Progress {
  #told: number;

  constructor(
    private readonly vault: Vault,
    public kept: KeptExport,
    private readonly now: () => Millis,
    private readonly lease: () => NonNullable<ExportRow['worker']>,
  ) {
    this.#told = now();
  }

  get row(): ExportRow {
    return this.kept.row;
  }

  /** Whether it still is this worker's. */
  async keep(row: ExportRow): Promise<boolean> {
    const kept = await keepExport(this.vault, this.kept, row);
    this.kept = kept ?? this.kept;
    return kept !== null;
  }

  async moved(looked: number, bytes: number): Promise<boolean> {
    const row = { ...this.row, done: this.row.done + looked, bytes, worker: this.lease() };
    if (this.now() - this.#told < TELL_EVERY_MS) {
      this.kept = { ...this.kept, row };
      return true;
    }
    this.#told = this.now();
    return this.keep(row);
  }
}
