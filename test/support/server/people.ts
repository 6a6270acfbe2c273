import { randomUUID } from 'node:crypto';
import { type Asker, asker } from './asker.js';

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { accessToken userErrors { code message } }
}`;

const newName = (): string => `p${randomUUID().slice(0, 12)}`;

/** Somebody new, signed in at this server. */
export async function newcomer({ url }: { readonly url: string }, name = newName()): Promise<Asker> {
  const input = { idempotencyKey: randomUUID(), name, password: 'correct horse battery staple' };
  const { data, errors } = await asker(url).ask<{ register: { accessToken: string | null; userErrors: unknown } }>(
    REGISTER,
    { input },
  );
  if (errors.length > 0 || data.register.accessToken === null) throw new Error(JSON.stringify({ errors, data }));
  return asker(url, data.register.accessToken);
}
