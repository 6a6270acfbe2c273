import { type GameResult, isJsonObject, type JsonObject, type Problem, rule } from '#kernel';
import type { Diary, WalkState } from '../state.js';

const END = { gate: rule('TG-3.9'), exhausted: rule('TG-3.10') } as const;
const DIARY = rule('TG-3.11');
const GIVING_UP = rule('TG-3.12');
const CHARMS = 2;
const MOST_CHARMS = 5;

/** TG-3.9 to TG-3.12 */
export function result({ end, diary, energy, charms }: WalkState): GameResult | null {
  if (end === null) return null;
  const isWon = end === 'gate';
  return {
    places: [isWon ? 1 : 2],
    scores: [isWon ? energy : 0],
    reason: end,
    rule: end === 'gate' || end === 'exhausted' ? END[end] : GIVING_UP,
    carries: {
      walks: diary.walks + 1,
      gates: diary.gates + (isWon ? 1 : 0),
      charms: Math.min(MOST_CHARMS, charms),
    },
  };
}

/** The one option is the diary that the last walk left. */
export function optionProblems(options: JsonObject): readonly Problem[] {
  const { diary, ...strange } = options;
  const isGood = diary === undefined || (isJsonObject(diary) && isDiary(diary));
  if (isGood && Object.keys(strange).length === 0) return [];
  const says = `The only option is "diary": walks, gates, and charms up to ${MOST_CHARMS}.`;
  return [{ rule: DIARY, line: null, says }];
}

function isDiary(diary: JsonObject): boolean {
  const { walks, gates, charms, ...strange } = diary;
  const areCounts = [walks, gates, charms].every((count) => typeof count === 'number' && count >= 0);
  return (
    areCounts && Number(charms) <= MOST_CHARMS && Number(gates) <= Number(walks) && Object.keys(strange).length === 0
  );
}

export function diaryOf({ diary }: JsonObject): Diary {
  if (!isJsonObject(diary)) return { walks: 0, gates: 0, charms: CHARMS };
  return { walks: Number(diary.walks), gates: Number(diary.gates), charms: Number(diary.charms) };
}
