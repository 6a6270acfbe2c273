import { setTimeout as sleep } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { namesFor } from '../../apps/cli/demo/names.js';
import { isTold, othersThan } from '../../apps/cli/demo/season.js';
import { serverOn } from '../../apps/cli/demo/server.js';
import { dreamledger, type Ended } from '#test/cli';
import { asker, type Embedded, embeddedServer, ON_PGLITE } from '#test/server';

const STORY = 'a story for the test';
const PASSWORD = 'correct horse battery';

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer(ON_PGLITE);
});

interface Cup {
  readonly id: string;
  readonly title: string;
  readonly phase: string;
  readonly creator: { readonly name: string };
}

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await asker(server.url).ask<Data>(query, variables);
  expect(errors).toEqual([]);
  return data;
}

async function cupCalled(title: string): Promise<Cup> {
  const query = '{ tournaments(first: 10) { nodes { id title phase creator { name } } } }';
  const { tournaments } = await ask<{ tournaments: { nodes: readonly Cup[] } }>(query);
  const found = tournaments.nodes.filter((cup) => cup.title === title);
  expect(found).toHaveLength(1);
  return found[0]!;
}

const inCup = async <Data>(title: string, fields: string): Promise<Data> => {
  const { id } = await cupCalled(title);
  const query = `query ($id: ID!) { tournament(id: $id) { ${fields} } }`;
  return (await ask<{ tournament: Data }>(query, { id })).tournament;
};

const demo = (seed = STORY): Promise<Ended> =>
  dreamledger(process.cwd(), ['demo', '--url', server.url, '--seed', seed], { DREAMLEDGER_DEMO_PASSWORD: PASSWORD });

/** Tells it until something is said, and kills who tells it there. */
async function brokenOff(at: string): Promise<void> {
  const args = ['apps/cli/bin/dreamledger.mjs', 'demo', '--url', server.url, '--seed', STORY];
  const env = { ...process.env, DREAMLEDGER_DEMO_PASSWORD: PASSWORD };
  const teller = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const gone = once(teller, 'exit');
  for await (const line of createInterface({ input: teller.stderr })) if (line.includes(at)) teller.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
}

describe('the season of the demo', () => {
  it('is told once, also when it is broken off and told again', async () => {
    await brokenOff('round 2 of 6 is over');
    expect(await isTold(server.url, STORY)).toBe(false);
    const told = await demo();
    expect(told.err).not.toContain('refused');
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/^The demo is there, after/);
    expect(told.out).toContain(namesFor(STORY, 1)[0]);
    expect(await isTold(server.url, STORY)).toBe(true);
    expect([await othersThan(server.url, STORY), await othersThan(server.url, 'another')]).toEqual([0, 3]);
    expect((await demo()).out).toMatch(/^The demo is there already, and nothing was done/);
    expect(await othersThan(server.url, 'another')).toBe(3);
    const other = await demo('another');
    expect(other.code).toBe(3);
    expect(other.err).toContain('--beside');
  }, 900_000);

  it('has a Swiss that is over, whose last eight played card by card', async () => {
    const { phase, counts, rounds, ranking } = await inCup<{
      phase: string;
      counts: object;
      ranking: readonly { name: string }[];
      rounds: readonly { tables: readonly { matchId: string; result: { how: string } }[]; byes: readonly object[] }[];
    }>(
      'The Long Night Open',
      'phase counts { in waiting dropped disqualified } ranking { name } rounds { tables { matchId result { how } } byes { why } }',
    );
    expect({ phase, counts }).toEqual({ phase: 'OVER', counts: { in: 60, waiting: 0, dropped: 3, disqualified: 1 } });
    expect(ranking.length).toBeGreaterThan(59);
    expect(rounds.map(({ tables }) => tables.length).slice(6)).toEqual([4, 2, 2]);
    expect(rounds[0]?.byes).toHaveLength(1);
    const ways = new Set(rounds.slice(0, 6).flatMap(({ tables }) => tables.map(({ result }) => result.how)));
    expect([...ways].sort()).toEqual(['CORRECTED', 'ENTERED', 'FORFEITED', 'REPORTED']);
    const played = rounds.slice(6).flatMap(({ tables }) => tables);
    expect(played.every(({ result: { how } }) => how === 'PLAYED')).toBe(true);
    for (const { matchId: id } of played) {
      const { match } = await ask<{ match: { ply: number; games: object[] } }>(
        'query ($id: ID!) { match(id: $id) { ply games { number } } }',
        { id },
      );
      expect(match.ply).toBeGreaterThan(40);
      expect(match.games).toHaveLength(1);
    }
    const { history } = await inCup<{ history: { nodes: readonly { reason: string | null }[] } }>(
      'The Long Night Open',
      'history(first: 100) { nodes { reason } }',
    );
    expect(history.nodes.map(({ reason }) => reason)).toContain('Marked the backs of cards.');
  });

  it('has a round that is on: results, a report that waits, two that differ, games, one of them held', async () => {
    const looked = (): Promise<{
      phase: string;
      round: { missing: number; tables: readonly { match: { phase: string; pausedAt: string | null } }[] };
    }> => inCup('Ashlight Invitational', 'phase round(number: 3) { missing tables { match { phase pausedAt } } }');
    const phasesOf = ({ round }: Awaited<ReturnType<typeof looked>>): readonly string[] =>
      round.tables.map(({ match }) => match.phase);
    let seen = await looked();
    // Spectators see the games that are on half a minute late.
    while (!phasesOf(seen).includes('PLAYING')) {
      await sleep(1_000);
      seen = await looked();
    }
    const { phase, round } = seen;
    const phases = phasesOf(seen);
    expect(phase).toBe('RUNNING');
    expect(round.tables).toHaveLength(12);
    expect(phases.filter((one) => one === 'FINISHED').length).toBeGreaterThan(2);
    expect(phases.filter((one) => one === 'OPEN').length).toBeGreaterThan(2);
    expect(round.missing).toBe(phases.filter((one) => one !== 'FINISHED').length);
  });

  it('has one that people register for, and games in the lobby', async () => {
    const coming = await inCup('Lantern League, week 3', 'phase registrationOpen counts { in waiting }');
    expect(coming).toEqual({ phase: 'REGISTERING', registrationOpen: true, counts: { in: 16, waiting: 4 } });
    const { matches } = await ask<{ matches: { nodes: readonly { phase: string }[] } }>(
      '{ matches(first: 100, filter: { phases: [OPEN, PLAYING] }) { nodes { phase } } }',
    );
    expect(new Set(matches.nodes.map(({ phase }) => phase))).toEqual(new Set(['OPEN', 'PLAYING']));
  });
});

describe('the server on a folder', () => {
  it('is the one that has it', async () => {
    const reached = await serverOn(server.folder);
    expect(reached.url).toBe(server.url);
    await reached.leave();
    expect((await ask<{ server: object }>('{ server { version } }')).server).toBeDefined();
  });
});

describe('the people of the demo', () => {
  it('have names that differ from each other, and from one story to the next', () => {
    const names = namesFor(STORY, 68);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(68);
    expect(namesFor(STORY, 68)).toEqual(names);
    expect(namesFor('another', 68)).not.toEqual(names);
  });
});
