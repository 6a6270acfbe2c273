/** What a server looked up in a tournament may be otherwise since for so long. */
export const GRACE = 60_000;

/** What is wrong with a role that somebody acted in: null, 'unknown' where the tournament's records do not reach so far, or a sentence. */
export function roleFault(records, who, { role, seq }, at) {
  const then = records.slice(0, seq);
  if (then.length < seq) return 'unknown';
  if (!holds(then, who, role)) return `${who} had no role "${role}" as of record ${seq}`;
  const since = records.slice(seq).filter((record) => record.at < at - GRACE);
  return holds([...then, ...since], who, role) ? null : `${who} had lost the role "${role}"`;
}

/** The same for a role in which somebody acted at a moment: it may have been looked up a minute before or after. */
export function roleFaultAt(records, who, role, at) {
  const could = records.some((record, nth) => {
    const next = records[nth + 1];
    const isThen = record.at <= at + GRACE && (next === undefined || next.at >= at - GRACE);
    return isThen && holds(records.slice(0, nth + 1), who, role);
  });
  if (could) return null;
  return records.some((record) => record.at > at + GRACE) ? `${who} had no role "${role}" then` : 'unknown';
}

/** Who founds a tournament is its organiser; the rest is granted and revoked. */
function holds(records, who, role) {
  let held = false;
  for (const { actor, events } of records) {
    for (const { type, data } of events) {
      if (type === 'TournamentCreated' && actor === who && role === 'organiser') held = true;
      if (type === 'RoleGranted' && data.to === who && data.role === role) held = true;
      if (type === 'RoleRevoked' && data.from === who && data.role === role) held = false;
    }
  }
  return held;
}
