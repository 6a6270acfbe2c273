import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { type Millis, streamId, SYSTEM } from '#kernel';
import type { Arbiter } from '#log';
import { findDueCases, isBeingBuilt } from '#readmodel';
import { caseDeadline, caseDecider } from '#rulings';

interface Timing {
  readonly source: DataSource;
  readonly arbiter: Arbiter;
  readonly now: () => Millis;
  readonly report: (what: string) => void;
}

const LOOK_EVERY_MS = 500;
const TRY_AGAIN_MS = 2_000;

/** Says when the time of a case is up: a window for an appeal, an appeal, or a ruling that is overdue. Any worker may. */
export class CaseTimers {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #trouble: string | null = null;

  constructor(private readonly timing: Timing) {
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
    for (const { id, seq } of await findDueCases(source, now())) {
      if (this.#stop.signal.aborted) return;
      const stream = streamId('case', id);
      const deadline = await arbiter.look(caseDecider, stream, ({ state }) => caseDeadline(state), seq);
      if (deadline === null || deadline > now()) continue;
      const command = { type: 'ExpireCase' as const };
      await arbiter.execute(caseDecider, { stream, actor: SYSTEM, key: `time ${deadline}`, command });
    }
  }

  #troubled(trouble: string): void {
    if (this.#trouble !== trouble) this.timing.report(`The time of cases can't be told: ${trouble}`);
    this.#trouble = trouble;
  }
}
