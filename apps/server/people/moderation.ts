import { type ActorId } from '#kernel';
import type { Role, SubjectCommand } from '#people';
import { eraseFromVault, findSubjectKey, keepPersonal, keepText, readPersonal } from '#vault';
import type { PeopleGround } from './ground.js';
import { foldedName, keptName, nameProblem, textProblem } from './names.js';
import { done, nameTaken, not, type Result } from './refusals.js';
import { command } from './subjects.js';

/** Who does it, and the key under which the same command may be sent again. */
export interface By {
  readonly actor: ActorId;
  readonly key: string;
}

/** How many records the person's stream has afterwards. */
export interface Recorded {
  readonly seq: number;
  readonly repeated: boolean;
}

const LONGEST_REASON = 500;

export const grantRole = (ground: PeopleGround, by: By, subject: ActorId, role: Role): Promise<Result<Recorded>> =>
  record(ground, by, subject, { type: 'GrantRole', role });

export const revokeRole = (ground: PeopleGround, by: By, subject: ActorId, role: Role): Promise<Result<Recorded>> =>
  record(ground, by, subject, { type: 'RevokeRole', role });

/** The log says that a name was replaced and where the reason is; both names are the vault's matter. */
export async function moderateName(
  ground: PeopleGround,
  by: By,
  subject: ActorId,
  wish: { readonly name: string; readonly reason: string | null },
): Promise<Result<Recorded>> {
  const { vault, index } = ground;
  const badName = nameProblem(wish.name);
  if (badName !== null) return not('PEOPLE.BAD_NAME', badName);
  const badReason = wish.reason === null ? null : textProblem(wish.reason, LONGEST_REASON);
  if (badReason !== null) return not('PEOPLE.BAD_TEXT', badReason);
  const holder = await index.find(wish.name);
  if (holder !== null && holder !== subject) return nameTaken(wish.name);

  const reason = wish.reason === null ? null : await keepText(vault, subject, wish.reason.trim(), by);
  const recorded = await record(ground, by, subject, { type: 'ModerateName', reason });
  if (recorded.is !== 'done') return recorded;
  return (await replaceName(ground, subject, keptName(wish.name))) ? recorded : nameTaken(wish.name);
}

/** False when somebody else has the name by now, or the person is gone. */
async function replaceName({ vault, index }: PeopleGround, subject: ActorId, name: string): Promise<boolean> {
  const [key, old] = await Promise.all([findSubjectKey(vault, subject), readPersonal(vault, subject, 'name')]);
  if (key === null || old === null) return false;
  const isSame = foldedName(old) === foldedName(name);
  const moves = isSame ? [] : [index.claim(name, subject), index.release(old)];
  return vault.change(...moves, keepPersonal(key, 'name', name));
}

/** First the log, then the vault: who stops in between is erased at the next start (applyErasures). */
export async function erase(ground: PeopleGround, by: By, subject: ActorId): Promise<Result<Recorded>> {
  const recorded = await record(ground, by, subject, { type: 'Erase' });
  const isErased = recorded.is === 'done' || (recorded.is === 'refused' && recorded.refusal.code === 'PEOPLE.ERASED');
  if (!isErased) return recorded;
  await ground.sessions.endAll(subject);
  await eraseFromVault(ground.vault, subject);
  return recorded;
}

/** Writes it into the person's stream. */
export async function record(
  { arbiter }: PeopleGround,
  by: By,
  subject: ActorId,
  what: SubjectCommand,
): Promise<Result<Recorded>> {
  const outcome = await command(arbiter, subject, by, what);
  return outcome.is === 'accepted' ? done({ seq: outcome.seq, repeated: outcome.repeated }) : outcome;
}
