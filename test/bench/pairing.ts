import blossom from 'edmonds-blossom';
import { type Dice, seededChance } from '#kernel';
import {
  type EntrantId,
  entrantId,
  MTR_2026_02_27,
  pairingQuality,
  pairRound,
  SWISS_ENGINE,
  type SwissRound,
  type TableResult,
  type ToPair,
  toPair,
} from '#tournament';
import { type Bench, type Figure, figure, quantile } from './figure.js';
import { pairingInThread } from './pairing-thread.js';

const SIZES = [128, 512, 1_024, 2_048, 4_096, 10_000];
/** The other takes seconds for a round of twice as many. */
const SIZES_OF_BOTH = [128, 256];
const ROUNDS = 10;
const WARM_UP = 256;
/** The same rounds again: of each the quickest counts, as anything else on the machine only makes it slower. */
const RUNS = 3;
const LIMIT = 100;
const OTHER = 'edmonds-blossom';
const SEED = 'd1'.repeat(32);
const nobody = (): void => undefined;

export const pairing: Bench = {
  name: 'pairing',
  says: `a Swiss of ${ROUNDS} rounds with drops: the history read and the round paired; beside the limit, and beside ${OTHER}; then in a thread of its own`,
  async run(report) {
    play(WARM_UP, nobody);
    for (const size of SIZES) {
      const runs = Array.from({ length: RUNS }, () => play(size, nobody).took);
      const took = Array.from({ length: ROUNDS }, (_, nth) => Math.min(...runs.map((run) => run[nth] ?? Infinity)));
      report(figure(`${size} players, median round`, quantile(took, 0.5), 'ms', 'limit', LIMIT));
      report(figure(`${size} players, slowest round`, Math.max(...took), 'ms', 'limit', LIMIT));
    }
    for (const size of SIZES_OF_BOTH) for (const each of beside(size)) report(each);
    for (const each of await pairingInThread()) report(each);
  },
};

/** Every round of one tournament by both; it goes on with ours. */
function beside(size: number): readonly Figure[] {
  const theirs = { took: [] as number[], gap: 0 };
  const ours = play(size, (entrants) => {
    const start = performance.now();
    const round = best(entrants);
    theirs.took.push(performance.now() - start);
    theirs.gap += pairingQuality(entrants, round).gap;
  });
  return [
    figure(`${size} players, median round`, quantile(ours.took, 0.5), 'ms', OTHER, quantile(theirs.took, 0.5)),
    figure(`${size} players, point gap of all rounds`, ours.gap, 'points', OTHER, theirs.gap),
  ];
}

interface Played {
  /** Milliseconds of each round. */
  readonly took: readonly number[];
  readonly gap: number;
}

function play(size: number, told: (entrants: readonly ToPair[]) => void): Played {
  const lot = seededChance(new Uint8Array(32), { game: 'bench', epoch: size }).dice('pairing', 0);
  let present: readonly EntrantId[] = Array.from({ length: size }, (_, nth) => entrantId(`e${nth}`));
  const rounds: TableResult[][] = [];
  const took: number[] = [];
  let gap = 0;
  for (let nth = 1; nth <= ROUNDS; nth++) {
    const start = performance.now();
    const entrants = toPair(present, rounds, MTR_2026_02_27);
    const round = pairRound({ engine: SWISS_ENGINE, seed: SEED, round: nth, entrants });
    took.push(performance.now() - start);
    gap += pairingQuality(entrants, round).gap;
    told(entrants);
    rounds.push(results(round, lot));
    present = present.filter(() => lot.below(50) > 0);
  }
  return { took, gap };
}

const results = ({ tables, bye }: SwissRound, lot: Dice): TableResult[] => [
  ...tables.map((entrants): TableResult => {
    const won = (
      [
        [2, 0],
        [2, 1],
        [1, 2],
        [0, 2],
        [1, 1],
      ] as const
    )[lot.below(5)] ?? [1, 1];
    return { is: 'match', entrants, games: { won, drawn: 0 }, bothLost: false };
  }),
  ...(bye === null ? [] : [{ is: 'bye' as const, entrant: bye.entrant }]),
];

/** By maximum weight matching: as few rematches and second byes as can be, then as near to the scores. */
function best(entrants: readonly ToPair[]): Pick<SwissRound, 'tables' | 'bye'> {
  const lowest = Math.min(...entrants.map(({ score }) => score));
  const edges = entrants.flatMap((one, a) => {
    const others = entrants.slice(a + 1).map((other, nth) => {
      const isClean = !one.met.has(other.entrant);
      return [a, a + 1 + nth, (isClean ? 1_000_000 : 0) - Math.abs(one.score - other.score)];
    });
    return entrants.length % 2 === 0
      ? others
      : [...others, [a, entrants.length, (one.hadBye ? 0 : 1_000_000) - one.score + lowest]];
  });
  const partners = blossom(edges, true);
  const tables: [EntrantId, EntrantId][] = [];
  let bye: SwissRound['bye'] = null;
  for (const [a, one] of entrants.entries()) {
    const other = entrants[partners[a] ?? -1];
    if (other === undefined) bye = { entrant: one.entrant, why: 'lowest-group' };
    else if ((partners[a] ?? -1) > a) tables.push([one.entrant, other.entrant]);
  }
  return { tables, bye };
}
