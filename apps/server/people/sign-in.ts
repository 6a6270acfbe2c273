import { type ActorId, phrase } from '#kernel';
import { readPersonal } from '#vault';
import { type Account, readAccount, withHash, withPassword } from './account.js';
import type { PeopleGround } from './ground.js';
import { nameProblem, passwordProblem } from './names.js';
import { BUSY, done, not, type Result } from './refusals.js';
import type { SignedIn } from './sessions.js';

const LONGEST = 200;

const WRONG = not(
  'PEOPLE.WRONG_PASSWORD',
  phrase(
    'The name or the password is wrong. Check both; who forgot the password can ask an admin for a recovery link.',
  ),
);
const ENDED = not('PEOPLE.SESSION_ENDED', phrase('This session has ended. Sign in again.'));

/** Takes as long for a name that nobody has as for a wrong password. */
export async function signIn(
  ground: PeopleGround,
  name: string,
  password: string,
  address: string,
): Promise<Result<SignedIn>> {
  const { vault, index, passwords, attempts } = ground;
  const tooMany = attempts.take(address, name);
  if (tooMany !== null) return tooMany;
  const subject = nameProblem(name) === null ? await index.find(name) : null;
  const account = subject === null ? null : await readAccount(vault, subject);
  const right = await passwords.verify(password.slice(0, LONGEST), account?.row.password ?? null);
  if (right !== false) attempts.giveBack(address, name);
  if (right === null) return BUSY;
  if (!right || subject === null || account === null) return WRONG;
  await strengthen(ground, subject, account, password);
  return enter(ground, subject, account);
}

/** Begins a session, unless another password was set while this one was being tried: the old one opens nothing more. */
export async function enter(
  { vault, sessions }: PeopleGround,
  subject: ActorId,
  { row: { epoch } }: Account,
): Promise<Result<SignedIn>> {
  const signedIn = await sessions.start(subject);
  const now = await readAccount(vault, subject);
  if (now?.row.epoch === epoch) return done(signedIn);
  await sessions.end(signedIn.refresh);
  return WRONG;
}

/** What was hashed at a lower cost is hashed anew when its password is here. */
async function strengthen(
  { vault, passwords }: PeopleGround,
  subject: ActorId,
  account: Account,
  password: string,
): Promise<void> {
  if (account.row.password === null || !passwords.isOutdated(account.row.password)) return;
  const hash = await passwords.hash(password);
  if (hash !== null) await vault.change(withHash(subject, account, hash));
}

export async function refresh({ sessions }: PeopleGround, token: string): Promise<Result<SignedIn>> {
  const next = await sessions.refresh(token);
  return next === null ? ENDED : done(next);
}

/** Ends all sessions and begins one with the new password. */
export async function changePassword(
  ground: PeopleGround,
  subject: ActorId,
  passwordsGiven: { readonly old: string; readonly new: string },
  address: string,
): Promise<Result<SignedIn>> {
  const { vault, passwords, attempts, sessions } = ground;
  const name = (await readPersonal(vault, subject, 'name')) ?? '';
  const problem = passwordProblem(passwordsGiven.new, name);
  if (problem !== null) return not('PEOPLE.BAD_PASSWORD', problem);
  const tooMany = attempts.take(address, name);
  if (tooMany !== null) return tooMany;
  const account = await readAccount(vault, subject);
  const right = await passwords.verify(passwordsGiven.old.slice(0, LONGEST), account?.row.password ?? null);
  if (right !== false) attempts.giveBack(address, name);
  const hash = right === true ? await passwords.hash(passwordsGiven.new) : null;
  if (right === null || (right && hash === null)) return BUSY;
  if (account === null || hash === null) return WRONG;
  if (!(await vault.change(withPassword(subject, account, hash)))) return WRONG;
  await sessions.endAll(subject);
  return done(await sessions.start(subject));
}
