declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** `kind/name`, for example `match/4f2a`; see streams.ts. */
export type StreamId = Brand<string, 'StreamId'>;
/** Who acted: a person's lasting random id, or `system` for the house itself. */
export type ActorId = Brand<string, 'ActorId'>;
/** 64 hex digits made from the actor and the idempotency key; see command-id.ts. */
export type CommandId = Brand<string, 'CommandId'>;
/** SHA-256 as 64 lower-case hex digits. */
export type Hash = Brand<string, 'Hash'>;
/** Milliseconds since 1970, an integer. */
export type Millis = Brand<number, 'Millis'>;
/** The id of a numbered rule, for example `VD-4.2.5`, or of a house ruling, `VD-H.20`. */
export type RuleId = Brand<string, 'RuleId'>;
/** A place at the table, counted from 0. */
export type Seat = Brand<number, 'Seat'>;

export const actorId = (text: string): ActorId => text as ActorId;
export const commandId = (text: string): CommandId => text as CommandId;
export const hash = (hex: string): Hash => hex as Hash;
export const millis = (n: number): Millis => n as Millis;
export const rule = (id: string): RuleId => id as RuleId;
export const seat = (n: number): Seat => n as Seat;

export const SYSTEM: ActorId = actorId('system');
