import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { type Millis, millis, streamId, SYSTEM } from '#kernel';
import type { Arbiter } from '#log';
import { findDueCases, findTimedCases, isBeingBuilt } from '#readmodel';
import { caseDeadline, caseDecider } from '#rulings';
import type { Vault } from '#vault';
import { type Outage, Outages } from '../worker/outages.js';

interface Timing {
  readonly vault: Vault;
  /** While the log takes no records nobody can act, and no time is counted. */
  readonly canWrite: () => Promise<boolean>;
  readonly source: DataSource;
  readonly arbiter: Arbiter;
  readonly now: () => Millis;
  readonly report: (what: string) => void;
}

const LOOK_EVERY_MS = 500;
const TRY_AGAIN_MS = 2_000;

/** Says when the time of a case is up: a window for an appeal, an appeal, or a ruling that is overdue. Any worker may, after what an outage took is given back. */
export class CaseTimers {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  readonly #outages: Outages;
  #trouble: string | null = null;

  constructor(private readonly timing: Timing) {
    this.#outages = new Outages(timing.vault, timing.canWrite, 'case-timers');
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const pause = await this.#step().then(
        () => {
          this.#trouble = null;
          return LOOK_EVERY_MS;
        },
        (failure: unknown) => {
          if (!signal.aborted && !isBeingBuilt(failure)) this.#troubled(String(failure));
          return TRY_AGAIN_MS;
        },
      );
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  async #step(): Promise<void> {
    const { source, arbiter, now } = this.timing;
    const outages = await this.#outages.mark(now());
    if (outages === null) return;
    for (const outage of outages) if (!(await this.#giveBack(outage))) return;
    for (const { id, seq } of await findDueCases(source, now())) {
      if (this.#stop.signal.aborted) return;
      const stream = streamId('case', id);
      const deadline = await arbiter.look(caseDecider, stream, ({ state }) => caseDeadline(state), seq);
      if (deadline === null || deadline > now()) continue;
      const command = { type: 'ExpireCase' as const };
      await arbiter.execute(caseDecider, { stream, actor: SYSTEM, key: `time ${deadline}`, command });
    }
  }

  /** Whether every case has it back. One that was opened later, or whose time stood still, has lost nothing. */
  async #giveBack(outage: Outage): Promise<boolean> {
    const { source, arbiter } = this.timing;
    const command = { type: 'CreditCase' as const, from: millis(outage.from), to: millis(outage.to) };
    for (const { id } of await findTimedCases(source)) {
      if (this.#stop.signal.aborted) return false;
      const stream = streamId('case', id);
      const said = { stream, actor: SYSTEM, key: `credit ${outage.from}`, command };
      const { is } = await arbiter.execute(caseDecider, said);
      if (is === 'contended' || is === 'unknown') return false;
    }
    await this.#outages.settle(outage);
    return true;
  }

  #troubled(trouble: string): void {
    if (this.#trouble !== trouble) this.timing.report(`The time of cases can't be told: ${trouble}`);
    this.#trouble = trouble;
  }
}
