import { sha256 } from '@noble/hashes/sha2.js';
import { hexOf, utf8 } from '#kernel';
import { type HostedGame, hostPublished } from '#match';

/** An older engine than the one in this page, as the server keeps it: taken only where its hash is its name. */
export async function keptEngine(engine: string, cards: string | null): Promise<HostedGame | null> {
  if (!/^[0-9a-f]{64}$/.test(engine) || cards === null) return null;
  const file = `/engines/${engine}/engine.js`;
  const [code, text] = await Promise.all([textAt(file), textAt(`/engines/${engine}/cards-${cards}.json`)]);
  if (code === null || text === null || hexOf(sha256(utf8(code))) !== engine) return null;
  return hostPublished((await import(/* @vite-ignore */ file)) as object, engine, text);
}

async function textAt(path: string): Promise<string | null> {
  const answer = await fetch(path).catch(() => null);
  return answer?.ok === true ? answer.text() : null;
}
