import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { InclusionProof, MerkleLog, RotateLogKeyInput } from '#contract';
import { verifierKey, writeVerifierKey } from '#audit';
import { type Log, nodeSha256 as sha256 } from '#log';
import { findCheckpoint, findLogKeys, proveHeads, type ReadModels } from '#readmodel';
import type { TrustStore } from '#vault';
import type { Asking } from '../graphql/asking.js';
import type { Position } from '../graphql/scalars.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import { isAdmin } from '../people/access.js';
import type { Principal } from '../principal.js';
import { LOG, READ_MODELS, TRUST } from '../tokens.js';
import { originOf } from './origin.js';

interface Rotated {
  readonly key: string | null;
  readonly userErrors: readonly UserError[];
}

/** The Merkle log for clients of the API; tiles and checkpoints are plain files too. */
@Resolver()
export class MerkleLogs {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(TRUST) private readonly trust: TrustStore,
    @Inject(LOG) private readonly log: Log,
  ) {}

  @Query()
  async merkleLog(): Promise<MerkleLog | null> {
    const { source } = this.readModels;
    const [checkpoint, keys] = await Promise.all([findCheckpoint(source), findLogKeys(source)]);
    const key = keys.at(-1)?.key;
    if (checkpoint === null || key === undefined) return null;
    const { size, note, at } = checkpoint;
    const keyChanges = keys.flatMap((each) => each.note ?? []);
    return { origin: originOf(this.log.identity), key, keyChanges, size, checkpoint: note, signedAt: at };
  }

  @Query()
  async inclusionProof(@Args('position') { stream, seq }: Position): Promise<InclusionProof | null> {
    const [proven] = await proveHeads(this.readModels.source, [{ stream, seq }]);
    return proven === undefined ? null : { position: { stream: proven.stream, seq: proven.seq }, proof: proven.proof };
  }

  @Mutation()
  async rotateLogKey(@Args('input') input: RotateLogKeyInput, @Context() { principal }: Asking): Promise<Rotated> {
    const refusal = notFor(principal);
    if (refusal !== null) return { key: null, userErrors: [refusal] };
    const newest = await this.trust.signer();
    const [own, inForce] = [this.written(newest.publicKey), (await findLogKeys(this.readModels.source)).at(-1)?.key];
    if (input.key === inForce && own === inForce) {
      return { key: this.written((await this.trust.rotate()).publicKey), userErrors: [] };
    }
    if (input.key === inForce) return { key: own, userErrors: [] };
    const says = `The key in force is ${inForce ?? 'none yet'}; give that one, if it is to go.`;
    return { key: null, userErrors: [userError('INVALID_INPUT', says, 'key')] };
  }

  private written(publicKey: Uint8Array): string {
    return writeVerifierKey(verifierKey(sha256, originOf(this.log.identity), 'note', publicKey));
  }
}

function notFor(principal: Principal): UserError | null {
  if (principal.is === 'nobody') return userError('NOT_SIGNED_IN', 'Sign in first, as an admin.');
  return isAdmin(principal) ? null : userError('FORBIDDEN', 'Only an admin may do this, with the scope "admin".');
}
