import { verify } from 'node:crypto';
import type { VerifySignature } from '#kernel';
import { keyOf } from './ed25519.js';

export interface Later {
  /** Takes a signature for right, while another thread looks. */
  readonly verifies: VerifySignature;
  /** Whether all that were taken for right are. */
  readonly allRight: () => Promise<boolean>;
}

/** For who has other things to do while signatures are checked. What came of it counts if all are right; else it is done again with `verifyEd25519`. */
export function ed25519Later(): Later {
  const asked: Promise<boolean>[] = [];
  return {
    verifies(publicKey, message, signature) {
      try {
        const key = keyOf(publicKey);
        asked.push(
          new Promise((resolve) => {
            verify(null, message, key, signature, (failure, isRight) => {
              resolve(failure === null && isRight);
            });
          }),
        );
        return true;
      } catch {
        return false;
      }
    },
    allRight: async () => (await Promise.all(asked)).every((isRight) => isRight),
  };
}
