import { canonicalJson, EMPTY, type Hash, type JsonObject, type StoredEvent } from '#kernel';
import type { Enclosed } from '../bundle/bundle.js';
import { isBytes, isHead, shapeFault } from '../shape.js';
import { isSigned, type Seen } from '../signed/command.js';
import { notTheirs } from './devices.js';
import { type Checked, type Found, placeIn, type Read, type Step, tampered, type Trust } from './given.js';
import type { Place } from './verdict.js';

/** What players' devices have signed: the command, and the history that they saw. */
export const checkSignatures: Step = (trust, bundle): Checked => {
  const [match] = bundle.slices;
  if (match === undefined) return { says: NONE, findings: [] };
  const signed = match.records.flatMap(({ record, ...rest }, index) =>
    record.events.flatMap((event, nth) =>
      event.type === 'CommandSigned' ? [{ kept: { record, ...rest }, event, at: placeIn(match, index, nth) }] : [],
    ),
  );
  return {
    says: summary(
      match.records,
      signed.map(({ kept, event }) => `${kept.record.actor} with ${canonicalJson(event.data.device ?? null)}`),
    ),
    findings: signed.flatMap(({ kept, event, at }) => findings(trust, bundle, kept, event, at)),
  };
};

const NONE = 'no player signed commands with a device of their own';
const ANSWERS: readonly string[] = ['AnswerGiven', 'AnswerSealed'];

function summary(records: readonly Enclosed[], signings: readonly string[]): string {
  if (signings.length === 0) return NONE;
  const answers = records.filter(({ record }) => record.events.some(({ type }) => ANSWERS.includes(type)));
  const signed = answers.filter(({ record }) => record.events.some(({ type }) => type === 'CommandSigned'));
  const devices = [...new Set(signings)].join(', ');
  return `${signed.length} of ${answers.length} answers signed by the players' devices: ${devices}`;
}

function findings(
  { verifies }: Trust,
  bundle: Read,
  { record }: Enclosed,
  { data }: StoredEvent,
  at: Place,
): readonly Found[] {
  const fault = shapeFault(data, SIGNED);
  if (fault !== null) return [tampered(at, `this is no signature: ${fault}`)];
  const { device, saw, signature } = data as SignedData;
  const { stream, seq, commandId, commandTag, actor } = record;
  if (!isSigned(verifies, { stream, commandId, commandTag, saw, device, signature }))
    return [tampered(at, `the signature of the device ${device} is not for this command on this history`)];
  if (saw.seq >= seq) return [tampered(at, `its device saw ${stream} at ${saw.seq}, which was not written yet`)];
  const seen = hashAt(bundle, saw.seq);
  if (seen !== saw.hash) {
    return [
      tampered(at, `its device saw ${stream} at ${saw.seq} with the hash ${saw.hash}, and here it is ${String(seen)}`),
    ];
  }
  const stranger = notTheirs(verifies, bundle, at, { device, actor, when: record.at });
  return stranger === null ? [] : [stranger];
}

type SignedData = JsonObject & { readonly device: string; readonly saw: Seen; readonly signature: string };

const SIGNED = { device: isBytes(32), saw: isHead, signature: isBytes(64) };

/** The match is enclosed from its first record on. */
const hashAt = ({ slices: [match] }: Read, seq: number): Hash | undefined =>
  seq === 0 ? EMPTY.hash : match?.records[seq - 1]?.hash;
