/**
 * Writes the samples of a match with a dispute anew: `node --conditions=source --import
 * ./test/support/typescript/register.js test/bundles/make-ruled.ts`. As with make.ts: for as long as none was given out.
 */
import { writeFileSync } from 'node:fs';
import { type Bundle, writeBundle } from '#audit';
import { EMPTY, hashRecord, type LogRecord, readRecord, writeRecord } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { provenIn, relinked, ruledBundle, ruledMatch } from '#test/bundles';

const ruled = ruledBundle(ruledMatch());

type Change = (event: LogRecord['events'][number]) => LogRecord['events'][number];

/** By an operator who has all keys: one stream changed, linked, logged and signed anew. */
function changed(stream: string, change: Change): Bundle {
  const slices = ruled.slices.map((slice) => {
    if (slice.stream !== stream) return slice;
    const records = slice.records.map(({ bytes }) => readRecord(bytes));
    const other = relinked(records.map((record) => ({ ...record, events: record.events.map(change) })));
    return { ...slice, records: other.map((record) => ({ bytes: writeRecord(record) })) };
  });
  const heads = slices.map((slice) => {
    const bytes = slice.records.at(-1)?.bytes ?? new Uint8Array();
    return { stream: slice.stream, seq: slice.records.length, hash: hashRecord(sha256, bytes) };
  });
  return { ...ruled, slices, proofs: provenIn(heads, heads) };
}

let shuffles = 0;
const SAMPLES: Readonly<Record<string, Bundle>> = {
  ruled,
  'ruled-by-nobody': changed('tournament/cup', (event) =>
    event.type === 'RoleGranted' && event.data.to === 'h1' ? { ...event, data: { ...event.data, to: 'h9' } } : event,
  ),
  'shuffle-swapped': changed(ruled.match, (event) =>
    event.type === 'DeckShuffled' && ++shuffles === 2 ? { ...event, data: { ...event.data, root: EMPTY.hash } } : event,
  ),
};

for (const [name, bundle] of Object.entries(SAMPLES)) writeFileSync(`test/bundles/${name}.bundle`, writeBundle(bundle));
