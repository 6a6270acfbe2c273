/**
 * Writes the sample bundles anew: `node --conditions=source --import ./test/support/typescript/register.js
 * test/bundles/make.ts`. For as long as no bundle was given out: what was, must verify for ever, and stays as it is.
 */
import { writeFileSync } from 'node:fs';
import { type Bundle, writeBundle } from '#audit';
import { base64Of, type LogRecord, seal, utf8 } from '#kernel';
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
  withRecords,
} from '#test/bundles';
import { signerOf } from '#test/signing';

const duel = playedMatch('duel', 2);
const good = bundleOf(duel);
const bare = bundleOf(playedMatch('duel', 2, 'a', {}));
const all = recordsOf(good);
const isAnswer = ({ type }: { readonly type: string }): boolean => type === 'AnswerGiven';
const isAnswered = ({ events }: LogRecord): boolean => events.some(isAnswer);
const at = all.findIndex(isAnswered);
const unsigned = recordsOf(bare);
const last = all.findLastIndex(({ events }) => events.some(({ type }) => type === 'CommandSigned'));
const here = unsigned.findIndex(isAnswered);
const head = headOf(duel);

function otherAnswer(record: LogRecord): LogRecord {
  const events = record.events.map((event) =>
    isAnswer(event) ? { ...event, data: { ...event.data, answer: 'strike' } } : event,
  );
  return { ...record, events };
}

/** In the name of the device that signed, by another. */
function forged(record: LogRecord): LogRecord {
  const signature = base64Of(signerOf('another device').sign(utf8('anything')));
  const events = record.events.map((event) =>
    event.type === 'CommandSigned' ? { ...event, data: { ...event.data, signature } } : event,
  );
  return { ...record, events };
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
  duel: good,
  'record-dropped': withRecords(good, all.toSpliced(at, 1)),
  'tail-rewritten': withRecords(bare, relinked(unsigned.with(here, otherAnswer(unsigned[here]!)))),
  'history-replaced': relogged(good, all.with(at, otherAnswer(all[at]!))),
  'seed-swapped': relogged(bare, lateSeed(unsigned)),
  'signature-forged': relogged(good, all.with(last, forged(all[last]!))),
  'other-log': { ...good, proofs: provenIn([head], [head], (text) => sealed(text, signerOf('another log'))) },
  'key-withheld': { ...good, keys: [] },
};

for (const [name, bundle] of Object.entries(SAMPLES)) writeFileSync(`test/bundles/${name}.bundle`, writeBundle(bundle));
const whole = writeBundle(good);
writeFileSync('test/bundles/cut.bundle', whole.slice(0, whole.length / 2));
writeFileSync('test/bundles/policy.txt', POLICY);
