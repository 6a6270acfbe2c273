import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const at = (path: string): string => JSON.stringify(pathToFileURL(resolve(path)).href);

/** Asks the thread twice from the start of a game and once for nobody, and says what came of it. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
import { BotThread } from ${at('dist/apps/cli/bots/index.js')};
import { loadSet, readyDecks, voidream } from ${at('dist/libs/games/voidream/index.js')};
import { isOffered, seat, seededChance, utf8 } from ${at('dist/libs/kernel/index.js')};

const json = readFileSync('libs/games/voidream/sets/first-light.json', 'utf8');
const { set } = loadSet('first-light', json);
const game = voidream(set);
const [one, other] = readyDecks(set);
const chance = seededChance(utf8('thread'), { game: 'thread', epoch: 0 });
const state = game.start({ seats: [one.deck, other.deck], switches: {}, options: {} }, chance, null);
const bot = new BotThread(set, json, 40);
let offered = true;
let alike = true;
for (let n = 0; n < 12; n++) {
  const [asked] = game.requests(state);
  const answers = await Promise.all([1, 2].map(() => bot.answer(state, asked.seat, 'seed ' + n)));
  offered &&= isOffered(asked.offers, answers[0]);
  alike &&= answers[0] === answers[1];
  game.apply(state, asked.seat, answers[0], chance, null);
}
const [{ seat: asked }] = game.requests(state);
const nobody = await bot.answer(state, seat(1 - asked), 'nobody').catch((cause) => cause.message);
console.log(JSON.stringify({ offered, alike, nobody, not: 'Player ' + (2 - asked) + ' is not asked.' }));
`;

it('the search bot thinks in a thread of its own, alike from the same seed, and lets the program end', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  const said = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
  expect(said).toEqual({ offered: true, alike: true, nobody: said.not, not: said.not });
});
