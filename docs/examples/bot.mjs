/**
 * A bot that plays a whole match: `node docs/examples/bot.mjs http://127.0.0.1:4400 [MATCH]`.
 * Without a match it opens one in the lobby and waits; with one it takes a free seat. Run it twice, and two bots play.
 * DREAMLEDGER_TOKEN is an API token with the scope GAME_PLAY; without one it registers as a guest.
 * It needs Node 20 and the packages graphql-ws and ws.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { newDevice } from './device.mjs';

const [url = 'http://127.0.0.1:4400', wanted] = process.argv.slice(2);
const endpoint = new URL('/graphql', url).href;
const decks = JSON.parse(readFileSync(new URL('decks.json', import.meta.url), 'utf8'));
let token = process.env.DREAMLEDGER_TOKEN ?? null;

const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000));

/** The answer, and how long to wait before it is asked again; null when it broke off in the middle. */
const read = (response) =>
  response.json().then(
    ({ data, errors }) => ({ data, errors, wait: Number(response.headers.get('Retry-After')) }),
    () => null,
  );

/** One request; it waits when its budget is used up, and while the server is away. */
async function ask(query, variables = {}) {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(endpoint, { method: 'POST', headers, body }).then(read, () => null);
  if (answer === null) console.error(`${url} does not answer: trying again.`);
  if (answer === null || answer.wait > 0) {
    await seconds(answer?.wait ?? 1);
    return ask(query, variables);
  }
  const { data, errors } = answer;
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

/** One command under a key of its own: sent again after an answer that was lost, it is done no second time. */
async function command(verb, input, fields) {
  const type = `${verb[0].toUpperCase()}${verb.slice(1)}Input!`;
  const query = `mutation Do($input: ${type}) { ${verb}(input: $input) { ${fields} userErrors { code message } } }`;
  const data = await ask(query, { input: { idempotencyKey: randomUUID(), ...input } });
  return data[verb];
}

function must({ userErrors, ...done }) {
  if (userErrors.length === 0) return done;
  throw new Error(userErrors.map(({ message }) => message).join('\n'));
}

/** Any answer that an offer allows: here is where your bot would think. */
function answerTo({ form, key, min, max, of, total, among }) {
  switch (form) {
    case 'ONE':
      return key;
    case 'NUMBER':
      return `${key}:${randomInt(min, max + 1)}`;
    case 'SOME':
      return `${key}:${of.slice(0, randomInt(min, max + 1)).join('+')}`;
    case 'ORDER':
      return `${key}:${of.join('>')}`;
    case 'SPLIT': {
      let left = total - among.reduce((sum, share) => sum + share.min, 0);
      const shares = among.map((share) => {
        const more = Math.min(left, share.max - share.min);
        left -= more;
        return `${share.key}=${share.min + more}`;
      });
      return `${key}:${shares.join('+')}`;
    }
    default:
      throw new Error(`This bot does not know offers of the form ${form}.`);
  }
}

if (token === null) {
  const input = { name: `bot ${randomUUID().slice(0, 8)}`, password: randomUUID() };
  token = must(await command('register', input, 'accessToken')).accessToken;
}
const terms = { game: process.env.GAME ?? 'voidream', seats: 2, clock: { kind: 'DECISION', seconds: 120 } };
const matchId = wanted ?? must(await command('createMatch', terms, 'match { id }')).match.id;
const { match } = await ask('query See($id: ID!) { match(id: $id) { game seats { holder { id } } } }', { id: matchId });
const seat = match.seats.findIndex(({ holder }) => holder === null);
const brings = decks[match.game]?.[seat % 2] ?? null;
must(await command('joinMatch', { matchId, seat, brings }, 'position'));
console.log(`Seat ${seat} of ${matchId}`);

/** Every answer is signed, so that nobody can say it was another, or that it was given to another game. */
const device = newDevice();
const { viewer } = await ask('{ viewer { person { id } } }');
const me = viewer.person.id;
must(await command('registerDevice', { key: device.key, proof: device.proof(me), label: 'a bot' }, 'position'));

const MATCH = `match { id seq head phase ply result { places reason }
  offers { form key min max of total among { key min max } } }`;

/** Whenever something happened: answers what it is asked. What changed meanwhile comes as the next event. */
async function answerIn(match) {
  const { phase, ply, offers } = match;
  if (phase !== 'PLAYING' || offers.length === 0) return;
  const [idempotencyKey, answer] = [randomUUID(), answerTo(offers[randomInt(offers.length)])];
  const signature = device.signature(me, idempotencyKey, { type: 'AnswerDecision', ply, answer }, match);
  const { userErrors } = await command('answer', { idempotencyKey, matchId, ply, answer, signature }, 'position');
  const [no] = userErrors;
  if (no !== undefined && no.code !== 'MATCH_STALE') throw new Error(no.message);
}

/** After a break it connects again and goes on from the last cursor: it misses nothing, and sees nothing twice. */
const client = createClient({
  url: endpoint.replace(/^http/, 'ws'),
  webSocketImpl: WebSocket,
  retryAttempts: 0,
  connectionParams: () => ({ authorization: `Bearer ${token}` }),
});
const query = `subscription Play($id: ID!, $after: Cursor) { matchEvents(id: $id, after: $after) { cursor ${MATCH} } }`;
/** No server there, or it went away; what is closed with 44 and two digits is ours to mend. */
const isBreak = ({ type, code }) => type === 'error' || (type === 'close' && code < 4000);
let [last, after] = [null, null];
while (last === null || !['FINISHED', 'CANCELLED'].includes(last.phase)) {
  try {
    for await (const { data, errors } of client.iterate({ query, variables: { id: matchId, after } })) {
      if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
      ({ cursor: after, match: last } = data.matchEvents);
      await answerIn(last);
    }
  } catch (failure) {
    if (!isBreak(failure)) throw failure;
    await seconds(1);
  }
}
await client.dispose();
console.log(`Over after ${last.ply} plies: place ${last.result.places[seat]}; ${last.result.reason}`);
