import { createHmac, randomBytes } from 'node:crypto';
import { type ActorId, actorId, base64Of, Fault, fromBase64, isJsonObject, type Json } from '#kernel';
import type { Change, Put, Vault } from '#vault';
import { foldedName, keptMail } from './names.js';

/**
 * Finds people by name and by mail without keeping either in the clear: the vault's keys are made with a key of its
 * own. A name belongs to one person, a mail address to as many as say so.
 */
export class NameIndex {
  private constructor(
    private readonly vault: Vault,
    private readonly key: Uint8Array,
  ) {}

  static async open(vault: Vault): Promise<NameIndex> {
    const fresh = base64Of(randomBytes(32));
    await vault.change({ do: 'put', space: 'name', key: 'key', value: fresh, was: 0 });
    const kept = await vault.get('name', 'key');
    if (typeof kept?.value !== 'string') throw new Fault('The vault has lost the key of its names.');
    return new NameIndex(vault, fromBase64(kept.value));
  }

  async find(name: string): Promise<ActorId | null> {
    const kept = await this.vault.get('name', this.nameKey(name));
    return kept === null ? null : subjectIn(kept.value);
  }

  async findByMail(mail: string): Promise<readonly ActorId[]> {
    const rows = await this.vault.list('name', this.mailPrefix(mail));
    return rows.map(({ value }) => subjectIn(value));
  }

  /** Fails the change it is part of when the name is taken. */
  claim(name: string, subject: ActorId): Put {
    return { do: 'put', space: 'name', key: this.nameKey(name), value: { subject }, was: 0 };
  }

  release(name: string): Change {
    return { do: 'drop', space: 'name', key: this.nameKey(name) };
  }

  claimMail(mail: string, subject: ActorId): Put {
    const key = `${this.mailPrefix(mail)}${subject}`;
    return { do: 'put', space: 'name', key, value: { subject }, was: 'any' };
  }

  /** The id of who registers with this idempotency key: random to all but this vault, and the same for a retry. */
  subjectFor(idempotencyKey: string): ActorId {
    return actorId(this.mac('subject', idempotencyKey).slice(0, 32));
  }

  private nameKey(name: string): string {
    return `name/${this.mac('name', foldedName(name))}`;
  }

  private mailPrefix(mail: string): string {
    return `mail/${this.mac('mail', keptMail(mail).toLowerCase())}/`;
  }

  private mac(what: string, text: string): string {
    return createHmac('sha256', this.key).update(`${what}\n${text}`).digest('hex');
  }
}

function subjectIn(value: Json): ActorId {
  if (isJsonObject(value) && typeof value.subject === 'string') return actorId(value.subject);
  throw new Fault('A name in the vault belongs to nobody.');
}
