import { canonicalJson, Fault, type Json, parseCanonical } from '#kernel';
import type { Space } from './port.js';
import type { Row } from './shelves.js';

/** What the first frame of a vault's journal says. */
export const HEADER = canonicalJson({ format: 'dreamledger vault', v: 1 });

/** Rows as one frame's text: a list of `[space, key, version, value]`, or `[space, key]` for what was dropped. */
export function writeRows(rows: Iterable<Row>): string {
  return canonicalJson(
    Array.from(rows, ({ space, key, kept }) => (kept === null ? [space, key] : [space, key, kept.version, kept.value])),
  );
}

export function readRows(text: string): readonly Row[] {
  const rows = parseCanonical(text);
  if (!Array.isArray(rows)) throw new Fault('A frame of the vault does not hold rows.');
  return (rows as readonly Json[]).map(readRow);
}

function readRow(row: Json): Row {
  const [space, key, version, value] = Array.isArray(row) ? (row as readonly Json[]) : [];
  if (!isSpace(space) || typeof key !== 'string') throw new Fault('A row of the vault has no space or no key.');
  if (typeof version !== 'number' || value === undefined) return { space, key, kept: null };
  return { space, key, kept: { value, version } };
}

export const SPACES: Readonly<Record<Space, true>> = {
  account: true,
  name: true,
  token: true,
  session: true,
  recovery: true,
  'stream-key': true,
  'subject-key': true,
  personal: true,
  undecided: true,
  cursor: true,
  stuck: true,
  attempt: true,
  webhook: true,
  export: true,
  engine: true,
  'card-set': true,
};

const isSpace = (value: Json | undefined): value is Space => typeof value === 'string' && Object.hasOwn(SPACES, value);
