import { listed } from '#cards';
import { type Clause, predicate } from './clause.js';

/** How clauses about the same become one. */

/** What is said of the same with the same verb is said at once: "It gets +2 dawn and +1 stability". */
export function together(clauses: readonly Clause[]): readonly Clause[] {
  const runs = runsOf(clauses, (one, other) => one.subject.said === other.subject.said && one.verb === other.verb);
  return runs.map(([first, ...more]) => {
    const rests = [first, ...more].map(({ rest }) => rest);
    return { ...first, rest: listed(rests, first.verb === "can't" ? 'or' : 'and') };
  });
}

/** "The host of this card has +2 value and can't be moved by effects, and your depth is 3". */
export function wholes(clauses: readonly Clause[]): string {
  const runs = runsOf(together(clauses), (one, other) => one.subject.said === other.subject.said);
  const said = runs.map(([first, ...more]) => `${first.subject.said} ${predicates([first, ...more])}`);
  return said.length === 1 ? said.join('') : said.join(', and ');
}

function predicates(clauses: readonly Clause[]): string {
  const said = clauses.map(predicate);
  return said.some((each) => / (and|or) /.test(each)) ? said.join(', and ') : listed(said);
}

type Run = readonly [Clause, ...Clause[]];

function runsOf(clauses: readonly Clause[], isAlike: (one: Clause, other: Clause) => boolean): readonly Run[] {
  const runs: [Clause, ...Clause[]][] = [];
  for (const clause of clauses) {
    const run = runs.at(-1);
    if (run !== undefined && isAlike(run[0], clause)) run.push(clause);
    else runs.push([clause]);
  }
  return runs;
}
