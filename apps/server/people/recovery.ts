import { type ActorId, isJsonObject, type Millis, phrase } from '#kernel';
import { type Change, readPersonal, type Vault } from '#vault';
import { readAccount, withPassword } from './account.js';
import type { PeopleGround } from './ground.js';
import { mailProblem, nameProblem, passwordProblem } from './names.js';
import { BUSY, done, not, type Result, type Undone } from './refusals.js';
import { hashOf, isHashOf, randomId, randomSecret, readSecret, writeSecret } from './secrets.js';
import type { SignedIn } from './sessions.js';

const HOUR = 3_600_000;

/** How long a link is good for: handed over by an admin, or sent by mail. */
export const LINK_HOURS = { byAdmin: 24, byMail: 2 } as const;

/** How long one that ran out is still known as such. */
const KEPT_HOURS = 28 * 24;

type LinkRow = { readonly hash: string; readonly until: number };

const INVALID = not(
  'PEOPLE.LINK_INVALID',
  phrase(
    'This link was used, has run out, or is not whole. Open the whole of it, or get a new one: an admin makes one, or you ask for one by mail where you sign in.',
  ),
);

const hasRunOut = (until: number): Undone =>
  not(
    'PEOPLE.LINK_INVALID',
    phrase(
      'This link ran out at {at}. Get a new one: an admin makes one, or you ask for one by mail where you sign in.',
      { at: new Date(until).toISOString() },
    ),
    { until },
  );

/** The token stands behind the #, so that it is in no server's log. */
export async function makeLink(
  { vault, now, publicUrl }: PeopleGround,
  subject: ActorId,
  hours: number,
): Promise<string> {
  const [id, secret] = [randomId(), randomSecret()];
  const row: LinkRow = { hash: hashOf(secret), until: now() + hours * HOUR };
  await vault.change({ do: 'put', space: 'recovery', key: `${subject}/${id}`, value: row, was: 0 });
  return `${publicUrl()}/recover#${writeSecret('recovery', { subject, id, parts: [secret] })}`;
}

export async function linkFor(ground: PeopleGround, subject: ActorId): Promise<Result<string>> {
  if ((await readAccount(ground.vault, subject)) === null) {
    return not('PEOPLE.NOT_REGISTERED', phrase('There is no person with the id "{id}".', { id: subject }));
  }
  return done(await makeLink(ground, subject, LINK_HOURS.byAdmin));
}

/** For whoever starts the server, and so holds all that it keeps: also the one admin may have forgotten the password. */
export async function linkForName(ground: PeopleGround, name: string): Promise<string> {
  const subject = nameProblem(name) === null ? await ground.index.find(name) : null;
  if (subject === null) return `There is nobody called "${name}", so there is no link to set a password.`;
  return welcome(name, await makeLink(ground, subject, LINK_HOURS.byAdmin));
}

export const welcome = (name: string, link: string): string =>
  `To sign in as "${name}", set a password within ${LINK_HOURS.byAdmin} hours at\n  ${link}`;

/** The same answer, as fast, whether or not somebody has this address. What is sent goes to the address that is kept. */
export function requestByMail(ground: PeopleGround, mail: string, address: string): Result {
  const { mailer, attempts, report } = ground;
  if (mailer === null)
    return not('PEOPLE.NO_MAIL', phrase('This server sends no mail. Ask an admin for a recovery link.'));
  const bad = mailProblem(mail);
  if (bad !== null) return not('PEOPLE.BAD_MAIL', bad);
  const tooMany = attempts.take(address, `mail ${mail}`);
  if (tooMany !== null) return tooMany;
  const send = async (): Promise<void> => {
    for (const subject of await ground.index.findByMail(mail)) {
      const { vault } = ground;
      const [name, to] = [await readPersonal(vault, subject, 'name'), await readPersonal(vault, subject, 'mail')];
      if (name === null || to === null) continue;
      const link = await makeLink(ground, subject, LINK_HOURS.byMail);
      await mailer.send(to, 'A new password for Dreamledger', letter(name, link));
    }
  };
  send().catch((error: unknown) => {
    report('A recovery mail could not be sent', error);
  });
  return done(null);
}

const letter = (name: string, link: string): string => `Somebody, probably you, asked for a new password for "${name}".

Open this link within ${LINK_HOURS.byMail} hours to set one:
${link}

If it was not you, do nothing: your password stays as it is.
`;

/** Sets a new password and ends all that was signed in or made with the old one. A link works once. */
export async function recover(
  ground: PeopleGround,
  token: string,
  password: string,
  address: string,
): Promise<Result<SignedIn>> {
  const { vault, passwords, attempts, sessions } = ground;
  const tooMany = attempts.take(address, null);
  if (tooMany !== null) return tooMany;
  const secret = readSecret('recovery', token, 1);
  if (secret === null) return INVALID;
  const { subject, id, parts } = secret;
  const kept = await vault.get('recovery', `${subject}/${id}`);
  const row = kept === null ? null : (kept.value as LinkRow);
  if (row === null || !isHashOf(parts[0], row.hash)) return INVALID;
  if (row.until <= ground.now()) return hasRunOut(row.until);
  attempts.giveBack(address, null);

  const problem = passwordProblem(password, (await readPersonal(vault, subject, 'name')) ?? '');
  if (problem !== null) return not('PEOPLE.BAD_PASSWORD', problem);
  const hash = await passwords.hash(password);
  if (hash === null) return BUSY;
  const account = await readAccount(vault, subject);
  const links = (await vault.list('recovery', `${subject}/`)).map(({ key }): Change => drop('recovery', key));
  if (account === null || links.length === 0) return INVALID;
  const tokens = (await vault.list('token', `${subject}/`)).map(({ key }): Change => drop('token', key));
  if (!(await vault.change(withPassword(subject, account, hash), ...links, ...tokens))) return INVALID;
  await sessions.endAll(subject);
  return done(await sessions.start(subject));
}

/** Drops links that nobody used in time, so late that whoever opens one meanwhile is told that it ran out. */
export async function sweepLinks(vault: Vault, now: Millis): Promise<void> {
  const rows = await vault.list('recovery');
  const over = rows.filter(({ value }) => isJsonObject(value) && Number(value.until) + KEPT_HOURS * HOUR <= now);
  if (over.length > 0) await vault.change(...over.map(({ key }) => drop('recovery', key)));
}

const drop = (space: 'recovery' | 'token', key: string): Change => ({ do: 'drop', space, key });
