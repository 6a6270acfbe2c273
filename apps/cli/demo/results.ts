import type { Cast } from './cast.js';
import { together } from './crowd.js';
import type { Cup, Table } from './cup.js';
import { diceFor } from './names.js';

/** Games won by each side of a table, best of three. */
export interface Score {
  readonly won: readonly [number, number];
  readonly drawn: number;
}

/** How a match that is played on paper ends: the better player wins more often, and the story always tells it alike. */
function scoreOf({ story, called }: Cast, cup: Cup, round: number, table: Table): Score {
  const [first, second] = table.entrants.map(({ name }) => called(name)?.skill ?? 40);
  const dice = diceFor(story, `${cup.title} ${round} ${table.entrants.map(({ name }) => name).join(' ')}`);
  const luck = dice.below(100);
  if (luck < 4) return { won: [1, 1], drawn: 1 };
  const isFirst = dice.below(200) < 100 + (first ?? 0) - (second ?? 0);
  const lost = dice.below(5) < 2 ? 1 : 0;
  return { won: isFirst ? [2, lost] : [lost, 2], drawn: 0 };
}

/** How the result of a table comes in. */
export type Way = 'confirmed' | 'reported' | 'at the desk' | 'in conflict' | 'judged' | 'forfeited';

/** The tables of a round give their results, each in its way. */
export async function comeIn(
  cast: Cast,
  cup: Cup,
  round: number,
  tables: readonly Table[],
  wayOf: (nth: number) => Way | null = usualWay,
): Promise<void> {
  await together(tables, async (table, nth) => {
    const way = wayOf(nth);
    if (way !== null) await comesIn(cast, cup, table, scoreOf(cast, cup, round, table), way);
  });
}

/** Most are reported by one and confirmed by the other; some are brought to the desk, one needs a judge. */
const usualWay = (nth: number): Way =>
  nth === 9 ? 'judged' : nth === 14 ? 'forfeited' : nth % 7 === 3 ? 'at the desk' : 'confirmed';

async function comesIn(cast: Cast, cup: Cup, { matchId, entrants }: Table, score: Score, way: Way): Promise<void> {
  const [first, second] = entrants.map(({ name }) => cast.called(name)?.person ?? null);
  const { headJudge, judge, scorekeeper } = cup.staff;
  const { won, drawn } = score;
  if (way === 'at the desk' || !first || !second) {
    return cup.atMatch('enterResult', matchId, { won, drawn }, scorekeeper);
  }
  if (way === 'forfeited') return cup.atMatch('resign', matchId, {}, won[0] > won[1] ? second : first);
  await cup.atMatch('reportResult', matchId, { won, drawn }, first);
  if (way === 'reported') return;
  if (way === 'confirmed') return cup.atMatch('confirmResult', matchId, {}, second);
  const other = drawn > 0 ? [2, 0] : won.toReversed();
  await cup.atMatch('reportResult', matchId, { won: other, drawn: 0 }, second);
  if (way === 'in conflict') return;
  await cup.atMatch('answerJudgeCall', matchId, { number: 1 }, judge);
  await cup.atMatch('enterResult', matchId, { won, drawn }, headJudge);
}
