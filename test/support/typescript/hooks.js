import { transform } from '@swc/core';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Sources as JavaScript, kept so that the next process need not translate them again. */
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/dreamledger-typescript/', import.meta.url));
const SETTINGS = await readFile(new URL('../../../.swcrc', import.meta.url), 'utf8');

export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
    return next(specifier.replace(/\.js$/, '.ts'), context);
  }
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  return { format: 'module', source: await translated(file, await readFile(file, 'utf8')), shortCircuit: true };
}

async function translated(file, source) {
  const kept = KEPT + digest(file);
  const stamp = digest(SETTINGS + source);
  const [first, ...lines] = (await readFile(kept, 'utf8').catch(() => '')).split('\n');
  if (first === stamp) return lines.join('\n');
  const { code } = await transform(source, { filename: file, sourceMaps: 'inline' });
  const half = `${kept}.${process.pid}`;
  await mkdir(KEPT, { recursive: true });
  await writeFile(half, `${stamp}\n${code}`);
  await rename(half, kept);
  return code;
}

const digest = (text) => createHash('sha256').update(text).digest('hex');
