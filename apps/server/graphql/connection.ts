import { base64Of, fromBase64, textOf, utf8 } from '#kernel';
import { badInput } from './errors.js';

export interface PageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** Which part of a list is asked for: so many after a key, or so many before one. */
export interface Page {
  readonly take: number;
  readonly from: 'start' | 'end';
  /** The keys of the entry to go on from; null begins at the list's own start or end. */
  readonly beyond: readonly (string | number)[] | null;
}

const MOST = 100;

/** Exactly one of `first` and `last`, 1 to 100; says what would be right otherwise. */
export function pageOf(args: PageArguments): Page {
  const { first = null, last = null } = args;
  if ((first === null) === (last === null)) {
    const given = first === null ? 'Neither' : 'Both';
    throw badInput(`Say how many: either \`first\` or \`last\`, from 1 to ${MOST}. ${given} was given.`);
  }
  const [by, beyond, other] =
    first === null ? (['last', 'before', 'after'] as const) : (['first', 'after', 'before'] as const);
  const take = args[by] ?? 0;
  if (take < 1 || take > MOST) throw badInput(`\`${by}\` is ${take}; it expects a number from 1 to ${MOST}.`, [by]);
  if (args[other]) throw badInput(`\`${by}\` goes with \`${beyond}\`, not with \`${other}\`.`, [other]);
  const cursor = args[beyond];
  return { take, from: by === 'first' ? 'start' : 'end', beyond: cursor ? readCursor(cursor, beyond) : null };
}

export const cursorOf = (keys: readonly (string | number)[]): string => base64Of(utf8(JSON.stringify(keys)));

export function readCursor(cursor: string, field: string): readonly (string | number)[] {
  try {
    const keys: unknown = JSON.parse(textOf(fromBase64(cursor)));
    if (Array.isArray(keys) && keys.every((key) => typeof key === 'string' || typeof key === 'number')) return keys;
  } catch {
    // Fall through: whatever is wrong with it, the caller did not get it from us.
  }
  throw badInput(`"${cursor}" is not a cursor of this server; take one from \`pageInfo\` or \`edges\`, unchanged.`, [
    field,
  ]);
}

export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** What places a row in its list, and what is shown of it. */
interface Rows<Row, Node> {
  readonly keys: (row: Row) => readonly (string | number)[];
  readonly node: (row: Row) => Node;
}

/** Of rows asked for with one more than the page takes, in list order; the one more tells whether it goes on. */
export function connectionOf<Row, Node>(
  page: Page,
  found: readonly Row[],
  { keys, node }: Rows<Row, Node>,
): Connection<Node> {
  const more = found.length > page.take;
  const rows = !more ? found : page.from === 'start' ? found.slice(0, page.take) : found.slice(1);
  const edges = rows.map((row) => ({ cursor: cursorOf(keys(row)), node: node(row) }));
  const beyond = page.beyond !== null;
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: page.from === 'start' ? more : beyond,
      hasPreviousPage: page.from === 'start' ? beyond : more,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The place in a list that is ordered by when things changed. */
export function placeByChange(
  keys: readonly (string | number)[],
  list: string,
): { readonly changedAt: number; readonly id: string } {
  const [changedAt, id, ...rest] = keys;
  if (typeof changedAt === 'number' && typeof id === 'string' && rest.length === 0) return { changedAt, id };
  throw badInput(`This is the cursor of another list; it expects one of \`${list}\`.`, ['after']);
}
