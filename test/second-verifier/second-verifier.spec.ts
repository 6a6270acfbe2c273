import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, readPolicy, takenFrom, type Trust, verifyBundle, writeBundle } from '#audit';
import {
  actorId,
  commandIdOf,
  type Dice,
  type JsonObject,
  type LogRecord,
  millis,
  readRecord,
  seat,
  seededChance,
  type StoredEvent,
  streamId,
  SYSTEM,
  utf8,
  writeRecord,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import {
  bundleOf,
  CLOCKS,
  clockedMatch,
  cup,
  endedByRuling,
  MatchScribe,
  playedMatch,
  recordsOf,
  relinked,
  relogged,
  REPORTED,
  reportedMatch,
  ruledBundle,
  ruledMatch,
  type Scribe,
  TRUST,
} from '#test/bundles';
import { gameRegistry } from '#match';
import { GAMES } from '#test/match-story';
import { PUBLISHED } from '#test/published';
import { signerOf } from '#test/signing';
import { signedVoidream, VOIDREAM } from '#test/signed-voidream';
import { flipped, reforged, relogged as allRelogged } from './reforge.js';
import { ofFirst, ofSecond, Second } from './second.js';

const POLICY = 'test/bundles/policy.txt';
const sample = (name: string): Uint8Array => readFileSync(`test/bundles/${name}.bundle`);
const VOIDREAMS = gameRegistry([VOIDREAM, PUBLISHED]);
const trust: Trust = {
  ...TRUST,
  policy: readPolicy(sha256, readFileSync(POLICY, 'utf8')),
  engine: (game, engine, cards) => VOIDREAMS.find(game, engine, cards) ?? TRUST.engine(game, engine, cards),
};

let second: Second;
beforeAll(async () => {
  second = await Second.open();
});
afterAll(() => second.close());

it('comes to the verdict of the first on each sample, by the same check', async () => {
  const files = readdirSync('test/bundles').filter((file) => file.endsWith('.bundle'));
  const said = await second.of(files.map((file) => join('test/bundles', file)));
  for (const file of files)
    expect([file, ofSecond(said.get(file))]).toEqual([
      file,
      ofFirst(verifyBundle(readFileSync(join('test/bundles', file)), trust)),
    ]);
});

it('replays a best of three', async () => {
  expect(ofSecond(await second.says(writeBundle(bundleOf(signedVoidream('bench', 3, { least: 1, most: 900 })))))).toBe(
    'OK',
  );
});

it('leaves what was imported to the bundle that it came in, as the first does', async () => {
  const taken = takenFrom(sample('duel'), trust);
  if (!taken.ok) throw new Error(taken.verification.finding?.says);
  const { source, records } = taken;
  const here = new MatchScribe(streamId('match', 'imported'), GAMES, {});
  here.say('eve', { type: 'ImportMatch', source, records });
  const bytes = writeBundle(bundleOf(here, [], { keys: [] }));
  expect([ofFirst(verifyBundle(bytes, trust)), ofSecond(await second.says(bytes))]).toEqual([
    'UNPROVEN replay',
    'UNPROVEN replay',
  ]);
});

it('has no root of a shuffle of nothing, as when all is known that a redeal could deal', () => {
  const program = `
    import { Chance } from './test/second-verifier/chance.mjs';
    const chance = new Chance(Buffer.alloc(32), { game: '1', epoch: 1 });
    chance.dice('redeal', 0).shuffled([]);
    console.log(chance.takeRoots().length);`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', program]).toString()).toBe('0\n');
});

const differing = (name: string, changed: readonly Uint8Array[]): Promise<readonly unknown[]> =>
  second.differing(name, changed, trust);

const diceOf = (name: string): Dice => seededChance(utf8(name), { game: 'changes', epoch: 0 }).dice('changes', 0);
const many = <Made>(count: number, make: () => Made): readonly Made[] => Array.from({ length: count }, make);

it.each(['duel', 'ruled', 'good'])('agrees with the first on %s with any byte changed', async (name) => {
  const dice = diceOf(name);
  expect(
    await differing(
      name,
      many(120, () => flipped(sample(name), dice)),
    ),
  ).toEqual([]);
});

const unsigned: Bundle = bundleOf(playedMatch('duel', 2, 'a', {}));

it.each(CLOCKS)('keeps the clocks of %s', async (name, clock, ends) => {
  const bytes = writeBundle(bundleOf(clockedMatch(clock, ends), [cup()]));
  expect(ofSecond(await second.says(bytes))).toBe('OK');
  const dice = diceOf(name);
  const changed = many(60, () => reforged(bytes, dice)).filter((each) => each !== null);
  expect(await differing('clocked', changed)).toEqual([]);
});

it.each(REPORTED)('follows %s', async (name, devices, story) => {
  const bytes = writeBundle(bundleOf(reportedMatch(devices, story), [cup()]));
  expect([ofFirst(verifyBundle(bytes, trust)), ofSecond(await second.says(bytes))]).toEqual(['OK', 'OK']);
  const dice = diceOf(name);
  const changed = many(60, () => reforged(bytes, dice)).filter((each) => each !== null);
  expect(await differing('reported', changed)).toEqual([]);
});

it.each([
  ['duel', sample('duel'), 30],
  ['ruled', sample('ruled'), 90],
  ['unsigned', writeBundle(unsigned), 90],
])('agrees with the first on %s with any record changed, linked and logged anew', async (name, bytes, count) => {
  const dice = diceOf(name);
  const changed = many(count, () => reforged(bytes, dice)).filter((each) => each !== null);
  expect(changed.length).toBeGreaterThan(count / 2);
  expect(await differing(name, changed)).toEqual([]);
});

it.each([
  [
    'a dispute whose steps were signed',
    ruledMatch(1, { p0: signerOf('the phone of p0'), p1: signerOf('the phone of p1') }),
  ],
  ['a rewind into an earlier game', ruledMatch(2)],
  ['a game lost by ruling', endedByRuling({ is: 'game-loss', seat: seat(0) })],
  [
    'a result disputed after the end',
    endedByRuling({ is: 'result', games: { won: [1, 0], drawn: 0 }, bothLost: false }),
  ],
])('follows %s', async (name, story) => {
  const bytes = writeBundle(ruledBundle(story));
  expect(ofSecond(await second.says(bytes))).toBe('OK');
  const dice = diceOf(name);
  const changed = many(60, () => reforged(bytes, dice)).filter((each) => each !== null);
  expect(await differing('ended', changed)).toEqual([]);
});

type Change = (records: readonly LogRecord[]) => readonly LogRecord[];

const reported = (name: string): Bundle => {
  const [, devices, story] = REPORTED.find(([each]) => each === name) ?? [];
  return bundleOf(reportedMatch(devices ?? {}, story ?? []), [cup()]);
};
const eventsOf =
  (type: string, change: (event: StoredEvent) => readonly StoredEvent[]): Change =>
  (records) =>
    records.map((record) => ({
      ...record,
      events: record.events.flatMap((event) => (event.type === type ? change(event) : [event])),
    }));
const saying = (type: string, said: JsonObject): Change =>
  eventsOf(type, (event) => [{ ...event, data: { ...event.data, ...said } }]);
const fromOn =
  (type: string, ms: number): Change =>
  (records) => {
    const first = records.findIndex(({ events }) => events.some((event) => event.type === type));
    return records.map((record, nth) => (nth < first ? record : { ...record, at: millis(record.at + ms) }));
  };
const signaturesIn = ({ events }: LogRecord): readonly StoredEvent[] =>
  events.filter(({ type }) => type === 'CommandSigned');
const by =
  (type: string, who: string): Change =>
  (records) =>
    records.map((record) =>
      record.events.some((event) => event.type === type) ? { ...record, actor: actorId(who) } : record,
    );
const MINUTE = 60_000;
const resultRuled = ruledBundle(endedByRuling({ is: 'result', games: { won: [1, 0], drawn: 0 }, bothLost: false }));
const clocked = bundleOf(clockedMatch({ is: 'decision', ms: 45_000 }, 'timed-out'), [cup()]);
const released = reported('a key that is released');
const guest = reported('a seat given up by a guest who turned out to be somebody');

it.each<[string, Bundle, Change]>([
  ['a match of no game', released, saying('MatchCreated', { game: null })],
  [
    'a deadline that was told before',
    reported('a call about a report, which is confirmed then'),
    (records) => {
      const told = records.flatMap(({ events }) => events.filter(({ type }) => type === 'DeadlineSet'));
      return eventsOf('JudgeCalled', (one) => [one, ...told])(records);
    },
  ],
  [
    'signed reports whose conflict is not told',
    reported('reports that conflict, signed'),
    eventsOf('ReportsConflict', () => []),
  ],
  ['a match of more seats than its game has', released, saying('MatchCreated', { seats: 70_002 })],
  ['a key that is out too soon', released, fromOn('KeyReleased', -25 * MINUTE)],
  [
    'a key that is out twice',
    released,
    (records) => [...records, { ...records.at(-1)!, commandId: commandIdOf(sha256, SYSTEM, 'once more') }],
  ],
  ['a result that was disputed too late', resultRuled, fromOn('DisputeRaised', 31 * MINUTE)],
  ['a dispute that says that there was no result', resultRuled, saying('DisputeRaised', { over: false })],
  ['a dispute of a ply to which another record led', ruledBundle(ruledMatch()), saying('DisputeRaised', { seq: 4 })],
  ['a dispute of where the match did not stand', ruledBundle(ruledMatch()), saying('DisputeRaised', { standsAt: 5 })],
  ['a seat that is none, assigned', guest, saying('SeatAssigned', { seat: null })],
  ['a report that stands by nobody', reported('a report that is confirmed'), saying('ResultConfirmed', { by: null })],
  [
    'a record signed once more at its end',
    reported('a seat given up before the first game, signed'),
    (records) => records.map((record) => ({ ...record, events: [...record.events, ...signaturesIn(record)] })),
  ],
  ['a pause by who plays', clocked, by('ClocksPaused', 'p0')],
  ['an end of a pause by who plays', clocked, by('ClocksResumed', 'p1')],
  [
    'a record with two signatures',
    reported('a seat given up before the first game, signed'),
    eventsOf('CommandSigned', (one) => [one, one]),
  ],
])('finds %s, as the first does', async (_, bundle, change) => {
  expect(verifyBundle(writeBundle(bundle), trust).verdict).toBe('OK');
  const changed = writeBundle(relogged(bundle, change(recordsOf(bundle))));
  expect([ofFirst(verifyBundle(changed, trust)), ofSecond(await second.says(changed))]).toEqual([
    'TAMPERED replay',
    'TAMPERED replay',
  ]);
});

/** Told otherwise by whoever keeps the records, who has nobody's word for it then. */
const inCase = (bundle: Bundle, change: Change): Bundle => ({
  ...bundle,
  proofs: [],
  slices: bundle.slices.map((slice) => {
    if (!slice.stream.startsWith('case/')) return slice;
    const told = relinked(change(slice.records.map(({ bytes }) => readRecord(bytes))));
    return { ...slice, records: told.map((record) => ({ bytes: writeRecord(record) })) };
  }),
});

it.each<[string, Change]>([
  ['was closed before it was carried out', eventsOf('RulingApplied', () => [])],
  ['ended otherwise than it did', saying('CaseClosed', { ending: 'moot' })],
  ['keeps back what was tried', saying('AttemptsCopied', { digests: [] })],
  ['says that something else was tried', saying('AttemptsCopied', { digests: ['0'.repeat(64), '1'.repeat(64)] })],
])('finds a case that %s, as the first does', async (_, change) => {
  expect(verifyBundle(writeBundle(resultRuled), trust).verdict).toBe('OK');
  const changed = writeBundle(inCase(resultRuled, change));
  expect([ofFirst(verifyBundle(changed, trust)), ofSecond(await second.says(changed))]).toEqual([
    'TAMPERED rulings',
    'TAMPERED rulings',
  ]);
});

/** The roles of the cup, as far as two hours later, when j9 became a judge. */
function laterCup(): Scribe {
  const roles = cup();
  roles.later = 120 * MINUTE;
  roles.write('orga', [{ type: 'RoleGranted', v: 1, data: { role: 'judge', to: 'j9', asAdmin: false }, secret: null }]);
  return roles;
}

it.each<[string, string, Scribe, string]>([
  ['a judge', 'j1', cup(), 'OK'],
  ['a judge, as all roles of the day show', 'j1', laterCup(), 'OK'],
  ['who may have become a judge since', 'j9', cup(), 'UNPROVEN rulings'],
  ['who became a judge later', 'j9', laterCup(), 'TAMPERED rulings'],
])('says of a result that was entered by %s what the first does', async (_, who, roles, due) => {
  const [, devices, story] = REPORTED.find(([name]) => name.includes('until a judge enters')) ?? [];
  const bundle = bundleOf(reportedMatch(devices ?? {}, story ?? []), [roles]);
  const changed = allRelogged(bundle, 0, by('ResultEntered', who)(recordsOf(bundle)));
  expect([ofFirst(verifyBundle(changed, trust)), ofSecond(await second.says(changed))]).toEqual([due, due]);
});
