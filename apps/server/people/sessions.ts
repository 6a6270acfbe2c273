import { type ActorId, type Millis, millis } from '#kernel';
import type { Change, Kept, Vault } from '#vault';
import type { AccessToken, AccessTokens } from './access-token.js';
import { Fresh } from './fresh.js';
import { hashOf, isHashOf, randomId, randomSecret, readSecret, type Secret, writeSecret } from './secrets.js';

/** What somebody holds who is signed in: a token for ten minutes, and one to get the next. */
export interface SignedIn {
  readonly subject: ActorId;
  readonly access: string;
  readonly accessUntil: Millis;
  readonly refresh: string;
  readonly refreshUntil: Millis;
}

/**
 * A family of refresh tokens, one after the other. `family` is the hash of what they share, `last` of the newest one's own secret,
 * `before` of that by which it was got: none at first.
 */
export type SessionRow = {
  readonly family: string;
  readonly last: string;
  readonly before?: string;
  readonly since: number;
  readonly used: number;
  readonly until: number;
};

const DAYS = 30;
const DAY = 86_400_000;
const SEEN_FOR_MS = 2_000;

/** Who is signed in where. What one process ends is ended everywhere within two seconds. */
export class Sessions {
  readonly #alive: Fresh<boolean>;

  constructor(
    private readonly vault: Vault,
    private readonly accessTokens: AccessTokens,
    private readonly now: () => Millis,
  ) {
    this.#alive = new Fresh(SEEN_FOR_MS, now);
  }

  async start(subject: ActorId): Promise<SignedIn> {
    const at = this.now();
    const [id, family, own] = [randomId(), randomSecret(), randomSecret()];
    const row: SessionRow = { family: hashOf(family), last: hashOf(own), since: at, used: at, until: at + DAYS * DAY };
    await this.vault.change({ do: 'put', space: 'session', key: `${subject}/${id}`, value: row, was: 0 });
    return this.#signedIn({ subject, id, parts: [family, own] }, row);
  }

  /**
   * The next pair of tokens. A token may be used again as long as nobody has used the one that it gave: the answer may have been
   * lost on the way. Any older one has been stolen, or its thief is here: the session ends.
   */
  async refresh(token: string): Promise<SignedIn | null> {
    const secret = readSecret('session', token, 2);
    const kept = secret === null ? null : await this.#find(secret);
    if (secret === null || kept === null) return null;
    const isKnown = (await this.vault.get('account', secret.subject)) !== null;
    const { row, version } = kept;
    const used = [row.last, row.before].find((hash) => hash !== undefined && isHashOf(secret.parts[1], hash));
    if (isKnown && used !== undefined) {
      const own = randomSecret();
      const at = this.now();
      const next: SessionRow = { ...row, last: hashOf(own), before: used, used: at, until: at + DAYS * DAY };
      const key = `${secret.subject}/${secret.id}`;
      const isKept = await this.vault.change({ do: 'put', space: 'session', key, value: next, was: version });
      // Somebody else was faster: with the same token, or to end the session.
      return isKept ? this.#signedIn({ ...secret, parts: [secret.parts[0] ?? '', own] }, next) : this.refresh(token);
    }
    await this.#drop(secret.subject, [secret.id]);
    return null;
  }

  /** Ends the session of this refresh token, if it is one. */
  async end(token: string): Promise<void> {
    const secret = readSecret('session', token, 2);
    if (secret !== null && (await this.#find(secret)) !== null) await this.#drop(secret.subject, [secret.id]);
  }

  async endAll(subject: ActorId): Promise<void> {
    const rows = await this.vault.list('session', `${subject}/`);
    await this.#drop(
      subject,
      rows.map(({ key }) => key.slice(subject.length + 1)),
    );
  }

  /** Who this access token stands for; null when it has run out, or its session was ended. */
  async authenticate(token: string): Promise<AccessToken | null> {
    const read = await this.accessTokens.read(token);
    if (read === null) return null;
    const key = `${read.subject}/${read.session}`;
    const isAlive = await this.#alive.get(key, async () => (await this.vault.get('session', key)) !== null);
    return isAlive ? read : null;
  }

  /** Drops the sessions that nobody has used for so long that their tokens have run out. */
  async sweep(): Promise<void> {
    const rows = await this.vault.list('session');
    const over = rows.filter(({ value }) => (value as SessionRow).until <= this.now());
    if (over.length > 0) await this.vault.change(...over.map(({ key }) => drop(key)));
  }

  async #find({ subject, id, parts }: Secret): Promise<{ row: SessionRow; version: number } | null> {
    const kept: Kept | null = await this.vault.get('session', `${subject}/${id}`);
    if (kept === null) return null;
    const row = kept.value as SessionRow;
    return isHashOf(parts[0], row.family) && row.until > this.now() ? { row, version: kept.version } : null;
  }

  async #signedIn(secret: Secret, { until }: SessionRow): Promise<SignedIn> {
    const { token, until: accessUntil } = await this.accessTokens.write(secret.subject, secret.id);
    const refresh = writeSecret('session', secret);
    return { subject: secret.subject, access: token, accessUntil, refresh, refreshUntil: millis(until) };
  }

  async #drop(subject: ActorId, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.vault.change(...ids.map((id) => drop(`${subject}/${id}`)));
    this.#alive.forget(`${subject}/`);
  }
}

const drop = (key: string): Change => ({ do: 'drop', space: 'session', key });
