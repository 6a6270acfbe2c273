/**
 * A whole client of the API in one file: `node docs/examples/client.mjs http://127.0.0.1:4400 [GAME]`.
 * Two or more players register, play one match by always taking the last offer, and a spectator watches it live.
 * It needs Node 20 and, for the live part, the package graphql-ws.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const [url = 'http://127.0.0.1:4400', wanted] = process.argv.slice(2);
const endpoint = new URL('/graphql', url).href;
/** What each seat brings to a game that asks for it. */
const decks = JSON.parse(readFileSync(new URL('decks.json', import.meta.url), 'utf8'));

const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000));

/** The answer, and how long to wait before it is asked again; null when it broke off in the middle. */
const read = (response) =>
  response.json().then(
    ({ data, errors }) => ({ data, errors, wait: Number(response.headers.get('Retry-After')) }),
    () => null,
  );

/** One request; it waits when its budget is used up, and while the server is away. What is wrong with the request itself is in `errors`; what a command met is in its `userErrors`. */
async function ask(query, variables = {}, token = null) {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  }).then(read, () => null);
  if (answer === null) console.error(`${url} does not answer: trying again.`);
  if (answer === null || answer.wait > 0) {
    await seconds(answer?.wait ?? 1);
    return ask(query, variables, token);
  }
  const { data, errors } = answer;
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

/** One command. Its key is made once: a retry after a lost answer sends the same key, and is never done twice. */
async function command(name, type, input, fields, token = null) {
  const query = `mutation Command($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { code message } } }`;
  const { [name]: payload } = await ask(query, { input: { idempotencyKey: randomUUID(), ...input } }, token);
  if (payload.userErrors.length > 0) throw new Error(payload.userErrors.map(({ message }) => message).join('\n'));
  return payload;
}

async function register() {
  const name = `guest ${randomUUID().slice(0, 8)}`;
  const input = { name, password: randomUUID() };
  const { accessToken } = await command('register', 'RegisterInput', input, 'accessToken');
  return { name, token: accessToken };
}

/** No server there, or it went away; what is closed with 44 and two digits is ours to mend. */
const isBreak = ({ type, code }) => type === 'error' || (type === 'close' && code < 4000);

/** Everything that happens, as it happens. After a break it goes on from the last cursor: no gap, nothing twice. */
async function watch(id, tell) {
  const client = createClient({ url: endpoint.replace(/^http/, 'ws'), webSocketImpl: WebSocket, retryAttempts: 0 });
  const query = `subscription Watch($id: ID!, $after: Cursor) {
    matchEvents(id: $id, after: $after) { cursor plies { ply facts { kind data } } match { phase result { places reason } } }
  }`;
  let after = null;
  for (let over = false; !over;) {
    try {
      for await (const { data } of client.iterate({ query, variables: { id, after } })) {
        tell(data.matchEvents);
        after = data.matchEvents.cursor;
        over = data.matchEvents.match.phase === 'FINISHED';
      }
    } catch (failure) {
      if (!isBreak(failure)) throw failure;
      await seconds(1);
    }
  }
  await client.dispose();
}

/** The answer that an offer spells, the smallest one where it leaves a choice. */
function answerTo({ form, key, min, of, total, among }) {
  switch (form) {
    case 'ONE':
      return key;
    case 'NUMBER':
      return `${key}:${min}`;
    case 'SOME':
      return `${key}:${of.slice(0, min).join('+')}`;
    case 'ORDER':
      return `${key}:${of.join('>')}`;
    case 'SPLIT': {
      let left = total - among.reduce((sum, share) => sum + share.min, 0);
      const parts = among.map((share) => {
        const more = Math.min(left, share.max - share.min);
        left -= more;
        return `${share.key}=${share.min + more}`;
      });
      return `${key}:${parts.join('+')}`;
    }
    default:
      throw new Error(`This client does not know offers of the form ${form}.`);
  }
}

const OFFERS = 'match { phase ply offers { form key min max of total among { key min max } } }';

async function play(id, players) {
  for (;;) {
    for (const { token } of players) {
      const { match } = await ask(
        `query Turn($id: ID!) { ${OFFERS.replace('match', 'match(id: $id)')} }`,
        { id },
        token,
      );
      if (match.phase !== 'PLAYING') return;
      const offer = match.offers.at(-1);
      if (offer === undefined) continue;
      const input = { matchId: id, ply: match.ply, answer: answerTo(offer) };
      await command('answer', 'AnswerInput', input, 'position', token);
    }
  }
}

const { server } = await ask('query Games { server { games { id title seats { least } } } }');
const game = server.games.find(({ id }) => id === (wanted ?? server.games[0]?.id));
if (game === undefined)
  throw new Error(`This server offers ${server.games.map(({ id }) => id).join(', ') || 'no game'}.`);

const players = await Promise.all(Array.from({ length: game.seats.least }, register));
const [host] = players;
const { match } = await command(
  'createMatch',
  'CreateMatchInput',
  { game: game.id, seats: players.length },
  'match { id }',
  host.token,
);
for (const [seat, { token }] of players.entries()) {
  const brings = decks[game.id]?.[seat] ?? null;
  await command('joinMatch', 'JoinMatchInput', { matchId: match.id, seat, brings }, 'position', token);
}
console.log(`${game.title}: ${match.id}, ${players.map(({ name }) => name).join(' against ')}`);

let last = null;
const watching = watch(match.id, (event) => {
  for (const { ply, facts } of event.plies) console.log(`${ply}: ${facts.map(({ kind }) => kind).join(', ')}`);
  last = event.match;
});
await play(match.id, players);
await watching;
console.log(`Over: places ${last.result.places.join(', ')}; ${last.result.reason}`);
