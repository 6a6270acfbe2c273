import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dreamledger } from '#test/cli';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-games-'));
  await dreamledger(folder, ['simulate', 'court-in-masks', 'gate-and-toll', '--games', '3', '--save', 'kept']);
});
afterAll(() => rm(folder, { recursive: true }));

const kept = 'kept/game-1.json';
interface Kept {
  readonly setup: { readonly seats: readonly object[]; readonly switches: object };
  readonly answers: readonly string[];
  readonly hashes: Record<string, string>;
  readonly cards: string;
}
const keptGame = async (): Promise<Kept> => JSON.parse(await readFile(join(folder, kept), 'utf8')) as Kept;

describe('dreamledger simulate', () => {
  const simulate = (...args: readonly string[]) => dreamledger(folder, ['simulate', 'court-in-masks', ...args]);

  it('counts how games end, the same for the same seed', async () => {
    const once = await simulate('--games', '5', '--seed', 'a', '--json', '--bots', 'random');
    const counted = JSON.parse(once.out) as { games: number; wins: number[]; reasons: Record<string, number> };
    expect(once.code).toBe(0);
    expect(counted.games).toBe(5);
    expect(Object.values(counted.reasons).reduce((a, b) => a + b, 0)).toBe(5);
    const again = await simulate('--games', '5', '--seed', 'a', '--json', '--bots', 'random');
    expect(again.out).toBe(once.out);
  });

  it.each([
    [['--games', 'many'], '--games many is no number of games: it must be 1 or more.'],
    [['--games', '1e9'], '--games 1e9 is no number of games: it must be 1 or more.'],
    [['--bots', 'rnadom'], 'There is no bot "rnadom"'],
    [['--bots', 'toString'], 'There is no bot "toString"'],
    [['--switch', 'VD-H.3=z'], '--switch: VD-H.3 has no reading "z": choose one of'],
    [['--switch', 'VD-H.3'], '--switch: "VD-H.3" is not a ruling and one of its readings, as in VD-H.3=b.'],
    [['--switch', 'nonsense=b'], '--switch: There is no house ruling "nonsense". These can be switched: VD-H.3, '],
    [['gate-and-tol'], 'Did you mean "gate-and-toll"?'],
    [['--gmaes', '3'], 'Did you mean --games?'],
  ])('says what is wrong with %j, with code 2', async (args, says) => {
    const { code, out, err } = await simulate(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
  });

  it.each(['kept/game-1.json', 'kept/game-1.json/deeper', '/proc/deeper/still'])(
    'plays nothing that can not be kept in %s',
    async (place) => {
      const { code, out, err } = await simulate('--games', '3', '--save', place);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(`dreamledger: ${place} can't be written, name another: `);
    },
  );
});

describe('dreamledger verify', () => {
  it('replays a recorded game and compares each position', async () => {
    const { code, out } = await dreamledger(folder, ['verify', kept, 'kept/game-2.json']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ok {4}kept\/game-1\.json: \d+ answers replayed, \d+ positions compared\nok {4}kept\/game-2/);
  });

  it('names the first ply that differs', async () => {
    const game = await keptGame();
    await writeFile(
      join(folder, 'hash.json'),
      JSON.stringify({ ...game, hashes: { ...game.hashes, 7: '0'.repeat(16) } }),
    );
    const { code, out, err } = await dreamledger(folder, ['verify', 'hash.json']);
    expect(code).toBe(4);
    expect(out).toMatch(
      /^FAIL {2}hash\.json: ply 7: the hash should be 0{16}, and is [0-9a-f]{16} \(the same up to ply 6\)\n$/,
    );
    expect(err).toBe('dreamledger: 1 of 1 recorded games went otherwise.\n');
  });

  it('names the first answer that is refused, with its rule', async () => {
    const game = await keptGame();
    const [first = '', ...rest] = game.answers;
    const [cut, ...others] = first.split(' ');
    await writeFile(
      join(folder, 'answer.json'),
      JSON.stringify({ ...game, answers: [[cut, 'sing', ...others].join(' '), ...rest] }),
    );
    const { code, out } = await dreamledger(folder, ['verify', 'answer.json']);
    expect(code).toBe(4);
    expect(out).toContain('answer.json: ply 2: the answer "sing" of seat 0 is refused by VD-3.2.4');
  });

  it('knows the cards by their hash', async () => {
    const game = await keptGame();
    await writeFile(join(folder, 'cards.json'), JSON.stringify({ ...game, cards: 'ab'.repeat(32) }));
    const { code, err } = await dreamledger(folder, ['verify', 'cards.json']);
    expect(code).toBe(4);
    expect(err).toContain('was played with the cards abababababab');
  });

  it('says of a game that was kept because it broke that it no longer does', async () => {
    const game = await keptGame();
    const failure = { ply: 3, says: 'the mind of seat 0 is 5' };
    await writeFile(join(folder, 'mended.json'), JSON.stringify({ ...game, failure }));
    const { code, out } = await dreamledger(folder, ['verify', 'mended.json']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^ok {4}mended\.json: /)]);
  });

  it.each<[string, (setup: Kept['setup']) => object, string]>([
    [
      'no deck',
      ({ seats }) => ({ seats: ['court-in-masks', seats[1]] }),
      'setup.seats.0: A player brings a deck: main,',
    ],
    [
      'a card that there is not',
      ({ seats }) => ({ seats: [seats[0], { ...seats[1], mind: 'uprigth' }] }),
      'setup.seats.1: There is no mind card "uprigth" in the set. Did you mean "upright"? (VD-',
    ],
    [
      'one player',
      ({ seats }) => ({ seats: [seats[0]] }),
      'setup: Voidream has exactly two players, not 1. (VD-2.1.1)',
    ],
    [
      'a switch that there is not',
      (setup) => ({ ...setup, switches: { 'VD-H.3': 'z' } }),
      'setup: VD-H.3 has no reading "z"',
    ],
  ])('says of a game with %s that it cannot be begun, and why', async (_, without, says) => {
    const game = await keptGame();
    await writeFile(join(folder, 'setup.json'), JSON.stringify({ ...game, setup: without(game.setup) }));
    for (const args of [
      ['verify', 'setup.json'],
      ['replay', 'setup.json'],
      ['play', '--from', 'setup.json@1'],
    ]) {
      const { code, err } = await dreamledger(folder, args);
      expect([code, err]).toEqual([4, expect.stringContaining(`setup.json: this game can't be begun: ${says}`)]);
    }
  });

  it('tells what is no recorded game', async () => {
    await writeFile(join(folder, 'none.json'), '{\n "format": "dreamledger-game-1",\n "game": 3 }');
    const { code, err } = await dreamledger(folder, ['verify', 'none.json']);
    expect(code).toBe(4);
    expect(err).toContain('none.json:3: this is no recorded game: game: ');
  });
});

describe('dreamledger replay', () => {
  it('shows the board at a ply as a viewer sees it, and no more', async () => {
    const as = async (viewer: string): Promise<string> =>
      (await dreamledger(folder, ['replay', kept, '--ply', '2', '--as', viewer])).out;
    const [own, other, judge] = [await as('1'), await as('2'), await as('judge')];
    expect(own).toMatch(/^Ply 2 of \d+, after "cut:\d+", as 1 sees it\n\nRound 1, /);
    expect(own).toContain('PLAYER 2  mind');
    expect(own).toMatch(/PLAYER 1[^]*hand {5}all-rise, /);
    expect(other).toMatch(/PLAYER 1[^]*hand {5}backs 1 /);
    expect(judge).not.toContain('hand     backs');
    expect(other).toMatch(/\nWhat happened:\n {2}The deck of Player \d is cut at \d+\. {2}\[VD-7\.3\.1\]\n/);
    const { out } = await dreamledger(folder, ['replay', kept, '--ply', '2', '--json']);
    const { facts } = JSON.parse(out) as { facts: readonly { text: string }[] };
    expect(facts[0]?.text).toMatch(/^The deck of Player \d is cut at \d+\.$/);
  });

  it.each([
    [['--ply', '9999'], '--ply 9999 is not a ply of kept/game-1.json: it has 0 to'],
    [['--ply', ''], '--ply  is not a ply of kept/game-1.json: it has 0 to'],
    [['--as', 'constructor'], '"constructor" is nobody who looks: choose one of 1, 2, public, judge.'],
    [['--as', 'jugde'], '"jugde" is nobody who looks: choose one of 1, 2, public, judge. Did you mean "judge"?'],
  ])('says what is wrong with %j', async (args, says) => {
    const { code, err } = await dreamledger(folder, ['replay', kept, ...args]);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

describe('dreamledger deck', () => {
  it('finds the ready decks right', async () => {
    expect(await dreamledger(folder, ['deck', 'check', 'court-in-masks', 'feed-the-hole'])).toMatchObject({
      code: 0,
      out: 'ok    court-in-masks\nok    feed-the-hole\n',
    });
  });

  it('names line, rule and remedy of each error', async () => {
    const { out: text } = await dreamledger(folder, ['deck', 'show', 'court-in-masks']);
    const [three = '', title = ''] = /^3 (.+)$/m.exec(text) ?? [];
    await writeFile(join(folder, 'typo.txt'), text.replace(three, `${three}x`));
    await writeFile(join(folder, 'many.txt'), text.replace(three, `4 ${title}`));
    await writeFile(join(folder, 'less.txt'), text.replace('1 All Rise\n', ''));
    const lines = text.split('\n');
    const [line, arcana] = [lines.indexOf(three) + 1, lines.indexOf('Arcana:') + 1];
    const { code, out } = await dreamledger(folder, ['deck', 'check', 'typo.txt', 'many.txt', 'less.txt']);
    expect(code).toBe(4);
    expect(out).toContain(
      `FAIL  typo.txt:${line}: VD-8.2.1 There is no card "${title}x" in First Light. Did you mean "${title}"?`,
    );
    expect(out).toContain(`FAIL  many.txt:${line}: VD-8.3.2 "${title}" is in the deck 4 times; 3 are allowed.`);
    expect(out).toContain(`FAIL  less.txt:${arcana}: VD-8.2.3 The major arcanum "All Rise" is missing from the hand.`);
  });
});

describe('dreamledger cards', () => {
  it('prints a card as it reads', async () => {
    const { out } = await dreamledger(folder, ['cards', 'text', 'owl magistrate']);
    const part = await dreamledger(folder, ['cards', 'text', 'magistrate']);
    expect([part.code, part.err]).toEqual([2, expect.stringContaining('Did you mean "Owl Magistrate"?')]);
    expect(out).toMatch(/^Owl Magistrate\n {2}entity, chimeric-court, /);
  });

  it('reports how ready decks and their cards fare', async () => {
    const report = await dreamledger(folder, ['cards', 'report', '--games', '8', '--bots', 'random', '--json']);
    expect(report.code).toBe(0);
    const { games, decks } = JSON.parse(report.out) as { games: number; decks: { name: string }[] };
    expect([games, decks.length, decks.map(({ name }) => name)]).toEqual([
      8,
      8,
      expect.arrayContaining(['Feed the Hole']),
    ]);
    const { out } = await dreamledger(folder, ['cards', 'report', '--games', '4', '--bots', 'random']);
    expect(out).toMatch(/^4 games; shares with their 95 % interval\n/);
  });

  it('names file, line and field of each flaw', async () => {
    const card = '{ "kind": "mind", "title": "A",\n "faction": "fractal", "texts": {} }';
    await writeFile(join(folder, 'mine.json'), `{ "title": "Mine", "cards": [\n${card}\n] }`);
    const { code, out } = await dreamledger(folder, ['cards', 'check', 'mine.json', 'plain']);
    expect(code).toBe(4);
    expect(out).toContain('FAIL  mine.json:3: cards.0.faction: "fractal" is not one of');
    expect(out).toMatch(/ok {4}plain: \d+ cards, [0-9a-f]{64}/);
  });
});

describe('dreamledger play', () => {
  /** Types these lines to a game, and gives what it said. */
  async function typed(...lines: readonly string[]): Promise<string> {
    const bin = resolve('apps/cli/bin/dreamledger.mjs');
    const args = [bin, 'play', '--against', 'random', '--seed', 'e2e'];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdin.end(`${lines.join('\n')}\n`);
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    return said;
  }

  it('shows the board and numbered answers, says why not, and takes back', async () => {
    const said = await typed(
      'why cut:3',
      'cut:1',
      'why owl magistrate',
      'why play:owl-magistrate',
      'undo',
      'cut:2',
      'save mine.json',
      'quit',
    );
    expect(said).toMatch(/^You are Player 1 and play against \w+, a bot\.$/m);
    expect(said).toMatch(
      /Cut the deck of your opponent\. \(VD-3\.2\.4, VD-H\.42\)\n {2}1 {2}cut:1-\d+, such as cut:1\n/,
    );
    expect(said).toMatch(/^ {2}You put \w[\w ]+ into the deck\. {2}\[VD-3\.2\.5\]$/m);
    expect(said).toContain('Owl Magistrate\n  entity, chimeric-court');
    expect(said).toMatch(
      /^ {2}fails {2}VD-4\.1\.3 equal depths: hide and guess \[offered: hide:numbered hide:spent\]$/m,
    );
    expect(said).toMatch(
      /^"cut:3" is legal\.\n {2}holds {2}VD-4\.2\.2 one action a turn \[asked: Player [12]\]\n {2}holds {2}VD-3\.2\.4 the cut at setup \[asked: cut, phase: setup, round: 0\]$/m,
    );
    expect(said).toContain('Back at ply 1.');
    expect(said).toMatch(/Saved \d+ answers in mine\.json\.\nBye\./);
    expect((await dreamledger(folder, ['verify', 'mine.json'])).code).toBe(0);
  });

  it('refuses an answer with its rule and what was meant', async () => {
    const said = await typed('cat:1', 'undo one', 'quit');
    expect(said).toContain('VD-3.2.4 "cat:1" is not offered for "cut"; it may be cut.');
    expect(said).toContain('"one" is no ply: there are 0 to 1.');
  });
});

it('dreamledger says what an argument would be that was left out', async () => {
  const { code, err } = await dreamledger(folder, ['deck', 'show']);
  expect(code).toBe(2);
  expect(err).toMatch(
    /^error: missing required argument 'deck', a file, or a ready deck: gate-and-toll, .*feed-the-hole$/m,
  );
});

it('dreamledger suggests the verb that was meant', async () => {
  const { code, err } = await dreamledger(folder, ['simulat']);
  expect(code).toBe(2);
  expect(err).toContain('Did you mean simulate?');
});
