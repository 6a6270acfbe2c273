import { type Bundle, readPolicy, takenFrom, writeBundle } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { importedStory, retell } from '#match';
import { bundleOf, playedMatch, recordsOf, relinked, TRUST, withRecords } from '#test/bundles';
import { GAMES } from '#test/match-story';

describe('a match taken from its bundle', () => {
  const match = playedMatch('bazaar', 3);
  const bytes = writeBundle(bundleOf(match));

  it('comes with all its answers, and with the log that vouches for it', () => {
    const taken = takenFrom(bytes, TRUST);
    if (!taken.ok) throw new Error(taken.verification.finding?.says);
    expect(taken.source.match).toBe('sample-bazaar');
    expect(taken.source.vouchedBy).toEqual(expect.any(String));
    const { frames } = retell(GAMES, importedStory(taken.records), { as: 'judge' });
    expect(frames.length).toBeGreaterThan(5);
    expect(frames.flatMap(({ move }) => move?.answer ?? [])).toHaveLength(frames.length - 1);
  });

  it('is taken without anybody who vouches for its log, and says so', () => {
    expect(takenFrom(bytes, { ...TRUST, policy: null })).toMatchObject({ ok: true, source: { vouchedBy: null } });
  });

  const good = bundleOf(match);
  const other = (bundle: Bundle): Uint8Array => writeBundle(bundle);
  it.each<[string, Uint8Array, string]>([
    ['one without a record', other(withRecords(good, recordsOf(good).toSpliced(3, 1))), 'TAMPERED'],
    ['one with another tail', other(withRecords(good, relinked(recordsOf(good).slice(0, -2)))), 'TAMPERED'],
    ['one whose key is not out', other({ ...good, keys: [] }), 'UNPROVEN'],
    ['half of one', bytes.slice(0, bytes.length / 2), 'MALFORMED'],
  ])('is refused when it is %s', (_, given, verdict) => {
    expect(takenFrom(given, { ...TRUST, policy: null })).toMatchObject({ ok: false, verification: { verdict } });
  });

  it('is refused for what hinders it, and not for a log that is no hindrance', () => {
    const policy = readPolicy(sha256, 'quorum none');
    expect(takenFrom(other({ ...good, keys: [] }), { ...TRUST, policy })).toMatchObject({
      ok: false,
      verification: { verdict: 'UNPROVEN', finding: { check: 'openings' } },
    });
  });
});
