import { GLICKO2 } from '#glicko2';
import { actorId, millis, streamId } from '#kernel';
import { memoryLog } from '#log';
import { findRatingPeriods, READ_MODELS, ReadModels } from '#readmodel';
import { startArbiter } from '#test/arbiter';
import { ratingDecider } from '#tournament';
import { closeDuePeriods } from './rating-timer.js';

const HOUR = 3_600_000;
const SECOND = 1_000;

it('closes each period once when it is due, whoever looks, and what was missed one after the other', async () => {
  const log = memoryLog({ logId: 'first', partitions: 4 });
  const report = (what: string): never => {
    throw new Error(what);
  };
  const readModels = await ReadModels.open({ place: { folder: null }, log, models: READ_MODELS, report });
  readModels.project(() => undefined);
  const began = Date.UTC(2026, 10, 21);
  let at = began;
  const now = () => millis(at);
  const { arbiter, stop } = await startArbiter(log, { clock: now });
  const rules = ratingDecider(GLICKO2);
  const timing = { log, arbiter, readModels, rules, games: ['duel', 'bazaar'], now, report };
  const schedule = { type: 'ScheduleRatings' as const, season: '2026', every: HOUR };
  await arbiter.execute(rules, {
    stream: streamId('rating', 'duel'),
    actor: actorId('ann'),
    key: 'k',
    command: schedule,
  });
  const periods = async (): Promise<readonly number[]> => {
    await Promise.all([closeDuePeriods(timing), closeDuePeriods(timing)]);
    const { seq } = (await arbiter.look(rules, streamId('rating', 'duel'), ({ seq: last }) => ({ seq: last })))!;
    await readModels.reached(streamId('rating', 'duel'), seq);
    return (await findRatingPeriods(readModels.source, 'duel')).map(({ until }) => (until - began) / HOUR);
  };
  expect(await periods()).toEqual([]);
  at = began + HOUR + 9 * SECOND;
  expect(await periods()).toEqual([]);
  at = began + HOUR + 11 * SECOND;
  expect(await periods()).toEqual([1]);
  expect(await periods()).toEqual([1]);
  at = began + 3 * HOUR + 11 * SECOND;
  expect(await periods()).toEqual([2, 1]);
  expect(await periods()).toEqual([3, 2, 1]);
  await readModels.close();
  await stop();
  await log.close();
});
