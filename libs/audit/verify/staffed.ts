import { isJsonObject, SYSTEM } from '#kernel';
import { type Found, placeIn, type Read, tampered, unproven } from './given.js';
import { roleAround } from './roles.js';

/** Whoever did something in this match in a role of its tournament had that role. */
export function staffFindings(bundle: Read): readonly Found[] {
  const [match] = bundle.slices;
  if (match === undefined) return [];
  const { origin = null } = match.records[0]?.record.events[0]?.data ?? {};
  const tournament = isJsonObject(origin) && typeof origin.tournament === 'string' ? origin.tournament : '';
  const unknown: Found[] = [];
  for (const [index, { record }] of match.records.entries()) {
    if (record.actor === SYSTEM) continue;
    for (const [nth, { data }] of record.events.entries()) {
      if (typeof data.role !== 'string') continue;
      const fault = roleAround(bundle, tournament, record.actor, data.role, record.at);
      if (fault?.is === 'wrong') return [tampered(placeIn(match, index, nth), fault.says)];
      if (fault !== null) unknown.push(unproven(placeIn(match, index, nth), fault.says));
    }
  }
  return unknown.slice(0, 1);
}
