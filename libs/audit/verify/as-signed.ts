import {
  canonicalJson,
  commandIdOf,
  commandTagOf,
  Fault,
  type Happening,
  isJsonObject,
  type JsonObject,
  type LogRecord,
  type Sha256,
} from '#kernel';
import type { MatchCommand, MatchRules, MatchState } from '#match';

/** Null when what a player's device signed is just what this record tells; otherwise what it is not. */
export function notAsSigned(
  sha256: Sha256,
  rules: MatchRules,
  state: MatchState,
  record: LogRecord,
  events: readonly Happening[],
): string | null {
  const signed = events.find(({ type }) => type === 'CommandSigned');
  if (signed === undefined) return null;
  const { key, command } = signed.secret ?? {};
  if (typeof key !== 'string' || !isJsonObject(command)) return 'it is signed, and does not tell which command was';
  const { actor, at, seq, commandId, commandTag } = record;
  if (commandIdOf(sha256, actor, key) !== commandId || commandTagOf(sha256, key, command) !== commandTag)
    return 'the command that it tells is not the one that was signed';
  if (record.rules !== rules.rules) return null; // what it led to under older rules, those knew
  const sent = { ...command, signed: { ...signed.data, key } } as unknown as MatchCommand;
  let led: readonly Happening[];
  try {
    const decision = rules.decide(state, sent, { actor, at, seq });
    if (!decision.ok) throw new Fault(decision.refusal.says);
    led = decision.events;
  } catch (failure) {
    return `the command that was signed is refused: ${failure instanceof Error ? failure.message : String(failure)}`;
  }
  return canonicalJson(led.map(plain)) === canonicalJson(events.slice(0, led.length).map(plain))
    ? null
    : 'the command that was signed leads to other events than were recorded';
}

const plain = ({ type, v, data, secret }: Happening): JsonObject => ({ type, v, data, secret });
