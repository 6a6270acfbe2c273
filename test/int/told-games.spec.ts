import { actorId, base64Of, commandId, hash, millis, partitionOf, readRecord, streamId, writeRecord } from '#kernel';
import { loadSet, readyDecks } from '#games/voidream';
import { readFileSync } from 'node:fs';
import { type Log, memoryLog, nodeSha256 } from '#log';
import { eachPartWith, ReadModels, readModelsOf } from '#readmodel';
import { cardRecords, type GameFact, tableOf } from '#stats';
import { ALL_GAMES } from '#test/played';
import { embeddedServer, newcomer, playOn, sitDown } from '#test/server';
import { TELLERS } from '../../apps/server/ground/games.js';

const SET = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
const [one, other] = loaded.ok ? readyDecks(loaded.set) : [];

/** A match of Voidream as the log has it, from its first record to its last; and the key that opens it. */
async function played(): Promise<{
  readonly name: string;
  readonly records: readonly Uint8Array[];
  readonly key: string;
}> {
  const server = await embeddedServer();
  const players = [await newcomer(server), await newcomer(server)];
  const match = await sitDown(players, { game: 'voidream', brings: [one!.deck, other!.deck] });
  await playOn(players, match, 7);
  const stream = streamId('match', match.replace('match_', ''));
  const { arbiter, keyring, matchRules, readModels } = server.ground;
  const seq = (await arbiter.look(matchRules, stream, (standing) => standing.seq)) ?? 0;
  await readModels.reached(stream, seq);
  const { records } = await readModels.records.load(stream);
  const { bytes } = await keyring.ensure(stream);
  return { name: match.replace('match_', ''), records: records.map((record) => record.bytes), key: base64Of(bytes) };
}

describe('what is told of a game of Voidream', () => {
  let log: Log;
  let models: ReadModels;
  let name = '';
  let key = '';
  let decisions = 0;

  const facts = async (): Promise<readonly GameFact[]> => {
    while ((await models.health()).behind > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const found: GameFact[] = [];
    for await (const { games } of eachPartWith(models.source, [], { cards: true })) found.push(...games);
    return found;
  };

  beforeAll(async () => {
    const match = await played();
    ({ name, key } = match);
    log = memoryLog({ logId: 'told', partitions: 2 });
    const place = partitionOf(nodeSha256, streamId('match', name), 2);
    for (const bytes of match.records) await log.append(place, [bytes]);
    const report = (what: string): never => {
      throw new Error(what);
    };
    const known = { games: ALL_GAMES, tellers: TELLERS };
    models = await ReadModels.open({ place: { folder: null }, log, models: readModelsOf(known), report });
    models.project(() => undefined);
  }, 120_000);
  afterAll(async () => {
    await models.close();
    await log.close();
  });

  it('is how it ended, and nothing of the decks while its key is not out', async () => {
    const [fact, ...more] = await facts();
    expect(more).toEqual([]);
    decisions = fact!.decisions!;
    expect(fact).toMatchObject({ id: `${name}.1`, game: 'voidream', rounds: null });
    for (const seat of fact!.seats)
      expect(seat).toMatchObject({ archetype: null, factions: [], bastion: null, mind: null, cards: [] });
  });

  it('is decks, rounds and what was drawn and played once its key is out', async () => {
    const stream = streamId('match', name);
    const place = partitionOf(nodeSha256, stream, 2);
    const { bytes, hash: prev } = (await models.records.load(stream)).records.at(-1)!;
    const last = readRecord(bytes);
    const events = [{ type: 'KeyReleased', v: 1, data: { key } }];
    const ids = { commandId: commandId('e'.repeat(64)), commandTag: hash('e'.repeat(64)), prev };
    const release = {
      stream,
      seq: last.seq + 1,
      actor: actorId('system'),
      at: millis(last.at + 1),
      rules: 'match/2',
      events,
      ...ids,
    };
    await log.append(place, [writeRecord(release)]);
    const [fact] = await facts();
    expect(fact!.decisions).toBe(decisions);
    expect(fact!.rounds).toBeGreaterThan(0);
    const [mine, theirs] = fact!.seats;
    expect(mine).toMatchObject({ bastion: one!.deck.bastion, mind: one!.deck.mind });
    expect(theirs).toMatchObject({ bastion: other!.deck.bastion, mind: other!.deck.mind });
    expect(mine!.archetype).toBe(
      one!.deck.guest === null ? one!.deck.bastion : `${one!.deck.bastion}+${one!.deck.guest}`,
    );
    const size = ({ dream, arcana }: { dream: readonly string[]; arcana: readonly string[] }): number =>
      dream.length + arcana.length + 2;
    expect(mine!.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(size(one!.deck));
    expect(fact!.seats.flatMap(({ cards }) => cards).some(({ played: times }) => times > 0)).toBe(true);
    expect(fact!.seats.flatMap(({ cards }) => cards).some(({ drawn }) => drawn > 0)).toBe(true);
    const records = cardRecords([fact!], []);
    expect(records.every(({ inDeck, whenPlayed }) => whenPlayed.tally.n <= inDeck.tally.n)).toBe(true);
    expect(tableOf([fact!], ['bastion', 'opponent-bastion'], []).cells()).toHaveLength(2);
  });
});
