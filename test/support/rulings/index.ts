/** Asking a server about disputes, and waiting for what follows of itself. */
import { randomUUID } from 'node:crypto';
import type { Asker } from '#test/server';

export interface Payload {
  readonly position: string | null;
  readonly userErrors: readonly {
    readonly code: string;
    readonly message: string;
    readonly field: readonly string[] | null;
    readonly alternatives: readonly string[];
  }[];
}

/** Sends a command under a fresh key, and reads these fields of what came of it. */
export async function sends<Result extends object = object>(
  who: Asker | undefined,
  verb: string,
  input: object,
  select: string,
): Promise<Result & Payload> {
  const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input!`;
  const data = await asks<Record<string, Result & Payload>>(
    who,
    `mutation ($input: ${type}) { ${verb}(input: $input) { ${select} position userErrors { code message field alternatives } } }`,
    { input: { idempotencyKey: randomUUID(), ...input } },
  );
  const payload = data[verb];
  if (payload === undefined) throw new Error(`Nothing came of ${verb}.`);
  return payload;
}

/** The same, which must be done. */
export async function must<Result extends object = object>(
  who: Asker | undefined,
  verb: string,
  input: object,
  select: string,
): Promise<Result & Payload> {
  const done = await sends<Result>(who, verb, input, select);
  if (done.userErrors.length > 0) throw new Error(`${verb}: ${JSON.stringify(done.userErrors)}`);
  return done;
}

export const codesOf = ({ userErrors }: Payload): readonly string[] => userErrors.map(({ code }) => code);

export async function asks<Data>(who: Asker | undefined, query: string, variables: object = {}): Promise<Data> {
  if (who === undefined) throw new Error('Nobody asks.');
  const { data, errors } = await who.ask<Data>(query, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data;
}

export async function personIdOf(who: Asker | undefined): Promise<string> {
  const { viewer } = await asks<{ viewer: { person: { id: string } } }>(who, '{ viewer { person { id } } }');
  return viewer.person.id;
}

const LOOK_EVERY_MS = 50;

/** Looks again until it is so: reactions follow in their own time. */
export async function eventually<Seen>(look: () => Promise<Seen>, isSo: (seen: Seen) => boolean): Promise<Seen> {
  for (;;) {
    const now = await look();
    if (isSo(now)) return now;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
