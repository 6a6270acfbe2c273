import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import type * as VerifyAlone from './verify-alone.js';

const FILE = fileURLToPath(new URL('verify-alone.cjs', import.meta.url));
const COMPILED = `${FILE}.compiled`;

export interface OneFile extends Pick<typeof VerifyAlone, 'prepareSets' | 'verifyAlone'> {
  /** Keeps what has been compiled so far, for the next time. */
  keepCompiled(): void;
}

type Fill = (
  module: { exports: typeof VerifyAlone },
  require: NodeJS.Require,
  importing: (specifier: string) => Promise<unknown>,
  here: string,
) => void;

/** The verifier as the build made it, in plain ASCII: one file, together with what V8 compiled of it when it last ran there. */
export function oneFile(): OneFile {
  const script = new Script(`(function (module, require, importing, here) {${readFileSync(FILE, 'latin1')}\n})`, {
    filename: 'verify-alone.cjs', // what was compiled keeps the name, and is moved to its place afterwards
    cachedData: compiled(),
  });
  const module = { exports: {} as typeof VerifyAlone };
  const fill = script.runInThisContext() as Fill;
  fill(module, createRequire(FILE), (specifier) => import(specifier), pathToFileURL(FILE).href);
  const keepCompiled = (): void => {
    writeFileSync(COMPILED, script.createCachedData());
  };
  const { prepareSets, verifyAlone } = module.exports;
  return { prepareSets, verifyAlone, keepCompiled };
}

/** What another version of Node compiled is refused, and compiled anew. */
function compiled(): Buffer | undefined {
  try {
    return readFileSync(COMPILED);
  } catch {
    return undefined;
  }
}
