/** What the engine's view of a Voidream table holds, as `match { view }` and a replay's frames give it. */
export interface SeenCard {
  readonly id: string;
  /** Null where its front is hidden. */
  readonly card: string | null;
  readonly value: number;
  readonly sort: string;
  readonly owner: number;
  readonly exhausted: boolean;
  readonly joined: boolean;
  readonly attachments: readonly SeenCard[];
  readonly stability?: number;
  readonly capacity?: number;
  readonly damage?: number;
  readonly dawn?: number;
  readonly dusk?: number;
  /** Something takes its text away. */
  readonly textless?: boolean;
  /** Subtypes and factions that are not printed on it. */
  readonly also?: readonly string[];
}
export interface SeenPlayer {
  readonly seat: number;
  readonly mind: { readonly card: string; readonly at: number };
  readonly bastion: SeenCard;
  readonly spares: readonly SeenCard[];
  readonly construct: SeenCard | null;
  readonly hand: {
    readonly count: number;
    readonly values: readonly number[];
    readonly cards: readonly string[] | null;
  };
  readonly deck: {
    readonly count: number;
    readonly depth: number | null;
    readonly top: string | null;
    /** What lies on top face down, where a card lays it open. */
    readonly open?: string;
    readonly faceUp: readonly string[];
    readonly places: Readonly<Record<string, number>>;
  };
  readonly play: readonly SeenCard[];
  readonly arcanaDiscard: readonly string[];
  readonly dreamDiscard: readonly string[];
  readonly void: readonly string[];
}
export type ScorePart =
  | { readonly from: 'depth'; readonly adds: number }
  | { readonly from: 'participant' | 'dread' | 'effect'; readonly adds: number; readonly card: string };
interface SeenScore {
  readonly total: number;
  readonly parts: readonly ScorePart[];
}
/** Of a conflict: by seat the scores and what they are made of, and who is ahead. */
export interface Scored {
  readonly totals: readonly number[];
  readonly parts: readonly (readonly ScorePart[])[];
  readonly leads: number | null;
}
export interface TableView {
  readonly round: number;
  readonly phase: string;
  readonly active: number;
  readonly inNightmare: number | null;
  readonly conflict: {
    readonly attacker: number;
    readonly type: 'dawn' | 'dusk' | null;
    readonly stage: string;
    /** Views of engines from before they told it have none of these. */
    readonly isToRoll?: boolean;
    readonly scores?: readonly SeenScore[] | null;
  } | null;
  readonly resolving: readonly string[];
  readonly players: readonly [SeenPlayer, SeenPlayer];
}

function isTable(view: unknown): view is TableView {
  if (typeof view !== 'object' || view === null || !('players' in view) || !('phase' in view)) return false;
  const { players } = view;
  return (
    Array.isArray(players) && players.length === 2 && players.every((each) => has(each, 'bastion', 'mind', 'deck'))
  );
}

const has = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

/** The table; what both seats see together is put together from the two, each showing its own side. Null for another game. */
export function tableOf(view: unknown): TableView | null {
  if (isTable(view)) return view;
  if (typeof view !== 'object' || view === null || !('seats' in view) || !Array.isArray(view.seats)) return null;
  const [first, second] = view.seats as readonly unknown[];
  if (!isTable(first) || !isTable(second)) return null;
  return { ...first, players: [first.players[0], second.players[1]] };
}

/** The scores as they stand, if there is a conflict that has some. */
export function standing({ conflict }: TableView): Scored | null {
  const scores = conflict?.scores ?? null;
  if (conflict === null || scores === null) return null;
  const totals = scores.map(({ total }) => total);
  const [first = 0, second = 0] = totals;
  const ahead = first > second === (conflict.type === 'dawn') ? 0 : 1;
  return { totals, parts: scores.map(({ parts }) => parts), leads: first === second ? null : ahead };
}

/** Whose score a participant adds to: its own side's, the other's by Dread, or as things stand nobody's. */
export type Adds = 'own' | 'other' | 'none';

/** What each participant of the conflict that is on adds to, as long as it is not scored. */
export function addsOf({ conflict, players }: TableView): ReadonlyMap<string, Adds> {
  const parts = conflict?.scores?.flatMap((score) => score.parts) ?? [];
  if (parts.length === 0) return new Map();
  const adds = new Map<string, Adds>(
    players.flatMap(({ play }) => play.filter(({ joined }) => joined).map(({ id }) => [id, 'none'] as const)),
  );
  for (const part of parts) {
    if (part.from === 'participant') adds.set(part.card, 'own');
    if (part.from === 'dread') adds.set(part.card, 'other');
  }
  return adds;
}

/** The card in play with this handle. */
export const cardIn = ({ players }: TableView, handle: string): SeenCard | undefined =>
  players.flatMap(({ play }) => play).find(({ id }) => id === handle);

/** Whatever can be touched on the table: by its handle, in a hand by its slug. */
export function onTable(view: unknown): ReadonlySet<string> {
  const players = tableOf(view)?.players ?? [];
  return new Set(
    players.flatMap(({ bastion, spares, construct, play, hand }) => [
      ...[bastion, ...spares, ...(construct === null ? [] : [construct]), ...play].map(({ id }) => id),
      ...(hand.cards ?? []),
    ]),
  );
}
