import { millis, streamId } from '#kernel';
import { embeddedServer, newcomer, playOn, seen, send, sitDown } from '#test/server';
import { eventually } from '#test/rulings';
import { DelayedHeads } from '../../apps/server/worker/delayed-heads.js';

const A_WHILE = 6_000;
const DAY = 86_400_000;

it('a match whose spectators see no more by waiting is not read again before somebody moves', async () => {
  const server = await embeddedServer();
  const { readModels, now } = server.ground;
  const [ann, ben] = [await newcomer(server), await newcomer(server)];
  const delayed = { game: 'duel', brings: [null, null], options: { goal: 9 } };
  const byMoves = await sitDown([ann, ben], { ...delayed, spectatorDelay: { moves: 4 } });
  const byTime = await sitDown([ann, ben], { ...delayed, spectatorDelay: { seconds: DAY / 1000 } });
  for (const id of [byMoves, byTime]) await playOn([ann, ben], id, 1, 6);
  const heads = new DelayedHeads();
  const read: string[] = [];
  const source = Object.create(readModels.source) as typeof readModels.source;
  source.query = async (statement: string, values?: unknown[]) => {
    if (statement.includes('bytes FROM record')) read.push(String(values?.[0]));
    return readModels.source.query(statement, values);
  };
  let at = now();
  const readAfter = async (ms: number): Promise<readonly string[]> => {
    read.length = 0;
    at = millis(at + ms);
    await heads.find(source, at);
    return [...read].sort();
  };
  const streams = [byMoves, byTime].map((id) => streamId('match', id.replace('match_', '')));
  for (const [nth, id] of [byMoves, byTime].entries())
    await readModels.reached(streams[nth]!, (await seen(ann, id)).seq);
  expect(await readAfter(0)).toEqual([...streams].sort());
  // Until the house's own log has what they may see, it is looked for.
  await eventually(
    () => readAfter(A_WHILE),
    (again) => again.length === 0,
  );
  expect(await readAfter(A_WHILE)).toEqual([]);
  await playOn([ann, ben], byMoves, 2, 1);
  expect(
    await eventually(
      () => readAfter(A_WHILE),
      (again) => again.length > 0,
    ),
  ).toEqual([streams[0]]);
  expect(await readAfter(DAY)).toContain(streams[1]);
  await send(ann, 'resign', { matchId: byMoves });
  expect((await seen(ann, byMoves)).phase).toBe('FINISHED');
});
