import {
  type CheckpointText,
  consistencyFault,
  consistencyProof,
  leafOf,
  nodesInTiles,
  type Note,
  readCheckpoint,
  readEntries,
  readLogProof,
  readNote,
  readTile,
  readVerifierKey,
  signedBy,
  type StreamHead,
  tilePath,
  type VerifierKey,
  widthAt,
} from '#audit';
import { hexOf, inclusionFault, leafHash, nodesOver, rootBetween, textOf, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { verifyEd25519 } from '#test/signing';

/** The log as an outsider found it, by plain HTTP alone. */
export interface Seen extends CheckpointText {
  readonly note: Note;
  readonly key: VerifierKey;
  readonly entries: readonly string[];
}

const WIDE = 256;

const get = async (url: string): Promise<Response> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
};

const bytesAt = async (url: string): Promise<Uint8Array> => new Uint8Array(await (await get(url)).arrayBuffer());

/** Reads every tile and every entry, and holds them against the signed root. */
export async function monitor(url: string): Promise<Seen> {
  const text = await (await get(`${url}/audit/checkpoint`)).text();
  const note = readNote(text);
  const checkpoint = readCheckpoint(note.text);
  const key = readVerifierKey(sha256, (await (await get(`${url}/audit/vkey`)).text()).trimEnd());
  const signed = signedBy(verifyEd25519, note, [key]);
  if (!signed.ok || signed.by.length !== 1) throw new Error('The checkpoint is not signed by the key in force.');
  const { size } = checkpoint;
  const entries: Uint8Array[] = [];
  for (let index = 0; index * WIDE < size; index++) {
    const width = widthAt(size, 'entries', index);
    entries.push(...readEntries(await bytesAt(`${url}/audit/${tilePath({ level: 'entries', index, width })}`), width));
  }
  const hashes = entries.map((entry) => leafHash(sha256, entry));
  const root = rootBetween(sha256, nodesOver(sha256, hashes), 0, size);
  if (hexOf(root) !== hexOf(checkpoint.root)) throw new Error('The entries have another root than was signed.');
  if (hexOf(rootBetween(sha256, await tiles(url, size), 0, size)) !== hexOf(root))
    throw new Error('The tiles have another root than was signed.');
  return { ...checkpoint, note, key, entries: entries.map(textOf) };
}

async function tiles(url: string, size: number): Promise<ReturnType<typeof nodesInTiles>> {
  const read = new Map<string, readonly Uint8Array[]>();
  for (let level = 0; WIDE ** level <= size; level++) {
    for (let index = 0; widthAt(size, level, index) > 0; index++) {
      const width = widthAt(size, level, index);
      read.set(
        `${level} ${index}`,
        readTile(await bytesAt(`${url}/audit/${tilePath({ level, index, width })}`), width),
      );
    }
  }
  return nodesInTiles(sha256, (level, index) => read.get(`${level} ${index}`) ?? []);
}

/** Why the later log does not go on from the earlier one; null when it does. */
export function forkFault(earlier: Seen, later: Seen): string | null {
  const leaves = later.entries.map((entry) => leafHash(sha256, utf8(entry)));
  const proof = consistencyProof(sha256, nodesOver(sha256, leaves), earlier.size, later.size);
  return consistencyFault(sha256, earlier, later, proof);
}

/** The head that is proven, or why this proof proves none. */
export function provenHead(proof: string, head: StreamHead, { key }: Seen): string | null {
  const { extra, index, path, checkpoint } = readLogProof(proof);
  const note = readNote(checkpoint);
  const signed = signedBy(verifyEd25519, note, [key]);
  if (!signed.ok || signed.by.length !== 1) return 'not signed';
  if (extra !== null && hexOf(leafHash(sha256, extra)) !== hexOf(leafOf(sha256, head))) return 'another entry';
  const { size, root } = readCheckpoint(note.text);
  return inclusionFault(sha256, { leaf: leafOf(sha256, head), index, size, root }, path);
}
