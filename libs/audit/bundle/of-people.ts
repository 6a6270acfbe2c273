import type { ActorId, LogRecord } from '#kernel';

/** Who signed in these records, and with which devices. */
export function signersIn(records: readonly LogRecord[]): ReadonlyMap<ActorId, ReadonlySet<string>> {
  const signers = new Map<ActorId, Set<string>>();
  for (const { actor, events } of records) {
    const device = events.find(({ type }) => type === 'CommandSigned')?.data.device;
    if (typeof device === 'string') signers.set(actor, (signers.get(actor) ?? new Set()).add(device));
  }
  return signers;
}

/** What a match rests on of a person's own stream: their erasure, if they wrote texts, and the devices they signed with. */
export function reachOfPerson(
  records: readonly LogRecord[],
  isAuthor: boolean,
  devices: ReadonlySet<string>,
): readonly [from: number, through: number] | null {
  const telling = records.filter(({ events }) =>
    events.some(
      ({ type, data }) =>
        (isAuthor && type === 'SubjectErased') ||
        (OF_DEVICES.includes(type) && typeof data.device === 'string' && devices.has(data.device)),
    ),
  );
  const [first] = telling;
  return first === undefined ? null : [first.seq, telling.at(-1)?.seq ?? first.seq];
}

const OF_DEVICES: readonly string[] = ['DeviceRegistered', 'DeviceRevoked'];
