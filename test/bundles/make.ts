/**
 * Writes the sample bundles anew: `node --conditions=source --import ./test/support/typescript/register.js
 * test/bundles/make.ts`. For as long as no bundle was given out: what was, must verify for ever, and stays as it is.
 */
import { writeFileSync } from 'node:fs';
import { type Bundle, writeBundle } from '#audit';
import { type LogRecord, seal, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import {
  bundleOf,
  headOf,
  playedMatch,
  POLICY,
  provenIn,
  recordsOf,
  relinked,
  relogged,
  sealed,
  unsigned,
  withRecords,
} from '#test/bundles';
import { signerOf } from '#test/signing';

const duel = playedMatch('duel', 2);
const good = bundleOf(duel);
const all = recordsOf(good);
const at = all.findIndex(({ events }) => events[0]?.type === 'AnswerGiven');
const head = headOf(duel);

function otherAnswer(record: LogRecord): LogRecord {
  const [event, ...rest] = record.events as [LogRecord['events'][0]];
  return { ...record, events: [{ ...event, data: { ...event.data, answer: 'strike' } }, ...rest] };
}

/** Its box opens, to another seed than was committed to. */
function lateSeed([created, ...rest]: readonly LogRecord[]): readonly LogRecord[] {
  if (created === undefined) throw new Error('This match has no records.');
  const entropy = { salt: sha256(utf8('salt')), nonce: new Uint8Array(24) };
  const { box } = seal(sha256, duel.key, { seed: '00'.repeat(32) }, entropy);
  const commitment = created.events[0]?.sealed?.commitment;
  if (commitment === undefined) throw new Error('This match has no sealed seed.');
  return [
    {
      ...created,
      events: created.events.map((event) =>
        event.sealed === undefined ? event : { ...event, sealed: { commitment, box } },
      ),
    },
    ...rest,
  ];
}

const SAMPLES: Readonly<Record<string, Bundle>> = {
  good,
  'record-dropped': withRecords(good, all.toSpliced(at, 1)),
  'tail-rewritten': withRecords(unsigned(good), relinked(all.with(at, otherAnswer(all[at]!)))),
  'history-replaced': relogged(good, all.with(at, otherAnswer(all[at]!))),
  'seed-swapped': relogged(unsigned(good), lateSeed(all)),
  'other-log': { ...good, proofs: provenIn([head], [head], (text) => sealed(text, signerOf('another log'))) },
  'key-withheld': { ...good, keys: [] },
};

for (const [name, bundle] of Object.entries(SAMPLES)) writeFileSync(`test/bundles/${name}.bundle`, writeBundle(bundle));
const whole = writeBundle(good);
writeFileSync('test/bundles/cut.bundle', whole.slice(0, whole.length / 2));
writeFileSync('test/bundles/policy.txt', POLICY);
