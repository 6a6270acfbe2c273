/** Everything that is made to go wrong; each must have happened in a run of many seeds. */
export const FAULTS = [
  'send lost',
  'send late',
  'send doubled',
  'acknowledgement lost',
  'writer restarted',
  'writer asleep',
  'sent again to another writer',
  'sent to two writers at once',
  'sent twice to one writer',
  'key used for another command',
  'snapshots dropped',
  'window pruned',
  'tail waiting for room',
  'record store failing',
  'record store behind',
  'record store ahead',
  'record with a wrong seq',
  'record with a wrong prev',
  'record with a known command',
  'record in another partition',
  'bytes that are no record',
] as const;

export type FaultKind = (typeof FAULTS)[number];
export type FaultCounts = Partial<Record<FaultKind, number>>;

export const count = (counts: FaultCounts, kind: FaultKind): void => {
  counts[kind] = (counts[kind] ?? 0) + 1;
};
