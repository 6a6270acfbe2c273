import type { DataSource } from 'typeorm';
import { Fault, type KeptText, type Millis, never } from '#kernel';
import { type BranchBegun, type BranchChanged, type BranchFinished, type BranchTakenBack, MATCH_UPCASTS } from '#match';
import { rowPerStream } from './row-per-stream.js';
import { table } from './table.js';

export interface BranchRow {
  readonly id: string;
  /** The match that it leaves, and at which ply. */
  readonly origin: string;
  readonly ply: number;
  readonly owner: string;
  /** Where its name is kept. */
  readonly name: KeptText | null;
  readonly isPublic: boolean;
  readonly isOver: boolean;
  readonly createdAt: Millis;
}

const BranchRows = table<BranchRow>('branch_list', {
  id: { type: 'text', primary: true },
  origin: { type: 'text' },
  ply: { type: 'int' },
  owner: { type: 'text' },
  name: { type: 'jsonb', nullable: true },
  isPublic: { type: 'boolean' },
  isOver: { type: 'boolean' },
  createdAt: { type: 'bigint' },
});

/** Games that are played on from the positions of others; in no other list does one appear. */
export const branchList = rowPerStream<BranchRow, BranchBegun | BranchTakenBack | BranchChanged | BranchFinished>({
  name: 'branch-list',
  version: 1,
  tables: [
    `CREATE TABLE branch_list (
      id text COLLATE "C" PRIMARY KEY,
      origin text COLLATE "C" NOT NULL,
      ply int NOT NULL,
      owner text COLLATE "C" NOT NULL,
      name jsonb,
      is_public boolean NOT NULL,
      is_over boolean NOT NULL,
      created_at bigint NOT NULL
    )`,
    'CREATE INDEX branch_list_by_match ON branch_list (origin, created_at, id)',
    'CREATE INDEX branch_list_by_owner ON branch_list (owner, created_at, id)',
  ],
  row: BranchRows,
  kind: 'match',
  upcasts: MATCH_UPCASTS,
  on: ['BranchBegun', 'BranchTakenBack', 'BranchChanged', 'BranchFinished'],
  evolve(before, event, { id, at, actor }) {
    if (event.type === 'BranchBegun') {
      const { from, name, isPublic } = event.data;
      return { id, origin: from.match, ply: from.ply, owner: actor, name, isPublic, isOver: false, createdAt: at };
    }
    if (before === null) throw new Fault(`${event.type} came before BranchBegun.`);
    switch (event.type) {
      case 'BranchChanged':
        return { ...before, ...event.data };
      case 'BranchTakenBack':
        return { ...before, isOver: false };
      case 'BranchFinished':
        return { ...before, isOver: true };
      default:
        return never(event);
    }
  },
});

/** So many after a place in the list, or so many before one; null is the list's own start or end. */
export interface BranchPage {
  readonly take: number;
  readonly from: 'start' | 'end';
  readonly beyond: { readonly changedAt: number; readonly id: string } | null;
}

/** Branches from a match that somebody may see, or without a match all of theirs; the newest first. */
export async function findBranches(
  source: DataSource,
  { origin, by }: { readonly origin: string | null; readonly by: string | null },
  { take, from, beyond }: BranchPage,
): Promise<readonly BranchRow[]> {
  const [order, further] = from === 'start' ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
  const query = source.createQueryBuilder(BranchRows, 'b').orderBy('b.created_at', order).addOrderBy('b.id', order);
  if (origin === null) query.andWhere('b.owner = :by', { by });
  else query.andWhere('b.origin = :origin AND (b.is_public OR b.owner = :by)', { origin, by });
  if (beyond !== null) query.andWhere(`(b.created_at, b.id) ${further} (:changedAt, :id)`, beyond);
  const found = await query.limit(take).getMany();
  return from === 'start' ? found : found.reverse();
}
