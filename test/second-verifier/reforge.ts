/** Bundles that somebody changed who holds everything: the database, the keys of the streams, and that of the log. */
import { type Bundle, readBundle, writeBundle } from '#audit';
import {
  type Dice,
  EMPTY,
  fromBase64,
  hashRecord,
  isJsonObject,
  type Json,
  type JsonObject,
  type LogRecord,
  millis,
  readRecord,
  seal,
  type StoredEvent,
  type StreamKey,
  unseal,
  utf8,
  writeRecord,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { provenIn } from '#test/bundles';

/** The same file with one byte that is another. */
export function flipped(bytes: Uint8Array, dice: Dice): Uint8Array {
  const at = dice.below(bytes.length);
  return Uint8Array.from(bytes).with(at, bytes[at]! ^ (1 + dice.below(255)));
}

/** One change in one record, all hashes, boxes and proofs made anew; null where it can't be written. */
export function reforged(bytes: Uint8Array, dice: Dice): Uint8Array | null {
  const bundle = readBundle(sha256, bytes);
  const at = dice.below(3) > 0 ? 0 : dice.below(bundle.slices.length);
  const { stream, records } = bundle.slices[at]!;
  const key = bundle.keys.find((each) => each.stream === stream);
  const streamKey = key === undefined ? null : { bytes: fromBase64(key.key) };
  const changed = otherwise(
    records.map((each) => readRecord(each.bytes)),
    streamKey,
    dice,
  );
  try {
    return changed === null ? null : relogged(bundle, at, changed);
  } catch (failure) {
    if (failure instanceof Error) return null;
    throw failure;
  }
}

/** In milliseconds: to what ends at a moment, and to windows of minutes. */
const SHIFTS = [1, -1, 70_000, -70_000, 1_800_000, 3_600_000];

function otherwise(records: readonly LogRecord[], key: StreamKey | null, dice: Dice): readonly LogRecord[] | null {
  const place = dice.below(records.length);
  const record = records[place]!;
  const nth = dice.below(record.events.length);
  const event = record.events[nth]!;
  const withEvents = (events: readonly StoredEvent[]) => records.with(place, { ...record, events });
  switch (dice.below(8)) {
    case 0:
      return records.toSpliced(place, 1);
    case 1:
      return withEvents(record.events.toSpliced(nth, 1));
    case 2: {
      const other = pick(pick(records, dice).events, dice);
      return withEvents(record.events.toSpliced(dice.below(record.events.length + 1), 0, other));
    }
    case 3:
      return records.with(place, { ...record, actor: pick(records, dice).actor });
    case 4: {
      if (event.sealed === undefined || key === null) return null;
      const secret = changedIn(unseal(sha256, key, event.sealed), dice) as JsonObject;
      const entropy = { salt: sha256(utf8('salt')), nonce: new Uint8Array(24) };
      return withEvents(record.events.with(nth, { ...event, sealed: seal(sha256, key, secret, entropy) }));
    }
    case 5:
      return records.with(place, { ...record, at: millis(record.at + pick(SHIFTS, dice)) });
    default:
      return withEvents(record.events.with(nth, { ...event, data: changedIn(event.data, dice) as JsonObject }));
  }
}

const pick = <Value>(values: readonly Value[], dice: Dice): Value => values[dice.below(values.length)]!;

/** With one value in it that is another. */
function changedIn(value: Json, dice: Dice): Json {
  if (Array.isArray(value) && value.length > 0) {
    const list = value as readonly Json[];
    const at = dice.below(list.length);
    return list.with(at, changedIn(list[at]!, dice));
  }
  if (isJsonObject(value) && Object.keys(value).length > 0) {
    const name = pick(Object.keys(value), dice);
    return { ...value, [name]: changedIn(value[name]!, dice) };
  }
  return pick(othersThan(value), dice);
}

function othersThan(value: Json): readonly Json[] {
  if (typeof value === 'number') return [value + 1, Math.max(0, value - 1), value + 70_000, null];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return [0, 'x', true];
  return [`${value.slice(0, -1)}${value.endsWith('a') ? 'b' : 'a'}`, `${value}x`, '', null];
}

/** With one slice linked anew, and all of them logged. */
export function relogged(bundle: Bundle, at: number, records: readonly LogRecord[]): Uint8Array {
  let prev = EMPTY.hash;
  const linked = records.map((record, index) => {
    const bytes = writeRecord({ ...record, seq: index + 1, prev });
    prev = hashRecord(sha256, bytes);
    return { bytes };
  });
  const slices = bundle.slices.map((slice, nth) => (nth === at ? { ...slice, records: linked } : slice));
  const heads = slices.map(({ stream, records: all }) => ({
    stream,
    seq: all.length,
    hash: hashRecord(sha256, all.at(-1)!.bytes),
  }));
  return writeBundle({ ...bundle, slices, proofs: provenIn(heads, heads) });
}
