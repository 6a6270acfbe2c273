import Sequencer from '@jest/test-sequencer';

const LONGEST_FIRST = [
  '/test/web/',
  '/test/fault/',
  '/test/sim/',
  '/test/long/two-worlds',
  '/test/long/voidream-soak',
  '/test/long/checkpoints',
  '/test/long/replay',
  '/test/int/kafka-log',
  '/test/int/readmodel',
  '/test/int/timers',
  '/test/e2e/',
];

/** What takes longest goes first: by folder, and in each as Jest has it, by how long it took the last time or by its size. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const folders = [...LONGEST_FIRST, ''];
    return folders.flatMap((_, nth) =>
      sorted.filter(({ path }) => folders.findIndex((one) => path.includes(one)) === nth),
    );
  }
}
