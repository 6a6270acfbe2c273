import { Inject, Injectable } from '@nestjs/common';
import { type Intent, intentBytes, isSigned } from '#audit';
import type { CommandSignatureInput } from '#contract';
import {
  commandIdOf,
  commandTagOf,
  type Hash,
  type JsonObject,
  parseStream,
  phrase,
  type StreamId,
  textOf,
} from '#kernel';
import { type Arbiter, nodeSha256 } from '#log';
import type { MatchRules, Signed } from '#match';
import { verifyEd25519 } from '#node';
import type { ReadModels } from '#readmodel';
import { caseDecider } from '#rulings';
import { type UserError, userError } from '../graphql/user-errors.js';
import { devicesOf } from '../people/devices.js';
import type { PeopleGround } from '../people/ground.js';
import { ARBITER, MATCH_RULES, PEOPLE, READ_MODELS } from '../tokens.js';
import type { Sender } from './sending.js';

/** An input that a device may have signed. */
export interface MaySign {
  readonly signature?: CommandSignatureInput | null | undefined;
}

/** Takes a signature only if it holds: what the log keeps of it, others will check without asking us. */
@Injectable()
export class DeviceSignatures {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly rules: MatchRules,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(PEOPLE) private readonly people: PeopleGround,
  ) {}

  /** The command with its signature over this body, as it is without one, or why the signature does not hold. */
  async over<Command extends object>(
    { actor, key, stream }: Sender,
    command: Command,
    body: JsonObject,
    given: MaySign['signature'],
  ): Promise<Command | (Command & { readonly signed: Signed }) | UserError> {
    if (given === undefined || given === null) return command;
    const { device, sawSeq, signature } = given;
    const inForce = (await devicesOf(this.people, actor)).filter(({ until }) => until === null).map((each) => each.key);
    if (!inForce.includes(device)) return unknownDevice(device, inForce);
    const hash = await this.headAt(stream, sawSeq);
    if (hash !== given.sawHead) return unknownHead(sawSeq);
    const intent: Intent = {
      stream,
      commandId: commandIdOf(nodeSha256, actor, key),
      commandTag: commandTagOf(nodeSha256, key, body),
      saw: { seq: sawSeq, hash },
    };
    if (!isSigned(verifyEd25519, { ...intent, device, signature })) return badSignature(intent);
    return { ...command, signed: { device, saw: intent.saw, signature, key } };
  }

  /** The hash of this record of the match or the case; null when there is none. */
  private async headAt(stream: StreamId, seq: number): Promise<Hash | null> {
    if (seq < 1) return null;
    const head = (standing: { readonly seq: number; readonly hash: Hash }) => ({ ...standing, state: null });
    const isCase = parseStream(stream)?.kind === 'case';
    const now = isCase
      ? await this.arbiter.look(caseDecider, stream, head, seq)
      : await this.arbiter.look(this.rules, stream, head, seq);
    if (now === null || now.seq === seq) return now?.hash ?? null;
    if (!(await this.readModels.reached(stream, seq))) return null;
    const { records } = await this.readModels.records.load(stream, seq - 1);
    return records[0]?.hash ?? null;
  }
}

function unknownDevice(device: string, inForce: readonly string[]): UserError {
  const says = phrase(
    'No device of yours in force has the key "{device}". Register it (registerDevice), or send the command unsigned.',
    { device },
  );
  return userError('MATCH_UNKNOWN_DEVICE', says, 'signature', null, inForce);
}

function unknownHead(seq: number): UserError {
  const says = phrase(
    'Record {seq} here has another hash than your device saw, or does not exist. Look again (seq and head of the match, or of the case), then sign.',
    { seq },
  );
  return userError('MATCH_UNKNOWN_HEAD', says, 'signature');
}

function badSignature(intent: Intent): UserError {
  const says = phrase(
    'This is not the signature of your device under this command, key and head. What it has to sign is given here, and in docs/FORMATS.md.',
  );
  return userError('MATCH_BAD_SIGNATURE', says, 'signature', null, [textOf(intentBytes(intent))]);
}
