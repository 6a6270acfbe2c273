/**
 * Every suite, from a fresh clone on: `npm test [-- PATH...]`, `npm run test:full`, `test:long`, `test:soak`. Installs,
 * builds, starts one Kafka and one Postgres for the run, and ends with one line: N passed, N failed, N skipped.
 */
import { build, install } from '../apps/cli/bin/ready.mjs';
import { runJest } from './support/run/jest.mjs';
import { isLong, missingSuites } from './support/run/required.mjs';
import { startServices } from './support/run/services.mjs';
import { needsOf, suitesByGroup } from './support/run/suites.mjs';

const EFFORT = {
  short: {},
  full: {
    DREAMLEDGER_SEEDS: '10000',
    DREAMLEDGER_KILLS: '200',
    DREAMLEDGER_RANDOM_GAMES: '20000',
    DREAMLEDGER_GROWN_SETS: '200',
    DREAMLEDGER_PAIRS: '2000',
    DREAMLEDGER_MATCHES: '60',
    DREAMLEDGER_REQUESTS: '4000',
    DREAMLEDGER_FILES: '600',
  },
  soak: {
    DREAMLEDGER_SEEDS: '300000',
    DREAMLEDGER_KILLS: '500',
    DREAMLEDGER_RANDOM_GAMES: '1000000',
    DREAMLEDGER_GROWN_SETS: '10000',
    DREAMLEDGER_PAIRS: '100000',
    DREAMLEDGER_MATCHES: '20000',
    DREAMLEDGER_REQUESTS: '400000',
    DREAMLEDGER_FILES: '100000',
  },
};
/** Whatever of it the environment names goes before: `DREAMLEDGER_PAIRS=5000 npm run test:soak -- two-worlds`. */
const wanted = () =>
  Object.fromEntries(Object.entries(EFFORT[effort]).map(([name, usual]) => [name, process.env[name] ?? usual]));
const USAGE = `npm test [-- PATH...]       the short suites, or those whose files' names hold a PATH
npm run test:full           the long ones too
npm run test:long           the long ones alone
npm run test:soak           all of them, for a night`;
const args = process.argv.slice(2);
const strange = args.find((arg) => arg.startsWith('-') && !['--full', '--long', '--soak'].includes(arg));
if (strange) {
  console.log(strange === '--help' ? USAGE : `There is no option ${strange}.\n${USAGE}`);
  process.exit(strange === '--help' ? 0 : 2);
}
const paths = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.replace(/^\.\//, ''));
const onlyLong = args.includes('--long');
const effort = args.includes('--soak') ? 'soak' : onlyLong || args.includes('--full') ? 'full' : 'short';

/** More than so many failures in a group are no accident. */
const MOST_UNSTEADY = 4;

const results = [];
const unsteady = [];
try {
  install();
  await runAll();
} catch (failure) {
  console.log(failure.message);
  results.push({ file: 'the run itself', passed: 0, failed: 1, skipped: 0 });
}
const total = (count) => results.reduce((sum, result) => sum + result[count], 0);
for (const { file, failed, failure = '' } of results)
  if (failed > 0) console.log(`\nFAILED: ${file} (${failed})\n${failure.split('\n').slice(0, 40).join('\n')}`);
for (const { file, failure } of unsteady)
  console.log(
    `\nUNSTEADY: ${file} failed beside others, and passed alone\n${failure.split('\n').slice(0, 40).join('\n')}`,
  );
process.exitCode = total('failed') > 0 ? 1 : 0;
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);

async function runAll() {
  const groups = suitesByGroup(isAsked, effort !== 'short');
  if (effort === 'soak') groups.push(twinsOf(groups));
  const found = groups.flatMap(({ suites }) => suites);
  const unknown = paths.filter((path) => !found.some((suite) => suite.includes(path)));
  if (unknown.length > 0)
    throw new Error(`No suite is called ${unknown.join(', ')}: name a *.spec.ts, or a folder of them.`);
  const needs = new Map(found.map((suite) => [suite, needsOf(suite)]));
  const needed = new Set([...needs.values()].flat());
  if (needed.size > 0 || groups.some(({ name }) => name !== 'unit')) build();
  if (process.env.DREAMLEDGER_TWINS) needed.add('kafka');
  const services = await startServices(needed);
  const leftOut = [];
  try {
    for (const group of groups) {
      const away = group.suites.flatMap((suite) => {
        const need = needs.get(suite).find((one) => one in services.missing);
        return need ? [{ suite, need }] : [];
      });
      leftOut.push(...away);
      await runGroup(group, away, services.environment);
    }
  } finally {
    await services.stop();
  }
  const missing = paths.length === 0 ? missingSuites(results, leftOut, onlyLong) : [];
  for (const { suite } of leftOut) results.push({ file: suite, passed: 0, failed: 0, skipped: 1 });
  for (const [need, why] of Object.entries(services.missing)) console.log(`\nThere was no ${need}. ${why}`);
  report(missing);
}

function isAsked(suite) {
  if (paths.length > 0) return paths.some((path) => suite.includes(path));
  if (onlyLong) return isLong(suite);
  return effort !== 'short' || !suite.startsWith('test/long/');
}

/** The same once more with each server twice, on one Kafka. */
function twinsOf(groups) {
  const suites = groups.flatMap((group) => group.suites).filter((suite) => /^test\/(?:e2e|web)\//.test(suite));
  return { name: 'twins', suites, workers: 2, mayWait: true, environment: { DREAMLEDGER_TWINS: '1' } };
}

async function runGroup({ name, suites, workers, mayWait, environment: own = {} }, away, environment) {
  const there = suites.filter((suite) => !away.some((one) => one.suite === suite));
  if (there.length === 0) return;
  console.log(`\n${name}: ${there.length} files`);
  const began = Date.now();
  const run = (which) => runJest(which, { ...wanted(), ...environment, ...own });
  const ran = await run({ suites: there, workers });
  results.push(...(mayWait ? await onceMore(ran, run) : ran));
  console.log(`${name} took ${Math.round((Date.now() - began) / 1000)} s`);
}

/** What waits for browsers, brokers and clocks may wait too long beside others: the few that failed are run again, alone. */
async function onceMore(ran, run) {
  const failed = ran.filter((result) => result.failed > 0);
  const isFile = ({ file }) => file.endsWith('.spec.ts');
  if (failed.length === 0 || failed.length > MOST_UNSTEADY || !failed.every(isFile)) return ran;
  console.log(`once more, alone: ${failed.map(({ file }) => file).join(', ')}`);
  const again = await run({ suites: failed.map(({ file }) => file), workers: 1 });
  const passed = (result) => again.some(({ file, failed: left }) => file === result.file && left === 0);
  unsteady.push(...failed.filter(passed));
  return [...ran.filter((result) => !failed.includes(result)), ...again];
}

/** What must run and did not: in CI a failure, elsewhere said in plain sight. */
function report(missing) {
  if (missing.length === 0) return;
  console.log(
    `\nREQUIRED, AND NOT RUN (test/required-suites.json):\n${missing.map((line) => `  ${line}`).join('\n')}\n`,
  );
  if (process.env.CI) results.push({ file: 'required suites', passed: 0, failed: missing.length, skipped: 0 });
}
