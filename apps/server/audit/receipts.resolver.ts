import { Inject } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { readVerifierKey, signNote, writeNote, writeReceipt } from '#audit';
import { readRecord } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { findLogKeys, type ReadModels } from '#readmodel';
import type { TrustStore } from '#vault';
import type { Position } from '../graphql/scalars.js';
import { READ_MODELS, TRUST } from '../tokens.js';

interface Accepted {
  readonly position: Position | null;
}

/** The server's word that a command was accepted, for who wants to hold it to that. */
@Resolver('MatchPayload')
export class Receipts {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(TRUST) private readonly trust: TrustStore,
  ) {}

  @ResolveField()
  async receipt({ position }: Accepted): Promise<string | null> {
    if (position === null) return null;
    const { stream, seq } = position;
    const { source, records } = this.readModels;
    const key = (await findLogKeys(source)).at(-1)?.key;
    if (key === undefined || !(await this.readModels.reached(stream, seq))) return null;
    const { name, publicKey } = readVerifierKey(sha256, key);
    const signer = await this.trust.signerOf(publicKey);
    const [kept] = (await records.load(stream, seq - 1)).records;
    if (signer === null || kept === undefined) return null;
    const { commandId, at } = readRecord(kept.bytes);
    const text = writeReceipt({ stream, seq, hash: kept.hash, commandId, at });
    return writeNote({ text, signatures: [signNote(sha256, signer, name, text)] });
  }
}
