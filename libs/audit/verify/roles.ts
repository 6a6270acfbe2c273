import { type ActorId, actorId, type LogRecord, type Millis, streamId } from '#kernel';
import type { Standing } from '#rulings';
import type { Read } from './given.js';

/** A server looks a role up and sends the command with it: for so long a role may have been gone since. */
const ON_ITS_WAY_MS = 60_000;

/** What the tournament's records tell of the role that somebody judged in; null when they had it. */
export type RoleFault = { readonly is: 'unknown' } | { readonly is: 'missing'; readonly says: string };
export type HadRole = (who: ActorId, as: Standing, at: Millis) => RoleFault | null;

/** The roles in a tournament, as far as its records are enclosed. */
export function rolesIn({ slices }: Read, tournament: string): HadRole {
  const stream = streamId('tournament', tournament);
  const records = slices.find((slice) => slice.stream === stream && slice.from === 1)?.records ?? [];
  const told = records.map(({ record }) => record);
  return (who, { role, seq }, at) => {
    if (seq > told.length) return { is: 'unknown' };
    if (!heldAfter(told.slice(0, seq), who, role))
      return missing(`${who} had no role "${role}" as of record ${seq} of ${stream}`);
    const since = told.slice(seq).filter((record) => record.at < at - ON_ITS_WAY_MS);
    return since.length === 0 || heldAfter([...told.slice(0, seq), ...since], who, role)
      ? null
      : missing(`${who} had no role "${role}" any more, by ${stream}`);
  };
}

const missing = (says: string): RoleFault => ({ is: 'missing', says });

/** Who founds a tournament is its organiser. */
function heldAfter(told: readonly LogRecord[], who: ActorId, role: string): boolean {
  const steps = told.flatMap(({ actor, events }) =>
    events.flatMap(({ type, data }) => {
      if (type === 'TournamentCreated') return [{ who: actor, role: 'organiser', holds: true }];
      if (type === 'RoleGranted') return [{ who: nameIn(data.to), role: data.role, holds: true }];
      return type === 'RoleRevoked' ? [{ who: nameIn(data.from), role: data.role, holds: false }] : [];
    }),
  );
  return steps.findLast((step) => step.who === who && step.role === role)?.holds ?? false;
}

const nameIn = (value: unknown): ActorId => actorId(typeof value === 'string' ? value : '');
