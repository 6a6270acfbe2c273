import {
  canonicalJson,
  concat,
  fromBase64,
  type Happening,
  isJsonObject,
  type Json,
  type JsonObject,
  type KeptText,
  parseStream,
  type Sha256,
  type StoredEvent,
  type StreamId,
  type StreamKey,
  tagged,
  unseal,
  utf8,
} from '#kernel';
import type { EnclosedText } from '../bundle/bundle.js';
import { keptTextsIn } from '../bundle/kept-texts.js';
import { type Checked, type Found, placeIn, plural, type Read, type Step, tampered, unproven } from './given.js';

/** Everything that was sealed opens, and is what was committed to; so are the free texts that are enclosed. */
export const checkOpenings: Step = ({ sha256 }, bundle): Checked => {
  let opened = 0;
  const findings = bundle.slices.flatMap((slice): readonly Found[] => {
    const key = keyOf(bundle, slice.stream);
    if (key === 'two') return [tampered(null, `${slice.stream} has two different keys`)];
    return slice.records.flatMap(({ record }, index) =>
      record.events.flatMap((event, nth): readonly Found[] => {
        if (event.sealed === undefined) return [];
        const at = placeIn(slice, index, nth);
        if (key === null)
          return [unproven(at, `"${event.type}" is sealed, and the key of ${slice.stream} is not released${WHEN}`)];
        const fault = sealFault(sha256, key, event);
        if (fault !== null) return [tampered(at, fault)];
        opened += 1;
        return [];
      }),
    );
  });
  const texts = checkTexts(sha256, bundle);
  return {
    says: `${plural(opened, 'sealed value')} opened as committed; ${texts.says}`,
    findings: [...findings.slice(0, 1), ...uselessKeys(bundle), ...texts.findings],
  };
};

const WHEN =
  ' yet: export it again a minute after the match, or, in a tournament, half an hour after it, once no dispute is open, and where deck lists are closed, after the tournament (docs/FORMATS.md, When the key is out)';

function sealFault(sha256: Sha256, key: StreamKey, event: StoredEvent): string | null {
  try {
    opened(sha256, key, event);
    return null;
  } catch (failure) {
    return `"${event.type}": ${failure instanceof Error ? failure.message : String(failure)}`;
  }
}

/** To open one takes long, and several checks look into each. An event is of one bundle, and so of one key. */
const secrets = new WeakMap<StoredEvent, JsonObject>();

/** An event as its decider knows it: a copy, since a state may keep and change parts of the events it is given. */
export function opened(sha256: Sha256, key: StreamKey | null, event: StoredEvent): Happening {
  const { type, v, data, sealed } = event;
  if (sealed === undefined || key === null) return { type, v, data: copyOf(data), secret: null };
  const secret = secrets.get(event) ?? unseal(sha256, key, sealed);
  secrets.set(event, secret);
  return { type, v, data: copyOf(data), secret: copyOf(secret) };
}

function copyOf<Value extends Json>(value: Value): Value;
function copyOf(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(copyOf);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part)]));
}

/** The key by which a stream's sealed values open: enclosed, or released by one of its own events. */
export function keyOf({ keys, slices }: Read, stream: StreamId): StreamKey | 'two' | null {
  const released = slices
    .filter((slice) => slice.stream === stream)
    .flatMap(({ records }) => records.flatMap(({ record }) => record.events))
    .flatMap(({ type, data }) => (type === 'KeyReleased' ? [textIn(data.key)] : []));
  const all = new Set([...released, ...keys.filter((key) => key.stream === stream).map(({ key }) => key)]);
  const [first] = all;
  if (first === undefined) return null;
  return all.size > 1 ? 'two' : { bytes: bytesIn(first) };
}

/** What is no text opens nothing. */
const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** What is no base64url opens nothing. */
function bytesIn(key: string): Uint8Array {
  try {
    return fromBase64(key);
  } catch {
    return new Uint8Array();
  }
}

function uselessKeys({ keys, slices }: Read): readonly Found[] {
  return keys.flatMap(({ stream }) => {
    const slice = slices.find((each) => each.stream === stream);
    const hasSeals = slice?.records.some(({ record }) => record.events.some(({ sealed }) => sealed !== undefined));
    return hasSeals === true ? [] : [tampered(null, `there is a key of ${stream}, and nothing here that it opens`)];
  });
}

function checkTexts(sha256: Sha256, bundle: Read): Checked {
  const records = bundle.slices.flatMap((slice) => slice.records.map(({ record }) => record));
  const kept = new Map(keptTextsIn(records).map((text) => [text.ref, text]));
  const enclosed = new Set(bundle.texts.map(({ ref }) => ref));
  const missing = [...kept.keys()].filter((ref) => !enclosed.has(ref));
  const erased = missing.filter((ref) => isErased(bundle, ref));
  const notes = [
    `${plural(enclosed.size, 'text')} as committed`,
    ...(erased.length > 0 ? [`${erased.length} erased with the person's data (${erased.join(', ')})`] : []),
    ...(missing.length > erased.length ? [`${missing.length - erased.length} not enclosed`] : []),
  ];
  return {
    says: notes.join(', '),
    findings: bundle.texts.flatMap((text) => textFindings(sha256, kept.get(text.ref), text)),
  };
}

/** Of a text: whether anything refers to it, and whether it is what was committed to. */
export function textFindings(
  sha256: Sha256,
  kept: KeptText | undefined,
  { ref, salt, text }: EnclosedText,
): readonly Found[] {
  if (kept === undefined) return [tampered(null, `the text ${ref} is enclosed, and nothing here refers to it`)];
  const commitment = tagged(sha256, 'seal', concat(fromBase64(salt), utf8(canonicalJson({ text }))));
  return commitment === kept.commitment ? [] : [tampered(null, `the text ${ref} is not the one that was committed to`)];
}

/** Whether the stream of the person whom the text came from ends with their erasure. */
function isErased({ slices }: Read, ref: string): boolean {
  const subject = ref.slice(0, ref.indexOf('/'));
  return slices.some(({ stream, records }) => {
    const name = parseStream(stream);
    return (
      name?.kind === 'subject' &&
      name.name === subject &&
      records.some(({ record }) => record.events.some(({ type }) => type === 'SubjectErased'))
    );
  });
}
