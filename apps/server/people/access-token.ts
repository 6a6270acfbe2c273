import { errors, jwtVerify, SignJWT } from 'jose';
import { type ActorId, actorId, type Millis, millis } from '#kernel';

const MINUTES = 10;
const MOST_KNOWN = 10_000;
const ISSUER = 'dreamledger';
const TYPE = 'at+jwt';

export interface AccessToken {
  readonly subject: ActorId;
  readonly session: string;
  readonly until: Millis;
}

/** Short-lived bearer tokens (RFC 9068 in shape), signed by HMAC-SHA-256 under the trust store's secret. */
export class AccessTokens {
  /** What was read before: a signature stays right, and to check it costs more than most requests do. */
  readonly #known = new Map<string, AccessToken>();

  constructor(
    private readonly secret: Uint8Array,
    private readonly now: () => Millis,
  ) {}

  async write(subject: ActorId, session: string): Promise<{ readonly token: string; readonly until: Millis }> {
    const seconds = Math.floor(this.now() / 1000);
    const until = seconds + MINUTES * 60;
    const token = await new SignJWT({ sid: session })
      .setProtectedHeader({ alg: 'HS256', typ: TYPE })
      .setSubject(subject)
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setIssuedAt(seconds)
      .setExpirationTime(until)
      .sign(this.secret);
    return { token, until: millis(until * 1000) };
  }

  /** Null when it is none of ours, or has run out. */
  async read(token: string): Promise<AccessToken | null> {
    const known = this.#known.get(token) ?? (await this.#verify(token));
    return known !== null && known.until > this.now() ? known : null;
  }

  async #verify(token: string): Promise<AccessToken | null> {
    const options = { algorithms: ['HS256'], issuer: ISSUER, audience: ISSUER, typ: TYPE };
    try {
      const { payload } = await jwtVerify(token, this.secret, { ...options, currentDate: new Date(this.now()) });
      const { sub, sid, exp } = payload;
      if (sub === undefined || typeof sid !== 'string' || exp === undefined) return null;
      const read = { subject: actorId(sub), session: sid, until: millis(exp * 1000) };
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.set(token, read);
      return read;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
