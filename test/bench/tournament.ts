import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startKafka } from '#test/kafka';
import { Api } from '#test/load';
import { startPostgres } from '#test/postgres';
import { runServer, type Settings } from '#test/server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, type Figure, figure, quantile } from './figure.js';
import type { Look } from './watchers.js';

const PLAYERS = 2_000;
const WATCHERS = 500;
const MINUTE = 60_000;
const AT_ONCE = 16;

/** A Swiss of 2,000, whose 1,000 matches report and confirm within a minute while 500 watch the standings. */
export const tournament: Bench = {
  name: 'tournament',
  says: `a Swiss of ${PLAYERS}: ${PLAYERS / 2} matches report and confirm within a minute while ${WATCHERS} watch the standings`,
  async run(report) {
    await onServer('embedded', {}, report);
    const cluster = await startKafka();
    const postgres = await startPostgres();
    try {
      const settings = { KAFKA_BROKERS: cluster.addresses.join(','), DATABASE_URL: postgres.url };
      await onServer('Kafka and Postgres', settings, report);
    } finally {
      await postgres.stop();
      await cluster.stop();
    }
  },
};

async function onServer(name: string, settings: Settings, report: (figure: Figure) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
  const { url, signal, ended } = await runServer({
    DREAMLEDGER_DATA: folder,
    TRUSTED_PROXIES: '127.0.0.0/8',
    PASSWORD_COST: '10',
    ...settings,
  });
  try {
    await day(name, url, report);
  } finally {
    signal('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

interface Payload {
  readonly position: string | null;
  readonly tournament: { readonly id: string };
  readonly userErrors: readonly { readonly message: string }[];
}

interface Table {
  readonly matchId: string;
  readonly entrants: readonly { readonly person: { readonly id: string } }[];
  readonly match: { readonly phase: string } | null;
  readonly result: object | null;
}

async function day(name: string, url: string, report: (figure: Figure) => void): Promise<void> {
  const tokens = new Map<string, string>();
  await side(PLAYERS, async (nth) => {
    const { person, accessToken } = await registered(url, nth);
    tokens.set(person.id, accessToken);
  });
  const players = new Map([...tokens].map(([id, token]) => [id, new Api(url, 1, token)]));
  const [orga] = [...players.values()];
  const act = async (api: Api, verb: string, input: object): Promise<Payload> => {
    const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input`;
    const fields = verb.endsWith('Result') && verb !== 'correctResult' ? '' : 'tournament { id }';
    const query = `mutation ($input: ${type}!) { ${verb}(input: $input) { position userErrors { message } ${fields} } }`;
    const { [verb]: payload } = await api.ask<Record<string, Payload>>(query, {
      input: { idempotencyKey: randomUUID(), ...input },
    });
    if (payload === undefined || payload.userErrors.length > 0)
      throw new Error(`${verb}: ${payload?.userErrors[0]?.message ?? 'no answer'}`);
    return payload;
  };
  const plan = { game: 'duel', stages: [{ format: 'SWISS', rounds: 5, bestOf: 3 }] };
  const { tournament: made } = await act(orga!, 'createTournament', { title: 'Load', plan });
  const tournamentId = made.id;
  await act(orga!, 'setRegistration', { tournamentId, open: true });
  const everybody = [...players.values()];
  await side(PLAYERS, async (nth) => {
    await act(everybody[nth]!, 'registerForTournament', { tournamentId });
  });
  await act(orga!, 'startTournament', { tournamentId });
  const drawn = performance.now();
  await act(orga!, 'draftRound', { tournamentId });
  report(figure(`${name}: drawing the round, as the organiser waits`, performance.now() - drawn, 'ms', 'limit', 1_000));
  await act(orga!, 'publishRound', { tournamentId, round: 1 });
  const opening = performance.now();
  const tables = await untilAll(url, tournamentId, 'match { phase }', ({ match }) => match !== null);
  report(figure(`${name}: opening ${PLAYERS / 2} matches`, performance.now() - opening, 'ms', 'limit', 10_000));

  const results: Look[] = [];
  const watching = watchStandings(url, tournamentId);
  const took: number[] = [];
  let left = tables.length;
  const pace = MINUTE / tables.length;
  const start = performance.now();
  const reporting = Promise.all(
    tables.map(async ({ matchId, entrants }, nth) => {
      await sleep(nth * pace);
      const [one, other] = entrants.map(({ person }) => players.get(person.id));
      const began = performance.now();
      await act(one!, 'reportResult', { matchId, won: [2, nth % 2] });
      const reported = performance.now();
      await act(other!, 'confirmResult', { matchId });
      const over = performance.now();
      took.push(reported - began, over - reported);
      left -= 1;
      results.push([left, Date.now()]);
    }),
  );
  await Promise.race([reporting, watching.cutOff]);
  const all = performance.now() - start;
  const done = await untilAll(url, tournamentId, 'result { how }', ({ result }) => result !== null);
  const looks = await watching.end();
  const fresh = looks.flatMap((seen) => waits(seen, results));
  for (const api of everybody) api.close();
  report(
    figure(`${name}: results in the tournament`, done.length, 'of them', 'reported and confirmed', took.length / 2),
  );
  report(figure(`${name}: reporting and confirming all`, all / 1000, 's', 'planned', 60));
  report(figure(`${name}: a report or its confirmation, p99`, quantile(took, 0.99), 'ms', 'limit', 100));
  report(figure(`${name}: until the watched standings have it, p99`, quantile(fresh, 0.99), 'ms', 'limit', 1_000));
  report(
    figure(
      `${name}: looks of the watchers`,
      looks.flat().length / WATCHERS,
      'each',
      'twice a second',
      (all / 1000) * 2,
    ),
  );
}

interface Registered {
  readonly person: { readonly id: string };
  readonly accessToken: string;
}

/** From an address of their own: from one, only so many may register in an hour. */
async function registered(url: string, nth: number): Promise<Registered> {
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { person { id } accessToken } }';
  const name = `Player ${nth} ${randomUUID().slice(0, 6)}`;
  const input = { idempotencyKey: randomUUID(), name, password: 'correct horse' };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${nth >> 7}.${nth & 127}` },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data } = (await response.json()) as { readonly data: { readonly register: Registered } };
  return data.register;
}

/** So many, a few at once. */
async function side(count: number, work: (nth: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function untilAll(
  url: string,
  id: string,
  fields: string,
  isSo: (table: Table) => boolean,
): Promise<readonly Table[]> {
  const api = new Api(url, 1, null);
  const query = `query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { matchId entrants { person { id } } ${fields} } } } }`;
  try {
    for (;;) {
      const { tournament: seen } = await api.ask<{ tournament: { round: { tables: readonly Table[] } } }>(query, {
        id,
      });
      if (seen.round.tables.every(isSo)) return seen.round.tables;
      await sleep(100);
    }
  } finally {
    api.close();
  }
}

interface Watching {
  /** Rejects when a watcher is cut off. */
  readonly cutOff: Promise<never>;
  /** What each of them was told. */
  readonly end: () => Promise<readonly (readonly Look[])[]>;
}

function watchStandings(url: string, id: string): Watching {
  const watchers = fork(new URL('./watchers.ts', import.meta.url), [url, id, String(WATCHERS)]);
  const told = once(watchers, 'message') as Promise<[readonly (readonly Look[])[]]>;
  const cutOff = once(watchers, 'exit').then(([code]) => {
    throw new Error(`The watchers ended with ${String(code)}.`);
  });
  cutOff.catch(() => undefined);
  return {
    cutOff,
    async end() {
      watchers.send('end');
      const [looks] = await Promise.race([told, cutOff]);
      return looks;
    },
  };
}

/** How long each watcher waited for each result: until the first look that tells of no more missing tables than it left. */
function waits(looks: readonly Look[], results: readonly Look[]): readonly number[] {
  let next = 0;
  return [...results]
    .sort(([one], [other]) => other - one)
    .flatMap(([left, at]) => {
      while (next < looks.length && looks[next]![0] > left) next += 1;
      const look = looks[next];
      return look === undefined ? [] : [Math.max(0, look[1] - at)];
    });
}
