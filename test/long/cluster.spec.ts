import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import {
  canonicalJson,
  EMPTY,
  type Game,
  hashRecord,
  type Json,
  judge,
  readRecord,
  type StreamId,
  unseal,
} from '#kernel';
import { kafkaLog, type Log, nodeSha256 } from '#log';
import { gameRegistry, host, matchDecider, type MatchEvent } from '#match';
import { bazaar, duel, wayfarer } from '#test/games';
import { sharedKafka } from '#test/kafka';
import { freshDatabase } from '#test/postgres';
import {
  type Asker,
  asker,
  embeddedServer,
  newcomer,
  playOn,
  seen,
  type Settings,
  sitDown,
  type Spawned,
  spawnServer,
  type Terms,
} from '#test/server';
import { postgresVault, vaultKeyring } from '#vault';

const GAMES: readonly (readonly [string, Terms, number])[] = [
  ['a duel with hidden hands', { game: 'duel', options: { goal: 3 }, brings: [null, null] }, 2],
  [
    'a bazaar of four with a sealed auction',
    { game: 'bazaar', options: { rounds: 2 }, brings: [null, null, null, null] },
    4,
  ],
  ['a walk alone with dice and a map', { game: 'wayfarer', brings: [null] }, 1],
];

let settings: Settings;
let brokers: readonly string[];
const topic = `e2e-${randomUUID()}`;
let apis: Spawned[];
let workers: Spawned[];

beforeAll(async () => {
  brokers = (await sharedKafka()).addresses;
  const { url } = await freshDatabase();
  settings = { KAFKA_BROKERS: brokers.join(','), KAFKA_TOPIC: topic, DATABASE_URL: url };
  workers = await Promise.all([
    spawnServer(settings, ['--role', 'worker']),
    spawnServer(settings, ['--role', 'worker']),
  ]);
  apis = await Promise.all([spawnServer(settings, ['--role', 'api']), spawnServer(settings, ['--role', 'api'])]);
}, 240_000);

/** Each sits at another server than the one before. */
async function players(count: number): Promise<readonly Asker[]> {
  const here = await Promise.all(Array.from({ length: count }, () => newcomer(apis[0]!)));
  return here.map(({ token }, i) => asker(apis[i % apis.length]!.url, token));
}

const ALL = `query ($id: ID!) {
  match(id: $id) {
    head seq phase ply view seats { seat holder { id name } left } requests { seat told } decision { kind } offers { key }
    facts(since: -1) { ply facts { kind data } } result { places scores reason }
  }
}`;

/** All that this asker sees of a match at this server, in one canonical text. */
async function sight(url: string, { token }: Asker, id: string): Promise<string> {
  const { data, errors } = await asker(url, token).ask<{ match: Json }>(ALL, { id });
  expect(errors).toEqual([]);
  return canonicalJson(data.match);
}

interface Told {
  readonly head: string;
  readonly seq: number;
  readonly phase: string;
}

/** A match folded from the log alone, by the one rule, with the keys of the vault: no server takes part. */
async function fromTheLog(stream: StreamId): Promise<Told & { readonly state: string }> {
  const log = await kafkaLog({ brokers, topic, which: { is: 'any', partitions: 16 }, replication: 1, report });
  const pool = new Pool({ connectionString: settings.DATABASE_URL });
  const key = await vaultKeyring(await postgresVault(pool)).find(stream);
  const entries = await everythingIn(log);
  await Promise.all([log.close(), pool.end()]);

  const decider = matchDecider(gameRegistry([bazaar, duel, wayfarer].map((game) => host(game as Game<unknown>))));
  let head = EMPTY;
  let state = decider.initial(stream);
  const known = new Set<string>();
  for (const bytes of entries) {
    const record = readRecord(bytes);
    if (record.stream !== stream || judge(head, (command) => known.has(command), record) !== 'accepted') continue;
    known.add(record.commandId);
    head = { seq: record.seq, hash: hashRecord(nodeSha256, bytes) };
    for (const { sealed, ...event } of record.events) {
      const secret = sealed === undefined ? null : unseal(nodeSha256, key!, sealed);
      state = decider.evolve(state, { ...event, secret } as MatchEvent, record);
    }
  }
  return {
    head: head.hash,
    seq: head.seq,
    phase: state.phase.toUpperCase(),
    state: canonicalJson(decider.pack(state)),
  };
}

const report = (): void => undefined;

async function everythingIn(log: Log): Promise<readonly Uint8Array[]> {
  const end = await log.end();
  const read = end.map(() => 1);
  const found: Uint8Array[] = [];
  await new Promise<void>((done) => {
    const isAll = (): boolean => read.every((at, partition) => at >= (end[partition] ?? 0));
    const tail = log.tail(read, (entries) => {
      for (const { partition, offset, bytes } of entries) {
        read[partition] = offset + 1;
        found.push(bytes);
      }
      if (isAll()) void tail.stop().then(done);
    });
  });
  return found;
}

/** The state as a process has it that did not play: one more server, in this very process. */
async function stateOfAThird(stream: StreamId): Promise<string> {
  const third = await embeddedServer({ ...settings, ROLE: 'api' });
  const { ground } = third;
  const decider = matchDecider(ground.games);
  const state = await ground.arbiter.look(decider, stream, ({ state: match }) => canonicalJson(decider.pack(match)));
  await third.close();
  return state ?? '';
}

/** The key of a match that is over follows within seconds, as its last record. */
async function keyIsOut(id: string): Promise<void> {
  const question = 'query ($id: ID!) { match(id: $id) { phase } replay(matchId: $id) { released } }';
  for (;;) {
    const { data } = await asker(apis[0]!.url).ask<{ match: { phase: string }; replay: { released: boolean } }>(
      question,
      { id },
    );
    if (data.match.phase !== 'FINISHED' || data.replay.released) return;
    await sleep(100);
  }
}

async function isTheSameEverywhere(seated: readonly Asker[], id: string): Promise<Told> {
  await keyIsOut(id);
  const running = apis.map(({ url }) => url);
  for (const eyes of [...seated, asker(running[0]!)]) {
    const sights = await Promise.all(running.map((url) => sight(url, eyes, id)));
    expect(new Set(sights).size).toBe(1);
  }
  const stream = id.replace('_', '/') as StreamId;
  const { state, ...told } = await fromTheLog(stream);
  expect(JSON.parse(await sight(running[0]!, seated[0]!, id))).toMatchObject(told);
  expect(await stateOfAThird(stream)).toBe(state);
  return told;
}

describe('two api processes and two workers on one Kafka and one Postgres', () => {
  it.each(GAMES)(
    'play %s, each seat at another server, and end with the same match everywhere',
    async (_, terms, seats) => {
      const seated = await players(seats);
      const id = await sitDown(seated, terms);
      await playOn(seated, id, 11);
      expect(await isTheSameEverywhere(seated, id)).toMatchObject({ phase: 'FINISHED' });
    },
  );

  it('let one watch at one server what is played at the other, and list it', async () => {
    const [seated] = await players(1);
    const id = await sitDown([seated!], { game: 'wayfarer', brings: [null] });
    const watching = asker(apis[1]!.url).watch<{ matchEvents: { seq: number } }>(
      'subscription ($id: ID!) { matchEvents(id: $id) { seq plies { ply } } }',
      { id },
    );
    const seqs: number[] = [];
    const watched = (async () => {
      for await (const { matchEvents } of watching) seqs.push(matchEvents.seq);
    })();
    await playOn([asker(apis[0]!.url, seated!.token)], id, 12);
    await watched;
    const { seq } = await seen(asker(apis[1]!.url), id);
    expect(seqs.at(-1)).toBe(seq);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));

    const listed = await asker(apis[1]!.url).ask<{ matches: { nodes: { id: string }[] } }>(
      'query ($at: Position) { matches(first: 5, filter: { phases: [FINISHED] }, atLeast: $at) { nodes { id } } }',
      { at: `${id.replace('_', '/')}:${seq}` },
    );
    expect(listed.errors).toEqual([]);
    expect(listed.data.matches.nodes.map((node) => node.id)).toContain(id);
  });

  it('lose nothing when an api process and a worker are killed in the middle of a game', async () => {
    const seated = await players(2);
    const id = await sitDown(seated, { game: 'duel', options: { goal: 3 }, brings: [null, null] });
    await playOn(seated, id, 13, 3);
    const before = await seen(asker(apis[1]!.url), id);
    for (const killed of [apis.shift()!, workers.shift()!]) {
      killed.signal('SIGKILL');
      expect(await killed.ended).toBe('SIGKILL');
    }
    const moved = seated.map(({ token }) => asker(apis[0]!.url, token));
    expect(await seen(moved[0]!, id)).toMatchObject({ seq: before.seq });
    await playOn(moved, id, 14);
    expect(await isTheSameEverywhere(moved, id)).toMatchObject({ phase: 'FINISHED' });

    const over = await seen(moved[0]!, id);
    const { errors } = await moved[0]!.ask(
      'query ($at: Position) { matches(first: 1, atLeast: $at) { nodes { id } } }',
      {
        at: `${id.replace('_', '/')}:${over.seq}`,
      },
    );
    expect(errors).toEqual([]);
  });

  it('end on SIGTERM with exit code 0', async () => {
    const left = [...apis, ...workers];
    for (const { signal } of left) signal('SIGTERM');
    expect(await Promise.all(left.map(({ ended }) => ended))).toEqual(left.map(() => 0));
  });
});
