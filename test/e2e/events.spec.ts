import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  newcomer,
  playOn,
  seen,
  sitDown,
  socketTo,
} from '#test/server';

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
});

interface Event {
  readonly matchEvents: {
    readonly cursor: string;
    readonly seq: number;
    readonly plies: readonly { readonly ply: number; readonly facts: readonly object[] }[];
    readonly match: { readonly phase: string; readonly seq: number };
  };
}

const INIT = { type: 'connection_init' };

const EVENTS = `subscription ($id: ID!, $after: Cursor) {
  matchEvents(id: $id, after: $after) { cursor seq plies { ply facts { kind data } } match { phase seq } }
}`;

const events = (who: Asker, id: string, after?: string): AsyncIterableIterator<Event> =>
  who.watch<Event>(EVENTS, { id, after });

const plies = (told: readonly Event[]): readonly number[] =>
  told.flatMap(({ matchEvents }) => matchEvents.plies.map(({ ply }) => ply));

const upTo = (ply: number): readonly number[] => Array.from({ length: ply + 1 }, (_, i) => i);

async function all(told: AsyncIterable<Event>): Promise<readonly Event[]> {
  const found: Event[] = [];
  for await (const event of told) found.push(event);
  return found;
}

const alone = async (): Promise<readonly [Asker, string]> => {
  const player = await newcomer(server);
  return [player, await sitDown([player], { game: 'wayfarer', brings: [null] })];
};

describe('the events of a match', () => {
  it('come first from the past and then as they happen, with no gap and none twice, and end with the match', async () => {
    const [player, id] = await alone();
    const before = await playOn([player], id, 1, 5);
    const watching = all(events(asker(server.url), id));
    const moves = before + (await playOn([player], id, 2));
    const told = await watching;
    expect(plies(told)).toEqual(upTo(moves));
    const seqs = told.map(({ matchEvents }) => matchEvents.seq);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    expect(told.at(-1)?.matchEvents.match.phase).toBe('FINISHED');
  });

  it('go on from any cursor as if nothing had been in between', async () => {
    const [player, id] = await alone();
    const moves = await playOn([player], id, 3);
    const whole = await all(events(asker(server.url), id));
    expect(plies(whole)).toEqual(upTo(moves));
    for (const { matchEvents } of whole) {
      const last = matchEvents.plies.at(-1)?.ply ?? -1;
      expect(plies(await all(events(asker(server.url), id, matchEvents.cursor)))).toEqual(upTo(moves).slice(last + 1));
    }
  });

  it('go on for a client that breaks off again and again while the match is played', async () => {
    const [player, id] = await alone();
    const playing = playOn([player], id, 4);
    const told: Event[] = [];
    for (let after: string | undefined; told.at(-1)?.matchEvents.match.phase !== 'FINISHED';) {
      for await (const event of events(asker(server.url), id, after)) {
        told.push(event);
        after = event.matchEvents.cursor;
        if (told.length % 2 === 0) break;
      }
    }
    expect(plies(told)).toEqual(upTo(await playing));
  });

  it('tell each seat what it may know, and others no more than the public', async () => {
    const players = [await newcomer(server), await newcomer(server)];
    const id = await sitDown(players, { game: 'duel', options: { goal: 2 }, brings: [null, null] });
    await playOn(players, id, 5);
    const [first, second, stranger, nobody] = await Promise.all(
      [...players, await newcomer(server), asker(server.url)].map(async (who) =>
        JSON.stringify(pliesIn(await all(events(who, id)))),
      ),
    );
    expect(stranger).toBe(nobody);
    expect(new Set([first, second, nobody]).size).toBe(3);
  });

  it('of a long match come in pages, so that catching up takes bounded memory', async () => {
    const players = [await newcomer(server), await newcomer(server)];
    const id = await sitDown(players, { game: 'duel', options: { goal: 20 }, brings: [null, null] });
    const moves = await playOn(players, id, 6, 120);
    const told = events(asker(server.url), id);
    const found: Event[] = [];
    while (plies(found).length < moves + 1) {
      const { value } = (await told.next()) as IteratorYieldResult<Event>;
      found.push(value);
    }
    await told.return?.();
    expect(plies(found)).toEqual(upTo(moves));
    for (const { matchEvents } of found) expect(matchEvents.plies.length).toBeLessThanOrEqual(50);
  });

  it.each<[string, object, RegExp]>([
    ['a match that there is not', { id: 'match_none' }, /no match match_none/],
    ['what is no match', { id: 'person_1' }, /expects the id of a match/],
    ['a cursor of another list', { id: 'match_none', after: 'WyJ4Il0' }, /cursor of another list|no match/],
  ])('are refused for %s', async (_, variables, words) => {
    await expect(asker(server.url).watch(EVENTS, variables).next()).rejects.toThrow(words);
  });
});

const pliesIn = (told: readonly Event[]): unknown => told.flatMap(({ matchEvents }) => matchEvents.plies);

describe('a socket', () => {
  const address = (): string => `${server.url.replace('http', 'ws')}/graphql`;
  const open = (): WebSocket => new WebSocket(address(), 'graphql-transport-ws');
  const closed = async (socket: WebSocket): Promise<number> => {
    const [code] = (await once(socket, 'close')) as [number];
    return code;
  };
  const after = async (socket: WebSocket, ...messages: readonly unknown[]): Promise<number> => {
    await once(socket, 'open');
    for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return closed(socket);
  };
  it.each<[string, () => Promise<number>, number]>([
    ['that speaks no protocol we know', () => closed(new WebSocket(address())), 4406],
    ['that says what is no message', () => after(open(), 'hello'), 4400],
    [
      'that subscribes before it is let in',
      () => after(open(), { id: '1', type: 'subscribe', payload: { query: '{ server { version } }' } }),
      4401,
    ],
    ['that comes in twice', () => after(open(), INIT, INIT), 4429],
    [
      'with a token that is none',
      () => after(open(), { ...INIT, payload: { authorization: 'Bearer nonsense' } }),
      4403,
    ],
    ['that never comes in', () => after(open()), 4408],
  ])('%s is closed', async (_, act, code) => {
    expect(await act()).toBe(code);
  });

  it('runs queries and mutations too, as the one who opened it', async () => {
    const [player, id] = await alone();
    const { offers, ply } = await seen(player, id);
    const answered = await player
      .watch<{ answer: { userErrors: unknown[] } }>(
        'mutation ($i: AnswerInput!) { answer(input: $i) { userErrors { code } } }',
        {
          i: {
            idempotencyKey: 'over a socket, one time',
            matchId: id,
            ply,
            answer: (offers[0] as unknown as { key: string }).key,
          },
        },
      )
      .next();
    expect(answered.value).toEqual({ answer: { userErrors: [] } });
  });

  it('reads a document again and again, each time as it is meant, and refuses a bad one each time', async () => {
    const [player, id] = await alone();
    const one = async (query: string, variables: object): Promise<unknown> => {
      const { value } = (await player.watch<object>(query, variables).next()) as { value: unknown };
      return value;
    };
    const refusal = (query: string): Promise<string> =>
      one(query, {}).then(String, (errors: unknown) => JSON.stringify(errors));
    const phase = 'query ($id: ID!, $whole: Boolean!) { match(id: $id) { phase id @include(if: $whole) } }';
    for (let round = 0; round < 3; round++) {
      expect(await one(phase, { id, whole: false })).toEqual({ match: { phase: 'PLAYING' } });
      expect(await one(phase, { id, whole: true })).toEqual({ match: { phase: 'PLAYING', id } });
      expect(await refusal('{ nothing }')).toContain('Cannot query field');
      expect(await refusal('{ server')).toContain('Syntax Error');
    }
  });

  it('is closed within seconds when its token is revoked', async () => {
    const [player, id] = await alone();
    const client = socketTo(server.url, { authorization: `Bearer ${player.token ?? ''}` });
    const gone = new Promise<{ code: number; reason: string }>((resolve) => {
      client.on('closed', (event) => {
        resolve(event as { code: number; reason: string });
      });
    });
    const watching = client.iterate({ query: EVENTS, variables: { id } });
    await watching.next();
    await player.ask('mutation { signOutEverywhere(input: {}) { userErrors { code } } }');
    expect(await gone).toMatchObject({ code: 4403, reason: 'The token was revoked' });
  });

  it('that stops reading holds nobody up, and leaves nothing behind when it goes', async () => {
    const [player, id] = await alone();
    const raw = upgrading('/graphql');
    await once(raw, 'data');
    raw.pause();
    raw.write(frame(INIT));
    for (let i = 0; i < 40; i++) {
      const query = `subscription { matchEvents(id: "${id}") { match { ${'view '.repeat(50)} } } }`;
      raw.write(frame({ id: String(i), type: 'subscribe', payload: { query } }));
    }
    await playOn([player], id, 9);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/^dreamledger_sockets [1-9]/m);
    expect(await seen(player, id)).toMatchObject({ phase: 'FINISHED' });
    raw.destroy();
    for (
      let tries = 0;
      !/^dreamledger_subscriptions 0$/m.test(await (await fetch(`${server.url}/metrics`)).text());
      tries++
    ) {
      expect(tries).toBeLessThan(100);
      await sleep(50);
    }
  });
});

describe('whoever asks for a socket at an odd address', () => {
  it.each(['/other', '//', '*', 'http://[::1/graphql', '/graphql/x?y=//'])(
    '%s is told that nothing is there',
    async (address) => {
      const raw = upgrading(address);
      const [answer] = (await once(raw, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1.1 404 /);
      await once(raw.resume(), 'close');
    },
  );

  it.each(['/other', '/graphql'])('%s and hangs up at once holds up nobody else', async (address) => {
    for (let n = 0; n < 10; n++) {
      const raw = upgrading(address);
      await once(raw, 'connect');
      await sleep(n / 5);
      raw.resetAndDestroy();
    }
    await sleep(50);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});

describe('a socket on which', () => {
  it('nobody answers a ping is cut off by the next, and one on which somebody does goes on', async () => {
    const [silent, lively] = [upgrading('/graphql'), new WebSocket(`${server.url}/graphql`, 'graphql-transport-ws')];
    lively.on('open', () => {
      lively.send(JSON.stringify(INIT));
    });
    silent.write(frame(INIT));
    await once(silent.resume(), 'close');
    expect(lively.readyState).toBe(WebSocket.OPEN);
    lively.terminate();
  });

  it.each<readonly [what: string, sent: Buffer, code: number]>([
    ['a frame is not masked', Buffer.from([0x81, 2, 0x7b, 0x7d]), 1002],
    ['a frame has bits that mean nothing', Buffer.from([0xc1, 0x80, 0, 0, 0, 0]), 1002],
    ['a text is no UTF-8', Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]), 1007],
    ['a message is larger than 100 kB', Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]), 1009],
    ['a message is no JSON', textFrame('nothing'), 4400],
    ['a message is one that only a server sends', frame({ type: 'connection_ack' }), 4400],
    ['an answer is sent', frame({ type: 'next', id: '1', payload: { data: null } }), 4400],
    [
      'somebody asks before they say who they are',
      frame({ type: 'subscribe', id: '1', payload: { query: '{ x }' } }),
      4401,
    ],
  ])('%s is closed with a code that says so, and nothing is written down', async (_, sent, code) => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    const raw = upgrading('/graphql');
    await once(raw, 'data');
    raw.write(sent);
    const [closing] = (await once(raw, 'data')) as [Buffer];
    expect([closing[0], closing.readUInt16BE(2)]).toEqual([0x88, code]);
    raw.destroy();
    expect(said).not.toHaveBeenCalled();
  });
});

/** A connection on which a client asks for a socket, and no more. */
function upgrading(address: string): Socket {
  const { port, hostname } = new URL(server.url);
  const raw = connect(Number(port), hostname);
  raw.write(
    `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
  );
  return raw;
}

function frame(message: object): Buffer {
  return textFrame(JSON.stringify(message));
}

/** A text frame as a client sends it: masked, here by zeros. */
function textFrame(message: string): Buffer {
  const text = Buffer.from(message);
  const head =
    text.length < 126
      ? Buffer.from([0x81, 0x80 | text.length])
      : Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), text]);
}
