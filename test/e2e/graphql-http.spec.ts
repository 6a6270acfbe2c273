import { auditServer } from 'graphql-http';
import { gzipSync } from 'node:zlib';
import { type Embedded, embeddedServer } from '#test/server';

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
});

/** As our clients do it: a GET must show that no foreign page could have sent it. */
const asOurClients: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    headers: { ...(init?.headers as Record<string, string>), 'apollo-require-preflight': 'yes' },
  });

describe('GraphQL over HTTP', () => {
  it('passes every audit of graphql-http', async () => {
    const results = await auditServer({ url: `${server.url}/graphql`, fetchFn: asOurClients });
    expect(results).toHaveLength(61);
    expect(results.filter(({ status }) => status !== 'ok')).toEqual([]);
  });

  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(`${server.url}/graphql`, { method: 'POST', body, headers });
  const QUERY = JSON.stringify({ query: '{ server { version } }' });
  const MUTATION = 'mutation { resign(input: { idempotencyKey: "k", matchId: "m" }) { position } }';
  const JSON_TYPE = { 'content-type': 'application/json' };

  it.each<[string, () => Promise<Response>, number]>([
    ['JSON', () => post(QUERY, JSON_TYPE), 200],
    ['JSON with a charset', () => post(QUERY, { 'content-type': 'application/json; charset=utf-8' }), 200],
    ['plain text, which a form of another site can send', () => post(QUERY, { 'content-type': 'text/plain' }), 400],
    ['a form', () => post('query={server{version}}', { 'content-type': 'application/x-www-form-urlencoded' }), 400],
    ['parts of a form', () => post(QUERY, { 'content-type': 'multipart/form-data; boundary=x' }), 400],
    ['a GET that any page can send', () => fetch(`${server.url}/graphql?query={server{version}}`), 400],
    ['a GET of ours', () => asOurClients(`${server.url}/graphql?query={server{version}}`), 200],
    ['a mutation by GET', () => asOurClients(`${server.url}/graphql?query=${encodeURIComponent(MUTATION)}`), 405],
    ['a batch', () => post(`[${QUERY},${QUERY}]`, JSON_TYPE), 400],
    ['something that is no JSON', () => post('{', JSON_TYPE), 400],
    [
      'more than 100 kB',
      () => post(JSON.stringify({ query: QUERY, variables: { x: 'x'.repeat(110_000) } }), JSON_TYPE),
      413,
    ],
    ['packed JSON', () => post(gzipSync(QUERY), { ...JSON_TYPE, 'content-encoding': 'gzip' }), 200],
    [
      'a little that unpacks to very much',
      () => post(gzipSync(' '.repeat(50_000_000)), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
      413,
    ],
    ['what is packed wrong', () => post('no gzip', { ...JSON_TYPE, 'content-encoding': 'gzip' }), 415],
    ['a packing that nobody knows', () => post(QUERY, { ...JSON_TYPE, 'content-encoding': 'zip' }), 415],
    ['another charset', () => post(QUERY, { 'content-type': 'application/json; a=b; charset=latin1' }), 415],
    ['what is only nearly JSON', () => post(QUERY, { 'content-type': 'application/jsonp' }), 400],
    ['another method', () => fetch(`${server.url}/graphql`, { method: 'PUT', headers: JSON_TYPE, body: QUERY }), 405],
  ])('answers %s as it should', async (_, send, status) => {
    const response = await send();
    expect(response.status).toBe(status);
    if (status !== 200) expect(await response.json()).toHaveProperty('errors');
  });

  it.each<[string, string, string]>([
    ['a token that is none', 'Bearer nonsense', 'Sign in again'],
    ['another scheme', 'Basic dXNlcjpwYXNz', 'reads `Bearer` and a token'],
  ])('refuses %s with 401, and says what to do', async (_, authorization, words) => {
    const response = await post(QUERY, { ...JSON_TYPE, authorization });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('Bearer');
    expect(await response.text()).toContain(words);
  });

  it.each([
    ['half a character', 'play:\ud800', 'holds half of a surrogate pair'],
    ['the character U+0000', 'play:\0', 'holds the character U+0000'],
  ])('refuses %s in a value, and says in which', async (_, answer, says) => {
    const query = 'mutation ($input: AnswerInput!) { answer(input: $input) { position } }';
    const input = { idempotencyKey: 'a key of my own', matchId: 'match_4f2a7c', ply: 0, answer };
    const response = await post(JSON.stringify({ query, variables: { input } }), JSON_TYPE);
    const { errors } = (await response.json()) as { readonly errors: readonly { readonly message: string }[] };
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: ['input', 'answer'] } }]);
    expect(errors[0]?.message).toContain(`\`input.answer\` ${says}`);
    const accept = 'application/graphql-response+json';
    expect((await post(JSON.stringify({ query, variables: { input } }), { ...JSON_TYPE, accept })).status).toBe(400);
  });

  const checking = (text: string): string => `{ checkDeck(game: "voidream", text: "${text}") { legal } }`;
  it.each([
    ['refuses the character U+0000 within a query', checking('main: \\u0000'), 'BAD_USER_INPUT'],
    ['refuses it in braces', checking('\\\\\\u{00}'), 'BAD_USER_INPUT'],
    ['lets pass who only speaks of it', checking('\\\\u0000'), undefined],
  ])('%s', async (_, query, code) => {
    const response = await post(JSON.stringify({ query }), JSON_TYPE);
    const { errors } = (await response.json()) as { errors?: readonly { extensions: { code: string } }[] };
    expect(errors?.[0]?.extensions.code).toBe(code);
  });
});
