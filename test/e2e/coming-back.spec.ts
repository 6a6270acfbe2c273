import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { mutate } from '#test/people';
import { type Asker, asker, type Embedded, embeddedServer } from '#test/server';
import { linkForName } from '../../apps/server/people/recovery.js';

interface Payload {
  readonly person: { readonly id: string } | null;
  readonly accessToken: string;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

const PASSWORD = 'correct horse';
const SIGNED_IN = 'person { id } accessToken userErrors { code message }';

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer({ TRUSTED_PROXIES: '127.0.0.1' });
});

const enter = (verb: string, input: object): Promise<Payload> => mutate(asker(server.url), verb, input, SIGNED_IN);
const as = ({ accessToken }: Payload): Asker => asker(server.url, accessToken);

async function newcomer(): Promise<{ readonly name: string; readonly signedIn: Payload }> {
  const name = `Anna ${randomUUID().slice(0, 8)}`;
  return { name, signedIn: await enter('register', { idempotencyKey: randomUUID(), name, password: PASSWORD }) };
}

describe('a recovery link', () => {
  const linkOf = async (name: string): Promise<string> => {
    const token = /#(dlr_\S+)$/.exec(await linkForName(server.ground.people, name))?.[1];
    if (token === undefined) throw new Error(`There is no link for ${name}.`);
    return token;
  };
  const open = async (token: string): Promise<readonly string[]> => {
    const { userErrors } = await enter('recover', { token, password: 'battery staple' });
    return userErrors.map(({ code, message }) => `${code}: ${message}`);
  };
  const OVER =
    'PEOPLE_LINK_INVALID: This link was used, has run out, or is not whole. Open the whole of it, or get a new one: an admin makes one, or you ask for one by mail where you sign in.';

  it('is there for who starts the server, under the name as anybody writes it, and for nobody else', async () => {
    const { name, signedIn } = await newcomer();
    const token = await linkOf(name.toUpperCase());
    expect(await open(token)).toEqual([]);
    expect((await as(signedIn).ask('{ viewer { scopes } }')).status).toBe(401);
    expect(await linkForName(server.ground.people, 'nobody at all')).toBe(
      'There is nobody called "nobody at all", so there is no link to set a password.',
    );
  });

  it('says that it was used, is not whole, or belongs to nobody any more, and what to do', async () => {
    const { name } = await newcomer();
    const token = await linkOf(name);
    expect(await open(token.slice(0, -9))).toEqual([OVER]);
    expect(await open(token)).toEqual([]);
    expect(await open(token)).toEqual([OVER]);
    const gone = await newcomer();
    const late = await linkOf(gone.name);
    await mutate(as(gone.signedIn), 'eraseMe', { idempotencyKey: randomUUID() }, 'userErrors { code }');
    expect(await open(late)).toEqual([OVER]);
  });

  it('says when it ran out, for weeks', async () => {
    const { name } = await newcomer();
    const token = await linkOf(name);
    const { vault } = server.ground;
    const [subject = '', id = ''] = token.slice('dlr_'.length).split('.');
    const kept = await vault.get('recovery', `${subject}/${id}`);
    const value = { ...(kept?.value as { hash: string }), until: Date.UTC(2026, 0, 2) };
    await vault.change({ do: 'put', space: 'recovery', key: `${subject}/${id}`, value, was: 'any' });
    expect(await open(token)).toEqual([expect.stringContaining('This link ran out at 2026-01-02T00:00:00.000Z. Get')]);
  });
});

describe('who guesses passwords', () => {
  const QUERY = `mutation ($input: SignInInput!) { signIn(input: $input) { ${SIGNED_IN} } }`;
  const guess = async (name: string, from: string): Promise<{ code: string; message: string; wait: string | null }> => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.99, ${from}` },
      body: JSON.stringify({ query: QUERY, variables: { input: { name, password: 'wrong horse' } } }),
    });
    const { data } = (await response.json()) as { readonly data: { readonly signIn: Payload } };
    const [{ code, message } = { code: '', message: '' }] = data.signIn.userErrors;
    return { code, message, wait: response.headers.get('retry-after') };
  };

  it('for one name, is told when to try again, from wherever they come', async () => {
    for (let n = 0; n < 10; n++) {
      expect(await guess('Vera', `10.1.0.${n}`)).toMatchObject({ code: 'PEOPLE_WRONG_PASSWORD', wait: null });
    }
    const { code, message, wait } = await guess('vera', '10.1.1.1');
    expect(code).toBe('PEOPLE_TOO_MANY_TRIES');
    expect(message).toBe(
      `Too many tries for this name. Try again in ${wait} s, at ${/at (\S+)\.$/.exec(message)?.[1]}.`,
    );
    expect(Number(wait)).toBeGreaterThan(40);
    expect(Number(wait)).toBeLessThanOrEqual(60);
  });

  it('from one address behind the proxy, is held back, and others behind it are not', async () => {
    const all = await Promise.all(Array.from({ length: 120 }, (_, n) => guess(`Vera ${n}`, '10.2.0.1')));
    const late = all.filter(({ code }) => code === 'PEOPLE_TOO_MANY_TRIES');
    expect(late.length).toBeGreaterThanOrEqual(10);
    expect(late[0]?.message).toContain('Too many tries for this address.');
    expect(late[0]?.wait).toMatch(/^\d+$/);
    expect(await guess('Vera Last', '10.2.0.2')).toMatchObject({ code: 'PEOPLE_WRONG_PASSWORD', wait: null });
  });
});

it('who signs out everywhere has no subscription left, within seconds', async () => {
  const { name, signedIn } = await newcomer();
  const other = await enter('signIn', { name, password: PASSWORD });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const payload = { authorization: `Bearer ${other.accessToken}` };
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  await once(socket, 'message');
  const query = 'subscription { tournamentChanged(id: "tournament_none") { id } }';
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  const closed = once(socket, 'close') as Promise<[number, Buffer]>;
  await mutate(as(signedIn), 'signOutEverywhere', {}, 'userErrors { code }');
  const [code, why] = await closed;
  expect([code, why.toString()]).toEqual([4403, 'The token was revoked']);
});
