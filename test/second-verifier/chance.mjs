import { createCipheriv, hkdfSync } from 'node:crypto';
import { canonical } from './bytes.mjs';
import { leafOf, rootOf } from './merkle.mjs';

const WORDS = 2 ** 32;
const hkdf = (key, salt, info, length) => Buffer.from(hkdfSync('sha512', key, salt, info, length));

/** All chance of a game from a seed; `label` is its number (`1`, or `2.1`) and epoch. Remembers what was shuffled. */
export class Chance {
  #shuffled = new Map();

  constructor(seed, { game, epoch }) {
    this.seed = seed;
    this.info = (purpose, nth) => [game, epoch, purpose, nth].join('\n');
  }

  dice(purpose, nth) {
    const info = this.info(purpose, nth);
    const material = hkdf(this.seed, 'dreamledger/chance/v1', info, 44);
    const next = wordsOf(material.subarray(0, 32), material.subarray(32));
    return {
      below(limit) {
        if (!Number.isInteger(limit) || limit < 1 || limit > WORDS) throw new RangeError(`no number is below ${limit}`);
        for (;;) {
          const word = next();
          if (word < WORDS - (WORDS % limit)) return word % limit;
        }
      },
      shuffled: (order) => {
        if (order.length > 0) this.#shuffled.set(info, [...(this.#shuffled.get(info) ?? []), ...order]);
      },
    };
  }

  /** The roots of what was shuffled since it was last asked, one a draw. */
  takeRoots() {
    const roots = [...this.#shuffled].map(([info, order]) => shuffleRoot(this.seed, info, order));
    this.#shuffled.clear();
    return roots;
  }
}

/** ChaCha20 from block 0, as little-endian words. */
function wordsOf(key, nonce) {
  const stream = createCipheriv('chacha20', key, Buffer.concat([Buffer.alloc(4), nonce]));
  let words = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at === words.length) {
      words = stream.update(Buffer.alloc(256));
      at = 0;
    }
    at += 4;
    return words.readUInt32LE(at - 4);
  };
}

function shuffleRoot(seed, info, order) {
  const salt = hkdf(seed, 'dreamledger/shuffle-salt/v1', info, 32);
  const entries = order.map((card, index) => {
    const own = hkdf(salt, '', `card\n${index}`, 32).toString('hex');
    return canonical({ card, index, salt: own });
  });
  return rootOf(entries.map(leafOf)).toString('hex');
}
