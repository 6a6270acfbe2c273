import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPolicy, type Trust, verifyEvents } from '#audit';
import { utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { dreamledger } from '#test/cli';
import { type Cup, openCup, somebody, until } from '#test/cup';
import { mutate } from '#test/people';
import { must } from '#test/rulings';
import { type Embedded, embeddedServer } from '#test/server';
import { verifyEd25519 } from '#test/signing';

/** What people said about a tournament, in the file of its events: for all to read, and by its hash. */
let server: Embedded;
let day: Cup;
let file: string;
let caseId: string;
let policy: string;
let trust: Omit<Trust, 'engine'>;
beforeAll(async () => {
  server = await embeddedServer();
  day = await openCup(server, { stages: [{ format: 'SWISS', rounds: 3, bestOf: 1 }] });
  const helper = await somebody(server, 'Hal');
  await day.must('grantTournamentRole', { personId: helper.id, role: 'ORGANISER' });
  const [first, second] = (await day.guests('Cleo', 'Dan', 'Edda', 'Finn')).map(({ id }) => id);
  await day.must('keepApart', { entrantIds: [first, second], apart: true, reason: 'They live together.' });
  await day.must('startTournament');
  const { tables } = await day.pair(1);
  await day.must('announce', { text: 'Lunch is at noon.' });
  await day.must('announce', { text: 'Dinner is at ten.' });
  await day.must('withdrawAnnouncement', { nth: 2 });
  await day.act(helper.ask, 'announce', { text: 'Hal waits outside.' });
  await day.must('extendTable', { round: 1, tableId: tables[0]!.id, minutes: 5, reason: 'A late start.' });
  const openCase = { about: 'CONDUCT', entrantId: first, text: 'Loud.' };
  const { case: opened } = await must<{ case: { id: string } }>(
    day.orga,
    'openCase',
    { tournamentId: day.id, ...openCase },
    'case { id }',
  );
  await must(day.orga, 'withdrawCase', { caseId: opened.id }, 'case { id }');
  caseId = opened.id;
  await mutate(helper.ask, 'eraseMe', { idempotencyKey: randomUUID() }, 'userErrors { code }');
  const key = (await (await fetch(`${server.url}/audit/vkey`)).text()).trim();
  policy = `log ${key}\nquorum none\n`;
  trust = { sha256, verifies: verifyEd25519, policy: readPolicy(sha256, policy) };
  const isProven = (told: string): boolean => verifyEvents(utf8(told), trust).verdict === 'OK';
  file = await until(
    async () => (await fetch(`${server.url}/export/tournaments/${day.id}/events.ndjson`)).text(),
    (told) => told.includes('TableExtended') && told.includes('CaseClosed') && isProven(told),
  );
}, 120_000);

const texts = (): readonly string[] =>
  file.split('\n').flatMap((line) => {
    const found = /^\{"ref":.*"text":"(.*)"\}$/.exec(line)?.[1];
    return found === undefined ? [] : [found];
  });

describe('the events of a tournament', () => {
  it('have the texts that everybody may read, and of those that were erased that they were', () => {
    for (const text of ['Lunch is at noon.', 'A late start.', 'Cleo', 'Finn']) expect(texts()).toContain(text);
    expect(file).not.toMatch(/Dinner is at ten|Hal waits outside|They live together/);
    expect(file.match(/^\{"erased":true,"ref":"[^"]*"\}$/gm)).toHaveLength(1);
  });

  it('have the cases about no match once they are closed, without what was claimed there', () => {
    const stream = caseId.replace('_', '/');
    const types = file
      .split('\n')
      .flatMap((line) =>
        line.includes(`"stream":"${stream}"`) ? [...line.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type) : [],
      );
    expect(types).toEqual(['CaseOpened', 'CaseWithdrawn', 'RulingFinal', 'CaseClosed']);
    expect(file).not.toContain('Loud.');
  });

  it('are none before there were any, which is said', async () => {
    const response = await fetch(
      `${server.url}/export/tournaments/${day.id}/events.ndjson?asOf=2020-01-01T00:00:00.000Z`,
    );
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { errors: [{ extensions: { code: 'NOT_FOUND' } }] },
    ]);
  });

  it('are checked by their hashes', () => {
    const { verdict, checks } = verifyEvents(utf8(file), trust);
    expect(checks.map(({ check, findings }) => [check, findings.length])).toEqual([
      ['structure', 0],
      ['chain', 0],
      ['openings', 0],
      ['log', 0],
    ]);
    expect(checks[3]?.says).toMatch(/^\d+ heads? proven to be in the Merkle log$/);
    expect(checks[1]?.says).toMatch(/follow each other by seq and hash, 1 of them withheld$/);
    expect(checks[2]?.says).toMatch(/^\d+ texts as committed, 1 erased \(.*\), 2 not enclosed$/);
    expect(verdict).toBe('OK');
  });

  const lines = (): string[] => file.split('\n').slice(0, -1);
  const at = (begins: string): number => lines().findIndex((line) => line.startsWith(begins));
  const whole = (changed: readonly string[]): string => changed.map((line) => `${line}\n`).join('');
  const withLine = (nth: number, line: string | null): string => {
    const all = lines();
    all.splice(nth, 1, ...(line === null ? [] : [line]));
    return whole(all);
  };

  it.each<[string, () => string, string, RegExp]>([
    [
      'another text',
      () => file.replace('Lunch is at noon', 'Lunch is at four'),
      'TAMPERED',
      /not the one that was committed/,
    ],
    ['a text twice', () => `${file}${lines().find((line) => line.startsWith('{"ref"')) ?? ''}\n`, 'TAMPERED', /twice/],
    [
      'one erased that nobody said',
      () => `${file}{"erased":true,"ref":"x/text/1"}\n`,
      'TAMPERED',
      /nothing here refers/,
    ],
    ['a record less', () => withLine(3, null), 'TAMPERED', /not the next seq/],
    [
      'another record',
      () => file.replace('"RoundPublished"', '"RoundPublishex"'),
      'TAMPERED',
      /one of them was changed/,
    ],
    [
      'another hash of what is withheld',
      () => withLine(at('{"hash"'), lines()[at('{"hash"')]!.replace(/"[0-9a-f]{64}"/, `"${'0'.repeat(64)}"`)),
      'TAMPERED',
      /one of them was changed/,
    ],
    ['half a line', () => file.slice(0, -5), 'MALFORMED', /ends within a line/],
    ['a line of something else', () => `${file}{}\n`, 'MALFORMED', /line/],
  ])('are refused with %s', (_, made, verdict, says) => {
    const found = verifyEvents(utf8(made()), trust);
    expect([found.verdict, found.finding?.says]).toEqual([verdict, expect.stringMatching(says)]);
  });

  it('are checked from the command line, which says what was erased', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'events-'));
    try {
      await writeFile(join(folder, 'cup.ndjson'), file);
      await writeFile(join(folder, 'policy.txt'), policy);
      const unsure = await dreamledger(folder, ['verify', 'cup.ndjson']);
      expect([unsure.code, unsure.out]).toEqual([3, expect.stringContaining('name one that does by --policy')]);
      const { code, out } = await dreamledger(folder, ['verify', 'cup.ndjson', '--policy', 'policy.txt']);
      expect([code, out]).toEqual([0, expect.stringMatching(/openings: .*1 erased/)]);
      const taken = await dreamledger(folder, ['import-match', 'cup.ndjson', '--token', 'x']);
      expect([taken.code, taken.err]).toEqual([2, expect.stringContaining('the events of a tournament')]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
