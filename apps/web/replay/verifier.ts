/** Checks a match from seed to end in the reader's own browser, beside the page: the same function as `dreamledger verify`. */
import * as ed25519 from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { readPolicy, type Verification, verifyBundle } from '#audit';
import { voidream } from '#games/voidream';
import { host } from '#match';
import { set } from '../cards/set.js';

ed25519.hashes.sha512 = sha512;

export interface Asked {
  readonly bundle: Uint8Array;
  /** The key by which this server signs its log. */
  readonly logKey: string;
}

const own = host(voidream(set));

addEventListener('message', ({ data: { bundle, logKey } }: MessageEvent<Asked>) => {
  const found: Verification = verifyBundle(bundle, {
    sha256,
    verifies: (publicKey, message, signature) => {
      try {
        return ed25519.verify(signature, message, publicKey, { zip215: false });
      } catch {
        return false;
      }
    },
    engine: (game, engine, cards) => (own.id === game && own.engine === engine && own.cards === cards ? own : null),
    policy: readPolicy(sha256, `log ${logKey.trim()}\nquorum none\n`),
  });
  postMessage(found);
});
