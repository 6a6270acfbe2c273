import { type Flaw, type Path, slugOf } from '#cards';
import type { CardDef, CardSet } from '../set/compiled.js';
import { type Name, NAMES, type PlacedText, placedOf, type TableText } from './layout.js';

/** Cards in play that could not lie there so: VD-2.7.6, VD-4.5.8, VD-6.23.1, VD-7.15.2, VD-7.15.3. */

export const standingFlaws = (set: CardSet, table: TableText | null): readonly Flaw[] =>
  table === null ? [] : NAMES.flatMap((side) => flawsOf(set, table, side));

function flawsOf(set: CardSet, table: TableText, side: Name): readonly Flaw[] {
  return table[side].play.flatMap((given, i) => {
    if (typeof given === 'string') return [];
    const one = placedOf(given);
    const def = set.bySlug.get(slugOf(one.card));
    if (def === undefined) return [];
    const at: Path = ['table', side, 'play', i];
    return [...joinedFlaws(def, one, table.conflict !== null, at), ...underFlaws(set, def, one, at)];
  });
}

function joinedFlaws({ title, kind }: CardDef, one: PlacedText, isConflict: boolean, at: Path): readonly Flaw[] {
  if (!one.joined) return [];
  const says = !isConflict
    ? 'Nobody takes part in a conflict while there is none: give the table "phase": "conflict" and "conflict".'
    : kind !== 'entity' || one.veiled
      ? `Only face-up entities take part in a conflict, and "${title}" is none.`
      : null;
  return says === null ? [] : [{ at: [...at, 'joined'], says }];
}

/** Entities and memories are hosts; face up lie memories, and copies of a Unique entity. */
function underFlaws(set: CardSet, host: CardDef, one: PlacedText, at: Path): readonly Flaw[] {
  const hosts = !one.veiled && (host.kind === 'entity' || host.kind === 'memory');
  return (['attached', 'charges'] as const).flatMap((field) => {
    if (one[field].length > 0 && !hosts) {
      return [
        {
          at: [...at, field],
          says: 'Nothing lies under a construct or a veiled card, only under entities and memories.',
        },
      ];
    }
    if (field === 'charges') return [];
    return one.attached.flatMap((title, j) => {
      const def = set.bySlug.get(slugOf(title));
      if (def === undefined || def.kind === 'memory' || (def === host && host.keywords.unique !== undefined)) return [];
      const says = `"${def.title}" can't lie face up under "${host.title}": only memories do, and copies of a Unique entity; what lies there face down are "charges".`;
      return [{ at: [...at, field, j], says }];
    });
  });
}
