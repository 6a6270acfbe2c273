import type { ActorId, Hash, KeptText, Millis, RuleId } from '#kernel';
import type { InformationDelta, Signed } from '#match';
import type { Attempt, Eyes } from './evidence.js';
import type { RulingTerms } from './ruling.js';
import type { Party, Raiser, Standing, Subject, Windows } from './subject.js';

/** About a match, by the house, once the match has it; about all else, by who raises it. */
export type OpenCase = {
  readonly type: 'OpenCase';
  readonly tournament: string;
  readonly subject: Subject;
  readonly rule: RuleId | null;
  readonly claim: KeptText;
  readonly raiser: Raiser;
  readonly parties: readonly Party[];
  readonly windows: Windows;
};

/** By the house: what was tried around the disputed ply. */
export type CopyAttempts = { readonly type: 'CopyAttempts'; readonly attempts: readonly Attempt[] };

/** The case, or its appeal once there is one. The server has looked up who stands how in the tournament. */
export type ClaimCase = { readonly type: 'ClaimCase'; readonly as: Standing };
export type AssignCase = {
  readonly type: 'AssignCase';
  readonly as: Standing;
  readonly to: ActorId;
  readonly toAs: Standing;
};
export type ReleaseCase = { readonly type: 'ReleaseCase' };
export type EscalateCase = { readonly type: 'EscalateCase' };
export type AddEvidence = { readonly type: 'AddEvidence'; readonly text: KeptText };
export type LookAtPosition = { readonly type: 'LookAtPosition'; readonly ply: number; readonly eyes: Eyes };

/** The server has computed it from the match as of that record. */
export type ComputeDelta = {
  readonly type: 'ComputeDelta';
  readonly delta: InformationDelta;
  readonly match: { readonly seq: number; readonly head: Hash };
};

export type IssueRuling = { readonly type: 'IssueRuling'; readonly as: Standing; readonly ruling: RulingTerms };
export type AcceptRuling = { readonly type: 'AcceptRuling' };
export type AppealRuling = { readonly type: 'AppealRuling'; readonly ground: KeptText };
export type AffirmRuling = { readonly type: 'AffirmRuling'; readonly as: Standing; readonly reason: KeptText };
export type ReplaceRuling = { readonly type: 'ReplaceRuling'; readonly as: Standing; readonly ruling: RulingTerms };
export type WithdrawCase = { readonly type: 'WithdrawCase' };

/** By the house: where the ruling was carried out, or that there was nothing to carry it out on any more. */
export type NoteApplied = {
  readonly type: 'NoteApplied';
  readonly stream: string;
  readonly seq: number;
  readonly head: Hash;
  readonly applied: boolean;
};

/** By the house: a judge holds the match of the case, so its time stands still too. */
export type PauseCase = { readonly type: 'PauseCase'; readonly since: Millis };
export type ResumeCase = { readonly type: 'ResumeCase'; readonly to: Millis };

/** By the house, after a time in which no server could take anything in. */
export type CreditCase = { readonly type: 'CreditCase'; readonly from: Millis; readonly to: Millis };

export type TimeCommand = PauseCase | ResumeCase | CreditCase | ExpireCase;

/** By the house, once a deadline has passed. */
export type ExpireCase = { readonly type: 'ExpireCase' };

/** By the house, once the match of a closed case has its key out: what was tried and learned in it is nobody's secret then. */
export type ReleaseCaseKey = { readonly type: 'ReleaseCaseKey'; readonly key: string };

export type JudgingCommand =
  ClaimCase | AssignCase | ReleaseCase | EscalateCase | AddEvidence | LookAtPosition | ComputeDelta;

export type RulingCommand = IssueRuling | AcceptRuling | AppealRuling | AffirmRuling | ReplaceRuling | WithdrawCase;

export type HouseCommand = CopyAttempts | NoteApplied | TimeCommand | ReleaseCaseKey;

export type PlainCaseCommand = OpenCase | JudgingCommand | RulingCommand | HouseCommand;

/** What may be signed with a key of a device. */
export type CaseSignable = AddEvidence | AcceptRuling | AppealRuling | WithdrawCase;

export type SignedCaseCommand = CaseSignable & { readonly signed: Signed };

/** What a case is told; a signature beside it changes nothing of what happens. */
export type CaseCommand = PlainCaseCommand | SignedCaseCommand;
