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

/** Sets another password. Example: `{ currentPassword: "correct horse", password: "battery staple" }`. */
export type ChangePasswordInput = {
  /** For browsers: the refresh token comes as a cookie that scripts can't read. Example: `true`. */
  readonly cookie?: Scalars['Boolean']['input'];
  /** The one you have. Example: `correct horse`. */
  readonly currentPassword: Scalars['String']['input'];
  /** The new one, 10 to 200 characters. Example: `battery staple`. */
  readonly password: Scalars['String']['input'];
};

/** Confirms a result. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type ConfirmResultInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
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
  /** Whether the players may agree on a draw. Example: `true`. */
  readonly drawsAllowed?: Scalars['Boolean']['input'];
  /** The game's id, one of `server { games { id } }`. Example: `voidream`. */
  readonly game: Scalars['ID']['input'];
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** What the game asks before the start. Example: `{"mode": "short"}`. */
  readonly options?: InputMaybe<Scalars['JsonObject']['input']>;
  /** How many seats. Example: `2`. */
  readonly seats: Scalars['Int']['input'];
  /** House rulings that differ from the default. Example: `[{ ruling: "VD-H.20", reading: "strict" }]`. */
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
  /** 1 to 100 characters, shown to all. Example: `Winter Cup`. */
  readonly title: Scalars['String']['input'];
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

/** Declines a draw. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type DeclineDrawInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
};

/** Which errand. Example: `{ id: "pairing-opens-matches/tournament/4f2a7c/12" }`. */
export type DismissStuckErrandInput = {
  /** Its place on the list. Example: `pairing-opens-matches/tournament/4f2a7c/12`. */
  readonly id: Scalars['ID']['input'];
};

/** What came of it, when there is nothing to show. Example: `{ userErrors { code message } }`. */
export type DonePayload = {
  /** Why it was not done; empty when it was. Example: `[{ code message }]`. */
  readonly userErrors: ReadonlyArray<UserError>;
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
  /** How many games each seat won, in the order of the seats. Example: `[2, 0]`. */
  readonly won: ReadonlyArray<Scalars['Int']['input']>;
};

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

/** Something that happened, and the rule that made it happen. Example: `facts { kind rule { id } data }`. */
export type Fact = {
  /** What you may know of it. Example: `{"seat": 0, "cards": 1}`. */
  readonly data: Scalars['JsonObject']['output'];
  /** What kind of thing. Example: `drew`. */
  readonly kind: Scalars['String']['output'];
  /** The rule that made it happen, where there is one. Example: `{ id }`. */
  readonly rule?: Maybe<RuleRef>;
};

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

/** A match of any game, as you may see it. Example: `match(id: $id) { phase ply seats { holder { name } } }`. */
export type Match = Node & {
  /** How many games it has at most: 1, 3 or 5; who wins more than half of them wins. Example: `3`. */
  readonly bestOf: Scalars['Int']['output'];
  /** The card set it is played with, null for a game without cards. Example: `9c1185a5c5e9fc54`. */
  readonly cards?: Maybe<Scalars['String']['output']>;
  /** Who created it, null when a tournament did. Example: `{ id name }`. */
  readonly creator?: Maybe<Person>;
  /** Your own decision, null when you have none. Example: `{ kind rules { id } }`. */
  readonly decision?: Maybe<Decision>;
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
  /** The hash of its last record, which stands for all before it: equal hashes, equal matches. Example: `9c1185a5c5e9fc54...`. */
  readonly head: Scalars['ID']['output'];
  /** The global id. Example: `match_4f2a7c`. */
  readonly id: Scalars['ID']['output'];
  /** When a judge was called; null for who does not play in it and is no staff. Example: `[{ number seat at }]`. */
  readonly judgeCalls?: Maybe<ReadonlyArray<JudgeCall>>;
  /** What you may answer now, empty when you are not asked. Example: `[{ form key }]`. */
  readonly offers: ReadonlyArray<Offer>;
  /** What the game asks before the start. Example: `{"mode": "short"}`. */
  readonly options: Scalars['JsonObject']['output'];
  /** The pairing that opened it, null outside tournaments. Example: `{ tournamentId round table }`. */
  readonly origin?: Maybe<MatchOrigin>;
  /** What the match came to, null before. Example: `{ places score { won } how }`. */
  readonly outcome?: Maybe<MatchOutcome>;
  /** How far it is. Example: `PLAYING`. */
  readonly phase: MatchPhase;
  /** How many moves were made, and one for the start of each later game; null before the start. Example: `41`. */
  readonly ply?: Maybe<Scalars['Int']['output']>;
  /** As of which record all of this holds. Example: `match/4f2a7c:12`. */
  readonly position: Scalars['Position']['output'];
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
  /** How many records the match has. Example: `12`. */
  readonly seq: Scalars['Int']['output'];
  /** House rulings that differ from the default. Example: `[{ ruling reading }]`. */
  readonly switches: ReadonlyArray<Switch>;
  /** The table as you may see it, null before the start; what is in it is the game's own. Example: `{"hand": ["a"], "coins": 3}`. */
  readonly view?: Maybe<Scalars['JsonObject']['output']>;
};


/** A match of any game, as you may see it. Example: `match(id: $id) { phase ply seats { holder { name } } }`. */
export type MatchFactsArgs = {
  since: Scalars['Int']['input'];
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

/** A match in a list. Example: `edges { cursor node { id } }`. */
export type MatchEdge = {
  /** The entry's place, for `after` and `before`. Example: `WyIyMDI2Il0`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. Example: `{ id phase }`. */
  readonly node: ListedMatch;
};

/** Where a result comes from. Example: `PLAYED`. */
export type MatchEnding =
  /** Staff entered it. Example: after `enterResult`. */
  | 'ENTERED'
  /** Somebody gave up before it began. Example: after `resign` at a table of a tournament. */
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

/** The pairing that opened a match. Example: `origin { tournamentId round table }`. */
export type MatchOrigin = {
  /** The round, counted from 1. Example: `3`. */
  readonly round: Scalars['Int']['output'];
  /** The table. Example: `12`. */
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
  /** Who sits there, null when it is free. Example: `{ id name }`. */
  readonly holder?: Maybe<Person>;
  /** Whether it is yours. Example: `true`. */
  readonly isYou: Scalars['Boolean']['output'];
  /** Whether who sat there resigned or was removed. Example: `false`. */
  readonly left: Scalars['Boolean']['output'];
  /** Whose seat it is, also before they sit down; null when it is anybody's, or a guest's. Example: `{ id name }`. */
  readonly player?: Maybe<Person>;
  /** Its number, counted from 0. Example: `0`. */
  readonly seat: Scalars['Int']['output'];
};

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
  /** Answers a decision. Example: `answer(input: $input) { position userErrors { code alternatives } }`. */
  readonly answer: MatchPayload;
  /** A judge of the tournament sees to a call. Example: `answerJudgeCall(input: $input) { match { judgeCalls { answered { role } } } }`. */
  readonly answerJudgeCall: MatchPayload;
  /** Calls a judge to a tournament's match. Example: `callJudge(input: $input) { match { judgeCalls { number } } }`. */
  readonly callJudge: MatchPayload;
  /** Calls a match off before it begins; only who created it may. Example: `cancelMatch(input: $input) { match { phase } }`. */
  readonly cancelMatch: MatchPayload;
  /** Sets another password and ends all other sessions. Example: `changePassword(input: $input) { accessToken }`. */
  readonly changePassword: SignInPayload;
  /** Confirms what the opponent reported. Example: `confirmResult(input: $input) { match { outcome { places } } }`. */
  readonly confirmResult: MatchPayload;
  /** Makes a token for a program; its secret is shown this once. Example: `createApiToken(input: $input) { secret }`. */
  readonly createApiToken: ApiTokenPayload;
  /** Creates a match; its seats are free. Example: `createMatch(input: $input) { match { id } userErrors { message } }`. */
  readonly createMatch: MatchPayload;
  /** Makes a recovery link, for an admin to hand over. Example: `createRecoveryLink(input: { personId: $id }) { link }`. */
  readonly createRecoveryLink: RecoveryLinkPayload;
  /** Creates a tournament; you are its first organiser. Example: `createTournament(input: $input) { tournament { id } }`. */
  readonly createTournament: TournamentPayload;
  /** Declines the draw that is offered; a move does so too. Example: `declineDraw(input: $input) { match { drawOfferedBy } }`. */
  readonly declineDraw: MatchPayload;
  /** Takes an errand off the list, since nobody wants it done any more; for admins. Example: `dismissStuckErrand(input: { id: $id }) { userErrors { code } }`. */
  readonly dismissStuckErrand: StuckErrandPayload;
  /** Staff of the tournament enter the result, whatever was reported or is being played. Example: `enterResult(input: $input) { match { outcome { how } } }`. */
  readonly enterResult: MatchPayload;
  /** Erases you, for good: your name, mail, tokens and texts go; what you played stays under a bare id. Example: `eraseMe(input: $input) { person { erased } }`. */
  readonly eraseMe: PersonPayload;
  /** Erases somebody, for good; for admins. Example: `erasePerson(input: $input) { person { erased } }`. */
  readonly erasePerson: PersonPayload;
  /** Gives somebody a role everywhere; for admins. Example: `grantRole(input: $input) { person { roles } }`. */
  readonly grantRole: PersonPayload;
  /** Gives somebody a role in a tournament. Example: `grantTournamentRole(input: $input) { tournament { staff { roles } } }`. */
  readonly grantTournamentRole: TournamentPayload;
  /** Sits down; the match begins with its last seat. Example: `joinMatch(input: $input) { match { phase } }`. */
  readonly joinMatch: MatchPayload;
  /** Replaces a name that must not stay; for admins. Example: `moderateName(input: $input) { person { name } }`. */
  readonly moderateName: PersonPayload;
  /** Offers the opponent a draw; it stands until they answer it or move. Example: `offerDraw(input: $input) { match { drawOfferedBy } }`. */
  readonly offerDraw: MatchPayload;
  /** Sets a password by a recovery link; ends all sessions and API tokens. Example: `recover(input: $input) { accessToken }`. */
  readonly recover: SignInPayload;
  /** Gives the next pair of tokens; each refresh token works once. Example: `refresh(input: { refreshToken: $token }) { accessToken refreshToken }`. */
  readonly refresh: SignInPayload;
  /** Makes an account and signs in. Example: `register(input: $input) { person { id } accessToken }`. */
  readonly register: SignInPayload;
  /** Reports the result of a tournament's match that was not played here. The opponent's equal report confirms it, a different one calls a judge. Example: `reportResult(input: $input) { match { reports { confirmBy } } }`. */
  readonly reportResult: MatchPayload;
  /** Mails a recovery link to whoever gave this address; the answer is the same when nobody did. Example: `requestRecovery(input: { mail: $mail }) { userErrors { code } }`. */
  readonly requestRecovery: DonePayload;
  /** Gives up the game; at a table of a tournament, before it begins, the match. Example: `resign(input: $input) { match { result { places } } }`. */
  readonly resign: MatchPayload;
  /** Tries a stuck errand again, now that what stood in its way is gone; for admins. Example: `retryStuckErrand(input: { id: $id }) { stuckErrand { why } }`. */
  readonly retryStuckErrand: StuckErrandPayload;
  /** Ends a token for programs. Example: `revokeApiToken(input: { tokenId: $id }) { userErrors { code } }`. */
  readonly revokeApiToken: DonePayload;
  /** Takes a role away; for admins. Example: `revokeRole(input: $input) { person { roles } }`. */
  readonly revokeRole: PersonPayload;
  /** Takes a role in a tournament away. Example: `revokeTournamentRole(input: $input) { tournament { staff { roles } } }`. */
  readonly revokeTournamentRole: TournamentPayload;
  /** Signs in. Example: `signIn(input: { name: "Anna", password: $password }) { accessToken refreshToken }`. */
  readonly signIn: SignInPayload;
  /** Ends this session. Example: `signOut(input: { refreshToken: $token }) { userErrors { code } }`. */
  readonly signOut: DonePayload;
  /** Ends all of a person's sessions, within seconds everywhere; API tokens stay. Example: `signOutEverywhere(input: {}) { userErrors { code } }`. */
  readonly signOutEverywhere: DonePayload;
  /** Takes the own report back, while it was neither confirmed nor contradicted. Example: `withdrawReport(input: $input) { match { reports { seat } } }`. */
  readonly withdrawReport: MatchPayload;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationAcceptDrawArgs = {
  input: AcceptDrawInput;
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
export type MutationCallJudgeArgs = {
  input: CallJudgeInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationCancelMatchArgs = {
  input: CancelMatchInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationConfirmResultArgs = {
  input: ConfirmResultInput;
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
export type MutationDeclineDrawArgs = {
  input: DeclineDrawInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationDismissStuckErrandArgs = {
  input: DismissStuckErrandInput;
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
export type MutationGrantRoleArgs = {
  input: GrantRoleInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationGrantTournamentRoleArgs = {
  input: GrantTournamentRoleInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationJoinMatchArgs = {
  input: JoinMatchInput;
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
export type MutationRetryStuckErrandArgs = {
  input: RetryStuckErrandInput;
};


/** Everything that can be done. Example: `mutation { answer(input: $input) { userErrors { code } } }`. */
export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
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
export type MutationWithdrawReportArgs = {
  input: WithdrawReportInput;
};

/** Something with an id of its own that `node` finds again. Example: `... on Match { status }`. */
export type Node = {
  /** The global id: the kind, an underscore, a name. Example: `match_4f2a7c`. */
  readonly id: Scalars['ID']['output'];
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

/** What happened at one ply. Example: `facts(since: 40) { ply facts { kind data } }`. */
export type Ply = {
  /** What happened, in order, as you may know it. Example: `[{ kind rule { id } data }]`. */
  readonly facts: ReadonlyArray<Fact>;
  /** The ply that it led to; 0 is the start. Example: `41`. */
  readonly ply: Scalars['Int']['output'];
};

/** Everything that can be asked. Example: `query { server { version } }`. */
export type Query = {
  /** All that is kept about you, and the streams of the log in which you acted. Needs `ACCOUNT`. Example: `exportMyData`. */
  readonly exportMyData: Scalars['JsonObject']['output'];
  /** One match; null when there is none. Example: `match(id: "match_4f2a7c") { phase }`. */
  readonly match?: Maybe<Match>;
  /** Matches, the one that changed last first. Example: `matches(first: 20, filter: { phases: [PLAYING] }) { nodes { id } }`. */
  readonly matches: MatchConnection;
  /** What has this id; null when nothing has, or not for you. Example: `node(id: "match_4f2a7c") { id }`. */
  readonly node?: Maybe<Node>;
  /** What has these ids, in their order; null for each that nothing has. Example: `nodes(ids: ["match_4f2a7c"]) { id }`. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** One person; null when there is none. Example: `person(id: "person_7d1e") { name }`. */
  readonly person?: Maybe<Person>;
  /** What you may still ask for. Example: `rateLimit { cost remaining }`. */
  readonly rateLimit: RateLimit;
  /** This server. Example: `server { version }`. */
  readonly server: Server;
  /** What is stuck, for admins; null for everybody else. Example: `stuckErrands { id reaction why }`. */
  readonly stuckErrands?: Maybe<ReadonlyArray<StuckErrand>>;
  /** One tournament; null when there is none. Example: `tournament(id: "tournament_4f2a7c") { title }`. */
  readonly tournament?: Maybe<Tournament>;
  /** Yourself; null when you are not signed in. Example: `viewer { person { id name } }`. */
  readonly viewer?: Maybe<Viewer>;
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
export type QueryPersonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. Example: `query { server { version } }`. */
export type QueryTournamentArgs = {
  atLeast?: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};

/** What the caller may still ask for. Example: `rateLimit { cost remaining resetAt }`. */
export type RateLimit = {
  /** What this very request costs, in points. Example: `12`. */
  readonly cost: Scalars['Int']['output'];
  /** What a full budget holds; null when there is no limit. Example: `6000`. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** What one request may cost at most. Example: `1000`. */
  readonly maxCost: Scalars['Int']['output'];
  /** What is left after this request; null when there is no limit. Example: `5988`. */
  readonly remaining?: Maybe<Scalars['Int']['output']>;
  /** When the budget will be full again. Example: `2026-11-21T14:30:00.000Z`. */
  readonly resetAt: Scalars['DateTime']['output'];
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

/** Gives the next pair of tokens. Example: `{ refreshToken: "dls_..." }`. */
export type RefreshInput = {
  /** The refresh token; left out, the cookie's, and the next one comes as a cookie too. Example: `dls_...`. */
  readonly refreshToken?: InputMaybe<Scalars['String']['input']>;
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
};

/** Which errand. Example: `{ id: "pairing-opens-matches/tournament/4f2a7c/12" }`. */
export type RetryStuckErrandInput = {
  /** Its place on the list. Example: `pairing-opens-matches/tournament/4f2a7c/12`. */
  readonly id: Scalars['ID']['input'];
};

/** Ends a token for programs. Example: `{ tokenId: "5d0c0f5e9b8f4c1e5d0c0f5e9b8f4c1e" }`. */
export type RevokeApiTokenInput = {
  /** One of your `apiTokens`. Example: `5d0c0f5e9b8f4c1e5d0c0f5e9b8f4c1e`. */
  readonly tokenId: Scalars['ID']['input'];
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
  /** Which. Example: `JUDGE`. */
  readonly role: TournamentRole;
  /** Where. Example: `tournament_4f2a7c`. */
  readonly tournamentId: Scalars['ID']['input'];
};

/** A numbered rule. Example: `ruleRef { id }`. */
export type RuleRef = {
  /** The rule's number. Example: `VD-4.2.5`. */
  readonly id: Scalars['ID']['output'];
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

/** How many seats a game takes. Example: `seats { least most }`. */
export type SeatRange = {
  /** The fewest seats. Example: `2`. */
  readonly least: Scalars['Int']['output'];
  /** The most seats. Example: `4`. */
  readonly most: Scalars['Int']['output'];
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

/** Somebody with roles in a tournament. Example: `staff { person { name } roles }`. */
export type Staff = {
  /** The person. Example: `{ id name }`. */
  readonly person: Person;
  /** What they are in it. Example: `[HEAD_JUDGE, PLAYER]`. */
  readonly roles: ReadonlyArray<TournamentRole>;
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

/** Everything that can be watched. Example: `subscription { matchEvents(id: $id) { seq } }`. */
export type Subscription = {
  /** All that happens in a match: first what you missed, then what comes; it ends with the match. Example: `matchEvents(id: $id, after: $cursor) { cursor plies { ply } }`. */
  readonly matchEvents: MatchEvent;
};


/** Everything that can be watched. Example: `subscription { matchEvents(id: $id) { seq } }`. */
export type SubscriptionMatchEventsArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  id: Scalars['ID']['input'];
};

/** A house ruling and the reading that is played by. Example: `switches { ruling reading }`. */
export type Switch = {
  /** The reading. Example: `strict`. */
  readonly reading: Scalars['String']['output'];
  /** The ruling's number. Example: `VD-H.20`. */
  readonly ruling: Scalars['ID']['output'];
};

/** A house ruling and the reading to play by. Example: `{ ruling: "VD-H.20", reading: "strict" }`. */
export type SwitchInput = {
  /** The reading, one of the ruling's. Example: `strict`. */
  readonly reading: Scalars['String']['input'];
  /** The ruling's number. Example: `VD-H.20`. */
  readonly ruling: Scalars['ID']['input'];
};

/** A tournament. Example: `tournament(id: $id) { title staff { person { name } roles } }`. */
export type Tournament = Node & {
  /** The global id. Example: `tournament_4f2a7c`. */
  readonly id: Scalars['ID']['output'];
  /** As of which record all of this holds. Example: `tournament/4f2a7c:12`. */
  readonly position: Scalars['Position']['output'];
  /** Who is what in it, organisers first. Example: `[{ person { name } roles }]`. */
  readonly staff: ReadonlyArray<Staff>;
  /** What it is called; null once who called it so was erased. Example: `Winter Cup`. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

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
  /** The rule that says so, where one does. Example: `{ id }`. */
  readonly ruleRef?: Maybe<RuleRef>;
};

/** The reasons for which a command is not carried out. Example: `IDEMPOTENCY_KEY_TOO_SHORT`. */
export type UserErrorCode =
  /** Others kept being first for two seconds; nothing was done. Send it again under the same key. Example: a rush on one seat. */
  | 'CONTENDED'
  /** You may not do this. Example: resigning for somebody else. */
  | 'FORBIDDEN'
  /** You used this idempotency key for another command. Example: a second move under the key of the first. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The idempotency key has fewer than 16 or more than 200 characters. Example: the key `abc`. */
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
  /** The game can't be played on these terms, or by so many. Example: a two-seat game with five seats. */
  | 'MATCH_BAD_TERMS'
  /** It is being played here, so its result comes from its games. Example: reporting a running match. */
  | 'MATCH_BEING_PLAYED'
  /** A draw is offered already, or was in this very position. Example: offering twice without a move. */
  | 'MATCH_DRAW_OFFERED'
  /** The game refuses the answer; `alternatives` lists what is legal. Example: `bid:99` with three coins. */
  | 'MATCH_ILLEGAL_ANSWER'
  /** So a match of this length cannot end; `alternatives` lists how it can. Example: 3-0 in best of three. */
  | 'MATCH_IMPOSSIBLE_RESULT'
  /** You called a judge, who will come. Example: calling again. */
  | 'MATCH_JUDGE_CALLED'
  /** It is not you who must decide now. Example: a move on the other's turn. */
  | 'MATCH_NOT_ASKED'
  /** It has begun, ended or been called off, so nobody can join or cancel it. Example: joining a running match. */
  | 'MATCH_NOT_OPEN'
  /** There is nothing to answer or to resign: it has not begun, or is over. Example: a move after the end. */
  | 'MATCH_NOT_PLAYING'
  /** There is no report to confirm or to withdraw. Example: confirming before the opponent reported. */
  | 'MATCH_NOT_REPORTED'
  /** You do not play in this match. Example: a spectator answers. */
  | 'MATCH_NOT_SEATED'
  /** No draw can be agreed on in this match. Example: a match that somebody has to win. */
  | 'MATCH_NO_DRAWS'
  /** Nobody offers you a draw. Example: accepting what was taken back by a move. */
  | 'MATCH_NO_OFFER'
  /** No such call is open. Example: answering it twice. */
  | 'MATCH_NO_SUCH_CALL'
  /** Reports, judges and staff belong to the matches of tournaments. Example: calling a judge to a casual match. */
  | 'MATCH_NO_TOURNAMENT'
  /** The match has its result, which only the tournament's staff can correct there. Example: reporting after the end. */
  | 'MATCH_OVER'
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
  /** No such game is played here. Example: the game `chess`. */
  | 'MATCH_UNKNOWN_GAME'
  /** There is no such thing, or not for you. Example: `match_0` that nobody made. */
  | 'NOT_FOUND'
  /** Only somebody who is signed in may do this. Example: a move without a token. */
  | 'NOT_SIGNED_IN'
  /** The log did not answer in time: it may or may not have been done. The same key tells, or does it. Example: a broker that restarts. */
  | 'OUTCOME_UNKNOWN'
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
  /** Too many tries; the message says when to try again. Example: the eleventh wrong password. */
  | 'PEOPLE_TOO_MANY_TRIES'
  /** The name or the password is wrong. Example: a slip of the finger. */
  | 'PEOPLE_WRONG_PASSWORD'
  /** It was closed for an illegal record and waits for the operator. Example: a log that was tampered with. */
  | 'QUARANTINED'
  /** A tournament always has an organiser. Example: the last one steps back. */
  | 'TOURNAMENT_LAST_ORGANISER'
  /** They hold the role in this tournament already. Example: making a judge judge. */
  | 'TOURNAMENT_ROLE_HELD'
  /** They do not hold the role in this tournament. Example: taking it away twice. */
  | 'TOURNAMENT_ROLE_NOT_HELD';

/** Who asks. Example: `viewer { person { name } scopes }`. */
export type Viewer = {
  /** Your tokens for programs, never the secrets themselves. Needs `ACCOUNT`. Example: `apiTokens { label scopes }`. */
  readonly apiTokens?: Maybe<ReadonlyArray<ApiToken>>;
  /** Your mail address, null when you gave none. Needs `ACCOUNT`. Example: `anna@example.org`. */
  readonly mail?: Maybe<Scalars['String']['output']>;
  /** Yourself. Example: `{ id name }`. */
  readonly person: Person;
  /** What the token you showed may be used for; a sign-in has them all. Example: `[ACCOUNT, GAME_PLAY]`. */
  readonly scopes: ReadonlyArray<Scope>;
  /** When this token runs out; null for one that does not. Example: `2026-11-21T14:40:00.000Z`. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

/** Takes a report back. Example: `{ idempotencyKey: "3f0c7a52b8e94d16", matchId: "match_4f2a7c" }`. */
export type WithdrawReportInput = {
  /** A new key for each command, 16 to 200 characters; the same key again returns the first outcome. Example: `3f0c7a52b8e94d16`. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The match. Example: `match_4f2a7c`. */
  readonly matchId: Scalars['ID']['input'];
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
    | ( Partial<Match> )
    | ( Partial<Person> )
    | ( Partial<Tournament> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptDrawInput: ResolverTypeWrapper<Partial<AcceptDrawInput>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  AnswerInput: ResolverTypeWrapper<Partial<AnswerInput>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  AnswerJudgeCallInput: ResolverTypeWrapper<Partial<AnswerJudgeCallInput>>;
  ApiToken: ResolverTypeWrapper<Partial<ApiToken>>;
  ApiTokenPayload: ResolverTypeWrapper<Partial<ApiTokenPayload>>;
  CallJudgeInput: ResolverTypeWrapper<Partial<CallJudgeInput>>;
  CancelMatchInput: ResolverTypeWrapper<Partial<CancelMatchInput>>;
  ChangePasswordInput: ResolverTypeWrapper<Partial<ChangePasswordInput>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  ConfirmResultInput: ResolverTypeWrapper<Partial<ConfirmResultInput>>;
  CreateApiTokenInput: ResolverTypeWrapper<Partial<CreateApiTokenInput>>;
  CreateMatchInput: ResolverTypeWrapper<Partial<CreateMatchInput>>;
  CreateRecoveryLinkInput: ResolverTypeWrapper<Partial<CreateRecoveryLinkInput>>;
  CreateTournamentInput: ResolverTypeWrapper<Partial<CreateTournamentInput>>;
  Cursor: ResolverTypeWrapper<Partial<Scalars['Cursor']['output']>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  Decision: ResolverTypeWrapper<Partial<Decision>>;
  DecisionAsked: ResolverTypeWrapper<Partial<DecisionAsked>>;
  DeclineDrawInput: ResolverTypeWrapper<Partial<DeclineDrawInput>>;
  DismissStuckErrandInput: ResolverTypeWrapper<Partial<DismissStuckErrandInput>>;
  DonePayload: ResolverTypeWrapper<Partial<DonePayload>>;
  EnterResultInput: ResolverTypeWrapper<Partial<EnterResultInput>>;
  EraseMeInput: ResolverTypeWrapper<Partial<EraseMeInput>>;
  ErasePersonInput: ResolverTypeWrapper<Partial<ErasePersonInput>>;
  Fact: ResolverTypeWrapper<Partial<Fact>>;
  GameKind: ResolverTypeWrapper<Partial<GameKind>>;
  GrantRoleInput: ResolverTypeWrapper<Partial<GrantRoleInput>>;
  GrantTournamentRoleInput: ResolverTypeWrapper<Partial<GrantTournamentRoleInput>>;
  JoinMatchInput: ResolverTypeWrapper<Partial<JoinMatchInput>>;
  Json: ResolverTypeWrapper<Partial<Scalars['Json']['output']>>;
  JsonObject: ResolverTypeWrapper<Partial<Scalars['JsonObject']['output']>>;
  JudgeCall: ResolverTypeWrapper<Partial<JudgeCall>>;
  JudgeCallAnswer: ResolverTypeWrapper<Partial<JudgeCallAnswer>>;
  ListedMatch: ResolverTypeWrapper<Partial<ListedMatch>>;
  ListedSeat: ResolverTypeWrapper<Partial<ListedSeat>>;
  Log: ResolverTypeWrapper<Partial<Log>>;
  LogMode: ResolverTypeWrapper<Partial<LogMode>>;
  Match: ResolverTypeWrapper<Partial<Match>>;
  MatchConnection: ResolverTypeWrapper<Partial<MatchConnection>>;
  MatchEdge: ResolverTypeWrapper<Partial<MatchEdge>>;
  MatchEnding: ResolverTypeWrapper<Partial<MatchEnding>>;
  MatchEvent: ResolverTypeWrapper<Partial<MatchEvent>>;
  MatchFilter: ResolverTypeWrapper<Partial<MatchFilter>>;
  MatchGame: ResolverTypeWrapper<Partial<MatchGame>>;
  MatchOrigin: ResolverTypeWrapper<Partial<MatchOrigin>>;
  MatchOutcome: ResolverTypeWrapper<Partial<MatchOutcome>>;
  MatchPayload: ResolverTypeWrapper<Partial<MatchPayload>>;
  MatchPhase: ResolverTypeWrapper<Partial<MatchPhase>>;
  MatchReport: ResolverTypeWrapper<Partial<MatchReport>>;
  MatchResult: ResolverTypeWrapper<Partial<MatchResult>>;
  MatchScore: ResolverTypeWrapper<Partial<MatchScore>>;
  MatchSeat: ResolverTypeWrapper<Partial<MatchSeat>>;
  ModerateNameInput: ResolverTypeWrapper<Partial<ModerateNameInput>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Offer: ResolverTypeWrapper<Partial<Offer>>;
  OfferDrawInput: ResolverTypeWrapper<Partial<OfferDrawInput>>;
  OfferForm: ResolverTypeWrapper<Partial<OfferForm>>;
  PageInfo: ResolverTypeWrapper<Partial<PageInfo>>;
  Person: ResolverTypeWrapper<Partial<Person>>;
  PersonPayload: ResolverTypeWrapper<Partial<PersonPayload>>;
  PersonRole: ResolverTypeWrapper<Partial<PersonRole>>;
  Ply: ResolverTypeWrapper<Partial<Ply>>;
  Position: ResolverTypeWrapper<Partial<Scalars['Position']['output']>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateLimit: ResolverTypeWrapper<Partial<RateLimit>>;
  RecoverInput: ResolverTypeWrapper<Partial<RecoverInput>>;
  RecoveryLinkPayload: ResolverTypeWrapper<Partial<RecoveryLinkPayload>>;
  RefreshInput: ResolverTypeWrapper<Partial<RefreshInput>>;
  RegisterInput: ResolverTypeWrapper<Partial<RegisterInput>>;
  ReportResultInput: ResolverTypeWrapper<Partial<ReportResultInput>>;
  RequestRecoveryInput: ResolverTypeWrapper<Partial<RequestRecoveryInput>>;
  ResignInput: ResolverTypeWrapper<Partial<ResignInput>>;
  RetryStuckErrandInput: ResolverTypeWrapper<Partial<RetryStuckErrandInput>>;
  RevokeApiTokenInput: ResolverTypeWrapper<Partial<RevokeApiTokenInput>>;
  RevokeRoleInput: ResolverTypeWrapper<Partial<RevokeRoleInput>>;
  RevokeTournamentRoleInput: ResolverTypeWrapper<Partial<RevokeTournamentRoleInput>>;
  RuleRef: ResolverTypeWrapper<Partial<RuleRef>>;
  Scope: ResolverTypeWrapper<Partial<Scope>>;
  SeatRange: ResolverTypeWrapper<Partial<SeatRange>>;
  Server: ResolverTypeWrapper<Partial<Server>>;
  Share: ResolverTypeWrapper<Partial<Share>>;
  SignInInput: ResolverTypeWrapper<Partial<SignInInput>>;
  SignInPayload: ResolverTypeWrapper<Partial<SignInPayload>>;
  SignOutEverywhereInput: ResolverTypeWrapper<Partial<SignOutEverywhereInput>>;
  SignOutInput: ResolverTypeWrapper<Partial<SignOutInput>>;
  Staff: ResolverTypeWrapper<Partial<Staff>>;
  StuckErrand: ResolverTypeWrapper<Partial<StuckErrand>>;
  StuckErrandPayload: ResolverTypeWrapper<Partial<StuckErrandPayload>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Switch: ResolverTypeWrapper<Partial<Switch>>;
  SwitchInput: ResolverTypeWrapper<Partial<SwitchInput>>;
  Tournament: ResolverTypeWrapper<Partial<Tournament>>;
  TournamentPayload: ResolverTypeWrapper<Partial<TournamentPayload>>;
  TournamentRole: ResolverTypeWrapper<Partial<TournamentRole>>;
  UserError: ResolverTypeWrapper<Partial<UserError>>;
  UserErrorCode: ResolverTypeWrapper<Partial<UserErrorCode>>;
  Viewer: ResolverTypeWrapper<Partial<Viewer>>;
  WithdrawReportInput: ResolverTypeWrapper<Partial<WithdrawReportInput>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptDrawInput: Partial<AcceptDrawInput>;
  ID: Partial<Scalars['ID']['output']>;
  AnswerInput: Partial<AnswerInput>;
  String: Partial<Scalars['String']['output']>;
  Int: Partial<Scalars['Int']['output']>;
  AnswerJudgeCallInput: Partial<AnswerJudgeCallInput>;
  ApiToken: Partial<ApiToken>;
  ApiTokenPayload: Partial<ApiTokenPayload>;
  CallJudgeInput: Partial<CallJudgeInput>;
  CancelMatchInput: Partial<CancelMatchInput>;
  ChangePasswordInput: Partial<ChangePasswordInput>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  ConfirmResultInput: Partial<ConfirmResultInput>;
  CreateApiTokenInput: Partial<CreateApiTokenInput>;
  CreateMatchInput: Partial<CreateMatchInput>;
  CreateRecoveryLinkInput: Partial<CreateRecoveryLinkInput>;
  CreateTournamentInput: Partial<CreateTournamentInput>;
  Cursor: Partial<Scalars['Cursor']['output']>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  Decision: Partial<Decision>;
  DecisionAsked: Partial<DecisionAsked>;
  DeclineDrawInput: Partial<DeclineDrawInput>;
  DismissStuckErrandInput: Partial<DismissStuckErrandInput>;
  DonePayload: Partial<DonePayload>;
  EnterResultInput: Partial<EnterResultInput>;
  EraseMeInput: Partial<EraseMeInput>;
  ErasePersonInput: Partial<ErasePersonInput>;
  Fact: Partial<Fact>;
  GameKind: Partial<GameKind>;
  GrantRoleInput: Partial<GrantRoleInput>;
  GrantTournamentRoleInput: Partial<GrantTournamentRoleInput>;
  JoinMatchInput: Partial<JoinMatchInput>;
  Json: Partial<Scalars['Json']['output']>;
  JsonObject: Partial<Scalars['JsonObject']['output']>;
  JudgeCall: Partial<JudgeCall>;
  JudgeCallAnswer: Partial<JudgeCallAnswer>;
  ListedMatch: Partial<ListedMatch>;
  ListedSeat: Partial<ListedSeat>;
  Log: Partial<Log>;
  Match: Partial<Match>;
  MatchConnection: Partial<MatchConnection>;
  MatchEdge: Partial<MatchEdge>;
  MatchEvent: Partial<MatchEvent>;
  MatchFilter: Partial<MatchFilter>;
  MatchGame: Partial<MatchGame>;
  MatchOrigin: Partial<MatchOrigin>;
  MatchOutcome: Partial<MatchOutcome>;
  MatchPayload: Partial<MatchPayload>;
  MatchReport: Partial<MatchReport>;
  MatchResult: Partial<MatchResult>;
  MatchScore: Partial<MatchScore>;
  MatchSeat: Partial<MatchSeat>;
  ModerateNameInput: Partial<ModerateNameInput>;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Offer: Partial<Offer>;
  OfferDrawInput: Partial<OfferDrawInput>;
  PageInfo: Partial<PageInfo>;
  Person: Partial<Person>;
  PersonPayload: Partial<PersonPayload>;
  Ply: Partial<Ply>;
  Position: Partial<Scalars['Position']['output']>;
  Query: Record<PropertyKey, never>;
  RateLimit: Partial<RateLimit>;
  RecoverInput: Partial<RecoverInput>;
  RecoveryLinkPayload: Partial<RecoveryLinkPayload>;
  RefreshInput: Partial<RefreshInput>;
  RegisterInput: Partial<RegisterInput>;
  ReportResultInput: Partial<ReportResultInput>;
  RequestRecoveryInput: Partial<RequestRecoveryInput>;
  ResignInput: Partial<ResignInput>;
  RetryStuckErrandInput: Partial<RetryStuckErrandInput>;
  RevokeApiTokenInput: Partial<RevokeApiTokenInput>;
  RevokeRoleInput: Partial<RevokeRoleInput>;
  RevokeTournamentRoleInput: Partial<RevokeTournamentRoleInput>;
  RuleRef: Partial<RuleRef>;
  SeatRange: Partial<SeatRange>;
  Server: Partial<Server>;
  Share: Partial<Share>;
  SignInInput: Partial<SignInInput>;
  SignInPayload: Partial<SignInPayload>;
  SignOutEverywhereInput: Partial<SignOutEverywhereInput>;
  SignOutInput: Partial<SignOutInput>;
  Staff: Partial<Staff>;
  StuckErrand: Partial<StuckErrand>;
  StuckErrandPayload: Partial<StuckErrandPayload>;
  Subscription: Record<PropertyKey, never>;
  Switch: Partial<Switch>;
  SwitchInput: Partial<SwitchInput>;
  Tournament: Partial<Tournament>;
  TournamentPayload: Partial<TournamentPayload>;
  UserError: Partial<UserError>;
  Viewer: Partial<Viewer>;
  WithdrawReportInput: Partial<WithdrawReportInput>;
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

export interface CursorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cursor'], any> {
  name: 'Cursor';
}

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

export type DonePayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DonePayload'] = ResolversParentTypes['DonePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FactResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Fact'] = ResolversParentTypes['Fact']> = {
  data?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
};

export type GameKindResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GameKind'] = ResolversParentTypes['GameKind']> = {
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['SeatRange'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type LogResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Log'] = ResolversParentTypes['Log']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['LogMode'], ParentType, ContextType>;
  partitions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  bestOf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cards?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  drawOfferedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drawsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['Ply']>, ParentType, ContextType, RequireFields<MatchFactsArgs, 'since'>>;
  game?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  games?: Resolver<ReadonlyArray<ResolversTypes['MatchGame']>, ParentType, ContextType>;
  head?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  judgeCalls?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JudgeCall']>>, ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['MatchOrigin']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['MatchOutcome']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['MatchPhase'], ParentType, ContextType>;
  ply?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  reports?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MatchReport']>>, ParentType, ContextType>;
  requests?: Resolver<ReadonlyArray<ResolversTypes['DecisionAsked']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['MatchResult']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['MatchScore'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['MatchSeat']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  switches?: Resolver<ReadonlyArray<ResolversTypes['Switch']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['JsonObject']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchConnectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchConnection'] = ResolversParentTypes['MatchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MatchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListedMatch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
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

export type MatchOriginResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchOrigin'] = ResolversParentTypes['MatchOrigin']> = {
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
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MatchReportResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MatchReport'] = ResolversParentTypes['MatchReport']> = {
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
  holder?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  isYou?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptDraw?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationAcceptDrawArgs, 'input'>>;
  answer?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationAnswerArgs, 'input'>>;
  answerJudgeCall?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationAnswerJudgeCallArgs, 'input'>>;
  callJudge?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationCallJudgeArgs, 'input'>>;
  cancelMatch?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationCancelMatchArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmResult?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationConfirmResultArgs, 'input'>>;
  createApiToken?: Resolver<ResolversTypes['ApiTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createMatch?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationCreateMatchArgs, 'input'>>;
  createRecoveryLink?: Resolver<ResolversTypes['RecoveryLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateRecoveryLinkArgs, 'input'>>;
  createTournament?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationCreateTournamentArgs, 'input'>>;
  declineDraw?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationDeclineDrawArgs, 'input'>>;
  dismissStuckErrand?: Resolver<ResolversTypes['StuckErrandPayload'], ParentType, ContextType, RequireFields<MutationDismissStuckErrandArgs, 'input'>>;
  enterResult?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationEnterResultArgs, 'input'>>;
  eraseMe?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationEraseMeArgs, 'input'>>;
  erasePerson?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationErasePersonArgs, 'input'>>;
  grantRole?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'input'>>;
  grantTournamentRole?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationGrantTournamentRoleArgs, 'input'>>;
  joinMatch?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationJoinMatchArgs, 'input'>>;
  moderateName?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationModerateNameArgs, 'input'>>;
  offerDraw?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationOfferDrawArgs, 'input'>>;
  recover?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRecoverArgs, 'input'>>;
  refresh?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRefreshArgs, 'input'>>;
  register?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  reportResult?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationReportResultArgs, 'input'>>;
  requestRecovery?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRequestRecoveryArgs, 'input'>>;
  resign?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationResignArgs, 'input'>>;
  retryStuckErrand?: Resolver<ResolversTypes['StuckErrandPayload'], ParentType, ContextType, RequireFields<MutationRetryStuckErrandArgs, 'input'>>;
  revokeApiToken?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'input'>>;
  revokeRole?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationRevokeRoleArgs, 'input'>>;
  revokeTournamentRole?: Resolver<ResolversTypes['TournamentPayload'], ParentType, ContextType, RequireFields<MutationRevokeTournamentRoleArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  signOutEverywhere?: Resolver<ResolversTypes['DonePayload'], ParentType, ContextType, RequireFields<MutationSignOutEverywhereArgs, 'input'>>;
  withdrawReport?: Resolver<ResolversTypes['MatchPayload'], ParentType, ContextType, RequireFields<MutationWithdrawReportArgs, 'input'>>;
};

export type NodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Match' | 'Person' | 'Tournament', ParentType, ContextType>;
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

export type PlyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Ply'] = ResolversParentTypes['Ply']> = {
  facts?: Resolver<ReadonlyArray<ResolversTypes['Fact']>, ParentType, ContextType>;
  ply?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface PositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Position'], any> {
  name: 'Position';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  exportMyData?: Resolver<ResolversTypes['JsonObject'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<QueryMatchArgs, 'id'>>;
  matches?: Resolver<ResolversTypes['MatchConnection'], ParentType, ContextType, Partial<QueryMatchesArgs>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryPersonArgs, 'id'>>;
  rateLimit?: Resolver<ResolversTypes['RateLimit'], ParentType, ContextType>;
  server?: Resolver<ResolversTypes['Server'], ParentType, ContextType>;
  stuckErrands?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StuckErrand']>>, ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType, RequireFields<QueryTournamentArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RateLimitResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RateLimit'] = ResolversParentTypes['RateLimit']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxCost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resetAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecoveryLinkPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RecoveryLinkPayload'] = ResolversParentTypes['RecoveryLinkPayload']> = {
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RuleRefResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RuleRef'] = ResolversParentTypes['RuleRef']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SeatRangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeatRange'] = ResolversParentTypes['SeatRange']> = {
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type StaffResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Staff'] = ResolversParentTypes['Staff']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['TournamentRole']>, ParentType, ContextType>;
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
  matchEvents?: SubscriptionResolver<ResolversTypes['MatchEvent'], "matchEvents", ParentType, ContextType, RequireFields<SubscriptionMatchEventsArgs, 'id'>>;
};

export type SwitchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Switch'] = ResolversParentTypes['Switch']> = {
  reading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruling?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  staff?: Resolver<ReadonlyArray<ResolversTypes['Staff']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TournamentPayloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TournamentPayload'] = ResolversParentTypes['TournamentPayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  alternatives?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleRef?: Resolver<Maybe<ResolversTypes['RuleRef']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  apiTokens?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenPayload?: ApiTokenPayloadResolvers<ContextType>;
  Cursor?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decision?: DecisionResolvers<ContextType>;
  DecisionAsked?: DecisionAskedResolvers<ContextType>;
  DonePayload?: DonePayloadResolvers<ContextType>;
  Fact?: FactResolvers<ContextType>;
  GameKind?: GameKindResolvers<ContextType>;
  Json?: GraphQLScalarType;
  JsonObject?: GraphQLScalarType;
  JudgeCall?: JudgeCallResolvers<ContextType>;
  JudgeCallAnswer?: JudgeCallAnswerResolvers<ContextType>;
  ListedMatch?: ListedMatchResolvers<ContextType>;
  ListedSeat?: ListedSeatResolvers<ContextType>;
  Log?: LogResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchEdge?: MatchEdgeResolvers<ContextType>;
  MatchEvent?: MatchEventResolvers<ContextType>;
  MatchGame?: MatchGameResolvers<ContextType>;
  MatchOrigin?: MatchOriginResolvers<ContextType>;
  MatchOutcome?: MatchOutcomeResolvers<ContextType>;
  MatchPayload?: MatchPayloadResolvers<ContextType>;
  MatchReport?: MatchReportResolvers<ContextType>;
  MatchResult?: MatchResultResolvers<ContextType>;
  MatchScore?: MatchScoreResolvers<ContextType>;
  MatchSeat?: MatchSeatResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonPayload?: PersonPayloadResolvers<ContextType>;
  Ply?: PlyResolvers<ContextType>;
  Position?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  RateLimit?: RateLimitResolvers<ContextType>;
  RecoveryLinkPayload?: RecoveryLinkPayloadResolvers<ContextType>;
  RuleRef?: RuleRefResolvers<ContextType>;
  SeatRange?: SeatRangeResolvers<ContextType>;
  Server?: ServerResolvers<ContextType>;
  Share?: ShareResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  Staff?: StaffResolvers<ContextType>;
  StuckErrand?: StuckErrandResolvers<ContextType>;
  StuckErrandPayload?: StuckErrandPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Switch?: SwitchResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  TournamentPayload?: TournamentPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};


