import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  actorId,
  type ActorId,
  base64Of,
  canonicalJson,
  type CommandId,
  commandIdOf,
  concat,
  Fault,
  fromBase64,
  type Hash,
  type Json,
  type KeptText,
  type Millis,
  millis,
  parseCanonical,
  tagged,
  utf8,
} from '#kernel';
import { findSubjectKey, keepPersonal, readPersonal, type SubjectKey } from './personal.js';
import type { Change, Kept, Vault } from './port.js';

/** A text with the salt of the commitment to it, in base64url: by both, anybody can tell that it is the one. */
type Opening = { readonly salt: string; readonly text: string };

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

const commitmentTo = ({ salt, text }: Opening): Hash =>
  tagged(sha256, 'seal', concat(fromBase64(salt), utf8(canonicalJson({ text }))));

/** The command that a text comes with; what is said in several parts of one is kept once for each. */
export interface Occasion {
  readonly actor: ActorId;
  readonly key: string;
  readonly part?: number;
  /** 32 bytes in base64url, of who signs the commitment; else they are drawn. */
  readonly salt?: string;
}

/** That nobody knows yet what becomes of the command that a text came with, and since when. */
type Undecided = { readonly command: CommandId; readonly at: Millis };

/**
 * Keeps a free text outside the log, under this person's key; null when there is no such person any more. The same
 * text on the same occasion, say a command that is sent again, is kept once.
 */
export async function keepText(
  vault: Vault,
  subject: ActorId,
  text: string,
  occasion: Occasion,
): Promise<KeptText | null> {
  const undecided = undecidedBy(occasion);
  for (;;) {
    const key = await findSubjectKey(vault, subject);
    if (key === null) return null;
    const { kept, changes, what } = keeping(key, text, occasion, undecided);
    if (await vault.change(...changes)) return kept;
    const { ref } = kept;
    const before = await vault.get('undecided', ref);
    if (before !== null && !(await vault.change(mark(ref, undecided, before.version)))) continue;
    const opening = await readOpening(vault, subject, what);
    if (opening !== null) return { ref, commitment: commitmentTo(opening) };
  }
}

/** Many that come with one command, by their parts of it: all are kept at once, or, where some are there already, as they are. */
export async function keepTexts(
  vault: Vault,
  subject: ActorId,
  texts: readonly Part[],
  { actor, key: command }: Omit<Occasion, 'part'>,
): Promise<readonly KeptText[] | null> {
  const key = await findSubjectKey(vault, subject);
  if (key === null) return null;
  const undecided = undecidedBy({ actor, key: command });
  const all = texts.map(({ text, part }) => keeping(key, text, { actor, key: command, part }, undecided));
  if (await vault.change(...all.flatMap(({ changes }) => changes))) return all.map(({ kept }) => kept);
  const found = await Promise.all(
    texts.map(({ text, part }) => keepText(vault, subject, text, { actor, key: command, part })),
  );
  const there = found.filter((each) => each !== null);
  return there.length < texts.length ? null : there;
}

export interface Part {
  readonly text: string;
  readonly part: number;
}

const undecidedBy = ({ actor, key }: Occasion): Undecided => ({
  command: commandIdOf(sha256, actor, key),
  at: millis(Date.now()),
});

interface Keeping {
  readonly what: string;
  readonly kept: KeptText;
  readonly changes: readonly Change[];
}

/** A text as it is kept when it is the first. */
function keeping(key: SubjectKey, text: string, occasion: Occasion, undecided: Undecided): Keeping {
  const what = `text/${nameOf(key, text, occasion)}`;
  const ref = `${key.subject}/${what}`;
  const opening: Opening = { salt: occasion.salt ?? base64Of(randomBytes(32)), text };
  const put: Change = { ...keepPersonal(key, what, canonicalJson(opening)), was: 0 };
  const changes: readonly Change[] = [put, { do: 'put', space: 'undecided', key: ref, value: undecided, was: 'any' }];
  return { what, kept: { ref, commitment: commitmentTo(opening) }, changes };
}

const mark = (ref: string, undecided: Json, was: number): Change => ({
  do: 'put',
  space: 'undecided',
  key: ref,
  value: undecided,
  was,
});

/** Of a command that came to nothing, the texts that were kept for it are forgotten: the log does not refer to them. */
export async function settleTexts(
  vault: Vault,
  command: CommandId,
  texts: readonly KeptText[],
  became: 'done' | 'nothing',
): Promise<void> {
  const found = await Promise.all(texts.map(async ({ ref }) => ({ ref, kept: await vault.get('undecided', ref) })));
  const own = found.flatMap(({ ref, kept }) =>
    kept !== null && (kept.value as Undecided).command === command ? [{ ref, kept }] : [],
  );
  if (became === 'done') await vault.change(...own.map(({ ref }) => decided(ref)));
  else if (!(await vault.change(...own.flatMap(({ ref, kept }) => forgotten(ref, kept)))))
    for (const { ref, kept } of own) await vault.change(...forgotten(ref, kept));
}

/** Forgets the texts that came before then with commands that are in no record: whoever took them in has died since. */
export async function sweepTexts(
  vault: Vault,
  before: Millis,
  recordedOf: (commands: readonly CommandId[]) => Promise<ReadonlySet<CommandId>>,
): Promise<void> {
  const orphans = (await vault.list('undecided')).flatMap(({ key: ref, ...kept }) => {
    const { command, at } = kept.value as Undecided;
    return at < before ? [{ ref, kept, command }] : [];
  });
  if (orphans.length === 0) return;
  const recorded = await recordedOf(orphans.map(({ command }) => command));
  for (const { ref, kept, command } of orphans)
    await vault.change(...(recorded.has(command) ? [decided(ref)] : forgotten(ref, kept)));
}

const decided = (ref: string): Change => ({ do: 'drop', space: 'undecided', key: ref });

/** Unless its command came again in the meantime. */
const forgotten = (ref: string, { value, version }: Kept): readonly Change[] => [
  mark(ref, value, version),
  { do: 'drop', space: 'undecided', key: ref },
  { do: 'drop', space: 'personal', key: ref },
];

/** Null when it was erased. */
export async function readText(vault: Vault, kept: KeptText): Promise<string | null> {
  return (await openText(vault, kept))?.text ?? null;
}

/** Null when it was erased. What is not what the log committed to is a Fault: somebody altered the vault. */
export async function openText(vault: Vault, { ref, commitment }: KeptText): Promise<Opening | null> {
  const slash = ref.indexOf('/');
  const opening = await readOpening(vault, actorId(ref.slice(0, slash)), ref.slice(slash + 1));
  if (opening !== null && commitmentTo(opening) !== commitment) {
    throw new Fault(`The vault's text ${ref} is not the one the log committed to.`);
  }
  return opening;
}

/** Forgets a text that nobody shall read any more; the log goes on holding that something was said. */
export async function dropText(vault: Vault, { ref }: KeptText): Promise<void> {
  await vault.change({ do: 'drop', space: 'personal', key: ref });
}

/** Tells nothing without the person's key, and so nothing at all once they are erased. */
const nameOf = ({ bytes }: SubjectKey, text: string, { actor, key, part }: Occasion): string =>
  base64Of(
    createHmac('sha256', bytes)
      .update(canonicalJson([part === undefined ? `${actor} ${key}` : `${actor} ${key} ${part}`, text]))
      .digest()
      .subarray(0, 16),
  );

async function readOpening(vault: Vault, subject: ActorId, what: string): Promise<Opening | null> {
  const kept = await readPersonal(vault, subject, what);
  return kept === null ? null : (parseCanonical(kept) as Opening);
}
