import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { startProgram } from '#test/typescript';
import { FAULTS } from './faults.js';
import type { Tally } from './run.js';

const ONE = process.env.DREAMLEDGER_SEED;
const SEEDS = Number(process.env.DREAMLEDGER_SEEDS ?? 300);
const PROCESSES = ONE === undefined ? availableParallelism() : 1;

/** In processes of their own: a seed takes a third of the time that it takes within Jest. */
describe('many writers over a faulty log', () => {
  let tallies: readonly Tally[] = [];
  beforeAll(async () => {
    const tally = async (from: number): Promise<Tally> => {
      const program = startProgram(
        new URL('main.ts', import.meta.url).href,
        [from, PROCESSES, Number(ONE ?? SEEDS)].map(String),
      );
      return JSON.parse(await text(program.stdout)) as Tally;
    };
    tallies = await Promise.all(Array.from({ length: PROCESSES }, (_, n) => tally(Number(ONE ?? 1) + n)));
  }, 24 * 3_600_000);

  it(
    ONE === undefined ? `${SEEDS} seeds: gapless, none twice, nothing acknowledged is lost, all agree` : `seed ${ONE}`,
    () => {
      for (const { failure } of tallies) {
        if (failure === null) continue;
        const { complaints, seed } = failure;
        throw new Error(
          [
            `With seed ${seed}:`,
            ...complaints,
            `To repeat it: DREAMLEDGER_SEED=${seed} npm run jest -- test/sim/seeds`,
          ].join('\n'),
        );
      }
    },
  );

  it('has met every kind of fault, and got its work done all the same', () => {
    const total = (of: (tally: Tally) => number): number => tallies.reduce((sum, tally) => sum + of(tally), 0);
    const met = FAULTS.map((kind) => [kind, total(({ faults }) => faults[kind] ?? 0)] as const);
    console.log(
      Object.fromEntries([
        ['seeds', total(({ seeds }) => seeds)],
        ['accepted', total(({ accepted }) => accepted)],
        ...met,
      ]),
    );
    if (ONE === undefined) expect(met.filter(([, times]) => times === 0)).toEqual([]);
    expect(total(({ acknowledged }) => acknowledged)).toBeGreaterThan(0);
  });
});
