import { type ActorId, actorId, type LogRecord, type Millis, streamId } from '#kernel';
import type { Standing } from '#rulings';
import type { Read } from './given.js';

/** A server looks up what holds in a tournament and sends a command by it: for so long that may be otherwise since. */
export const ON_ITS_WAY_MS = 60_000;

/** What is wrong by the tournament's records, as far as they are enclosed; null when nothing is. */
export type TournamentFault = { readonly is: 'unknown' | 'wrong'; readonly says: string } | null;
export type HadRole = (who: ActorId, as: Standing, at: Millis) => TournamentFault;

/** The roles in a tournament, as far as its records are enclosed. */
export function rolesIn(bundle: Read, tournament: string): HadRole {
  const stream = streamId('tournament', tournament);
  const told = tournamentIn(bundle, tournament);
  return (who, { role, seq }, at) => {
    if (seq > told.length) return unknown('the roles in the tournament at that time are not in the bundle');
    if (!heldAfter(told.slice(0, seq), who, role))
      return wrong(`${who} had no role "${role}" as of record ${seq} of ${stream}`);
    const since = told.slice(seq).filter((record) => record.at < at - ON_ITS_WAY_MS);
    return since.length === 0 || heldAfter([...told.slice(0, seq), ...since], who, role)
      ? null
      : wrong(`${who} had no role "${role}" any more, by ${stream}`);
  };
}

/** What is wrong with a role in which somebody acted at a moment, that may have been looked up shortly before or after. */
export function roleAround(bundle: Read, tournament: string, who: ActorId, role: string, at: Millis): TournamentFault {
  const told = tournamentIn(bundle, tournament);
  const [before, until] = [at - ON_ITS_WAY_MS, at + ON_ITS_WAY_MS];
  const might = told.filter((record, nth) => record.at <= until && (told[nth + 1]?.at ?? Infinity) >= before);
  if (might.some(({ seq }) => heldAfter(told.slice(0, seq), who, role))) return null;
  const says = `${who} had no role "${role}" at that time, by ${streamId('tournament', tournament)}`;
  return told.some((record) => record.at > until) ? wrong(says) : unknown(`${says} as far as it is in the bundle`);
}

/** From its first record on, so many as are enclosed. */
export function tournamentIn({ slices }: Read, tournament: string): readonly LogRecord[] {
  const stream = streamId('tournament', tournament);
  const records = slices.find((slice) => slice.stream === stream && slice.from === 1)?.records ?? [];
  return records.map(({ record }) => record);
}

export const unknown = (says: string): TournamentFault => ({ is: 'unknown', says });
export const wrong = (says: string): TournamentFault => ({ is: 'wrong', says });

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
