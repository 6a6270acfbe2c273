import { SYSTEM } from '#kernel';
import { keepPersonal, keepSubjectKey, makeSubjectKey } from '#vault';
import { newAccount, readAccount } from './account.js';
import type { PeopleGround } from './ground.js';
import { LINK_HOURS, makeLink, welcome } from './recovery.js';
import { command } from './subjects.js';

const NAME = 'admin';

/**
 * Makes the first admin where there is nobody yet. Gives what to print, to the terminal alone, as long as that admin has
 * set no password; null afterwards.
 */
export async function welcomeFirstAdmin(ground: PeopleGround): Promise<string | null> {
  const { vault, index } = ground;
  if ((await index.find(NAME)) === null) {
    if ((await vault.list('account')).length > 0) return null;
    await makeAdmin(ground);
  }
  const subject = await index.find(NAME);
  const account = subject === null ? null : await readAccount(vault, subject);
  if (subject === null || account?.row.password !== null) return null;
  return welcome(NAME, await makeLink(ground, subject, LINK_HOURS.byAdmin));
}

async function makeAdmin({ vault, arbiter, index, now }: PeopleGround): Promise<void> {
  const subject = index.subjectFor('the first admin');
  await command(arbiter, subject, { actor: SYSTEM, key: 'register' }, { type: 'Register' });
  await command(arbiter, subject, { actor: SYSTEM, key: 'make admin' }, { type: 'GrantRole', role: 'admin' });
  const key = makeSubjectKey(subject);
  await vault.change(
    keepSubjectKey(key),
    newAccount(subject, null, now()),
    index.claim(NAME, subject),
    keepPersonal(key, 'name', NAME),
  );
}
