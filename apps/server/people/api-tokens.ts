import { createHmac } from 'node:crypto';
import { type ActorId, type Millis, millis } from '#kernel';
import { disclose, enclose, findSubjectKey, type Vault } from '#vault';
import type { Scope } from '../principal.js';
import { Fresh } from './fresh.js';
import { hashOf, isHashOf, randomSecret, readSecret, writeSecret } from './secrets.js';

/** A token for programs, as its owner sees it: never the token itself. */
export interface ApiToken {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly since: Millis;
  readonly until: Millis | null;
}

type TokenRow = {
  readonly hash: string;
  /** What its owner calls it, under the owner's key. */
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly since: number;
  readonly until: number | null;
};

const SEEN_FOR_MS = 2_000;

export class ApiTokens {
  readonly #seen: Fresh<TokenRow | null>;

  constructor(
    private readonly vault: Vault,
    private readonly now: () => Millis,
  ) {
    this.#seen = new Fresh(SEEN_FOR_MS, now);
  }

  /** The token, to be shown this once. The same key again replaces the one that was never seen. */
  async make(
    subject: ActorId,
    wish: Pick<ApiToken, 'label' | 'scopes' | 'until'>,
    idempotencyKey: string,
  ): Promise<{ readonly secret: string; readonly token: ApiToken } | null> {
    const key = await findSubjectKey(this.vault, subject);
    if (key === null) return null;
    const id = createHmac('sha256', key.bytes).update(`token\n${idempotencyKey}`).digest('hex').slice(0, 32);
    const secret = randomSecret();
    const { label, scopes, until } = wish;
    const since = this.now();
    const row: TokenRow = { hash: hashOf(secret), label: enclose(key, `token/${id}`, label), scopes, since, until };
    await this.vault.change({ do: 'put', space: 'token', key: `${subject}/${id}`, value: row, was: 'any' });
    this.#seen.forget(`${subject}/${id}`);
    return { secret: writeSecret('api', { subject, id, parts: [secret] }), token: { id, label, scopes, since, until } };
  }

  async list(subject: ActorId): Promise<readonly ApiToken[]> {
    const key = await findSubjectKey(this.vault, subject);
    if (key === null) return [];
    return (await this.vault.list('token', `${subject}/`)).map((kept) => {
      const id = kept.key.slice(subject.length + 1);
      const { label, scopes, since, until } = kept.value as TokenRow;
      return {
        id,
        label: disclose(key, `token/${id}`, label),
        scopes,
        since: millis(since),
        until: until === null ? null : millis(until),
      };
    });
  }

  /** False when there is no such token. */
  async revoke(subject: ActorId, id: string): Promise<boolean> {
    const key = `${subject}/${id}`;
    const isThere = (await this.vault.get('token', key)) !== null;
    if (isThere) await this.vault.change({ do: 'drop', space: 'token', key });
    this.#seen.forget(key);
    return isThere;
  }

  /** Whose it is and what it may; null when it is none, was revoked or has run out. */
  async authenticate(
    text: string,
  ): Promise<{ subject: ActorId; scopes: readonly Scope[]; until: Millis | null } | null> {
    const secret = readSecret('api', text, 1);
    if (secret === null) return null;
    const { subject, id, parts } = secret;
    const row = await this.#seen.get(`${subject}/${id}`, async () => {
      const kept = await this.vault.get('token', `${subject}/${id}`);
      return kept === null ? null : (kept.value as TokenRow);
    });
    if (row === null || !isHashOf(parts[0], row.hash)) return null;
    if (row.until !== null && row.until <= this.now()) return null;
    return { subject, scopes: row.scopes, until: row.until === null ? null : millis(row.until) };
  }
}
