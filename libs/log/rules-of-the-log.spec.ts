import { readFileSync } from 'node:fs';
import {
  canonicalJson,
  commandIdOf,
  commandTagOf,
  EMPTY,
  fromBase64,
  hashRecord,
  judge,
  parseCanonical,
  partitionOf,
  readRecord,
  unseal,
  utf8,
} from '#kernel';
import { nodeSha256 } from '#log';

const page = readFileSync(new URL('../../docs/RULES-OF-THE-LOG.md', import.meta.url), 'utf8');
const cell = (name: string): string => new RegExp(`^\\| ${name} +\\| \`(.*)\` +\\|$`, 'm').exec(page)?.[1] ?? '';

describe('the example in docs/RULES-OF-THE-LOG.md', () => {
  const bytes = utf8(/^```\n(.*)\n```$/m.exec(page)?.[1] ?? '');
  const record = readRecord(bytes);

  it('is a record that an empty stream accepts', () => {
    expect(judge(EMPTY, () => false, record)).toBe('accepted');
    const partition = partitionOf(nodeSha256, record.stream, 16);
    expect(page).toContain(`\`${record.stream}\`, which is in partition ${partition} of 16`);
  });

  it('has the hash, the command and the secret that the page says', () => {
    const key = cell('idempotency key');
    expect(hashRecord(nodeSha256, bytes)).toBe(cell('its hash'));
    expect(record.commandId).toBe(commandIdOf(nodeSha256, record.actor, key));
    expect(record.commandTag).toBe(commandTagOf(nodeSha256, key, parseCanonical(cell('command'))));
    const streamKey = { bytes: fromBase64(cell("the stream's key, base64url")) };
    const { sealed } = record.events[0] ?? {};
    expect(sealed && canonicalJson(unseal(nodeSha256, streamKey, sealed))).toBe(cell('the secret'));
  });
});
