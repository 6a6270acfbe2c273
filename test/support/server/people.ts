import { randomUUID } from 'node:crypto';
import { register } from '../../../apps/server/people/registration.js';
import { type Asker, asker } from './asker.js';
import type { Embedded } from './embedded.js';

/** Somebody new, signed in at a server in this process. */
export async function newcomer({ ground, url }: Embedded, name = `p${randomUUID().slice(0, 12)}`): Promise<Asker> {
  const person = { name, password: 'correct horse battery staple', mail: null };
  const signedIn = await register(ground.people, person, { key: randomUUID(), address: randomUUID() });
  if (signedIn.is !== 'done') throw new Error(JSON.stringify(signedIn));
  return asker(url, signedIn.value.access);
}
