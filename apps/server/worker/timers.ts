import type { DataSource } from 'typeorm';
import { type Millis, millis, never, type StreamId, streamId, SYSTEM } from '#kernel';
import type { Arbiter } from '#log';
import { deadlineOf, type MatchCommand, type MatchRules } from '#match';
import { findDue, findTimed } from '#readmodel';
import type { Vault } from '#vault';
import { isOutOfReach } from '../out-of-reach.js';
import { Loop } from './loop.js';
import { type Outage, Outages } from './outages.js';

export interface Timing {
  readonly source: DataSource;
  readonly arbiter: Arbiter;
  readonly vault: Vault;
  readonly rules: MatchRules;
  readonly now: () => Millis;
  /** Whether the log takes records: while it does not, nobody can move, and no time is counted. */
  readonly canWrite: () => Promise<boolean>;
  readonly report: (what: string) => void;
}

const TRY_AGAIN_MS = 1000;
/** A match that can't be read is not likely to be mended sooner. */
const MEND_MS = 60_000;

/** What a match announced was not due when it was looked at, as of this record: then look again. */
interface Later {
  readonly seq: number;
  readonly at: number;
}

/**
 * Says when time is up in matches. The log knows each match's next deadline, so any worker may say so, several at once
 * or after a restart: the command has the same id. What was lost in an outage is given back before anything is said.
 */
export class Timers {
  readonly #loop: Loop;
  readonly #outages: Outages;
  readonly #later = new Map<string, Later>();

  constructor(private readonly timing: Timing) {
    this.#outages = new Outages(timing.vault, timing.canWrite);
    this.#loop = new Loop({
      step: () => this.#step(),
      everyMs: 250,
      againMs: TRY_AGAIN_MS,
      waits: 'The clocks wait',
      report: timing.report,
    });
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #step(): Promise<void> {
    const { source, now } = this.timing;
    const outages = await this.#outages.mark(now());
    if (outages === null) return;
    for (const outage of outages) if (!(await this.#giveBack(outage))) return;
    const due = await findDue(source, now());
    const matches = new Set(due.map(({ id }) => id));
    for (const id of this.#later.keys()) if (!matches.has(id)) this.#later.delete(id);
    for (const { id, seq } of due) {
      if (this.#loop.signal.aborted) return;
      const later = this.#later.get(id);
      if (later?.seq === seq && later.at > now()) continue;
      this.#later.set(id, { seq, at: await this.#expire(id, seq) });
    }
  }

  /** Whether every match has it back. One that began later, or where nobody was asked, has lost nothing. */
  async #giveBack(outage: Outage): Promise<boolean> {
    const command = { type: 'CreditClocks' as const, from: millis(outage.from), to: millis(outage.to) };
    for (const { id } of await findTimed(this.timing.source)) {
      if (this.#loop.signal.aborted) return false;
      if (!(await this.#send(streamId('match', id), `credit ${outage.from}`, command))) return false;
    }
    await this.#outages.settle(outage);
    return true;
  }

  /** When to look again. A match that is broken holds up no other. */
  async #expire(id: string, seq: number): Promise<number> {
    const { arbiter, rules, now, report } = this.timing;
    const stream = streamId('match', id);
    const again = now() + TRY_AGAIN_MS;
    try {
      const deadline = await arbiter.look(rules, stream, ({ state }) => ({ at: deadlineOf(state) }), seq);
      if (deadline === null) return again;
      const { at } = deadline;
      if (at === null || at > now()) return at ?? Infinity;
      await this.#send(stream, `time ${at}`, { type: 'ExpireTime' });
      return again;
    } catch (failure) {
      report(`The time of ${stream} can't be told: ${String(failure)}`);
      return isOutOfReach(failure) ? again : now() + MEND_MS;
    }
  }

  /** Whether it was answered, be it with no. */
  async #send(stream: StreamId, key: string, command: MatchCommand): Promise<boolean> {
    const { arbiter, rules } = this.timing;
    const outcome = await arbiter.execute(rules, { stream, actor: SYSTEM, key, command });
    switch (outcome.is) {
      case 'accepted':
      case 'refused':
      case 'key-reused':
      case 'closed':
        return true;
      case 'contended':
      case 'unknown':
        return false;
      default:
        return never(outcome);
    }
  }
}
