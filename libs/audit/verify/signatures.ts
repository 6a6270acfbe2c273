import { type ActorId, commandIdOf, commandTagOf, EMPTY } from '#kernel';
import type { CommandSignature, SentCommand } from '../bundle/bundle.js';
import { isSigned } from '../signed/command.js';
import {
  type Checked,
  type Found,
  plural,
  type Read,
  recordAt,
  type Step,
  tampered,
  type Trust,
  unproven,
} from './given.js';

/** What players' devices have signed: the command, and the history that they saw. */
export const checkSignatures: Step = (trust, bundle): Checked => ({
  says: summary(bundle),
  findings: [
    ...bundle.signatures.flatMap((signature) => findings(trust, bundle, signature)),
    ...bundle.commands.flatMap((sent) => sentFindings(trust, bundle, sent)),
  ],
});

function summary(bundle: Read): string {
  if (bundle.signatures.length === 0) return 'no player signed commands with a device of their own';
  const devices = new Map<ActorId, Set<string>>();
  for (const signature of bundle.signatures) {
    const actor = recordAt(bundle, signature)?.record.actor;
    if (actor !== undefined) devices.set(actor, (devices.get(actor) ?? new Set()).add(signature.device));
  }
  const by = [...devices].map(([actor, keys]) => `${actor} with ${[...keys].join(' and ')}`).join(', ');
  const enclosed = `${bundle.commands.length} of them enclosed`;
  return `${plural(bundle.signatures.length, 'command')} signed by the device that sent it, ${enclosed}: ${by}`;
}

function findings({ verifies }: Trust, bundle: Read, signature: CommandSignature): readonly Found[] {
  const { stream, seq, saw } = signature;
  const at = { stream, seq, event: null };
  const signed = recordAt(bundle, signature)?.record;
  if (signed === undefined) return [tampered(at, 'a signature names this record, and it is not in the bundle')];
  const { commandId, commandTag } = signed;
  if (!isSigned(verifies, { ...signature, commandId, commandTag }))
    return [tampered(at, `the signature of the device ${signature.device} is not for this command on this history`)];
  if (saw.seq >= seq) return [tampered(at, `its device saw ${stream} at ${saw.seq}, which was not written yet`)];
  const seen =
    saw.seq === 0 ? EMPTY.hash : (recordAt(bundle, { stream, seq: saw.seq })?.hash ?? prevOf(bundle, signature));
  if (seen === null) return [unproven(at, `its device saw ${stream} at ${saw.seq}, which the bundle does not hold`)];
  return seen === saw.hash
    ? []
    : [tampered(at, `its device saw ${stream} at ${saw.seq} with the hash ${saw.hash}, and here it is ${seen}`)];
}

/** Id and tag of a record are those of the command that is said to have led to it. */
function sentFindings({ sha256 }: Trust, bundle: Read, { stream, seq, key, command }: SentCommand): readonly Found[] {
  const at = { stream, seq, event: null };
  const record = recordAt(bundle, { stream, seq })?.record;
  if (record === undefined) return [tampered(at, 'a command names this record, and it is not in the bundle')];
  const isIt =
    commandIdOf(sha256, record.actor, key) === record.commandId &&
    commandTagOf(sha256, key, command) === record.commandTag;
  return isIt ? [] : [tampered(at, 'the command that is enclosed is not the one that this record names')];
}

/** The hash of the record before the first of a slice stands in that one. */
function prevOf(bundle: Read, { stream, saw }: CommandSignature): CommandSignature['saw']['hash'] | null {
  return recordAt(bundle, { stream, seq: saw.seq + 1 })?.record.prev ?? null;
}
