/** The files of an empty PGlite, kept beside the packages: whoever can change them can change PGlite itself. */
import { Blob } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PGLITE = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..');
const CACHE = join(PGLITE, '..', '..', '.cache');

async function templatePath() {
  const { version } = JSON.parse(await readFile(join(PGLITE, 'package.json'), 'utf8'));
  return join(CACHE, `dreamledger-pglite-${version}.tar`);
}

/** What `load` makes of it; null when there is none. One that can't be loaded is removed. */
export async function loadTemplate(load) {
  const path = await templatePath();
  const files = await readFile(path).catch(() => null);
  if (files === null) return null;
  try {
    return await load(new Blob([files]));
  } catch (failure) {
    await rm(path, { force: true });
    throw failure;
  }
}

/** A program that is installed where it can't write does without. */
export async function keepTemplate(files) {
  const path = await templatePath();
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await mkdir(CACHE, { recursive: true });
    await writeFile(unfinished, Buffer.from(await files.arrayBuffer()));
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}
