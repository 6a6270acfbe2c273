import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Fault } from '#kernel';
import { Gate } from './gate.js';

/** What one try of a password costs: 128 * 2^logN * r bytes of memory, p times. */
export interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's first choice for scrypt: 128 MB and some 0.4 s a try (docs/decisions/passwords.md). */
export const STRONG: Cost = { logN: 17, r: 8, p: 1 };

const AT_ONCE = 2;
const WAITING = 100;
const SALT = 16;
const LENGTH = 32;
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/;

/** Passwords as scrypt hashes, each with the cost it was made at: `$scrypt$ln=17,r=8,p=1$salt$hash`. */
export class Passwords {
  readonly #gate = new Gate(AT_ONCE, WAITING);

  constructor(private readonly cost: Cost) {}

  /** Null when too many are waiting already. */
  hash(password: string): Promise<string | null> {
    return this.#gate.pass(async () => {
      const salt = randomBytes(SALT);
      const hash = await derive(password, salt, this.cost);
      const { logN, r, p } = this.cost;
      return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    });
  }

  /** Takes as long when there is nothing to compare with, and is then always false. Null when too many are waiting. */
  verify(password: string, kept: string | null): Promise<boolean | null> {
    return this.#gate.pass(async () => {
      const { cost, salt, hash } = kept === null ? this.#nobodys() : parse(kept);
      return timingSafeEqual(await derive(password, salt, cost), hash);
    });
  }

  /** Whether the hash was made when less was asked for. */
  isOutdated(kept: string): boolean {
    const { cost } = parse(kept);
    return cost.logN < this.cost.logN || cost.r < this.cost.r || cost.p < this.cost.p;
  }

  #nobodys(): Parsed {
    return { cost: this.cost, salt: randomBytes(SALT), hash: randomBytes(LENGTH) };
  }
}

interface Parsed {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

function parse(kept: string): Parsed {
  const [, logN, r, p, salt = '', hash = ''] = FORM.exec(kept) ?? [];
  if (logN === undefined) throw new Fault('A password hash in the vault can not be read.');
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** The same password may be typed as other code points on another keyboard: NFC makes them one. */
function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, hash) => {
      if (error === null) resolve(hash);
      else reject(error);
    });
  });
}
