import { Fault } from '#kernel';
import type { Admin, Kafka } from 'kafkajs';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const BETWEEN_MS = 250;

/** Asks the brokers, and when that fails asks again over new connections: kafkajs's own do not outlive a change of leaders. */
export class Cluster {
  #admin: Promise<Admin> | null = null;
  #closed = false;

  constructor(
    private readonly kafka: Kafka,
    private readonly report: (what: string) => void,
  ) {}

  async ask<Answer>(question: (admin: Admin) => Promise<Answer>): Promise<Answer> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      if (this.#closed) throw new Fault('The log is closed.');
      const asked = (this.#admin ??= this.#connect());
      try {
        return await question(await asked);
      } catch (cause) {
        if (cause instanceof Fault || Date.now() > deadline) throw cause;
        this.report(`Kafka could not be asked (${String(cause)}), trying again.`);
        if (this.#admin === asked) await this.#disconnect();
        await sleep(BETWEEN_MS);
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#disconnect();
  }

  async #connect(): Promise<Admin> {
    const admin = this.kafka.admin({ retry: { retries: 0 } });
    await admin.connect();
    return admin;
  }

  async #disconnect(): Promise<void> {
    const admin = this.#admin;
    this.#admin = null;
    await admin?.then((connected) => connected.disconnect()).catch(() => undefined);
  }
}
