import type { ActorId } from '#kernel';
import { type Change, keepPersonal, keepSubjectKey, makeSubjectKey } from '#vault';
import { newAccount, readAccount } from './account.js';
import type { PeopleGround } from './ground.js';
import { keptMail, keptName, mailProblem, nameProblem, passwordProblem } from './names.js';
import { BUSY, done, nameTaken, not, type Result, type Undone } from './refusals.js';
import type { SignedIn } from './sessions.js';
import { enter } from './sign-in.js';
import { command, lookAt } from './subjects.js';

export interface Newcomer {
  readonly name: string;
  readonly password: string;
  readonly mail: string | null;
}

const REUSED: Undone = { is: 'key-reused', seq: 1 };

/** First the log, by a random id alone; then all about the person in the vault, in one change. A retry ends the same. */
export async function register(
  ground: PeopleGround,
  newcomer: Newcomer,
  { key, address }: { readonly key: string; readonly address: string },
): Promise<Result<SignedIn>> {
  const { vault, arbiter, index, passwords, attempts } = ground;
  const unfit = problemOf(newcomer) ?? attempts.takeToRegister(address);
  if (unfit !== null) return unfit;
  const subject = index.subjectFor(key);
  const holder = await index.find(newcomer.name);
  if (holder !== null) return holder === subject ? again(ground, subject, newcomer) : nameTaken(newcomer.name);

  const hash = await passwords.hash(newcomer.password);
  if (hash === null) return BUSY;
  const outcome = await command(arbiter, subject, { actor: subject, key: 'register' }, { type: 'Register' });
  if (outcome.is !== 'accepted') return outcome;
  if ((await lookAt(arbiter, subject)).phase !== 'registered') return REUSED;
  if (await vault.change(...all(ground, subject, newcomer, hash))) return done(await ground.sessions.start(subject));
  if ((await index.find(newcomer.name)) === subject) return again(ground, subject, newcomer);
  return (await readAccount(vault, subject)) === null ? nameTaken(newcomer.name) : REUSED;
}

function all(ground: PeopleGround, subject: ActorId, { name, mail }: Newcomer, hash: string): readonly Change[] {
  const key = makeSubjectKey(subject);
  const { index, now } = ground;
  return [
    keepSubjectKey(key),
    newAccount(subject, hash, now()),
    index.claim(name, subject),
    keepPersonal(key, 'name', keptName(name)),
    ...(mail === null ? [] : [keepPersonal(key, 'mail', keptMail(mail)), index.claimMail(mail, subject)]),
  ];
}

/** The same registration sent again: whoever knows its password is signed in. */
async function again(ground: PeopleGround, subject: ActorId, { password }: Newcomer): Promise<Result<SignedIn>> {
  const account = await readAccount(ground.vault, subject);
  const right = await ground.passwords.verify(password, account?.row.password ?? null);
  if (right === null) return BUSY;
  return right && account !== null ? enter(ground, subject, account) : REUSED;
}

function problemOf({ name, mail, password }: Newcomer): Undone | null {
  const badName = nameProblem(name);
  if (badName !== null) return not('PEOPLE.BAD_NAME', badName);
  const badMail = mail === null ? null : mailProblem(mail);
  if (badMail !== null) return not('PEOPLE.BAD_MAIL', badMail);
  const badPassword = passwordProblem(password, name);
  return badPassword === null ? null : not('PEOPLE.BAD_PASSWORD', badPassword);
}
