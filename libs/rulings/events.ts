import type { ActorId, Hash, Happening, KeptText, Millis, RuleId } from '#kernel';
import type { CommandSigned, InformationDelta } from '#match';
import type { Attempt, Eyes, Look } from './evidence.js';
import type { RulingTerms } from './ruling.js';
import type { Party, Raiser, Standing, Subject, Windows } from './subject.js';

export type CaseOpened = Happening<
  'CaseOpened',
  {
    readonly tournament: string;
    readonly subject: Subject;
    readonly rule: RuleId | null;
    readonly claim: KeptText;
    readonly raiser: Raiser;
    readonly parties: readonly Party[];
    readonly windows: Windows;
  },
  null
>;

/** As in a match. */
export type CaseCommandSigned = CommandSigned;

/** The digests are public, what was tried is not. */
export type AttemptsCopied = Happening<
  'AttemptsCopied',
  { readonly digests: readonly Hash[] },
  { readonly attempts: readonly Attempt[] }
>;

export type CaseClaimed = Happening<'CaseClaimed', { readonly appeal: boolean; readonly as: Standing }, null>;

export type CaseAssigned = Happening<
  'CaseAssigned',
  { readonly appeal: boolean; readonly by: Standing; readonly to: ActorId; readonly as: Standing },
  null
>;

export type CaseReleased = Happening<'CaseReleased', { readonly appeal: boolean }, null>;
export type CaseEscalated = Happening<'CaseEscalated', Record<string, never>, null>;
export type EvidenceAdded = Happening<'EvidenceAdded', { readonly text: KeptText }, null>;

/** At what, is published when the case is closed: a look could tell a player something. */
export type PositionLooked = Happening<
  'PositionLooked',
  { readonly nth: number },
  { readonly ply: number; readonly eyes: Eyes }
>;

export type InformationDeltaComputed = Happening<
  'InformationDeltaComputed',
  { readonly from: number; readonly to: number; readonly match: { readonly seq: number; readonly head: Hash } },
  { readonly delta: InformationDelta }
>;

export type RulingIssued = Happening<
  'RulingIssued',
  { readonly ruling: RulingTerms; readonly as: Standing; readonly appealUntil: Millis },
  null
>;

export type RulingAccepted = Happening<'RulingAccepted', Record<string, never>, null>;
export type RulingAppealed = Happening<
  'RulingAppealed',
  { readonly ground: KeptText; readonly decideBy: Millis },
  null
>;
export type RulingAffirmed = Happening<'RulingAffirmed', { readonly reason: KeptText; readonly as: Standing }, null>;
export type RulingReplaced = Happening<'RulingReplaced', { readonly ruling: RulingTerms; readonly as: Standing }, null>;

/** Nobody decided the appeal in time, so the first ruling stands. */
export type AppealLapsed = Happening<'AppealLapsed', Record<string, never>, null>;
/** Nobody ruled in time; it goes on, and everybody sees that it is late. */
export type CaseOverdue = Happening<'CaseOverdue', Record<string, never>, null>;
/** A judge holds the match: the time of the case stands still. */
export type CasePaused = Happening<'CasePaused', { readonly since: Millis }, null>;

/** What did not count of that span is given back: here is the deadline that follows, null where none runs. */
type GivenBack = { readonly from: Millis; readonly to: Millis; readonly deadline: Millis | null };
export type CaseResumed = Happening<'CaseResumed', GivenBack, null>;
/** No server could take anything in. */
export type CaseCredited = Happening<'CaseCredited', GivenBack, null>;

export type CaseTimeEvent = CasePaused | CaseResumed | CaseCredited;

export type CaseWithdrawn = Happening<'CaseWithdrawn', Record<string, never>, null>;

/** Nothing changes it any more; `ruling` counts from 1, and is null when the case was taken back. */
export type RulingFinal = Happening<'RulingFinal', { readonly ruling: number | null }, null>;

export type RulingApplied = Happening<
  'RulingApplied',
  { readonly stream: string; readonly seq: number; readonly head: Hash; readonly applied: boolean },
  null
>;

export type Ending = 'ruled' | 'withdrawn' | 'moot';

export type CaseClosed = Happening<'CaseClosed', { readonly ending: Ending; readonly looks: readonly Look[] }, null>;

/** The last event of a case about a match: from now on the log alone tells all of it. `key` is in base64url. */
export type CaseKeyReleased = Happening<'KeyReleased', { readonly key: string }, null>;

export type CaseEvent =
  | CaseOpened
  | CaseCommandSigned
  | AttemptsCopied
  | CaseClaimed
  | CaseAssigned
  | CaseReleased
  | CaseEscalated
  | EvidenceAdded
  | PositionLooked
  | InformationDeltaComputed
  | RulingIssued
  | RulingAccepted
  | RulingAppealed
  | RulingAffirmed
  | RulingReplaced
  | AppealLapsed
  | CaseOverdue
  | CaseTimeEvent
  | CaseWithdrawn
  | RulingFinal
  | RulingApplied
  | CaseClosed
  | CaseKeyReleased;
