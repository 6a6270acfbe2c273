/** Checks a match from seed to end in the reader's own browser, beside the page: the same function as `dreamledger verify`. */
import * as ed25519 from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { readPolicy, type Verification, verifyBundle } from '#audit';
import { ownEngines } from '#games/voidream';
import { type FindGame, gameRegistry, host, type HostedGame } from '#match';
import { set } from '../cards/set.js';
import { keptEngine } from './kept-engine.js';

ed25519.hashes.sha512 = sha512;

export interface Asked {
  readonly bundle: Uint8Array;
  /** The key by which this server signs its log. */
  readonly logKey: string;
}

const own = gameRegistry(ownEngines(set).map((game) => host(game)));

addEventListener('message', ({ data }: MessageEvent<Asked>) => void check(data).then((found) => postMessage(found)));

/** By the engine of this page, or else by the older one that the match is pinned to. */
async function check(asked: Asked): Promise<Verification> {
  const missing: Promise<HostedGame | null>[] = [];
  const found = checked(asked, (game, engine, cards) => {
    const here = own.find(game, engine, cards);
    if (here === null) missing.push(keptEngine(engine, cards));
    return here;
  });
  const kept = (await Promise.all(missing)).flatMap((each) => each ?? []);
  return kept.length === 0 ? found : checked(asked, gameRegistry(kept).find);
}

function checked({ bundle, logKey }: Asked, engine: FindGame): Verification {
  return verifyBundle(bundle, {
    sha256,
    verifies: (publicKey, message, signature) => {
      try {
        return ed25519.verify(signature, message, publicKey, { zip215: false });
      } catch {
        return false;
      }
    },
    engine,
    policy: readPolicy(sha256, `log ${logKey.trim()}\nquorum none\n`),
  });
}
