import { randomUUID } from 'node:crypto';
import type { Millis } from '#kernel';
import type { ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import { globalId } from '../graphql/ids.js';
import { type Deed, deedsAfter } from '../tournament/deeds.js';
import { Loop } from '../worker/loop.js';
import { post, type Receiver } from './post.js';
import { keepWebhook, type KeptWebhook, listWebhooks, secretOf, streamOf, type WebhookRow } from './rows.js';

export interface Delivering {
  readonly readModels: ReadModels;
  readonly vault: Vault;
  readonly now: () => Millis;
  readonly mayBeInside: boolean;
  readonly report: (what: string) => void;
}

const LOOK_EVERY_MS = 500;
/** Longer than a receiver may take. */
const LEFT_TO_ONE_MS = 12_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Sends webhooks what came since, in order, and moves their cursor in the vault when it was taken. A crash in between
 * sends some again, under the same ids. One worker at a time is at a webhook; what fails is tried again, ever more seldom.
 */
export class Delivery {
  readonly #loop: Loop;
  readonly #worker = randomUUID();
  /** Webhooks that are being sent to, each at its own pace. */
  readonly #sending = new Map<string, Promise<void>>();

  constructor(private readonly delivering: Delivering) {
    this.#loop = new Loop({
      step: () => this.#step(),
      everyMs: LOOK_EVERY_MS,
      againMs: LOOK_EVERY_MS,
      waits: 'Webhooks wait',
      report: delivering.report,
    });
  }

  async stop(): Promise<void> {
    await this.#loop.stop();
    await Promise.all(this.#sending.values());
  }

  async #step(): Promise<void> {
    const all = await listWebhooks(this.delivering.vault, null);
    for (const webhook of all.filter((each) => this.#isDue(each))) this.#sending.set(webhook.id, this.#send(webhook));
  }

  #isDue({ id, row: { worker, trouble } }: KeptWebhook): boolean {
    const now = this.delivering.now();
    const isOthers = worker !== null && worker.id !== this.#worker && worker.until > now;
    return !this.#sending.has(id) && !isOthers && (trouble === null || trouble.next <= now);
  }

  async #send(webhook: KeptWebhook): Promise<void> {
    try {
      await this.#deliver(webhook);
    } catch (failure) {
      this.delivering.report(`The webhook ${webhook.id} waits: ${String(failure)}`);
    } finally {
      this.#sending.delete(webhook.id);
    }
  }

  /** The cursor moves with each deed that was taken, by the same write that says who is at the next one. */
  async #deliver(webhook: KeptWebhook): Promise<void> {
    const { vault, now, mayBeInside } = this.delivering;
    const { deeds, through } = await deedsAfter(this.delivering, streamOf(webhook.row), webhook.row.through);
    if (through === webhook.row.through) return;
    const secret = await secretOf(vault, webhook.owner, webhook.id);
    if (secret === null) return;
    let at = webhook;
    const keep = async (row: WebhookRow): Promise<boolean> => {
      const isKept = await keepWebhook(vault, at, row);
      at = { ...at, row, version: at.version + 1 };
      return isKept;
    };
    for (const deed of deeds) {
      if (!(await keep({ ...at.row, worker: { id: this.#worker, until: now() + LEFT_TO_ONE_MS } }))) return;
      const receiver: Receiver = { url: at.row.url, secret, mayBeInside };
      const says = await post(receiver, await messageOf(at.row, deed), now(), this.#loop.signal);
      if (this.#loop.signal.aborted) return;
      if (says !== null) {
        await keep({ ...at.row, worker: null, trouble: troubleAfter(at.row, says, now()) });
        return;
      }
      at = { ...at, row: { ...at.row, through: deed.position.seq, trouble: null } };
    }
    await keep({ ...at.row, through, worker: null, trouble: null });
  }
}

/** Twice as long each time that the same fails again. */
function troubleAfter({ trouble }: WebhookRow, says: string, now: number): WebhookRow['trouble'] {
  const times = (trouble?.times ?? 0) + 1;
  return { times, says, next: now + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (times - 1)) };
}

/** What `tournamentDeeds` tells, as JSON; its id is the record. */
async function messageOf(
  { tournament }: WebhookRow,
  { position, at, by, what, reason, data }: Deed,
): Promise<{ id: string; body: string }> {
  const id = `${position.stream}:${position.seq}`;
  const told = {
    position: id,
    tournamentId: globalId('tournament', tournament),
    at: new Date(at).toISOString(),
    by: by === null ? null : globalId('person', by.subject),
    what,
    reason: await reason,
    data,
  };
  return { id, body: JSON.stringify(told) };
}
