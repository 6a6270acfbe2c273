/**
 * Makes a clone ready to run, with nothing but Node: installs when the lock file and node_modules differ, builds when
 * the sources and dist differ. When all is ready it does nothing, and needs no network.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = ['apps', 'libs', ...['games', 'kafka', 'postgres', 'servers'].map((name) => `test/support/${name}`)];
const SETTINGS = ['package.json', 'package-lock.json', '.swcrc', 'apps/cli/bin/ready.mjs'];
const NOT_BUILT = [
  '**/*.spec.ts',
  '**/*.spec.tsx',
  'apps/web/**',
  'apps/cli/bin/**',
  'apps/engine/**',
  'apps/server/graphiql/**',
];
const STAMP = 'sources.sha256';
const GLANCE = 'sources.seen';
const at = (...path) => join(ROOT, ...path);
const COMPILED = at('node_modules', '.cache', 'compiled');

export function readyOrExit() {
  keepCompiled();
  try {
    const now = glance();
    if (isNoted(GLANCE, now)) return;
    install();
    build();
    note(GLANCE, now);
  } catch (failure) {
    say(failure.message);
    process.exit(1);
  }
}

/** From Node 22 on, what was compiled is kept for the next start. */
const keepCompiled = () => void module.enableCompileCache?.(COMPILED);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const least = { 20: 19, 21: Infinity, 22: 12 }[major];
  if (major > 22 || minor >= least) return;
  stop(`this needs Node 20.19, 22.12 or newer, and is run by ${process.versions.node}. Get one at https://nodejs.org/`);
}

export function install() {
  checkNode();
  if (isInstalled()) return;
  say('installing packages (npm ci, about a minute) ...');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  say('installed');
}

/** npm notes in node_modules what it installed; it is compared with what the lock file asks for. */
function isInstalled() {
  const noted = at('node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const { packages: there } = JSON.parse(readFileSync(noted, 'utf8'));
  const { packages: asked } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  return Object.entries(asked).every(
    ([path, { version, optional }]) => path === '' || (there[path]?.version ?? (optional && version)) === version,
  );
}

export function build() {
  const stamp = sourcesStamp();
  if (isNoted(STAMP, stamp)) return;
  say('building ...');
  const root = at('node_modules', '.cache', `dreamledger-build-${process.pid}`);
  const fresh = join(root, 'dist');
  mkdirSync(fresh, { recursive: true });
  copyFileSync(at('package.json'), join(root, 'package.json'));
  const ignored = NOT_BUILT.flatMap((glob) => ['--ignore', glob]);
  const swc = at('node_modules', '@swc', 'cli', 'bin', 'swc.js');
  const sources = SOURCES.filter((folder) => existsSync(at(folder)));
  try {
    run(process.execPath, [swc, ...sources, '-d', fresh, '--copy-files', '--quiet', ...ignored]);
    run(process.execPath, [at('apps/engine/name.mjs'), fresh]);
    run(process.execPath, [at('apps/cli/bin/bundle-verify.mjs'), fresh]);
    run(process.execPath, [at('apps/cli/bin/bundle-server.mjs'), fresh]);
    run(process.execPath, [at('apps/server/graphiql/build.mjs'), join(fresh, 'apps/server/graphiql')]);
    run(process.execPath, [at('apps/web/build.mjs'), join(fresh, 'apps/web')]);
    const pages = ['apps/web', 'apps/server/graphiql'].map((folder) => join(fresh, folder));
    run(process.execPath, [at('apps/cli/bin/pack.mjs'), ...pages]);
    writeFileSync(join(fresh, STAMP), stamp);
    replaceDist(fresh);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  say('built');
}

/** A server that runs from the old dist has loaded it; nobody ever finds half of a new one. What was compiled of the old one goes. */
function replaceDist(fresh) {
  if (existsSync(at('dist'))) renameSync(at('dist'), `${fresh}-before`);
  renameSync(fresh, at('dist'));
  rmSync(COMPILED, { recursive: true, force: true });
}

function sourcesStamp() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of [...SETTINGS, ...SOURCES.flatMap(filesUnder)].sort())
    hash.update(`\n${path}\n`).update(readFileSync(at(path)));
  return hash.digest('hex');
}

/** Sizes and times of all that matters: where none has changed since all was found ready, no file needs to be read. */
function glance() {
  const looked = [...SETTINGS, 'node_modules/.package-lock.json', ...SOURCES.flatMap(filesUnder)].map((path) => {
    const { size, mtimeMs } = statSync(ROOT + path, { throwIfNoEntry: false }) ?? {};
    return `${path} ${size} ${mtimeMs}`;
  });
  return [process.versions.node, ...looked].join('\n');
}

const isNoted = (name, what) => existsSync(at('dist', name)) && readFileSync(at('dist', name), 'utf8') === what;

function note(name, what) {
  try {
    writeFileSync(at('dist', name), what);
  } catch (failure) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(failure.code)) throw failure; // then all files are read the next time too
  }
}

function filesUnder(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(path);
    return path.endsWith('.spec.ts') ? [] : [path];
  });
}

function run(command, args) {
  const { spawnSync } = module.createRequire(import.meta.url)('node:child_process'); // takes long to load, and is rarely needed
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], shell: false });
  if (status !== 0) stop(`${command} failed${error ? `: ${error.message}` : ''}; what it said is above.`);
}

/** Progress goes to standard error: standard output belongs to the verb. */
function say(what) {
  process.stderr.write(`dreamledger: ${what}\n`);
}

function stop(why) {
  throw new Error(why);
}
