/**
 * `npm run rules -- voidream` prints which tests cite each rule of a game, and ends with `N of N`; 1 where a rule is cited by
 * none. `--mutate` changes what the code of each rule does, one at a time, and names the rules that no citing test defends;
 * `--only VD-4.8` takes the rules that begin so. A game is a file beside this one: its specs, its rules by id and title.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Citing, citations, codeIn, rulesOf, specsIn } from './citations.js';
import { Workshop } from './mutate.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const [game = ''] = positionals;
const games = readdirSync('test/rules').flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []);
if (!games.includes(game)) {
  console.error(`There are no rules of "${game}". There are those of ${games.join(', ')}.`);
  process.exit(2);
}

const given = rulesOf(game);
const { specs, rules, code } = given;
const cited = citations(specsIn(specs));
const wanted = Object.entries(rules).filter(([id]) => id.startsWith(values.only));
if (wanted.length === 0) {
  const [first = ''] = Object.keys(rules);
  console.error(`No rule of ${game} begins with "${values.only}". It takes the beginning of one id, such as ${first}.`);
  process.exit(2);
}

const place = (test: Citing | undefined): string => `${test?.file ?? ''}:${test?.line ?? ''}`;
/** House rulings and the like are cited too, by ids of another form. */
const forms = new Set(Object.keys(rules).map((id) => id.replace(/\d+/g, '0')));
const isRule = (id: string): boolean => forms.has(id.replace(/\d+/g, '0'));

const width = Math.max(...wanted.map(([id, title]) => id.length + title.length)) + 1;
for (const [id, title] of wanted) {
  const tests = cited.get(id) ?? [];
  const [first] = tests;
  const more = tests.length > 1 ? ` and ${tests.length - 1} more` : '';
  const shown = first === undefined ? 'NO TEST' : `${place(first)}${more}`;
  console.log(`${`${id} ${title}`.padEnd(width)}  ${shown}`);
}
const defended = wanted.filter(([id]) => cited.has(id));
const unknown = [...cited.keys()].filter((id) => isRule(id) && !(id in rules));
for (const id of unknown) console.log(`${id} is cited at ${place(cited.get(id)?.[0])}, and is no rule.`);
console.log(`\n${defended.length} of ${wanted.length}`);
process.exitCode = defended.length === wanted.length && unknown.length === 0 ? 0 : 1;

const SAYS = { tests: 'defended', 'left out': 'left out', none: 'NOT DEFENDED' };
if (values.mutate) {
  const workshop = new Workshop(given, codeIn(code), specsIn(specs));
  const count = { tests: 0, 'left out': 0, none: 0 };
  for (const [rule] of wanted) {
    const { defence, says } = workshop.judge(rule, cited.get(rule) ?? []);
    count[defence] += 1;
    console.log(`${rule} ${SAYS[defence]}: ${says}`);
  }
  workshop.close();
  console.log(
    `\nOf ${wanted.length} rules ${count.tests} are defended by their tests, ${count['left out']} left out with a reason, ${count.none} NOT DEFENDED.`,
  );
  if (count.none > 0) process.exitCode = 1;
}
