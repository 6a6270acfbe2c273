import { type Bundle, deviceBytes, intentBytes } from '#audit';
import {
  actorId,
  base64Of,
  type Happening,
  hash,
  type JsonObject,
  type LogRecord,
  seal,
  streamId,
  utf8,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import {
  bundleOf,
  DEVICES,
  outcome,
  playedMatch,
  recordsOf,
  relogged,
  Scribe,
  signerScribe,
  verified,
} from '#test/bundles';
import { signerOf } from '#test/signing';

const duel = playedMatch('duel', 2);
const good = bundleOf(duel);
const check = (bundle: Bundle): string => outcome(verified(bundle));
const says = (bundle: Bundle): string | undefined => verified(bundle).checks[2]?.says;

const all = recordsOf(good);
const isSigned = ({ events }: LogRecord): boolean => events.some(({ type }) => type === 'CommandSigned');
/** The last that was signed: no later signature is over it. */
const at = all.findLastIndex(isSigned);
const last = all[at]!;
const { commandId, commandTag } = last;
const event = last.events[0]!;
const device = DEVICES[last.actor as 'p0' | 'p1'];
const key = base64Of(device.publicKey);

const changed = (change: Partial<LogRecord['events'][0]>): Bundle =>
  relogged(good, all.with(at, { ...last, events: [{ ...event, ...change }, ...last.events.slice(1)] }));
const telling = (data: JsonObject): Bundle => changed({ data: { ...event.data, ...data } });
/** The device did sign, over another head. */
const seeing = (seq: number, head = all[seq]?.prev ?? hash('ab'.repeat(32))): Bundle => {
  const saw = { seq, hash: head };
  const signature = base64Of(device.sign(intentBytes({ stream: duel.stream, commandId, commandTag, saw })));
  return telling({ saw, signature });
};
const enclosing = (secret: JsonObject): Bundle => {
  const entropy = { salt: sha256(utf8('salt')), nonce: new Uint8Array(24) };
  return changed({ sealed: seal(sha256, duel.key, secret, entropy) });
};
/** p0 as this stream tells it. */
const with0 = (told: Scribe): Bundle => bundleOf(duel, [told]);
const p0 = (...events: readonly Happening[]): Scribe => {
  const scribe = signerScribe('p0', DEVICES.p0);
  for (const each of events) scribe.write('p0', [each]);
  return scribe;
};
const revoked: Happening = {
  type: 'DeviceRevoked',
  v: 1,
  data: { device: base64Of(DEVICES.p0.publicKey) },
  secret: null,
};

describe('what players signed', () => {
  it('is counted', () => {
    expect(check(good)).toBe('OK');
    const answers = all.filter(({ events }) => events.some(({ type }) => type.startsWith('Answer'))).length;
    const p0 = `p0 with "${base64Of(DEVICES.p0.publicKey)}"`;
    const p1 = `p1 with "${base64Of(DEVICES.p1.publicKey)}"`;
    expect(says(good)).toMatch(new RegExp(`^${answers} of ${answers} answers signed by the players' devices: `));
    expect(says(good)).toContain(p0);
    expect(says(good)).toContain(p1);
    const half = bundleOf(playedMatch('duel', 2, 'a', { p1: DEVICES.p1 }));
    expect(check(half)).toBe('OK');
    expect(says(half)).toMatch(new RegExp(`^\\d+ of ${answers} answers signed by the players' devices: p1 with`));
  });

  it('still counts when somebody was erased, or revoked the device afterwards', () => {
    expect(check(with0(p0({ type: 'SubjectErased', v: 1, data: {}, secret: null })))).toBe('OK');
    expect(check(with0(p0(revoked)))).toBe('OK');
  });

  it('is not proven while nobody tells whose the device is', () => {
    const nobody = new Scribe(streamId('subject', 'p0'), 'subject/1');
    nobody.write('p0', [{ type: 'SubjectRegistered', v: 1, data: {}, secret: null }]);
    expect(check(with0(nobody))).toMatch(/^UNPROVEN signatures .*: the bundle does not hold that p0 registered/);
  });
});

describe('TAMPERED is', () => {
  const other = signerOf('another');
  const foreign = new Scribe(streamId('subject', 'p0'), 'subject/1');
  const data = { device: base64Of(DEVICES.p0.publicKey), proof: base64Of(other.sign(utf8('mine'))), label: null };
  foreign.write('p0', [{ type: 'DeviceRegistered', v: 1, data, secret: null }]);
  const early = new Scribe(streamId('subject', 'p0'), 'subject/1', -3_600_000);
  const proof = base64Of(DEVICES.p0.sign(deviceBytes({ device: data.device, person: actorId('p0') })));
  early.write('p0', [{ type: 'DeviceRegistered', v: 1, data: { ...data, proof }, secret: null }]);
  early.write('p0', [revoked]);
  const answer = last.events[1]!;
  const otherAnswer = { ...answer, data: { ...answer.data, answer: 'stance:wide' } };

  it.each<[string, Bundle, string]>([
    [
      'a signature by another device',
      telling({ signature: base64Of(other.sign(utf8('x'))) }),
      'is not for this command',
    ],
    ['a signature in the name of another', telling({ device: base64Of(other.publicKey) }), 'is not for this command'],
    [
      'a signature of another command',
      telling(
        all.find((record) => isSigned(record) && record.actor === last.actor && record !== last)!.events[0]!.data,
      ),
      'is not for this command',
    ],
    ['no signature', telling({ signature: 'x' }), 'this is no signature: The field "signature"'],
    ['a signature that says more', telling({ more: 1 }), 'this is no signature: There is no field "more"'],
    [
      'another history than was seen',
      seeing(at, hash('ab'.repeat(32))),
      `saw match/sample-duel at ${at} with the hash abab`,
    ],
    ['a head that was not written yet', seeing(at + 1), 'which was not written yet'],
    ['a head from before the question', seeing(2), 'the command that was signed is refused: Your device signed over'],
    ['another key than it was sent under', enclosing({ key: 'x', command: {} }), 'is not the one that was signed'],
    ['a command that is not told', enclosing({ key: 'x' }), 'does not tell which command'],
    [
      'another answer than was signed',
      relogged(good, all.with(at, { ...last, events: [event, otherAnswer, ...last.events.slice(2)] })),
      'leads to other events than were recorded',
    ],
    ['a record left out under all later signatures', relogged(good, all.toSpliced(at - 1, 1)), 'signatures match/'],
    ["a device that was made somebody else's", with0(foreign), 'did not sign that it is of p0'],
    ['a device that was revoked before', with0(early), 'p0 had revoked the device'],
  ])('%s', (_, bundle, why) => {
    expect(check(bundle)).toMatch(/^TAMPERED /);
    expect(check(bundle)).toContain(why);
  });

  it('told with the event that it is in', () => {
    const { finding } = verified(telling({ signature: base64Of(other.sign(utf8('x'))) }));
    expect(finding?.at).toEqual({ stream: duel.stream, seq: at + 1, event: 0 });
    expect([actorId('p0'), actorId('p1')]).toContain(last.actor);
    expect(key).toBe(event.data.device);
  });
});
