import type { ActorId, Millis } from '#kernel';
import type { CaseTimes } from '#tournament';

/** What a case is about. The entrant is whose deck, conduct or pairing it is. */
export type Subject =
  | {
      readonly is: 'play';
      readonly match: string;
      readonly round: number;
      readonly table: number;
      /** The disputed ply, the record that led to it, and where the match stood. */
      readonly ply: number;
      readonly seq: number | null;
      readonly standsAt: number;
    }
  /** Once it is over, a ruling on its result corrects the tournament. */
  | {
      readonly is: 'result';
      readonly match: string;
      readonly round: number;
      readonly table: number;
      readonly over: boolean;
    }
  | { readonly is: 'pairing'; readonly round: number; readonly entrant: string }
  | { readonly is: 'deck' | 'conduct'; readonly entrant: string };

/** Whose matter it is: they say something, accept, and appeal. */
export type Party = { readonly who: ActorId; readonly seat: number | null };

/** Who raised it; in a role, for one of the staff. */
export type Raiser = { readonly who: ActorId; readonly seat: number | null; readonly role: string | null };

/** Milliseconds: until a ruling is overdue, in which it can be appealed against, and until an appeal lapses. */
export type Windows = { readonly rule: number; readonly appeal: number; readonly decide: number };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** While a match stands still it goes fast; what only penalties follow from can wait for a day. */
export const WINDOWS: Readonly<Record<Subject['is'], Windows>> = {
  play: { rule: 10 * MINUTE, appeal: 2 * MINUTE, decide: 20 * MINUTE },
  result: { rule: 30 * MINUTE, appeal: 30 * MINUTE, decide: 60 * MINUTE },
  pairing: { rule: 10 * MINUTE, appeal: 10 * MINUTE, decide: 30 * MINUTE },
  deck: { rule: DAY, appeal: DAY, decide: DAY },
  conduct: { rule: DAY, appeal: DAY, decide: DAY },
};

/** As its tournament has agreed on, or else as usual. */
export function windowsOf(about: Subject['is'], agreed: readonly CaseTimes[]): Windows {
  const usual = WINDOWS[about];
  const own = agreed.find((each) => each.about === about);
  return {
    rule: own?.rule ?? usual.rule,
    appeal: own?.appeal ?? usual.appeal,
    decide: own?.decide ?? usual.decide,
  };
}

/** Who judges, in which role, as of which record of the tournament; and whether they play in it. */
export type Standing = { readonly role: JudgingRole; readonly seq: number; readonly plays: boolean };

export type JudgingRole = 'judge' | 'head-judge' | 'organiser';

export type Judge = Standing & { readonly who: ActorId; readonly since: Millis };

export const matchOf = (subject: Subject): string | null =>
  subject.is === 'play' || subject.is === 'result' ? subject.match : null;
