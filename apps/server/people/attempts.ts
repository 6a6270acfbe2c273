import { isIPv6 } from 'node:net';
import { type Millis, phrase } from '#kernel';
import { not, type Undone } from './refusals.js';
import { foldedName } from './names.js';
import { Tries } from './tries.js';

const SECOND = 1_000;

/**
 * Bounds guessing: ten wrong passwords for one name, then one a minute; a hundred from one address, then one in two
 * seconds. Who gets it right loses no try, so a whole venue behind one address can sign in at once; and three hundred
 * people can register from there, then six a minute.
 */
export class Attempts {
  readonly #byName: Tries;
  readonly #byAddress: Tries;
  readonly #newcomers: Tries;

  constructor(private readonly now: () => Millis) {
    this.#byName = new Tries(10, 60 * SECOND, now);
    this.#byAddress = new Tries(100, 2 * SECOND, now);
    this.#newcomers = new Tries(300, 10 * SECOND, now);
  }

  /** Null when the try may be made; `about` is the name it is for, or null where there is none. */
  take(address: string, about: string | null): Undone | null {
    const from = network(address);
    const later = this.#byAddress.take(from);
    if (later !== null) return this.#tooMany('address', later);
    const again = about === null ? null : this.#byName.take(foldedName(about));
    if (again === null) return null;
    this.#byAddress.giveBack(from);
    return this.#tooMany('name', again);
  }

  takeToRegister(address: string): Undone | null {
    const later = this.#newcomers.take(network(address));
    return later === null ? null : this.#tooMany('address', later);
  }

  giveBack(address: string, about: string | null): void {
    this.#byAddress.giveBack(network(address));
    if (about !== null) this.#byName.giveBack(foldedName(about));
  }

  #tooMany(whose: 'address' | 'name', again: Millis): Undone {
    const seconds = Math.max(1, Math.ceil((again - this.now()) / SECOND));
    const facts = { seconds, at: new Date(again).toISOString() };
    const says =
      whose === 'address'
        ? phrase('Too many tries for this address. Try again in {seconds} s, at {at}.', facts)
        : phrase('Too many tries for this name. Try again in {seconds} s, at {at}.', facts);
    return not('PEOPLE.TOO_MANY_TRIES', says, { again, seconds });
  }
}

/** One customer of a provider has a whole /64 of IPv6 addresses. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}
