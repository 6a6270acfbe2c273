/** JSON as a type. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Where a list was left, opaque, made by the server and given back unchanged. Example: `WyIyMDI2Il0`. */
  Cursor: { input: string; output: string; }
  /** A moment, RFC 3339 in UTC with milliseconds. Example: `2026-11-21T14:30:00.000Z`. */
  DateTime: { input: number; output: number; }
  /** Any JSON value; integers only. Example: `["a", 3]`. */
  Json: { input: JsonValue; output: JsonValue; }
  /** A JSON object; integers only. Example: `{"hand": ["a", "b"], "left": 3}`. */
  JsonObject: { input: { readonly [key: string]: JsonValue }; output: { readonly [key: string]: JsonValue }; }
  /** A place in the log: a stream and how many of its records are meant. Example: `match/4f2a7c:12`. */
  Position: { input: { readonly stream: string; readonly seq: number }; output: { readonly stream: string; readonly seq: number }; }
};

/** Accepts a draw. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type AcceptDrawInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** Accepts a ruling, as a party; once all have, it is final. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185" }`. */
export type AcceptRulingInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** Says something in a case; by its parties and judges. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185", text: "I said so at once." }`. */
export type AddEvidenceInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** 32 random bytes in base64url, with which your text is committed to: who signs draws them, else the server does. Example: `gdf2ekTv34_f8jWW...`. */
  readonly salt?: InputMaybe<Scalars['String']['input']>;
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
  /** Up to 2,000 characters; kept apart, so that it can be erased. Example: `The Choir is Deep.`. */
  readonly text: Scalars['String']['input'];
};

/** Affirms the first ruling, as the head judge who has the appeal; it is final. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185", reason: "The rule is plain." }`. */
export type AffirmRulingInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why; up to 2,000 characters. Example: `The rule is plain.`. */
  readonly reason: Scalars['String']['input'];
};

/** Says something to everybody. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", text: "Round 3 begins at 14:00." }`. */
export type AnnounceInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** 1 to 500 characters. Example: `Round 3 begins at 14:00.` */
  readonly text: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Something said to everybody. Example: `announcements { nth text at }`. */
export type Announcement = {
  /** When. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Its number. Example: `2`. */
  readonly nth: Scalars['Int']['output'];
  /** What; null once erased. Example: `Round 3 begins at 14:00.` */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** Answers a decision. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", ply: 4, answer: "pass" }`. */
export type AnswerInput = {
  /** One of `offers`. Example: `bid:3`. */
  readonly answer: Scalars['String']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** The ply of the position you saw, so that an answer never meets another one. Example: `4`. */
  readonly ply: Scalars['Int']['input'];
  /** Which of your seats answers, in a branch, where you have all of them; left out, the one that is asked first. Example: `1`. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** Sees to a call. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", number: 1 }`. */
export type AnswerJudgeCallInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** The call's number. Example: `1`. */
  readonly number: Scalars['Int']['input'];
};

/** A token for programs. Example: `apiTokens { id label scopes until }`. */
export type ApiToken = {
  /** Its id, for `revokeApiToken`. Example: `5d0c0f5e9b8f4c1e5d0c0f5e9b8f4c1e`. */
  readonly id: Scalars['ID']['output'];
  /** What you call it. Example: `my bot`. */
  readonly label: Scalars['String']['output'];
  /** What it may be used for. Example: `[GAME_PLAY]`. */
  readonly scopes: ReadonlyArray<Scope>;
  /** When it was made. Example: `2026-11-21T14:30:00.000Z`. */
  readonly since: Scalars['DateTime']['output'];
  /** When it runs out, null when it does not. Example: `2027-01-01T00:00:00.000Z`. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

/** A new token for a program. Example: `{ secret token { id } userErrors { code } }`. */
export type ApiTokenPayload = {
  /** The token itself, shown this once: it goes into the header `Authorization`, after `Bearer`. Example: `dlt_...`. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** What it is. Example: `{ id label scopes }`. */
  readonly token?: Maybe<ApiToken>;
  /** Why there is none; empty when there is. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Appeals against a ruling, as a party, within the window. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185", ground: "The rule says otherwise." }`. */
export type AppealRulingInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** Why; up to 2,000 characters. Example: `The rule says otherwise.`. */
  readonly ground: Scalars['String']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** 32 random bytes in base64url, with which your text is committed to: who signs draws them, else the server does. Example: `gdf2ekTv34_f8jWW...`. */
  readonly salt?: InputMaybe<Scalars['String']['input']>;
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** Gives a case, or its appeal, to a judge; by a head judge or an organiser. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185", personId: "person_7d1e" }`. */
export type AssignCaseInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The judge. Example: `person_7d1e`. */
  readonly personId: Scalars['ID']['input'];
};

/** Where somebody stands in a bracket. Example: `{ place entrant { name } }`. */
export type BracketPlace = {
  /** Who. Example: `{ name }`. */
  readonly entrant: Entrant;
  /** From 1 on. Example: `5`. */
  readonly place: Scalars['Int']['output'];
};

/** What a branch is played on from, and how it is shown. Example: `branchOf { from { matchId ply } name public by { name } }`. */
export type Branch = {
  /** What was answered in it so far and still counts, in order. Example: `[{ seat answer }]`. */
  readonly answers: ReadonlyArray<BranchAnswer>;
  /** Whom its player lets answer for a seat, null for nobody. Example: `{ seat name }`. */
  readonly bot?: Maybe<BranchBot>;
  /** Who plays it, null when erased. Example: `{ id name }`. */
  readonly by?: Maybe<Person>;
  /** The position that it leaves. Example: `{ matchId game ply head }`. */
  readonly from: BranchPoint;
  /** What its player calls it, null when nothing, or when it was erased. Example: `What if I had passed?`. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Whether everybody may see it. Example: `true`. */
  readonly public: Scalars['Boolean']['output'];
  /** All that was done in it, in order, also what was taken back: the next step is at the ply after. Example: `steps { ply seat answer backTo }`. */
  readonly steps: ReadonlyArray<BranchStep>;
};

/** An answer in a branch. Example: `answers { seat answer }`. */
export type BranchAnswer = {
  /** The answer. Example: `pass`. */
  readonly answer: Scalars['String']['output'];
  /** For which seat. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** Who answers for a seat of a branch, as its player says. Example: `bot { seat name }`. */
export type BranchBot = {
  /** What it is called. Example: `quick`. */
  readonly name: Scalars['String']['output'];
  /** The seat. Example: `1`. */
  readonly seat: Scalars['Int']['output'];
};

/** Whom you let answer for a seat. The answers come from you all the same. Example: `{ seat: 1, name: "quick" }`. */
export type BranchBotInput = {
  /** What the bot is called, 1 to 40 characters. Example: `quick`. */
  readonly name: Scalars['String']['input'];
  /** The seat. Example: `1`. */
  readonly seat: Scalars['Int']['input'];
};

/** A page of branches. Example: `branches(of: $id) { nodes { id name } pageInfo { endCursor } }`. */
export type BranchConnection = {
  /** The branches with their places. Example: `edges { cursor node { id } }`. */
  readonly edges: ReadonlyArray<BranchEdge>;
  /** The branches alone. Example: `nodes { id name }`. */
  readonly nodes: ReadonlyArray<ListedBranch>;
  /** Where this page lies. Example: `pageInfo { hasNextPage }`. */
  readonly pageInfo: PageInfo;
};

/** A branch with its place in the list. Example: `edges { cursor node { id } }`. */
export type BranchEdge = {
  /** The place. Example: `WyIyMDI2Il0`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The branch. Example: `{ id name }`. */
  readonly node: ListedBranch;
};

/** Where to play on from. Example: `{ idempotencyKey: $key, matchId: $id, ply: 40, bot: { seat: 1, name: "quick" } }`. */
export type BranchMatchInput = {
  /** Whom you let answer for a seat; left out, you play all of them yourself. Example: `{ seat: 1, name: "quick" }`. */
  readonly bot?: InputMaybe<BranchBotInput>;
  /** A key of your own choice, 16 to 200 characters: the same key, the same branch. Example: `6f1c2f0e-8f5e-4f0b-9a55-0c0d5d0e7b11`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** What you call it, up to 80 characters. Example: `What if I had passed?`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The ply from which you play on. Example: `40`. */
  readonly ply: Scalars['Int']['input'];
  /** Whether everybody may see it. Example: `true`. */
  readonly public?: Scalars['Boolean']['input'];
};

/** A position of a match, and all that led there. Example: `from { matchId game ply seq head }`. */
export type BranchPoint = {
  /** The game of the match, counted from 1. Example: `1`. */
  readonly game: Scalars['Int']['output'];
  /** The hash of that record, which stands for all before it. Example: `9c1185a5c5e9fc54...`. */
  readonly head: Scalars['ID']['output'];
  /** The match as it is now, null where you may not see it. Example: `{ seats { holder { name } } }`. */
  readonly match?: Maybe<Match>;
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['output'];
  /** The ply. Example: `40`. */
  readonly ply: Scalars['Int']['output'];
  /** All events up to there by record, opened: `actor`, `at` and `events`. Example: `[{ actor at events }]`. */
  readonly records: ReadonlyArray<Scalars['JsonObject']['output']>;
  /** The record that led there. Example: `45`. */
  readonly seq: Scalars['Int']['output'];
};

/** What was done in a branch at a ply: an answer, or a way back. Example: `steps { ply seat answer backTo }`. */
export type BranchStep = {
  /** The answer, null for a way back. Example: `pass`. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** The ply that was gone back to, null for an answer. Example: `40`. */
  readonly backTo?: Maybe<Scalars['Int']['output']>;
  /** The ply at which the branch stood. Example: `42`. */
  readonly ply: Scalars['Int']['output'];
  /** Who answered, null for a way back. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
};

/** Calls a judge. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", text: "We do not agree." }`. */
export type CallJudgeInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** What it is about, up to 500 characters; kept apart, so that it can be erased. Example: `We do not agree on a card.`. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** Calls a match off. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type CancelMatchInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
};

/** Cancels a tournament. Example: `{ idempotencyKey: $key, tournamentId: $id, reason: "The hall is under water." }`. */
export type CancelTournamentInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The hall is under water.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** That a tournament was cancelled. Example: `cancelled { at reason }`. */
export type Cancellation = {
  /** When. Example: `2026-11-21T14:31:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Why; null once who said so was erased. Example: `The hall is under water.` */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** What a card did. Example: `{ card inDeck { rate { share } } whenPlayed { rate { share } } copies timesPlayed }`. */
export type CardFigures = {
  /** As answers and decks name it. Example: `reed-warden`. */
  readonly card: Scalars['ID']['output'];
  /** How many copies a deck has that has it, in the mean. Example: `2.5`. */
  readonly copies: Scalars['Float']['output'];
  /** The games with it in the deck. Example: `{ rate { n share low high } }`. */
  readonly inDeck: Figure;
  /** How often it was played in all. Example: `17`. */
  readonly timesPlayed: Scalars['Int']['output'];
  /** Those of them in which it came to the hand. Example: `{ rate { n share low high } }`. */
  readonly whenDrawn: Figure;
  /** Those of them in which it was played. Example: `{ rate { n share low high } }`. */
  readonly whenPlayed: Figure;
};

/** What can be done in a case. Example: `CLAIM`. */
export type CaseAct =
  /** Accept the ruling. Example: a party. */
  | 'ACCEPT'
  /** Say something in it. Example: a party. */
  | 'ADD_EVIDENCE'
  /** Affirm the first ruling. Example: the other head judge. */
  | 'AFFIRM'
  /** Appeal. Example: a party. */
  | 'APPEAL'
  /** Give it to a judge. Example: a head judge. */
  | 'ASSIGN'
  /** Take it on. Example: a free judge. */
  | 'CLAIM'
  /** Compute what was learned. Example: the judge. */
  | 'COMPUTE_DELTA'
  /** Hand it to a head judge. Example: too grave. */
  | 'ESCALATE'
  /** Look at hidden cards. Example: the judge. */
  | 'LOOK'
  /** Give it back. Example: called away. */
  | 'RELEASE'
  /** Replace the first ruling. Example: the other head judge. */
  | 'REPLACE'
  /** Rule. Example: the judge. */
  | 'RULE'
  /** Take it back. Example: who raised it. */
  | 'WITHDRAW';

/** An appeal. Example: `appeal { by { name } ground at }`. */
export type CaseAppeal = {
  /** When. Example: `2026-11-21T14:34:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Who appealed, null when erased. Example: `{ id name }`. */
  readonly by?: Maybe<Person>;
  /** When it lapses and the first ruling stands, if no head judge decides. Example: `2026-11-21T14:54:00.000Z`. */
  readonly decideBy: Scalars['DateTime']['output'];
  /** Why; null when it was erased, and, until the match's key is out, for who has no part in the case. Example: `The rule says otherwise.`. */
  readonly ground?: Maybe<Scalars['String']['output']>;
  /** What came of it, null before: `affirmed`, `replaced` or `lapsed`. Example: `affirmed`. */
  readonly outcome?: Maybe<Scalars['String']['output']>;
};

/** Where a ruling was carried out. Example: `applied { position head }`. */
export type CaseApplied = {
  /** When. Example: `2026-11-21T14:35:01.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Its hash. Example: `9c1185a5...`. */
  readonly head: Scalars['ID']['output'];
  /** The record of the match or tournament that did it. Example: `match/4f2a7c:64`. */
  readonly position: Scalars['Position']['output'];
};

/** An answer that was refused. Example: `attempts { seat ply answer rule { id } says }`. */
export type CaseAttempt = {
  /** What was tried. Example: `choose:c7`. */
  readonly answer: Scalars['String']['output'];
  /** When. Example: `2026-11-21T14:29:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** The salted digest of it that the record holds. Example: `9c1185a5...`. */
  readonly digest: Scalars['ID']['output'];
  /** At which ply. Example: `51`. */
  readonly ply: Scalars['Int']['output'];
  /** The rule that refused it. Example: `{ id }`. */
  readonly rule?: Maybe<RuleRef>;
  /** Why, in words. Example: `Its cost cannot be paid.`. */
  readonly says: Scalars['String']['output'];
  /** Who tried it. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** How a case ended. Example: `RULED`. */
export type CaseEnding =
  /** What it was about was gone when its ruling was to be carried out. Example: the pairing had been taken back by then. */
  | 'MOOT'
  /** By a ruling. Example: the claim was upheld. */
  | 'RULED'
  /** Who raised it took it back. Example: both agreed meanwhile. */
  | 'WITHDRAWN';

/** Something said in a case. Example: `evidence { nth by { name } text }`. */
export type CaseEvidence = {
  /** When. Example: `2026-11-21T14:31:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Who said it, null when erased. Example: `{ id name }`. */
  readonly by?: Maybe<Person>;
  /** Counted from 1. Example: `1`. */
  readonly nth: Scalars['Int']['output'];
  /** What, null when it was erased. Example: `I said so at once.`. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** Time in which nobody could act in a case, or was not to: it does not count. Example: `extensions { reason from to }`. */
export type CaseExtension = {
  /** When it was given. Example: `2026-11-21T14:36:01.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** When it began. Example: `2026-11-21T14:31:00.000Z`. */
  readonly from: Scalars['DateTime']['output'];
  /** Why. Example: `OUTAGE`. */
  readonly reason: ExtensionReason;
  /** When it ended. Example: `2026-11-21T14:36:00.000Z`. */
  readonly to: Scalars['DateTime']['output'];
};

/** Whether the claim is right. Example: `UPHELD`. */
export type CaseFinding =
  /** It is not. Example: the card could be chosen. */
  | 'NOT_UPHELD'
  /** It is. Example: the card could not be chosen. */
  | 'UPHELD';

/** Somebody who could be given a case, or why not. Example: `judges { person { name } role barred { message } }`. */
export type CaseJudge = {
  /** Why they can't have it; null when they can. Example: `{ code message }`. */
  readonly barred?: Maybe<UserError>;
  /** Who, null when erased. Example: `{ id name }`. */
  readonly person?: Maybe<Person>;
  /** In which role they would judge it. Example: `HEAD_JUDGE`. */
  readonly role: TournamentRole;
};

/** A judge's look at hidden cards. Example: `looks { by { name } ply viewpoint at }`. */
export type CaseLook = {
  /** When. Example: `2026-11-21T14:31:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Who looked, null when erased. Example: `{ id name }`. */
  readonly by?: Maybe<Person>;
  /** Counted from 1. Example: `1`. */
  readonly nth: Scalars['Int']['output'];
  /** At which ply. Example: `51`. */
  readonly ply: Scalars['Int']['output'];
  /** The seat, for `SEAT` alone. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Through whose eyes. Example: `BOTH`. */
  readonly viewpoint: CaseViewpoint;
};

/** Who has a part in a case. Example: `parties { person { name } seat }`. */
export type CaseParty = {
  /** Who, null when erased. Example: `{ id name }`. */
  readonly person?: Maybe<Person>;
  /** Whether they raised it. Example: `true`. */
  readonly raised: Scalars['Boolean']['output'];
  /** Their seat, null where there is none. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
};

/** What came of a command to a case. Example: `claimCase(input: $input) { case { phase } userErrors { message } }`. */
export type CasePayload = {
  /** The case after it, null when there is none. Example: `{ id phase }`. */
  readonly case?: Maybe<DisputeCase>;
  /** Where it stands in the log, for `atLeast`; null when it was not carried out. Example: `case/9c1185:4`. */
  readonly position?: Maybe<Scalars['Position']['output']>;
  /** Whether it had been carried out before, under the same key. Example: `false`. */
  readonly repeated: Scalars['Boolean']['output'];
  /** Why it was not carried out; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How far a case is. Example: `CLAIMED`. */
export type CasePhase =
  /** Somebody appealed; another head judge decides. Example: the ruling was not accepted. */
  | 'APPEALED'
  /** A judge has it. Example: the facts are looked at. */
  | 'CLAIMED'
  /** It is over; all that was looked at is published. Example: yesterday's case. */
  | 'CLOSED'
  /** The ruling is final and is being carried out. Example: the moment before the match goes on. */
  | 'FINAL'
  /** There is a ruling, and it can be appealed against. Example: the two minutes after it. */
  | 'RULED'
  /** Nobody has it yet. Example: just raised. */
  | 'WAITING';

/** What a ruling does to the match. Example: `REWIND`. */
export type CaseRemedy =
  /** A seat loses the game that is on. Example: the deck was not the registered one. */
  | 'GAME_LOSS'
  /** Nothing: it goes on as it stands. Example: the claim was not upheld. */
  | 'PLAY_ON'
  /** Sets one thing right, as the game offers it. Example: a card is readied again. */
  | 'REPAIR'
  /** The result of the match is this. Example: both reported different results. */
  | 'RESULT'
  /** Goes back to a ply; what it cuts stays readable. Example: the last answer is taken back. */
  | 'REWIND';

/** A ruling. Example: `ruling { finding remedy toPly rules { id } reason penalties { degree } }`. */
export type CaseRuling = {
  /** Until when it can be appealed against; null for one that came from an appeal. Example: `2026-11-21T14:35:00.000Z`. */
  readonly appealUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When. Example: `2026-11-21T14:33:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Whether both lose, for a result. Example: `false`. */
  readonly bothLost?: Maybe<Scalars['Boolean']['output']>;
  /** Who ruled, null when erased. Example: `{ id name }`. */
  readonly by?: Maybe<Person>;
  /** Time that is given. Example: `[{ seat ms }]`. */
  readonly clockCredits: ReadonlyArray<ClockCredit>;
  /** Whether the claim is right. Example: `UPHELD`. */
  readonly finding: CaseFinding;
  /** The house rulings it rests on, with their readings. Example: `[{ ruling reading }]`. */
  readonly houseRulings: ReadonlyArray<Switch>;
  /** Whether one of them did not come, or with `bothLost` nobody did, for a result. Example: `false`. */
  readonly notPlayed?: Maybe<Scalars['Boolean']['output']>;
  /** Counted from 1. Example: `1`. */
  readonly nth: Scalars['Int']['output'];
  /** Penalties that come with it. Example: `[{ person { name } degree }]`. */
  readonly penalties: ReadonlyArray<Penalty>;
  /** What becomes of the unknown, for a rewind. Example: `REDEAL`. */
  readonly randomness?: Maybe<RewindRandomness>;
  /** Why, for both players to read; null when it was erased, and, until the match's key is out, for who has no part in the case. Example: `The Choir is Deep.`. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** What it does to the match. Example: `REWIND`. */
  readonly remedy: CaseRemedy;
  /** What is set right, for a repair. Example: `ready:c7`. */
  readonly repair?: Maybe<Scalars['String']['output']>;
  /** The result, for a result. Example: `{ won drawn }`. */
  readonly result?: Maybe<MatchScore>;
  /** In which role. Example: `JUDGE`. */
  readonly role: TournamentRole;
  /** The rules it rests on. Example: `[{ id }]`. */
  readonly rules: ReadonlyArray<RuleRef>;
  /** Who loses the game, for a game loss. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The record of the case that holds it. Example: `5`. */
  readonly seq: Scalars['Int']['output'];
  /** To which ply, for a rewind. Example: `51`. */
  readonly toPly?: Maybe<Scalars['Int']['output']>;
};

/** What a case is about. Example: `PLAY`. */
export type CaseSubject =
  /** How somebody behaved. Example: slow play. */
  | 'CONDUCT'
  /** A deck list. Example: a card that is not on it. */
  | 'DECK'
  /** Who was paired with whom. Example: two who met before. */
  | 'PAIRING'
  /** A move of a match that is on, which stands still until the ruling. Example: a card was chosen that could not be. */
  | 'PLAY'
  /** What a match came to. Example: the wrong result was confirmed. */
  | 'RESULT';

/** A position of the disputed match. Example: `board { ply views { seat view } requests { seat } }`. */
export type CaseTable = {
  /** Whether a rewind cut it. Example: `false`. */
  readonly cut: Scalars['Boolean']['output'];
  /** The ply. Example: `51`. */
  readonly ply: Scalars['Int']['output'];
  /** Who must decide there, and what everybody is told of it. Example: `[{ seat told }]`. */
  readonly requests: ReadonlyArray<DecisionAsked>;
  /** One entry for each pair of eyes. Example: `[{ seat view offers { key } }]`. */
  readonly views: ReadonlyArray<CaseView>;
};

/** How long cases about something take; null: as long as usual. Example: `caseTimes { about appealSeconds }`. */
export type CaseTimes = {
  /** What they are about. Example: `PLAY`. */
  readonly about: CaseSubject;
  /** In which a ruling can be appealed against. Example: `120`. */
  readonly appealSeconds?: Maybe<Scalars['Int']['output']>;
  /** Until an appeal that nobody decides lapses. Example: `1200`. */
  readonly decideSeconds?: Maybe<Scalars['Int']['output']>;
  /** Until a ruling is overdue. Example: `600`. */
  readonly ruleSeconds?: Maybe<Scalars['Int']['output']>;
};

/** How long cases about something take, 1 to 604800 seconds each; what is left out takes as long as usual. Example: `{ about: PLAY, appealSeconds: 300 }`. */
export type CaseTimesInput = {
  /** What they are about. Example: `PLAY`. */
  readonly about: CaseSubject;
  /** In which a ruling can be appealed against. Example: `120`. */
  readonly appealSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Until an appeal that nobody decides lapses. Example: `1200`. */
  readonly decideSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Until a ruling is overdue. Example: `600`. */
  readonly ruleSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** A position through one pair of eyes. Example: `views { seat view offers { key } }`. */
export type CaseView = {
  /** What led here, as these eyes may know it. Example: `[{ kind rule { id } data }]`. */
  readonly facts: ReadonlyArray<Fact>;
  /** What this seat could answer, empty when it was not asked; for a judge, all of it. Example: `[{ form key }]`. */
  readonly offers: ReadonlyArray<Offer>;
  /** Whose, null for a judge's. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The table; what is in it is the game's own. Example: `{"hand": ["a"]}`. */
  readonly view: Scalars['JsonObject']['output'];
};

/** Whose eyes a judge looks through. Example: `BOTH`. */
export type CaseViewpoint =
  /** Each seat's, side by side. Example: where do they differ? */
  | 'BOTH'
  /** A judge's: all but the order of unseen cards. Example: the whole table. */
  | 'JUDGE'
  /** One seat's. Example: what the first player saw. */
  | 'SEAT';

/** How a branch of yours is to be shown from now on. Example: `{ idempotencyKey: $key, matchId: $id, public: true }`. */
export type ChangeBranchInput = {
  /** A key of your own choice, 16 to 200 characters. Example: `6f1c2f0e-8f5e-4f0b-9a55-0c0d5d0e7b11`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The branch. Example: `match_branch-4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** What you call it; null takes the name away, left out it stays. Example: `What if I had passed?`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody may see it; left out, as before. Example: `true`. */
  readonly public?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How many can play from now on. Example: `{ idempotencyKey: $key, tournamentId: $id, capacity: 32, reason: "A larger room." }`. */
export type ChangeCapacityInput = {
  /** 2 to 10000, and no fewer than are in; null takes everybody. Example: `32`. */
  readonly capacity?: InputMaybe<Scalars['Int']['input']>;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `A larger room.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** How long cases take from now on. Example: `{ idempotencyKey: $key, tournamentId: $id, caseTimes: [], reason: "As usual again" }`. */
export type ChangeCaseTimesInput = {
  /** Each kind once; what is left out takes as long as usual. Example: `[{ about: PLAY, appealSeconds: 300 }]`. */
  readonly caseTimes: ReadonlyArray<CaseTimesInput>;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters. Example: `Few judges.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Changes a locked list. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entrantId: "entrant_4f2a7c.12", text: "Bastion: The Tower of Names", reason: "A card was left out." }`. */
export type ChangeDeckInput = {
  /** Whom. Example: `entrant_4f2a7c.12`. */
  readonly entrantId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** The deck as people type it, at most 20,000 characters. Example: `Bastion: The Tower of Names`. */
  readonly text: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** When lists are locked. Example: `{ idempotencyKey: $key, tournamentId: $id, lockListsAt: "2026-11-21T09:30:00.000Z", reason: "The trains are late." }`. */
export type ChangeListsLockInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** From then on only the staff change a list; a time that is past locks them at once, null locks them at the start. Example: `2026-11-21T09:30:00.000Z`. */
  readonly lockListsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Why, 1 to 500 characters; it is part of the record. Example: `The trains are late.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Changes a note. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", noteId: "note_4f2a7c", audience: PLAYERS, text: "Better: bid 3." }`. */
export type ChangeNoteInput = {
  /** For whom. Example: `PLAYERS`. */
  readonly audience: NoteAudience;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The note, one of yours. Example: `note_4f2a7c`. */
  readonly noteId: Scalars['ID']['input'];
  /** 1 to 500 characters. Example: `Better: bid 3.` */
  readonly text: Scalars['String']['input'];
};

/** Sets another password. Example: `{ currentPassword: "correct horse", password: "battery staple" }`. */
export type ChangePasswordInput = {
  /** For browsers: the refresh token comes as a cookie that scripts can't read. Example: `true`. */
  readonly cookie?: Scalars['Boolean']['input'];
  /** The one you have. Example: `correct horse`. */
  readonly currentPassword: Scalars['String']['input'];
  /** The new one, 10 to 200 characters. Example: `battery staple`. */
  readonly password: Scalars['String']['input'];
};

/** When a tournament is to begin. Example: `{ idempotencyKey: $key, tournamentId: $id, startsAt: "2026-11-28T09:00:00.000Z", timeZone: "Europe/Berlin", reason: "The hall opens earlier." }`. */
export type ChangeStartTimeInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The hall opens earlier.` */
  readonly reason: Scalars['String']['input'];
  /** When; null leaves it open. Example: `2026-11-28T09:00:00.000Z`. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** By whose clock that is said, a name of the IANA time zone database; left out, UTC. Example: `Europe/Berlin`. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Checks players in, yourself or, as staff, anybody; or takes it back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entrantIds: ["entrant_4f2a7c.12"] }`. */
export type CheckInInput = {
  /** Whom, 1 to 500. Example: `["entrant_4f2a7c.12"]`. */
  readonly entrantIds: ReadonlyArray<Scalars['ID']['input']>;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, for the record; it need not be said. Example: `It was the other Mira.` */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Takes it back instead. Example: `true`. */
  readonly undo?: Scalars['Boolean']['input'];
};

/** The rule set of a tournament as it was chosen. Example: `ruleSet { id title tieBreaks { id title } }`. */
export type ChosenRules = {
  /** Its name with a date, which never changes its meaning. Example: `mtr-2026-02-27`. */
  readonly id: Scalars['ID']['output'];
  /** What a match gives, exactly. Example: `{ win draw loss }`. */
  readonly points: PointsGiven;
  /** In the order in which they are looked at. Example: `[{ id title }]`. */
  readonly tieBreaks: ReadonlyArray<TieBreakKind>;
  /** What it is. Example: `Match points, OMW %, GW %, OGW %`. */
  readonly title: Scalars['String']['output'];
};

/** Claims that a seat is away. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", seat: 1 }`. */
export type ClaimAwayInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat that is away. Example: `1`. */
  readonly seat: Scalars['Int']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** Takes a case on; once it was appealed, the appeal, by a head judge other than the first. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185" }`. */
export type ClaimCaseInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/** Makes a guest you, by the code that the organiser gave out. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", code: "8KQ2-M7TR" }`. */
export type ClaimEntrantInput = {
  /** The code on the guest's slip. Example: `8KQ2-M7TR`. */
  readonly code: Scalars['String']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** What each seat has to think. Example: `clock { kind seconds incrementSeconds }`. */
export type Clock = {
  /** How much more after each answer; 0 where it counts for each decision. Example: `15`. */
  readonly incrementSeconds: Scalars['Int']['output'];
  /** Whether it counts for a whole game or for each decision. Example: `TOTAL`. */
  readonly kind: ClockKind;
  /** How long. Example: `2700`. */
  readonly seconds: Scalars['Int']['output'];
};

/** Time that a ruling gives to a seat. Example: `clockCredits { seat ms }`. */
export type ClockCredit = {
  /** How much, in milliseconds. Example: `120000`. */
  readonly ms: Scalars['Int']['output'];
  /** The seat. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** Time for a seat. Example: `{ seat: 0, ms: 120000 }`. */
export type ClockCreditInput = {
  /** How much, in milliseconds, 1 to 3600000. Example: `120000`. */
  readonly ms: Scalars['Int']['input'];
  /** The seat. Example: `0`. */
  readonly seat: Scalars['Int']['input'];
};

/** What each seat has to think. Example: `{ kind: TOTAL, seconds: 1500, incrementSeconds: 10 }`. */
export type ClockInput = {
  /** How much more after each answer, 0 to 3600; for `TOTAL`. Example: `10`. */
  readonly incrementSeconds?: Scalars['Int']['input'];
  /** For what it counts. Example: `TOTAL`. */
  readonly kind: ClockKind;
  /** How long, 10 to 604800; not for `NONE`. Example: `1500`. */
  readonly seconds?: InputMaybe<Scalars['Int']['input']>;
};

/** For what a clock counts. Example: `TOTAL`. */
export type ClockKind =
  /** For each decision by itself. Example: 2 minutes. */
  | 'DECISION'
  /** For nothing: everybody takes the time they like. Example: a match by letters. */
  | 'NONE'
  /** For all that a seat has to decide in one game. Example: 45 minutes, and 15 seconds for each answer. */
  | 'TOTAL';

/** A period to close. Example: `{ idempotencyKey: $key, game: "voidream", season: "2026" }`. */
export type CloseRatingPeriodInput = {
  /** The game. Example: `voidream`. */
  readonly game: Scalars['ID']['input'];
  /** New for each command; the same one for a retry. Example: a random UUID. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The season that it belongs to; left out, that of the period before. Example: `2026`. */
  readonly season?: InputMaybe<Scalars['String']['input']>;
  /** It has what had its first result up to this moment; left out, now. Example: `2026-12-01T00:00:00.000Z`. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/**
 * Your device's name under a command: whoever shows another history than it saw will be found out. What it signs is in docs/FORMATS.md.
 * Example: `{ device: "miuqTW7S...", sawSeq: 12, sawHead: "9c1185a5...", signature: "gdf2ekTv..." }`.
 */
export type CommandSignatureInput = {
  /** The key of one of your `devices`. Example: `miuqTW7S4SNgG392VKOJPmR_bGffNHkCcs6nvyBR7XI`. */
  readonly device: Scalars['ID']['input'];
  /** The `head` of the match, or of the case, as you saw it last. Example: `a879e48125f5f4dd90b11c5244385f2b07693df8aa50193fc9e767a18e8cc386`. */
  readonly sawHead: Scalars['ID']['input'];
  /** The `seq` of the match, or of the case, as you saw it last. Example: `12`. */
  readonly sawSeq: Scalars['Int']['input'];
  /** 64 bytes in base64url. Example: `gdf2ekTv34_f8jWW...`. */
  readonly signature: Scalars['String']['input'];
};

/** Your commitment to a seed for a redeal. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", commitment: "ae4e…" }`. */
export type CommitSeedInput = {
  /** In hex, to the terms of the redeal's ceremony. Example: `ae4e3394fef7aaedf8d3a044373a3a3d64c07b0bc947caa16b981fded9bf60de`. */
  readonly commitment: Scalars['String']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
};

/** Computes what each seat has learned since a ply; before any rewind to it. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185", ply: 51 }`. */
export type ComputeDeltaInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The ply to which a rewind would go. Example: `51`. */
  readonly ply: Scalars['Int']['input'];
};

/** Confirms a result. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type ConfirmResultInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** A period to reckon again. Example: `{ idempotencyKey: $key, game: "voidream", period: 3 }`. */
export type CorrectRatingPeriodInput = {
  /** The game. Example: `voidream`. */
  readonly game: Scalars['ID']['input'];
  /** New for each command; the same one for a retry. Example: a random UUID. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The period, counted from 1. Example: `3`. */
  readonly period: Scalars['Int']['input'];
};

/** Corrects a result, of any round, or gives one where none came from the match; look at `correctionPreview` first. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", round: 2, tableId: "table_4f2a7c.31", games: { won: [2, 1], drawn: 0 }, reason: "The slip was read upside down." }`. */
export type CorrectResultInput = {
  /** How often it had been corrected when you looked, -1 where it had no result; where somebody was first, nothing is done. Example: `0`. */
  readonly corrections?: InputMaybe<Scalars['Int']['input']>;
  /** The games as they were. Example: `{ won: [2, 1], drawn: 0 }`. */
  readonly games: GamesInput;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['input'];
  /** The table of that round. Example: `table_4f2a7c.31`. */
  readonly tableId: Scalars['ID']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** What a correction would change. Example: `correctionPreview(round: 2, tableId: $id, games: $games) { says shifts { rankBefore rankAfter } }`. */
export type CorrectionPreview = {
  /** Whether the next stage has begun, so that the cut stays. Example: `false`. */
  readonly cutBegan: Scalars['Boolean']['output'];
  /** Who would go on to the next stage instead. Example: `[{ name }]`. */
  readonly joinsCut: ReadonlyArray<Entrant>;
  /** Who would not go on any more. Example: `[{ name }]`. */
  readonly leavesCut: ReadonlyArray<Entrant>;
  /** Rounds that were paired by the result as it was. Example: `[3, 4]`. */
  readonly pairedWithIt: ReadonlyArray<Scalars['Int']['output']>;
  /** Why it would be refused; null when it can be made. Example: `In the best of 3 one wins at most 2 games.` */
  readonly refusedBecause?: Maybe<Scalars['String']['output']>;
  /** The same, for other languages; empty where there is it in English alone, or it can be made. Example: `[{ text facts { name text number } }]`. */
  readonly refusedPhrases: ReadonlyArray<Phrase>;
  /** Who would stand elsewhere. Example: `[{ entrant { name } rankBefore rankAfter }]`. */
  readonly shifts: ReadonlyArray<StandingShift>;
};

/** A game as it is counted. Example: `nodes { id matchId endedAt ended seats { player { name } place } }`. */
export type CountedGame = {
  /** How many decisions it had; null where it was only reported. Example: `104`. */
  readonly decisions?: Maybe<Scalars['Int']['output']>;
  /** In what way. Example: `conceded`. */
  readonly ended: Scalars['String']['output'];
  /** When it ended. Example: `2026-11-21T14:30:00.000Z`. */
  readonly endedAt: Scalars['DateTime']['output'];
  /** The game that was played. Example: `voidream`. */
  readonly game: Scalars['ID']['output'];
  /** Its name: the match, and which game of it. Example: `4f2a7c.1`. */
  readonly id: Scalars['ID']['output'];
  /** The match it belongs to. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['output'];
  /** How many rounds it had; null where they were not counted, or nobody may know yet. Example: `8`. */
  readonly rounds?: Maybe<Scalars['Int']['output']>;
  /** By seat, who played and how it ended for them. Example: `[{ player { name } ending }]`. */
  readonly seats: ReadonlyArray<CountedSeat>;
  /** How long it took; null where it was only reported. Example: `1260`. */
  readonly seconds?: Maybe<Scalars['Int']['output']>;
  /** The tournament; null outside of any. Example: `tournament_4f2a7c`. */
  readonly tournamentId?: Maybe<Scalars['ID']['output']>;
};

/** A page of games. Example: `games(first: 20) { nodes { matchId } pageInfo { endCursor } }`. */
export type CountedGameConnection = {
  /** The entries with their cursors. Example: `[{ cursor node { id } }]`. */
  readonly edges: ReadonlyArray<CountedGameEdge>;
  /** The entries alone. Example: `[{ matchId }]`. */
  readonly nodes: ReadonlyArray<CountedGame>;
  /** Where in the list this page lies. Example: `{ hasNextPage endCursor }`. */
  readonly pageInfo: PageInfo;
};

/** A game in a list. Example: `edges { cursor node { matchId } }`. */
export type CountedGameEdge = {
  /** The entry's place, for `after` and `before`. Example: `WyIyMDI2Il0`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. Example: `{ matchId }`. */
  readonly node: CountedGame;
};

/** Somebody's seat in a game that is counted. Example: `{ player { name } place ending deck }`. */
export type CountedSeat = {
  /** What kind of deck it is; null while the list is closed, or not known. Example: `the-ninth-gatehouse+fracta`. */
  readonly archetype?: Maybe<Scalars['String']['output']>;
  /** Its bastion; null while the list is closed. Example: `the-ninth-gatehouse`. */
  readonly bastion?: Maybe<Scalars['String']['output']>;
  /** The hash of their deck list; null where it is not known. Example: `9b1c...`. */
  readonly deck?: Maybe<Scalars['String']['output']>;
  /** How it ended for them. Example: `WON`. */
  readonly ending: GameEnding;
  /** Its factions, the main one first; none while the list is closed. Example: `["chimeric-court", "fracta"]`. */
  readonly factions: ReadonlyArray<Scalars['String']['output']>;
  /** Its mind card; null while the list is closed. Example: `calm`. */
  readonly mind?: Maybe<Scalars['String']['output']>;
  /** Counted from 1; shared in a draw. Example: `1`. */
  readonly place: Scalars['Int']['output'];
  /** The player; null for a guest. Example: `{ name }`. */
  readonly player?: Maybe<Person>;
  /** The player, or a guest's entry in the tournament. Example: `person_7d1e`. */
  readonly playerId: Scalars['ID']['output'];
};

/** Makes a token for a program. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", label: "my bot", scopes: [GAME_PLAY] }`. */
export type CreateApiTokenInput = {
  /** A new key for each command, 16 to 200 characters; the same key again replaces a secret you never got. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** What you call it, 1 to 60 characters. Example: `my bot`. */
  readonly label: Scalars['String']['input'];
  /** What it may be used for, none that you lack yourself. Example: `[GAME_PLAY]`. */
  readonly scopes: ReadonlyArray<Scope>;
  /** When it runs out; left out, never. Example: `2027-01-01T00:00:00.000Z`. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Creates a match. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", game: "voidream", seats: 2 }`. */
export type CreateMatchInput = {
  /** How many games at most: 1, 3 or 5; more than 1 for two seats. Example: `3`. */
  readonly bestOf?: Scalars['Int']['input'];
  /** What each seat has to think; left out, 45 minutes and 15 seconds for each answer, and nothing where one plays alone. Example: `{ kind: DECISION, seconds: 120 }`. */
  readonly clock?: InputMaybe<ClockInput>;
  /** Whether the players may agree on a draw. Example: `true`. */
  readonly drawsAllowed?: Scalars['Boolean']['input'];
  /** The game's id, one of `server { games { id } }`. Example: `voidream`. */
  readonly game: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Whether it stands in the lobby; otherwise its id is the challenge that you send to whom you like. Example: `false`. */
  readonly listed?: Scalars['Boolean']['input'];
  /** What the game asks before the start. Example: `{"mode": "short"}`. */
  readonly options?: InputMaybe<Scalars['JsonObject']['input']>;
  /** How many seats. Example: `2`. */
  readonly seats: Scalars['Int']['input'];
  /** How far behind spectators are; left out, not at all. Example: `{ seconds: 60 }`. */
  readonly spectatorDelay?: InputMaybe<SpectatorDelayInput>;
  /** House rulings that differ from the default. Example: `[{ ruling: "VD-H.35", reading: "c" }]`. */
  readonly switches?: InputMaybe<ReadonlyArray<SwitchInput>>;
};

/** Makes a recovery link. Example: `{ personId: "person_7d1e" }`. */
export type CreateRecoveryLinkInput = {
  /** For whom. Example: `person_7d1e`. */
  readonly personId: Scalars['ID']['input'];
};

/** Creates a tournament. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", title: "Winter Cup" }`. */
export type CreateTournamentInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** How it is played; left out, Swiss by the usual number of rounds, best of three, by the Magic rules. Example: `{ stages: [{ format: SWISS, rounds: 5 }] }`. */
  readonly plan?: InputMaybe<TournamentPlanInput>;
  /** When it is to begin, if that is known: people are told so, and nothing happens by itself then. Example: `2026-11-28T09:00:00.000Z`. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** By whose clock that is said, a name of the IANA time zone database; left out, UTC. Example: `Europe/Berlin`. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters, shown to all. Example: `Winter Cup`. */
  readonly title: Scalars['String']['input'];
};

/** Makes a webhook. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", url: "https://example.org/hook" }`. */
export type CreateWebhookInput = {
  /** Only what came after this record; left out, all from the first on. Example: `tournament/4f2a7c:12`. */
  readonly after?: InputMaybe<Scalars['Position']['input']>;
  /** A new key for each webhook, 16 to 200 characters; the same key again gives the same webhook. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Whose deeds. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Where to, at most 500 characters. Example: `https://example.org/hook`. */
  readonly url: Scalars['String']['input'];
};

/** A group of a round robin. Example: `crossTables { stage group rows { points } }`. */
export type CrossTable = {
  /** The group, counted from 1. Example: `2`. */
  readonly group: Scalars['Int']['output'];
  /** Everybody in the group, the first above. Example: `[{ points }]`. */
  readonly rows: ReadonlyArray<CrossTableRow>;
  /** The stage, counted from 1. Example: `1`. */
  readonly stage: Scalars['Int']['output'];
};

/** A match of two in a group. Example: `cells { round ended won lost drawn }`. */
export type CrossTableCell = {
  /** Games that were drawn; null before there is a result. Example: `0`. */
  readonly drawn?: Maybe<Scalars['Int']['output']>;
  /** What came of it; null before there is a result. Example: `WON`. */
  readonly ended?: Maybe<MatchEnd>;
  /** Games that the other won; null before there is a result. Example: `1`. */
  readonly lost?: Maybe<Scalars['Int']['output']>;
  /** The round. Example: `3`. */
  readonly round: Scalars['Int']['output'];
  /** The table. Example: `table_4f2a7c.31`. */
  readonly tableId: Scalars['ID']['output'];
  /** Games that they won; null before there is a result. Example: `2`. */
  readonly won?: Maybe<Scalars['Int']['output']>;
};

/** Somebody's matches in their group. Example: `rows { entrant { name } points cells { ended } }`. */
export type CrossTableRow = {
  /** One for each row, in their order: null for oneself, and for whom they were not paired with yet. Example: `[null, { ended: WON }]`. */
  readonly cells: ReadonlyArray<Maybe<CrossTableCell>>;
  /** Who. Example: `{ name }`. */
  readonly entrant: Entrant;
  /** From the matches of the group alone, exact. Example: `9`. */
  readonly points: Scalars['String']['output'];
};

/** What a ruling took back: it stays readable. Example: `branches { fromPly lastPly atPly caseId }`. */
export type CutBranch = {
  /** The ply of the rewind itself, where play goes on. Plies are never used twice. Example: `56`. */
  readonly atPly: Scalars['Int']['output'];
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['output'];
  /** The first ply that was cut. Example: `52`. */
  readonly firstPly: Scalars['Int']['output'];
  /** The ply that was gone back to. Example: `51`. */
  readonly fromPly: Scalars['Int']['output'];
  /** The last ply that was cut. Example: `55`. */
  readonly lastPly: Scalars['Int']['output'];
  /** What became of the unknown. Example: `REDEAL`. */
  readonly randomness: RewindRandomness;
};

/** A decision that is yours. Example: `decision { kind hidden rules { id } }`. */
export type Decision = {
  /** Whether the others do not see your answer at once. Example: `true`. */
  readonly hidden: Scalars['Boolean']['output'];
  /** The decision point's name. Example: `bid`. */
  readonly kind: Scalars['String']['output'];
  /** The rules that ask for it. Example: `[{ id }]`. */
  readonly rules: ReadonlyArray<RuleRef>;
};

/** Somebody must decide. Example: `requests { seat told }`. */
export type DecisionAsked = {
  /** The seat that must decide. Example: `1`. */
  readonly seat: Scalars['Int']['output'];
  /** What everybody may know of the decision. Example: `{"kind": "turn"}`. */
  readonly told: Scalars['JsonObject']['output'];
};

/** A comparison of the cards with the list. Example: `checks { found note at judge { name } }`. */
export type DeckCheck = {
  /** When. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** What was found. Example: `IN_ORDER`. */
  readonly found: DeckFinding;
  /** Who. Example: `{ name }`. */
  readonly judge: Person;
  /** What the judge wrote; null without a note, and once erased. Example: `61 cards.` */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** What a deck check found. Example: `IN_ORDER`. */
export type DeckFinding =
  /** The cards are those of the list. Example: most. */
  | 'IN_ORDER'
  /** They are not. Example: a card too many. */
  | 'PROBLEM';

/** Who may read the decks. Example: `CLOSED`. */
export type DeckLists =
  /** The player and the judges, until it is over. Example: a large Swiss. */
  | 'CLOSED'
  /** None are handed in. Example: a friendly evening. */
  | 'NONE'
  /** Everybody, once locked. Example: a top eight. */
  | 'OPEN';

/** Something that is wrong with a deck. Example: `problems { line says rule { id } }`. */
export type DeckProblem = {
  /** The line of the text, from 1; null when it is about the whole. Example: `12`. */
  readonly line?: Maybe<Scalars['Int']['output']>;
  /** The same, for other languages; empty where there is it in English alone. Example: `[{ text facts { name text number } }]`. */
  readonly phrases: ReadonlyArray<Phrase>;
  /** The rule that says so, where there is one. Example: `{ id }`. */
  readonly rule?: Maybe<RuleRef>;
  /** What is wrong, and what would be right. Example: `There is no card "Gray Heron". Did you mean Grey Heron?` */
  readonly says: Scalars['String']['output'];
};

/** What is wrong with a deck, or nothing. Example: `checkDeck(game: "voidream", text: $text) { legal problems { line says rule { id } } }`. */
export type DeckVerdict = {
  /** Whether it may be played. Example: `true`. */
  readonly legal: Scalars['Boolean']['output'];
  /** What is wrong, in the order of the rules. Example: `[{ line says }]`. */
  readonly problems: ReadonlyArray<DeckProblem>;
};

/** Declines a draw. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type DeclineDrawInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** Ends an export. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", exportId: "export_3f0c7a52" }`. */
export type DeleteExportInput = {
  /** Which. Example: `export_3f0c7a52`. */
  readonly exportId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/** Ends a webhook. Example: `{ webhookId: "3f0c7a52" }`. */
export type DeleteWebhookInput = {
  /** Which. Example: `3f0c7a52`. */
  readonly webhookId: Scalars['ID']['input'];
};

/** A call for a judge. Example: `calls { matchId round table seat text at }`. */
export type DeskCall = {
  /** When. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['output'];
  /** The call's number in the match, for `answerJudgeCall`. Example: `1`. */
  readonly number: Scalars['Int']['output'];
  /** Who sits there and what they reported; null once the table was dissolved. Example: `pairing { entrants { name } match { reports { seat score { won } at } } }`. */
  readonly pairing?: Maybe<TournamentTable>;
  /** The round. Example: `4`. */
  readonly round: Scalars['Int']['output'];
  /** Who called, null when the reports themselves did. Example: `1`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The number that stands on the table in the room, where the judge has to go. Example: `9`. */
  readonly table: Scalars['Int']['output'];
  /** What it is about; null when nothing was said, or it was erased. Example: `We do not agree.`. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** A key with which one of your devices signs what you play. Example: `devices { key label since until }`. */
export type Device = {
  /** Its public key (Ed25519), 32 bytes in base64url. Example: `miuqTW7S4SNgG392VKOJPmR_bGffNHkCcs6nvyBR7XI`. */
  readonly key: Scalars['ID']['output'];
  /** What you call it, null when you did not say. Example: `Firefox at home`. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** When it was registered. Example: `2026-11-21T14:30:00.000Z`. */
  readonly since: Scalars['DateTime']['output'];
  /** When it was revoked, null while it signs. Example: `2026-11-22T09:00:00.000Z`. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

/** What came of a command about a device. Example: `{ device { key until } position userErrors { code message } }`. */
export type DevicePayload = {
  /** The device after it, null when it is none of yours. Example: `{ key label since }`. */
  readonly device?: Maybe<Device>;
  /** Where it stands in the log; null when it was not carried out. Example: `subject/7d1e:3`. */
  readonly position?: Maybe<Scalars['Position']['output']>;
  /** Whether it had been carried out before, under the same key. Example: `false`. */
  readonly repeated: Scalars['Boolean']['output'];
  /** Why it was not carried out; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Throws the draft away. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c" }`. */
export type DiscardDraftInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, for the record; it need not be said. Example: `Somebody came late.` */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Which errand. Example: `{ id: "pairing-opens-matches/tournament/4f2a7c/12" }`. */
export type DismissStuckErrandInput = {
  /** Its place on the list. Example: `pairing-opens-matches/tournament/4f2a7c/12`. */
  readonly id: Scalars['ID']['input'];
};

/** A dispute from raising to closing, as far as you may see it. Example: `case(id: $id) { phase about ply judge { name } }`. */
export type DisputeCase = Node & {
  /** What it is about. Example: `PLAY`. */
  readonly about: CaseSubject;
  /** Who accepted the ruling. When all parties have, it is final. Example: `[{ id }]`. */
  readonly acceptedBy: ReadonlyArray<Person>;
  /** The appeal, null while there is none. Example: `{ by { name } at ground }`. */
  readonly appeal?: Maybe<CaseAppeal>;
  /** The head judge who decides the appeal, null while none does. Example: `{ id name }`. */
  readonly appealJudge?: Maybe<Person>;
  /** Where the final ruling was carried out, null before. Example: `{ position head }`. */
  readonly applied?: Maybe<CaseApplied>;
  /** Answers that the game refused around the disputed ply; for judges of the case. Example: `[{ seat ply answer rule { id } }]`. */
  readonly attempts?: Maybe<ReadonlyArray<CaseAttempt>>;
  /** Why you can't take it on, though it is free and you judge there; null otherwise. Example: `{ code message }`. */
  readonly barred?: Maybe<UserError>;
  /** The disputed match at a ply, through somebody's eyes. Null until you looked (`lookAtPosition`), since each look is recorded. Example: `board(ply: 51, viewpoint: BOTH) { ply views { seat view } }`. */
  readonly board?: Maybe<CaseTable>;
  /** The claim in words; null when it was erased, and, until the match's key is out, for who has no part in the case. Example: `The Choir is Deep.`. */
  readonly claim?: Maybe<Scalars['String']['output']>;
  /** When something happens to it by itself: it is overdue, the ruling stands, or the appeal lapses. Example: `2026-11-21T14:32:00.000Z`. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** What each seat has learned since a ply; for judges of the case, and, each for themselves, for its players once there is a ruling. Example: `[{ fromPly undone risk }]`. */
  readonly deltas: ReadonlyArray<InformationDelta>;
  /** The record of the match that is disputed, null when none is. Example: `61`. */
  readonly disputedSeq?: Maybe<Scalars['Int']['output']>;
  /** How it ended, null before. Example: `RULED`. */
  readonly ending?: Maybe<CaseEnding>;
  /** Whose deck or conduct it is about, null otherwise. Example: `entrant_4f2a7c.12`. */
  readonly entrantId?: Maybe<Scalars['ID']['output']>;
  /** What was said in it, in order; null for who has no part in the case. Example: `[{ by { name } text at }]`. */
  readonly evidence?: Maybe<ReadonlyArray<CaseEvidence>>;
  /** More time that it was given, in order. Example: `[{ reason from to }]`. */
  readonly extensions: ReadonlyArray<CaseExtension>;
  /** Whether it waits for a head judge. Example: `true`. */
  readonly forHeadJudge: Scalars['Boolean']['output'];
  /** The hash of its last record. Example: `9c1185a5c5e9fc54...`. */
  readonly head: Scalars['ID']['output'];
  /** Since when its time stands still with its match, which a judge holds; null while it runs. Example: `2026-11-21T14:31:00.000Z`. */
  readonly heldSince?: Maybe<Scalars['DateTime']['output']>;
  /** The global id. Example: `case_9c1185`. */
  readonly id: Scalars['ID']['output'];
  /** Who judges it first, null while nobody does. Example: `{ id name }`. */
  readonly judge?: Maybe<Person>;
  /** In which role they do. Example: `JUDGE`. */
  readonly judgeRole?: Maybe<TournamentRole>;
  /** Who judges in its tournament, and why they could not have it now; null for who may not assign it. Example: `[{ person { name } barred { code } }]`. */
  readonly judges?: Maybe<ReadonlyArray<CaseJudge>>;
  /** What judges looked at; null until it is closed, for all but staff. Example: `[{ by { name } ply viewpoint at }]`. */
  readonly looks?: Maybe<ReadonlyArray<CaseLook>>;
  /** The match, null where it is about none. Example: `match_4f2a7c`. */
  readonly matchId?: Maybe<Scalars['ID']['output']>;
  /** What you can do in it now. Example: `[CLAIM, ASSIGN]`. */
  readonly mayDo: ReadonlyArray<CaseAct>;
  /** Whether it took longer than it should. Example: `false`. */
  readonly overdue: Scalars['Boolean']['output'];
  /** Who has a part in it, other than judges. Example: `[{ person { name } seat }]`. */
  readonly parties: ReadonlyArray<CaseParty>;
  /** How far it is. Example: `CLAIMED`. */
  readonly phase: CasePhase;
  /** The ply that is disputed: the position after the move. Null when not about play. Example: `52`. */
  readonly ply?: Maybe<Scalars['Int']['output']>;
  /** As of which record all of this holds. Example: `case/9c1185:4`. */
  readonly position: Scalars['Position']['output'];
  /** When. Example: `2026-11-21T14:30:00.000Z`. */
  readonly raisedAt: Scalars['DateTime']['output'];
  /** The ply at which the match stood when it was raised. Example: `55`. */
  readonly raisedAtPly?: Maybe<Scalars['Int']['output']>;
  /** Who raised it, null when erased. Example: `{ id name }`. */
  readonly raisedBy?: Maybe<Person>;
  /** Their seat, null when they have none. Example: `1`. */
  readonly raisedBySeat?: Maybe<Scalars['Int']['output']>;
  /** What could be set right now, as the game offers it; for judges of the case. Example: `[{ form key }]`. */
  readonly repairs?: Maybe<ReadonlyArray<Offer>>;
  /** The round, null where it is about none. Example: `4`. */
  readonly round?: Maybe<Scalars['Int']['output']>;
  /** The rule that was broken, as far as who raised it knows. Example: `{ id }`. */
  readonly rule?: Maybe<RuleRef>;
  /** The ruling that stands, null before there is one. Example: `{ finding remedy rules { id } }`. */
  readonly ruling?: Maybe<CaseRuling>;
  /** What was ruled, in order: a second one came from an appeal. Example: `[{ finding remedy }]`. */
  readonly rulings: ReadonlyArray<CaseRuling>;
  /** How many records the case has. Example: `4`. */
  readonly seq: Scalars['Int']['output'];
  /** The number that stands on the table in the room; null where it is about none. Example: `9`. */
  readonly table?: Maybe<Scalars['Int']['output']>;
  /** The tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['output'];
};


/** A dispute from raising to closing, as far as you may see it. Example: `case(id: $id) { phase about ply judge { name } }`. */
export type DisputeCaseBoardArgs = {
  ply: Scalars['Int']['input'];
  seat?: InputMaybe<Scalars['Int']['input']>;
  viewpoint: CaseViewpoint;
};

/** Takes a player out for good; the match at hand is lost. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entrantId: "entrant_4f2a7c.12", reason: "Stacked a deck." }`. */
export type DisqualifyInput = {
  /** Whom. Example: `entrant_4f2a7c.12`. */
  readonly entrantId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** What came of it, when there is nothing to show. Example: `{ userErrors { code message } }`. */
export type DonePayload = {
  /** Why it was not done; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Pairs the next round; only the staff see it until it is published. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c" }`. */
export type DraftRoundInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Takes a player out: yourself, or, as staff, anybody. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entrantId: "entrant_4f2a7c.12" }`. */
export type DropFromTournamentInput = {
  /** Whom. Example: `entrant_4f2a7c.12`. */
  readonly entrantId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why; the staff say it. Example: `Went home after round 3.` */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Ends it with the ranking as it is; every table must have its result. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c" }`. */
export type EndTournamentInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Enters players, people by their id or guests by a name; late ones too. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", players: [{ guest: "Mira K." }] }`. */
export type EnterPlayersInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** How the rounds before count for them, when it has begun. Example: `LOSS`. */
  readonly missed?: MissedRounds;
  /** 1 to 500 of them. Example: `[{ personId: "person_7d1e" }, { guest: "Mira K." }]`. */
  readonly players: ReadonlyArray<PlayerInput>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Enters a result. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", won: [2, 0] }`. */
export type EnterResultInput = {
  /** Whether both lose, whatever the games. Example: `false`. */
  readonly bothLost?: Scalars['Boolean']['input'];
  /** How many games were drawn. Example: `0`. */
  readonly drawn?: Scalars['Int']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Whether it was not played: who lost it did not come. The other has all games, as `[2, 0]` in the best of 3; with `bothLost` nobody came. Example: `false`. */
  readonly notPlayed?: Scalars['Boolean']['input'];
  /** How many games each seat won, in the order of the seats. Example: `[2, 0]`. */
  readonly won: ReadonlyArray<Scalars['Int']['input']>;
};

/** Somebody in a tournament. Example: `{ id name status person { name } }`. */
export type Entrant = {
  /** Rounds for which a bye was awarded. Example: `[1]`. */
  readonly byes: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether they said they are there. Example: `true`. */
  readonly checkedIn: Scalars['Boolean']['output'];
  /** The code by which a guest becomes a person; null for people, and for all but the staff. Example: `8KQ2-M7TR`. */
  readonly claimCode?: Maybe<Scalars['String']['output']>;
  /** The deck that they handed in, null without one. Example: `{ hash locked text }`. */
  readonly deck?: Maybe<EntrantDeck>;
  /** Where they always sit; null where that is anywhere, and for who is not of the staff. Example: `3`. */
  readonly fixedTable?: Maybe<Scalars['Int']['output']>;
  /** The global id. Example: `entrant_4f2a7c.12`. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is you. Example: `true`. */
  readonly isYou: Scalars['Boolean']['output'];
  /** The person's name, or what the staff typed for a guest; null once erased. Example: `Mira K.` */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** In the order of coming, from 1. Example: `12`. */
  readonly number: Scalars['Int']['output'];
  /** The account, null for a guest. Example: `{ id }`. */
  readonly person?: Maybe<Person>;
  /** While a bracket is played, whether a match of theirs is on or to come; null otherwise. Example: `false`. */
  readonly playsOn?: Maybe<Scalars['Boolean']['output']>;
  /** Whether they play. Example: `IN`. */
  readonly status: EntrantStatus;
  /** Where they sit in the round that is played, null when nowhere. Example: `{ number }`. */
  readonly table?: Maybe<TournamentTable>;
};

/** A page of entrants. Example: `entrants(first: 50) { nodes { id } pageInfo { endCursor } }`. */
export type EntrantConnection = {
  /** The entries with their cursors. Example: `[{ cursor node { id } }]`. */
  readonly edges: ReadonlyArray<EntrantEdge>;
  /** The entries alone. Example: `[{ id }]`. */
  readonly nodes: ReadonlyArray<Entrant>;
  /** Where in the list this page lies. Example: `{ hasNextPage endCursor }`. */
  readonly pageInfo: PageInfo;
  /** How many there are on all pages. Example: `1998`. */
  readonly total: Scalars['Int']['output'];
};

/** How many entrants there are of each kind. Example: `counts { in waiting dropped disqualified checkedIn }`. */
export type EntrantCounts = {
  /** Who play or wait and have checked in. Example: `60`. */
  readonly checkedIn: Scalars['Int']['output'];
  /** Who were sent away. Example: `0`. */
  readonly disqualified: Scalars['Int']['output'];
  /** Who went. Example: `2`. */
  readonly dropped: Scalars['Int']['output'];
  /** Who play. Example: `64`. */
  readonly in: Scalars['Int']['output'];
  /** Who wait for a place. Example: `3`. */
  readonly waiting: Scalars['Int']['output'];
};

/** A deck that was handed in. Example: `deck { hash locked changes text checks { found note at } }`. */
export type EntrantDeck = {
  /** How often the staff changed it after that. Example: `0`. */
  readonly changes: Scalars['Int']['output'];
  /** What judges found; null while you may not know. Example: `[{ found note at }]`. */
  readonly checks?: Maybe<ReadonlyArray<DeckCheck>>;
  /** Its factions, the main one first; none while you may not read the list. Example: `["chimeric-court", "fracta"]`. */
  readonly factions: ReadonlyArray<Scalars['String']['output']>;
  /** Made of the cards and a salt, so that nobody can guess the list from it. Example: `9c11...`. */
  readonly hash: Scalars['ID']['output'];
  /** Whether only the staff can change it now. Example: `true`. */
  readonly locked: Scalars['Boolean']['output'];
  /** The list as it was typed; null while you may not read it. Example: `Bastion: The Tower of Names`. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** An entrant in a list. Example: `edges { cursor node { id } }`. */
export type EntrantEdge = {
  /** The entry's place, for `after` and `before`. Example: `WzEyXQ`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. Example: `{ id }`. */
  readonly node: Entrant;
};

/** In which order entrants are listed. Example: `NAME`. */
export type EntrantOrder =
  /** As they came. Example: the first who registered first. */
  | 'ENTERED'
  /** By their names. Example: Anna before Bert. */
  | 'NAME';

/** Whether somebody plays. Example: `IN`. */
export type EntrantStatus =
  /** They were sent away. Example: for cheating. */
  | 'DISQUALIFIED'
  /** They went. Example: after a lost round. */
  | 'DROPPED'
  /** They play. Example: most. */
  | 'IN'
  /** They wait for a place. Example: beyond the capacity. */
  | 'WAITING';

/** Erases you. Example: `{ idempotencyKey: "3f0c7a52b8e94d16" }`. */
export type EraseMeInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/** Erases somebody. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", personId: "person_7d1e" }`. */
export type ErasePersonInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Whom. Example: `person_7d1e`. */
  readonly personId: Scalars['ID']['input'];
};

/** Hands a case to a head judge. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185" }`. */
export type EscalateCaseInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/** A file that is made of what was played. Example: `{ id of format state done total bytes url expires }`. */
export type Export = {
  /** When it was asked for. Example: `2026-11-21T14:30:00.000Z`. */
  readonly asked: Scalars['DateTime']['output'];
  /** By what figures are told apart; empty for the others. Example: `[BASTION, OPPONENT_BASTION]`. */
  readonly by: ReadonlyArray<FigureBy>;
  /** How large the file is; null until it is ready. Example: `8140112`. */
  readonly bytes?: Maybe<Scalars['Int']['output']>;
  /** How many games were looked at. Example: `12500`. */
  readonly done: Scalars['Int']['output'];
  /** When it is removed; null until it is ready, or has failed. Example: `2026-11-22T14:30:00.000Z`. */
  readonly expires?: Maybe<Scalars['DateTime']['output']>;
  /** How it is written. Example: `CSV`. */
  readonly format: ExportFormat;
  /** Its id, for you alone. Example: `export_3f0c7a52`. */
  readonly id: Scalars['ID']['output'];
  /** What a line of it is. Example: `GAMES`. */
  readonly of: ExportOf;
  /** Whether it is there. Example: `WORKING`. */
  readonly state: ExportState;
  /** Of how many; 0 until they were counted. Example: `50000`. */
  readonly total: Scalars['Int']['output'];
  /** Why it failed, and what helps; null unless it has. Example: `The file would be larger than 1 GB: narrow the filter, and start again.` */
  readonly trouble?: Maybe<Scalars['String']['output']>;
  /** Where it is fetched from this server, also in parts (`Range`): whoever has this address gets it. Null until it is ready. Example: `/export/made/7d1e.3f0c7a52/games.csv?key=Zm9v`. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** How an export is written. Example: `CSV`. */
export type ExportFormat =
  /** A table, as RFC 4180 has it. Example: `games.csv`. */
  | 'CSV'
  /** A JSON object a line. Example: `games.ndjson`. */
  | 'NDJSON';

/** What a line of an export is. Example: `GAMES`. */
export type ExportOf =
  /** A card of a deck of a game. Example: `/export/cards.csv`. */
  | 'CARDS'
  /** A figure. Example: `/export/figures.csv?by=BASTION`. */
  | 'FIGURES'
  /** A seat of a game. Example: `/export/games.csv`. */
  | 'GAMES';

/** What came of it. Example: `{ export { id state } userErrors { message } }`. */
export type ExportPayload = {
  /** The export; null when it was refused, or deleted. Example: `{ id state }`. */
  readonly export?: Maybe<Export>;
  /** Why nothing was done; empty when it was. Example: `[{ code: "INVALID_INPUT" }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Whether an export is there. Example: `READY`. */
export type ExportState =
  /** It could not be made. Example: `trouble` says why. */
  | 'FAILED'
  /** It can be fetched. Example: by `url`. */
  | 'READY'
  /** Others are made first. Example: just asked for. */
  | 'WAITING'
  /** It is being made; after a restart of the server from the beginning. Example: `done` grows. */
  | 'WORKING';

/** Gives one table more time, or takes some back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", round: 3, tableId: "table_4f2a7c.31", minutes: 5 }`. */
export type ExtendTableInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** So much more; less than zero takes back. Example: `5`. */
  readonly minutes: Scalars['Int']['input'];
  /** Why. Example: `Deck check.` */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['input'];
  /** The table of that round. Example: `table_4f2a7c.31`. */
  readonly tableId: Scalars['ID']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Why a case was given more time. Example: `OUTAGE`. */
export type ExtensionReason =
  /** No server could take anything in. Example: a power cut. */
  | 'OUTAGE'
  /** A judge held the match. Example: a fire alarm. */
  | 'PAUSE';

/** Something that happened, and the rule that made it happen. Example: `facts { kind rule { id } data }`. */
export type Fact = {
  /** What you may know of it. Example: `{"seat": 0, "cards": 1}`. */
  readonly data: Scalars['JsonObject']['output'];
  /** What kind of thing. Example: `drew`. */
  readonly kind: Scalars['String']['output'];
  /** The rule that made it happen, where there is one. Example: `{ id }`. */
  readonly rule?: Maybe<RuleRef>;
  /** The same as a sentence in English, with the names of the seats, or their numbers; of a game without sentences, as a line. Example: `Anna passes.`. */
  readonly text: Scalars['String']['output'];
};

/** One figure, and what it was counted from. Example: `{ keys rate { n share low high } games(first: 10) { nodes { matchId } } }`. */
export type Figure = {
  /** Games drawn. Example: `1`. */
  readonly drawn: Scalars['Int']['output'];
  /** The games that it counts, the latest first. Example: `games(first: 10) { nodes { matchId } }`. */
  readonly games: CountedGameConnection;
  /** What it is of, a value for each thing games were told apart by; people, tournaments and guests' entries by their ids. Example: `["person_88aa"]`. */
  readonly keys: ReadonlyArray<Scalars['String']['output']>;
  /** Games lost. Example: `4`. */
  readonly lost: Scalars['Int']['output'];
  /** The people among the keys. Example: `[{ name }]`. */
  readonly people: ReadonlyArray<Person>;
  /** How often it was won, with its uncertainty. Example: `{ n share low high }`. */
  readonly rate: Rate;
  /** Games won. Example: `7`. */
  readonly won: Scalars['Int']['output'];
};


/** One figure, and what it was counted from. Example: `{ keys rate { n share low high } games(first: 10) { nodes { matchId } } }`. */
export type FigureGamesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** By what games are told apart. Example: `OPPONENT`. */
export type FigureBy =
  /** What kind of deck: its bastion, and the guest faction if it has one. Example: `the-ninth-gatehouse+fracta`. */
  | 'ARCHETYPE'
  /** Their bastion. Example: `the-ninth-gatehouse`. */
  | 'BASTION'
  /** Each card of their deck. Example: `reed-warden`. */
  | 'CARD'
  /** The hash of the cards it was played with. Example: `9b1c...`. */
  | 'CARDS'
  /** Each card that they drew. Example: `reed-warden`. */
  | 'CARD_DRAWN'
  /** Each card that they played. Example: `reed-warden`. */
  | 'CARD_PLAYED'
  /** The day in Greenwich. Example: `2026-11-21`. */
  | 'DAY'
  /** The hash of their deck list, where it is known. Example: `9b1c...`. */
  | 'DECK'
  /** In what way it ended, in the game's own words, or `agreed`, `reported`, `entered` and `corrected`. Example: `conceded`. */
  | 'ENDED'
  /** The factions of their deck, each for itself. Example: `chimeric-court`. */
  | 'FACTION'
  /** The game that is played. Example: `voidream`. */
  | 'GAME'
  /** How many decisions the game had; games that were only reported are left out. Example: `51-100`. */
  | 'LENGTH'
  /** Their mind card. Example: `calm`. */
  | 'MIND'
  /** The month in Greenwich. Example: `2026-11`. */
  | 'MONTH'
  /** Whom they played. Example: `person_88aa`. */
  | 'OPPONENT'
  /** The opponent's kind of deck. Example: `the-hollow-orrery`. */
  | 'OPPONENT_ARCHETYPE'
  /** The opponent's bastion. Example: `the-hollow-orrery`. */
  | 'OPPONENT_BASTION'
  /** The hash of the opponent's deck list, where it is known. Example: `9b1c...`. */
  | 'OPPONENT_DECK'
  /** The factions of the opponent's deck, each for itself. Example: `fracta`. */
  | 'OPPONENT_FACTION'
  /** The opponent's mind card. Example: `calm`. */
  | 'OPPONENT_MIND'
  /** Who played. Example: `person_7d1e`. */
  | 'PLAYER'
  /** How many rounds the game had, where they were counted. Example: `6-10`. */
  | 'ROUNDS'
  /** The seat, counted from 1. Example: `1`. */
  | 'SEAT'
  /** The tournament; games outside tournaments are left out. Example: `tournament_4f2a7c`. */
  | 'TOURNAMENT';

/** Where somebody sits. Example: `{ idempotencyKey: $key, tournamentId: $id, entrantId: $a, table: 3, reason: "Wheelchair" }`. */
export type FixTableInput = {
  /** Who. Example: `entrant_4f2a7c.1`. */
  readonly entrantId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why; only the staff read it. Example: `Wheelchair`. */
  readonly reason: Scalars['String']['input'];
  /** The number of the table; null lets them sit anywhere again. Example: `3`. */
  readonly table?: InputMaybe<Scalars['Int']['input']>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** How one of the last games ended. Example: `{ ending: WON game { matchId } }`. */
export type FormEntry = {
  /** How it ended for the player. Example: `WON`. */
  readonly ending: GameEnding;
  /** The game. Example: `{ matchId endedAt }`. */
  readonly game: CountedGame;
};

/** Something that was found. Example: `search(text: "lantern", first: 10) { kind id title }`. */
export type Found = {
  /** The game's id; null for a person. Example: `voidream`. */
  readonly game?: Maybe<Scalars['ID']['output']>;
  /** Its global id. Example: `tournament_4f2a7c`. */
  readonly id: Scalars['ID']['output'];
  /** What it is. Example: `TOURNAMENT`. */
  readonly kind: FoundKind;
  /** What it is called. Example: `The Lantern Open`. */
  readonly title: Scalars['String']['output'];
};

/** What can be found by a word. Example: `TOURNAMENT`. */
export type FoundKind =
  /** A match, by the names of who plays in it. Example: `Ines Varga against Tobias Lund`. */
  | 'MATCH'
  /** A person, by the start of a part of the name, or by the whole name. Example: `Ines Varga`. */
  | 'PERSON'
  /** A tournament, by the start of a word of its title. Example: `The Long Night Open`. */
  | 'TOURNAMENT';

/** How a game ended for one who played it. Example: `WON`. */
export type GameEnding =
  /** First, with others. Example: a draw that was agreed on. */
  | 'DRAWN'
  /** Not first. Example: conceding. */
  | 'LOST'
  /** First, alone. Example: more points than the opponent. */
  | 'WON';

/** A game that can be played here. Example: `games { id title seats { least most } }`. */
export type GameKind = {
  /** Changes whenever the same answers could lead elsewhere. Example: `1`. */
  readonly engine: Scalars['String']['output'];
  /** The game's id. Example: `voidream`. */
  readonly id: Scalars['ID']['output'];
  /** How many seats it takes. Example: `{ least most }`. */
  readonly seats: SeatRange;
  /** The game's name. Example: `Voidream`. */
  readonly title: Scalars['String']['output'];
};

/** Which games count; what is left out does not matter. Example: `{ game: "voidream", since: "2026-01-01T00:00:00.000Z" }`. */
export type GamesFilter = {
  /** Only with this kind of deck. Example: `the-ninth-gatehouse+fracta`. */
  readonly archetype?: InputMaybe<Scalars['String']['input']>;
  /** Only with this bastion. Example: `the-ninth-gatehouse`. */
  readonly bastion?: InputMaybe<Scalars['String']['input']>;
  /** Only games that ended before this moment. Example: `2027-01-01T00:00:00.000Z`. */
  readonly before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only with this card in the deck. Example: `reed-warden`. */
  readonly card?: InputMaybe<Scalars['ID']['input']>;
  /** Only where they drew this card. Example: `reed-warden`. */
  readonly cardDrawn?: InputMaybe<Scalars['ID']['input']>;
  /** Only where they played this card. Example: `reed-warden`. */
  readonly cardPlayed?: InputMaybe<Scalars['ID']['input']>;
  /** Only games that were played with these cards, by the hash of the set. Example: `9b1c...`. */
  readonly cards?: InputMaybe<Scalars['String']['input']>;
  /** Only games of so many decisions, as `LENGTH` tells them apart. Example: `51-100`. */
  readonly decisions?: InputMaybe<Scalars['String']['input']>;
  /** Only with this deck list, by its hash. Example: `9b1c...`. */
  readonly deck?: InputMaybe<Scalars['String']['input']>;
  /** Only games that ended so. Example: `conceded`. */
  readonly ended?: InputMaybe<Scalars['String']['input']>;
  /** Only with this faction in the deck. Example: `fracta`. */
  readonly faction?: InputMaybe<Scalars['String']['input']>;
  /** Only this game. Example: `voidream`. */
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  /** Only with this mind card. Example: `calm`. */
  readonly mind?: InputMaybe<Scalars['String']['input']>;
  /** Only against this player. Example: `person_88aa`. */
  readonly opponent?: InputMaybe<Scalars['ID']['input']>;
  /** Only against this kind of deck. Example: `the-hollow-orrery`. */
  readonly opponentArchetype?: InputMaybe<Scalars['String']['input']>;
  /** Only against this bastion. Example: `the-hollow-orrery`. */
  readonly opponentBastion?: InputMaybe<Scalars['String']['input']>;
  /** Only games that this player played, and of these only their own side. Example: `person_7d1e`. */
  readonly player?: InputMaybe<Scalars['ID']['input']>;
  /** Only players who had less than this rating then; who had none does not count. Example: `1800.0`. */
  readonly ratingBelow?: InputMaybe<Scalars['Float']['input']>;
  /** Only players who had at least this rating then; who had none does not count. Example: `1600.0`. */
  readonly ratingFrom?: InputMaybe<Scalars['Float']['input']>;
  /** Only games of so many rounds, as `ROUNDS` tells them apart. Example: `6-10`. */
  readonly rounds?: InputMaybe<Scalars['String']['input']>;
  /** Only this seat, counted from 1. Example: `1`. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** Only games that ended at this moment or later. Example: `2026-01-01T00:00:00.000Z`. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only games of this tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId?: InputMaybe<Scalars['ID']['input']>;
};

/** The games of a match. Example: `{ won: [2, 1], drawn: 0 }`. */
export type GamesInput = {
  /** Whether the match is lost by both, whatever was played. Example: `false`. */
  readonly bothLost?: Scalars['Boolean']['input'];
  /** Drawn. Example: `0`. */
  readonly drawn?: Scalars['Int']['input'];
  /** Whether it was not played: who lost it did not come. The other has all games, as `[2, 0]` in the best of 3; with `bothLost` nobody came. Example: `false`. */
  readonly notPlayed?: Scalars['Boolean']['input'];
  /** The place of each seat from 1 on, where three or more sit; of two the games won say it. Example: `[1, 3, 2, 4]`. */
  readonly places?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Won by each seat, in the order of the table. Example: `[2, 1]`. */
  readonly won: ReadonlyArray<Scalars['Int']['input']>;
};

/** Gives a role. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", personId: "person_7d1e", role: ADMIN }`. */
export type GrantRoleInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** To whom. Example: `person_7d1e`. */
  readonly personId: Scalars['ID']['input'];
  /** Which. Example: `ADMIN`. */
  readonly role: PersonRole;
};

/** Gives a role. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", personId: "person_7d1e", role: JUDGE }`. */
export type GrantTournamentRoleInput = {
  /** An admin acts for the house, which the record then says. Example: `true`. */
  readonly asAdmin?: Scalars['Boolean']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** To whom. Example: `person_7d1e`. */
  readonly personId: Scalars['ID']['input'];
  /** Which. Example: `JUDGE`. */
  readonly role: TournamentRole;
  /** Where. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Hands in a game. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c.31", game: 1, importedMatchId: "match_imported-9c11" }`. */
export type HandInGameInput = {
  /** Who sat where in it, by the staff alone; left out, its players have to be those of the match. Example: `["entrant_4f2a7c.12", "entrant_4f2a7c.7"]`. */
  readonly entrantIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Which of its games this is, or begins with, counted from 1. Example: `1`. */
  readonly game: Scalars['Int']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match that was played elsewhere, as it was imported. Example: `match_imported-9c11`. */
  readonly importedMatchId: Scalars['ID']['input'];
  /** The match of the tournament. Example: `match_4f2a7c.31`. */
  readonly matchId: Scalars['ID']['input'];
};

/** A game that was played elsewhere and counts here. Example: `handedIn { game matchId places seat }`. */
export type HandedInGame = {
  /** Which game of this match it is, counted from 1. Example: `2`. */
  readonly game: Scalars['Int']['output'];
  /** Which game it is in there, counted from 1. Example: `1`. */
  readonly gameThere: Scalars['Int']['output'];
  /** The match as it was imported, whose replay shows the game. Example: `match_imported-9c11`. */
  readonly matchId: Scalars['ID']['output'];
  /** Where the seats of this match came in, from 1 on. Example: `[2, 1]`. */
  readonly places: ReadonlyArray<Scalars['Int']['output']>;
  /** Who handed it in; null for the staff. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
};

/** Hides a note. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", noteId: "note_4f2a7c", reason: "Offends a player." }`. */
export type HideNoteInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The note. Example: `note_4f2a7c`. */
  readonly noteId: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; its author reads it. Example: `Offends a player.` */
  readonly reason: Scalars['String']['input'];
};

/** Enters players from a table as text; nothing is entered when a line is wrong. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", csv: "name,id\nMira K.,\nJon P.,person_7d1e" }`. */
export type ImportPlayersInput = {
  /** CSV with a header; a column `name` for guests, a column `id` for people, at most 2,000 lines. Example: `name\nMira K.\nJon P.`. */
  readonly csv: Scalars['String']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** How the rounds before count for them, when it has begun. Example: `LOSS`. */
  readonly missed?: MissedRounds;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** That a stream had come so far when the Merkle log was signed. Example: `{ position proof }`. */
export type InclusionProof = {
  /** The head that is a leaf of the log. Example: `match/4f2a7c:12`. */
  readonly position: Scalars['Position']['output'];
  /**
   * The proof with its checkpoint, as a file of the format C2SP tlog-proof. Example: `c2sp.org/tlog-proof@v1
   * index 3
   * …`.
   */
  readonly proof: Scalars['String']['output'];
};

/** What each seat has learned since a ply, and what else a rewind to it would undo. Example: `deltas { fromPly toPly undone risk learned { seat count } }`. */
export type InformationDelta = {
  /** When it was computed. Example: `2026-11-21T14:31:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** How often chance was asked since. Example: `1`. */
  readonly draws: Scalars['Int']['output'];
  /** The ply to which a rewind would go. Example: `51`. */
  readonly fromPly: Scalars['Int']['output'];
  /** By seat: what was learned. Example: `[{ seat count }]`. */
  readonly learned: ReadonlyArray<LearnedBySeat>;
  /** What a rewind would give away. Example: `SOME`. */
  readonly risk: RewindRisk;
  /** Whether it is a simple backup, which a judge may rule: one answer at most, no chance, nothing learned. Example: `true`. */
  readonly simple: Scalars['Boolean']['output'];
  /** What should become of the unknown: dealt anew once somebody learned something. Example: `REDEAL`. */
  readonly suggested: RewindRandomness;
  /** The ply at which the match stood. Example: `55`. */
  readonly toPly: Scalars['Int']['output'];
  /** How many answers would be undone. Example: `4`. */
  readonly undone: Scalars['Int']['output'];
};

/** What a penalty is for. Example: `PLAY_ERROR`. */
export type Infringement =
  /** Behaviour. Example: an insult. */
  | 'CONDUCT'
  /** The deck or its list. Example: 39 cards. */
  | 'DECK'
  /** The game was played against its rules. Example: a card drawn too many. */
  | 'PLAY_ERROR'
  /** The way the tournament is run was not kept. Example: late at the table. */
  | 'PROCEDURE'
  /** Too slow. Example: three minutes for an answer. */
  | 'TIME';

/** Rules, as the judge who has the case; then the window for an appeal is open. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185", finding: UPHELD, remedy: { remedy: PLAY_ON }, rules: ["VD-6.4.1"], reason: "The Choir is Deep." }`. */
export type IssueRulingInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** Time that is given. Example: `[{ seat: 0, ms: 120000 }]`. */
  readonly clockCredits?: ReadonlyArray<ClockCreditInput>;
  /** Whether the claim is right. Example: `UPHELD`. */
  readonly finding: CaseFinding;
  /** The house rulings it rests on. Example: `[{ ruling: "VD-H.20", reading: "a" }]`. */
  readonly houseRulings?: ReadonlyArray<SwitchInput>;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Penalties that come with it. Example: `[{ personId: "person_7d1e", degree: CAUTION, infringement: PLAY_ERROR }]`. */
  readonly penalties?: ReadonlyArray<PenaltyInput>;
  /** Why, for both players to read; up to 2,000 characters. Example: `The Choir is Deep.`. */
  readonly reason: Scalars['String']['input'];
  /** What it does to the match. Example: `{ remedy: PLAY_ON }`. */
  readonly remedy: RemedyInput;
  /** The rules it rests on. Example: `["VD-6.4.1"]`. */
  readonly rules: ReadonlyArray<Scalars['ID']['input']>;
};

/** Sits down. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type JoinMatchInput = {
  /** What the game wants of a seat: a deck, for example. Example: `{"deck": ["a", "b"]}`. */
  readonly brings?: InputMaybe<Scalars['Json']['input']>;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat, counted from 0; left out, the first free one. Example: `1`. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** Your commitment to a seed of your own, for the seat that you name; without one the server makes a seed on your behalf, and the record says so. Example: `ae4e3394fef7aaedf8d3a044373a3a3d64c07b0bc947caa16b981fded9bf60de`. */
  readonly seedCommitment?: InputMaybe<Scalars['String']['input']>;
};

/** A call for a judge. Example: `judgeCalls { number seat text answered { role } }`. */
export type JudgeCall = {
  /** Who saw to it, null while nobody did. Example: `{ by { name } role at }`. */
  readonly answered?: Maybe<JudgeCallAnswer>;
  /** When it was. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Counted from 1. Example: `1`. */
  readonly number: Scalars['Int']['output'];
  /** Who called, null when reports that differ did. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** What they said, null when nothing, or when it was erased. Example: `We do not agree on a card.`. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** Who saw to a call. Example: `answered { by { name } role at }`. */
export type JudgeCallAnswer = {
  /** When. Example: `2026-11-21T14:31:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Who. Example: `{ id name }`. */
  readonly by?: Maybe<Person>;
  /** As what. Example: `JUDGE`. */
  readonly role: TournamentRole;
};

/** All that waits for judges in a tournament. Example: `desk(tournamentId: $id) { waiting calls { matchId } cases { id phase } }`. */
export type JudgesDesk = {
  /** Calls for a judge that nobody has seen to, the oldest first. Example: `[{ matchId number at }]`. */
  readonly calls: ReadonlyArray<DeskCall>;
  /** Cases, the oldest first. Example: `cases(first: 20) { id phase raisedAt }`. */
  readonly cases: ReadonlyArray<DisputeCase>;
  /** The tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['output'];
  /** How many calls and cases wait for a judge. Example: `2`. */
  readonly waiting: Scalars['Int']['output'];
};


/** All that waits for judges in a tournament. Example: `desk(tournamentId: $id) { waiting calls { matchId } cases { id phase } }`. */
export type JudgesDeskCasesArgs = {
  first?: Scalars['Int']['input'];
  phases?: InputMaybe<ReadonlyArray<CasePhase>>;
};

/** Two to be kept apart, or no longer. Example: `{ idempotencyKey: $key, tournamentId: $id, entrantIds: [$a, $b], apart: true, reason: "Sisters" }`. */
export type KeepApartInput = {
  /** Whether they are kept apart from now on. Example: `true`. */
  readonly apart: Scalars['Boolean']['input'];
  /** The two. Example: `["entrant_4f2a7c.1", "entrant_4f2a7c.2"]`. */
  readonly entrantIds: ReadonlyArray<Scalars['ID']['input']>;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why; only the staff read it. Example: `Sisters`. */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** What a seat has learned. Example: `learned { seat count plies { ply facts { kind } } }`. */
export type LearnedBySeat = {
  /** How many facts; null where it is not for you to know. Example: `2`. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** The facts, ply by ply; for judges of the case, and for that player once there is a ruling. Example: `[{ ply facts { kind data } }]`. */
  readonly plies?: Maybe<ReadonlyArray<Ply>>;
  /** The seat. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** A branch as lists have it. Example: `nodes { id name ofMatch ply by { name } public over createdAt }`. */
export type ListedBranch = {
  /** Who plays it, null when erased. Example: `{ id name }`. */
  readonly by?: Maybe<Person>;
  /** When it was begun. Example: `2026-11-21T14:30:00.000Z`. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its id. Example: `match_branch-4f2a7c`. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is yours. Example: `true`. */
  readonly isYours: Scalars['Boolean']['output'];
  /** What its player calls it, null when nothing, or when it was erased. Example: `What if I had passed?`. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The match that it leaves. Example: `match_4f2a7c`. */
  readonly ofMatch: Scalars['ID']['output'];
  /** Whether it was played to its end. Example: `false`. */
  readonly over: Scalars['Boolean']['output'];
  /** The ply at which it leaves that match. Example: `40`. */
  readonly ply: Scalars['Int']['output'];
  /** Whether everybody may see it. Example: `true`. */
  readonly public: Scalars['Boolean']['output'];
};

/** A match as lists have it: quick to read, without the game itself. Example: `nodes { id phase seats { holder { name } } match { ply } }`. */
export type ListedMatch = {
  /** When somebody sat down, or it began or ended; moves do not count. Example: `2026-11-21T15:10:00.000Z`. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** When it was created. Example: `2026-11-21T14:30:00.000Z`. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who created it, null when a tournament did. Example: `{ id name }`. */
  readonly creator?: Maybe<Person>;
  /** The game's id. Example: `voidream`. */
  readonly game: Scalars['ID']['output'];
  /** The match's id. Example: `match_4f2a7c`. */
  readonly id: Scalars['ID']['output'];
  /** The match itself; it costs more. Example: `{ ply requests { seat } }`. */
  readonly match?: Maybe<Match>;
  /** How far it is. Example: `PLAYING`. */
  readonly phase: MatchPhase;
  /** The place of each seat, counted from 1, null before the end. Example: `[1, 2]`. */
  readonly places?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** The seats in order. Example: `[{ seat holder { name } isYou }]`. */
  readonly seats: ReadonlyArray<ListedSeat>;
};

/** A place at the table, as lists have it. Example: `seats { seat holder { name } isYou }`. */
export type ListedSeat = {
  /** Who sits there, null when it is free. Example: `{ id name }`. */
  readonly holder?: Maybe<Person>;
  /** Whether you sit there. Example: `true`. */
  readonly isYou: Scalars['Boolean']['output'];
  /** Its number, counted from 0. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** A tournament as lists have it: quick to read. Example: `nodes { id title phase entered round }`. */
export type ListedTournament = {
  /** Whether it was cancelled. Example: `false`. */
  readonly cancelled: Scalars['Boolean']['output'];
  /** When something in this list changed. Example: `2026-11-21T15:10:00.000Z`. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** When it was created. Example: `2026-11-21T14:30:00.000Z`. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who created it. Example: `{ id name }`. */
  readonly creator?: Maybe<Person>;
  /** How many entered, those who left again as well. Example: `64`. */
  readonly entered: Scalars['Int']['output'];
  /** The game's id. Example: `voidream`. */
  readonly game: Scalars['ID']['output'];
  /** The tournament's id. Example: `tournament_4f2a7c`. */
  readonly id: Scalars['ID']['output'];
  /** How far it is. Example: `REGISTERING`. */
  readonly phase: TournamentPhase;
  /** Whether players may register themselves now. Example: `true`. */
  readonly registrationOpen: Scalars['Boolean']['output'];
  /** The last round that was published, 0 before the first. Example: `3`. */
  readonly round: Scalars['Int']['output'];
  /** When it is to begin; null where nobody said. Example: `2026-11-28T09:00:00.000Z`. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** By whose clock that is said: the name of a time zone. Example: `Europe/Berlin`. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** What it is called; null once who called it so was erased. Example: `Winter Cup`. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The tournament itself; it costs more. Example: `{ standings { rows { rank } } }`. */
  readonly tournament?: Maybe<Tournament>;
};

/** The log: every move, pairing, result and ruling. Example: `log { id records }`. */
export type Log = {
  /** The log's id, kept when it is copied. Example: `5d0c0f5e9b8f4c1e`. */
  readonly id: Scalars['ID']['output'];
  /** Where it is kept. Example: `FILE`. */
  readonly mode: LogMode;
  /** How many partitions it has. Example: `16`. */
  readonly partitions: Scalars['Int']['output'];
  /** How many records it holds, void ones and the genesis of each partition included. Example: `1024`. */
  readonly records: Scalars['Int']['output'];
};

/** Where a log is kept. Example: `KAFKA`. */
export type LogMode =
  /** In a file of this server. Example: `npm start`. */
  | 'FILE'
  /** In Apache Kafka. Example: a cluster. */
  | 'KAFKA'
  /** In memory, gone when the process ends. Example: a test. */
  | 'MEMORY';

/** Looks at the disputed match; by the judge who has the case. The look is recorded, and published when the case is closed. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185", ply: 51, viewpoint: BOTH }`. */
export type LookAtPositionInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The ply. Example: `51`. */
  readonly ply: Scalars['Int']['input'];
  /** The seat, for `SEAT` alone. Example: `0`. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** Whose eyes. Example: `BOTH`. */
  readonly viewpoint: CaseViewpoint;
};

/** A match of any game, as you may see it. Example: `match(id: $id) { phase ply seats { holder { name } } }`. */
export type Match = Node & {
  /** How many games it has at most: 1, 3 or 5; who wins more than half of them wins. Example: `3`. */
  readonly bestOf: Scalars['Int']['output'];
  /** What it is played on from, when it is a branch, which counts nowhere; null for a match. Example: `branchOf { from { matchId ply } name }`. */
  readonly branchOf?: Maybe<Branch>;
  /** What rulings took back, in order. Example: `[{ fromPly lastPly atPly }]`. */
  readonly branches: ReadonlyArray<CutBranch>;
  /** The card set it is played with, null for a game without cards. Example: `9c1185a5c5e9fc54`. */
  readonly cards?: Maybe<Scalars['String']['output']>;
  /** What each seat has to think, null where nobody's time is counted. Example: `{ kind seconds }`. */
  readonly clock?: Maybe<Clock>;
  /** What is left of it, by seat; empty before the start and without a clock. Example: `[{ seat leftMs runningSince }]`. */
  readonly clocks: ReadonlyArray<SeatClock>;
  /** Who created it, null when a tournament did. Example: `{ id name }`. */
  readonly creator?: Maybe<Person>;
  /** Your own decision, null when you have none. Example: `{ kind rules { id } }`. */
  readonly decision?: Maybe<Decision>;
  /** Whether you see it with that delay: its players and the staff do not. Example: `true`. */
  readonly delayed: Scalars['Boolean']['output'];
  /** Disputes that were raised in it, in order. Example: `[{ caseId open }]`. */
  readonly disputes: ReadonlyArray<MatchDispute>;
  /** The seat that offers a draw now, null when none does. Example: `1`. */
  readonly drawOfferedBy?: Maybe<Scalars['Int']['output']>;
  /** Whether its players may agree on a draw. Example: `true`. */
  readonly drawsAllowed: Scalars['Boolean']['output'];
  /** The engine it is played with. Example: `1`. */
  readonly engine: Scalars['String']['output'];
  /** What happened after a ply, as you may know it. Example: `facts(since: 40) { ply facts { kind } }`. */
  readonly facts: ReadonlyArray<Ply>;
  /** The game's id. Example: `voidream`. */
  readonly game: Scalars['ID']['output'];
  /** Its games so far, in order. Example: `[{ number firstPly result { places } }]`. */
  readonly games: ReadonlyArray<MatchGame>;
  /** Games of it that were played elsewhere and handed in, in order. Example: `[{ game matchId places seat }]`. */
  readonly handedIn: ReadonlyArray<HandedInGame>;
  /** The hash of its last record, which stands for all before it: equal hashes, equal matches. Example: `9c1185a5c5e9fc54...`. */
  readonly head: Scalars['ID']['output'];
  /** The global id. Example: `match_4f2a7c`. */
  readonly id: Scalars['ID']['output'];
  /** Where it was played, when it was taken in from a bundle: nothing more happens to it, and it counts nowhere. Null for matches of this house. Example: `{ matchId head vouchedBy }`. */
  readonly imported?: Maybe<MatchImport>;
  /** When a judge was called; null for who does not play in it and is no staff. Example: `[{ number seat at }]`. */
  readonly judgeCalls?: Maybe<ReadonlyArray<JudgeCall>>;
  /** Whether it stands in the lobby; otherwise only who knows its id finds it. Example: `true`. */
  readonly listed: Scalars['Boolean']['output'];
  /** What you may answer now, empty when you are not asked. Example: `[{ form key }]`. */
  readonly offers: ReadonlyArray<Offer>;
  /** What the game asks before the start. Example: `{"mode": "short"}`. */
  readonly options: Scalars['JsonObject']['output'];
  /** The pairing that opened it, null outside tournaments. Example: `{ tournamentId round table }`. */
  readonly origin?: Maybe<MatchOrigin>;
  /** What the match came to, null before. Example: `{ places score { won } how }`. */
  readonly outcome?: Maybe<MatchOutcome>;
  /** Since when a judge holds the match, null while none does. Example: `2026-11-21T14:30:00.000Z`. */
  readonly pausedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it is. Example: `PLAYING`. */
  readonly phase: MatchPhase;
  /** How many moves were made, and one for the start of each later game; null before the start. Example: `41`. */
  readonly ply?: Maybe<Scalars['Int']['output']>;
  /** As of which record all of this holds. Example: `match/4f2a7c:12`. */
  readonly position: Scalars['Position']['output'];
  /** Rulings that dealt anew, in order; who brought a seed of their own to the match is asked for another. Example: `redeals { caseId ceremony { terms } }`. */
  readonly redeals: ReadonlyArray<Redeal>;
  /** The id of the match that repeats it, null while nobody wants one. Example: `match_9c1185`. */
  readonly rematch?: Maybe<Scalars['ID']['output']>;
  /** The id of the match that it repeats, null when it repeats none. Example: `match_4f2a7c`. */
  readonly rematchOf?: Maybe<Scalars['ID']['output']>;
  /** What its players reported and what still stands; null for who does not play in it and is no staff. Example: `[{ seat score { won } }]`. */
  readonly reports?: Maybe<ReadonlyArray<MatchReport>>;
  /** Who must decide now, and what everybody is told of it. Example: `[{ seat told }]`. */
  readonly requests: ReadonlyArray<DecisionAsked>;
  /** How it ended, null before. Example: `{ places reason }`. */
  readonly result?: Maybe<MatchResult>;
  /** How many games were won and drawn so far. Example: `{ won drawn }`. */
  readonly score: MatchScore;
  /** The seats in order. Example: `[{ seat holder { name } isYou }]`. */
  readonly seats: ReadonlyArray<MatchSeat>;
  /** How its seed came about; null where it was the server's alone. Example: `seedCeremony { commitment seats { madeBy } }`. */
  readonly seedCeremony?: Maybe<SeedCeremony>;
  /** How many records the match has. Example: `12`. */
  readonly seq: Scalars['Int']['output'];
  /** How far behind spectators are; null: not at all. Example: `{ seconds moves }`. */
  readonly spectatorDelay?: Maybe<SpectatorDelay>;
  /** House rulings that differ from the default. Example: `[{ ruling reading }]`. */
  readonly switches: ReadonlyArray<Switch>;
  /** The rules that were looked at for the answer that led to a ply: your own, or, for a judge of an open case here, any. Null for who may not ask, and where no answer led there. Example: `trace(ply: 52) { rule { id } lines { held } }`. */
  readonly trace?: Maybe<RuleTrace>;
  /** The table as you may see it, null before the start; what is in it is the game's own. Example: `{"hand": ["a"], "coins": 3}`. */
  readonly view?: Maybe<Scalars['JsonObject']['output']>;
  /** Why an answer is not legal at a ply, for any answer that you can think of: your own decision, or, for a judge of an open case here, any seat's. Null for who may not ask. Example: `whyNot(ply: 51, answer: "pass") { legal rule { id } }`. */
  readonly whyNot?: Maybe<RuleTrace>;
};


/** A match of any game, as you may see it. Example: `match(id: $id) { phase ply seats { holder { name } } }`. */
export type MatchFactsArgs = {
  since: Scalars['Int']['input'];
};


/** A match of any game, as you may see it. Example: `match(id: $id) { phase ply seats { holder { name } } }`. */
export type MatchTraceArgs = {
  ply: Scalars['Int']['input'];
};


/** A match of any game, as you may see it. Example: `match(id: $id) { phase ply seats { holder { name } } }`. */
export type MatchWhyNotArgs = {
  answer: Scalars['String']['input'];
  ply: Scalars['Int']['input'];
  seat?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of matches. Example: `matches(first: 20) { nodes { id phase } pageInfo { endCursor } }`. */
export type MatchConnection = {
  /** The entries with their cursors. Example: `[{ cursor node { id } }]`. */
  readonly edges: ReadonlyArray<MatchEdge>;
  /** The entries alone. Example: `[{ id }]`. */
  readonly nodes: ReadonlyArray<ListedMatch>;
  /** Where in the list this page lies. Example: `{ hasNextPage endCursor }`. */
  readonly pageInfo: PageInfo;
};

/** A dispute that was raised in a match. Example: `disputes { caseId ply open }`. */
export type MatchDispute = {
  /** When. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['output'];
  /** Whether it still holds the match. Example: `true`. */
  readonly open: Scalars['Boolean']['output'];
  /** The disputed ply, null where it is about the result. Example: `52`. */
  readonly ply?: Maybe<Scalars['Int']['output']>;
  /** Who raised it, null when a judge did. Example: `1`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
};

/** A match in a list. Example: `edges { cursor node { id } }`. */
export type MatchEdge = {
  /** The entry's place, for `after` and `before`. Example: `WyIyMDI2Il0`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. Example: `{ id phase }`. */
  readonly node: ListedMatch;
};

/** What a match was for one of its players. Example: `WON`. */
export type MatchEnd =
  /** Nobody did. Example: one game to one. */
  | 'DRAWN'
  /** They lost it. Example: also where both did. */
  | 'LOST'
  /** They won it. Example: two games to one. */
  | 'WON';

/** Where a result comes from. Example: `PLAYED`. */
export type MatchEnding =
  /** Staff entered it. Example: after `enterResult`. */
  | 'ENTERED'
  /** It was not played: somebody gave up before it began, or did not come. Example: after `resign` at a table of a tournament. */
  | 'FORFEITED'
  /** From games that were played here. Example: after the last answer. */
  | 'PLAYED'
  /** A player reported it, and the opponent agreed or said nothing in time. Example: after `confirmResult`. */
  | 'REPORTED';

/** A match went on. Example: `matchEvents(id: $id) { cursor seq plies { ply facts { kind } } }`. */
export type MatchEvent = {
  /** Where to go on after a break: `after`. Example: `WzEyLDRd`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The match as it stands at this event or later. Example: `{ phase ply view }`. */
  readonly match: Match;
  /** What happened since the event before, ply by ply; several when you are slow or catch up. Example: `[{ ply facts { kind } }]`. */
  readonly plies: ReadonlyArray<Ply>;
  /** How many records the match has now. Example: `12`. */
  readonly seq: Scalars['Int']['output'];
};

/** Which matches to list; what is left out does not matter. Example: `{ phases: [OPEN, PLAYING], game: "voidream" }`. */
export type MatchFilter = {
  /** Only matches that people opened themselves, or with `false` only those of tournaments. Example: `true`. */
  readonly casual?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only matches of this game. Example: `voidream`. */
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  /** Only matches in which this person sits. Example: `person_7d1e`. */
  readonly holder?: InputMaybe<Scalars['ID']['input']>;
  /** Only matches that are so far. Example: `[PLAYING]`. */
  readonly phases?: InputMaybe<ReadonlyArray<MatchPhase>>;
};

/** One game of a match. Example: `games { number firstPly result { places } }`. */
export type MatchGame = {
  /** The ply of its start. Plies count on within a match: one for each move, and one for the start of each later game. Example: `42`. */
  readonly firstPly: Scalars['Int']['output'];
  /** Counted from 1. Example: `2`. */
  readonly number: Scalars['Int']['output'];
  /** How it ended, null while it is on. Example: `{ places reason }`. */
  readonly result?: Maybe<MatchResult>;
};

/** Where an imported match comes from. Example: `imported { matchId seq head vouchedBy by { name } at }`. */
export type MatchImport = {
  /** When. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Who brought it, null when erased. Example: `{ id name }`. */
  readonly by?: Maybe<Person>;
  /** The hash of that record, which stands for all before it. Example: `9c1185a5c5e9fc54...`. */
  readonly head: Scalars['ID']['output'];
  /** The id that it has there. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['output'];
  /** Up to which of its records it was taken. Example: `212`. */
  readonly seq: Scalars['Int']['output'];
  /** The log whose checkpoint proves it and that this house trusts, which is its own; null when nobody here vouches for it. Example: `cards.example/log`. */
  readonly vouchedBy?: Maybe<Scalars['String']['output']>;
};

/** The pairing that opened a match. Example: `origin { tournamentId round table }`. */
export type MatchOrigin = {
  /** Who was paired, seat after seat. Example: `["entrant_4f2a7c.12", "entrant_4f2a7c.7"]`. */
  readonly entrantIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['output'];
  /** The number that stands on the table in the room, which is not that of the table's id. Example: `12`. */
  readonly table: Scalars['Int']['output'];
  /** The tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['output'];
};

/** What a match came to. Example: `outcome { places score { won drawn } how bothLost }`. */
export type MatchOutcome = {
  /** Whether the staff had both lose. Example: `false`. */
  readonly bothLost: Scalars['Boolean']['output'];
  /** Where the result comes from. Example: `PLAYED`. */
  readonly how: MatchEnding;
  /** The place of each seat, counted from 1, equal where they share it; nobody is first when both lost. Example: `[1, 2]`. */
  readonly places: ReadonlyArray<Scalars['Int']['output']>;
  /** The games it counts as. Example: `{ won drawn }`. */
  readonly score: MatchScore;
};

/** What came of a command to a match. Example: `{ match { ply } position userErrors { code message } }`. */
export type MatchPayload = {
  /** The match after it, null when there is none. Example: `{ id ply }`. */
  readonly match?: Maybe<Match>;
  /** Where it stands in the log, for `atLeast`; null when it was not carried out. Example: `match/4f2a7c:12`. */
  readonly position?: Maybe<Scalars['Position']['output']>;
  /**
   * The server's word, a note signed by the key of the Merkle log, that the command became this record: a log that lacks it later proves that the operator broke it. Null when nothing was accepted, and in the first seconds of a server. Example: `dreamledger/receipt/v1
   * {…}
   * …`.
   */
  readonly receipt?: Maybe<Scalars['String']['output']>;
  /** Whether it had been carried out before, under the same key. Example: `false`. */
  readonly repeated: Scalars['Boolean']['output'];
  /** Why it was not carried out; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How far a match is. Example: `PLAYING`. */
export type MatchPhase =
  /** It was called off before the start. Example: after `cancelMatch`. */
  | 'CANCELLED'
  /** It is over. Example: after the last answer. */
  | 'FINISHED'
  /** Seats are free. Example: right after `createMatch`. */
  | 'OPEN'
  /** It is being played. Example: after the last `joinMatch`. */
  | 'PLAYING';

/** A result that a player reported. Example: `reports { seat score { won drawn } confirmBy }`. */
export type MatchReport = {
  /** When. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** When it stands although the opponent said nothing; null: never. Example: `2026-11-21T14:30:00.000Z`. */
  readonly confirmBy?: Maybe<Scalars['DateTime']['output']>;
  /** Whether they agreed on a draw instead of playing it out. Example: `false`. */
  readonly intentionalDraw: Scalars['Boolean']['output'];
  /** The games. Example: `{ won drawn }`. */
  readonly score: MatchScore;
  /** Who reported it. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** How a match ended. Example: `result { places reason }`. */
export type MatchResult = {
  /** The place of each seat, counted from 1, equal where they share it. Example: `[1, 2]`. */
  readonly places: ReadonlyArray<Scalars['Int']['output']>;
  /** Why it ended. Example: `conceded`. */
  readonly reason: Scalars['String']['output'];
  /** The rule that ended it, where there is one. Example: `{ id }`. */
  readonly rule?: Maybe<RuleRef>;
  /** The score of each seat, null for a game without scores. Example: `[12, 9]`. */
  readonly scores?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};

/** Games won and drawn. Example: `score { won drawn }`. */
export type MatchScore = {
  /** How many nobody won alone. Example: `0`. */
  readonly drawn: Scalars['Int']['output'];
  /** How many each seat won. Example: `[2, 1]`. */
  readonly won: ReadonlyArray<Scalars['Int']['output']>;
};

/** A place at the table. Example: `seats { seat holder { name } isYou left }`. */
export type MatchSeat = {
  /** When the others may claim that it is away, null while it is not asked. Example: `2026-11-21T14:32:00.000Z`. */
  readonly awayFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Who sits there, null when it is free. Example: `{ id name }`. */
  readonly holder?: Maybe<Person>;
  /** Whether it is yours. Example: `true`. */
  readonly isYou: Scalars['Boolean']['output'];
  /** The ply that its last answer led to, null before the first. Example: `12`. */
  readonly lastPly?: Maybe<Scalars['Int']['output']>;
  /** Whether who sat there resigned or was removed. Example: `false`. */
  readonly left: Scalars['Boolean']['output'];
  /** Whose seat it is, also before they sit down; null when it is anybody's, or a guest's. Example: `{ id name }`. */
  readonly player?: Maybe<Person>;
  /** Its number, counted from 0. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** Who or what meets. Example: `matchUps(by: BASTION, first: 20) { keys }`. */
export type MatchUpSide =
  /** A kind of deck and that of the opponent. Example: `["the-ninth-gatehouse+fracta", "the-hollow-orrery"]`. */
  | 'ARCHETYPE'
  /** A bastion and that of the opponent. Example: `["the-ninth-gatehouse", "the-hollow-orrery"]`. */
  | 'BASTION'
  /** A deck list and that of the opponent, by their hashes. Example: `["9b1c...", "77de..."]`. */
  | 'DECK'
  /** A faction and one of the opponent's. Example: `["fracta", "chimeric-court"]`. */
  | 'FACTION'
  /** A mind card and that of the opponent. Example: `["calm", "wild"]`. */
  | 'MIND'
  /** A player and the opponent. Example: `["person_7d1e", "person_88aa"]`. */
  | 'PLAYER';

/** The Merkle log over the heads of all streams, by which anybody can tell whether history was changed. Its tiles are plain files under `/audit` (docs/FORMATS.md). Example: `{ origin size checkpoint }`. */
export type MerkleLog = {
  /**
   * The last checkpoint, a signed note. Example: `dreamledger/5b0c6e0e
   * 4711
   * …`.
   */
  readonly checkpoint: Scalars['String']['output'];
  /** The verifier key in force: what a policy names. Example: `dreamledger/5b0c6e0e+e7d62613+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4`. */
  readonly key: Scalars['String']['output'];
  /** The signed notes by which it changed its key, the oldest first. Example: `[]`. */
  readonly keyChanges: ReadonlyArray<Scalars['String']['output']>;
  /** Its name, which is that of its keys. Example: `dreamledger/5b0c6e0e`. */
  readonly origin: Scalars['String']['output'];
  /** When that was signed. Example: `2026-11-21T14:30:00.000Z`. */
  readonly signedAt: Scalars['DateTime']['output'];
  /** How many leaves are signed. Example: `4711`. */
  readonly size: Scalars['Int']['output'];
};

/** How rounds count that somebody was not there for. Example: `LOSS`. */
export type MissedRounds =
  /** As won. Example: somebody who was sent away by mistake. */
  | 'AWARDED_BYE'
  /** As half a win. Example: a late entry by another custom. */
  | 'HALF_BYE'
  /** As lost. Example: a late entry, usually. */
  | 'LOSS';

/** Replaces a name. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", personId: "person_7d1e", name: "Player 7" }`. */
export type ModerateNameInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The name they get. Example: `Player 7`. */
  readonly name: Scalars['String']['input'];
  /** Whose. Example: `person_7d1e`. */
  readonly personId: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; the person can read it in their export. Example: `offends others`. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type Mutation = {
  /** Accepts the draw that is offered. Example: `acceptDraw(input: $input) { match { score { drawn } } }`. */
  readonly acceptDraw: MatchPayload;
  /** Accepts a ruling, as a party; once all have, it is final. Example: `acceptRuling(input: $input) { case { phase } userErrors { message } }`. */
  readonly acceptRuling: CasePayload;
  /** Says something in a case; by its parties and judges. Example: `addEvidence(input: $input) { case { phase } userErrors { message } }`. */
  readonly addEvidence: CasePayload;
  /** Affirms the first ruling, as the head judge who has the appeal; it is final. Example: `affirmRuling(input: $input) { case { phase } userErrors { message } }`. */
  readonly affirmRuling: CasePayload;
  /** Says something to everybody. Example: `announce(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly announce: TournamentPayload;
  /** Answers a decision. Example: `answer(input: $input) { position userErrors { code alternatives } }`. */
  readonly answer: MatchPayload;
  /** A judge of the tournament sees to a call. Example: `answerJudgeCall(input: $input) { match { judgeCalls { answered { role } } } }`. */
  readonly answerJudgeCall: MatchPayload;
  /** Appeals against a ruling, as a party, within the window. Example: `appealRuling(input: $input) { case { phase } userErrors { message } }`. */
  readonly appealRuling: CasePayload;
  /** Gives a case, or its appeal, to a judge; by a head judge or an organiser. Example: `assignCase(input: $input) { case { phase } userErrors { message } }`. */
  readonly assignCase: CasePayload;
  /**
   * Plays on from any ply of a match whose key is out, as a game of your own in which you answer for all seats. The cards come in the
   * order in which they lay in that match. It is stored beside the record, counts nowhere, and is seen by you alone unless you say
   * otherwise. Example: `branchMatch(input: { idempotencyKey: $key, matchId: $id, ply: 40 }) { match { id } }`.
   */
  readonly branchMatch: MatchPayload;
  /** Calls a judge to a tournament's match. Example: `callJudge(input: $input) { match { judgeCalls { number } } }`. */
  readonly callJudge: MatchPayload;
  /** Calls a match off before it begins; only who created it may. Example: `cancelMatch(input: $input) { match { phase } }`. */
  readonly cancelMatch: MatchPayload;
  /** Cancels a tournament that is not over: matches that are on end without a result, and what was played stays. `reopenTournament` takes it back. Example: `cancelTournament(input: $input) { tournament { phase cancelled { reason } } userErrors { message } }`. */
  readonly cancelTournament: TournamentPayload;
  /** Gives a branch of yours another name, shows it to everybody, or to you alone again. Example: `changeBranch(input: $input) { match { branchOf { name } } }`. */
  readonly changeBranch: MatchPayload;
  /** Changes how many can play; before the start whoever waits moves up as far as there is room. Example: `changeCapacity(input: $input) { tournament { plan { capacity } counts { waiting } } userErrors { code message } }`. */
  readonly changeCapacity: TournamentPayload;
  /** Changes how long cases take that are raised from now on; those raised before keep their times. Example: `changeCaseTimes(input: $input) { tournament { plan { caseTimes { about } } } userErrors { message } }`. */
  readonly changeCaseTimes: TournamentPayload;
  /** Changes a locked list. Example: `changeDeck(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly changeDeck: TournamentPayload;
  /** Changes when lists are locked, before the start. Example: `changeListsLock(input: $input) { tournament { plan { lockListsAt } } userErrors { code message } }`. */
  readonly changeListsLock: TournamentPayload;
  /** Changes a note of yours. Example: `changeNote(input: $input) { note { text } }`. */
  readonly changeNote: NotePayload;
  /** Sets another password and ends all other sessions. Example: `changePassword(input: $input) { accessToken }`. */
  readonly changePassword: SignInPayload;
  /** Says when it is to begin, another time, or that this is open, before the start. Example: `changeStartTime(input: $input) { tournament { startsAt timeZone } userErrors { code message } }`. */
  readonly changeStartTime: TournamentPayload;
  /** Checks players in, yourself or, as staff, anybody; or takes it back. Example: `checkIn(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly checkIn: TournamentPayload;
  /** Claims that another seat is away: asked for two minutes, it did nothing. It loses the game. Example: `claimAway(input: $input) { match { score { won } } }`. */
  readonly claimAway: MatchPayload;
  /** Takes a case on; once it was appealed, the appeal, by a head judge other than the first. Example: `claimCase(input: $input) { case { phase } userErrors { message } }`. */
  readonly claimCase: CasePayload;
  /** Makes a guest you, by the code that the organiser gave out. Example: `claimEntrant(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly claimEntrant: TournamentPayload;
  /** Rates all that was played in tournaments since the last period; by an admin of the house. Example: `closeRatingPeriod(input: { idempotencyKey: $key, game: "voidream", season: "2026" }) { position }`. */
  readonly closeRatingPeriod: RatingsPayload;
  /** Commits to a seed of your own for a redeal, once a ruling deals anew and if you brought one to the match; then show it by `revealSeed`. Example: `commitSeed(input: { idempotencyKey: $key, matchId: $id, commitment: $commitment }) { userErrors { code } }`. */
  readonly commitSeed: MatchPayload;
  /** Computes what each seat has learned since a ply; before any rewind to it. Example: `computeDelta(input: $input) { case { deltas { risk } } userErrors { message } }`. */
  readonly computeDelta: CasePayload;
  /** Confirms what the opponent reported. Example: `confirmResult(input: $input) { match { outcome { places } } }`. */
  readonly confirmResult: MatchPayload;
  /** Reckons a closed period again from its results as they are now, and the later ones that this changes; by an admin of the house. Example: `correctRatingPeriod(input: { idempotencyKey: $key, game: "voidream", period: 3 }) { position }`. */
  readonly correctRatingPeriod: RatingsPayload;
  /** Corrects a result, of any round, or gives one where none came from the match; look at `correctionPreview` first. Example: `correctResult(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly correctResult: TournamentPayload;
  /** Makes a token for a program; its secret is shown this once. Example: `createApiToken(input: $input) { secret }`. */
  readonly createApiToken: ApiTokenPayload;
  /** Creates a match; its seats are free. Example: `createMatch(input: $input) { match { id } userErrors { message } }`. */
  readonly createMatch: MatchPayload;
  /** Makes a recovery link, for an admin to hand over. Example: `createRecoveryLink(input: { personId: $id }) { link }`. */
  readonly createRecoveryLink: RecoveryLinkPayload;
  /** Creates a tournament; you are its first organiser. Example: `createTournament(input: $input) { tournament { id } }`. */
  readonly createTournament: TournamentPayload;
  /** Has the deeds of a tournament sent to an address of yours; for its organisers. Example: `createWebhook(input: $input) { webhook { id } secret }`. */
  readonly createWebhook: WebhookPayload;
  /** Declines the draw that is offered; a move does so too. Example: `declineDraw(input: $input) { match { drawOfferedBy } }`. */
  readonly declineDraw: MatchPayload;
  /** Ends an export, and removes its file; one that is gone already stays gone. Example: `deleteExport(input: $input) { userErrors { code } }`. */
  readonly deleteExport: ExportPayload;
  /** Ends a webhook. Example: `deleteWebhook(input: { webhookId: $id }) { userErrors { code } }`. */
  readonly deleteWebhook: WebhookPayload;
  /** Throws the draft away. Example: `discardDraft(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly discardDraft: TournamentPayload;
  /** Takes an errand off the list, since nobody wants it done any more; for admins. Example: `dismissStuckErrand(input: { id: $id }) { userErrors { code } }`. */
  readonly dismissStuckErrand: StuckErrandPayload;
  /** Takes a player out for good; the match at hand is lost. Example: `disqualify(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly disqualify: TournamentPayload;
  /** Pairs the next round; only the staff see it until it is published. Example: `draftRound(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly draftRound: TournamentPayload;
  /** Takes a player out: yourself, or, as staff, anybody. Example: `dropFromTournament(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly dropFromTournament: TournamentPayload;
  /** Ends it with the ranking as it is; every table must have its result. Example: `endTournament(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly endTournament: TournamentPayload;
  /** Enters players, people by their id or guests by a name; late ones too. Example: `enterPlayers(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly enterPlayers: TournamentPayload;
  /** Staff of the tournament enter the result, whatever was reported or is being played. Example: `enterResult(input: $input) { match { outcome { how } } }`. */
  readonly enterResult: MatchPayload;
  /** Erases you, for good: your name, mail, tokens and texts go; what you played stays under a bare id. Example: `eraseMe(input: $input) { person { erased } }`. */
  readonly eraseMe: PersonPayload;
  /** Erases somebody, for good; for admins. Example: `erasePerson(input: $input) { person { erased } }`. */
  readonly erasePerson: PersonPayload;
  /** Hands a case to a head judge. Example: `escalateCase(input: $input) { case { phase } userErrors { message } }`. */
  readonly escalateCase: CasePayload;
  /** Gives one table more time, or takes some back. Example: `extendTable(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly extendTable: TournamentPayload;
  /** Lets somebody always sit at one table, as who can't move about, or anywhere again. Example: `fixTable(input: $input) { userErrors { message } }`. */
  readonly fixTable: TournamentPayload;
  /** Gives somebody a role everywhere; for admins. Example: `grantRole(input: $input) { person { roles } }`. */
  readonly grantRole: PersonPayload;
  /** Gives somebody a role in a tournament. Example: `grantTournamentRole(input: $input) { tournament { staff { roles } } }`. */
  readonly grantTournamentRole: TournamentPayload;
  /** Hands in a match that was played elsewhere, and imported as a bundle, as the next games of a tournament's match. Once they decide the match, that is a player's report, which the opponent confirms, or the staff's result. Example: `handInGame(input: $input) { match { handedIn { game matchId } } userErrors { message } }`. */
  readonly handInGame: MatchPayload;
  /** Hides somebody's note from all but its author and those who may hide it; for judges and organisers of the match's tournament, and admins. Example: `hideNote(input: $input) { note { hidden { reason } } }`. */
  readonly hideNote: NotePayload;
  /** Enters players from a table as text; nothing is entered when a line is wrong, or has the name of somebody who is there. Example: `importPlayers(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly importPlayers: TournamentPayload;
  /** Rules, as the judge who has the case; then the window for an appeal is open. Example: `issueRuling(input: $input) { case { ruling { appealUntil } } userErrors { message } }`. */
  readonly issueRuling: CasePayload;
  /** Sits down; the match begins with its last seat. Example: `joinMatch(input: $input) { match { phase } }`. */
  readonly joinMatch: MatchPayload;
  /** Keeps two from being paired while anybody else is there, as with a family, or lets them be again. Example: `keepApart(input: $input) { userErrors { message } }`. */
  readonly keepApart: TournamentPayload;
  /** Looks at the disputed match; by the judge who has the case. The look is recorded, and published when the case is closed. Example: `lookAtPosition(input: $input) { case { board(ply: 51, viewpoint: BOTH) { views { seat view } } } userErrors { message } }`. */
  readonly lookAtPosition: CasePayload;
  /** Replaces a name that must not stay; for admins. Example: `moderateName(input: $input) { person { name } }`. */
  readonly moderateName: PersonPayload;
  /** Offers the opponent a draw; it stands until they answer it or move. Example: `offerDraw(input: $input) { match { drawOfferedBy } }`. */
  readonly offerDraw: MatchPayload;
  /** Opens a case about a pairing, a deck or conduct. By players of the tournament or its staff; about a match, raise a dispute in it. Example: `openCase(input: $input) { case { phase } userErrors { message } }`. */
  readonly openCase: CasePayload;
  /** A judge of the tournament holds the match: clocks stand, and nobody moves. Example: `pauseClocks(input: $input) { match { pausedAt } }`. */
  readonly pauseClocks: MatchPayload;
  /** Publishes the draft: everybody sees it, and the matches open. Example: `publishRound(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly publishRound: TournamentPayload;
  /** Goes on with the seed that the server committed to for a seat whose own is missing; for judges of the match's tournament. Example: `putInSeed(input: { idempotencyKey: $key, matchId: $id, seat: 1 }) { userErrors { code } }`. */
  readonly putInSeed: MatchPayload;
  /** Disputes a move of a match that is on, which then stands still until it is ruled on; or, without a ply, what the match came to. By a player of it, or its judges. Example: `raiseDispute(input: $input) { caseId userErrors { message } }`. */
  readonly raiseDispute: RaiseDisputePayload;
  /** Records what a judge found when cards were compared with the list. Example: `recordDeckCheck(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly recordDeckCheck: TournamentPayload;
  /** Sets a password by a recovery link; ends all sessions and API tokens. Example: `recover(input: $input) { accessToken }`. */
  readonly recover: SignInPayload;
  /** Gives the next pair of tokens; each refresh token works once. Example: `refresh(input: { refreshToken: $token }) { accessToken refreshToken }`. */
  readonly refresh: SignInPayload;
  /** Makes an account and signs in. Example: `register(input: $input) { person { id } accessToken }`. */
  readonly register: SignInPayload;
  /** Makes a device sign for you. Example: `registerDevice(input: $input) { device { key } userErrors { code } }`. */
  readonly registerDevice: DevicePayload;
  /** Registers you; when it is full you wait. Example: `registerForTournament(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly registerForTournament: TournamentPayload;
  /** Takes a disqualification back. Example: `reinstate(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly reinstate: TournamentPayload;
  /** Gives a case back. Example: `releaseCase(input: $input) { case { phase } userErrors { message } }`. */
  readonly releaseCase: CasePayload;
  /** Plays a match outside tournaments once more: the same terms and decks, the seats swapped. Who wants it first creates it, the others join the same. Example: `rematch(input: $input) { match { id rematchOf } }`. */
  readonly rematch: MatchPayload;
  /** Removes a note of yours, and its text for good. Example: `removeNote(input: $input) { userErrors { code } }`. */
  readonly removeNote: NotePayload;
  /** Gives a tournament another name. Example: `renameTournament(input: $input) { tournament { title } userErrors { message } }`. */
  readonly renameTournament: TournamentPayload;
  /** Takes the end back. Example: `reopenTournament(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly reopenTournament: TournamentPayload;
  /** Pairs some tables of the round anew, with whoever came since; all others stay. Example: `repairRound(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly repairRound: TournamentPayload;
  /** Replaces the first ruling, as the head judge who has the appeal; it is final. Example: `replaceRuling(input: $input) { case { phase } userErrors { message } }`. */
  readonly replaceRuling: CasePayload;
  /** Sends everything after a record again, or goes on at once where it waits. Example: `replayWebhook(input: { webhookId: $id, after: $position }) { webhook { through } }`. */
  readonly replayWebhook: WebhookPayload;
  /** Reports a result as the player whom the slip names, without signing in: who holds the slip sat at the table. The opponent confirms it, as any report. Example: `reportBySlip(input: $input) { userErrors { message } }`. */
  readonly reportBySlip: ResultSlipPayload;
  /** Reports the result of a tournament's match that was not played here. The opponent's equal report confirms it, a different one calls a judge. Example: `reportResult(input: $input) { match { reports { confirmBy } } }`. */
  readonly reportResult: MatchPayload;
  /** Mails a recovery link to whoever gave this address; the answer is the same when nobody did. Example: `requestRecovery(input: { mail: $mail }) { userErrors { code } }`. */
  readonly requestRecovery: DonePayload;
  /** Gives up the game; at a table of a tournament, before it begins, the match. Example: `resign(input: $input) { match { result { places } } }`. */
  readonly resign: MatchPayload;
  /** Shows a hidden note again; for who may hide it. Example: `restoreNote(input: $input) { note { hidden { reason } } }`. */
  readonly restoreNote: NotePayload;
  /** A judge of the tournament lets the match go on. Example: `resumeClocks(input: $input) { match { clocks { leftMs } } }`. */
  readonly resumeClocks: MatchPayload;
  /** Tries a stuck errand again, now that what stood in its way is gone; for admins. Example: `retryStuckErrand(input: { id: $id }) { stuckErrand { why } }`. */
  readonly retryStuckErrand: StuckErrandPayload;
  /** Goes back before the start, when no round was paired. Example: `returnToRegistration(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly returnToRegistration: TournamentPayload;
  /** Takes a player in again who dropped, or, once it has begun, one who waits. Example: `returnToTournament(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly returnToTournament: TournamentPayload;
  /** Shows the seed that you committed to, once all have committed. A false one loses the match, and so does one that comes too late. Example: `revealSeed(input: { idempotencyKey: $key, matchId: $id, seed: $seed }) { userErrors { code } }`. */
  readonly revealSeed: MatchPayload;
  /** Ends a token for programs. Example: `revokeApiToken(input: { tokenId: $id }) { userErrors { code } }`. */
  readonly revokeApiToken: DonePayload;
  /** Ends that a device signs for you, for good; what it signed before still counts. Example: `revokeDevice(input: $input) { device { until } userErrors { code } }`. */
  readonly revokeDevice: DevicePayload;
  /** Takes a role away; for admins. Example: `revokeRole(input: $input) { person { roles } }`. */
  readonly revokeRole: PersonPayload;
  /** Takes a role in a tournament away. Example: `revokeTournamentRole(input: $input) { tournament { staff { roles } } }`. */
  readonly revokeTournamentRole: TournamentPayload;
  /** Signs with a new key from now on; the old one vouches for it. For admins. Example: `rotateLogKey(input: { key: $key }) { key }`. */
  readonly rotateLogKey: RotateLogKeyPayload;
  /** Lets periods be closed by themselves from now on, or no longer; by an admin of the house. Example: `scheduleRatings(input: { idempotencyKey: $key, game: "voidream", season: "2027", everyDays: 7 }) { position }`. */
  readonly scheduleRatings: RatingsPayload;
  /** Awards a bye for a round to come, or takes it back. Example: `setBye(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly setBye: TournamentPayload;
  /** Opens or closes registration. Example: `setRegistration(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly setRegistration: TournamentPayload;
  /** Starts the clock of a round, anew if it runs; pauses it; lets it go on. Example: `setRoundTimer(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly setRoundTimer: TournamentPayload;
  /** Signs in. Example: `signIn(input: { name: "Anna", password: $password }) { accessToken refreshToken }`. */
  readonly signIn: SignInPayload;
  /** Ends this session. Example: `signOut(input: { refreshToken: $token }) { userErrors { code } }`. */
  readonly signOut: DonePayload;
  /** Ends all of a person's sessions, within seconds everywhere; API tokens stay. Example: `signOutEverywhere(input: {}) { userErrors { code } }`. */
  readonly signOutEverywhere: DonePayload;
  /** Has a file made of all that a filter selects, however much that is; it is there for a day. Example: `startExport(input: $input) { export { id state } userErrors { message } }`. */
  readonly startExport: ExportPayload;
  /** Starts it: whoever did not check in is out, when the plan asks for that. Example: `startTournament(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly startTournament: TournamentPayload;
  /** Hands in your deck, or, as staff, that of another; anew as often as you like until lists are locked. Example: `submitDeck(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly submitDeck: TournamentPayload;
  /** Exchanges the places of two, in the draft or at tables without a result. Example: `swapPlayers(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly swapPlayers: TournamentPayload;
  /**
   * Goes back to an earlier ply of a branch of yours, to play another way from there. It stands in the branch's record as a ply of its
   * own; what was taken back stays readable, and the match that the branch leaves is not touched.
   * Example: `takeBack(input: { idempotencyKey: $key, matchId: $id, ply: 44, to: 42 }) { match { ply } }`.
   */
  readonly takeBack: MatchPayload;
  /** Makes a guest again of one whom the wrong person claimed: the code is another then, and a table that is played gets a match of its own. Example: `undoClaim(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly undoClaim: TournamentPayload;
  /** Takes out all who were entered at once and are still there, as when it was the wrong file. Example: `undoEntry(input: $input) { tournament { counts { in } } userErrors { message } }`. */
  readonly undoEntry: TournamentPayload;
  /** Takes an announcement back. Example: `withdrawAnnouncement(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly withdrawAnnouncement: TournamentPayload;
  /** Takes a case back, as who raised it, before there is a ruling. Example: `withdrawCase(input: $input) { case { phase } userErrors { message } }`. */
  readonly withdrawCase: CasePayload;
  /** Takes the own report back, while it was neither confirmed nor contradicted. Example: `withdrawReport(input: $input) { match { reports { seat } } }`. */
  readonly withdrawReport: MatchPayload;
  /** Takes the last round back. Example: `withdrawRound(input: $input) { tournament { phase } userErrors { message } }`. */
  readonly withdrawRound: TournamentPayload;
  /** Writes a note on a ply of a match that you see; the match's own record does not change by it. Example: `writeNote(input: $input) { note { id } }`. */
  readonly writeNote: NotePayload;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAcceptDrawArgs = {
  input: AcceptDrawInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAcceptRulingArgs = {
  input: AcceptRulingInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAddEvidenceArgs = {
  input: AddEvidenceInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAffirmRulingArgs = {
  input: AffirmRulingInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAnnounceArgs = {
  input: AnnounceInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAnswerArgs = {
  input: AnswerInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAnswerJudgeCallArgs = {
  input: AnswerJudgeCallInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAppealRulingArgs = {
  input: AppealRulingInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAssignCaseArgs = {
  input: AssignCaseInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationBranchMatchArgs = {
  input: BranchMatchInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCallJudgeArgs = {
  input: CallJudgeInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCancelMatchArgs = {
  input: CancelMatchInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCancelTournamentArgs = {
  input: CancelTournamentInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationChangeBranchArgs = {
  input: ChangeBranchInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationChangeCapacityArgs = {
  input: ChangeCapacityInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationChangeCaseTimesArgs = {
  input: ChangeCaseTimesInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationChangeDeckArgs = {
  input: ChangeDeckInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationChangeListsLockArgs = {
  input: ChangeListsLockInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationChangeNoteArgs = {
  input: ChangeNoteInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationChangeStartTimeArgs = {
  input: ChangeStartTimeInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCheckInArgs = {
  input: CheckInInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationClaimAwayArgs = {
  input: ClaimAwayInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationClaimCaseArgs = {
  input: ClaimCaseInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationClaimEntrantArgs = {
  input: ClaimEntrantInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCloseRatingPeriodArgs = {
  input: CloseRatingPeriodInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCommitSeedArgs = {
  input: CommitSeedInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationComputeDeltaArgs = {
  input: ComputeDeltaInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationConfirmResultArgs = {
  input: ConfirmResultInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCorrectRatingPeriodArgs = {
  input: CorrectRatingPeriodInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCorrectResultArgs = {
  input: CorrectResultInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCreateMatchArgs = {
  input: CreateMatchInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCreateRecoveryLinkArgs = {
  input: CreateRecoveryLinkInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCreateTournamentArgs = {
  input: CreateTournamentInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationDeclineDrawArgs = {
  input: DeclineDrawInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationDeleteExportArgs = {
  input: DeleteExportInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationDiscardDraftArgs = {
  input: DiscardDraftInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationDismissStuckErrandArgs = {
  input: DismissStuckErrandInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationDisqualifyArgs = {
  input: DisqualifyInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationDraftRoundArgs = {
  input: DraftRoundInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationDropFromTournamentArgs = {
  input: DropFromTournamentInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationEndTournamentArgs = {
  input: EndTournamentInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationEnterPlayersArgs = {
  input: EnterPlayersInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationEnterResultArgs = {
  input: EnterResultInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationEraseMeArgs = {
  input: EraseMeInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationErasePersonArgs = {
  input: ErasePersonInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationEscalateCaseArgs = {
  input: EscalateCaseInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationExtendTableArgs = {
  input: ExtendTableInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationFixTableArgs = {
  input: FixTableInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationGrantRoleArgs = {
  input: GrantRoleInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationGrantTournamentRoleArgs = {
  input: GrantTournamentRoleInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationHandInGameArgs = {
  input: HandInGameInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationHideNoteArgs = {
  input: HideNoteInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationImportPlayersArgs = {
  input: ImportPlayersInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationIssueRulingArgs = {
  input: IssueRulingInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationJoinMatchArgs = {
  input: JoinMatchInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationKeepApartArgs = {
  input: KeepApartInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationLookAtPositionArgs = {
  input: LookAtPositionInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationModerateNameArgs = {
  input: ModerateNameInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationOfferDrawArgs = {
  input: OfferDrawInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationOpenCaseArgs = {
  input: OpenCaseInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationPauseClocksArgs = {
  input: PauseClocksInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationPublishRoundArgs = {
  input: PublishRoundInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationPutInSeedArgs = {
  input: PutInSeedInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRaiseDisputeArgs = {
  input: RaiseDisputeInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRecordDeckCheckArgs = {
  input: RecordDeckCheckInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRecoverArgs = {
  input: RecoverInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRefreshArgs = {
  input: RefreshInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRegisterDeviceArgs = {
  input: RegisterDeviceInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRegisterForTournamentArgs = {
  input: RegisterForTournamentInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationReinstateArgs = {
  input: ReinstateInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationReleaseCaseArgs = {
  input: ReleaseCaseInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRematchArgs = {
  input: RematchInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRemoveNoteArgs = {
  input: RemoveNoteInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRenameTournamentArgs = {
  input: RenameTournamentInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationReopenTournamentArgs = {
  input: ReopenTournamentInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRepairRoundArgs = {
  input: RepairRoundInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationReplaceRulingArgs = {
  input: ReplaceRulingInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationReplayWebhookArgs = {
  input: ReplayWebhookInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationReportBySlipArgs = {
  input: ReportBySlipInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationReportResultArgs = {
  input: ReportResultInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRequestRecoveryArgs = {
  input: RequestRecoveryInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationResignArgs = {
  input: ResignInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRestoreNoteArgs = {
  input: RestoreNoteInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationResumeClocksArgs = {
  input: ResumeClocksInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRetryStuckErrandArgs = {
  input: RetryStuckErrandInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationReturnToRegistrationArgs = {
  input: ReturnToRegistrationInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationReturnToTournamentArgs = {
  input: ReturnToTournamentInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRevealSeedArgs = {
  input: RevealSeedInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRevokeDeviceArgs = {
  input: RevokeDeviceInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRevokeRoleArgs = {
  input: RevokeRoleInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRevokeTournamentRoleArgs = {
  input: RevokeTournamentRoleInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRotateLogKeyArgs = {
  input: RotateLogKeyInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationScheduleRatingsArgs = {
  input: ScheduleRatingsInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationSetByeArgs = {
  input: SetByeInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationSetRegistrationArgs = {
  input: SetRegistrationInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationSetRoundTimerArgs = {
  input: SetRoundTimerInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationSignOutEverywhereArgs = {
  input: SignOutEverywhereInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationStartExportArgs = {
  input: StartExportInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationStartTournamentArgs = {
  input: StartTournamentInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationSubmitDeckArgs = {
  input: SubmitDeckInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationSwapPlayersArgs = {
  input: SwapPlayersInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationTakeBackArgs = {
  input: TakeBackInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationUndoClaimArgs = {
  input: UndoClaimInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationUndoEntryArgs = {
  input: UndoEntryInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationWithdrawAnnouncementArgs = {
  input: WithdrawAnnouncementInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationWithdrawCaseArgs = {
  input: WithdrawCaseInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationWithdrawReportArgs = {
  input: WithdrawReportInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationWithdrawRoundArgs = {
  input: WithdrawRoundInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationWriteNoteArgs = {
  input: WriteNoteInput;
};

/** Something with an id of its own that `node` finds again. Example: `... on Match { status }`. */
export type Node = {
  /** The global id: the kind, an underscore, a name. Example: `match_4f2a7c`. */
  readonly id: Scalars['ID']['output'];
};

/** What somebody wrote on a ply of a match. Example: `{ id ply viewpoint seat author { name } text }`. */
export type Note = {
  /** For whom. Example: `EVERYBODY`. */
  readonly audience: NoteAudience;
  /** Who wrote it. Example: `{ id name }`. */
  readonly author: Person;
  /** When it was changed last; null when it was not. Example: `2026-11-21T14:31:00.000Z`. */
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** That it was hidden; null when it was not. Example: `{ reason role }`. */
  readonly hidden?: Maybe<NoteHiding>;
  /** The global id. Example: `note_9c1185a5c5e9fc54b0b3a2d1`. */
  readonly id: Scalars['ID']['output'];
  /** Whether that is you. Example: `true`. */
  readonly isYours: Scalars['Boolean']['output'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['output'];
  /** What you may do with it. Example: `[CHANGE, REMOVE]`. */
  readonly mayDo: ReadonlyArray<NoteAct>;
  /** The ply; with the match and the viewpoint it is the note's address. Example: `41`. */
  readonly ply: Scalars['Int']['output'];
  /** The seat, null for other viewpoints than `SEAT`. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** What it says; null once its author was erased. Example: `The turning point.` */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** Through whose eyes its author looked. Example: `PUBLIC`. */
  readonly viewpoint: ReplayViewpoint;
  /** Whether it waits for the match to be released, and until then is for its author alone, who knows more than the public. Example: `true`. */
  readonly waits: Scalars['Boolean']['output'];
  /** When it was written. Example: `2026-11-21T14:30:00.000Z`. */
  readonly writtenAt: Scalars['DateTime']['output'];
};

/** What somebody may do with a note. Example: `HIDE`. */
export type NoteAct =
  /** `changeNote`. Example: its author. */
  | 'CHANGE'
  /** `hideNote`. Example: a judge of the match's tournament. */
  | 'HIDE'
  /** `removeNote`. Example: its author. */
  | 'REMOVE'
  /** `restoreNote`. Example: the same judge, later. */
  | 'RESTORE';

/** For whom a note is. Example: `EVERYBODY`. */
export type NoteAudience =
  /** Its author alone. Example: what to practise. */
  | 'AUTHOR'
  /** Everybody who may see its ply through its eyes. Example: a comment. */
  | 'EVERYBODY'
  /** The players of the match. Example: thanks for the game. */
  | 'PLAYERS';

/** A part of the notes of a match. Example: `{ nodes { id ply } pageInfo { hasNextPage } }`. */
export type NoteConnection = {
  /** The notes with their places. Example: `edges { cursor node { id } }`. */
  readonly edges: ReadonlyArray<NoteEdge>;
  /** The notes. Example: `nodes { id ply text }`. */
  readonly nodes: ReadonlyArray<Note>;
  /** What comes before and after. Example: `{ hasNextPage endCursor }`. */
  readonly pageInfo: PageInfo;
};

/** A note and its place. Example: `{ cursor node { id } }`. */
export type NoteEdge = {
  /** The place, for `after` and `before`. Example: `WzQxLDFd`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The note. Example: `{ id ply }`. */
  readonly node: Note;
};

/** That a note was hidden. Example: `hidden { by { name } role reason at }`. */
export type NoteHiding = {
  /** When. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Who hid it. Example: `{ id name }`. */
  readonly by: Person;
  /** Why; null once its author was erased. Example: `Offends a player.` */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** In which role of the match's tournament; null for an admin. Example: `HEAD_JUDGE`. */
  readonly role?: Maybe<TournamentRole>;
};

/** What came of it. Example: `{ note { id text } userErrors { code message } }`. */
export type NotePayload = {
  /** The note as you may read it; null when it is not there, or not any more. Example: `{ id text }`. */
  readonly note?: Maybe<Note>;
  /** Up to where to read, to see it in a list. Example: `note/4f2a7c:1`. */
  readonly position?: Maybe<Scalars['Position']['output']>;
  /** Whether this very command was carried out before. Example: `false`. */
  readonly repeated: Scalars['Boolean']['output'];
  /** Why it was not carried out; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/**
 * An answer you may give. Of `ONE`, the answer is the key itself; the others read `key:` and a value within the bounds.
 * Example: `{ form key min max }`.
 */
export type Offer = {
  /** What it is about, for screens. Example: `{"card": "a"}`. */
  readonly about: Scalars['JsonObject']['output'];
  /** Among whom it is split; null for other forms. Example: `[{ key min max }]`. */
  readonly among?: Maybe<ReadonlyArray<Share>>;
  /** How the answer is written. Example: `NUMBER`. */
  readonly form: OfferForm;
  /** The answer, or how it begins. Example: `bid`. */
  readonly key: Scalars['String']['output'];
  /** The greatest number, or the most keys; null for other forms. Example: `5`. */
  readonly max?: Maybe<Scalars['Int']['output']>;
  /** The least number, or the fewest keys; null for other forms. Example: `0`. */
  readonly min?: Maybe<Scalars['Int']['output']>;
  /** The keys to choose from or to put in order; null for other forms. Example: `["a", "b"]`. */
  readonly of?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What is to be split; null for other forms. Example: `3`. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

/** Offers a draw. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type OfferDrawInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** How an answer is written. Example: `NUMBER`. */
export type OfferForm =
  /** A number within bounds. Example: `bid:3`. */
  | 'NUMBER'
  /** The key alone. Example: `pass`. */
  | 'ONE'
  /** All keys, in an order of yours. Example: `order:b>a`. */
  | 'ORDER'
  /** Some of the keys, in the order of the offer. Example: `unveil:a+c`. */
  | 'SOME'
  /** A total split among keys, each named. Example: `damage:a=2+b=1`. */
  | 'SPLIT';

/** Opens a case about a pairing, a deck or conduct. By players of the tournament or its staff; about a match, raise a dispute in it. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", about: CONDUCT, entrantId: "entrant_4f2a7c.12", text: "Late." }`. */
export type OpenCaseInput = {
  /** What it is about: `PAIRING`, `DECK` or `CONDUCT`. Example: `CONDUCT`. */
  readonly about: CaseSubject;
  /** Whose deck or conduct; for a pairing, whose. Example: `entrant_4f2a7c.12`. */
  readonly entrantId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The round, for a pairing. Example: `4`. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
  /** The rule that was broken, if you know it. Example: `VD-2.1.3`. */
  readonly rule?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 2,000 characters; kept apart, so that it can be erased. Example: `The Choir is Deep.`. */
  readonly text: Scalars['String']['input'];
  /** The tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Where in a list a page lies. Example: `pageInfo { hasNextPage endCursor }`. */
export type PageInfo = {
  /** The place of the page's last entry: `after` of the next page. Example: `WyIyMDI1Il0`. */
  readonly endCursor?: Maybe<Scalars['Cursor']['output']>;
  /** Whether the list goes on after this page. Example: `true`. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether the list has something before this page. Example: `false`. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The place of the page's first entry, null when the page is empty. Example: `WyIyMDI2Il0`. */
  readonly startCursor?: Maybe<Scalars['Cursor']['output']>;
};

/** A page of the tables of a round. Example: `pairings(first: 50) { total nodes { number } pageInfo { endCursor } }`. */
export type PairingConnection = {
  /** The entries with their cursors. Example: `[{ cursor node { number } }]`. */
  readonly edges: ReadonlyArray<PairingEdge>;
  /** The entries alone. Example: `[{ number }]`. */
  readonly nodes: ReadonlyArray<TournamentTable>;
  /** Where in the list this page lies. Example: `{ hasNextPage endCursor }`. */
  readonly pageInfo: PageInfo;
  /** How many there are on all pages. Example: `1000`. */
  readonly total: Scalars['Int']['output'];
};

/** A table in a list. Example: `edges { cursor node { number } }`. */
export type PairingEdge = {
  /** The entry's place, for `after` and `before`. Example: `WzEyXQ`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. Example: `{ number }`. */
  readonly node: TournamentTable;
};

/** Holds a match. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", reason: "A ruling" }`. */
export type PauseClocksInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Why, up to 500 characters; kept apart, so that it can be erased. Example: `A ruling`. */
  readonly reason: Scalars['String']['input'];
};

/** A penalty. Example: `penalties { person { name } degree infringement caseId }`. */
export type Penalty = {
  /** When it was ruled. Example: `2026-11-21T14:33:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['output'];
  /** How grave. Example: `WARNING`. */
  readonly degree: PenaltyDegree;
  /** What for. Example: `TIME`. */
  readonly infringement: Infringement;
  /** Whose, null when erased. Example: `{ id name }`. */
  readonly person?: Maybe<Person>;
  /** The tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['output'];
};

/** How grave a penalty is, the mildest first. Example: `WARNING`. */
export type PenaltyDegree =
  /** Said, and noted. Example: the first time. */
  | 'CAUTION'
  /** Out of the tournament; for a head judge. Example: cheating. */
  | 'DISQUALIFICATION'
  /** A game is lost; for a head judge. Example: the third time. */
  | 'GAME_LOSS'
  /** A match is lost; for a head judge. Example: a wrong deck list. */
  | 'MATCH_LOSS'
  /** Counts towards graver ones. Example: the second time. */
  | 'WARNING';

/** What somebody was penalised for, for judges. Example: `penaltyHistory(tournamentId: $t, personId: $p) { penalties { degree } }`. */
export type PenaltyHistory = {
  /** In this tournament, and elsewhere within a year; the newest first. Example: `[{ degree infringement at }]`. */
  readonly penalties: ReadonlyArray<Penalty>;
  /** The degree that follows from the history: one up for the same thing again in this tournament. Example: `suggested(infringement: TIME)`. */
  readonly suggested: PenaltyDegree;
};


/** What somebody was penalised for, for judges. Example: `penaltyHistory(tournamentId: $t, personId: $p) { penalties { degree } }`. */
export type PenaltyHistorySuggestedArgs = {
  infringement: Infringement;
};

/** A penalty. Example: `{ personId: "person_7d1e", degree: CAUTION, infringement: TIME }`. */
export type PenaltyInput = {
  /** How grave. Example: `CAUTION`. */
  readonly degree: PenaltyDegree;
  /** What for. Example: `TIME`. */
  readonly infringement: Infringement;
  /** Whose. Example: `person_7d1e`. */
  readonly personId: Scalars['ID']['input'];
};

/** A person: a lasting random id, and a name for as long as they are here. Example: `person(id: $id) { name roles }`. */
export type Person = Node & {
  /** Whether they were erased: show a tombstone in place of a name. Example: `false`. */
  readonly erased: Scalars['Boolean']['output'];
  /** The global id. Example: `person_7d1e`. */
  readonly id: Scalars['ID']['output'];
  /** What they are called at this moment; null once they were erased. Example: `Anna`. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What they may be everywhere. Example: `[ADMIN]`. */
  readonly roles: ReadonlyArray<PersonRole>;
};

/** What came of a command about a person. Example: `{ person { name } position userErrors { code message } }`. */
export type PersonPayload = {
  /** The person after it, null when there is none. Example: `{ id roles }`. */
  readonly person?: Maybe<Person>;
  /** Where it stands in the log; null when it was not carried out. Example: `subject/7d1e:3`. */
  readonly position?: Maybe<Scalars['Position']['output']>;
  /** Whether it had been carried out before, under the same key. Example: `false`. */
  readonly repeated: Scalars['Boolean']['output'];
  /** Why it was not carried out; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a person may be everywhere. Example: `ADMIN`. */
export type PersonRole =
  /** Runs this house: makes recovery links, replaces names, grants this role. Example: who installed the server. */
  | 'ADMIN';

/** A whole sentence with its places open, so that programs can say it in another language: a text stands for one sentence, always. Example: `phrases { text facts { name text number } }`. */
export type Phrase = {
  /** What belongs in its places. Example: `[{ name: "n", number: 4 }]`. */
  readonly facts: ReadonlyArray<PhraseFact>;
  /** The sentence in English, each of its places a name in braces. Example: `"{card}" is in the deck {n} times; {most} are allowed.` */
  readonly text: Scalars['String']['output'];
};

/** What belongs in a place of a sentence: a text or a number. Example: `facts { name text number }`. */
export type PhraseFact = {
  /** The name of the place. Example: `card`. */
  readonly name: Scalars['String']['output'];
  /** The number; null where it is a text. Example: `4`. */
  readonly number?: Maybe<Scalars['Int']['output']>;
  /** The text; null where it is a number. Example: `Grey Heron`. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** A player to enter: either a person or a guest. Example: `{ guest: "Mira K." }`. */
export type PlayerInput =
  /** Somebody without one, by a name of 1 to 60 characters. Example: `Mira K.` */
  { readonly guest: Scalars['String']['input']; readonly personId?: never; }
  |  /** Somebody with an account. Example: `person_7d1e`. */
  { readonly guest?: never; readonly personId: Scalars['ID']['input']; };

/** What a player has done. Example: `player(id: $id) { overall { rate { share } } figures(by: OPPONENT, first: 10) { people { name } won lost } }`. */
export type PlayerStatistics = {
  /** Card by card, those in most decks first; of games whose decks are open by now. Example: `cards(first: 20) { card inDeck { rate { share } } whenPlayed { rate { share } } }`. */
  readonly cards: ReadonlyArray<CardFigures>;
  /** Told apart, the most frequent first. Example: `figures(by: SEAT, first: 10) { keys rate { n share } }`. */
  readonly figures: ReadonlyArray<Figure>;
  /** How the last games ended, the latest first. Example: `form(first: 10) { ending game { matchId } }`. */
  readonly form: ReadonlyArray<FormEntry>;
  /** All of it. Example: `{ won drawn lost rate { n share low high } }`. */
  readonly overall: Figure;
};


/** What a player has done. Example: `player(id: $id) { overall { rate { share } } figures(by: OPPONENT, first: 10) { people { name } won lost } }`. */
export type PlayerStatisticsCardsArgs = {
  first: Scalars['Int']['input'];
};


/** What a player has done. Example: `player(id: $id) { overall { rate { share } } figures(by: OPPONENT, first: 10) { people { name } won lost } }`. */
export type PlayerStatisticsFiguresArgs = {
  by: FigureBy;
  first: Scalars['Int']['input'];
};


/** What a player has done. Example: `player(id: $id) { overall { rate { share } } figures(by: OPPONENT, first: 10) { people { name } won lost } }`. */
export type PlayerStatisticsFormArgs = {
  first: Scalars['Int']['input'];
};

/** What happened at one ply. Example: `facts(since: 40) { ply facts { kind data } }`. */
export type Ply = {
  /** What happened, in order, as you may know it. Example: `[{ kind rule { id } data }]`. */
  readonly facts: ReadonlyArray<Fact>;
  /** The ply that it led to; 0 is the start. Example: `41`. */
  readonly ply: Scalars['Int']['output'];
};

/** What a match gives. Example: `points { win draw loss bye }`. */
export type PointsGiven = {
  /** Being left over. Example: `3`. */
  readonly bye: Scalars['String']['output'];
  /** A draw. Example: `1`. */
  readonly draw: Scalars['String']['output'];
  /** A loss. Example: `0`. */
  readonly loss: Scalars['String']['output'];
  /** A win. Example: `3`. */
  readonly win: Scalars['String']['output'];
};

/** What a match gives, in whole parts of a point. Example: `{ win: 2, draw: 1, loss: 0, bye: 2, parts: 2 }`. */
export type PointsInput = {
  /** Being left over. Example: `3`. */
  readonly bye: Scalars['Int']['input'];
  /** A draw. Example: `1`. */
  readonly draw: Scalars['Int']['input'];
  /** A loss. Example: `0`. */
  readonly loss: Scalars['Int']['input'];
  /** Into how many parts a point is split. Example: `2`. */
  readonly parts?: Scalars['Int']['input'];
  /** A win. Example: `3`. */
  readonly win: Scalars['Int']['input'];
};

/** Publishes the draft: everybody sees it, and the matches open. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", round: 3 }`. */
export type PublishRoundInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['input'];
  /** The tournament's `position` when you looked at its draft; where the draft was changed since, nothing is published. Left out, it is published as it is. Example: `tournament/4f2a7c:12`. */
  readonly seen?: InputMaybe<Scalars['Position']['input']>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** For which seat. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", seat: 1 }`. */
export type PutInSeedInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat whose seed is missing, counted from 0. Example: `1`. */
  readonly seat: Scalars['Int']['input'];
};

/** Everything that can be asked. Example: `query { server { version } }`. */
export type Query = {
  /**
   * A position of a match whose key is out, with all that led there: whoever has the engine can play on from it without asking. Null
   * when there is no such match, or none at this ply. Example: `branchPoint(matchId: "match_4f2a7c", ply: 40) { head records }`.
   */
  readonly branchPoint?: Maybe<BranchPoint>;
  /**
   * Branches from a match that you may see: everybody's public ones and all of your own; without a match, your own alone. The newest
   * come first. Example: `branches(of: "match_4f2a7c", first: 10) { nodes { id name from { ply } } }`.
   */
  readonly branches: BranchConnection;
  /** A case; null when there is none, or not for you. Example: `case(id: $id) { phase about }`. */
  readonly case?: Maybe<DisputeCase>;
  /** What is wrong with a deck; nobody keeps it. Example: `checkDeck(game: "voidream", text: $text) { legal problems { line says } }`. */
  readonly checkDeck: DeckVerdict;
  /** All that waits for judges in a tournament, for its staff; null for others. Example: `desk(tournamentId: $id) { waiting }`. */
  readonly desk?: Maybe<JudgesDesk>;
  /** All that is kept about you, and the streams of the log in which you acted. Needs `ACCOUNT`. Example: `exportMyData`. */
  readonly exportMyData: Scalars['JsonObject']['output'];
  /** Your exports that there still are, the latest first; null when nobody is signed in. Example: `{ exports { id state done total url } }`. */
  readonly exports?: Maybe<ReadonlyArray<Export>>;
  /** Proof that this record is in the Merkle log, by it or a later one of its stream; null as long as the log was not told, usually for a second. Example: `inclusionProof(position: "match/4f2a7c:12") { proof }`. */
  readonly inclusionProof?: Maybe<InclusionProof>;
  /** One match; null when there is none. Example: `match(id: "match_4f2a7c") { phase }`. */
  readonly match?: Maybe<Match>;
  /** Matches, the one that changed last first. Example: `matches(first: 20, filter: { phases: [PLAYING] }) { nodes { id } }`. */
  readonly matches: MatchConnection;
  /** The Merkle log; null before its first checkpoint. Example: `merkleLog { origin size checkpoint }`. */
  readonly merkleLog?: Maybe<MerkleLog>;
  /** What has this id; null when nothing has, or not for you. Example: `node(id: "match_4f2a7c") { id }`. */
  readonly node?: Maybe<Node>;
  /** What has these ids, in their order; null for each that nothing has. Example: `nodes(ids: ["match_4f2a7c"]) { id }`. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** What somebody was penalised for, for judges of this tournament; null for others. Example: `penaltyHistory(tournamentId: $t, personId: $p) { penalties { degree } }`. */
  readonly penaltyHistory?: Maybe<PenaltyHistory>;
  /** One person; null when there is none. Example: `person(id: "person_7d1e") { name }`. */
  readonly person?: Maybe<Person>;
  /** What you may still ask for. Example: `rateLimit { cost remaining }`. */
  readonly rateLimit: RateLimit;
  /** How strong the players of a game are held to be, from what they played in tournaments. Example: `ratings(game: "voidream") { leaderboard(first: 20) { nodes { rank person { name } rating low high } } }`. */
  readonly ratings: Ratings;
  /**
   * A match move by move, as a viewpoint may know it: fetch its frames once, and seek in them without asking again. Null when
   * there is no such match. Example: `replay(matchId: "match_4f2a7c") { count frames(first: 100) { ply view changes } }`.
   */
  readonly replay?: Maybe<Replay>;
  /** What a slip is for; null when its token is not one. Example: `resultSlip(token: $token) { table closed }`. */
  readonly resultSlip?: Maybe<ResultSlip>;
  /** What a numbered rule says; null when there is none. Example: `rule(game: "voidream", id: "VD-H.20") { title }`. */
  readonly rule?: Maybe<RuleText>;
  /** The rules of a game with all these words in their number or title, 50 at most; those that a dispute or a ruling can cite. Example: `rules(game: "voidream", find: "pay cost") { id title }`. */
  readonly rules: ReadonlyArray<RuleText>;
  /** Looks among the tournaments and matches where something happened last, and those who play in them, for words that begin so; and for the person of exactly this name. Example: `search(text: "lantern", first: 10) { kind id title }`. */
  readonly search: ReadonlyArray<Found>;
  /** This server. Example: `server { version }`. */
  readonly server: Server;
  /** What was played, counted. Example: `statistics { headToHead(one: $one, other: $other) { won lost } }`. */
  readonly statistics: Statistics;
  /** What is stuck, for admins; null for everybody else. Example: `stuckErrands { id reaction why }`. */
  readonly stuckErrands?: Maybe<ReadonlyArray<StuckErrand>>;
  /** One tournament; null when there is none. Example: `tournament(id: "tournament_4f2a7c") { title }`. */
  readonly tournament?: Maybe<Tournament>;
  /** Tournaments, the one that changed last first, or by `order`. Example: `tournaments(first: 20, filter: { phases: [REGISTERING] }) { nodes { id title } }`. */
  readonly tournaments: TournamentConnection;
  /** Yourself; null when you are not signed in. Example: `viewer { person { id name } }`. */
  readonly viewer?: Maybe<Viewer>;
  /** Your webhooks, the oldest first; null when nobody is signed in. Example: `{ webhooks { id url through trouble { says } } }`. */
  readonly webhooks?: Maybe<ReadonlyArray<Webhook>>;
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryBranchPointArgs = {
  matchId: Scalars['ID']['input'];
  ply: Scalars['Int']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryBranchesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  of?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryCaseArgs = {
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryCheckDeckArgs = {
  game: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryDeskArgs = {
  tournamentId: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryInclusionProofArgs = {
  position: Scalars['Position']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryMatchArgs = {
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryMatchesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<MatchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryPenaltyHistoryArgs = {
  personId: Scalars['ID']['input'];
  tournamentId: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryPersonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryRatingsArgs = {
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  game: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryReplayArgs = {
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  matchId: Scalars['ID']['input'];
  seat?: InputMaybe<Scalars['Int']['input']>;
  viewpoint?: ReplayViewpoint;
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryResultSlipArgs = {
  token: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryRuleArgs = {
  game: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryRulesArgs = {
  find: Scalars['String']['input'];
  game: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QuerySearchArgs = {
  first: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryStatisticsArgs = {
  atLeast?: InputMaybe<Scalars['Position']['input']>;
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryTournamentArgs = {
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryTournamentsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<TournamentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: TournamentOrder;
};

/** Disputes a move of a match that is on, which then stands still until it is ruled on; or, without a ply, what the match came to. By a player of it, or its judges. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", ply: 52, text: "The Choir is Deep." }`. */
export type RaiseDisputeInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** The ply after the disputed move; left out, it is about the result. Example: `52`. */
  readonly ply?: InputMaybe<Scalars['Int']['input']>;
  /** The rule that was broken, if you know it. Example: `VD-6.4.1`. */
  readonly rule?: InputMaybe<Scalars['ID']['input']>;
  /** 32 random bytes in base64url, with which your text is committed to: who signs draws them, else the server does. Example: `gdf2ekTv34_f8jWW...`. */
  readonly salt?: InputMaybe<Scalars['String']['input']>;
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
  /** Up to 2,000 characters; kept apart, so that it can be erased. Example: `The Choir is Deep.`. */
  readonly text: Scalars['String']['input'];
};

/** What came of raising a dispute. Example: `raiseDispute(input: $input) { caseId match { pausedAt } userErrors { message } }`. */
export type RaiseDisputePayload = {
  /** The case, which follows in a moment; null when it was not raised. Example: `case_9c1185`. */
  readonly caseId?: Maybe<Scalars['ID']['output']>;
  /** The match after it, null when there is none. Example: `{ pausedAt }`. */
  readonly match?: Maybe<Match>;
  /** Where it stands in the log, for `atLeast`; null when it was not carried out. Example: `case/9c1185:4`. */
  readonly position?: Maybe<Scalars['Position']['output']>;
  /** Whether it had been carried out before, under the same key. Example: `false`. */
  readonly repeated: Scalars['Boolean']['output'];
  /** Why it was not carried out; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How often somebody wins, a draw being half a win. Example: `rate { n share low high }`. */
export type Rate = {
  /** With 95 % the true rate is not above this. Example: `0.83`. */
  readonly high: Scalars['Float']['output'];
  /** With 95 % the true rate is not below this, by Wilson's interval. Example: `0.36`. */
  readonly low: Scalars['Float']['output'];
  /** Of how many games; one with two seats counts twice where both are counted. Example: `12`. */
  readonly n: Scalars['Int']['output'];
  /** The part that was won, 0 to 1; null of no games. Example: `0.625`. */
  readonly share?: Maybe<Scalars['Float']['output']>;
};

/** What the caller may still ask for. Example: `rateLimit { cost remaining resetAt }`. */
export type RateLimit = {
  /** What this very request costs, in points. Example: `12`. */
  readonly cost: Scalars['Int']['output'];
  /** What a full budget holds; null when there is no limit. Example: `30000`. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** What one request may cost at most. Example: `1000`. */
  readonly maxCost: Scalars['Int']['output'];
  /** What is left after this request; null when there is no limit. Example: `5988`. */
  readonly remaining?: Maybe<Scalars['Int']['output']>;
  /** When the budget will be full again. Example: `2026-11-21T14:30:00.000Z`. */
  readonly resetAt: Scalars['DateTime']['output'];
};

/** A player with their rating. Example: `{ rank person { name } rating deviation low high isProvisional won drawn lost }`. */
export type RatedPlayer = {
  /** How uncertain that is. Example: `74.2`. */
  readonly deviation: Scalars['Float']['output'];
  /** Matches drawn. Example: `1`. */
  readonly drawn: Scalars['Int']['output'];
  /** With 95 % the true strength is not above this. Example: `1768.8`. */
  readonly high: Scalars['Float']['output'];
  /** What each period made of them, the latest first. Example: `history { period rating change matchIds }`. */
  readonly history: ReadonlyArray<RatingStep>;
  /** Too little is known of them yet to say who is better. Example: `false`. */
  readonly isProvisional: Scalars['Boolean']['output'];
  /** The last period in which they played. Example: `9`. */
  readonly lastPeriod: Scalars['Int']['output'];
  /** Matches lost. Example: `7`. */
  readonly lost: Scalars['Int']['output'];
  /** With 95 % the true strength is not below this. Example: `1478.0`. */
  readonly low: Scalars['Float']['output'];
  /** The player. Example: `{ name }`. */
  readonly person: Person;
  /** Counted from 1; shared by equal ratings. Example: `4`. */
  readonly rank: Scalars['Int']['output'];
  /** How strong they are held to be. Example: `1623.4`. */
  readonly rating: Scalars['Float']['output'];
  /** Matches won. Example: `12`. */
  readonly won: Scalars['Int']['output'];
};

/** A page of rated players. Example: `leaderboard(first: 20) { nodes { rank rating } pageInfo { endCursor } }`. */
export type RatedPlayerConnection = {
  /** The entries with their cursors. Example: `[{ cursor node { rank } }]`. */
  readonly edges: ReadonlyArray<RatedPlayerEdge>;
  /** The entries alone. Example: `[{ rank }]`. */
  readonly nodes: ReadonlyArray<RatedPlayer>;
  /** Where in the list this page lies. Example: `{ hasNextPage endCursor }`. */
  readonly pageInfo: PageInfo;
};

/** A rated player in a list. Example: `edges { cursor node { rank } }`. */
export type RatedPlayerEdge = {
  /** The entry's place, for `after` and `before`. Example: `WyIyMDI2Il0`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. Example: `{ rank rating }`. */
  readonly node: RatedPlayer;
};

/** A period as it holds now. Example: `{ number season revision since until players matches position }`. */
export type RatingPeriod = {
  /** By what it was reckoned. Example: `glicko2/1.2.2`. */
  readonly algorithm: Scalars['String']['output'];
  /** When this revision was made. Example: `2026-12-01T00:01:00.000Z`. */
  readonly closedAt: Scalars['DateTime']['output'];
  /** How many matches it rated. Example: `180`. */
  readonly matches: Scalars['Int']['output'];
  /** Counted from 1. Example: `3`. */
  readonly number: Scalars['Int']['output'];
  /** How many played in it. Example: `64`. */
  readonly players: Scalars['Int']['output'];
  /** The record that holds all of it: results, and ratings before and after. Example: `rating/voidream:3`. */
  readonly position: Scalars['Position']['output'];
  /** 1 as it was closed, and one more with each correction. Example: `1`. */
  readonly revision: Scalars['Int']['output'];
  /** The season. Example: `2026`. */
  readonly season: Scalars['String']['output'];
  /** It has the matches with their first result after this; null for all from the beginning. Example: `2026-11-01T00:00:00.000Z`. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** And up to this. Example: `2026-12-01T00:00:00.000Z`. */
  readonly until: Scalars['DateTime']['output'];
};

/** Periods that are shown together. Example: `{ name since until periods }`. */
export type RatingSeason = {
  /** How many matches were rated in it. Example: `340`. */
  readonly matches: Scalars['Int']['output'];
  /** Its name. Example: `2026`. */
  readonly name: Scalars['String']['output'];
  /** How many periods it has. Example: `12`. */
  readonly periods: Scalars['Int']['output'];
  /** When its first period began; null when that has all from the beginning. Example: `2026-01-01T00:00:00.000Z`. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** When its last period ended. Example: `2026-11-21T14:30:00.000Z`. */
  readonly until: Scalars['DateTime']['output'];
};

/** What one period made of a player. Example: `{ period season until rating deviation change won drawn lost matchIds }`. */
export type RatingStep = {
  /** How much the rating went up, or down. Example: `-12.5`. */
  readonly change: Scalars['Float']['output'];
  /** The deviation after it. Example: `74.2`. */
  readonly deviation: Scalars['Float']['output'];
  /** Matches drawn. Example: `0`. */
  readonly drawn: Scalars['Int']['output'];
  /** With 95 % the strength was not above this. Example: `1768.8`. */
  readonly high: Scalars['Float']['output'];
  /** Matches lost. Example: `1`. */
  readonly lost: Scalars['Int']['output'];
  /** With 95 % the strength was not below this. Example: `1478.0`. */
  readonly low: Scalars['Float']['output'];
  /** The matches from which it comes. Example: `["match_4f2a7c.31"]`. */
  readonly matchIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The period, counted from 1. Example: `9`. */
  readonly period: Scalars['Int']['output'];
  /** The rating after it. Example: `1623.4`. */
  readonly rating: Scalars['Float']['output'];
  /** The season. Example: `2026`. */
  readonly season: Scalars['String']['output'];
  /** When the period ended. Example: `2026-12-01T00:00:00.000Z`. */
  readonly until: Scalars['DateTime']['output'];
  /** Matches won. Example: `3`. */
  readonly won: Scalars['Int']['output'];
};

/** The ratings of a game: Glicko-2, by periods. Example: `{ seasons { name } leaderboard(first: 10) { nodes { rank rating } } }`. */
export type Ratings = {
  /** The game. Example: `voidream`. */
  readonly game: Scalars['ID']['output'];
  /** Those who played, the best first. Example: `leaderboard(first: 20, season: "2026") { nodes { rank person { name } rating low high } }`. */
  readonly leaderboard: RatedPlayerConnection;
  /** When the next period is closed by itself; null when none is. Example: `2026-12-01T00:00:00.000Z`. */
  readonly nextPeriodAt?: Maybe<Scalars['DateTime']['output']>;
  /** The periods that were closed, the latest first, each as it holds now. Example: `periods(first: 10) { number revision matches }`. */
  readonly periods: ReadonlyArray<RatingPeriod>;
  /** A player as they stand now; null for who was never rated. Example: `player(id: "person_7d1e") { rating low high history { period rating } }`. */
  readonly player?: Maybe<RatedPlayer>;
  /** All seasons, the latest first. Example: `[{ name periods }]`. */
  readonly seasons: ReadonlyArray<RatingSeason>;
};


/** The ratings of a game: Glicko-2, by periods. Example: `{ seasons { name } leaderboard(first: 10) { nodes { rank rating } } }`. */
export type RatingsLeaderboardArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  season?: InputMaybe<Scalars['String']['input']>;
};


/** The ratings of a game: Glicko-2, by periods. Example: `{ seasons { name } leaderboard(first: 10) { nodes { rank rating } } }`. */
export type RatingsPeriodsArgs = {
  first: Scalars['Int']['input'];
};


/** The ratings of a game: Glicko-2, by periods. Example: `{ seasons { name } leaderboard(first: 10) { nodes { rank rating } } }`. */
export type RatingsPlayerArgs = {
  id: Scalars['ID']['input'];
};

/** What came of a command to ratings. Example: `{ position userErrors { code message } ratings { seasons { name } } }`. */
export type RatingsPayload = {
  /** The place of its last record, to ask with `atLeast`. Example: `rating/voidream:3`. */
  readonly position?: Maybe<Scalars['Position']['output']>;
  /** The ratings; null where nothing was done. Example: `{ seasons { name } }`. */
  readonly ratings?: Maybe<Ratings>;
  /** Whether the same command had been accepted before. Example: `false`. */
  readonly repeated: Scalars['Boolean']['output'];
  /** What was wrong; empty when it was done. Example: `[]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Records what a judge found when cards were compared with the list. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entrantId: "entrant_4f2a7c.12", found: IN_ORDER }`. */
export type RecordDeckCheckInput = {
  /** Whom. Example: `entrant_4f2a7c.12`. */
  readonly entrantId: Scalars['ID']['input'];
  /** What was found. Example: `IN_ORDER`. */
  readonly found: DeckFinding;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** More about it, up to 500 characters. Example: `61 cards.` */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Sets a password by a recovery link. Example: `{ token: "dlr_...", password: "battery staple" }`. */
export type RecoverInput = {
  /** For browsers: the refresh token comes as a cookie that scripts can't read. Example: `true`. */
  readonly cookie?: Scalars['Boolean']['input'];
  /** The new password, 10 to 200 characters. Example: `battery staple`. */
  readonly password: Scalars['String']['input'];
  /** What stands behind the # of the link. Example: `dlr_...`. */
  readonly token: Scalars['String']['input'];
};

/** A recovery link. Example: `{ link userErrors { code } }`. */
export type RecoveryLinkPayload = {
  /** To be handed to that person alone; it works once, for 24 hours. Example: `https://ledger.example/recover#dlr_...`. */
  readonly link?: Maybe<Scalars['String']['output']>;
  /** Why there is none; empty when there is. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A ruling that deals anew what nobody knows, with a seed of its own. Example: `{ caseId dealt ceremony { showBy } }`. */
export type Redeal = {
  /** The case of the ruling. Example: `case_7c1f09`. */
  readonly caseId: Scalars['ID']['output'];
  /** How its seed came about. Example: `{ seats { commitment madeBy } }`. */
  readonly ceremony: SeedCeremony;
  /** Whether the cards have been dealt; the match stands still until they are, unless it has ended. Example: `true`. */
  readonly dealt: Scalars['Boolean']['output'];
  /** The ply that the game goes back to. Example: `12`. */
  readonly toPly: Scalars['Int']['output'];
};

/** Gives the next pair of tokens. Example: `{ refreshToken: "dls_..." }`. */
export type RefreshInput = {
  /** The refresh token; left out, the cookie's, and the next one comes as a cookie too. Example: `dls_...`. */
  readonly refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** A device that is to sign for you. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", key: "miuqTW7S...", proof: "gdf2ekTv..." }`. */
export type RegisterDeviceInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Its public key (Ed25519), 32 bytes in base64url. Example: `miuqTW7S4SNgG392VKOJPmR_bGffNHkCcs6nvyBR7XI`. */
  readonly key: Scalars['ID']['input'];
  /** What you call it, 1 to 60 characters; only you see it, and erasure takes it away. Example: `Firefox at home`. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** Its signature that it is yours (docs/FORMATS.md, A signed command), 64 bytes in base64url. Example: `gdf2ekTv34_f8jWW...`. */
  readonly proof: Scalars['String']['input'];
};

/** Registers you; when it is full you wait. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c" }`. */
export type RegisterForTournamentInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Makes an account. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", name: "Anna", password: "correct horse" }`. */
export type RegisterInput = {
  /** For browsers: the refresh token comes as a cookie that scripts can't read. Example: `true`. */
  readonly cookie?: Scalars['Boolean']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Where recovery links go; shown to nobody. Example: `anna@example.org`. */
  readonly mail?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 32 letters and digits, shown to all. Example: `Anna`. */
  readonly name: Scalars['String']['input'];
  /** 10 to 200 characters. Example: `correct horse`. */
  readonly password: Scalars['String']['input'];
};

/** Takes a disqualification back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entrantId: "entrant_4f2a7c.12", reason: "It was another." }`. */
export type ReinstateInput = {
  /** Whom. Example: `entrant_4f2a7c.12`. */
  readonly entrantId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Gives a case back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185" }`. */
export type ReleaseCaseInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
};

/** Plays once more. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type RematchInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match that is over. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Your commitment to a seed of your own; the new match has the name `rematchName` (docs/FORMATS.md), and your seat is the other one. Without one the server makes a seed on your behalf. Example: `ae4e3394fef7aaedf8d3a044373a3a3d64c07b0bc947caa16b981fded9bf60de`. */
  readonly seedCommitment?: InputMaybe<Scalars['String']['input']>;
};

/** What a ruling does to the match, with what belongs to it. Example: `{ remedy: REWIND, toPly: 51, randomness: KEEP }`. */
export type RemedyInput = {
  /** For `RESULT`: whether both lose. Example: `false`. */
  readonly bothLost?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `RESULT`: how many games were drawn. Example: `0`. */
  readonly drawn?: InputMaybe<Scalars['Int']['input']>;
  /** For `RESULT`: whether one of them did not come, who then has no games, or with `bothLost` nobody did. Example: `false`. */
  readonly notPlayed?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `REWIND`: what becomes of the unknown. Example: `KEEP`. */
  readonly randomness?: InputMaybe<RewindRandomness>;
  /** Which. Example: `REWIND`. */
  readonly remedy: CaseRemedy;
  /** For `REPAIR`: what, one of the `repairs` of the case. Example: `ready:c7`. */
  readonly repair?: InputMaybe<Scalars['String']['input']>;
  /** For `GAME_LOSS`: who loses. Example: `0`. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** For `REWIND`: to which ply. Example: `51`. */
  readonly toPly?: InputMaybe<Scalars['Int']['input']>;
  /** For `RESULT`: how many games each seat won. Example: `[2, 0]`. */
  readonly won?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** Removes a note. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", noteId: "note_4f2a7c" }`. */
export type RemoveNoteInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The note, one of yours. Example: `note_4f2a7c`. */
  readonly noteId: Scalars['ID']['input'];
};

/** Another name for a tournament. Example: `{ idempotencyKey: $key, tournamentId: $id, title: "Winter Cup 2026", reason: "The year was missing." }`. */
export type RenameTournamentInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The year was missing.` */
  readonly reason: Scalars['String']['input'];
  /** What it is called from now on. Example: `Winter Cup 2026`. */
  readonly title: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Takes the end back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", reason: "A result was wrong." }`. */
export type ReopenTournamentInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Pairs some tables of the round anew, with whoever came since; all others stay. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", round: 3, tableIds: ["table_4f2a7c.31"], reason: "One left before the start." }`. */
export type RepairRoundInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['input'];
  /** The tables to dissolve, none of them finished; empty seats only those who have no place. Example: `["table_4f2a7c.31"]`. */
  readonly tableIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Replaces the first ruling, as the head judge who has the appeal; it is final. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185", finding: UPHELD, remedy: { remedy: PLAY_ON }, rules: ["VD-6.4.1"], reason: "The Choir is Deep." }`. */
export type ReplaceRulingInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** Time that is given. Example: `[{ seat: 0, ms: 120000 }]`. */
  readonly clockCredits?: ReadonlyArray<ClockCreditInput>;
  /** Whether the claim is right. Example: `UPHELD`. */
  readonly finding: CaseFinding;
  /** The house rulings it rests on. Example: `[{ ruling: "VD-H.20", reading: "a" }]`. */
  readonly houseRulings?: ReadonlyArray<SwitchInput>;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Penalties that come with it. Example: `[{ personId: "person_7d1e", degree: CAUTION, infringement: PLAY_ERROR }]`. */
  readonly penalties?: ReadonlyArray<PenaltyInput>;
  /** Why, for both players to read; up to 2,000 characters. Example: `The Choir is Deep.`. */
  readonly reason: Scalars['String']['input'];
  /** What it does to the match. Example: `{ remedy: PLAY_ON }`. */
  readonly remedy: RemedyInput;
  /** The rules it rests on. Example: `["VD-6.4.1"]`. */
  readonly rules: ReadonlyArray<Scalars['ID']['input']>;
};

/** A match move by move. Example: `replay(matchId: $id) { count lastPly chapters { round firstPly } }`. */
export type Replay = {
  /** Its rounds in order, those of all games; a game that has no rounds is one chapter. Example: `[{ game round firstPly lastPly }]`. */
  readonly chapters: ReadonlyArray<ReplayChapter>;
  /** How many frames it has. Example: `212`. */
  readonly count: Scalars['Int']['output'];
  /** So many frames from one on, one a ply. The first of them is a keyframe. Example: `frames(from: 100, first: 100) { ply view changes }`. */
  readonly frames: ReadonlyArray<ReplayFrame>;
  /** The ply of the last frame, null before the start. Example: `211`. */
  readonly lastPly?: Maybe<Scalars['Int']['output']>;
  /** What stands out, in order. Example: `[{ kind ply seat }]`. */
  readonly marks: ReadonlyArray<ReplayMark>;
  /** The match, as it is now. Example: `{ id phase seats { holder { name } } }`. */
  readonly match: Match;
  /**
   * What people wrote on its plies, by ply and then by time, as far as you may read it: through these eyes, only what was written
   * through eyes that saw no more; up to the last ply that you see; and until the match is released, nothing by those who know
   * more of it than the public does, but your own. Example: `notes(first: 50) { nodes { ply text author { name } } }`.
   */
  readonly notes: NoteConnection;
  /** As of which record all of this holds. Example: `match/4f2a7c:12`. */
  readonly position: Scalars['Position']['output'];
  /** Whether the match's key is out, so that everybody may see all of it. Example: `true`. */
  readonly released: Scalars['Boolean']['output'];
  /** The seat, null for other viewpoints than `SEAT`. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Through whose eyes. Example: `SEAT`. */
  readonly viewpoint: ReplayViewpoint;
  /** The viewpoints that you may ask for. Example: `[{ viewpoint seat }]`. */
  readonly viewpoints: ReadonlyArray<ReplayEyes>;
};


/** A match move by move. Example: `replay(matchId: $id) { count lastPly chapters { round firstPly } }`. */
export type ReplayFramesArgs = {
  first: Scalars['Int']['input'];
  from?: Scalars['Int']['input'];
};


/** A match move by move. Example: `replay(matchId: $id) { count lastPly chapters { round firstPly } }`. */
export type ReplayNotesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A round of a game. Example: `chapters { game round firstPly lastPly }`. */
export type ReplayChapter = {
  /** The ply of its first frame. Example: `40`. */
  readonly firstPly: Scalars['Int']['output'];
  /** The game, counted from 1. Example: `1`. */
  readonly game: Scalars['Int']['output'];
  /** The ply of its last frame. Example: `61`. */
  readonly lastPly: Scalars['Int']['output'];
  /** The round, as the game counts it; null for a game that has none. Example: `3`. */
  readonly round?: Maybe<Scalars['Int']['output']>;
};

/** A decision that the viewpoint may look into. Example: `decisions { seat kind offers { key } }`. */
export type ReplayDecision = {
  /** The decision point's name. Example: `bid`. */
  readonly kind: Scalars['String']['output'];
  /** What could be answered. Example: `[{ form key }]`. */
  readonly offers: ReadonlyArray<Offer>;
  /** The rules that ask for it. Example: `[{ id }]`. */
  readonly rules: ReadonlyArray<RuleRef>;
  /** Whose. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** Eyes through which a match can be looked at. Example: `viewpoints { viewpoint seat }`. */
export type ReplayEyes = {
  /** Which seat's, null for other viewpoints than `SEAT`. Example: `0`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** Whose. Example: `SEAT`. */
  readonly viewpoint: ReplayViewpoint;
};

/** Something that happened, as a line of the log. Example: `facts { kind rule { id } text }`. */
export type ReplayFact = {
  /** What the viewpoint may know of it. Example: `{"seat": 0, "cards": 1}`. */
  readonly data: Scalars['JsonObject']['output'];
  /** What kind of thing. Example: `drew`. */
  readonly kind: Scalars['String']['output'];
  /** The rule that made it happen, where there is one. Example: `{ id }`. */
  readonly rule?: Maybe<RuleRef>;
  /** The same as a sentence in English, with the names of the seats, or their numbers; of a game without sentences, as a line. Example: `Anna passes.`. */
  readonly text: Scalars['String']['output'];
};

/**
 * A position of a match. A keyframe has the whole `view`; any other has `changes` that lead to it from the frame before.
 * Example: `{ ply view changes facts { text } }`.
 */
export type ReplayFrame = {
  /** Who must decide here, and what everybody is told of it. Example: `[{ seat told }]`. */
  readonly asked: ReadonlyArray<DecisionAsked>;
  /** When that was. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** A JSON Patch (RFC 6902, only add, remove and replace) of the view before; null for a keyframe. Example: `[{"op": "replace", "path": "/round", "value": 2}]`. */
  readonly changes?: Maybe<ReadonlyArray<Scalars['JsonObject']['output']>>;
  /** What each seat had left to think, empty without a clock. Example: `[{ seat leftMs }]`. */
  readonly clocks: ReadonlyArray<SeatClock>;
  /** Whether a judge took it back later: play went on from an earlier ply. Example: `false`. */
  readonly cut: Scalars['Boolean']['output'];
  /** The decisions that the viewpoint may look into. Example: `[{ seat kind offers { key } }]`. */
  readonly decisions: ReadonlyArray<ReplayDecision>;
  /** What happened on the way here, in order: the steps of an effect. Example: `[{ kind rule { id } text }]`. */
  readonly facts: ReadonlyArray<ReplayFact>;
  /** The game, counted from 1. Example: `1`. */
  readonly game: Scalars['Int']['output'];
  /** What led here; null at the start of a game, and where a ruling did. Example: `{ seat answer }`. */
  readonly move?: Maybe<ReplayMove>;
  /** The phase of the round, where the game's view has one. Example: `conflict`. */
  readonly phase?: Maybe<Scalars['String']['output']>;
  /** Its number, counted from 0: each move makes one, also one that a judge takes back, each ruling, and each start of a later game. Example: `41`. */
  readonly ply: Scalars['Int']['output'];
  /** The round, where the game's view has one. Example: `3`. */
  readonly round?: Maybe<Scalars['Int']['output']>;
  /** The number of the record that led here. Example: `45`. */
  readonly seq: Scalars['Int']['output'];
  /** The table as the viewpoint sees it, null where `changes` say it. Example: `{"round": 1}`. */
  readonly view?: Maybe<Scalars['JsonObject']['output']>;
};

/** Something that stands out in a match. Example: `marks { kind ply seat at }`. */
export type ReplayMark = {
  /** When it was. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /**
   * What: of the match `game-started`, `game-finished`, `match-finished`, `match-cancelled`, `seat-left`, `draw-offered`, `draw-declined`,
   * `draw-agreed`, `judge-called`, `judge-call-answered`, `clocks-paused`, `clocks-resumed`, `result-entered`, `dispute-raised`,
   * `dispute-settled`, `game-rewound`, `game-repaired`, `game-lost`, `result-ruled`, of a branch also `branch-begun`,
   * `branch-taken-back` and `branch-finished`; or the kind of a fact that the game itself says
   * stands out. Example: `conflict-started`.
   */
  readonly kind: Scalars['String']['output'];
  /** The ply at which it happened, null before the start. Example: `40`. */
  readonly ply?: Maybe<Scalars['Int']['output']>;
  /** The rule that made it happen, where there is one. Example: `{ id }`. */
  readonly rule?: Maybe<RuleRef>;
  /** Whose doing it was, null where nobody's. Example: `1`. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The number of its record. Example: `52`. */
  readonly seq: Scalars['Int']['output'];
};

/** What led to a position. Example: `move { seat answer hidden leaves }`. */
export type ReplayMove = {
  /** The answer; null for who leaves, or where the viewpoint may not know it. Example: `bid:3`. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** Whether it was hidden from the other seats. Example: `true`. */
  readonly hidden: Scalars['Boolean']['output'];
  /** Why the seat left, null when it did not: `conceded`, `timed-out` or `removed`. Example: `conceded`. */
  readonly leaves?: Maybe<Scalars['String']['output']>;
  /** Whose move. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** Through whose eyes a match is looked at. Example: `PUBLIC`. */
export type ReplayViewpoint =
  /** All seats' together. While the match is sealed, for judges of its tournament alone. Example: both hands side by side. */
  | 'BOTH'
  /** A judge's: all but the order of unseen cards. While the match is sealed, for judges of its tournament alone. Example: a ruling. */
  | 'JUDGE'
  /** What anybody at the table's side could know at that time. For everybody. Example: a match on stream. */
  | 'PUBLIC'
  /** One seat's: what whoever sat there could know at that time. While the match is sealed, for that player alone. Example: my own lost game. */
  | 'SEAT';

/** Sends again. Example: `{ webhookId: "3f0c7a52", after: "tournament/4f2a7c:12" }`. */
export type ReplayWebhookInput = {
  /** Everything after this record; left out, it goes on where it stands, at once. Example: `tournament/4f2a7c:12`. */
  readonly after?: InputMaybe<Scalars['Position']['input']>;
  /** Which. Example: `3f0c7a52`. */
  readonly webhookId: Scalars['ID']['input'];
};

/** Reports by a slip. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", token: "dlq_4f2a7c.3.31.0.Zm9v", won: [2, 1] }`. */
export type ReportBySlipInput = {
  /** How many games were drawn. Example: `0`. */
  readonly drawn?: Scalars['Int']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** What stands behind the # of the slip's link. Example: `dlq_4f2a7c.3.31.0.Zm9v`. */
  readonly token: Scalars['ID']['input'];
  /** How many games each seat won, in the order of the seats. Example: `[2, 1]`. */
  readonly won: ReadonlyArray<Scalars['Int']['input']>;
};

/** Reports a result. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", won: [2, 1] }`. */
export type ReportResultInput = {
  /** How many games were drawn. Example: `0`. */
  readonly drawn?: Scalars['Int']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Whether you agreed on a draw instead of playing it out. Example: `false`. */
  readonly intentionalDraw?: Scalars['Boolean']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
  /** How many games each seat won, in the order of the seats. Example: `[2, 1]`. */
  readonly won: ReadonlyArray<Scalars['Int']['input']>;
};

/** Asks for a recovery link by mail. Example: `{ mail: "anna@example.org" }`. */
export type RequestRecoveryInput = {
  /** The address you gave. Example: `anna@example.org`. */
  readonly mail: Scalars['String']['input'];
};

/** Gives up. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type ResignInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
  /** Whether the whole match is given up, and not just the game that is on. Example: `true`. */
  readonly wholeMatch?: Scalars['Boolean']['input'];
};

/** Shows a note again. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", noteId: "note_4f2a7c" }`. */
export type RestoreNoteInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The note. Example: `note_4f2a7c`. */
  readonly noteId: Scalars['ID']['input'];
};

/** Who said a result at its table, and as what. Example: `{ by { name } role }`. */
export type ResultSaid = {
  /** Who. Example: `{ name }`. */
  readonly by: Person;
  /** As what. Example: `SCOREKEEPER`. */
  readonly role: TournamentRole;
};

/** The result slip of one player at one table. Example: `resultSlip(token: $token) { table players { name } closed }`. */
export type ResultSlip = {
  /** The most games of the match. Example: `3`. */
  readonly bestOf: Scalars['Int']['output'];
  /** Why nothing can be reported by it any more; null while it can. Example: `Round 3 is over.` */
  readonly closed?: Maybe<Scalars['String']['output']>;
  /** The same for other languages; empty while it can. Example: `[{ text facts { name text number } }]`. */
  readonly closedPhrases: ReadonlyArray<Phrase>;
  /** Whether the match may be drawn. Example: `true`. */
  readonly drawsAllowed: Scalars['Boolean']['output'];
  /** Who sits there, in the order of the seats. Example: `["Mira K.", "Jon P."]`. */
  readonly players: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  /** What the two players reported so far; empty once nothing can be reported by it. Example: `[{ seat score { won } }]`. */
  readonly reports: ReadonlyArray<MatchReport>;
  /** The result of its table; null without one. Example: `{ won drawn }`. */
  readonly result?: Maybe<TournamentResult>;
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['output'];
  /** Whose slip it is: the seat, counted from 0. Example: `1`. */
  readonly seat: Scalars['Int']['output'];
  /** The number of the table. Example: `7`. */
  readonly table: Scalars['Int']['output'];
  /** What it is called; null once erased. Example: `Winter Cup`. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['output'];
};

/** What came of a report by a slip. Example: `{ slip { closed } userErrors { message } }`. */
export type ResultSlipPayload = {
  /** Whether it had been reported before, under the same key. Example: `false`. */
  readonly repeated: Scalars['Boolean']['output'];
  /** The slip after it; null when the token is not one. Example: `{ closed }`. */
  readonly slip?: Maybe<ResultSlip>;
  /** Why nothing was reported; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How a result came about. Example: `REPORTED`. */
export type ResultSource =
  /** It was corrected. Example: after an appeal. */
  | 'CORRECTED'
  /** The staff entered it. Example: at the desk. */
  | 'ENTERED'
  /** One was not there, or was sent away. Example: a no-show. */
  | 'FORFEITED'
  /** The games were played here. Example: a match that ended. */
  | 'PLAYED'
  /** One reported, the other agreed or let it be. Example: a slip. */
  | 'REPORTED';

/** Lets a match go on. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", reason: "Ruled" }`. */
export type ResumeClocksInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Why, up to 500 characters; kept apart, so that it can be erased. Example: `Ruled`. */
  readonly reason: Scalars['String']['input'];
};

/** Which errand. Example: `{ id: "pairing-opens-matches/tournament/4f2a7c/12" }`. */
export type RetryStuckErrandInput = {
  /** Its place on the list. Example: `pairing-opens-matches/tournament/4f2a7c/12`. */
  readonly id: Scalars['ID']['input'];
};

/** Goes back before the start, when no round was paired. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", reason: "Three more arrived." }`. */
export type ReturnToRegistrationInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Takes a player in again who dropped, or, once it has begun, one who waits. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entrantId: "entrant_4f2a7c.12", reason: "Came back." }`. */
export type ReturnToTournamentInput = {
  /** Whom. Example: `entrant_4f2a7c.12`. */
  readonly entrantId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** How the rounds without them count. Example: `LOSS`. */
  readonly missed?: MissedRounds;
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** The seed that you committed to. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", seed: "11…" }`. */
export type RevealSeedInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** 32 bytes in hex. Example: `1111111111111111111111111111111111111111111111111111111111111111`. */
  readonly seed: Scalars['String']['input'];
};

/** Ends a token for programs. Example: `{ tokenId: "5d0c0f5e9b8f4c1e5d0c0f5e9b8f4c1e" }`. */
export type RevokeApiTokenInput = {
  /** One of your `apiTokens`. Example: `5d0c0f5e9b8f4c1e5d0c0f5e9b8f4c1e`. */
  readonly tokenId: Scalars['ID']['input'];
};

/** A device that is to sign no more. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", key: "miuqTW7S..." }`. */
export type RevokeDeviceInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The key of one of your `devices`. Example: `miuqTW7S4SNgG392VKOJPmR_bGffNHkCcs6nvyBR7XI`. */
  readonly key: Scalars['ID']['input'];
};

/** Takes a role away. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", personId: "person_7d1e", role: ADMIN }`. */
export type RevokeRoleInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** From whom. Example: `person_7d1e`. */
  readonly personId: Scalars['ID']['input'];
  /** Which. Example: `ADMIN`. */
  readonly role: PersonRole;
};

/** Takes a role away. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", personId: "person_7d1e", role: JUDGE }`. */
export type RevokeTournamentRoleInput = {
  /** An admin acts for the house, which the record then says. Example: `true`. */
  readonly asAdmin?: Scalars['Boolean']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** From whom. Example: `person_7d1e`. */
  readonly personId: Scalars['ID']['input'];
  /** Why, for the record; it need not be said. Example: `Given to the wrong Mira.` */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Which. Example: `JUDGE`. */
  readonly role: TournamentRole;
  /** Where. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** What becomes of the unknown in a rewind. Example: `KEEP`. */
export type RewindRandomness =
  /** The same cards come in the same order. Example: nobody learned anything. */
  | 'KEEP'
  /** Cards that no seat knew at that ply are dealt anew, from a new seed. Example: one player saw the next card. */
  | 'REDEAL';

/** What a rewind would give away. Example: `SOME`. */
export type RewindRisk =
  /** Several seats learned something. Example: both hands were shown. */
  | 'HIGH'
  /** Nobody learned anything, and nothing was drawn by chance. Example: the last answer alone. */
  | 'NONE'
  /** Something was drawn by chance, or one seat learned something. Example: a card was drawn. */
  | 'SOME';

/** Which key goes. Example: `{ key: "dreamledger/5b0c6e0e+e7d62613+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4" }`. */
export type RotateLogKeyInput = {
  /** The key in force, so that sending this twice changes it once. Example: `dreamledger/5b0c6e0e+e7d62613+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4`. */
  readonly key: Scalars['String']['input'];
};

/** What came of it. Example: `{ key userErrors { message } }`. */
export type RotateLogKeyPayload = {
  /** The next key, in force as soon as the log says so, within seconds. Example: `dreamledger/5b0c6e0e+1c2d3e4f+AWq0…`. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** Why it was not done; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Somebody who does not play in a round. Example: `byes { entrant { name } why }`. */
export type RoundBye = {
  /** Who. Example: `{ name }`. */
  readonly entrant: Entrant;
  /** Why: `lowest-group`, `lowest-possible` or `second-bye` of a Swiss that is odd, `awarded`, `odd-group`, `opponent-gone`, or `best-seed` of a bracket. Example: `lowest-group`. */
  readonly why: Scalars['String']['output'];
};

/** The clock of a round. Example: `timer { endsAt paused leftSeconds }`. */
export type RoundTimer = {
  /** When it is over, if it is not paused any more; null while it stands. Example: `2026-11-21T14:50:00.000Z`. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Seconds left when it stands; null while it runs. Example: `1200`. */
  readonly leftSeconds?: Maybe<Scalars['Int']['output']>;
  /** How long the round takes. Example: `50`. */
  readonly minutes: Scalars['Int']['output'];
  /** Whether it stands. Example: `false`. */
  readonly paused: Scalars['Boolean']['output'];
};

/** One reading of a point on which the rulebook is silent. Example: `readings { key text inForce }`. */
export type RuleReading = {
  /** Whether it holds unless a match chose another. Example: `true`. */
  readonly inForce: Scalars['Boolean']['output'];
  /** Its key, as in `switches`. Example: `a`. */
  readonly key: Scalars['ID']['output'];
  /** What it says. Example: `The leader.`. */
  readonly text: Scalars['String']['output'];
};

/** A numbered rule. Example: `ruleRef { id }`. */
export type RuleRef = {
  /** The rule's number. Example: `VD-4.2.5`. */
  readonly id: Scalars['ID']['output'];
};

/** What a numbered rule says. Example: `rule(game: "voidream", id: "VD-H.20") { title readings { key text } }`. */
export type RuleText = {
  /** The rule's number. Example: `VD-4.2.5`. */
  readonly id: Scalars['ID']['output'];
  /** For a house ruling, its readings; empty for others. Example: `[{ key text inForce }]`. */
  readonly readings: ReadonlyArray<RuleReading>;
  /** What it says, in a line. Example: `an action takes a cost that can be paid`. */
  readonly title: Scalars['String']['output'];
};

/** The rules that were looked at for an answer, and what each found. Example: `whyNot(ply: 51, answer: "pass") { legal rule { id } says lines { rule { id } held } }`. */
export type RuleTrace = {
  /** The answer. Example: `choose:c7`. */
  readonly answer: Scalars['String']['output'];
  /** Whether it is legal there. Example: `false`. */
  readonly legal: Scalars['Boolean']['output'];
  /** The rules looked at, in order, as far as you may read them. Example: `[{ rule { id } held facts }]`. */
  readonly lines: ReadonlyArray<RuleTraceLine>;
  /** What could be answered instead. Example: `[{ form key }]`. */
  readonly offers: ReadonlyArray<Offer>;
  /** The same, for other languages; empty where there is it in English alone. Example: `[{ text facts { name text number } }]`. */
  readonly phrases: ReadonlyArray<Phrase>;
  /** The ply of the position. Example: `51`. */
  readonly ply: Scalars['Int']['output'];
  /** The rule that refuses it, null when it is legal. Example: `{ id }`. */
  readonly rule?: Maybe<RuleRef>;
  /** Why it is refused, null when it is legal. Example: `Its cost cannot be paid.`. */
  readonly says?: Maybe<Scalars['String']['output']>;
  /** Whose answer. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** One rule that was looked at. Example: `lines { rule { id } held facts open }`. */
export type RuleTraceLine = {
  /** What it looked at. Example: `{"cost": 2}`. */
  readonly facts: Scalars['JsonObject']['output'];
  /** Whether it let the answer pass. Example: `true`. */
  readonly held: Scalars['Boolean']['output'];
  /** Whether the player may read this line, or judges alone. Example: `true`. */
  readonly open: Scalars['Boolean']['output'];
  /** The rule. Example: `{ id }`. */
  readonly rule: RuleRef;
};

/** When periods are closed by themselves. Example: `{ idempotencyKey: $key, game: "voidream", season: "2027", everyDays: 7 }`. */
export type ScheduleRatingsInput = {
  /** How many days a period lasts, 1 to 3652; null closes none any more. Example: `7`. */
  readonly everyDays?: InputMaybe<Scalars['Int']['input']>;
  /** The game. Example: `voidream`. */
  readonly game: Scalars['ID']['input'];
  /** New for each command; the same one for a retry. Example: a random UUID. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The season that they will belong to. Example: `2027`. */
  readonly season: Scalars['String']['input'];
};

/** What a token may be used for. Example: `GAME_PLAY`. */
export type Scope =
  /** Your account: mail, tokens, password, export, erasure. Example: a page with your settings. */
  | 'ACCOUNT'
  /** What admins do, if you are one. Example: a script that makes recovery links. */
  | 'ADMIN'
  /** Reading what auditors read. Example: a program that checks the log. */
  | 'AUDIT_READ'
  /** Playing. Example: a bot. */
  | 'GAME_PLAY'
  /** Looking at a table as its judge. Example: a judge's phone. */
  | 'JUDGE_VIEW'
  /** Running tournaments. Example: a program that enters results. */
  | 'TOURNAMENT_ORGANISE';

/** A seat's time. Example: `clocks { seat leftMs runningSince deadline }`. */
export type SeatClock = {
  /** When it has run out, null while it stands. Example: `2026-11-21T15:14:40.500Z`. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** What is left, in milliseconds: now, or as of when it began to run. Example: `2680500`. */
  readonly leftMs: Scalars['Int']['output'];
  /** When it began to run, null while it stands. Example: `2026-11-21T14:30:00.000Z`. */
  readonly runningSince?: Maybe<Scalars['DateTime']['output']>;
  /** The seat. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

/** How many seats a game takes. Example: `seats { least most }`. */
export type SeatRange = {
  /** The fewest seats. Example: `2`. */
  readonly least: Scalars['Int']['output'];
  /** The most seats. Example: `4`. */
  readonly most: Scalars['Int']['output'];
};

/** What one seat brings to the seed of the match. Example: `{ seat madeBy commitment }`. */
export type SeatSeed = {
  /** What was committed to, in hex; null until the seat is taken. Example: `ae4e3394fef7aaedf8d3a044373a3a3d64c07b0bc947caa16b981fded9bf60de`. */
  readonly commitment?: Maybe<Scalars['String']['output']>;
  /** Who made it; null until the seat is taken. Example: `PLAYER`. */
  readonly madeBy?: Maybe<SeedMaker>;
  /** The seat, counted from 0. Example: `1`. */
  readonly seat: Scalars['Int']['output'];
  /** The seed that the player has shown, in hex. What the server made stays sealed until the key of the match is released. Example: `1111111111111111111111111111111111111111111111111111111111111111`. */
  readonly shown?: Maybe<Scalars['String']['output']>;
};

/** One try to make a seed. Example: `{ number ending seats }`. */
export type SeedAttempt = {
  /** How it ended; null while it is on. Example: `MADE`. */
  readonly ending?: Maybe<SeedEnding>;
  /** Counted from 1. Example: `1`. */
  readonly number: Scalars['Int']['output'];
  /** By whom it failed, counted from 0. Example: `[1]`. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
};

/** How the seed of the match came about: all commit before anybody shows anything (docs/FORMATS.md). Example: `{ commitment seats { madeBy } }`. */
export type SeedCeremony = {
  /** Each try to make the seed, in order; the last one made it, or is on. Example: `[{ number: 1, ending: PUT_IN }, { number: 2, ending: MADE }]`. */
  readonly attempts: ReadonlyArray<SeedAttempt>;
  /** The server's, published with the match. Example: `480380dd2440055b9df50669e3c0e3e64c030ded134c179680f1114c115dd2b5`. */
  readonly commitment: Scalars['String']['output'];
  /** By seat. Example: `[{ seat: 0, madeBy: SERVER }]`. */
  readonly seats: ReadonlyArray<SeatSeed>;
  /** When who has not shown their seed loses the match; in a redeal before all have committed, when the server's seeds stand in for the rest. Null while nobody is waited for. Example: `2026-11-21T14:30:00.000Z`. */
  readonly showBy?: Maybe<Scalars['DateTime']['output']>;
  /** What every commitment binds: with `by` and `seed` it is what is hashed. Example: `{"stream": "match/4f2a7c", "game": 1, "epoch": 0, "attempt": 1}`. */
  readonly terms: Scalars['JsonObject']['output'];
};

/** How a try to make a seed ended. Example: `MADE`. */
export type SeedEnding =
  /** A seat showed another seed than it had committed to, and lost the match. Example: a false `revealSeed`. */
  | 'BROKEN'
  /** The match ended before the seed was made. Example: a match that was cancelled. */
  | 'CALLED_OFF'
  /** All showed what they had committed to. Example: a ceremony without a hitch. */
  | 'MADE'
  /** Some did not show their seeds in time, and lost the match. Example: a player who left. */
  | 'MISSING'
  /** A judge put in the server's seed for a seat; the next attempt goes on with it. Example: after `putInSeed`. */
  | 'PUT_IN'
  /** Some did not commit to a seed for a redeal in time; the next attempt goes on with the server's. Example: a client that knows no `commitSeed`. */
  | 'STOOD_IN';

/** Who made the seed of a seat. Example: `SERVER`. */
export type SeedMaker =
  /** The server, and a judge put it in, since the player did not show the one they had committed to. Example: after `putInSeed`. */
  | 'JUDGE'
  /** The player's own device, and nobody else knew it before it was shown. Example: a seat that joined with a `seedCommitment`. */
  | 'PLAYER'
  /** The server, on behalf of a player who brought none. Example: a seat that joined without one. */
  | 'SERVER';

/** What a filter selects, counted. Example: `selection(filter: $filter) { overall { won lost } matchUps(by: BASTION, first: 50) { keys rate { share } } }`. */
export type Selection = {
  /** Card by card, those in most decks first; of games whose decks are open by now. Example: `cards(first: 20) { card inDeck { rate { share } } whenPlayed { rate { share } } }`. */
  readonly cards: ReadonlyArray<CardFigures>;
  /** Told apart, the most frequent first. Example: `figures(by: OPPONENT_ARCHETYPE, first: 10) { keys rate { n share } }`. */
  readonly figures: ReadonlyArray<Figure>;
  /** How many games it has, each once. Example: `120`. */
  readonly games: Scalars['Int']['output'];
  /** What each has against each: a row's wins are the column's losses. Example: `matchUps(by: ARCHETYPE, first: 100) { keys rate { n share low high } }`. */
  readonly matchUps: ReadonlyArray<Figure>;
  /** All of it; where both seats of a game are selected it counts twice. Example: `{ won drawn lost rate { n share low high } }`. */
  readonly overall: Figure;
};


/** What a filter selects, counted. Example: `selection(filter: $filter) { overall { won lost } matchUps(by: BASTION, first: 50) { keys rate { share } } }`. */
export type SelectionCardsArgs = {
  first: Scalars['Int']['input'];
};


/** What a filter selects, counted. Example: `selection(filter: $filter) { overall { won lost } matchUps(by: BASTION, first: 50) { keys rate { share } } }`. */
export type SelectionFiguresArgs = {
  by: FigureBy;
  first: Scalars['Int']['input'];
};


/** What a filter selects, counted. Example: `selection(filter: $filter) { overall { won lost } matchUps(by: BASTION, first: 50) { keys rate { share } } }`. */
export type SelectionMatchUpsArgs = {
  by: MatchUpSide;
  first: Scalars['Int']['input'];
};

/** This server. Example: `server { version log { id mode records } }`. */
export type Server = {
  /** The games that can be played here. Example: `[{ id title }]`. */
  readonly games: ReadonlyArray<GameKind>;
  /** The log it stands on. Example: `{ id mode records }`. */
  readonly log: Log;
  /** The version of the program. Example: `0.1.0`. */
  readonly version: Scalars['String']['output'];
};

/** Awards a bye for a round to come, or takes it back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entrantId: "entrant_4f2a7c.12", round: 1, awarded: true, reason: "Won the trial." }`. */
export type SetByeInput = {
  /** Whether they have it. Example: `true`. */
  readonly awarded: Scalars['Boolean']['input'];
  /** Whom. Example: `entrant_4f2a7c.12`. */
  readonly entrantId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Opens or closes registration. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", open: true }`. */
export type SetRegistrationInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Whether players may register themselves. Example: `true`. */
  readonly open: Scalars['Boolean']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Starts the clock of a round, anew if it runs; pauses it; lets it go on. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", round: 3, action: START, minutes: 50 }`. */
export type SetRoundTimerInput = {
  /** What to do. Example: `START`. */
  readonly action: TimerAction;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** How long; left out, what the plan says. Example: `50`. */
  readonly minutes?: InputMaybe<Scalars['Int']['input']>;
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** One part of what is to be split. Example: `among { key min max }`. */
export type Share = {
  /** Who or what gets it. Example: `a`. */
  readonly key: Scalars['String']['output'];
  /** The most it may get. Example: `2`. */
  readonly max: Scalars['Int']['output'];
  /** The least it may get. Example: `0`. */
  readonly min: Scalars['Int']['output'];
};

/** Signs in. Example: `{ name: "Anna", password: "correct horse" }`. */
export type SignInInput = {
  /** For browsers: the refresh token comes as a cookie that scripts can't read. Example: `true`. */
  readonly cookie?: Scalars['Boolean']['input'];
  /** Your name. Example: `Anna`. */
  readonly name: Scalars['String']['input'];
  /** Your password. Example: `correct horse`. */
  readonly password: Scalars['String']['input'];
};

/** What you hold once you are signed in; all null when you are not. Example: `{ person { name } accessToken refreshToken }`. */
export type SignInPayload = {
  /** Goes into the header `Authorization`, after `Bearer`. Example: `eyJhbGciOiJIUzI1NiIs...`. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** When it runs out. Example: `2026-11-21T14:40:00.000Z`. */
  readonly accessTokenUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Yourself. Example: `{ id name }`. */
  readonly person?: Maybe<Person>;
  /** For `refresh`, once; null when it came as a cookie. Example: `dls_...`. */
  readonly refreshToken?: Maybe<Scalars['String']['output']>;
  /** When it runs out if it is not used. Example: `2026-12-21T14:30:00.000Z`. */
  readonly refreshTokenUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Why you are not signed in; empty when you are. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Ends all sessions. Example: `{ personId: "person_7d1e" }`. */
export type SignOutEverywhereInput = {
  /** Whose; left out, your own; an admin may end anybody's. Example: `person_7d1e`. */
  readonly personId?: InputMaybe<Scalars['ID']['input']>;
};

/** Ends this session. Example: `{ refreshToken: "dls_..." }`. */
export type SignOutInput = {
  /** The refresh token; left out, the cookie's. Example: `dls_...`. */
  readonly refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** How far behind somebody looks who neither plays nor runs the match. Example: `spectatorDelay { seconds moves }`. */
export type SpectatorDelay = {
  /** So many moves later. Example: `3`. */
  readonly moves: Scalars['Int']['output'];
  /** So long after it happened. Example: `180`. */
  readonly seconds: Scalars['Int']['output'];
};

/** How far behind spectators are: what happened is shown when it is old enough, and so many moves were made after it. Example: `{ seconds: 180 }`. */
export type SpectatorDelayInput = {
  /** So many moves later, 0 to 200; when the match is over, it waits for no more of them. Example: `3`. */
  readonly moves?: Scalars['Int']['input'];
  /** So long after it happened, 0 to 86400. Example: `180`. */
  readonly seconds?: Scalars['Int']['input'];
};

/** Somebody with roles in a tournament. Example: `staff { person { name } roles }`. */
export type Staff = {
  /** The person. Example: `{ id name }`. */
  readonly person: Person;
  /** What they are in it. Example: `[HEAD_JUDGE, PLAYER]`. */
  readonly roles: ReadonlyArray<TournamentRole>;
};

/** How a stage is played. Example: `SWISS`. */
export type StageFormat =
  /** Who loses twice is out. Example: with a losers' bracket. */
  | 'DOUBLE_ELIMINATION'
  /** Everybody meets everybody of the group. Example: groups of four. */
  | 'ROUND_ROBIN'
  /** Who loses is out. Example: a top eight. */
  | 'SINGLE_ELIMINATION'
  /** Equals meet, nobody twice. Example: five rounds for 32 players. */
  | 'SWISS';

/** A stage. Example: `{ format: SWISS, rounds: 5, bestOf: 3 }`. */
export type StageInput = {
  /** The most games of a match: 1, 3 or 5. Example: `3`. */
  readonly bestOf?: Scalars['Int']['input'];
  /** How many go on to it from the stage before; not for the first. Example: `8`. */
  readonly cut?: InputMaybe<Scalars['Int']['input']>;
  /** How it is played. Example: `SWISS`. */
  readonly format: StageFormat;
  /** How many groups of a round robin. Example: `4`. */
  readonly groups?: Scalars['Int']['input'];
  /** Whether the final of a double elimination is played again when the unbeaten side loses it. Example: `true`. */
  readonly reset?: Scalars['Boolean']['input'];
  /** How many rounds of Swiss; left out, as many as are usual. Example: `5`. */
  readonly rounds?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the losers of the semifinals play for the third place. Example: `true`. */
  readonly thirdPlace?: Scalars['Boolean']['input'];
};

/** Where somebody stands. Example: `rows { rank entrant { name } points record tieBreaks { id value } }`. */
export type StandingRow = {
  /** Who. Example: `{ name }`. */
  readonly entrant: Entrant;
  /** Exact, as a whole number or a fraction. Example: `9`. */
  readonly points: Scalars['String']['output'];
  /** Shared by those whom nothing tells apart. Example: `4`. */
  readonly rank: Scalars['Int']['output'];
  /** Rounds won, drawn and lost. Example: `3-0-1`. */
  readonly record: Scalars['String']['output'];
  /** In the order of the rule set. Example: `[{ id value }]`. */
  readonly tieBreaks: ReadonlyArray<TieBreakShown>;
};

/** Where somebody would stand. Example: `shifts { entrant { name } rankBefore rankAfter }`. */
export type StandingShift = {
  /** Who. Example: `{ name }`. */
  readonly entrant: Entrant;
  /** Then. Example: `6`. */
  readonly pointsAfter: Scalars['String']['output'];
  /** Now. Example: `9`. */
  readonly pointsBefore: Scalars['String']['output'];
  /** Then. Example: `6`. */
  readonly rankAfter: Scalars['Int']['output'];
  /** Now. Example: `4`. */
  readonly rankBefore: Scalars['Int']['output'];
};

/** Starts an export. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", of: FIGURES, by: [BASTION], format: CSV }`. */
export type StartExportInput = {
  /** By what figures are told apart, one or two; for figures alone. Example: `[BASTION]`. */
  readonly by?: ReadonlyArray<FigureBy>;
  /** Which games; left out, all. Example: `{ game: "voidream" }`. */
  readonly filter?: InputMaybe<GamesFilter>;
  /** How it is written. Example: `CSV`. */
  readonly format: ExportFormat;
  /** A new key for each export, 16 to 200 characters; the same key again gives the same export. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** What a line is. Example: `GAMES`. */
  readonly of: ExportOf;
};

/** Starts it: whoever did not check in is out, when the plan asks for that. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c" }`. */
export type StartTournamentInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Lets those play who handed in no deck. Example: `true`. */
  readonly withoutDecks?: Scalars['Boolean']['input'];
};

/** What was played, counted: games of finished matches, whether played here or told by the players. Example: `statistics { player(id: $id) { overall { rate { n share low high } } } }`. */
export type Statistics = {
  /** All games, the latest first. Example: `games(first: 20, filter: { game: "voidream" }) { nodes { matchId } }`. */
  readonly games: CountedGameConnection;
  /** What one has against the other. Example: `headToHead(one: "person_7d1e", other: "person_88aa") { won drawn lost }`. */
  readonly headToHead: Figure;
  /** What each has against each, the most frequent first: a row's wins are the column's losses. Example: `matchUps(by: PLAYER, first: 20) { keys rate { n share } }`. */
  readonly matchUps: ReadonlyArray<Figure>;
  /** What a player has done. Example: `player(id: "person_7d1e") { overall { won drawn lost } }`. */
  readonly player: PlayerStatistics;
  /** Whatever a filter selects, counted: a bastion, an archetype, a card, a month. Example: `selection(filter: { bastion: "the-ninth-gatehouse" }) { overall { rate { share } } }`. */
  readonly selection: Selection;
  /** A tournament as a whole. Example: `tournament(id: "tournament_4f2a7c") { games players meanDecisions }`. */
  readonly tournament: TournamentStatistics;
};


/** What was played, counted: games of finished matches, whether played here or told by the players. Example: `statistics { player(id: $id) { overall { rate { n share low high } } } }`. */
export type StatisticsGamesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  filter?: InputMaybe<GamesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What was played, counted: games of finished matches, whether played here or told by the players. Example: `statistics { player(id: $id) { overall { rate { n share low high } } } }`. */
export type StatisticsHeadToHeadArgs = {
  filter?: InputMaybe<GamesFilter>;
  one: Scalars['ID']['input'];
  other: Scalars['ID']['input'];
};


/** What was played, counted: games of finished matches, whether played here or told by the players. Example: `statistics { player(id: $id) { overall { rate { n share low high } } } }`. */
export type StatisticsMatchUpsArgs = {
  by: MatchUpSide;
  filter?: InputMaybe<GamesFilter>;
  first: Scalars['Int']['input'];
};


/** What was played, counted: games of finished matches, whether played here or told by the players. Example: `statistics { player(id: $id) { overall { rate { n share low high } } } }`. */
export type StatisticsPlayerArgs = {
  filter?: InputMaybe<GamesFilter>;
  id: Scalars['ID']['input'];
};


/** What was played, counted: games of finished matches, whether played here or told by the players. Example: `statistics { player(id: $id) { overall { rate { n share low high } } } }`. */
export type StatisticsSelectionArgs = {
  filter?: InputMaybe<GamesFilter>;
};


/** What was played, counted: games of finished matches, whether played here or told by the players. Example: `statistics { player(id: $id) { overall { rate { n share low high } } } }`. */
export type StatisticsTournamentArgs = {
  asOfRound?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};

/** Work that goes from one stream to others and could not be carried out: somebody must look at it. Example: `stuckErrands { id why }`. */
export type StuckErrand = {
  /** Its place on the list. Example: `pairing-opens-matches/tournament/4f2a7c/12`. */
  readonly id: Scalars['ID']['output'];
  /** The record that called for it. Example: `tournament/4f2a7c:12`. */
  readonly position: Scalars['Position']['output'];
  /** Which reaction it is. Example: `pairing-opens-matches`. */
  readonly reaction: Scalars['String']['output'];
  /** Why it could not be carried out, one line for each command. Example: `["MATCH.BAD_TERMS: no such game"]`. */
  readonly why: ReadonlyArray<Scalars['String']['output']>;
};

/** What came of it. Example: `{ stuckErrand { why } userErrors { message } }`. */
export type StuckErrandPayload = {
  /** The errand if it is still stuck, null when it is not. Example: `{ why }`. */
  readonly stuckErrand?: Maybe<StuckErrand>;
  /** Why it was not done; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Hands in your deck, or, as staff, that of another; anew as often as you like until lists are locked. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", text: "Bastion: The Tower of Names" }`. */
export type SubmitDeckInput = {
  /** Whose; left out, your own. Example: `entrant_4f2a7c.12`. */
  readonly entrantId?: InputMaybe<Scalars['ID']['input']>;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The deck as people type it, at most 20,000 characters. Example: `Bastion: The Tower of Names`. */
  readonly text: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Everything that can be watched. Example: `subscription { matchEvents(id: $id) { seq } }`. */
export type Subscription = {
  /** A case whenever it changed, first as it is now; it ends when the case is closed. Example: `caseChanged(id: $id) { phase }`. */
  readonly caseChanged: DisputeCase;
  /** The desk whenever it changed, first as it is now; for staff of the tournament. Example: `deskChanged(tournamentId: $id) { waiting }`. */
  readonly deskChanged: JudgesDesk;
  /** How far an export of yours is, each time it has moved on; completes when it is ready or has failed. Example: `exportChanged(id: $id) { state done total url }`. */
  readonly exportChanged: Export;
  /** All that happens in a match: first what you missed, then what comes; it ends with the match. Example: `matchEvents(id: $id, after: $cursor) { cursor plies { ply } }`. */
  readonly matchEvents: MatchEvent;
  /** A tournament whenever it changed, at most twice a second; first as it is now. Example: `tournamentChanged(id: $id) { position phase rounds { number missing } }`. */
  readonly tournamentChanged: Tournament;
  /** What is done to a tournament, deed by deed: what a webhook is sent, and what `history` shows. Example: `tournamentDeeds(id: $id, after: $position) { position what data }`. */
  readonly tournamentDeeds: TournamentDeed;
};


/** Everything that can be watched. Example: `subscription { matchEvents(id: $id) { seq } }`. */
export type SubscriptionCaseChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be watched. Example: `subscription { matchEvents(id: $id) { seq } }`. */
export type SubscriptionDeskChangedArgs = {
  tournamentId: Scalars['ID']['input'];
};


/** Everything that can be watched. Example: `subscription { matchEvents(id: $id) { seq } }`. */
export type SubscriptionExportChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be watched. Example: `subscription { matchEvents(id: $id) { seq } }`. */
export type SubscriptionMatchEventsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be watched. Example: `subscription { matchEvents(id: $id) { seq } }`. */
export type SubscriptionTournamentChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be watched. Example: `subscription { matchEvents(id: $id) { seq } }`. */
export type SubscriptionTournamentDeedsArgs = {
  after?: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};

/** Exchanges the places of two, in the draft or at tables without a result. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", round: 3, entrantIds: ["entrant_4f2a7c.12", "entrant_4f2a7c.7"], reason: "Brothers." }`. */
export type SwapPlayersInput = {
  /** The two. Example: `["entrant_4f2a7c.12", "entrant_4f2a7c.7"]`. */
  readonly entrantIds: ReadonlyArray<Scalars['ID']['input']>;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** A house ruling and the reading that is played by. Example: `switches { ruling reading }`. */
export type Switch = {
  /** The reading. Example: `strict`. */
  readonly reading: Scalars['String']['output'];
  /** The ruling's number. Example: `VD-H.20`. */
  readonly ruling: Scalars['ID']['output'];
};

/** A house ruling and the reading to play by. Example: `{ ruling: "VD-H.35", reading: "c" }`. */
export type SwitchInput = {
  /** The reading, one of the ruling's. Example: `strict`. */
  readonly reading: Scalars['String']['input'];
  /** The ruling's number. Example: `VD-H.20`. */
  readonly ruling: Scalars['ID']['input'];
};

/** Numbers of tables in a row. Example: `{ from: 1, to: 40 }`. */
export type TableRange = {
  /** The first. Example: `1`. */
  readonly from: Scalars['Int']['output'];
  /** The last. Example: `40`. */
  readonly to: Scalars['Int']['output'];
};

/** Numbers of tables in a row. Example: `{ from: 1, to: 40 }`. */
export type TableRangeInput = {
  /** The first. Example: `1`. */
  readonly from: Scalars['Int']['input'];
  /** The last. Example: `40`. */
  readonly to: Scalars['Int']['input'];
};

/** Where in a branch of yours to go back to. Example: `{ idempotencyKey: $key, matchId: $id, ply: 44, to: 42 }`. */
export type TakeBackInput = {
  /** A key of your own choice, 16 to 200 characters. Example: `6f1c2f0e-8f5e-4f0b-9a55-0c0d5d0e7b11`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The branch. Example: `match_branch-4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** The ply at which it stands: that of the position you saw. Example: `44`. */
  readonly ply: Scalars['Int']['input'];
  /** The earlier ply, from the branch's first on. Example: `42`. */
  readonly to: Scalars['Int']['input'];
};

/** A way of telling apart who has the same points. Example: `{ id title }`. */
export type TieBreakKind = {
  /** Its short name. Example: `OMW`. */
  readonly id: Scalars['ID']['output'];
  /** What it is. Example: `Opponents' match-win percentage`. */
  readonly title: Scalars['String']['output'];
};

/** What one round or opponent gave to a tie-break. Example: `parts { round opponent { name } exact counted }`. */
export type TieBreakPart = {
  /** Whether it counts; the lowest may be cut. Example: `true`. */
  readonly counted: Scalars['Boolean']['output'];
  /** Exact. Example: `2/3`. */
  readonly exact: Scalars['String']['output'];
  /** Against whom; null for a round without an opponent. Example: `{ name }`. */
  readonly opponent?: Maybe<Entrant>;
  /** The round. Example: `2`. */
  readonly round: Scalars['Int']['output'];
};

/** A tie-break of somebody, with what it is made of. Example: `tieBreaks { id value exact parts { round value } }`. */
export type TieBreakShown = {
  /** Exact. Example: `5/8`. */
  readonly exact: Scalars['String']['output'];
  /** Its short name. Example: `OMW`. */
  readonly id: Scalars['ID']['output'];
  /** What each round or opponent gave. Example: `[{ round opponent { name } value }]`. */
  readonly parts: ReadonlyArray<TieBreakPart>;
  /** Rounded, for reading. Example: `62.50 %`. */
  readonly value: Scalars['String']['output'];
};

/** What to do with a clock. Example: `PAUSE`. */
export type TimerAction =
  /** Stops it for a while. Example: at a fire alarm. */
  | 'PAUSE'
  /** Lets it go on. Example: after the alarm. */
  | 'RESUME'
  /** Starts it anew. Example: at the beginning of a round. */
  | 'START';

/** A tournament. Example: `tournament(id: $id) { title staff { person { name } roles } }`. */
export type Tournament = Node & {
  /** What was announced and not taken back, the newest first. Example: `[{ nth text at }]`. */
  readonly announcements: ReadonlyArray<Announcement>;
  /** The places that the bracket has given so far; who went out in one round shares one. Example: `[{ place entrant { name } }]`. */
  readonly bracketPlaces: ReadonlyArray<BracketPlace>;
  /** When and why it was cancelled; null where it was not, or that was taken back. Example: `cancelled { at reason }`. */
  readonly cancelled?: Maybe<Cancellation>;
  /** What a correction would change. Example: `correctionPreview(round: 2, tableId: $id, games: { won: [1, 2] }) { shifts { entrant { name } rankAfter } }`. */
  readonly correctionPreview: CorrectionPreview;
  /** How many play, wait, dropped and were disqualified. Example: `{ in waiting }`. */
  readonly counts: EntrantCounts;
  /** Who met whom in each group of a round robin; empty without one, and before it began. Example: `crossTables { group rows { entrant { name } points cells { ended won lost } } }`. */
  readonly crossTables: ReadonlyArray<CrossTable>;
  /** The round that was paired and not published; null without one, and for all but the staff. Example: `{ tables { number } }`. */
  readonly draft?: Maybe<TournamentRound>;
  /** One of them; null when there is none. Example: `entrant(id: $id) { status }`. */
  readonly entrant?: Maybe<Entrant>;
  /** The entrants in the order in which they came. Example: `entrants(first: 50) { nodes { id name status } }`. */
  readonly entrants: EntrantConnection;
  /** All that was done to it, the newest first: who, when, what, and why. Example: `history(first: 20) { nodes { at by { name } what reason } }`. */
  readonly history: TournamentDeedConnection;
  /** The global id. Example: `tournament_4f2a7c`. */
  readonly id: Scalars['ID']['output'];
  /** Who is not paired while anybody else is there; null for who is not of the staff. Example: `[[{ name }, { name }]]`. */
  readonly keptApart?: Maybe<ReadonlyArray<ReadonlyArray<Entrant>>>;
  /** How far it is. Example: `RUNNING`. */
  readonly phase: TournamentPhase;
  /** What was agreed before the first registered. Example: `{ game ruleSet { id } stages { format bestOf } }`. */
  readonly plan: TournamentPlan;
  /** As of which record all of this holds. Example: `tournament/4f2a7c:12`. */
  readonly position: Scalars['Position']['output'];
  /** Everybody in order, by the bracket where there was one. Example: `[{ name }]`. */
  readonly ranking: ReadonlyArray<Entrant>;
  /** Whether players may register themselves now. Example: `true`. */
  readonly registrationOpen: Scalars['Boolean']['output'];
  /** One round; null when it was not published. Example: `round(number: 3) { tables { number } }`. */
  readonly round?: Maybe<TournamentRound>;
  /** The rounds that were published, in order; a draft is `draft`. Example: `[{ number tables { number } }]`. */
  readonly rounds: ReadonlyArray<TournamentRound>;
  /** Who is what in it, organisers first. Example: `[{ person { name } roles }]`. */
  readonly staff: ReadonlyArray<Staff>;
  /** The standings now, as of the end of a round, or as they were at a record. Example: `standings(first: 50, asOfRound: 2) { rows { rank entrant { name } points } }`. */
  readonly standings: TournamentStandings;
  /** When it is to begin; null where nobody said. Example: `2026-11-28T09:00:00.000Z`. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** By whose clock that is said: the name of a time zone. Example: `Europe/Berlin`. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** What it is called; null once who called it so was erased. Example: `Winter Cup`. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** What decides between two; null when one of them is not ranked. Example: `whyAbove(entrantIds: ["entrant_4f2a7c.12", "entrant_4f2a7c.7"]) { by says }`. */
  readonly whyAbove?: Maybe<WhyAbove>;
  /** Your own entry, null without one. Example: `{ status table { number } }`. */
  readonly yourEntry?: Maybe<Entrant>;
  /** What you are in it, and may do. Example: `[ORGANISER]`. */
  readonly yourRoles: ReadonlyArray<TournamentRole>;
};


/** A tournament. Example: `tournament(id: $id) { title staff { person { name } roles } }`. */
export type TournamentCorrectionPreviewArgs = {
  games: GamesInput;
  round: Scalars['Int']['input'];
  tableId: Scalars['ID']['input'];
};


/** A tournament. Example: `tournament(id: $id) { title staff { person { name } roles } }`. */
export type TournamentEntrantArgs = {
  id: Scalars['ID']['input'];
};


/** A tournament. Example: `tournament(id: $id) { title staff { person { name } roles } }`. */
export type TournamentEntrantsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  checkedIn?: InputMaybe<Scalars['Boolean']['input']>;
  find?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: EntrantOrder;
  statuses?: InputMaybe<ReadonlyArray<EntrantStatus>>;
};


/** A tournament. Example: `tournament(id: $id) { title staff { person { name } roles } }`. */
export type TournamentHistoryArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A tournament. Example: `tournament(id: $id) { title staff { person { name } roles } }`. */
export type TournamentRoundArgs = {
  number: Scalars['Int']['input'];
};


/** A tournament. Example: `tournament(id: $id) { title staff { person { name } roles } }`. */
export type TournamentStandingsArgs = {
  asOf?: InputMaybe<Scalars['Position']['input']>;
  asOfRound?: InputMaybe<Scalars['Int']['input']>;
  first?: Scalars['Int']['input'];
  skip?: Scalars['Int']['input'];
};


/** A tournament. Example: `tournament(id: $id) { title staff { person { name } roles } }`. */
export type TournamentWhyAboveArgs = {
  asOfRound?: InputMaybe<Scalars['Int']['input']>;
  entrantIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** A page of tournaments. Example: `tournaments(first: 20) { nodes { id title } pageInfo { endCursor } }`. */
export type TournamentConnection = {
  /** The entries with their cursors. Example: `[{ cursor node { id } }]`. */
  readonly edges: ReadonlyArray<TournamentEdge>;
  /** The entries alone. Example: `[{ id }]`. */
  readonly nodes: ReadonlyArray<ListedTournament>;
  /** Where in the list this page lies. Example: `{ hasNextPage endCursor }`. */
  readonly pageInfo: PageInfo;
};

/** Something that was done to a tournament: one record of the log. Example: `nodes { position at by { name } what reason data }`. */
export type TournamentDeed = {
  /** When. Example: `2026-11-21T14:30:00.000Z`. */
  readonly at: Scalars['DateTime']['output'];
  /** Who; null for the house itself. Example: `{ name }`. */
  readonly by?: Maybe<Person>;
  /** What the record says of each event, but for names and texts. Example: `[{"round": 2}]`. */
  readonly data: ReadonlyArray<Scalars['JsonObject']['output']>;
  /** Which record. Example: `tournament/4f2a7c:12`. */
  readonly position: Scalars['Position']['output'];
  /** Why, where somebody said so; null once erased. Example: `The slip was read upside down.` */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** What the tournament was called until then, and from then on; null where its name stayed. Example: `{ was is }`. */
  readonly renamed?: Maybe<TournamentNames>;
  /** By event, who said at the table what the house took over as a result; null for any other. Example: `[{ by { name } role }]`. */
  readonly saidBy: ReadonlyArray<Maybe<ResultSaid>>;
  /** What happened, one word an event. Example: `["ResultCorrected"]`. */
  readonly what: ReadonlyArray<Scalars['String']['output']>;
};

/** A page of what was done to a tournament. Example: `history(first: 20) { nodes { what } pageInfo { endCursor } }`. */
export type TournamentDeedConnection = {
  /** The entries with their cursors. Example: `[{ cursor node { what } }]`. */
  readonly edges: ReadonlyArray<TournamentDeedEdge>;
  /** The entries alone. Example: `[{ what }]`. */
  readonly nodes: ReadonlyArray<TournamentDeed>;
  /** Where in the list this page lies. Example: `{ hasNextPage endCursor }`. */
  readonly pageInfo: PageInfo;
};

/** Something that was done, in a list. Example: `edges { cursor node { what } }`. */
export type TournamentDeedEdge = {
  /** The entry's place, for `after` and `before`. Example: `WzEyXQ`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. Example: `{ what }`. */
  readonly node: TournamentDeed;
};

/** A tournament in a list. Example: `edges { cursor node { id } }`. */
export type TournamentEdge = {
  /** The entry's place, for `after` and `before`. Example: `WyIyMDI2Il0`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. Example: `{ id title }`. */
  readonly node: ListedTournament;
};

/** Which tournaments to list; what is left out does not matter. Example: `{ phases: [REGISTERING], game: "voidream" }`. */
export type TournamentFilter = {
  /** Only those of this game. Example: `voidream`. */
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that are so far. Example: `[RUNNING]`. */
  readonly phases?: InputMaybe<ReadonlyArray<TournamentPhase>>;
  /** Only those that begin then or later. Example: `2026-11-28T00:00:00.000Z`. */
  readonly startsFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those in which you entered, were given a role or did something: none for who is not signed in. `false` does not matter. Example: `true`. */
  readonly yours?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Two names of a tournament. Example: `{ was is }`. */
export type TournamentNames = {
  /** From then on; null once erased. Example: `The autumn cup`. */
  readonly is?: Maybe<Scalars['String']['output']>;
  /** Until then; null once erased. Example: `A cup`. */
  readonly was?: Maybe<Scalars['String']['output']>;
};

/** In which order tournaments are listed. Example: `START`. */
export type TournamentOrder =
  /** The one that changed last first. Example: the one whose round was published just now. */
  | 'CHANGED'
  /** The one that begins first; those are left out of which nobody said when. Example: what is on this weekend. */
  | 'START';

/** What came of a command to a tournament. Example: `{ tournament { id } position userErrors { code message } }`. */
export type TournamentPayload = {
  /** Where it stands in the log, for `atLeast`; null when it was not carried out. Example: `tournament/4f2a7c:12`. */
  readonly position?: Maybe<Scalars['Position']['output']>;
  /** Whether it had been carried out before, under the same key. Example: `false`. */
  readonly repeated: Scalars['Boolean']['output'];
  /** The tournament after it, null when there is none. Example: `{ id title }`. */
  readonly tournament?: Maybe<Tournament>;
  /** Why it was not carried out; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How far a tournament is. Example: `RUNNING`. */
export type TournamentPhase =
  /** It has ended. Example: after `endTournament`. */
  | 'OVER'
  /** Before the start. Example: while players register. */
  | 'REGISTERING'
  /** Rounds are played. Example: after `startTournament`. */
  | 'RUNNING';

/** What was agreed about a tournament. Example: `plan { game ruleSet { id } stages { format rounds bestOf } }`. */
export type TournamentPlan = {
  /** More than so many wait; null takes everybody. Example: `64`. */
  readonly capacity?: Maybe<Scalars['Int']['output']>;
  /** How long its cases take, where that is not as usual. Example: `[{ about appealSeconds }]`. */
  readonly caseTimes: ReadonlyArray<CaseTimes>;
  /** Whether who did not check in is out at the start. Example: `true`. */
  readonly checkIn: Scalars['Boolean']['output'];
  /** The clock of games that are played here; null without one. Example: `{ kind seconds }`. */
  readonly clock?: Maybe<Clock>;
  /** After so many seconds a report counts unopposed; null waits. Example: `300`. */
  readonly confirmAfterSeconds?: Maybe<Scalars['Int']['output']>;
  /** Whether two may agree to a draw. Example: `true`. */
  readonly drawsAllowed: Scalars['Boolean']['output'];
  /** The game's id. Example: `voidream`. */
  readonly game: Scalars['ID']['output'];
  /** Whether decks are handed in, and who may read them. Example: `CLOSED`. */
  readonly lists: DeckLists;
  /** When lists are locked; null locks them at the start. Example: `2026-11-21T09:00:00.000Z`. */
  readonly lockListsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the game asks before the start. Example: `{"mode": "short"}`. */
  readonly options: Scalars['JsonObject']['output'];
  /** How long a round takes; null is not timed. Example: `50`. */
  readonly roundMinutes?: Maybe<Scalars['Int']['output']>;
  /** How results count, and how ties are broken. Example: `{ id tieBreaks { id } }`. */
  readonly ruleSet: ChosenRules;
  /** How far behind spectators of its games are; null: not at all. Example: `{ seconds moves }`. */
  readonly spectatorDelay?: Maybe<SpectatorDelay>;
  /** One stage after the other. Example: `[{ format: SWISS, bestOf: 3 }]`. */
  readonly stages: ReadonlyArray<TournamentStage>;
  /** House rulings that differ from the default. Example: `[{ ruling reading }]`. */
  readonly switches: ReadonlyArray<Switch>;
  /** The tables of the room. Example: `[{ from to }]`. */
  readonly tables: ReadonlyArray<TableRange>;
};

/** How a tournament is played; it does not change afterwards. Example: `{ game: "voidream", stages: [{ format: SWISS }, { format: SINGLE_ELIMINATION, cut: 8 }] }`. */
export type TournamentPlanInput = {
  /** More than so many wait. Example: `64`. */
  readonly capacity?: InputMaybe<Scalars['Int']['input']>;
  /** How long its cases take, each kind once; left out, as usual. Example: `[{ about: PLAY, appealSeconds: 300 }]`. */
  readonly caseTimes?: ReadonlyArray<CaseTimesInput>;
  /** Whether who did not check in is out at the start. Example: `true`. */
  readonly checkIn?: Scalars['Boolean']['input'];
  /** The clock of games that are played here; left out, 45 minutes and 15 seconds an answer. Example: `{ kind: TOTAL, seconds: 1500, incrementSeconds: 10 }`. */
  readonly clock?: InputMaybe<ClockInput>;
  /** After so many seconds a report counts unopposed. Example: `300`. */
  readonly confirmAfterSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Whether two may agree to a draw. Example: `true`. */
  readonly drawsAllowed?: Scalars['Boolean']['input'];
  /** The game's id. Example: `voidream`. */
  readonly game?: Scalars['ID']['input'];
  /** Whether decks are handed in, and who may read them. Example: `CLOSED`. */
  readonly lists?: DeckLists;
  /** When lists are locked; left out, at the start. Example: `2026-11-21T09:00:00.000Z`. */
  readonly lockListsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What the game asks before the start. Example: `{"mode": "short"}`. */
  readonly options?: InputMaybe<Scalars['JsonObject']['input']>;
  /** What a match gives, when not what the rule set says. Example: `{ win: 3, draw: 1, loss: 0, bye: 3 }`. */
  readonly points?: InputMaybe<PointsInput>;
  /** How long a round takes. Example: `50`. */
  readonly roundMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The rule set; `mtr-2026-02-27`, `fide-2026-03-01` or `fide-2024-08-01`. Example: `mtr-2026-02-27`. */
  readonly ruleSet?: Scalars['ID']['input'];
  /** How far behind spectators of its games are; left out, not at all. Example: `{ seconds: 180, moves: 3 }`. */
  readonly spectatorDelay?: InputMaybe<SpectatorDelayInput>;
  /** One stage after the other. Example: `[{ format: SWISS, rounds: 5 }, { format: SINGLE_ELIMINATION, cut: 8 }]`. */
  readonly stages?: ReadonlyArray<StageInput>;
  /** House rulings that differ from the default. Example: `[{ ruling: "VD-H.35", reading: "c" }]`. */
  readonly switches?: ReadonlyArray<SwitchInput>;
  /** The tables of the room; left out, from 1 on. Example: `[{ from: 1, to: 40 }]`. */
  readonly tables?: ReadonlyArray<TableRangeInput>;
  /** Tie-breaks in another order or fewer, by their short names. Example: `["OMW"]`. */
  readonly tieBreaks?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What a match came to. Example: `result { won drawn bothLost how corrections }`. */
export type TournamentResult = {
  /** Whether both lost, whatever was played. Example: `false`. */
  readonly bothLost: Scalars['Boolean']['output'];
  /** How often it was corrected. Example: `0`. */
  readonly corrections: Scalars['Int']['output'];
  /** Games that were drawn. Example: `0`. */
  readonly drawn: Scalars['Int']['output'];
  /** How it came about. Example: `REPORTED`. */
  readonly how: ResultSource;
  /** Whether it was not played: who lost it did not come, or left. It is no game for ratings and statistics, and an unplayed round for tie-breaks. Example: `false`. */
  readonly notPlayed: Scalars['Boolean']['output'];
  /** The place of each seat from 1 on, shared ones alike; where both lost, all have 2. Example: `[1, 2]`. */
  readonly places: ReadonlyArray<Scalars['Int']['output']>;
  /** Games won by each seat. Example: `[2, 1]`. */
  readonly won: ReadonlyArray<Scalars['Int']['output']>;
};

/** What somebody may be in one tournament. Example: `JUDGE`. */
export type TournamentRole =
  /** Leads the judges, and grants their role. Example: who decides appeals. */
  | 'HEAD_JUDGE'
  /** Rules on disputes. Example: who answers a call at a table. */
  | 'JUDGE'
  /** Runs it, and grants every role. Example: who created it. */
  | 'ORGANISER'
  /** Plays in it. Example: who has a seat. */
  | 'PLAYER'
  /** Enters results, and lets players in. Example: who sits at the desk. */
  | 'SCOREKEEPER';

/** A round. Example: `rounds { number tables { number entrants { name } result { won } } byes { entrant { name } why } }`. */
export type TournamentRound = {
  /** Who does not play in it, and why; in the first of a bracket the best seeds that have no match yet. Example: `[{ entrant { name } why }]`. */
  readonly byes: ReadonlyArray<RoundBye>;
  /** What paired it. Example: `swiss/1`. */
  readonly engine: Scalars['String']['output'];
  /** How many its stage began with; null for a round that began none. Example: `8`. */
  readonly field?: Maybe<Scalars['Int']['output']>;
  /** How many tables have no result. Example: `4`. */
  readonly missing: Scalars['Int']['output'];
  /** Counted from 1 over all stages. Example: `3`. */
  readonly number: Scalars['Int']['output'];
  /** Its tables a page at a time, by their numbers. Example: `pairings(first: 50, find: "mira") { total nodes { number entrants { name } } }`. */
  readonly pairings: PairingConnection;
  /** The lot it was paired by, so that anybody can pair it again. Example: `9c11...`. */
  readonly seed: Scalars['String']['output'];
  /** The stage it belongs to, counted from 1. Example: `1`. */
  readonly stage: Scalars['Int']['output'];
  /** Its tables by their numbers. Example: `[{ number }]`. */
  readonly tables: ReadonlyArray<TournamentTable>;
  /** Its clock, null before it was started. Example: `{ endsAt paused }`. */
  readonly timer?: Maybe<RoundTimer>;
};


/** A round. Example: `rounds { number tables { number entrants { name } result { won } } byes { entrant { name } why } }`. */
export type TournamentRoundPairingsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  find?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  missing?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A stage of a tournament. Example: `stages { format rounds bestOf cut }`. */
export type TournamentStage = {
  /** The most games of a match. Example: `3`. */
  readonly bestOf: Scalars['Int']['output'];
  /** How many go on to it from the stage before; null for the first. Example: `8`. */
  readonly cut?: Maybe<Scalars['Int']['output']>;
  /** How it is played. Example: `SWISS`. */
  readonly format: StageFormat;
  /** How many groups of a round robin; null for other formats. Example: `4`. */
  readonly groups?: Maybe<Scalars['Int']['output']>;
  /** Whether the final of a double elimination is played again when the unbeaten side loses it. Example: `true`. */
  readonly reset: Scalars['Boolean']['output'];
  /** How many rounds of Swiss; null for as many as are usual, and for other formats. Example: `5`. */
  readonly rounds?: Maybe<Scalars['Int']['output']>;
  /** Whether the losers of the semifinals play for the third place. Example: `true`. */
  readonly thirdPlace: Scalars['Boolean']['output'];
};

/** Who stands where. Example: `standings { total rows { rank entrant { name } points } }`. */
export type TournamentStandings = {
  /** The last round that counts in it. Example: `3`. */
  readonly asOfRound: Scalars['Int']['output'];
  /** How many of them have no result yet: with as many, what counts are the rounds before. Example: `2`. */
  readonly missing: Scalars['Int']['output'];
  /** As of which record this holds: the same position gives the same standings for ever. Example: `tournament/4f2a7c:88`. */
  readonly position: Scalars['Position']['output'];
  /** The rows, the first above. Example: `[{ rank points }]`. */
  readonly rows: ReadonlyArray<StandingRow>;
  /** How many tables that round has. Example: `32`. */
  readonly tables: Scalars['Int']['output'];
  /** How many rows there are in all. Example: `64`. */
  readonly total: Scalars['Int']['output'];
};

/** A tournament as a whole. Example: `tournament(id: $id) { games matches players figures(by: ENDED, first: 10) { keys rate { n } } }`. */
export type TournamentStatistics = {
  /** Card by card, those in most decks first; of games whose decks are open by now. Example: `cards(first: 20) { card inDeck { rate { share } } whenPlayed { rate { share } } }`. */
  readonly cards: ReadonlyArray<CardFigures>;
  /** Told apart, the most frequent first; every game counts once for each seat. Example: `figures(by: DECK, first: 10) { keys rate { n share } }`. */
  readonly figures: ReadonlyArray<Figure>;
  /** How many games count. Example: `120`. */
  readonly games: Scalars['Int']['output'];
  /** How many matches they belong to. Example: `56`. */
  readonly matches: Scalars['Int']['output'];
  /** How many decisions a game had, over those that were played here; null without any. Example: `104.5`. */
  readonly meanDecisions?: Maybe<Scalars['Float']['output']>;
  /** How long a game took, over those that were played here; null without any. Example: `1260.5`. */
  readonly meanSeconds?: Maybe<Scalars['Float']['output']>;
  /** How many played in them. Example: `32`. */
  readonly players: Scalars['Int']['output'];
};


/** A tournament as a whole. Example: `tournament(id: $id) { games matches players figures(by: ENDED, first: 10) { keys rate { n } } }`. */
export type TournamentStatisticsCardsArgs = {
  first: Scalars['Int']['input'];
};


/** A tournament as a whole. Example: `tournament(id: $id) { games matches players figures(by: ENDED, first: 10) { keys rate { n } } }`. */
export type TournamentStatisticsFiguresArgs = {
  by: FigureBy;
  first: Scalars['Int']['input'];
};

/** Those who play at one table: two, unless the tournament seats more. Example: `tables { number entrants { name } match { phase } result { won drawn how } }`. */
export type TournamentTable = {
  /** Who sits there, seat after seat of the match from 0 on. Example: `[{ name }]`. */
  readonly entrants: ReadonlyArray<Entrant>;
  /** Minutes beyond the round's time. Example: `5`. */
  readonly extraMinutes: Scalars['Int']['output'];
  /** The global id. Example: `table_4f2a7c.31`. */
  readonly id: Scalars['ID']['output'];
  /** The match between them; null until it is open, and in a draft. Example: `{ id phase }`. */
  readonly match?: Maybe<Match>;
  /** The match's id. Example: `match_4f2a7c.31`. */
  readonly matchId: Scalars['ID']['output'];
  /** The number of the table in the room. Example: `7`. */
  readonly number: Scalars['Int']['output'];
  /** The match of the bracket, or the group, that it belongs to; null in Swiss. Example: `3`. */
  readonly place?: Maybe<Scalars['Int']['output']>;
  /** What it came to, null before. Example: `{ won drawn how }`. */
  readonly result?: Maybe<TournamentResult>;
  /** By seat, what lets whoever holds the printed slip report this result as that player, until the round is over; null for a guest, who has no account to report as. Empty for all but the staff. Example: `["dlq_4f2a7c.3.31.0.Zm9v", null]`. */
  readonly slipTokens: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  /** Of an elimination, when the match is over and nobody has won more, or both lost it; the staff say by `correctResult` who goes on. Null otherwise, and once they did. Example: `{ won drawn }`. */
  readonly undecided?: Maybe<UndecidedGames>;
  /** Why these. Example: `{ because says }`. */
  readonly whyPaired: WhyPaired;
};

/** Games that tell nobody who goes on. Example: `undecided { won drawn bothLost }`. */
export type UndecidedGames = {
  /** Whether both lost, whatever was played. Example: `false`. */
  readonly bothLost: Scalars['Boolean']['output'];
  /** Games that were drawn. Example: `1`. */
  readonly drawn: Scalars['Int']['output'];
  /** Games won by each seat. Example: `[1, 1]`. */
  readonly won: ReadonlyArray<Scalars['Int']['output']>;
};

/** Makes a guest again of one whom the wrong person claimed. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entrantId: "entrant_4f2a7c.12", reason: "It was her sister." }`. */
export type UndoClaimInput = {
  /** Whom. Example: `entrant_4f2a7c.12`. */
  readonly entrantId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `It was her sister.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Takes out all who were entered at once. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", entered: "tournament/4f2a7c:12", reason: "That was last year's list." }`. */
export type UndoEntryInput = {
  /** What the entry or import answered as its `position`; `history` has it too. Example: `tournament/4f2a7c:12`. */
  readonly entered: Scalars['Position']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `That was last year's list.` */
  readonly reason: Scalars['String']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Why a command was not carried out; nothing has changed. Example: `userErrors { code message field alternatives }`. */
export type UserError = {
  /** What could be sent instead, where it can be listed. Example: `["pass", "bid:5"]`. */
  readonly alternatives: ReadonlyArray<Scalars['String']['output']>;
  /** The reason, for programs. Example: `MATCH_NOT_YOUR_TURN`. */
  readonly code: UserErrorCode;
  /** The part of the input it is about, from the outside in; null when it is about the whole. Example: `["input", "answer"]`. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What was wrong, where, and what would be right. Example: `Seat B is to answer; you hold seat A.`. */
  readonly message: Scalars['String']['output'];
  /** The message, for other languages; empty where there is it in English alone. Example: `[{ text facts { name text number } }]`. */
  readonly phrases: ReadonlyArray<Phrase>;
  /** The rule that says so, where one does. Example: `{ id }`. */
  readonly ruleRef?: Maybe<RuleRef>;
};

/** The reasons for which a command is not carried out. Example: `IDEMPOTENCY_KEY_TOO_SHORT`. */
export type UserErrorCode =
  /** You said so before. Example: accepting a ruling twice. */
  | 'CASE_ALREADY_DONE'
  /** This ruling can't be carried out here; the message says why. Example: a rewind where nothing was played. */
  | 'CASE_BAD_REMEDY'
  /** Another judge has it; a head judge can assign it anew. Example: claiming it twice. */
  | 'CASE_CLAIMED'
  /** You play here, or are a party, and so can't judge it; another judge can. Example: a judge who raised it. */
  | 'CASE_CONFLICT'
  /** Compute what each seat has learned first: the facts say from which ply. Example: ruling a rewind unseen. */
  | 'CASE_DELTA_MISSING'
  /** You have no part in this case that lets you do this; the message says who has. Example: a player rules. */
  | 'CASE_FORBIDDEN'
  /** This is for a head judge: escalate the case, or choose what a judge may rule. Example: a rewind over what somebody learned. */
  | 'CASE_HEAD_JUDGE_ONLY'
  /** An appeal is decided by a head judge other than who ruled first. Example: the first judge affirms their own ruling. */
  | 'CASE_SAME_JUDGE'
  /** Your device signed over a head from before what you speak of. Look again, then sign. Example: accepting a ruling with the head of before it. */
  | 'CASE_STALE'
  /** The time for it is over. Example: an appeal after the window. */
  | 'CASE_TIME_IS_UP'
  /** The case is at another point; the message says at which, and what can be done there. Example: appealing before there is a ruling. */
  | 'CASE_WRONG_PHASE'
  /** Others kept being first for two seconds; nothing was done. Send it again under the same key. Example: a rush on one seat. */
  | 'CONTENDED'
  /** The rules of the game forbid the deck; one error for each line. Example: four copies of a card. */
  | 'DECK_ILLEGAL'
  /** Lists are locked; the staff can change one. Example: a new list after the start. */
  | 'DECK_LOCKED'
  /** No deck was handed in. Example: a check before that. */
  | 'DECK_NONE'
  /** This tournament asks for no decks. Example: a friendly evening. */
  | 'DECK_NOT_ASKED'
  /** The list is not locked: hand in another. Example: a judge changes it too early. */
  | 'DECK_NOT_LOCKED'
  /** It is the list that is there. Example: sending it twice. */
  | 'DECK_SAME'
  /** The game has no decks. Example: a game of dice. */
  | 'DECK_UNKNOWN_GAME'
  /** You may not do this. Example: resigning for somebody else. */
  | 'FORBIDDEN'
  /** You used this idempotency key for another command. Example: a second move under the key of the first. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The idempotency key has more than 200 characters. Example: a whole document as a key. */
  | 'IDEMPOTENCY_KEY_TOO_LONG'
  /** The idempotency key has fewer than 16 characters. Example: the key `abc`. */
  | 'IDEMPOTENCY_KEY_TOO_SHORT'
  /** A value is malformed; the message says which and how it should be. Example: an id that is not one. */
  | 'INVALID_INPUT'
  /** It can't be changed at present: its key is missing. Example: a match restored without its vault. */
  | 'LOCKED'
  /** You left this match before. Example: resigning twice. */
  | 'MATCH_ALREADY_LEFT'
  /** You reported it already. Example: reporting twice without withdrawing. */
  | 'MATCH_ALREADY_REPORTED'
  /** You sit there already. Example: joining twice. */
  | 'MATCH_ALREADY_SEATED'
  /** The signature is not by this device over this command; `alternatives` has the text that it has to sign. Example: the signature of another answer. */
  | 'MATCH_BAD_SIGNATURE'
  /** The game can't be played on these terms, or by so many. Example: a two-seat game with five seats. */
  | 'MATCH_BAD_TERMS'
  /** It is being played here, so its result comes from its games. Example: reporting a running match. */
  | 'MATCH_BEING_PLAYED'
  /** A dispute is open in this match, and nothing goes on until it is ruled on. Example: an answer, or a second dispute, meanwhile. */
  | 'MATCH_DISPUTED'
  /** You disputed this very thing before, and it was ruled on. Example: the same move once more; an appeal was the way. */
  | 'MATCH_DISPUTED_BEFORE'
  /** A draw is offered already, or was in this very position. Example: offering twice without a move. */
  | 'MATCH_DRAW_OFFERED'
  /** The match that was played elsewhere counts already, here or in another match. Example: handing it in twice. */
  | 'MATCH_HANDED_IN'
  /** The game refuses the answer; `alternatives` lists what is legal. Example: `bid:99` with three coins. */
  | 'MATCH_ILLEGAL_ANSWER'
  /** So a match of this length cannot end; `alternatives` lists how it can. Example: 3-0 in best of three. */
  | 'MATCH_IMPOSSIBLE_RESULT'
  /** It is a branch, which is only played on. Example: resigning in one, or wanting its bundle. */
  | 'MATCH_IS_BRANCH'
  /** You called a judge, who will come. Example: calling again. */
  | 'MATCH_JUDGE_CALLED'
  /** It is not you who must decide now. Example: a move on the other's turn. */
  | 'MATCH_NOT_ASKED'
  /** They did something of late, or are not asked. Example: claiming after one minute. */
  | 'MATCH_NOT_AWAY'
  /** There is nothing at this place that could be disputed; the message says what can. Example: a move of a game that is over. */
  | 'MATCH_NOT_DISPUTABLE'
  /** It was not imported, or has no result. Example: a match that was called off. */
  | 'MATCH_NOT_IMPORTED'
  /** It has begun, ended or been called off, so nobody can join or cancel it. Example: joining a running match. */
  | 'MATCH_NOT_OPEN'
  /** It is not paused. Example: resuming twice. */
  | 'MATCH_NOT_PAUSED'
  /** There is nothing to answer or to resign: it has not begun, or is over. Example: a move after the end. */
  | 'MATCH_NOT_PLAYING'
  /** There is no report to confirm or to withdraw. Example: confirming before the opponent reported. */
  | 'MATCH_NOT_REPORTED'
  /** You do not play in this match. Example: a spectator answers. */
  | 'MATCH_NOT_SEATED'
  /** It is no branch, so it has no name and is not private or public. Example: `changeBranch` of a match. */
  | 'MATCH_NO_BRANCH'
  /** No draw can be agreed on in this match. Example: a match that somebody has to win. */
  | 'MATCH_NO_DRAWS'
  /** Nobody offers you a draw. Example: accepting what was taken back by a move. */
  | 'MATCH_NO_OFFER'
  /** Only matches outside tournaments are repeated, once they are over. Example: a rematch in a running match. */
  | 'MATCH_NO_REMATCH'
  /** A seed is committed to together with the seat, and shown once, when all have committed. Example: a seed shown before the other seat is taken. */
  | 'MATCH_NO_SEED_ASKED'
  /** No such call is open. Example: answering it twice. */
  | 'MATCH_NO_SUCH_CALL'
  /** The match never stood at this ply; the message says which is its last. Example: `ply: 900` of a match of 212 plies. */
  | 'MATCH_NO_SUCH_PLY'
  /** Reports, judges and staff belong to the matches of tournaments. Example: calling a judge to a casual match. */
  | 'MATCH_NO_TOURNAMENT'
  /** The match has its result, which only the tournament's staff can correct there. Example: reporting after the end. */
  | 'MATCH_OVER'
  /** You play in this match, so another of the staff holds it. Example: a judge who plays pauses the own clock. */
  | 'MATCH_OWN_MATCH'
  /** A judge holds the match, and nobody moves. Example: answering meanwhile. */
  | 'MATCH_PAUSED'
  /** The players reported different results, and a judge was called. Example: confirming after that. */
  | 'MATCH_REPORTS_CONFLICT'
  /** There is no such seat, or somebody sits on it; `alternatives` lists the free ones. Example: two people want the last seat. */
  | 'MATCH_SEAT_NOT_FREE'
  /** The match has moved on since the position you saw. Example: `ply: 4` at ply 5. */
  | 'MATCH_STALE'
  /** The deadline has passed. Example: contradicting a report that stands. */
  | 'MATCH_TIME_IS_UP'
  /** What the seat brings breaks the rules of the game. Example: a deck with too few cards. */
  | 'MATCH_UNFIT_FOR_SEAT'
  /** No device in force of yours has this key; `alternatives` lists those that do. Example: a device that was revoked. */
  | 'MATCH_UNKNOWN_DEVICE'
  /** No such game is played here. Example: the game `chess`. */
  | 'MATCH_UNKNOWN_GAME'
  /** What the device saw is no head of this match. Example: the head of another match. */
  | 'MATCH_UNKNOWN_HEAD'
  /** It is not the match's next game, or not of its game, players or decks; the message names the record of the bundle. Example: game 3 before game 2. */
  | 'MATCH_WRONG_GAME'
  /** The note was hidden by a judge or an admin: it can be removed, and stays as it is otherwise. Example: changing its text. */
  | 'NOTE_HIDDEN'
  /** The note is not hidden. Example: showing it again twice. */
  | 'NOTE_NOT_HIDDEN'
  /** You keep as many notes on this match as one person may; remove one to write another. Example: the 201st. */
  | 'NOTE_TOO_MANY'
  /** There is no such thing, or not for you. Example: `match_0` that nobody made. */
  | 'NOT_FOUND'
  /** Only somebody who is signed in may do this. Example: a move without a token. */
  | 'NOT_SIGNED_IN'
  /** The log did not answer in time: it may or may not have been done. The same key tells, or does it. Example: a broker that restarts. */
  | 'OUTCOME_UNKNOWN'
  /** This is no public key, or the proof is not by it. Example: a proof for another person. */
  | 'PEOPLE_BAD_DEVICE'
  /** This is no mail address. Example: `anna`. */
  | 'PEOPLE_BAD_MAIL'
  /** This can't be a name; the message says why. Example: a name of one letter. */
  | 'PEOPLE_BAD_NAME'
  /** This can't be a password; the message says why. Example: one of five characters. */
  | 'PEOPLE_BAD_PASSWORD'
  /** A text is too long, empty, or holds what can't be shown. Example: a reason of a thousand characters. */
  | 'PEOPLE_BAD_TEXT'
  /** So many sign in at this moment that you have to wait a few seconds. Example: the start of a round. */
  | 'PEOPLE_BUSY'
  /** This device signs for you already. Example: registering it twice. */
  | 'PEOPLE_DEVICE_REGISTERED'
  /** This person was erased, for good. Example: granting a role to somebody who left. */
  | 'PEOPLE_ERASED'
  /** The recovery link has run out, was used, or was cut short. Example: a link of yesterday. */
  | 'PEOPLE_LINK_INVALID'
  /** The name, or one that looks like it, is taken. Example: `ANNA` where there is an `Anna`. */
  | 'PEOPLE_NAME_TAKEN'
  /** This server sends no mail: ask an admin for a link. Example: a server without `SMTP_URL`. */
  | 'PEOPLE_NO_MAIL'
  /** Nobody grants themselves a role, or lays down their own. Example: the last admin steps back. */
  | 'PEOPLE_OWN_ROLE'
  /** They hold the role already. Example: making an admin admin. */
  | 'PEOPLE_ROLE_HELD'
  /** They do not hold the role. Example: taking it away twice. */
  | 'PEOPLE_ROLE_NOT_HELD'
  /** The session has ended: sign in again. Example: a refresh token that was used before. */
  | 'PEOPLE_SESSION_ENDED'
  /** An admin can't be erased before another admin took the role away. Example: erasing yourself as admin. */
  | 'PEOPLE_STILL_ADMIN'
  /** As many devices sign for you as may. Example: a twenty-first. */
  | 'PEOPLE_TOO_MANY_DEVICES'
  /** Too many tries; the message says when to try again. Example: the eleventh wrong password. */
  | 'PEOPLE_TOO_MANY_TRIES'
  /** You have no such device, or revoked it, which is final. Example: a key of somebody else. */
  | 'PEOPLE_UNKNOWN_DEVICE'
  /** The name or the password is wrong. Example: a slip of the finger. */
  | 'PEOPLE_WRONG_PASSWORD'
  /** It was closed for an illegal record and waits for the operator. Example: a log that was tampered with. */
  | 'QUARANTINED'
  /** A period would end in the future, or not after the one before. Example: closing twice up to the same moment. */
  | 'RATINGS_BAD_MOMENT'
  /** No schedule can be like this. Example: periods of half an hour. */
  | 'RATINGS_BAD_SCHEDULE'
  /** No season can be called so, or there was none to go on with. Example: an empty name. */
  | 'RATINGS_BAD_SEASON'
  /** A match that another period has rated. Example: a match in two periods. */
  | 'RATINGS_RATED_BEFORE'
  /** More than one record of the log can hold. Example: 20,000 matches in one period. */
  | 'RATINGS_TOO_LARGE'
  /** A correction would change nothing. Example: correcting a period twice. */
  | 'RATINGS_UNCHANGED'
  /** The guest has an account by now. Example: a code that was used. */
  | 'TOURNAMENT_ALREADY_CLAIMED'
  /** They are in it already. Example: registering twice. */
  | 'TOURNAMENT_ALREADY_REGISTERED'
  /** A line of the table is wrong; the message says which. Example: a name of 200 letters. */
  | 'TOURNAMENT_BAD_CSV'
  /** It would not seat everybody once. Example: swapping within one table. */
  | 'TOURNAMENT_BAD_PAIRING'
  /** The plan can't be played; the message lists each place. Example: the best of 2. */
  | 'TOURNAMENT_BAD_PLAN'
  /** Games that can't come about. Example: three to nil in a best of three. */
  | 'TOURNAMENT_BAD_RESULT'
  /** It can't begin so; the message says why. Example: a time zone that there is not. */
  | 'TOURNAMENT_BAD_START'
  /** Decks are asked for, and some have handed in none. Example: starting too early. */
  | 'TOURNAMENT_DECKS_MISSING'
  /** Something later stands on it. Example: another goes on than has played the final. */
  | 'TOURNAMENT_DEPENDENTS'
  /** There is a draft to publish or discard first, or none. Example: publishing twice. */
  | 'TOURNAMENT_DRAFT'
  /** The draft was changed since it was seen; nothing is published. Example: two who run it, and one pairs anew. */
  | 'TOURNAMENT_DRAFT_CHANGED'
  /** The entrant waits, plays, dropped or was disqualified, and this takes another. Example: dropping twice. */
  | 'TOURNAMENT_ENTRANT_IS'
  /** A tournament always has an organiser. Example: the last one steps back. */
  | 'TOURNAMENT_LAST_ORGANISER'
  /** Nobody is left to pair, or all rounds were played. Example: one player alone. */
  | 'TOURNAMENT_NOTHING_TO_PAIR'
  /** It is no entry of a guest whom somebody claimed. Example: a person who registered. */
  | 'TOURNAMENT_NOT_CLAIMED'
  /** More are in than there would be places; the message says how many. Example: 8 places for 12 players. */
  | 'TOURNAMENT_PLACES_TAKEN'
  /** Registration is closed. Example: registering before it opens. */
  | 'TOURNAMENT_REGISTRATION_CLOSED'
  /** The table has a result. Example: dissolving a finished one. */
  | 'TOURNAMENT_RESULT_HELD'
  /** They hold the role in this tournament already. Example: making a judge judge. */
  | 'TOURNAMENT_ROLE_HELD'
  /** They do not hold the role in this tournament. Example: taking it away twice. */
  | 'TOURNAMENT_ROLE_NOT_HELD'
  /** A round is not over; the message names its tables, and `alternatives` lists them all. Example: pairing too early. */
  | 'TOURNAMENT_ROUND_OPEN'
  /** It is so already. Example: the capacity that it has. */
  | 'TOURNAMENT_SAME'
  /** The clock stands, runs, or was not started. Example: pausing twice. */
  | 'TOURNAMENT_TIMER'
  /** No guest has this code. Example: a misread letter. */
  | 'TOURNAMENT_WRONG_CODE'
  /** It is in another phase than this takes. Example: checking in once it runs. */
  | 'TOURNAMENT_WRONG_PHASE';

/** Who asks. Example: `viewer { person { name } scopes }`. */
export type Viewer = {
  /** Your tokens for programs, never the secrets themselves. Needs `ACCOUNT`. Example: `apiTokens { label scopes }`. */
  readonly apiTokens?: Maybe<ReadonlyArray<ApiToken>>;
  /** Your devices that sign, or did, the oldest first. Needs `GAME_PLAY`. Example: `devices { key label until }`. */
  readonly devices?: Maybe<ReadonlyArray<Device>>;
  /** Your mail address, null when you gave none. Needs `ACCOUNT`. Example: `anna@example.org`. */
  readonly mail?: Maybe<Scalars['String']['output']>;
  /** Yourself. Example: `{ id name }`. */
  readonly person: Person;
  /** What the token you showed may be used for; a sign-in has them all. Example: `[ACCOUNT, GAME_PLAY]`. */
  readonly scopes: ReadonlyArray<Scope>;
  /** When this token runs out; null for one that does not. Example: `2026-11-21T14:40:00.000Z`. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

/** An address that the deeds of a tournament are sent to. Example: `{ id url through }`. */
export type Webhook = {
  /** Its id, for you alone. Example: `3f0c7a52`. */
  readonly id: Scalars['ID']['output'];
  /** Since when. Example: `2026-11-21T14:30:00.000Z`. */
  readonly since: Scalars['DateTime']['output'];
  /** Everything up to this record was taken. Example: `tournament/4f2a7c:12`. */
  readonly through: Scalars['Position']['output'];
  /** The tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['output'];
  /** Why it does not go on; null while it does. Example: `{ times says next }`. */
  readonly trouble?: Maybe<WebhookTrouble>;
  /** Where to. Example: `https://example.org/hook`. */
  readonly url: Scalars['String']['output'];
};

/** What came of it. Example: `{ webhook { id } userErrors { code message } }`. */
export type WebhookPayload = {
  /** What its messages are signed with, shown when it is made. Example: `whsec_b2xkIGtleQ==`. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why it was not done; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook; null when it is not there, or not any more. Example: `{ id through }`. */
  readonly webhook?: Maybe<Webhook>;
};

/** Why a webhook does not go on. Example: `trouble { times says next }`. */
export type WebhookTrouble = {
  /** When it is tried again. Example: `2026-11-21T14:30:08.000Z`. */
  readonly next: Scalars['DateTime']['output'];
  /** What came back. Example: `It answered with status 500.` */
  readonly says: Scalars['String']['output'];
  /** How often the same was tried. Example: `3`. */
  readonly times: Scalars['Int']['output'];
};

/** What decides between two. Example: `whyAbove(entrantIds: $two) { above { name } by says }`. */
export type WhyAbove = {
  /** Who stands above; null when they share their rank. Example: `{ name }`. */
  readonly above?: Maybe<Entrant>;
  /** `points`, a tie-break's short name, or `nothing`. Example: `OMW`. */
  readonly by: Scalars['String']['output'];
  /** The same, for other languages; empty where there is it in English alone. Example: `[{ text facts { name text number } }]`. */
  readonly phrases: ReadonlyArray<Phrase>;
  /** In a sentence. Example: `Equal on points; OMW decides: 62.50 % to 58.33 %.` */
  readonly says: Scalars['String']['output'];
};

/** Why two sit at one table. Example: `whyPaired { because says }`. */
export type WhyPaired = {
  /** The reason, for programs. Example: `same-score`. */
  readonly because: Scalars['String']['output'];
  /** The same, for other languages, with `entrant` the number of one; empty where there is it in English alone. Example: `phrases { text facts { name number } }`. */
  readonly phrases: ReadonlyArray<Phrase>;
  /** The reason in a sentence. Example: `Both have 6 points.` */
  readonly says: Scalars['String']['output'];
};

/** Takes an announcement back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", nth: 2 }`. */
export type WithdrawAnnouncementInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Which, by its number. Example: `2`. */
  readonly nth: Scalars['Int']['input'];
  /** Why, for the record; it need not be said. Example: `The room has changed.` */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Takes a case back, as who raised it, before there is a ruling. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", caseId: "case_9c1185" }`. */
export type WithdrawCaseInput = {
  /** The case. Example: `case_9c1185`. */
  readonly caseId: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** Takes a report back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type WithdrawReportInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** Your device's signature; without one the record says so. Example: `{ device: $key, sawSeq: 12, sawHead: $head, signature: $signature }`. */
  readonly signature?: InputMaybe<CommandSignatureInput>;
};

/** Takes the last round back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", tournamentId: "tournament_4f2a7c", round: 3, losing: 2, reason: "Paired by old results." }`. */
export type WithdrawRoundInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** How many finished matches that undoes, so that none is lost unseen. Example: `0`. */
  readonly losing: Scalars['Int']['input'];
  /** Why, 1 to 500 characters; it is part of the record. Example: `The slip was read upside down.` */
  readonly reason: Scalars['String']['input'];
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['input'];
  /** Which tournament. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** Writes a note. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c", ply: 41, audience: EVERYBODY, text: "The turning point." }`. */
export type WriteNoteInput = {
  /** For whom. Example: `EVERYBODY`. */
  readonly audience?: NoteAudience;
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
  /** The ply, one that you see. Example: `41`. */
  readonly ply: Scalars['Int']['input'];
  /** The seat, for `SEAT` alone; left out, your own. Example: `0`. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 500 characters. Example: `The turning point.` */
  readonly text: Scalars['String']['input'];
  /** Through whose eyes you look; one of the replay's `viewpoints`. Example: `PUBLIC`. */
  readonly viewpoint?: ReplayViewpoint;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( Partial<DisputeCase> )
    | ( Partial<Match> )
    | ( Partial<Person> )
    | ( Partial<Tournament> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptDrawInput: ResolverTypeWrapper<Partial<AcceptDrawInput>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  AcceptRulingInput: ResolverTypeWrapper<Partial<AcceptRulingInput>>;
  AddEvidenceInput: ResolverTypeWrapper<Partial<AddEvidenceInput>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  AffirmRulingInput: ResolverTypeWrapper<Partial<AffirmRulingInput>>;
  AnnounceInput: ResolverTypeWrapper<Partial<AnnounceInput>>;
  Announcement: ResolverTypeWrapper<Partial<Announcement>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  AnswerInput: ResolverTypeWrapper<Partial<AnswerInput>>;
  AnswerJudgeCallInput: ResolverTypeWrapper<Partial<AnswerJudgeCallInput>>;
  ApiToken: ResolverTypeWrapper<Partial<ApiToken>>;
  ApiTokenPayload: ResolverTypeWrapper<Partial<ApiTokenPayload>>;
  AppealRulingInput: ResolverTypeWrapper<Partial<AppealRulingInput>>;
  AssignCaseInput: ResolverTypeWrapper<Partial<AssignCaseInput>>;
  BracketPlace: ResolverTypeWrapper<Partial<BracketPlace>>;
  Branch: ResolverTypeWrapper<Partial<Branch>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  BranchAnswer: ResolverTypeWrapper<Partial<BranchAnswer>>;
  BranchBot: ResolverTypeWrapper<Partial<BranchBot>>;
  BranchBotInput: ResolverTypeWrapper<Partial<BranchBotInput>>;
  BranchConnection: ResolverTypeWrapper<Partial<BranchConnection>>;
  BranchEdge: ResolverTypeWrapper<Partial<BranchEdge>>;
  BranchMatchInput: ResolverTypeWrapper<Partial<BranchMatchInput>>;
  BranchPoint: ResolverTypeWrapper<Partial<BranchPoint>>;
  BranchStep: ResolverTypeWrapper<Partial<BranchStep>>;
  CallJudgeInput: ResolverTypeWrapper<Partial<CallJudgeInput>>;
  CancelMatchInput: ResolverTypeWrapper<Partial<CancelMatchInput>>;
  CancelTournamentInput: ResolverTypeWrapper<Partial<CancelTournamentInput>>;
  Cancellation: ResolverTypeWrapper<Partial<Cancellation>>;
  CardFigures: ResolverTypeWrapper<Partial<CardFigures>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  CaseAct: ResolverTypeWrapper<Partial<CaseAct>>;
  CaseAppeal: ResolverTypeWrapper<Partial<CaseAppeal>>;
  CaseApplied: ResolverTypeWrapper<Partial<CaseApplied>>;
  CaseAttempt: ResolverTypeWrapper<Partial<CaseAttempt>>;
  CaseEnding: ResolverTypeWrapper<Partial<CaseEnding>>;
  CaseEvidence: ResolverTypeWrapper<Partial<CaseEvidence>>;
  CaseExtension: ResolverTypeWrapper<Partial<CaseExtension>>;
  CaseFinding: ResolverTypeWrapper<Partial<CaseFinding>>;
  CaseJudge: ResolverTypeWrapper<Partial<CaseJudge>>;
  CaseLook: ResolverTypeWrapper<Partial<CaseLook>>;
  CaseParty: ResolverTypeWrapper<Partial<CaseParty>>;
  CasePayload: ResolverTypeWrapper<Partial<CasePayload>>;
  CasePhase: ResolverTypeWrapper<Partial<CasePhase>>;
  CaseRemedy: ResolverTypeWrapper<Partial<CaseRemedy>>;
  CaseRuling: ResolverTypeWrapper<Partial<CaseRuling>>;
  CaseSubject: ResolverTypeWrapper<Partial<CaseSubject>>;
  CaseTable: ResolverTypeWrapper<Partial<CaseTable>>;
  CaseTimes: ResolverTypeWrapper<Partial<CaseTimes>>;
  CaseTimesInput: ResolverTypeWrapper<Partial<CaseTimesInput>>;
  CaseView: ResolverTypeWrapper<Partial<CaseView>>;
  CaseViewpoint: ResolverTypeWrapper<Partial<CaseViewpoint>>;
  ChangeBranchInput: ResolverTypeWrapper<Partial<ChangeBranchInput>>;
  ChangeCapacityInput: ResolverTypeWrapper<Partial<ChangeCapacityInput>>;
  ChangeCaseTimesInput: ResolverTypeWrapper<Partial<ChangeCaseTimesInput>>;
  ChangeDeckInput: ResolverTypeWrapper<Partial<ChangeDeckInput>>;
  ChangeListsLockInput: ResolverTypeWrapper<Partial<ChangeListsLockInput>>;
  ChangeNoteInput: ResolverTypeWrapper<Partial<ChangeNoteInput>>;
  ChangePasswordInput: ResolverTypeWrapper<Partial<ChangePasswordInput>>;
  ChangeStartTimeInput: ResolverTypeWrapper<Partial<ChangeStartTimeInput>>;
  CheckInInput: ResolverTypeWrapper<Partial<CheckInInput>>;
  ChosenRules: ResolverTypeWrapper<Partial<ChosenRules>>;
  ClaimAwayInput: ResolverTypeWrapper<Partial<ClaimAwayInput>>;
  ClaimCaseInput: ResolverTypeWrapper<Partial<ClaimCaseInput>>;
  ClaimEntrantInput: ResolverTypeWrapper<Partial<ClaimEntrantInput>>;
  Clock: ResolverTypeWrapper<Partial<Clock>>;
  ClockCredit: ResolverTypeWrapper<Partial<ClockCredit>>;
  ClockCreditInput: ResolverTypeWrapper<Partial<ClockCreditInput>>;
  ClockInput: ResolverTypeWrapper<Partial<ClockInput>>;
  ClockKind: ResolverTypeWrapper<Partial<ClockKind>>;
  CloseRatingPeriodInput: ResolverTypeWrapper<Partial<CloseRatingPeriodInput>>;
  CommandSignatureInput: ResolverTypeWrapper<Partial<CommandSignatureInput>>;
  CommitSeedInput: ResolverTypeWrapper<Partial<CommitSeedInput>>;
  ComputeDeltaInput: ResolverTypeWrapper<Partial<ComputeDeltaInput>>;
  ConfirmResultInput: ResolverTypeWrapper<Partial<ConfirmResultInput>>;
  CorrectRatingPeriodInput: ResolverTypeWrapper<Partial<CorrectRatingPeriodInput>>;
  CorrectResultInput: ResolverTypeWrapper<Partial<CorrectResultInput>>;
  CorrectionPreview: ResolverTypeWrapper<Partial<CorrectionPreview>>;
  CountedGame: ResolverTypeWrapper<Partial<CountedGame>>;
  CountedGameConnection: ResolverTypeWrapper<Partial<CountedGameConnection>>;
  CountedGameEdge: ResolverTypeWrapper<Partial<CountedGameEdge>>;
  CountedSeat: ResolverTypeWrapper<Partial<CountedSeat>>;
  CreateApiTokenInput: ResolverTypeWrapper<Partial<CreateApiTokenInput>>;
  CreateMatchInput: ResolverTypeWrapper<Partial<CreateMatchInput>>;
  CreateRecoveryLinkInput: ResolverTypeWrapper<Partial<CreateRecoveryLinkInput>>;
  CreateTournamentInput: ResolverTypeWrapper<Partial<CreateTournamentInput>>;
  CreateWebhookInput: ResolverTypeWrapper<Partial<CreateWebhookInput>>;
  CrossTable: ResolverTypeWrapper<Partial<CrossTable>>;
  CrossTableCell: ResolverTypeWrapper<Partial<CrossTableCell>>;
  CrossTableRow: ResolverTypeWrapper<Partial<CrossTableRow>>;
  Cursor: ResolverTypeWrapper<Partial<Scalars['Cursor']['output']>>;
  CutBranch: ResolverTypeWrapper<Partial<CutBranch>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  Decision: ResolverTypeWrapper<Partial<Decision>>;
  DecisionAsked: ResolverTypeWrapper<Partial<DecisionAsked>>;
  DeckCheck: ResolverTypeWrapper<Partial<DeckCheck>>;
  DeckFinding: ResolverTypeWrapper<Partial<DeckFinding>>;
  DeckLists: ResolverTypeWrapper<Partial<DeckLists>>;
  DeckProblem: ResolverTypeWrapper<Partial<DeckProblem>>;
  DeckVerdict: ResolverTypeWrapper<Partial<DeckVerdict>>;
  DeclineDrawInput: ResolverTypeWrapper<Partial<DeclineDrawInput>>;
  DeleteExportInput: ResolverTypeWrapper<Partial<DeleteExportInput>>;
  DeleteWebhookInput: ResolverTypeWrapper<Partial<DeleteWebhookInput>>;
  DeskCall: ResolverTypeWrapper<Partial<DeskCall>>;
  Device: ResolverTypeWrapper<Partial<Device>>;
  DevicePayload: ResolverTypeWrapper<Partial<DevicePayload>>;
  DiscardDraftInput: ResolverTypeWrapper<Partial<DiscardDraftInput>>;
  DismissStuckErrandInput: ResolverTypeWrapper<Partial<DismissStuckErrandInput>>;
  DisputeCase: ResolverTypeWrapper<Partial<DisputeCase>>;
  DisqualifyInput: ResolverTypeWrapper<Partial<DisqualifyInput>>;
  DonePayload: ResolverTypeWrapper<Partial<DonePayload>>;
  DraftRoundInput: ResolverTypeWrapper<Partial<DraftRoundInput>>;
  DropFromTournamentInput: ResolverTypeWrapper<Partial<DropFromTournamentInput>>;
  EndTournamentInput: ResolverTypeWrapper<Partial<EndTournamentInput>>;
  EnterPlayersInput: ResolverTypeWrapper<Partial<EnterPlayersInput>>;
  EnterResultInput: ResolverTypeWrapper<Partial<EnterResultInput>>;
  Entrant: ResolverTypeWrapper<Partial<Entrant>>;
  EntrantConnection: ResolverTypeWrapper<Partial<EntrantConnection>>;
  EntrantCounts: ResolverTypeWrapper<Partial<EntrantCounts>>;
  EntrantDeck: ResolverTypeWrapper<Partial<EntrantDeck>>;
  EntrantEdge: ResolverTypeWrapper<Partial<EntrantEdge>>;
  EntrantOrder: ResolverTypeWrapper<Partial<EntrantOrder>>;
  EntrantStatus: ResolverTypeWrapper<Partial<EntrantStatus>>;
  EraseMeInput: ResolverTypeWrapper<Partial<EraseMeInput>>;
  ErasePersonInput: ResolverTypeWrapper<Partial<ErasePersonInput>>;
  EscalateCaseInput: ResolverTypeWrapper<Partial<EscalateCaseInput>>;
  Export: ResolverTypeWrapper<Partial<Export>>;
  ExportFormat: ResolverTypeWrapper<Partial<ExportFormat>>;
  ExportOf: ResolverTypeWrapper<Partial<ExportOf>>;
  ExportPayload: ResolverTypeWrapper<Partial<ExportPayload>>;
  ExportState: ResolverTypeWrapper<Partial<ExportState>>;
  ExtendTableInput: ResolverTypeWrapper<Partial<ExtendTableInput>>;
  ExtensionReason: ResolverTypeWrapper<Partial<ExtensionReason>>;
  Fact: ResolverTypeWrapper<Partial<Fact>>;
  Figure: ResolverTypeWrapper<Partial<Figure>>;
  FigureBy: ResolverTypeWrapper<Partial<FigureBy>>;
  FixTableInput: ResolverTypeWrapper<Partial<FixTableInput>>;
  FormEntry: ResolverTypeWrapper<Partial<FormEntry>>;
  Found: ResolverTypeWrapper<Partial<Found>>;
  FoundKind: ResolverTypeWrapper<Partial<FoundKind>>;
  GameEnding: ResolverTypeWrapper<Partial<GameEnding>>;
  GameKind: ResolverTypeWrapper<Partial<GameKind>>;
  GamesFilter: ResolverTypeWrapper<Partial<GamesFilter>>;
  GamesInput: ResolverTypeWrapper<Partial<GamesInput>>;
  GrantRoleInput: ResolverTypeWrapper<Partial<GrantRoleInput>>;
  GrantTournamentRoleInput: ResolverTypeWrapper<Partial<GrantTournamentRoleInput>>;
  HandInGameInput: ResolverTypeWrapper<Partial<HandInGameInput>>;
  HandedInGame: ResolverTypeWrapper<Partial<HandedInGame>>;
  HideNoteInput: ResolverTypeWrapper<Partial<HideNoteInput>>;
  ImportPlayersInput: ResolverTypeWrapper<Partial<ImportPlayersInput>>;
  InclusionProof: ResolverTypeWrapper<Partial<InclusionProof>>;
  InformationDelta: ResolverTypeWrapper<Partial<InformationDelta>>;
  Infringement: ResolverTypeWrapper<Partial<Infringement>>;
  IssueRulingInput: ResolverTypeWrapper<Partial<IssueRulingInput>>;
  JoinMatchInput: ResolverTypeWrapper<Partial<JoinMatchInput>>;
  Json: ResolverTypeWrapper<Partial<Scalars['Json']['output']>>;
  JsonObject: ResolverTypeWrapper<Partial<Scalars['JsonObject']['output']>>;
  JudgeCall: ResolverTypeWrapper<Partial<JudgeCall>>;
  JudgeCallAnswer: ResolverTypeWrapper<Partial<JudgeCallAnswer>>;
  JudgesDesk: ResolverTypeWrapper<Partial<JudgesDesk>>;
  KeepApartInput: ResolverTypeWrapper<Partial<KeepApartInput>>;
  LearnedBySeat: ResolverTypeWrapper<Partial<LearnedBySeat>>;
  ListedBranch: ResolverTypeWrapper<Partial<ListedBranch>>;
  ListedMatch: ResolverTypeWrapper<Partial<ListedMatch>>;
  ListedSeat: ResolverTypeWrapper<Partial<ListedSeat>>;
  ListedTournament: ResolverTypeWrapper<Partial<ListedTournament>>;
  Log: ResolverTypeWrapper<Partial<Log>>;
  LogMode: ResolverTypeWrapper<Partial<LogMode>>;
  LookAtPositionInput: ResolverTypeWrapper<Partial<LookAtPositionInput>>;
  Match: ResolverTypeWrapper<Partial<Match>>;
  MatchConnection: ResolverTypeWrapper<Partial<MatchConnection>>;
  MatchDispute: ResolverTypeWrapper<Partial<MatchDispute>>;
  MatchEdge: ResolverTypeWrapper<Partial<MatchEdge>>;
  MatchEnd: ResolverTypeWrapper<Partial<MatchEnd>>;
  MatchEnding: ResolverTypeWrapper<Partial<MatchEnding>>;
  MatchEvent: ResolverTypeWrapper<Partial<MatchEvent>>;
  MatchFilter: ResolverTypeWrapper<Partial<MatchFilter>>;
  MatchGame: ResolverTypeWrapper<Partial<MatchGame>>;
  MatchImport: ResolverTypeWrapper<Partial<MatchImport>>;
  MatchOrigin: ResolverTypeWrapper<Partial<MatchOrigin>>;
  MatchOutcome: ResolverTypeWrapper<Partial<MatchOutcome>>;
  MatchPayload: ResolverTypeWrapper<Partial<MatchPayload>>;
  MatchPhase: ResolverTypeWrapper<Partial<MatchPhase>>;
  MatchReport: ResolverTypeWrapper<Partial<MatchReport>>;
  MatchResult: ResolverTypeWrapper<Partial<MatchResult>>;
  MatchScore: ResolverTypeWrapper<Partial<MatchScore>>;
  MatchSeat: ResolverTypeWrapper<Partial<MatchSeat>>;
  MatchUpSide: ResolverTypeWrapper<Partial<MatchUpSide>>;
  MerkleLog: ResolverTypeWrapper<Partial<MerkleLog>>;
  MissedRounds: ResolverTypeWrapper<Partial<MissedRounds>>;
  ModerateNameInput: ResolverTypeWrapper<Partial<ModerateNameInput>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Note: ResolverTypeWrapper<Partial<Note>>;
  NoteAct: ResolverTypeWrapper<Partial<NoteAct>>;
  NoteAudience: ResolverTypeWrapper<Partial<NoteAudience>>;
  NoteConnection: ResolverTypeWrapper<Partial<NoteConnection>>;
  NoteEdge: ResolverTypeWrapper<Partial<NoteEdge>>;
  NoteHiding: ResolverTypeWrapper<Partial<NoteHiding>>;
  NotePayload: ResolverTypeWrapper<Partial<NotePayload>>;
  Offer: ResolverTypeWrapper<Partial<Offer>>;
  OfferDrawInput: ResolverTypeWrapper<Partial<OfferDrawInput>>;
  OfferForm: ResolverTypeWrapper<Partial<OfferForm>>;
  OpenCaseInput: ResolverTypeWrapper<Partial<OpenCaseInput>>;
  PageInfo: ResolverTypeWrapper<Partial<PageInfo>>;
  PairingConnection: ResolverTypeWrapper<Partial<PairingConnection>>;
  PairingEdge: ResolverTypeWrapper<Partial<PairingEdge>>;
  PauseClocksInput: ResolverTypeWrapper<Partial<PauseClocksInput>>;
  Penalty: ResolverTypeWrapper<Partial<Penalty>>;
  PenaltyDegree: ResolverTypeWrapper<Partial<PenaltyDegree>>;
  PenaltyHistory: ResolverTypeWrapper<Partial<PenaltyHistory>>;
  PenaltyInput: ResolverTypeWrapper<Partial<PenaltyInput>>;
  Person: ResolverTypeWrapper<Partial<Person>>;
  PersonPayload: ResolverTypeWrapper<Partial<PersonPayload>>;
  PersonRole: ResolverTypeWrapper<Partial<PersonRole>>;
  Phrase: ResolverTypeWrapper<Partial<Phrase>>;
  PhraseFact: ResolverTypeWrapper<Partial<PhraseFact>>;
  PlayerInput: ResolverTypeWrapper<Partial<PlayerInput>>;
  PlayerStatistics: ResolverTypeWrapper<Partial<PlayerStatistics>>;
  Ply: ResolverTypeWrapper<Partial<Ply>>;
  PointsGiven: ResolverTypeWrapper<Partial<PointsGiven>>;
  PointsInput: ResolverTypeWrapper<Partial<PointsInput>>;
  Position: ResolverTypeWrapper<Partial<Scalars['Position']['output']>>;
  PublishRoundInput: ResolverTypeWrapper<Partial<PublishRoundInput>>;
  PutInSeedInput: ResolverTypeWrapper<Partial<PutInSeedInput>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RaiseDisputeInput: ResolverTypeWrapper<Partial<RaiseDisputeInput>>;
  RaiseDisputePayload: ResolverTypeWrapper<Partial<RaiseDisputePayload>>;
  Rate: ResolverTypeWrapper<Partial<Rate>>;
  RateLimit: ResolverTypeWrapper<Partial<RateLimit>>;
  RatedPlayer: ResolverTypeWrapper<Partial<RatedPlayer>>;
  RatedPlayerConnection: ResolverTypeWrapper<Partial<RatedPlayerConnection>>;
  RatedPlayerEdge: ResolverTypeWrapper<Partial<RatedPlayerEdge>>;
  RatingPeriod: ResolverTypeWrapper<Partial<RatingPeriod>>;
  RatingSeason: ResolverTypeWrapper<Partial<RatingSeason>>;
  RatingStep: ResolverTypeWrapper<Partial<RatingStep>>;
  Ratings: ResolverTypeWrapper<Partial<Ratings>>;
  RatingsPayload: ResolverTypeWrapper<Partial<RatingsPayload>>;
  RecordDeckCheckInput: ResolverTypeWrapper<Partial<RecordDeckCheckInput>>;
  RecoverInput: ResolverTypeWrapper<Partial<RecoverInput>>;
  RecoveryLinkPayload: ResolverTypeWrapper<Partial<RecoveryLinkPayload>>;
  Redeal: ResolverTypeWrapper<Partial<Redeal>>;
  RefreshInput: ResolverTypeWrapper<Partial<RefreshInput>>;
  RegisterDeviceInput: ResolverTypeWrapper<Partial<RegisterDeviceInput>>;
  RegisterForTournamentInput: ResolverTypeWrapper<Partial<RegisterForTournamentInput>>;
  RegisterInput: ResolverTypeWrapper<Partial<RegisterInput>>;
  ReinstateInput: ResolverTypeWrapper<Partial<ReinstateInput>>;
  ReleaseCaseInput: ResolverTypeWrapper<Partial<ReleaseCaseInput>>;
  RematchInput: ResolverTypeWrapper<Partial<RematchInput>>;
  RemedyInput: ResolverTypeWrapper<Partial<RemedyInput>>;
  RemoveNoteInput: ResolverTypeWrapper<Partial<RemoveNoteInput>>;
  RenameTournamentInput: ResolverTypeWrapper<Partial<RenameTournamentInput>>;
  ReopenTournamentInput: ResolverTypeWrapper<Partial<ReopenTournamentInput>>;
  RepairRoundInput: ResolverTypeWrapper<Partial<RepairRoundInput>>;
  ReplaceRulingInput: ResolverTypeWrapper<Partial<ReplaceRulingInput>>;
  Replay: ResolverTypeWrapper<Partial<Replay>>;
  ReplayChapter: ResolverTypeWrapper<Partial<ReplayChapter>>;
  ReplayDecision: ResolverTypeWrapper<Partial<ReplayDecision>>;
  ReplayEyes: ResolverTypeWrapper<Partial<ReplayEyes>>;
  ReplayFact: ResolverTypeWrapper<Partial<ReplayFact>>;
  ReplayFrame: ResolverTypeWrapper<Partial<ReplayFrame>>;
  ReplayMark: ResolverTypeWrapper<Partial<ReplayMark>>;
  ReplayMove: ResolverTypeWrapper<Partial<ReplayMove>>;
  ReplayViewpoint: ResolverTypeWrapper<Partial<ReplayViewpoint>>;
  ReplayWebhookInput: ResolverTypeWrapper<Partial<ReplayWebhookInput>>;
  ReportBySlipInput: ResolverTypeWrapper<Partial<ReportBySlipInput>>;
  ReportResultInput: ResolverTypeWrapper<Partial<ReportResultInput>>;
  RequestRecoveryInput: ResolverTypeWrapper<Partial<RequestRecoveryInput>>;
  ResignInput: ResolverTypeWrapper<Partial<ResignInput>>;
  RestoreNoteInput: ResolverTypeWrapper<Partial<RestoreNoteInput>>;
  ResultSaid: ResolverTypeWrapper<Partial<ResultSaid>>;
  ResultSlip: ResolverTypeWrapper<Partial<ResultSlip>>;
  ResultSlipPayload: ResolverTypeWrapper<Partial<ResultSlipPayload>>;
  ResultSource: ResolverTypeWrapper<Partial<ResultSource>>;
  ResumeClocksInput: ResolverTypeWrapper<Partial<ResumeClocksInput>>;
  RetryStuckErrandInput: ResolverTypeWrapper<Partial<RetryStuckErrandInput>>;
  ReturnToRegistrationInput: ResolverTypeWrapper<Partial<ReturnToRegistrationInput>>;
  ReturnToTournamentInput: ResolverTypeWrapper<Partial<ReturnToTournamentInput>>;
  RevealSeedInput: ResolverTypeWrapper<Partial<RevealSeedInput>>;
  RevokeApiTokenInput: ResolverTypeWrapper<Partial<RevokeApiTokenInput>>;
  RevokeDeviceInput: ResolverTypeWrapper<Partial<RevokeDeviceInput>>;
  RevokeRoleInput: ResolverTypeWrapper<Partial<RevokeRoleInput>>;
  RevokeTournamentRoleInput: ResolverTypeWrapper<Partial<RevokeTournamentRoleInput>>;
  RewindRandomness: ResolverTypeWrapper<Partial<RewindRandomness>>;
  RewindRisk: ResolverTypeWrapper<Partial<RewindRisk>>;
  RotateLogKeyInput: ResolverTypeWrapper<Partial<RotateLogKeyInput>>;
  RotateLogKeyPayload: ResolverTypeWrapper<Partial<RotateLogKeyPayload>>;
  RoundBye: ResolverTypeWrapper<Partial<RoundBye>>;
  RoundTimer: ResolverTypeWrapper<Partial<RoundTimer>>;
  RuleReading: ResolverTypeWrapper<Partial<RuleReading>>;
  RuleRef: ResolverTypeWrapper<Partial<RuleRef>>;
  RuleText: ResolverTypeWrapper<Partial<RuleText>>;
  RuleTrace: ResolverTypeWrapper<Partial<RuleTrace>>;
  RuleTraceLine: ResolverTypeWrapper<Partial<RuleTraceLine>>;
  ScheduleRatingsInput: ResolverTypeWrapper<Partial<ScheduleRatingsInput>>;
  Scope: ResolverTypeWrapper<Partial<Scope>>;
  SeatClock: ResolverTypeWrapper<Partial<SeatClock>>;
  SeatRange: ResolverTypeWrapper<Partial<SeatRange>>;
  SeatSeed: ResolverTypeWrapper<Partial<SeatSeed>>;
  SeedAttempt: ResolverTypeWrapper<Partial<SeedAttempt>>;
  SeedCeremony: ResolverTypeWrapper<Partial<SeedCeremony>>;
  SeedEnding: ResolverTypeWrapper<Partial<SeedEnding>>;
  SeedMaker: ResolverTypeWrapper<Partial<SeedMaker>>;
  Selection: ResolverTypeWrapper<Partial<Selection>>;
  Server: ResolverTypeWrapper<Partial<Server>>;
  SetByeInput: ResolverTypeWrapper<Partial<SetByeInput>>;
  SetRegistrationInput: ResolverTypeWrapper<Partial<SetRegistrationInput>>;
  SetRoundTimerInput: ResolverTypeWrapper<Partial<SetRoundTimerInput>>;
  Share: ResolverTypeWrapper<Partial<Share>>;
  SignInInput: ResolverTypeWrapper<Partial<SignInInput>>;
  SignInPayload: ResolverTypeWrapper<Partial<SignInPayload>>;
  SignOutEverywhereInput: ResolverTypeWrapper<Partial<SignOutEverywhereInput>>;
  SignOutInput: ResolverTypeWrapper<Partial<SignOutInput>>;
  SpectatorDelay: ResolverTypeWrapper<Partial<SpectatorDelay>>;
  SpectatorDelayInput: ResolverTypeWrapper<Partial<SpectatorDelayInput>>;
  Staff: ResolverTypeWrapper<Partial<Staff>>;
  StageFormat: ResolverTypeWrapper<Partial<StageFormat>>;
  StageInput: ResolverTypeWrapper<Partial<StageInput>>;
  StandingRow: ResolverTypeWrapper<Partial<StandingRow>>;
  StandingShift: ResolverTypeWrapper<Partial<StandingShift>>;
  StartExportInput: ResolverTypeWrapper<Partial<StartExportInput>>;
  StartTournamentInput: ResolverTypeWrapper<Partial<StartTournamentInput>>;
  Statistics: ResolverTypeWrapper<Partial<Statistics>>;
  StuckErrand: ResolverTypeWrapper<Partial<StuckErrand>>;
  StuckErrandPayload: ResolverTypeWrapper<Partial<StuckErrandPayload>>;
  SubmitDeckInput: ResolverTypeWrapper<Partial<SubmitDeckInput>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SwapPlayersInput: ResolverTypeWrapper<Partial<SwapPlayersInput>>;
  Switch: ResolverTypeWrapper<Partial<Switch>>;
  SwitchInput: ResolverTypeWrapper<Partial<SwitchInput>>;
  TableRange: ResolverTypeWrapper<Partial<TableRange>>;
  TableRangeInput: ResolverTypeWrapper<Partial<TableRangeInput>>;
  TakeBackInput: ResolverTypeWrapper<Partial<TakeBackInput>>;
  TieBreakKind: ResolverTypeWrapper<Partial<TieBreakKind>>;
  TieBreakPart: ResolverTypeWrapper<Partial<TieBreakPart>>;
  TieBreakShown: ResolverTypeWrapper<Partial<TieBreakShown>>;
  TimerAction: ResolverTypeWrapper<Partial<TimerAction>>;
  Tournament: ResolverTypeWrapper<Partial<Tournament>>;
  TournamentConnection: ResolverTypeWrapper<Partial<TournamentConnection>>;
  TournamentDeed: ResolverTypeWrapper<Partial<TournamentDeed>>;
  TournamentDeedConnection: ResolverTypeWrapper<Partial<TournamentDeedConnection>>;
  TournamentDeedEdge: ResolverTypeWrapper<Partial<TournamentDeedEdge>>;
  TournamentEdge: ResolverTypeWrapper<Partial<TournamentEdge>>;
  TournamentFilter: ResolverTypeWrapper<Partial<TournamentFilter>>;
  TournamentNames: ResolverTypeWrapper<Partial<TournamentNames>>;
  TournamentOrder: ResolverTypeWrapper<Partial<TournamentOrder>>;
  TournamentPayload: ResolverTypeWrapper<Partial<TournamentPayload>>;
  TournamentPhase: ResolverTypeWrapper<Partial<TournamentPhase>>;
  TournamentPlan: ResolverTypeWrapper<Partial<TournamentPlan>>;
  TournamentPlanInput: ResolverTypeWrapper<Partial<TournamentPlanInput>>;
  TournamentResult: ResolverTypeWrapper<Partial<TournamentResult>>;
  TournamentRole: ResolverTypeWrapper<Partial<TournamentRole>>;
  TournamentRound: ResolverTypeWrapper<Partial<TournamentRound>>;
  TournamentStage: ResolverTypeWrapper<Partial<TournamentStage>>;
  TournamentStandings: ResolverTypeWrapper<Partial<TournamentStandings>>;
  TournamentStatistics: ResolverTypeWrapper<Partial<TournamentStatistics>>;
  TournamentTable: ResolverTypeWrapper<Partial<TournamentTable>>;
  UndecidedGames: ResolverTypeWrapper<Partial<UndecidedGames>>;
  UndoClaimInput: ResolverTypeWrapper<Partial<UndoClaimInput>>;
  UndoEntryInput: ResolverTypeWrapper<Partial<UndoEntryInput>>;
  UserError: ResolverTypeWrapper<Partial<UserError>>;
  UserErrorCode: ResolverTypeWrapper<Partial<UserErrorCode>>;
  Viewer: ResolverTypeWrapper<Partial<Viewer>>;
  Webhook: ResolverTypeWrapper<Partial<Webhook>>;
  WebhookPayload: ResolverTypeWrapper<Partial<WebhookPayload>>;
  WebhookTrouble: ResolverTypeWrapper<Partial<WebhookTrouble>>;
  WhyAbove: ResolverTypeWrapper<Partial<WhyAbove>>;
  WhyPaired: ResolverTypeWrapper<Partial<WhyPaired>>;
  WithdrawAnnouncementInput: ResolverTypeWrapper<Partial<WithdrawAnnouncementInput>>;
  WithdrawCaseInput: ResolverTypeWrapper<Partial<WithdrawCaseInput>>;
  WithdrawReportInput: ResolverTypeWrapper<Partial<WithdrawReportInput>>;
  WithdrawRoundInput: ResolverTypeWrapper<Partial<WithdrawRoundInput>>;
  WriteNoteInput: ResolverTypeWrapper<Partial<WriteNoteInput>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptDrawInput: Partial<AcceptDrawInput>;
  ID: Partial<Scalars['ID']['output']>;
  AcceptRulingInput: Partial<AcceptRulingInput>;
  AddEvidenceInput: Partial<AddEvidenceInput>;
  String: Partial<Scalars['String']['output']>;
  AffirmRulingInput: Partial<AffirmRulingInput>;
  AnnounceInput: Partial<AnnounceInput>;
  Announcement: Partial<Announcement>;
  Int: Partial<Scalars['Int']['output']>;
  AnswerInput: Partial<AnswerInput>;
  AnswerJudgeCallInput: Partial<AnswerJudgeCallInput>;
  ApiToken: Partial<ApiToken>;
  ApiTokenPayload: Partial<ApiTokenPayload>;
  AppealRulingInput: Partial<AppealRulingInput>;
  AssignCaseInput: Partial<AssignCaseInput>;
  BracketPlace: Partial<BracketPlace>;
  Branch: Partial<Branch>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  BranchAnswer: Partial<BranchAnswer>;
  BranchBot: Partial<BranchBot>;
  BranchBotInput: Partial<BranchBotInput>;
  BranchConnection: Partial<BranchConnection>;
  BranchEdge: Partial<BranchEdge>;
  BranchMatchInput: Partial<BranchMatchInput>;
  BranchPoint: Partial<BranchPoint>;
  BranchStep: Partial<BranchStep>;
  CallJudgeInput: Partial<CallJudgeInput>;
  CancelMatchInput: Partial<CancelMatchInput>;
  CancelTournamentInput: Partial<CancelTournamentInput>;
  Cancellation: Partial<Cancellation>;
  CardFigures: Partial<CardFigures>;
  Float: Partial<Scalars['Float']['output']>;
  CaseAppeal: Partial<CaseAppeal>;
  CaseApplied: Partial<CaseApplied>;
  CaseAttempt: Partial<CaseAttempt>;
  CaseEvidence: Partial<CaseEvidence>;
  CaseExtension: Partial<CaseExtension>;
  CaseJudge: Partial<CaseJudge>;
  CaseLook: Partial<CaseLook>;
  CaseParty: Partial<CaseParty>;
  CasePayload: Partial<CasePayload>;
  CaseRuling: Partial<CaseRuling>;
  CaseTable: Partial<CaseTable>;
  CaseTimes: Partial<CaseTimes>;
  CaseTimesInput: Partial<CaseTimesInput>;
  CaseView: Partial<CaseView>;
  ChangeBranchInput: Partial<ChangeBranchInput>;
  ChangeCapacityInput: Partial<ChangeCapacityInput>;
  ChangeCaseTimesInput: Partial<ChangeCaseTimesInput>;
  ChangeDeckInput: Partial<ChangeDeckInput>;
  ChangeListsLockInput: Partial<ChangeListsLockInput>;
  ChangeNoteInput: Partial<ChangeNoteInput>;
  ChangePasswordInput: Partial<ChangePasswordInput>;
  ChangeStartTimeInput: Partial<ChangeStartTimeInput>;
  CheckInInput: Partial<CheckInInput>;
  ChosenRules: Partial<ChosenRules>;
  ClaimAwayInput: Partial<ClaimAwayInput>;
  ClaimCaseInput: Partial<ClaimCaseInput>;
  ClaimEntrantInput: Partial<ClaimEntrantInput>;
  Clock: Partial<Clock>;
  ClockCredit: Partial<ClockCredit>;
  ClockCreditInput: Partial<ClockCreditInput>;
  ClockInput: Partial<ClockInput>;
  CloseRatingPeriodInput: Partial<CloseRatingPeriodInput>;
  CommandSignatureInput: Partial<CommandSignatureInput>;
  CommitSeedInput: Partial<CommitSeedInput>;
  ComputeDeltaInput: Partial<ComputeDeltaInput>;
  ConfirmResultInput: Partial<ConfirmResultInput>;
  CorrectRatingPeriodInput: Partial<CorrectRatingPeriodInput>;
  CorrectResultInput: Partial<CorrectResultInput>;
  CorrectionPreview: Partial<CorrectionPreview>;
  CountedGame: Partial<CountedGame>;
  CountedGameConnection: Partial<CountedGameConnection>;
  CountedGameEdge: Partial<CountedGameEdge>;
  CountedSeat: Partial<CountedSeat>;
  CreateApiTokenInput: Partial<CreateApiTokenInput>;
  CreateMatchInput: Partial<CreateMatchInput>;
  CreateRecoveryLinkInput: Partial<CreateRecoveryLinkInput>;
  CreateTournamentInput: Partial<CreateTournamentInput>;
  CreateWebhookInput: Partial<CreateWebhookInput>;
  CrossTable: Partial<CrossTable>;
  CrossTableCell: Partial<CrossTableCell>;
  CrossTableRow: Partial<CrossTableRow>;
  Cursor: Partial<Scalars['Cursor']['output']>;
  CutBranch: Partial<CutBranch>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  Decision: Partial<Decision>;
  DecisionAsked: Partial<DecisionAsked>;
  DeckCheck: Partial<DeckCheck>;
  DeckProblem: Partial<DeckProblem>;
  DeckVerdict: Partial<DeckVerdict>;
  DeclineDrawInput: Partial<DeclineDrawInput>;
  DeleteExportInput: Partial<DeleteExportInput>;
  DeleteWebhookInput: Partial<DeleteWebhookInput>;
  DeskCall: Partial<DeskCall>;
  Device: Partial<Device>;
  DevicePayload: Partial<DevicePayload>;
  DiscardDraftInput: Partial<DiscardDraftInput>;
  DismissStuckErrandInput: Partial<DismissStuckErrandInput>;
  DisputeCase: Partial<DisputeCase>;
  DisqualifyInput: Partial<DisqualifyInput>;
  DonePayload: Partial<DonePayload>;
  DraftRoundInput: Partial<DraftRoundInput>;
  DropFromTournamentInput: Partial<DropFromTournamentInput>;
  EndTournamentInput: Partial<EndTournamentInput>;
  EnterPlayersInput: Partial<EnterPlayersInput>;
  EnterResultInput: Partial<EnterResultInput>;
  Entrant: Partial<Entrant>;
  EntrantConnection: Partial<EntrantConnection>;
  EntrantCounts: Partial<EntrantCounts>;
  EntrantDeck: Partial<EntrantDeck>;
  EntrantEdge: Partial<EntrantEdge>;
  EraseMeInput: Partial<EraseMeInput>;
  ErasePersonInput: Partial<ErasePersonInput>;
  EscalateCaseInput: Partial<EscalateCaseInput>;
  Export: Partial<Export>;
  ExportPayload: Partial<ExportPayload>;
  ExtendTableInput: Partial<ExtendTableInput>;
  Fact: Partial<Fact>;
  Figure: Partial<Figure>;
  FixTableInput: Partial<FixTableInput>;
  FormEntry: Partial<FormEntry>;
  Found: Partial<Found>;
  GameKind: Partial<GameKind>;
  GamesFilter: Partial<GamesFilter>;
  GamesInput: Partial<GamesInput>;
  GrantRoleInput: Partial<GrantRoleInput>;
  GrantTournamentRoleInput: Partial<GrantTournamentRoleInput>;
  HandInGameInput: Partial<HandInGameInput>;
  HandedInGame: Partial<HandedInGame>;
  HideNoteInput: Partial<HideNoteInput>;
  ImportPlayersInput: Partial<ImportPlayersInput>;
  InclusionProof: Partial<InclusionProof>;
  InformationDelta: Partial<InformationDelta>;
  IssueRulingInput: Partial<IssueRulingInput>;
  JoinMatchInput: Partial<JoinMatchInput>;
  Json: Partial<Scalars['Json']['output']>;
  JsonObject: Partial<Scalars['JsonObject']['output']>;
  JudgeCall: Partial<JudgeCall>;
  JudgeCallAnswer: Partial<JudgeCallAnswer>;
  JudgesDesk: Partial<JudgesDesk>;
  KeepApartInput: Partial<KeepApartInput>;
  LearnedBySeat: Partial<LearnedBySeat>;
  ListedBranch: Partial<ListedBranch>;
  ListedMatch: Partial<ListedMatch>;
  ListedSeat: Partial<ListedSeat>;
  ListedTournament: Partial<ListedTournament>;
  Log: Partial<Log>;
  LookAtPositionInput: Partial<LookAtPositionInput>;
  Match: Partial<Match>;
  MatchConnection: Partial<MatchConnection>;
  MatchDispute: Partial<MatchDispute>;
  MatchEdge: Partial<MatchEdge>;
  MatchEvent: Partial<MatchEvent>;
  MatchFilter: Partial<MatchFilter>;
  MatchGame: Partial<MatchGame>;
  MatchImport: Partial<MatchImport>;
  MatchOrigin: Partial<MatchOrigin>;
  MatchOutcome: Partial<MatchOutcome>;
  MatchPayload: Partial<MatchPayload>;
  MatchReport: Partial<MatchReport>;
  MatchResult: Partial<MatchResult>;
  MatchScore: Partial<MatchScore>;
  MatchSeat: Partial<MatchSeat>;
  MerkleLog: Partial<MerkleLog>;
  ModerateNameInput: Partial<ModerateNameInput>;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Note: Partial<Note>;
  NoteConnection: Partial<NoteConnection>;
  NoteEdge: Partial<NoteEdge>;
  NoteHiding: Partial<NoteHiding>;
  NotePayload: Partial<NotePayload>;
  Offer: Partial<Offer>;
  OfferDrawInput: Partial<OfferDrawInput>;
  OpenCaseInput: Partial<OpenCaseInput>;
  PageInfo: Partial<PageInfo>;
  PairingConnection: Partial<PairingConnection>;
  PairingEdge: Partial<PairingEdge>;
  PauseClocksInput: Partial<PauseClocksInput>;
  Penalty: Partial<Penalty>;
  PenaltyHistory: Partial<PenaltyHistory>;
  PenaltyInput: Partial<PenaltyInput>;
  Person: Partial<Person>;
  PersonPayload: Partial<PersonPayload>;
  Phrase: Partial<Phrase>;
  PhraseFact: Partial<PhraseFact>;
  PlayerInput: Partial<PlayerInput>;
  PlayerStatistics: Partial<PlayerStatistics>;
  Ply: Partial<Ply>;
  PointsGiven: Partial<PointsGiven>;
  PointsInput: Partial<PointsInput>;
  Position: Partial<Scalars['Position']['output']>;
  PublishRoundInput: Partial<PublishRoundInput>;
  PutInSeedInput: Partial<PutInSeedInput>;
  Query: Record<PropertyKey, never>;
  RaiseDisputeInput: Partial<RaiseDisputeInput>;
  RaiseDisputePayload: Partial<RaiseDisputePayload>;
  Rate: Partial<Rate>;
  RateLimit: Partial<RateLimit>;
  RatedPlayer: Partial<RatedPlayer>;
  RatedPlayerConnection: Partial<RatedPlayerConnection>;
  RatedPlayerEdge: Partial<RatedPlayerEdge>;
  RatingPeriod: Partial<RatingPeriod>;
  RatingSeason: Partial<RatingSeason>;
  RatingStep: Partial<RatingStep>;
  Ratings: Partial<Ratings>;
  RatingsPayload: Partial<RatingsPayload>;
  RecordDeckCheckInput: Partial<RecordDeckCheckInput>;
  RecoverInput: Partial<RecoverInput>;
  RecoveryLinkPayload: Partial<RecoveryLinkPayload>;
  Redeal: Partial<Redeal>;
  RefreshInput: Partial<RefreshInput>;
  RegisterDeviceInput: Partial<RegisterDeviceInput>;
  RegisterForTournamentInput: Partial<RegisterForTournamentInput>;
  RegisterInput: Partial<RegisterInput>;
  ReinstateInput: Partial<ReinstateInput>;
  ReleaseCaseInput: Partial<ReleaseCaseInput>;
  RematchInput: Partial<RematchInput>;
  RemedyInput: Partial<RemedyInput>;
  RemoveNoteInput: Partial<RemoveNoteInput>;
  RenameTournamentInput: Partial<RenameTournamentInput>;
  ReopenTournamentInput: Partial<ReopenTournamentInput>;
  RepairRoundInput: Partial<RepairRoundInput>;
  ReplaceRulingInput: Partial<ReplaceRulingInput>;
  Replay: Partial<Replay>;
  ReplayChapter: Partial<ReplayChapter>;
  ReplayDecision: Partial<ReplayDecision>;
  ReplayEyes: Partial<ReplayEyes>;
  ReplayFact: Partial<ReplayFact>;
  ReplayFrame: Partial<ReplayFrame>;
  ReplayMark: Partial<ReplayMark>;
  ReplayMove: Partial<ReplayMove>;
  ReplayWebhookInput: Partial<ReplayWebhookInput>;
  ReportBySlipInput: Partial<ReportBySlipInput>;
  ReportResultInput: Partial<ReportResultInput>;
  RequestRecoveryInput: Partial<RequestRecoveryInput>;
  ResignInput: Partial<ResignInput>;
  RestoreNoteInput: Partial<RestoreNoteInput>;
  ResultSaid: Partial<ResultSaid>;
  ResultSlip: Partial<ResultSlip>;
  ResultSlipPayload: Partial<ResultSlipPayload>;
  ResumeClocksInput: Partial<ResumeClocksInput>;
  RetryStuckErrandInput: Partial<RetryStuckErrandInput>;
  ReturnToRegistrationInput: Partial<ReturnToRegistrationInput>;
  ReturnToTournamentInput: Partial<ReturnToTournamentInput>;
  RevealSeedInput: Partial<RevealSeedInput>;
  RevokeApiTokenInput: Partial<RevokeApiTokenInput>;
  RevokeDeviceInput: Partial<RevokeDeviceInput>;
  RevokeRoleInput: Partial<RevokeRoleInput>;
  RevokeTournamentRoleInput: Partial<RevokeTournamentRoleInput>;
  RotateLogKeyInput: Partial<RotateLogKeyInput>;
  RotateLogKeyPayload: Partial<RotateLogKeyPayload>;
  RoundBye: Partial<RoundBye>;
  RoundTimer: Partial<RoundTimer>;
  RuleReading: Partial<RuleReading>;
  RuleRef: Partial<RuleRef>;
  RuleText: Partial<RuleText>;
  RuleTrace: Partial<RuleTrace>;
  RuleTraceLine: Partial<RuleTraceLine>;
  ScheduleRatingsInput: Partial<ScheduleRatingsInput>;
  SeatClock: Partial<SeatClock>;
  SeatRange: Partial<SeatRange>;
  SeatSeed: Partial<SeatSeed>;
  SeedAttempt: Partial<SeedAttempt>;
  SeedCeremony: Partial<SeedCeremony>;
  Selection: Partial<Selection>;
  Server: Partial<Server>;
  SetByeInput: Partial<SetByeInput>;
  SetRegistrationInput: Partial<SetRegistrationInput>;
  SetRoundTimerInput: Partial<SetRoundTimerInput>;
  Share: Partial<Share>;
  SignInInput: Partial<SignInInput>;
  SignInPayload: Partial<SignInPayload>;
  SignOutEverywhereInput: Partial<SignOutEverywhereInput>;
  SignOutInput: Partial<SignOutInput>;
  SpectatorDelay: Partial<SpectatorDelay>;
  SpectatorDelayInput: Partial<SpectatorDelayInput>;
  Staff: Partial<Staff>;
  StageInput: Partial<StageInput>;
  StandingRow: Partial<StandingRow>;
  StandingShift: Partial<StandingShift>;
  StartExportInput: Partial<StartExportInput>;
  StartTournamentInput: Partial<StartTournamentInput>;
  Statistics: Partial<Statistics>;
  StuckErrand: Partial<StuckErrand>;
  StuckErrandPayload: Partial<StuckErrandPayload>;
  SubmitDeckInput: Partial<SubmitDeckInput>;
  Subscription: Record<PropertyKey, never>;
  SwapPlayersInput: Partial<SwapPlayersInput>;
  Switch: Partial<Switch>;
  SwitchInput: Partial<SwitchInput>;
  TableRange: Partial<TableRange>;
  TableRangeInput: Partial<TableRangeInput>;
  TakeBackInput: Partial<TakeBackInput>;
  TieBreakKind: Partial<TieBreakKind>;
  TieBreakPart: Partial<TieBreakPart>;
  TieBreakShown: Partial<TieBreakShown>;
  Tournament: Partial<Tournament>;
  TournamentConnection: Partial<TournamentConnection>;
  TournamentDeed: Partial<TournamentDeed>;
  TournamentDeedConnection: Partial<TournamentDeedConnection>;
  TournamentDeedEdge: Partial<TournamentDeedEdge>;
  TournamentEdge: Partial<TournamentEdge>;
  TournamentFilter: Partial<TournamentFilter>;
  TournamentNames: Partial<TournamentNames>;
  TournamentPayload: Partial<TournamentPayload>;
  TournamentPlan: Partial<TournamentPlan>;
  TournamentPlanInput: Partial<TournamentPlanInput>;
  TournamentResult: Partial<TournamentResult>;
  TournamentRound: Partial<TournamentRound>;
  TournamentStage: Partial<TournamentStage>;
  TournamentStandings: Partial<TournamentStandings>;
  TournamentStatistics: Partial<TournamentStatistics>;
  TournamentTable: Partial<TournamentTable>;
  UndecidedGames: Partial<UndecidedGames>;
  UndoClaimInput: Partial<UndoClaimInput>;
  UndoEntryInput: Partial<UndoEntryInput>;
  UserError: Partial<UserError>;
  Viewer: Partial<Viewer>;
  Webhook: Partial<Webhook>;
  WebhookPayload: Partial<WebhookPayload>;
  WebhookTrouble: Partial<WebhookTrouble>;
  WhyAbove: Partial<WhyAbove>;
  WhyPaired: Partial<WhyPaired>;
  WithdrawAnnouncementInput: Partial<WithdrawAnnouncementInput>;
  WithdrawCaseInput: Partial<WithdrawCaseInput>;
  WithdrawReportInput: Partial<WithdrawReportInput>;
  WithdrawRoundInput: Partial<WithdrawRoundInput>;
  WriteNoteInput: Partial<WriteNoteInput>;
};

export type AnnouncementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApiTokenPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ApiTokenPayload'] = ResolversParentTypes['ApiTokenPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BracketPlaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BracketPlace'] = ResolversParentTypes['BracketPlace']> = {
  entrant?: Resolver<ResolversTypes['Entrant'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BranchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Branch'] = ResolversParentTypes['Branch']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['BranchAnswer']>, ParentType, ContextType>;
  bot?: Resolver<Maybe<ResolversTypes['BranchBot']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['BranchPoint'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['BranchStep']>, ParentType, ContextType>;
};

export type BranchAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BranchAnswer'] = ResolversParentTypes['BranchAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BranchBotResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BranchBot'] = ResolversParentTypes['BranchBot']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BranchConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BranchConnection'] = ResolversParentTypes['BranchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BranchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListedBranch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BranchEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BranchEdge'] = ResolversParentTypes['BranchEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListedBranch'], ParentType, ContextType>;
};

export type BranchPointResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BranchPoint'] = ResolversParentTypes['BranchPoint']> = {
  game?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  head?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['JsonObject']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BranchStepResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BranchStep'] = ResolversParentTypes['BranchStep']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CancellationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Cancellation'] = ResolversParentTypes['Cancellation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardFiguresResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CardFigures'] = ResolversParentTypes['CardFigures']> = {
  card?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  copies?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  inDeck?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  timesPlayed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whenDrawn?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
  whenPlayed?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
};

export type CaseAppealResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseAppeal'] = ResolversParentTypes['CaseAppeal']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  decideBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ground?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseAppliedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseApplied'] = ResolversParentTypes['CaseApplied']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  head?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type CaseAttemptResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseAttempt'] = ResolversParentTypes['CaseAttempt']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseEvidenceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseEvidence'] = ResolversParentTypes['CaseEvidence']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  nth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseExtensionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseExtension'] = ResolversParentTypes['CaseExtension']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ExtensionReason'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CaseJudgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseJudge'] = ResolversParentTypes['CaseJudge']> = {
  barred?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TournamentRole'], ParentType, ContextType>;
};

export type CaseLookResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseLook'] = ResolversParentTypes['CaseLook']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  nth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewpoint?: Resolver<ResolversTypes['CaseViewpoint'], ParentType, ContextType>;
};

export type CasePartyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseParty'] = ResolversParentTypes['CaseParty']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CasePayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CasePayload'] = ResolversParentTypes['CasePayload']> = {
  case?: Resolver<Maybe<ResolversTypes['DisputeCase']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CaseRulingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseRuling'] = ResolversParentTypes['CaseRuling']> = {
  appealUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bothLost?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  clockCredits?: Resolver<ReadonlyArray<ResolversTypes['ClockCredit']>, ParentType, ContextType>;
  finding?: Resolver<ResolversTypes['CaseFinding'], ParentType, ContextType>;
  houseRulings?: Resolver<ReadonlyArray<ResolversTypes['Switch']>, ParentType, ContextType>;
  notPlayed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  nth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  penalties?: Resolver<ReadonlyArray<ResolversTypes['Penalty']>, ParentType, ContextType>;
  randomness?: Resolver<Maybe<ResolversTypes['RewindRandomness']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remedy?: Resolver<ResolversTypes['CaseRemedy'], ParentType, ContextType>;
  repair?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['MatchScore']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TournamentRole'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toPly?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CaseTableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseTable'] = ResolversParentTypes['CaseTable']> = {
  cut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ReadonlyArray<ResolversTypes['DecisionAsked']>, ParentType, ContextType>;
  views?: Resolver<ReadonlyArray<ResolversTypes['CaseView']>, ParentType, ContextType>;
};

export type CaseTimesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseTimes'] = ResolversParentTypes['CaseTimes']> = {
  about?: Resolver<ResolversTypes['CaseSubject'], ParentType, ContextType>;
  appealSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  decideSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ruleSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CaseViewResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaseView'] = ResolversParentTypes['CaseView']> = {
  facts?: Resolver<ReadonlyArray<ResolversTypes['Fact']>, ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
};

export type ChosenRulesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChosenRules'] = ResolversParentTypes['ChosenRules']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['PointsGiven'], ParentType, ContextType>;
  tieBreaks?: Resolver<ReadonlyArray<ResolversTypes['TieBreakKind']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock']> = {
  incrementSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClockKind'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClockCreditResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClockCredit'] = ResolversParentTypes['ClockCredit']> = {
  ms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CorrectionPreviewResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CorrectionPreview'] = ResolversParentTypes['CorrectionPreview']> = {
  cutBegan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinsCut?: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  leavesCut?: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  pairedWithIt?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  refusedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedPhrases?: Resolver<ReadonlyArray<ResolversTypes['Phrase']>, ParentType, ContextType>;
  shifts?: Resolver<ReadonlyArray<ResolversTypes['StandingShift']>, ParentType, ContextType>;
};

export type CountedGameResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CountedGame'] = ResolversParentTypes['CountedGame']> = {
  decisions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rounds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['CountedSeat']>, ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tournamentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CountedGameConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CountedGameConnection'] = ResolversParentTypes['CountedGameConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CountedGameEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CountedGame']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CountedGameEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CountedGameEdge'] = ResolversParentTypes['CountedGameEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CountedGame'], ParentType, ContextType>;
};

export type CountedSeatResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CountedSeat'] = ResolversParentTypes['CountedSeat']> = {
  archetype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bastion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deck?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['GameEnding'], ParentType, ContextType>;
  factions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CrossTableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CrossTable'] = ResolversParentTypes['CrossTable']> = {
  group?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['CrossTableRow']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CrossTableCellResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CrossTableCell'] = ResolversParentTypes['CrossTableCell']> = {
  drawn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['MatchEnd']>, ParentType, ContextType>;
  lost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tableId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  won?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrossTableRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CrossTableRow'] = ResolversParentTypes['CrossTableRow']> = {
  cells?: Resolver<ReadonlyArray<Maybe<ResolversTypes['CrossTableCell']>>, ParentType, ContextType>;
  entrant?: Resolver<ResolversTypes['Entrant'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CursorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cursor'], any> {
  name: 'Cursor';
}

export type CutBranchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CutBranch'] = ResolversParentTypes['CutBranch']> = {
  atPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  randomness?: Resolver<ResolversTypes['RewindRandomness'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecisionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['RuleRef']>, ParentType, ContextType>;
};

export type DecisionAskedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DecisionAsked'] = ResolversParentTypes['DecisionAsked']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  told?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
};

export type DeckCheckResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeckCheck'] = ResolversParentTypes['DeckCheck']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['DeckFinding'], ParentType, ContextType>;
  judge?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeckProblemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeckProblem'] = ResolversParentTypes['DeckProblem']> = {
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phrases?: Resolver<ReadonlyArray<ResolversTypes['Phrase']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeckVerdictResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeckVerdict'] = ResolversParentTypes['DeckVerdict']> = {
  legal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['DeckProblem']>, ParentType, ContextType>;
};

export type DeskCallResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeskCall'] = ResolversParentTypes['DeskCall']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pairing?: Resolver<Maybe<ResolversTypes['TournamentTable']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  table?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DevicePayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DevicePayload'] = ResolversParentTypes['DevicePayload']> = {
  device?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DisputeCaseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DisputeCase'] = ResolversParentTypes['DisputeCase']> = {
  about?: Resolver<ResolversTypes['CaseSubject'], ParentType, ContextType>;
  acceptedBy?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  appeal?: Resolver<Maybe<ResolversTypes['CaseAppeal']>, ParentType, ContextType>;
  appealJudge?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  applied?: Resolver<Maybe<ResolversTypes['CaseApplied']>, ParentType, ContextType>;
  attempts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CaseAttempt']>>, ParentType, ContextType>;
  barred?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['CaseTable']>, ParentType, ContextType, RequireFields<DisputeCaseBoardArgs, 'ply' | 'viewpoint'>>;
  claim?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deltas?: Resolver<ReadonlyArray<ResolversTypes['InformationDelta']>, ParentType, ContextType>;
  disputedSeq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ending?: Resolver<Maybe<ResolversTypes['CaseEnding']>, ParentType, ContextType>;
  entrantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CaseEvidence']>>, ParentType, ContextType>;
  extensions?: Resolver<ReadonlyArray<ResolversTypes['CaseExtension']>, ParentType, ContextType>;
  forHeadJudge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  head?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  heldSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  judge?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  judgeRole?: Resolver<Maybe<ResolversTypes['TournamentRole']>, ParentType, ContextType>;
  judges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CaseJudge']>>, ParentType, ContextType>;
  looks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CaseLook']>>, ParentType, ContextType>;
  matchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mayDo?: Resolver<ReadonlyArray<ResolversTypes['CaseAct']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parties?: Resolver<ReadonlyArray<ResolversTypes['CaseParty']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['CasePhase'], ParentType, ContextType>;
  ply?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  raisedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  raisedAtPly?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raisedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  raisedBySeat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  repairs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Offer']>>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['CaseRuling']>, ParentType, ContextType>;
  rulings?: Resolver<ReadonlyArray<ResolversTypes['CaseRuling']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tournamentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DonePayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DonePayload'] = ResolversParentTypes['DonePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EntrantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Entrant'] = ResolversParentTypes['Entrant']> = {
  byes?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  checkedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claimCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deck?: Resolver<Maybe<ResolversTypes['EntrantDeck']>, ParentType, ContextType>;
  fixedTable?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isYou?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  playsOn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EntrantStatus'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['TournamentTable']>, ParentType, ContextType>;
};

export type EntrantConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EntrantConnection'] = ResolversParentTypes['EntrantConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntrantEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntrantCountsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EntrantCounts'] = ResolversParentTypes['EntrantCounts']> = {
  checkedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disqualified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  in?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntrantDeckResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EntrantDeck'] = ResolversParentTypes['EntrantDeck']> = {
  changes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DeckCheck']>>, ParentType, ContextType>;
  factions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntrantEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EntrantEdge'] = ResolversParentTypes['EntrantEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Entrant'], ParentType, ContextType>;
};

export type ExportResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Export'] = ResolversParentTypes['Export']> = {
  asked?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ReadonlyArray<ResolversTypes['FigureBy']>, ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ExportFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['ExportOf'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExportState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExportPayload'] = ResolversParentTypes['ExportPayload']> = {
  export?: Resolver<Maybe<ResolversTypes['Export']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FactResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Fact'] = ResolversParentTypes['Fact']> = {
  data?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FigureResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Figure'] = ResolversParentTypes['Figure']> = {
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['CountedGameConnection'], ParentType, ContextType, Partial<FigureGamesArgs>>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FormEntry'] = ResolversParentTypes['FormEntry']> = {
  ending?: Resolver<ResolversTypes['GameEnding'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['CountedGame'], ParentType, ContextType>;
};

export type FoundResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Found'] = ResolversParentTypes['Found']> = {
  game?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FoundKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameKindResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameKind'] = ResolversParentTypes['GameKind']> = {
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['SeatRange'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HandedInGameResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HandedInGame'] = ResolversParentTypes['HandedInGame']> = {
  game?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameThere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InclusionProofResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InclusionProof'] = ResolversParentTypes['InclusionProof']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InformationDeltaResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InformationDelta'] = ResolversParentTypes['InformationDelta']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  learned?: Resolver<ReadonlyArray<ResolversTypes['LearnedBySeat']>, ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['RewindRisk'], ParentType, ContextType>;
  simple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggested?: Resolver<ResolversTypes['RewindRandomness'], ParentType, ContextType>;
  toPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Json'], any> {
  name: 'Json';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JsonObject'], any> {
  name: 'JsonObject';
}

export type JudgeCallResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['JudgeCall'] = ResolversParentTypes['JudgeCall']> = {
  answered?: Resolver<Maybe<ResolversTypes['JudgeCallAnswer']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JudgeCallAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['JudgeCallAnswer'] = ResolversParentTypes['JudgeCallAnswer']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TournamentRole'], ParentType, ContextType>;
};

export type JudgesDeskResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['JudgesDesk'] = ResolversParentTypes['JudgesDesk']> = {
  calls?: Resolver<ReadonlyArray<ResolversTypes['DeskCall']>, ParentType, ContextType>;
  cases?: Resolver<ReadonlyArray<ResolversTypes['DisputeCase']>, ParentType, ContextType, RequireFields<JudgesDeskCasesArgs, 'first'>>;
  tournamentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearnedBySeatResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LearnedBySeat'] = ResolversParentTypes['LearnedBySeat']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plies?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Ply']>>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListedBranchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListedBranch'] = ResolversParentTypes['ListedBranch']> = {
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isYours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ofMatch?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  over?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListedMatchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListedMatch'] = ResolversParentTypes['ListedMatch']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['MatchPhase'], ParentType, ContextType>;
  places?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['ListedSeat']>, ParentType, ContextType>;
};

export type ListedSeatResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListedSeat'] = ResolversParentTypes['ListedSeat']> = {
  holder?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  isYou?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListedTournamentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListedTournament'] = ResolversParentTypes['ListedTournament']> = {
  cancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['TournamentPhase'], ParentType, ContextType>;
  registrationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
};

export type LogResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Log'] = ResolversParentTypes['Log']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['LogMode'], ParentType, ContextType>;
  partitions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  bestOf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  branchOf?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType>;
  branches?: Resolver<ReadonlyArray<ResolversTypes['CutBranch']>, ParentType, ContextType>;
  cards?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType>;
  clocks?: Resolver<ReadonlyArray<ResolversTypes['SeatClock']>, ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  delayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disputes?: Resolver<ReadonlyArray<ResolversTypes['MatchDispute']>, ParentType, ContextType>;
  drawOfferedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drawsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['Ply']>, ParentType, ContextType, RequireFields<MatchFactsArgs, 'since'>>;
  game?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  games?: Resolver<ReadonlyArray<ResolversTypes['MatchGame']>, ParentType, ContextType>;
  handedIn?: Resolver<ReadonlyArray<ResolversTypes['HandedInGame']>, ParentType, ContextType>;
  head?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imported?: Resolver<Maybe<ResolversTypes['MatchImport']>, ParentType, ContextType>;
  judgeCalls?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JudgeCall']>>, ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['MatchOrigin']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['MatchOutcome']>, ParentType, ContextType>;
  pausedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['MatchPhase'], ParentType, ContextType>;
  ply?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  redeals?: Resolver<ReadonlyArray<ResolversTypes['Redeal']>, ParentType, ContextType>;
  rematch?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rematchOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reports?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MatchReport']>>, ParentType, ContextType>;
  requests?: Resolver<ReadonlyArray<ResolversTypes['DecisionAsked']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['MatchResult']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['MatchScore'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['MatchSeat']>, ParentType, ContextType>;
  seedCeremony?: Resolver<Maybe<ResolversTypes['SeedCeremony']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spectatorDelay?: Resolver<Maybe<ResolversTypes['SpectatorDelay']>, ParentType, ContextType>;
  switches?: Resolver<ReadonlyArray<ResolversTypes['Switch']>, ParentType, ContextType>;
  trace?: Resolver<Maybe<ResolversTypes['RuleTrace']>, ParentType, ContextType, RequireFields<MatchTraceArgs, 'ply'>>;
  view?: Resolver<Maybe<ResolversTypes['JsonObject']>, ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['RuleTrace']>, ParentType, ContextType, RequireFields<MatchWhyNotArgs, 'answer' | 'ply'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchConnection'] = ResolversParentTypes['MatchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MatchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListedMatch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MatchDisputeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchDispute'] = ResolversParentTypes['MatchDispute']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ply?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MatchEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchEdge'] = ResolversParentTypes['MatchEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListedMatch'], ParentType, ContextType>;
};

export type MatchEventResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchEvent'] = ResolversParentTypes['MatchEvent']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  plies?: Resolver<ReadonlyArray<ResolversTypes['Ply']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchGameResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchGame'] = ResolversParentTypes['MatchGame']> = {
  firstPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['MatchResult']>, ParentType, ContextType>;
};

export type MatchImportResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchImport'] = ResolversParentTypes['MatchImport']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  head?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vouchedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MatchOriginResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchOrigin'] = ResolversParentTypes['MatchOrigin']> = {
  entrantIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  table?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tournamentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MatchOutcomeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchOutcome'] = ResolversParentTypes['MatchOutcome']> = {
  bothLost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['MatchEnding'], ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['MatchScore'], ParentType, ContextType>;
};

export type MatchPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchPayload'] = ResolversParentTypes['MatchPayload']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MatchReportResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchReport'] = ResolversParentTypes['MatchReport']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  intentionalDraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['MatchScore'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchResult'] = ResolversParentTypes['MatchResult']> = {
  places?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  scores?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type MatchScoreResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchScore'] = ResolversParentTypes['MatchScore']> = {
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MatchSeatResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchSeat'] = ResolversParentTypes['MatchSeat']> = {
  awayFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  isYou?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastPly?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerkleLogResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MerkleLog'] = ResolversParentTypes['MerkleLog']> = {
  checkpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyChanges?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptDraw?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationAcceptDrawArgs, 'input'>>;
  acceptRuling?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationAcceptRulingArgs, 'input'>>;
  addEvidence?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationAddEvidenceArgs, 'input'>>;
  affirmRuling?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationAffirmRulingArgs, 'input'>>;
  announce?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationAnnounceArgs, 'input'>>;
  answer?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationAnswerArgs, 'input'>>;
  answerJudgeCall?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationAnswerJudgeCallArgs, 'input'>>;
  appealRuling?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationAppealRulingArgs, 'input'>>;
  assignCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationAssignCaseArgs, 'input'>>;
  branchMatch?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationBranchMatchArgs, 'input'>>;
  callJudge?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationCallJudgeArgs, 'input'>>;
  cancelMatch?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationCancelMatchArgs, 'input'>>;
  cancelTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationCancelTournamentArgs, 'input'>>;
  changeBranch?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationChangeBranchArgs, 'input'>>;
  changeCapacity?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationChangeCapacityArgs, 'input'>>;
  changeCaseTimes?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationChangeCaseTimesArgs, 'input'>>;
  changeDeck?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationChangeDeckArgs, 'input'>>;
  changeListsLock?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationChangeListsLockArgs, 'input'>>;
  changeNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationChangeNoteArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeStartTime?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationChangeStartTimeArgs, 'input'>>;
  checkIn?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationCheckInArgs, 'input'>>;
  claimAway?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationClaimAwayArgs, 'input'>>;
  claimCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationClaimCaseArgs, 'input'>>;
  claimEntrant?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationClaimEntrantArgs, 'input'>>;
  closeRatingPeriod?: Resolver<ResolversTypes['RatingsPayload'], ParentType, ContextType, RequireFields<MutationCloseRatingPeriodArgs, 'input'>>;
  commitSeed?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationCommitSeedArgs, 'input'>>;
  computeDelta?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationComputeDeltaArgs, 'input'>>;
  confirmResult?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationConfirmResultArgs, 'input'>>;
  correctRatingPeriod?: Resolver<ResolversTypes['RatingsPayload'], ParentType, ContextType, RequireFields<MutationCorrectRatingPeriodArgs, 'input'>>;
  correctResult?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationCorrectResultArgs, 'input'>>;
  createApiToken?: Resolver<ResolversTypes['ApiTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createMatch?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationCreateMatchArgs, 'input'>>;
  createRecoveryLink?: Resolver<ResolversTypes['RecoveryLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateRecoveryLinkArgs, 'input'>>;
  createTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationCreateTournamentArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  declineDraw?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationDeclineDrawArgs, 'input'>>;
  deleteExport?: Resolver<ResolversTypes['ExportPayload'], ParentType, ContextType, RequireFields<MutationDeleteExportArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  discardDraft?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationDiscardDraftArgs, 'input'>>;
  dismissStuckErrand?: Resolver<ResolversTypes['StuckErrandPayload'], ParentType, ContextType, RequireFields<MutationDismissStuckErrandArgs, 'input'>>;
  disqualify?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationDisqualifyArgs, 'input'>>;
  draftRound?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationDraftRoundArgs, 'input'>>;
  dropFromTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationDropFromTournamentArgs, 'input'>>;
  endTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationEndTournamentArgs, 'input'>>;
  enterPlayers?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationEnterPlayersArgs, 'input'>>;
  enterResult?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationEnterResultArgs, 'input'>>;
  eraseMe?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationEraseMeArgs, 'input'>>;
  erasePerson?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationErasePersonArgs, 'input'>>;
  escalateCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationEscalateCaseArgs, 'input'>>;
  extendTable?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationExtendTableArgs, 'input'>>;
  fixTable?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationFixTableArgs, 'input'>>;
  grantRole?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'input'>>;
  grantTournamentRole?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationGrantTournamentRoleArgs, 'input'>>;
  handInGame?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationHandInGameArgs, 'input'>>;
  hideNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationHideNoteArgs, 'input'>>;
  importPlayers?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationImportPlayersArgs, 'input'>>;
  issueRuling?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationIssueRulingArgs, 'input'>>;
  joinMatch?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationJoinMatchArgs, 'input'>>;
  keepApart?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationKeepApartArgs, 'input'>>;
  lookAtPosition?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationLookAtPositionArgs, 'input'>>;
  moderateName?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationModerateNameArgs, 'input'>>;
  offerDraw?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationOfferDrawArgs, 'input'>>;
  openCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationOpenCaseArgs, 'input'>>;
  pauseClocks?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationPauseClocksArgs, 'input'>>;
  publishRound?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationPublishRoundArgs, 'input'>>;
  putInSeed?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationPutInSeedArgs, 'input'>>;
  raiseDispute?: Resolver<ResolversTypes['RaiseDisputePayload'], ParentType, ContextType, RequireFields<MutationRaiseDisputeArgs, 'input'>>;
  recordDeckCheck?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationRecordDeckCheckArgs, 'input'>>;
  recover?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRecoverArgs, 'input'>>;
  refresh?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRefreshArgs, 'input'>>;
  register?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerDevice?: Resolver<ResolversTypes['DevicePayload'], ParentType, ContextType, RequireFields<MutationRegisterDeviceArgs, 'input'>>;
  registerForTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationRegisterForTournamentArgs, 'input'>>;
  reinstate?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationReinstateArgs, 'input'>>;
  releaseCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationReleaseCaseArgs, 'input'>>;
  rematch?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationRematchArgs, 'input'>>;
  removeNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationRemoveNoteArgs, 'input'>>;
  renameTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationRenameTournamentArgs, 'input'>>;
  reopenTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationReopenTournamentArgs, 'input'>>;
  repairRound?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationRepairRoundArgs, 'input'>>;
  replaceRuling?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationReplaceRulingArgs, 'input'>>;
  replayWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationReplayWebhookArgs, 'input'>>;
  reportBySlip?: Resolver<ResolversTypes['ResultSlipPayload'], ParentType, ContextType, RequireFields<MutationReportBySlipArgs, 'input'>>;
  reportResult?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationReportResultArgs, 'input'>>;
  requestRecovery?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRequestRecoveryArgs, 'input'>>;
  resign?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationResignArgs, 'input'>>;
  restoreNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationRestoreNoteArgs, 'input'>>;
  resumeClocks?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationResumeClocksArgs, 'input'>>;
  retryStuckErrand?: Resolver<ResolversTypes['StuckErrandPayload'], ParentType, ContextType, RequireFields<MutationRetryStuckErrandArgs, 'input'>>;
  returnToRegistration?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationReturnToRegistrationArgs, 'input'>>;
  returnToTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationReturnToTournamentArgs, 'input'>>;
  revealSeed?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationRevealSeedArgs, 'input'>>;
  revokeApiToken?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'input'>>;
  revokeDevice?: Resolver<ResolversTypes['DevicePayload'], ParentType, ContextType, RequireFields<MutationRevokeDeviceArgs, 'input'>>;
  revokeRole?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationRevokeRoleArgs, 'input'>>;
  revokeTournamentRole?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationRevokeTournamentRoleArgs, 'input'>>;
  rotateLogKey?: Resolver<ResolversTypes['RotateLogKeyPayload'], ParentType, ContextType, RequireFields<MutationRotateLogKeyArgs, 'input'>>;
  scheduleRatings?: Resolver<ResolversTypes['RatingsPayload'], ParentType, ContextType, RequireFields<MutationScheduleRatingsArgs, 'input'>>;
  setBye?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationSetByeArgs, 'input'>>;
  setRegistration?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationSetRegistrationArgs, 'input'>>;
  setRoundTimer?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationSetRoundTimerArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  signOutEverywhere?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationSignOutEverywhereArgs, 'input'>>;
  startExport?: Resolver<ResolversTypes['ExportPayload'], ParentType, ContextType, RequireFields<MutationStartExportArgs, 'input'>>;
  startTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationStartTournamentArgs, 'input'>>;
  submitDeck?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationSubmitDeckArgs, 'input'>>;
  swapPlayers?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationSwapPlayersArgs, 'input'>>;
  takeBack?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationTakeBackArgs, 'input'>>;
  undoClaim?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationUndoClaimArgs, 'input'>>;
  undoEntry?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationUndoEntryArgs, 'input'>>;
  withdrawAnnouncement?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationWithdrawAnnouncementArgs, 'input'>>;
  withdrawCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationWithdrawCaseArgs, 'input'>>;
  withdrawReport?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationWithdrawReportArgs, 'input'>>;
  withdrawRound?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationWithdrawRoundArgs, 'input'>>;
  writeNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationWriteNoteArgs, 'input'>>;
};

export type NodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'DisputeCase' | 'Match' | 'Person' | 'Tournament', ParentType, ContextType>;
};

export type NoteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  audience?: Resolver<ResolversTypes['NoteAudience'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hidden?: Resolver<Maybe<ResolversTypes['NoteHiding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isYours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayDo?: Resolver<ReadonlyArray<ResolversTypes['NoteAct']>, ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewpoint?: Resolver<ResolversTypes['ReplayViewpoint'], ParentType, ContextType>;
  waits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NoteConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NoteConnection'] = ResolversParentTypes['NoteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Note']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NoteEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NoteEdge'] = ResolversParentTypes['NoteEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Note'], ParentType, ContextType>;
};

export type NoteHidingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NoteHiding'] = ResolversParentTypes['NoteHiding']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['TournamentRole']>, ParentType, ContextType>;
};

export type NotePayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NotePayload'] = ResolversParentTypes['NotePayload']> = {
  note?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OfferResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  about?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  among?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Share']>>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['OfferForm'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  of?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
};

export type PairingConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PairingConnection'] = ResolversParentTypes['PairingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PairingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TournamentTable']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PairingEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PairingEdge'] = ResolversParentTypes['PairingEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TournamentTable'], ParentType, ContextType>;
};

export type PenaltyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Penalty'] = ResolversParentTypes['Penalty']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  degree?: Resolver<ResolversTypes['PenaltyDegree'], ParentType, ContextType>;
  infringement?: Resolver<ResolversTypes['Infringement'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  tournamentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PenaltyHistoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PenaltyHistory'] = ResolversParentTypes['PenaltyHistory']> = {
  penalties?: Resolver<ReadonlyArray<ResolversTypes['Penalty']>, ParentType, ContextType>;
  suggested?: Resolver<ResolversTypes['PenaltyDegree'], ParentType, ContextType, RequireFields<PenaltyHistorySuggestedArgs, 'infringement'>>;
};

export type PersonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['PersonRole']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PersonPayload'] = ResolversParentTypes['PersonPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PhraseResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Phrase'] = ResolversParentTypes['Phrase']> = {
  facts?: Resolver<ReadonlyArray<ResolversTypes['PhraseFact']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhraseFactResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PhraseFact'] = ResolversParentTypes['PhraseFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlayerStatisticsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlayerStatistics'] = ResolversParentTypes['PlayerStatistics']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['CardFigures']>, ParentType, ContextType, RequireFields<PlayerStatisticsCardsArgs, 'first'>>;
  figures?: Resolver<ReadonlyArray<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<PlayerStatisticsFiguresArgs, 'by' | 'first'>>;
  form?: Resolver<ReadonlyArray<ResolversTypes['FormEntry']>, ParentType, ContextType, RequireFields<PlayerStatisticsFormArgs, 'first'>>;
  overall?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
};

export type PlyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Ply'] = ResolversParentTypes['Ply']> = {
  facts?: Resolver<ReadonlyArray<ResolversTypes['Fact']>, ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsGivenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PointsGiven'] = ResolversParentTypes['PointsGiven']> = {
  bye?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loss?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface PositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Position'], any> {
  name: 'Position';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  branchPoint?: Resolver<Maybe<ResolversTypes['BranchPoint']>, ParentType, ContextType, RequireFields<QueryBranchPointArgs, 'matchId' | 'ply'>>;
  branches?: Resolver<ResolversTypes['BranchConnection'], ParentType, ContextType, Partial<QueryBranchesArgs>>;
  case?: Resolver<Maybe<ResolversTypes['DisputeCase']>, ParentType, ContextType, RequireFields<QueryCaseArgs, 'id'>>;
  checkDeck?: Resolver<ResolversTypes['DeckVerdict'], ParentType, ContextType, RequireFields<QueryCheckDeckArgs, 'game' | 'text'>>;
  desk?: Resolver<Maybe<ResolversTypes['JudgesDesk']>, ParentType, ContextType, RequireFields<QueryDeskArgs, 'tournamentId'>>;
  exportMyData?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  exports?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Export']>>, ParentType, ContextType>;
  inclusionProof?: Resolver<Maybe<ResolversTypes['InclusionProof']>, ParentType, ContextType, RequireFields<QueryInclusionProofArgs, 'position'>>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<QueryMatchArgs, 'id'>>;
  matches?: Resolver<ResolversTypes['MatchConnection'], ParentType, ContextType, Partial<QueryMatchesArgs>>;
  merkleLog?: Resolver<Maybe<ResolversTypes['MerkleLog']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  penaltyHistory?: Resolver<Maybe<ResolversTypes['PenaltyHistory']>, ParentType, ContextType, RequireFields<QueryPenaltyHistoryArgs, 'personId' | 'tournamentId'>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryPersonArgs, 'id'>>;
  rateLimit?: Resolver<ResolversTypes['RateLimit'], ParentType, ContextType>;
  ratings?: Resolver<ResolversTypes['Ratings'], ParentType, ContextType, RequireFields<QueryRatingsArgs, 'game'>>;
  replay?: Resolver<Maybe<ResolversTypes['Replay']>, ParentType, ContextType, RequireFields<QueryReplayArgs, 'matchId' | 'viewpoint'>>;
  resultSlip?: Resolver<Maybe<ResolversTypes['ResultSlip']>, ParentType, ContextType, RequireFields<QueryResultSlipArgs, 'token'>>;
  rule?: Resolver<Maybe<ResolversTypes['RuleText']>, ParentType, ContextType, RequireFields<QueryRuleArgs, 'game' | 'id'>>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['RuleText']>, ParentType, ContextType, RequireFields<QueryRulesArgs, 'find' | 'game'>>;
  search?: Resolver<ReadonlyArray<ResolversTypes['Found']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'text'>>;
  server?: Resolver<ResolversTypes['Server'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['Statistics'], ParentType, ContextType, Partial<QueryStatisticsArgs>>;
  stuckErrands?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StuckErrand']>>, ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType, RequireFields<QueryTournamentArgs, 'id'>>;
  tournaments?: Resolver<ResolversTypes['TournamentConnection'], ParentType, ContextType, RequireFields<QueryTournamentsArgs, 'order'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  webhooks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Webhook']>>, ParentType, ContextType>;
};

export type RaiseDisputePayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RaiseDisputePayload'] = ResolversParentTypes['RaiseDisputePayload']> = {
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Rate'] = ResolversParentTypes['Rate']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RateLimitResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RateLimit'] = ResolversParentTypes['RateLimit']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxCost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resetAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RatedPlayerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatedPlayer'] = ResolversParentTypes['RatedPlayer']> = {
  deviation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['RatingStep']>, ParentType, ContextType>;
  isProvisional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RatedPlayerConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatedPlayerConnection'] = ResolversParentTypes['RatedPlayerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RatedPlayerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RatedPlayer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RatedPlayerEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatedPlayerEdge'] = ResolversParentTypes['RatedPlayerEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RatedPlayer'], ParentType, ContextType>;
};

export type RatingPeriodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatingPeriod'] = ResolversParentTypes['RatingPeriod']> = {
  algorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RatingSeasonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatingSeason'] = ResolversParentTypes['RatingSeason']> = {
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periods?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RatingStepResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatingStep'] = ResolversParentTypes['RatingStep']> = {
  change?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deviation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  matchIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RatingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Ratings'] = ResolversParentTypes['Ratings']> = {
  game?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaderboard?: Resolver<ResolversTypes['RatedPlayerConnection'], ParentType, ContextType, Partial<RatingsLeaderboardArgs>>;
  nextPeriodAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['RatingPeriod']>, ParentType, ContextType, RequireFields<RatingsPeriodsArgs, 'first'>>;
  player?: Resolver<Maybe<ResolversTypes['RatedPlayer']>, ParentType, ContextType, RequireFields<RatingsPlayerArgs, 'id'>>;
  seasons?: Resolver<ReadonlyArray<ResolversTypes['RatingSeason']>, ParentType, ContextType>;
};

export type RatingsPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatingsPayload'] = ResolversParentTypes['RatingsPayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  ratings?: Resolver<Maybe<ResolversTypes['Ratings']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecoveryLinkPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RecoveryLinkPayload'] = ResolversParentTypes['RecoveryLinkPayload']> = {
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RedealResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Redeal'] = ResolversParentTypes['Redeal']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ceremony?: Resolver<ResolversTypes['SeedCeremony'], ParentType, ContextType>;
  dealt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Replay'] = ResolversParentTypes['Replay']> = {
  chapters?: Resolver<ReadonlyArray<ResolversTypes['ReplayChapter']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frames?: Resolver<ReadonlyArray<ResolversTypes['ReplayFrame']>, ParentType, ContextType, RequireFields<ReplayFramesArgs, 'first' | 'from'>>;
  lastPly?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  marks?: Resolver<ReadonlyArray<ResolversTypes['ReplayMark']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['NoteConnection'], ParentType, ContextType, Partial<ReplayNotesArgs>>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  released?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewpoint?: Resolver<ResolversTypes['ReplayViewpoint'], ParentType, ContextType>;
  viewpoints?: Resolver<ReadonlyArray<ResolversTypes['ReplayEyes']>, ParentType, ContextType>;
};

export type ReplayChapterResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReplayChapter'] = ResolversParentTypes['ReplayChapter']> = {
  firstPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastPly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReplayDecisionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReplayDecision'] = ResolversParentTypes['ReplayDecision']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplayEyesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReplayEyes'] = ResolversParentTypes['ReplayEyes']> = {
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewpoint?: Resolver<ResolversTypes['ReplayViewpoint'], ParentType, ContextType>;
};

export type ReplayFactResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReplayFact'] = ResolversParentTypes['ReplayFact']> = {
  data?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplayFrameResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReplayFrame'] = ResolversParentTypes['ReplayFrame']> = {
  asked?: Resolver<ReadonlyArray<ResolversTypes['DecisionAsked']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JsonObject']>>, ParentType, ContextType>;
  clocks?: Resolver<ReadonlyArray<ResolversTypes['SeatClock']>, ParentType, ContextType>;
  cut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['ReplayDecision']>, ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['ReplayFact']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  move?: Resolver<Maybe<ResolversTypes['ReplayMove']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['JsonObject']>, ParentType, ContextType>;
};

export type ReplayMarkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReplayMark'] = ResolversParentTypes['ReplayMark']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ply?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplayMoveResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReplayMove'] = ResolversParentTypes['ReplayMove']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leaves?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultSaidResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ResultSaid'] = ResolversParentTypes['ResultSaid']> = {
  by?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TournamentRole'], ParentType, ContextType>;
};

export type ResultSlipResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ResultSlip'] = ResolversParentTypes['ResultSlip']> = {
  bestOf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedPhrases?: Resolver<ReadonlyArray<ResolversTypes['Phrase']>, ParentType, ContextType>;
  drawsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['MatchReport']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['TournamentResult']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  table?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tournamentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ResultSlipPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ResultSlipPayload'] = ResolversParentTypes['ResultSlipPayload']> = {
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slip?: Resolver<Maybe<ResolversTypes['ResultSlip']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RotateLogKeyPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RotateLogKeyPayload'] = ResolversParentTypes['RotateLogKeyPayload']> = {
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoundByeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RoundBye'] = ResolversParentTypes['RoundBye']> = {
  entrant?: Resolver<ResolversTypes['Entrant'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoundTimerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RoundTimer'] = ResolversParentTypes['RoundTimer']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RuleReadingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RuleReading'] = ResolversParentTypes['RuleReading']> = {
  inForce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RuleRefResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RuleRef'] = ResolversParentTypes['RuleRef']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RuleTextResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RuleText'] = ResolversParentTypes['RuleText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readings?: Resolver<ReadonlyArray<ResolversTypes['RuleReading']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RuleTraceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RuleTrace'] = ResolversParentTypes['RuleTrace']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['RuleTraceLine']>, ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  phrases?: Resolver<ReadonlyArray<ResolversTypes['Phrase']>, ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
  says?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RuleTraceLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RuleTraceLine'] = ResolversParentTypes['RuleTraceLine']> = {
  facts?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['RuleRef'], ParentType, ContextType>;
};

export type SeatClockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeatClock'] = ResolversParentTypes['SeatClock']> = {
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runningSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeatRangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeatRange'] = ResolversParentTypes['SeatRange']> = {
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeatSeedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeatSeed'] = ResolversParentTypes['SeatSeed']> = {
  commitment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['SeedMaker']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeedAttemptResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeedAttempt'] = ResolversParentTypes['SeedAttempt']> = {
  ending?: Resolver<Maybe<ResolversTypes['SeedEnding']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SeedCeremonyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeedCeremony'] = ResolversParentTypes['SeedCeremony']> = {
  attempts?: Resolver<ReadonlyArray<ResolversTypes['SeedAttempt']>, ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatSeed']>, ParentType, ContextType>;
  showBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
};

export type SelectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Selection'] = ResolversParentTypes['Selection']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['CardFigures']>, ParentType, ContextType, RequireFields<SelectionCardsArgs, 'first'>>;
  figures?: Resolver<ReadonlyArray<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<SelectionFiguresArgs, 'by' | 'first'>>;
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchUps?: Resolver<ReadonlyArray<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<SelectionMatchUpsArgs, 'by' | 'first'>>;
  overall?: Resolver<ResolversTypes['Figure'], ParentType, ContextType>;
};

export type ServerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Server'] = ResolversParentTypes['Server']> = {
  games?: Resolver<ReadonlyArray<ResolversTypes['GameKind']>, ParentType, ContextType>;
  log?: Resolver<ResolversTypes['Log'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShareResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Share'] = ResolversParentTypes['Share']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessTokenUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshTokenUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SpectatorDelayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SpectatorDelay'] = ResolversParentTypes['SpectatorDelay']> = {
  moves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Staff'] = ResolversParentTypes['Staff']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['TournamentRole']>, ParentType, ContextType>;
};

export type StandingRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StandingRow'] = ResolversParentTypes['StandingRow']> = {
  entrant?: Resolver<ResolversTypes['Entrant'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tieBreaks?: Resolver<ReadonlyArray<ResolversTypes['TieBreakShown']>, ParentType, ContextType>;
};

export type StandingShiftResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StandingShift'] = ResolversParentTypes['StandingShift']> = {
  entrant?: Resolver<ResolversTypes['Entrant'], ParentType, ContextType>;
  pointsAfter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointsBefore?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatisticsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Statistics'] = ResolversParentTypes['Statistics']> = {
  games?: Resolver<ResolversTypes['CountedGameConnection'], ParentType, ContextType, Partial<StatisticsGamesArgs>>;
  headToHead?: Resolver<ResolversTypes['Figure'], ParentType, ContextType, RequireFields<StatisticsHeadToHeadArgs, 'one' | 'other'>>;
  matchUps?: Resolver<ReadonlyArray<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<StatisticsMatchUpsArgs, 'by' | 'first'>>;
  player?: Resolver<ResolversTypes['PlayerStatistics'], ParentType, ContextType, RequireFields<StatisticsPlayerArgs, 'id'>>;
  selection?: Resolver<ResolversTypes['Selection'], ParentType, ContextType, Partial<StatisticsSelectionArgs>>;
  tournament?: Resolver<ResolversTypes['TournamentStatistics'], ParentType, ContextType, RequireFields<StatisticsTournamentArgs, 'id'>>;
};

export type StuckErrandResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StuckErrand'] = ResolversParentTypes['StuckErrand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  reaction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StuckErrandPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StuckErrandPayload'] = ResolversParentTypes['StuckErrandPayload']> = {
  stuckErrand?: Resolver<Maybe<ResolversTypes['StuckErrand']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  caseChanged?: SubscriptionResolver<ResolversTypes['DisputeCase'], "caseChanged", ParentType, ContextType, RequireFields<SubscriptionCaseChangedArgs, 'id'>>;
  deskChanged?: SubscriptionResolver<ResolversTypes['JudgesDesk'], "deskChanged", ParentType, ContextType, RequireFields<SubscriptionDeskChangedArgs, 'tournamentId'>>;
  exportChanged?: SubscriptionResolver<ResolversTypes['Export'], "exportChanged", ParentType, ContextType, RequireFields<SubscriptionExportChangedArgs, 'id'>>;
  matchEvents?: SubscriptionResolver<ResolversTypes['MatchEvent'], "matchEvents", ParentType, ContextType, RequireFields<SubscriptionMatchEventsArgs, 'id'>>;
  tournamentChanged?: SubscriptionResolver<ResolversTypes['Tournament'], "tournamentChanged", ParentType, ContextType, RequireFields<SubscriptionTournamentChangedArgs, 'id'>>;
  tournamentDeeds?: SubscriptionResolver<ResolversTypes['TournamentDeed'], "tournamentDeeds", ParentType, ContextType, RequireFields<SubscriptionTournamentDeedsArgs, 'id'>>;
};

export type SwitchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Switch'] = ResolversParentTypes['Switch']> = {
  reading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruling?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TableRangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TableRange'] = ResolversParentTypes['TableRange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TieBreakKindResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TieBreakKind'] = ResolversParentTypes['TieBreakKind']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TieBreakPartResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TieBreakPart'] = ResolversParentTypes['TieBreakPart']> = {
  counted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opponent?: Resolver<Maybe<ResolversTypes['Entrant']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TieBreakShownResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TieBreakShown'] = ResolversParentTypes['TieBreakShown']> = {
  exact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['TieBreakPart']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament']> = {
  announcements?: Resolver<ReadonlyArray<ResolversTypes['Announcement']>, ParentType, ContextType>;
  bracketPlaces?: Resolver<ReadonlyArray<ResolversTypes['BracketPlace']>, ParentType, ContextType>;
  cancelled?: Resolver<Maybe<ResolversTypes['Cancellation']>, ParentType, ContextType>;
  correctionPreview?: Resolver<ResolversTypes['CorrectionPreview'], ParentType, ContextType, RequireFields<TournamentCorrectionPreviewArgs, 'games' | 'round' | 'tableId'>>;
  counts?: Resolver<ResolversTypes['EntrantCounts'], ParentType, ContextType>;
  crossTables?: Resolver<ReadonlyArray<ResolversTypes['CrossTable']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['TournamentRound']>, ParentType, ContextType>;
  entrant?: Resolver<Maybe<ResolversTypes['Entrant']>, ParentType, ContextType, RequireFields<TournamentEntrantArgs, 'id'>>;
  entrants?: Resolver<ResolversTypes['EntrantConnection'], ParentType, ContextType, RequireFields<TournamentEntrantsArgs, 'order'>>;
  history?: Resolver<ResolversTypes['TournamentDeedConnection'], ParentType, ContextType, Partial<TournamentHistoryArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptApart?: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['Entrant']>>>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['TournamentPhase'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['TournamentPlan'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  ranking?: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  registrationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['TournamentRound']>, ParentType, ContextType, RequireFields<TournamentRoundArgs, 'number'>>;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['TournamentRound']>, ParentType, ContextType>;
  staff?: Resolver<ReadonlyArray<ResolversTypes['Staff']>, ParentType, ContextType>;
  standings?: Resolver<ResolversTypes['TournamentStandings'], ParentType, ContextType, RequireFields<TournamentStandingsArgs, 'first' | 'skip'>>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whyAbove?: Resolver<Maybe<ResolversTypes['WhyAbove']>, ParentType, ContextType, RequireFields<TournamentWhyAboveArgs, 'entrantIds'>>;
  yourEntry?: Resolver<Maybe<ResolversTypes['Entrant']>, ParentType, ContextType>;
  yourRoles?: Resolver<ReadonlyArray<ResolversTypes['TournamentRole']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TournamentConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentConnection'] = ResolversParentTypes['TournamentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TournamentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListedTournament']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TournamentDeedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentDeed'] = ResolversParentTypes['TournamentDeed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  data?: Resolver<ReadonlyArray<ResolversTypes['JsonObject']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renamed?: Resolver<Maybe<ResolversTypes['TournamentNames']>, ParentType, ContextType>;
  saidBy?: Resolver<ReadonlyArray<Maybe<ResolversTypes['ResultSaid']>>, ParentType, ContextType>;
  what?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TournamentDeedConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentDeedConnection'] = ResolversParentTypes['TournamentDeedConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TournamentDeedEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TournamentDeed']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TournamentDeedEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentDeedEdge'] = ResolversParentTypes['TournamentDeedEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TournamentDeed'], ParentType, ContextType>;
};

export type TournamentEdgeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentEdge'] = ResolversParentTypes['TournamentEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListedTournament'], ParentType, ContextType>;
};

export type TournamentNamesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentNames'] = ResolversParentTypes['TournamentNames']> = {
  is?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TournamentPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentPayload'] = ResolversParentTypes['TournamentPayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TournamentPlanResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentPlan'] = ResolversParentTypes['TournamentPlan']> = {
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  caseTimes?: Resolver<ReadonlyArray<ResolversTypes['CaseTimes']>, ParentType, ContextType>;
  checkIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType>;
  confirmAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drawsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lists?: Resolver<ResolversTypes['DeckLists'], ParentType, ContextType>;
  lockListsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  roundMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ruleSet?: Resolver<ResolversTypes['ChosenRules'], ParentType, ContextType>;
  spectatorDelay?: Resolver<Maybe<ResolversTypes['SpectatorDelay']>, ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['TournamentStage']>, ParentType, ContextType>;
  switches?: Resolver<ReadonlyArray<ResolversTypes['Switch']>, ParentType, ContextType>;
  tables?: Resolver<ReadonlyArray<ResolversTypes['TableRange']>, ParentType, ContextType>;
};

export type TournamentResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentResult'] = ResolversParentTypes['TournamentResult']> = {
  bothLost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  corrections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['ResultSource'], ParentType, ContextType>;
  notPlayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  won?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TournamentRoundResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentRound'] = ResolversParentTypes['TournamentRound']> = {
  byes?: Resolver<ReadonlyArray<ResolversTypes['RoundBye']>, ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pairings?: Resolver<ResolversTypes['PairingConnection'], ParentType, ContextType, Partial<TournamentRoundPairingsArgs>>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tables?: Resolver<ReadonlyArray<ResolversTypes['TournamentTable']>, ParentType, ContextType>;
  timer?: Resolver<Maybe<ResolversTypes['RoundTimer']>, ParentType, ContextType>;
};

export type TournamentStageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentStage'] = ResolversParentTypes['TournamentStage']> = {
  bestOf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cut?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['StageFormat'], ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rounds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thirdPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TournamentStandingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentStandings'] = ResolversParentTypes['TournamentStandings']> = {
  asOfRound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['StandingRow']>, ParentType, ContextType>;
  tables?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentStatisticsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentStatistics'] = ResolversParentTypes['TournamentStatistics']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['CardFigures']>, ParentType, ContextType, RequireFields<TournamentStatisticsCardsArgs, 'first'>>;
  figures?: Resolver<ReadonlyArray<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<TournamentStatisticsFiguresArgs, 'by' | 'first'>>;
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meanDecisions?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  meanSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentTableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentTable'] = ResolversParentTypes['TournamentTable']> = {
  entrants?: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  extraMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['TournamentResult']>, ParentType, ContextType>;
  slipTokens?: Resolver<ReadonlyArray<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  undecided?: Resolver<Maybe<ResolversTypes['UndecidedGames']>, ParentType, ContextType>;
  whyPaired?: Resolver<ResolversTypes['WhyPaired'], ParentType, ContextType>;
};

export type UndecidedGamesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UndecidedGames'] = ResolversParentTypes['UndecidedGames']> = {
  bothLost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  alternatives?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phrases?: Resolver<ReadonlyArray<ResolversTypes['Phrase']>, ParentType, ContextType>;
  ruleRef?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  apiTokens?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  devices?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Device']>>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  through?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  tournamentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['WebhookTrouble']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WebhookPayload'] = ResolversParentTypes['WebhookPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookTroubleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WebhookTrouble'] = ResolversParentTypes['WebhookTrouble']> = {
  next?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WhyAboveResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WhyAbove'] = ResolversParentTypes['WhyAbove']> = {
  above?: Resolver<Maybe<ResolversTypes['Entrant']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phrases?: Resolver<ReadonlyArray<ResolversTypes['Phrase']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WhyPairedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WhyPaired'] = ResolversParentTypes['WhyPaired']> = {
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phrases?: Resolver<ReadonlyArray<ResolversTypes['Phrase']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Announcement?: AnnouncementResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenPayload?: ApiTokenPayloadResolvers<ContextType>;
  BracketPlace?: BracketPlaceResolvers<ContextType>;
  Branch?: BranchResolvers<ContextType>;
  BranchAnswer?: BranchAnswerResolvers<ContextType>;
  BranchBot?: BranchBotResolvers<ContextType>;
  BranchConnection?: BranchConnectionResolvers<ContextType>;
  BranchEdge?: BranchEdgeResolvers<ContextType>;
  BranchPoint?: BranchPointResolvers<ContextType>;
  BranchStep?: BranchStepResolvers<ContextType>;
  Cancellation?: CancellationResolvers<ContextType>;
  CardFigures?: CardFiguresResolvers<ContextType>;
  CaseAppeal?: CaseAppealResolvers<ContextType>;
  CaseApplied?: CaseAppliedResolvers<ContextType>;
  CaseAttempt?: CaseAttemptResolvers<ContextType>;
  CaseEvidence?: CaseEvidenceResolvers<ContextType>;
  CaseExtension?: CaseExtensionResolvers<ContextType>;
  CaseJudge?: CaseJudgeResolvers<ContextType>;
  CaseLook?: CaseLookResolvers<ContextType>;
  CaseParty?: CasePartyResolvers<ContextType>;
  CasePayload?: CasePayloadResolvers<ContextType>;
  CaseRuling?: CaseRulingResolvers<ContextType>;
  CaseTable?: CaseTableResolvers<ContextType>;
  CaseTimes?: CaseTimesResolvers<ContextType>;
  CaseView?: CaseViewResolvers<ContextType>;
  ChosenRules?: ChosenRulesResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  ClockCredit?: ClockCreditResolvers<ContextType>;
  CorrectionPreview?: CorrectionPreviewResolvers<ContextType>;
  CountedGame?: CountedGameResolvers<ContextType>;
  CountedGameConnection?: CountedGameConnectionResolvers<ContextType>;
  CountedGameEdge?: CountedGameEdgeResolvers<ContextType>;
  CountedSeat?: CountedSeatResolvers<ContextType>;
  CrossTable?: CrossTableResolvers<ContextType>;
  CrossTableCell?: CrossTableCellResolvers<ContextType>;
  CrossTableRow?: CrossTableRowResolvers<ContextType>;
  Cursor?: GraphQLScalarType;
  CutBranch?: CutBranchResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decision?: DecisionResolvers<ContextType>;
  DecisionAsked?: DecisionAskedResolvers<ContextType>;
  DeckCheck?: DeckCheckResolvers<ContextType>;
  DeckProblem?: DeckProblemResolvers<ContextType>;
  DeckVerdict?: DeckVerdictResolvers<ContextType>;
  DeskCall?: DeskCallResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  DevicePayload?: DevicePayloadResolvers<ContextType>;
  DisputeCase?: DisputeCaseResolvers<ContextType>;
  DonePayload?: DonePayloadResolvers<ContextType>;
  Entrant?: EntrantResolvers<ContextType>;
  EntrantConnection?: EntrantConnectionResolvers<ContextType>;
  EntrantCounts?: EntrantCountsResolvers<ContextType>;
  EntrantDeck?: EntrantDeckResolvers<ContextType>;
  EntrantEdge?: EntrantEdgeResolvers<ContextType>;
  Export?: ExportResolvers<ContextType>;
  ExportPayload?: ExportPayloadResolvers<ContextType>;
  Fact?: FactResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  FormEntry?: FormEntryResolvers<ContextType>;
  Found?: FoundResolvers<ContextType>;
  GameKind?: GameKindResolvers<ContextType>;
  HandedInGame?: HandedInGameResolvers<ContextType>;
  InclusionProof?: InclusionProofResolvers<ContextType>;
  InformationDelta?: InformationDeltaResolvers<ContextType>;
  Json?: GraphQLScalarType;
  JsonObject?: GraphQLScalarType;
  JudgeCall?: JudgeCallResolvers<ContextType>;
  JudgeCallAnswer?: JudgeCallAnswerResolvers<ContextType>;
  JudgesDesk?: JudgesDeskResolvers<ContextType>;
  LearnedBySeat?: LearnedBySeatResolvers<ContextType>;
  ListedBranch?: ListedBranchResolvers<ContextType>;
  ListedMatch?: ListedMatchResolvers<ContextType>;
  ListedSeat?: ListedSeatResolvers<ContextType>;
  ListedTournament?: ListedTournamentResolvers<ContextType>;
  Log?: LogResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchDispute?: MatchDisputeResolvers<ContextType>;
  MatchEdge?: MatchEdgeResolvers<ContextType>;
  MatchEvent?: MatchEventResolvers<ContextType>;
  MatchGame?: MatchGameResolvers<ContextType>;
  MatchImport?: MatchImportResolvers<ContextType>;
  MatchOrigin?: MatchOriginResolvers<ContextType>;
  MatchOutcome?: MatchOutcomeResolvers<ContextType>;
  MatchPayload?: MatchPayloadResolvers<ContextType>;
  MatchReport?: MatchReportResolvers<ContextType>;
  MatchResult?: MatchResultResolvers<ContextType>;
  MatchScore?: MatchScoreResolvers<ContextType>;
  MatchSeat?: MatchSeatResolvers<ContextType>;
  MerkleLog?: MerkleLogResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  NoteConnection?: NoteConnectionResolvers<ContextType>;
  NoteEdge?: NoteEdgeResolvers<ContextType>;
  NoteHiding?: NoteHidingResolvers<ContextType>;
  NotePayload?: NotePayloadResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PairingConnection?: PairingConnectionResolvers<ContextType>;
  PairingEdge?: PairingEdgeResolvers<ContextType>;
  Penalty?: PenaltyResolvers<ContextType>;
  PenaltyHistory?: PenaltyHistoryResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonPayload?: PersonPayloadResolvers<ContextType>;
  Phrase?: PhraseResolvers<ContextType>;
  PhraseFact?: PhraseFactResolvers<ContextType>;
  PlayerStatistics?: PlayerStatisticsResolvers<ContextType>;
  Ply?: PlyResolvers<ContextType>;
  PointsGiven?: PointsGivenResolvers<ContextType>;
  Position?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  RaiseDisputePayload?: RaiseDisputePayloadResolvers<ContextType>;
  Rate?: RateResolvers<ContextType>;
  RateLimit?: RateLimitResolvers<ContextType>;
  RatedPlayer?: RatedPlayerResolvers<ContextType>;
  RatedPlayerConnection?: RatedPlayerConnectionResolvers<ContextType>;
  RatedPlayerEdge?: RatedPlayerEdgeResolvers<ContextType>;
  RatingPeriod?: RatingPeriodResolvers<ContextType>;
  RatingSeason?: RatingSeasonResolvers<ContextType>;
  RatingStep?: RatingStepResolvers<ContextType>;
  Ratings?: RatingsResolvers<ContextType>;
  RatingsPayload?: RatingsPayloadResolvers<ContextType>;
  RecoveryLinkPayload?: RecoveryLinkPayloadResolvers<ContextType>;
  Redeal?: RedealResolvers<ContextType>;
  Replay?: ReplayResolvers<ContextType>;
  ReplayChapter?: ReplayChapterResolvers<ContextType>;
  ReplayDecision?: ReplayDecisionResolvers<ContextType>;
  ReplayEyes?: ReplayEyesResolvers<ContextType>;
  ReplayFact?: ReplayFactResolvers<ContextType>;
  ReplayFrame?: ReplayFrameResolvers<ContextType>;
  ReplayMark?: ReplayMarkResolvers<ContextType>;
  ReplayMove?: ReplayMoveResolvers<ContextType>;
  ResultSaid?: ResultSaidResolvers<ContextType>;
  ResultSlip?: ResultSlipResolvers<ContextType>;
  ResultSlipPayload?: ResultSlipPayloadResolvers<ContextType>;
  RotateLogKeyPayload?: RotateLogKeyPayloadResolvers<ContextType>;
  RoundBye?: RoundByeResolvers<ContextType>;
  RoundTimer?: RoundTimerResolvers<ContextType>;
  RuleReading?: RuleReadingResolvers<ContextType>;
  RuleRef?: RuleRefResolvers<ContextType>;
  RuleText?: RuleTextResolvers<ContextType>;
  RuleTrace?: RuleTraceResolvers<ContextType>;
  RuleTraceLine?: RuleTraceLineResolvers<ContextType>;
  SeatClock?: SeatClockResolvers<ContextType>;
  SeatRange?: SeatRangeResolvers<ContextType>;
  SeatSeed?: SeatSeedResolvers<ContextType>;
  SeedAttempt?: SeedAttemptResolvers<ContextType>;
  SeedCeremony?: SeedCeremonyResolvers<ContextType>;
  Selection?: SelectionResolvers<ContextType>;
  Server?: ServerResolvers<ContextType>;
  Share?: ShareResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SpectatorDelay?: SpectatorDelayResolvers<ContextType>;
  Staff?: StaffResolvers<ContextType>;
  StandingRow?: StandingRowResolvers<ContextType>;
  StandingShift?: StandingShiftResolvers<ContextType>;
  Statistics?: StatisticsResolvers<ContextType>;
  StuckErrand?: StuckErrandResolvers<ContextType>;
  StuckErrandPayload?: StuckErrandPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Switch?: SwitchResolvers<ContextType>;
  TableRange?: TableRangeResolvers<ContextType>;
  TieBreakKind?: TieBreakKindResolvers<ContextType>;
  TieBreakPart?: TieBreakPartResolvers<ContextType>;
  TieBreakShown?: TieBreakShownResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  TournamentConnection?: TournamentConnectionResolvers<ContextType>;
  TournamentDeed?: TournamentDeedResolvers<ContextType>;
  TournamentDeedConnection?: TournamentDeedConnectionResolvers<ContextType>;
  TournamentDeedEdge?: TournamentDeedEdgeResolvers<ContextType>;
  TournamentEdge?: TournamentEdgeResolvers<ContextType>;
  TournamentNames?: TournamentNamesResolvers<ContextType>;
  TournamentPayload?: TournamentPayloadResolvers<ContextType>;
  TournamentPlan?: TournamentPlanResolvers<ContextType>;
  TournamentResult?: TournamentResultResolvers<ContextType>;
  TournamentRound?: TournamentRoundResolvers<ContextType>;
  TournamentStage?: TournamentStageResolvers<ContextType>;
  TournamentStandings?: TournamentStandingsResolvers<ContextType>;
  TournamentStatistics?: TournamentStatisticsResolvers<ContextType>;
  TournamentTable?: TournamentTableResolvers<ContextType>;
  UndecidedGames?: UndecidedGamesResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookPayload?: WebhookPayloadResolvers<ContextType>;
  WebhookTrouble?: WebhookTroubleResolvers<ContextType>;
  WhyAbove?: WhyAboveResolvers<ContextType>;
  WhyPaired?: WhyPairedResolvers<ContextType>;
};


