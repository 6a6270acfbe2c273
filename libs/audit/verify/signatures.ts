import { canonicalJson, EMPTY, type Hash, type JsonObject, parseStream, type StoredEvent } from '#kernel';
import type { Enclosed, Slice } from '../bundle/bundle.js';
import { isBytes, isHead, shapeFault } from '../shape.js';
import { isSigned, type Seen } from '../signed/command.js';
import { ownership } from './devices.js';
import { type Checked, placeIn, type Step, tampered, type Trust } from './given.js';

/** What players' devices have signed: the command, and the history that they saw. */
export const checkSignatures: Step = (trust, bundle): Checked => {
  const [match] = bundle.slices;
  if (match === undefined) return { says: NONE, findings: [] };
  const cases = bundle.slices.filter(({ stream, from }) => parseStream(stream)?.kind === 'case' && from === 1);
  const signed = [match, ...cases].flatMap(signedIn);
  const notTheirs = ownership(trust.verifies, bundle);
  return {
    says: summary(
      [match, ...cases].flatMap(({ records }) => records),
      signed.map(({ kept, event }) => `${kept.record.actor} with ${canonicalJson(event.data.device ?? null)}`),
    ),
    findings: signed.flatMap(({ slice, kept, event, at }) => {
      const fault = signatureFault(trust, slice, kept, event);
      if (fault !== null) return [tampered(at, fault)];
      const { actor, at: when } = kept.record;
      const stranger = notTheirs(at, { device: (event.data as SignedData).device, actor, when });
      return stranger === null ? [] : [stranger];
    }),
  };
};

const signedIn = (slice: Slice<Enclosed>) =>
  slice.records.flatMap((kept, index) =>
    kept.record.events.flatMap((event, nth) =>
      event.type === 'CommandSigned' ? [{ slice, kept, event, at: placeIn(slice, index, nth) }] : [],
    ),
  );

const NONE = 'no player signed commands with a device of their own';
const ANSWERS: readonly string[] = ['AnswerGiven', 'AnswerSealed'];
const REPORTS: readonly string[] = ['ResultReported', 'ReportWithdrawn'];
const IN_CASES: readonly string[] = ['RulingAccepted', 'RulingAppealed', 'CaseWithdrawn'];

function summary(records: readonly Enclosed[], signings: readonly string[]): string {
  if (signings.length === 0) return NONE;
  const answers = records.filter(has(({ type }) => ANSWERS.includes(type)));
  const reports = records.filter(has(isReport));
  const counted = [`${answers.filter(wasSigned).length} of ${answers.length} answers`];
  if (reports.length > 0)
    counted.push(`${reports.filter(wasSigned).length} of ${reports.length} reports and confirmations`);
  const players = new Set(records.filter(has(({ type }) => type === 'SeatTaken')).map(({ record }) => record.actor));
  const disputes = records.filter(
    (kept) => has(isOfDispute)(kept) || (has(isEvidence)(kept) && players.has(kept.record.actor)),
  );
  if (disputes.length > 0)
    counted.push(`${disputes.filter(wasSigned).length} of ${disputes.length} steps of players in disputes`);
  const devices = [...new Set(signings)].join(', ');
  return `${counted.join(' and ')} signed by the players' devices: ${devices}`;
}

const has =
  (such: (event: StoredEvent) => boolean) =>
  ({ record }: Enclosed): boolean =>
    record.events.some(such);

const wasSigned = has(({ type }) => type === 'CommandSigned');

/** What a player said of the result; what time confirmed, nobody said. */
const isReport = ({ type, data }: StoredEvent): boolean =>
  REPORTS.includes(type) || (type === 'ResultConfirmed' && data.by === 'opponent');

/** What players do in a dispute; judges raise one in a role. */
const isOfDispute = ({ type, data }: StoredEvent): boolean =>
  IN_CASES.includes(type) || (type === 'DisputeRaised' && data.seat !== null);

/** Judges bring it as well. */
const isEvidence = ({ type }: StoredEvent): boolean => type === 'EvidenceAdded';

function signatureFault(
  { verifies }: Trust,
  slice: Slice<Enclosed>,
  { record }: Enclosed,
  { data }: StoredEvent,
): string | null {
  const fault = shapeFault(data, SIGNED);
  if (fault !== null) return `this is no signature: ${fault}`;
  const { device, saw, signature } = data as SignedData;
  const { stream, seq, commandId, commandTag } = record;
  if (!isSigned(verifies, { stream, commandId, commandTag, saw, device, signature }))
    return `the signature of the device ${device} is not for this command on this history`;
  if (saw.seq >= seq) return `its device saw ${stream} at ${saw.seq}, which was not written yet`;
  const seen = hashAt(slice, saw.seq);
  return seen === saw.hash
    ? null
    : `its device saw ${stream} at ${saw.seq} with the hash ${saw.hash}, and here it is ${String(seen)}`;
}

type SignedData = JsonObject & { readonly device: string; readonly saw: Seen; readonly signature: string };

const SIGNED = { device: isBytes(32), saw: isHead, signature: isBytes(64) };

/** Of a stream that is enclosed from its first record on. */
const hashAt = ({ records }: Slice<Enclosed>, seq: number): Hash | undefined =>
  seq === 0 ? EMPTY.hash : records[seq - 1]?.hash;
