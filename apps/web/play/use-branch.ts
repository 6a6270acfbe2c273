/** A branch as it is played: the game runs in this page, a bot may answer for a seat, and what is stored is sent after it. */
import { type Seat, seat as seatOf } from '#kernel';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Question } from './bot-worker.js';
import BotWorker from './bot-worker.ts?worker';
import type { BranchStep, MatchRules } from '#match';
import type { Point } from './branch-documents.js';
import { BranchGame, type Given, rulesFor } from './branch-game.js';
import type { BranchTerms } from './branch-terms.js';
import { toldNames } from './branch-words.js';
import type { Line } from './lines.js';
import type { Asked, No } from './table.js';

export interface BranchNow {
  readonly trouble: string | null;
  readonly seat: Seat;
  readonly view: NonNullable<ReturnType<BranchGame['viewOf']>['play']>['table'];
  readonly ply: number;
  readonly asked: Asked | null;
  readonly acting: readonly Seat[];
  readonly thinking: boolean;
  readonly lines: readonly Line[];
  readonly places: readonly number[] | null;
  readonly reason: string | null;
  readonly steps: readonly BranchStep[];
  readonly answer: (answer: string) => No | null;
  readonly whyNot: (answer: string) => No | null;
  /** Back to where one answered last; null before that. */
  readonly undo: (() => void) | null;
}

const begun = ({ point, steps }: Pick<BranchTerms, 'point' | 'steps'>, rules: MatchRules | null): BranchGame => {
  const game = new BranchGame(point, rules);
  for (const step of steps) if (('seat' in step ? game.answer(step) : game.goBack(step.backTo)) !== null) break;
  return game;
};

/** Asked for once a position: a page that is drawn again does not wait again. */
const ASKED = new WeakMap<Point, ReturnType<typeof rulesFor>>();

function rulesOf(point: Point): ReturnType<typeof rulesFor> {
  const asked = ASKED.get(point) ?? rulesFor(point);
  ASKED.set(point, asked);
  return asked;
}

/** `told` hears of each step that is made here. Where none is `kept`, what is taken back was never there. */
export function useBranch(terms: BranchTerms, kept: boolean, told: (steps: readonly BranchStep[]) => void): BranchNow {
  const { point, bot } = terms;
  const rules = use(rulesOf(point));
  const [game, setGame] = useState(() => begun(terms, rules));
  const [version, setVersion] = useState(0);
  const botSeat = bot?.seat ?? null;
  const [first] = game.asked;
  const isBots = first !== undefined && first === botSeat;

  const give = useCallback(
    (given: Given): No | null => {
      const no = game.answer(given);
      if (no !== null) return no;
      setVersion((now) => now + 1);
      told(game.steps);
      return null;
    },
    [game, told],
  );

  useBot(game, isBots ? bot : null, version, give);

  const seat = !isBots && first !== undefined ? first : seatOf(botSeat === 0 ? 1 : 0);
  const shown = useMemo(() => shownTo(game, seat, bot), [game, seat, bot, version]);
  const last = game.lastAnswered(botSeat);
  return {
    ...shown,
    trouble: game.trouble,
    seat,
    ply: game.ply,
    acting: game.asked,
    thinking: isBots,
    steps: game.steps,
    answer: (answer) => give({ seat, answer }),
    whyNot: (answer) => game.whyNot({ seat, answer }),
    undo:
      last === null
        ? null
        : () => {
            const before = kept ? game : begun({ point, steps: game.steps.filter(({ ply }) => ply < last) }, rules);
            if (kept) game.goBack(last);
            setGame(before);
            setVersion((now) => now + 1);
            told(before.steps);
          },
  };
}

/** What this seat sees of the table, is asked, and was told. */
function shownTo(
  game: BranchGame,
  seat: Seat,
  bot: BranchTerms['bot'],
): Pick<BranchNow, 'view' | 'asked' | 'lines' | 'places' | 'reason'> {
  const { play, outcome, games } = game.viewOf(seat);
  const own = play?.own ?? null;
  const told = play?.asked.find((each) => each.seat === seat)?.told ?? {};
  return {
    view: play?.table ?? {},
    asked: own === null ? null : { ...own, told },
    lines: game.lines(seat, toldNames(bot), bot === null ? null : seat),
    places: outcome?.places ?? null,
    reason: games.at(-1)?.result?.reason ?? null,
  };
}

/** Lets this bot answer, thinking beside the page; null while somebody else must. */
function useBot(game: BranchGame, bot: BranchTerms['bot'], version: number, give: (given: Given) => No | null): void {
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    const thinking = new BotWorker();
    worker.current = thinking;
    return () => thinking.terminate();
  }, []);
  useEffect(() => {
    const thinking = worker.current;
    if (bot === null || thinking === null) return;
    const { ply, point } = game;
    const seat = seatOf(bot.seat);
    const question: Question = { state: game.encoded, seat, ply, seed: `${point.head} ${ply}`, bot: bot.name };
    thinking.onmessage = ({ data }: MessageEvent<string>) => {
      if (game.ply === ply) give({ seat, answer: data });
    };
    thinking.postMessage(question);
  }, [game, version, bot, give]);
}
