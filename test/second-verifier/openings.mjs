import { canonical, fromBase64url, tagged } from './bytes.mjs';
import { Finding, at, orTampered, tampered } from './finding.mjs';
import { open } from './seal.mjs';

/** Opens what is sealed: from then on an event has its `secret`. */
export function checkOpenings({ slices, keys, texts }, tell) {
  for (const slice of slices) {
    const key = keyOf(slice, keys);
    for (const record of slice.records) {
      for (const event of record.events) {
        if (event.sealed === undefined) continue;
        if (key === null) tell(new Finding('UNPROVEN', at(record), `"${event.type}" is sealed, and no key is out`));
        else event.secret = orTampered(record, () => open(event.sealed, key));
      }
    }
  }
  checkKeys(slices, keys);
  checkTexts(slices, texts);
}

/** No key without something sealed. */
function checkKeys(slices, keys) {
  for (const { stream } of keys) {
    const records = slices.find((slice) => slice.stream === stream)?.records ?? [];
    if (!records.some(({ events }) => events.some(({ sealed }) => sealed !== undefined)))
      tampered(stream, 'a key, and nothing here that it opens');
  }
}

function keyOf({ stream, records }, keys) {
  const released = records.flatMap((record) =>
    record.events
      .filter(({ type }) => type === 'KeyReleased')
      .map(({ data }) => orTampered(record, () => fromBase64url(data.key, 32))),
  );
  const enclosed = keys.filter((each) => each.stream === stream).map(({ key }) => fromBase64url(key, 32));
  const [first, ...others] = [...enclosed, ...released];
  if (others.some((other) => !other.equals(first))) tampered(stream, 'two keys of one stream');
  return first ?? null;
}

function checkTexts(slices, texts) {
  const meant = new Map();
  for (const { records } of slices)
    for (const { events } of records)
      for (const { data } of events) refersTo(data, ({ ref, commitment }) => meant.set(ref, commitment));
  for (const { ref, salt, text } of texts) {
    const commitment = tagged('seal', Buffer.concat([fromBase64url(salt, 32), Buffer.from(canonical({ text }))]));
    if (meant.get(ref) !== commitment) tampered(ref, 'the text enclosed is not the one meant');
  }
}

function refersTo(value, found) {
  if (typeof value !== 'object' || value === null) return;
  if (Object.keys(value).sort().join() === 'commitment,ref') found(value);
  for (const each of Object.values(value)) refersTo(each, found);
}
