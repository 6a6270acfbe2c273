import { setTimeout as sleep } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { type Cup, openCup, until } from '#test/cup';
import { type Asker, asker, type Embedded, embeddedServer, newcomer } from '#test/server';

const MAX_COST = '200';
const RATE_LIMIT = '100000';

let server: Embedded;
let anybody: Asker;
beforeAll(async () => {
  server = await embeddedServer({ MAX_COST, RATE_LIMIT });
  anybody = asker(server.url);
});

const aliases = (count: number): string => Array.from({ length: count }, (_, i) => `a${i}: id`).join(' ');
const CHARACTERS = `{ server { version } } #${'x'.repeat(15_000)}`;
const LIST = 'query ($n: Int = 100) { matches(first: $n) { nodes { id seats { seat } match { id } } } }';

/** Over HTTP and over a socket alike: nothing of it runs, and the words are the same. */
const refusals = async (query: string): Promise<readonly string[]> => {
  const { status, data, errors } = await anybody.ask(query);
  expect([status, data]).toEqual([400, undefined]);
  const overSocket = await anybody
    .watch(query)
    .next()
    .catch((refusal: unknown) => refusal);
  return [errors[0]?.message ?? '', JSON.stringify(overSocket)];
};

describe('limits of one request', () => {
  it.each<[string, string, string]>([
    ['too many aliases', `{ node(id: "match_1") { ${aliases(16)} } }`, '16 aliases'],
    [
      'a fragment named as introspection is',
      `{ node(id: "match_1") { ...__schema } } fragment __schema on Node { ${aliases(16)} }`,
      '16 aliases',
    ],
    ['a fragment that spreads itself', '{ ...F } fragment F on Query { server { version } ...F }', 'within itself'],
    ['too many characters', CHARACTERS, '15024 characters; 15000 are allowed'],
    ['too many tokens', `{ server { ${'version '.repeat(1_000)} } }`, '1000 tokens'],
    ['too much at once', LIST, 'first: 15 would fit'],
    [
      'introspection without end',
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
      'introspection depth',
    ],
    ['what is no GraphQL', '{ server {', 'Syntax Error'],
    ['a field that there is not', '{ server { versoin } }', 'Did you mean'],
  ])('refuses %s, over HTTP and over a socket', async (_, query, words) => {
    for (const said of await refusals(query)) expect(said.replaceAll('\\"', '"')).toContain(words);
  });

  it('takes what is within the limits, introspection as libraries do it too', async () => {
    const within = await anybody.ask(`{ node(id: "match_1") { ${aliases(15)} } }`);
    expect([within.status, within.data]).toEqual([200, { node: null }]);
    const introspection = await anybody.ask(getIntrospectionQuery({ inputValueDeprecation: true }));
    expect([introspection.status, introspection.errors]).toEqual([200, []]);
  });

  it('says of a request that is too expensive what was asked, what is allowed, where, and how to shrink it', async () => {
    const { errors } = await anybody.ask(LIST);
    expect(errors[0]?.message).toBe(
      'This request costs 1300 points; 200 are allowed. Most of it is `matches`, first: 100 at 13 points each: first: 15 would fit, or leave out fields below it.',
    );
    expect(errors[0]?.extensions).toEqual({ code: 'COST_EXCEEDED', asked: 1300, allowed: 200, field: 'matches' });
    expect((await anybody.ask(LIST, { n: 15 })).errors).toEqual([]);
  });

  it('tells in an answer what it cost and what is left', async () => {
    const { data } = await anybody.ask('{ rateLimit { cost limit maxCost } }');
    expect(data).toEqual({ rateLimit: { cost: 1, limit: 1_000_000, maxCost: 200 } });
  });
});

describe('the budget of a minute', () => {
  it('is spent by what requests cost, and then answered with 429 and the time to wait', async () => {
    const poor = asker((await embeddedServer({ RATE_LIMIT: '30' })).url);
    const half = '{ matches(first: 10) { nodes { id seats { seat } } } rateLimit { remaining } }';
    for (;;) {
      const { status, headers, errors } = await poor.ask(half);
      if (status === 200) continue;
      expect([status, errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(errors[0]?.message).toMatch(/^This request costs 31 points; \d+ are left of 300 a minute\. Wait \d+ s,/);
      break;
    }
  });

  it('of all who look on from one address is ten times that of a person', async () => {
    const ann = await newcomer(server);
    const limits = [ann, asker(server.url)].map(async (who) => (await who.ask('{ rateLimit { limit } }')).data);
    expect(await Promise.all(limits)).toEqual([
      { rateLimit: { limit: Number(RATE_LIMIT) } },
      { rateLimit: { limit: 10 * Number(RATE_LIMIT) } },
    ]);
  });

  describe('pays afterwards', () => {
    let cups: Embedded;
    let cup: Cup;
    beforeEach(async () => {
      cups = await embeddedServer({ RATE_LIMIT: '500' });
      cup = await openCup(cups, { stages: [{ format: 'SWISS', rounds: 1, bestOf: 1 }] });
      await cup.guests(...Array.from({ length: 16 }, (_, nth) => `Guest ${nth}`));
      await cup.must('startTournament');
      await cup.pair(1);
    });

    /** What it takes of the budget of all who look on from here: ten times 500 a minute, of which some is back when it is over. */
    const spentBy = async (visitor: Asker, act: () => Promise<void>): Promise<number> => {
      const left = async (): Promise<number> => {
        const { data } = await visitor.ask<{ rateLimit: { remaining: number } }>('{ rateLimit { remaining } }');
        return data.rateLimit.remaining;
      };
      const began = performance.now();
      const before = await left();
      await act();
      const back = ((performance.now() - began) / 60_000) * 5_000;
      return before - (await left()) + back;
    };

    it('for the rows of a list without a number', async () => {
      const visitor = asker(cups.url);
      const tables =
        'tables { entrants { person { id } } match { seats { player { id } } } whyPaired { phrases { text } } }';
      const often = Array.from({ length: 15 }, (_, nth) => `a${nth}: rounds { ${tables} }`).join(' ');
      let cost = 0;
      const spent = await spentBy(visitor, async () => {
        const { data, errors } = await visitor.ask<{ rateLimit: { cost: number } }>(
          `query ($id: ID!) { tournament(id: $id) { ${often} } rateLimit { cost } }`,
          { id: cup.id },
        );
        expect(errors).toEqual([]);
        ({ cost } = data.rateLimit);
      });
      // 15 times 8 tables of 8 objects, a 25th of a point each.
      expect(spent - cost).toBeGreaterThan(37);
    });

    it('for the games that an export counts', async () => {
      await cup.finish(1, [1, 0]);
      const file = new URL(`/export/figures.csv?by=CARD&tournamentId=${cup.id}`, cups.url);
      const counted = async (): Promise<number> => {
        const games = new URL(`/export/games.csv?tournamentId=${cup.id}`, cups.url);
        return (await (await fetch(games)).text()).trim().split('\n').length - 1;
      };
      await until(counted, (lines) => lines === 16);
      const spent = await spentBy(asker(cups.url), async () => {
        expect((await fetch(file)).status).toBe(200);
      });
      // 8 games with all cards of their decks, half a point each, beside the price of an export.
      expect(spent).toBeGreaterThan(503);
    });
  });

  it('is another for what is watched, of which each answer is paid for, and waits until it can be', async () => {
    const cups = await embeddedServer({ RATE_LIMIT: '500' });
    const cup = await openCup(cups);
    const ann = await newcomer(cups);
    const many = 'tournamentChanged(id: $id) { entrants(first: 100) { nodes { person { id } } } }';
    const changes = ann.watch(`subscription ($id: ID!) { ${many} }`, { id: cup.id });
    await changes.next();
    await cup.must('announce', { text: 'Doors open at nine.' });
    await changes.next();
    await cup.must('announce', { text: 'Doors open at ten.' });
    const third = changes.next().then(() => 'answered');
    expect(await Promise.race([third, sleep(2_500, 'waits')])).toBe('waits');
    expect((await ann.ask('{ server { version } }')).errors).toEqual([]);
  });
});
