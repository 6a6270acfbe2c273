import fc from 'fast-check';
import { actorId, Fault, hash, type Json, millis, streamId } from '#kernel';
import { type SubjectCommand, subjectDecider, type SubjectEvent, type SubjectState } from '#people';

const ANNA = actorId('anna');
const BERT = actorId('bert');
const moment = { actor: BERT, at: millis(1), seq: 1 };
const anna = subjectDecider.initial(streamId('subject', ANNA));

const REGISTERED: SubjectEvent = { type: 'SubjectRegistered', v: 1, data: {}, secret: null };
const MADE_ADMIN: SubjectEvent = { type: 'RoleGranted', v: 1, data: { role: 'admin' }, secret: null };
const NO_ADMIN: SubjectEvent = { type: 'RoleRevoked', v: 1, data: { role: 'admin' }, secret: null };
const ERASED: SubjectEvent = { type: 'SubjectErased', v: 1, data: {}, secret: null };
const REASON = { ref: 'anna/text/1', commitment: hash('a'.repeat(64)) };
const MODERATED: SubjectEvent = { type: 'NameModerated', v: 1, data: { reason: REASON }, secret: null };

const PHONE = { device: 'phone', proof: 'by the phone', label: REASON };
const ON_PHONE: SubjectEvent = { type: 'DeviceRegistered', v: 1, data: PHONE, secret: null };
const NO_PHONE: SubjectEvent = { type: 'DeviceRevoked', v: 1, data: { device: 'phone' }, secret: null };
const MANY = Array.from({ length: 20 }, (_, n): SubjectEvent => ({
  ...ON_PHONE,
  data: { ...PHONE, device: `phone ${n}` },
}));

const Sign: SubjectCommand = { type: 'RegisterDevice', ...PHONE };
const NoMore: SubjectCommand = { type: 'RevokeDevice', device: 'phone' };
const Register: SubjectCommand = { type: 'Register' };
const Grant: SubjectCommand = { type: 'GrantRole', role: 'admin' };
const Revoke: SubjectCommand = { type: 'RevokeRole', role: 'admin' };
const Moderate: SubjectCommand = { type: 'ModerateName', reason: REASON };
const Erase: SubjectCommand = { type: 'Erase' };

const after = (events: readonly SubjectEvent[]): SubjectState =>
  events.reduce((state, event) => subjectDecider.evolve(state, event, moment), anna);

describe('a person', () => {
  it.each<[string, readonly SubjectEvent[], SubjectCommand, typeof ANNA, SubjectEvent | string]>([
    ['registers', [], Register, ANNA, REGISTERED],
    ['registers once', [REGISTERED], Register, ANNA, 'PEOPLE.ALREADY_REGISTERED'],
    ['is not there before', [], Grant, BERT, 'PEOPLE.NOT_REGISTERED'],
    ['is made admin by another', [REGISTERED], Grant, BERT, MADE_ADMIN],
    ['is not made admin by themselves', [REGISTERED], Grant, ANNA, 'PEOPLE.OWN_ROLE'],
    ['is made admin once', [REGISTERED, MADE_ADMIN], Grant, BERT, 'PEOPLE.ROLE_HELD'],
    ['loses the role to another', [REGISTERED, MADE_ADMIN], Revoke, BERT, NO_ADMIN],
    ['does not lay it down', [REGISTERED, MADE_ADMIN], Revoke, ANNA, 'PEOPLE.OWN_ROLE'],
    ['loses no role they do not hold', [REGISTERED], Revoke, BERT, 'PEOPLE.ROLE_NOT_HELD'],
    ['is made admin again', [REGISTERED, MADE_ADMIN, NO_ADMIN], Grant, BERT, MADE_ADMIN],
    ['gets another name', [REGISTERED], Moderate, BERT, MODERATED],
    ['registers a device', [REGISTERED], Sign, ANNA, ON_PHONE],
    ['registers a device once', [REGISTERED, ON_PHONE], Sign, ANNA, 'PEOPLE.DEVICE_REGISTERED'],
    ['revokes a device', [REGISTERED, ON_PHONE], NoMore, ANNA, NO_PHONE],
    ['revokes no device that is not theirs', [REGISTERED], NoMore, ANNA, 'PEOPLE.UNKNOWN_DEVICE'],
    ['revokes a device once', [REGISTERED, ON_PHONE, NO_PHONE], NoMore, ANNA, 'PEOPLE.UNKNOWN_DEVICE'],
    ['takes no device back', [REGISTERED, ON_PHONE, NO_PHONE], Sign, ANNA, 'PEOPLE.UNKNOWN_DEVICE'],
    ['has twenty devices at most', [REGISTERED, ...MANY], Sign, ANNA, 'PEOPLE.TOO_MANY_DEVICES'],
    ['is erased', [REGISTERED], Erase, ANNA, ERASED],
    ['is erased after having been admin', [REGISTERED, MADE_ADMIN, NO_ADMIN], Erase, ANNA, ERASED],
    ['is not erased as admin', [REGISTERED, MADE_ADMIN], Erase, BERT, 'PEOPLE.STILL_ADMIN'],
    ['is not erased twice', [REGISTERED, ERASED], Erase, ANNA, 'PEOPLE.ERASED'],
    ['never comes back', [REGISTERED, ERASED], Register, ANNA, 'PEOPLE.ERASED'],
    ['gets no role once erased', [REGISTERED, ERASED], Grant, BERT, 'PEOPLE.ERASED'],
  ])('%s', (_, given, command, actor, then) => {
    const decision = subjectDecider.decide(after(given), command, { ...moment, actor });
    if (typeof then === 'string') expect(decision).toMatchObject({ ok: false, refusal: { code: then } });
    else expect(decision).toEqual({ ok: true, events: [then] });
  });

  it.each<[string, readonly SubjectEvent[]]>([
    ['registered twice', [REGISTERED, REGISTERED]],
    ['anything before the registration', [MADE_ADMIN]],
    ['a device registered twice', [REGISTERED, ON_PHONE, ON_PHONE]],
    ['a device revoked that is none', [REGISTERED, NO_PHONE]],
    ['anything after the erasure', [REGISTERED, ERASED, MADE_ADMIN]],
  ])('can not have a story with %s', (_, events) => {
    expect(() => after(events)).toThrow(Fault);
  });

  it('can be put away as data and taken out at any point', () => {
    const command = fc.tuple(
      fc.constantFrom(Register, Grant, Revoke, Moderate, Sign, NoMore, Erase),
      fc.constantFrom(ANNA, BERT),
    );
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        let state = anna;
        for (const [command, actor] of commands) {
          const packed = subjectDecider.unpack(JSON.parse(JSON.stringify(subjectDecider.pack(state))) as Json);
          const decision = subjectDecider.decide(state, command, { ...moment, actor });
          expect(subjectDecider.decide(packed, command, { ...moment, actor })).toEqual(decision);
          for (const event of decision.ok ? decision.events : []) state = subjectDecider.evolve(state, event, moment);
        }
      }),
    );
  });
});
