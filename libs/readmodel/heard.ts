import type { StreamKind } from '#kernel';
import type { Accepted, Hears } from './read-model.js';

/** The records of a batch in their order, and where those are that have an event of a type. */
interface OfKind {
  readonly all: Accepted[];
  readonly byType: Map<string, number[]>;
}

export type ByKind = ReadonlyMap<StreamKind, OfKind>;

export function byKindOf(batch: readonly Accepted[]): ByKind {
  const byKind = new Map<StreamKind, OfKind>();
  for (const accepted of batch) {
    const { kind } = accepted.of;
    const { all, byType } = byKind.get(kind) ?? { all: [], byType: new Map<string, number[]>() };
    if (all.length === 0) byKind.set(kind, { all, byType });
    for (const { type } of accepted.record.events) {
      const places = byType.get(type);
      if (places === undefined) byType.set(type, [all.length]);
      else places.push(all.length);
    }
    all.push(accepted);
  }
  return byKind;
}

/** What a model hears, in the order within each kind: it may rely on that within a stream alone. */
export function heardBy(hears: Hears, byKind: ByKind): readonly Accepted[] {
  const none: readonly Accepted[] = [];
  return none.concat(...[...byKind].map(([kind, ofKind]) => ofTypes(hears[kind] ?? [], ofKind)));
}

function ofTypes(types: 'all' | readonly string[], { all, byType }: OfKind): readonly Accepted[] {
  if (types === 'all') return all;
  const places = new Set(types.flatMap((type) => byType.get(type) ?? []));
  return [...places].sort((one, other) => one - other).flatMap((place) => all[place] ?? []);
}
