import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scenarioSchema } from '#games/voidream';
import { dreamledger } from '#test/cli';

const FOLDER = 'test/scenarios';
const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));

interface Told {
  readonly file: string;
  readonly wrong: readonly { readonly line: number; readonly says: string }[];
}
const run = async (files: readonly string[]): Promise<{ code: unknown; told: readonly Told[] }> => {
  const { code, out } = await dreamledger('.', ['scenario', 'run', '--json', ...files]);
  return { code, told: JSON.parse(out) as readonly Told[] };
};

describe('dreamledger scenario run', () => {
  it('finds that each scenario goes as it tells', async () => {
    const files = filesIn(FOLDER);
    const { code, told } = await run(files);
    expect(told.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect([code, told.map(({ file }) => file)]).toEqual([0, files]);
  });

  it('says at which line of the file what was expected and what was there', async () => {
    const { code, told } = await run(filesIn(`${FOLDER}/wrong`));
    const said = told.flatMap(({ file, wrong }) =>
      wrong.map(({ line, says }) => `${file.slice(FOLDER.length + 7)}:${line}: ${says}`),
    );
    expect(code).toBe(4);
    expect(said.map((line) => line.replace(/(This is not JSON): .*/, '$1'))).toEqual([
      'cards.json:6: table.you.hand.0: There is no arcanum "Cal" in the set. Did you mean "Call"?',
      'cards.json:6: table.you.hand.1: "Guard" is of the kind entity; only cards of the kind arcanum may lie here.',
      'cards.json:7: table.you.play.0: There is no card of the kinds memory, entity, construct "Wofl" in the set. Did you mean "Wolf"?',
      'draws.json:6: chance.draws.hider#3: number 1 should be below 2, and is 9.',
      'draws.json:7: chance.draws.hyder#3: this draw never came. Drawn: shuffle#1, shuffle#2, hider#3. Did you mean "hider#3"?',
      'fact-shape.json:5: steps.1.expect.facts.1: This must be the name of a fact, or an object, not null.',
      'facts.json:18: step 2: "play:hush-4" should be offered, and is not. Offered: pass',
      'facts.json:16: step 2: the fact "arcanum-played" should be told after the one before it, and is not. Told since the last answer: mind-turned, arcanum-played, back-shown, rolled',
      'facts.json:17: step 2: "mind-turned" should not be told, and is',
      'inline-card.json:9: cards.0.value: This must be a whole number from 1 to 4, not 9.',
      'leaves.json:9: step 2: result.places.0 should be 1, and is 2',
      'leaves.json:9: step 2: result.places.1 should be 2, and is 1',
      'leaves.json:10: step 3: nobody can leave: the game is over',
      'no-json.json:4: This is not JSON',
      'not-refused.json:12: step 1: "play:call" should be refused, and is legal',
      'not-refused.json:16: step 2: "play:hush-1" should be refused by VD-2.9.5, and is by VD-2.10.2: "play:hush-1" is not legal: its value is below its player\'s depth.',
      'refused.json:12: step 1: "play:hush-1" is refused by VD-2.10.2: "play:hush-1" is not legal: its value is below its player\'s depth. you turn, offered: pass | play:call | invert:call',
      'standing.json:6: table.you.play.0.joined: Nobody takes part in a conflict while there is none: give the table "phase": "conflict" and "conflict".',
      'standing.json:7: table.you.play.1.attached.1: "Wolf" can\'t lie face up under "Guard": only memories do, and copies of a Unique entity; what lies there face down are "charges".',
      'standing.json:8: table.you.play.2.charges: Nothing lies under a construct or a veiled card, only under entities and memories.',
      'standing.json:12: steps.0.expect.noFacts.0: No fact is called "roled". Did you mean "rolled"?',
      'step.json:5: steps.0: This must be a step with one of the fields answer, leaves, refused, expect, exactly one. Did you mean "answer"?',
      'unlike-state.json:20: step 2: you.mind.at should be 2, and is 1',
      'unlike-state.json:22: step 2: there is no you.hnad. Did you mean "hand"?',
    ]);
  });

  it('says how many cards a game has room for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-'));
    const file = join(folder, 'many.json');
    const deck = Array.from({ length: 1100 }, () => 'Blank 1');
    await writeFile(file, JSON.stringify({ title: 'Many', table: { you: { deck } }, steps: [{ answer: 'pass' }] }));
    const { told } = await run([file]);
    await rm(folder, { recursive: true });
    expect(told[0]?.wrong.map(({ says }) => says)).toEqual(['table: A game has at most 1020 cards. These are 1100.']);
  });

  it('tells people in lines, and scripts by the exit code', async () => {
    const [right, wrong] = [`${FOLDER}/spent-mind.json`, `${FOLDER}/wrong/not-refused.json`];
    expect(await dreamledger('.', ['scenario', 'run', right, wrong])).toEqual({
      code: 4,
      out: [
        `ok    ${right}: With a spent mind only passing is left (2 steps)`,
        `FAIL  ${wrong}:12: step 1: "play:call" should be refused, and is legal`,
        `FAIL  ${wrong}:16: step 2: "play:hush-1" should be refused by VD-2.9.5, and is by VD-2.10.2: "play:hush-1" is not legal: its value is below its player's depth.`,
        '1 of 2 scenarios went as told.\n',
      ].join('\n'),
      err: 'dreamledger: 1 of 2 scenarios went otherwise than told.\n',
    });
  });

  it('needs a file that is there', async () => {
    const { code, err } = await dreamledger('.', ['scenario', 'run', 'no-such.json']);
    expect([code, err]).toEqual([
      2,
      'dreamledger: There is no file no-such.json that can be read. Name a scenario file.\n',
    ]);
  });
});

describe('a scenario that goes on from a recorded game', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dreamledger-what-if-'));
    await dreamledger(folder, ['simulate', 'court-in-masks', '--games', '1', '--save', '.']);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function whatIf(ply: number, steps: readonly object[]): Promise<{ code: unknown; told: readonly Told[] }> {
    const scenario = { title: 'What if', set: 'first-light', from: { game: 'game-1.json', ply }, steps };
    await writeFile(join(folder, 'what-if.json'), JSON.stringify(scenario));
    return run([join(folder, 'what-if.json')]);
  }

  it('stands where the game stood, and leads where other answers lead', async () => {
    const { answers } = JSON.parse(await readFile(join(folder, 'game-1.json'), 'utf8')) as { answers: string[] };
    const cut = answers[0]?.split(' ')[0] === 'cut:5' ? 'cut:6' : 'cut:5';
    const steps = [
      { expect: { asked: 'opponent cut' } },
      { answer: cut },
      { expect: { asked: 'you cut', facts: [{ kind: 'cut', deck: 'you', at: Number(cut.slice(4)) }] } },
    ];
    expect(await whatIf(0, steps)).toMatchObject({ code: 0, told: [{ wrong: [] }] });
    const later = await whatIf(1, [{ expect: { asked: 'you cut', facts: ['cut', 'shuffled'] } }]);
    expect(later).toMatchObject({ code: 0, told: [{ wrong: [] }] });
  });

  it('says when the game is not so long', async () => {
    const { code, told } = await whatIf(99_999, [{ answer: 'pass' }]);
    expect([code, told[0]?.wrong[0]?.says]).toEqual([
      4,
      expect.stringMatching(/^from\.ply: game-1\.json has \d+ answers, not 99999\.$/),
    ]);
  });
});

it('the committed JSON Schema is current: `npx --no-install dreamledger scenario schema` prints it', () => {
  const file = 'libs/games/voidream/scenario/scenario.schema.json';
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(scenarioSchema())));
});
