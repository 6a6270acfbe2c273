import { type RuleId, rule } from './ids.js';
import { Fault, type Problem } from './refusal.js';

/** A point on which a rulebook is silent or loose, with its readings; a tournament fixes its choice at the start. */
export interface HouseRuling {
  readonly id: RuleId;
  readonly question: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly inForce: string;
}

/** House rulings by id, only those that differ from the default. */
export type Switches = Readonly<Record<string, string>>;

/** The reading that these switches put in force. */
export function readingOf(rulings: readonly HouseRuling[], switches: Switches, id: RuleId): string {
  const ruling = rulings.find((each) => each.id === id);
  if (ruling === undefined) throw new Fault(`There is no house ruling ${id}.`);
  return switches[id] ?? ruling.inForce;
}

/** One problem for each switch that names no ruling, or no reading of it. */
export function switchProblems(rulings: readonly HouseRuling[], switches: Switches): readonly Problem[] {
  return Object.entries(switches).flatMap(([id, reading]): readonly Problem[] => {
    const ruling = rulings.find((each) => each.id === id);
    if (ruling === undefined) return [{ rule: null, line: null, says: noSuchRuling(rulings, id) }];
    if (Object.hasOwn(ruling.readings, reading)) return [];
    const readings = Object.keys(ruling.readings);
    const says = `${id} has no reading "${reading}": choose one of ${readings.join(', ')}.`;
    const onlyOne = `${id} has one reading only, ${readings.join('')}: leave it out.`;
    return [{ rule: rule(id), line: null, says: readings.length === 1 ? onlyOne : says }];
  });
}

function noSuchRuling(rulings: readonly HouseRuling[], id: string): string {
  const open = rulings.filter(({ readings }) => Object.keys(readings).length > 1).map((each) => each.id);
  return `There is no house ruling "${id}". These can be switched: ${open.join(', ') || 'none in this game'}.`;
}
