import {
  canonicalJson,
  commandIdOf,
  commandTagOf,
  type Decider,
  Fault,
  type Happening,
  isJsonObject,
  type Json,
  type JsonObject,
  type LogRecord,
  type Refusal,
  type Sha256,
} from '#kernel';

/** The rules of a stream in which commands may be signed, and how the events of a record complete what was. */
interface Signing<State, Command> {
  readonly rules: Pick<Decider<State, Command & Json, Happening, Refusal>, 'rules' | 'decide'>;
  readonly signedIn: (body: JsonObject, events: readonly Happening[]) => JsonObject;
}

/** Null when what a player's device signed is just what this record tells; otherwise what it is not. */
export function notAsSigned<State, Command>(
  sha256: Sha256,
  { rules, signedIn }: Signing<State, Command>,
  state: State,
  record: LogRecord,
  events: readonly Happening[],
): string | null {
  const [signed, another] = events.filter(({ type }) => type === 'CommandSigned');
  if (signed === undefined) return null;
  if (another !== undefined) return 'it is signed twice, and is one command';
  const { key, command } = signed.secret ?? {};
  if (typeof key !== 'string' || !isJsonObject(command)) return 'it is signed, and does not tell which command was';
  const { actor, at, seq, commandId, commandTag } = record;
  if (commandIdOf(sha256, actor, key) !== commandId || commandTagOf(sha256, key, command) !== commandTag)
    return 'the command that it tells is not the one that was signed';
  if (record.rules !== rules.rules) return null; // what it led to under older rules, those knew
  let led: readonly Happening[];
  try {
    const sent = { ...signedIn(command, events), signed: { ...signed.data, key } } as unknown as Command & Json;
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
