import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../apps/cli/bin/ready.mjs';
import { isLong } from './required.mjs';

const LONG = { name: 'long', folders: ['test/long/'], workers: 3, mayWait: true };
const GROUPS = [
  LONG,
  {
    name: 'whole',
    folders: ['test/int/', 'test/e2e/', 'test/web/', 'test/fault/', 'test/sim/'],
    workers: 4,
    mayWait: true,
  },
  { name: 'unit', folders: [''], workers: 2, mayWait: false },
];

/** Every test file by its group, cheap ones first. At length, what is tried hundreds of times is among the long ones. */
export function suitesByGroup(isAsked, atLength) {
  const groups = GROUPS.map((group) => ({ ...group, suites: [] }));
  const [long, ...others] = groups;
  for (const suite of ['apps', 'libs', 'test'].flatMap(specsUnder).filter(isAsked)) {
    const isAtHome = ({ folders }) => folders.some((folder) => suite.startsWith(folder));
    const group = (atLength && isLong(suite)) || isAtHome(long) ? long : others.find(isAtHome);
    group.suites.push(suite);
  }
  return groups.reverse().filter(({ suites }) => suites.length > 0);
}

function specsUnder(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : specsUnder(path);
    return /\.spec\.tsx?$/.test(path) ? [path] : [];
  });
}

/** Which of test/support/kafka, postgres and browser a suite imports, by whatever way round. */
export function needsOf(suite) {
  const seen = new Set();
  const follow = (file) => {
    if (seen.has(file) || !existsSync(join(ROOT, file))) return;
    seen.add(file);
    for (const [, name] of readFileSync(join(ROOT, file), 'utf8').matchAll(/from '([#.][^']*)'/g))
      if (name.startsWith('#test/')) follow(`test/support/${name.slice('#test/'.length)}/index.ts`);
      else if (name.startsWith('.')) follow(join(dirname(file), name.replace(/\.js$/, '.ts')));
  };
  follow(suite);
  return ['kafka', 'postgres', 'browser'].filter((need) => seen.has(`test/support/${need}/index.ts`));
}
