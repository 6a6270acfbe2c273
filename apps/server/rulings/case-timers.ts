import type { DataSource } from 'typeorm';
import { type Millis, millis, streamId, SYSTEM } from '#kernel';
import type { Arbiter } from '#log';
import { findDueCases, findTimedCases } from '#readmodel';
import { caseDeadline, caseDecider } from '#rulings';
import type { Vault } from '#vault';
import { Loop } from '../worker/loop.js';
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

/** Says when the time of a case is up: a window for an appeal, an appeal, or a ruling that is overdue. Any worker may, after what an outage took is given back. */
export class CaseTimers {
  readonly #loop: Loop;
  readonly #outages: Outages;

  constructor(private readonly timing: Timing) {
    this.#outages = new Outages(timing.vault, timing.canWrite, 'case-timers');
    this.#loop = new Loop({
      step: () => this.#step(),
      everyMs: 500,
      againMs: 2_000,
      waits: "The time of cases can't be told",
      report: timing.report,
    });
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #step(): Promise<void> {
    const { source, arbiter, now } = this.timing;
    const outages = await this.#outages.mark(now());
    if (outages === null) return;
    for (const outage of outages) if (!(await this.#giveBack(outage))) return;
    for (const { id, seq } of await findDueCases(source, now())) {
      if (this.#loop.signal.aborted) return;
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
      if (this.#loop.signal.aborted) return false;
      const stream = streamId('case', id);
      const said = { stream, actor: SYSTEM, key: `credit ${outage.from}`, command };
      const { is } = await arbiter.execute(caseDecider, said);
      if (is === 'contended' || is === 'unknown') return false;
    }
    await this.#outages.settle(outage);
    return true;
  }
}
