import type { Bundle } from '#audit';
import { canonicalJson, hashRecord, type JsonObject, type LogRecord, readRecord, writeRecord } from '#kernel';
import { WINDOWS } from '#rulings';
import { outcome, provenIn, relinked, ruledBundle, type Ruled, ruledMatch, verified } from '#test/bundles';
import { nodeSha256 as sha256 } from '#log';
import { signerOf } from '#test/signing';

const story: Ruled = ruledMatch();
const good = ruledBundle(story);

/** The players' phones sign what they do, in the match and in its case. */
const phones = Object.fromEntries(['p0', 'p1'].map((who) => [who, signerOf(`the phone of ${who}`)]));
const signed = ruledBundle(ruledMatch(1, phones));

type Change = (event: LogRecord['events'][number]) => LogRecord['events'][number];

/** One stream changed, linked and logged anew by an operator who has all the keys; what cites its records follows. */
function changed(stream: string, change: Change, whole = good): Bundle {
  const slices = whole.slices.map((slice) => {
    if (slice.stream !== stream) return slice;
    const records = slice.records.map(({ bytes }) => readRecord(bytes));
    const other = relinked(records.map((record) => ({ ...record, events: record.events.map(change) })));
    return { ...slice, records: other.map((record) => ({ bytes: writeRecord(record) })) };
  });
  const heads = slices.map((slice) => {
    const bytes = slice.records.at(-1)?.bytes ?? new Uint8Array();
    return { stream: slice.stream, seq: slice.records.length, hash: hashRecord(sha256, bytes) };
  });
  return { ...whole, slices, proofs: provenIn(heads, heads) };
}

const withData =
  (type: string, data: JsonObject): Change =>
  (event) =>
    event.type === type ? { ...event, data: { ...event.data, ...data } } : event;

const says = (bundle: Bundle): string => outcome(verified(bundle));
const rulingSays = (bundle: Bundle): string | undefined =>
  verified(bundle).checks.find(({ check }) => check === 'rulings')?.says;

describe('a match with a dispute, an appeal and a redeal', () => {
  it('is OK, and says so', () => {
    expect(says(good)).toBe('OK');
    expect(rulingSays(good)).toBe('1 dispute ruled by who had the role for it, in time, and carried out so');
    const made = verified(good).checks.find(({ check }) => check === 'ceremony')?.says;
    expect(made).toContain('; 1 redeal with a ceremony of its own');
  });

  it('is OK with its steps signed, and tells how many were', () => {
    expect(says(signed)).toBe('OK');
    const told = verified(signed).checks.find(({ check }) => check === 'signatures')?.says;
    expect(told).toMatch(/ answers and 2 of 2 steps of players in disputes signed by the players' devices: /);
  });

  it('is OK where the ruling went back into an earlier game', () => {
    const bundle = ruledBundle(ruledMatch(2));
    expect(says(bundle)).toBe('OK');
    expect(rulingSays(bundle)).toBe(rulingSays(good));
  });

  const HASTE = { about: 'play', rule: null, appeal: 90_000, decide: null };
  const CASE = 'case/c1';
  const CUP = 'tournament/cup';
  it.each<[string, Bundle, RegExp]>([
    [
      'whose judge had no such role',
      changed(CUP, withData('RoleGranted', { role: 'judge' })),
      /^TAMPERED rulings case\/c1 2: h1 had no role "head-judge" as of record 4/,
    ],
    [
      'whose judge says of another record that it gave the role',
      changed(CASE, withData('CaseClaimed', { as: { role: 'head-judge', seq: 2, plays: false } })),
      /^TAMPERED rulings case\/c1 2: h1 had no role/,
    ],
    [
      'whose appeal was decided by who is no head judge',
      changed(CASE, withData('RulingAffirmed', { as: { role: 'judge', seq: 4, plays: false } })),
      /^TAMPERED rulings case\/c1 7: .*no head judge/,
    ],
    [
      'whose window for an appeal is another',
      changed(CASE, withData('RulingIssued', { appealUntil: 0 })),
      /^TAMPERED rulings case\/c1 4: .*window/,
    ],
    [
      'whose appeal was decided when its time was up',
      changed(CASE, (event) =>
        event.type === 'RulingAppealed' ? { ...event, data: { ...event.data, decideBy: 1 } } : event,
      ),
      /^TAMPERED rulings case\/c1 7: /,
    ],
    [
      'whose case is about another match',
      changed(CASE, withData('CaseOpened', { subject: { is: 'play', match: 'cup-1-2' } })),
      /^TAMPERED rulings case\/c1 1: this case is about no dispute of match\/cup-1-1/,
    ],
    [
      'whose case leaves a party out',
      changed(CASE, withData('CaseOpened', { parties: [{ who: 'p1', seat: 1 }] })),
      /^TAMPERED rulings case\/c1 1: this says of the parties otherwise/,
    ],
    [
      'whose case was not raised so',
      changed(CASE, withData('CaseOpened', { raiser: { who: 'p0', seat: 0, role: null } })),
      /^TAMPERED rulings case\/c1 1: this says of the raiser otherwise/,
    ],
    [
      'whose judge had more time than was agreed on',
      changed(CASE, withData('CaseOpened', { windows: { ...WINDOWS.play, rule: 1_200_000 } })),
      /^TAMPERED rulings case\/c1 1: the times of this case are not those of tournament\/cup/,
    ],
    [
      'whose tournament had agreed on other times',
      changed(CUP, withData('TournamentCreated', { plan: { caseTimes: [HASTE] } })),
      /^TAMPERED rulings case\/c1 1: the times of this case are not those of tournament\/cup/,
    ],
    [
      'whose case is of a tournament in which others judge',
      changed(CASE, withData('CaseOpened', { tournament: 'another-cup' })),
      /^TAMPERED rulings case\/c1 1: this case is about no dispute of match\/cup-1-1/,
    ],
    [
      'whose ruling became final twice',
      changed(CASE, (event) =>
        event.type === 'CaseClosed' ? { ...event, type: 'RulingFinal', data: { ruling: 1 } } : event,
      ),
      /^TAMPERED rulings case\/c1 8: .*before its time/,
    ],
    [
      'in which somebody appealed with other words than they signed',
      changed(CASE, withData('RulingAppealed', { ground: { ref: 'p0/text/x', commitment: 'f'.repeat(64) } }), signed),
      /^TAMPERED rulings case\/c1 5: .*Another text was signed than was recorded/,
    ],
    [
      'in which another is said to have disputed what somebody signed',
      changed('match/cup-1-1', withData('DisputeRaised', { ply: 5 }), signed),
      /^TAMPERED (signatures|replay) match\/cup-1-1 /,
    ],
    [
      'which carried out another ruling',
      changed(CASE, (event) =>
        event.type === 'RulingIssued'
          ? { ...event, data: { ...event.data, ruling: { ...(event.data.ruling as JsonObject), credits: [] } } }
          : event,
      ),
      /^TAMPERED rulings /,
    ],
  ])('%s, is found out', (_, bundle, verdict) => {
    expect(says(bundle)).toMatch(verdict);
  });

  it.each<[string, (stream: string) => boolean, RegExp]>([
    ['the case', (stream) => stream !== CASE, /^UNPROVEN rulings match\/cup-1-1 \d+: what was ruled in case\/c1/],
    ['the roles', (stream) => stream !== CUP, /^UNPROVEN rulings case\/c1 1: what the tournament has agreed on/],
  ])('is not proven without %s', (_, stays, verdict) => {
    const only = <Part extends { readonly stream: string }>(parts: readonly Part[]): readonly Part[] =>
      parts.filter(({ stream }) => stays(stream));
    const bundle = { ...good, slices: only(good.slices), keys: only(good.keys), proofs: only(good.proofs) };
    expect(says(bundle)).toMatch(verdict);
  });

  it('is the same each time it is made', () => {
    expect(canonicalJson(ruledBundle(ruledMatch()).proofs)).toBe(canonicalJson(good.proofs));
  });
});
