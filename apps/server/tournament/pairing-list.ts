import type { TournamentRoundPairingsArgs } from '#contract';
import type { Round, TournamentTable } from '#tournament';
import { type Connection, connectionOf, type Page, pageOf } from '../graphql/connection.js';
import { badInput } from '../graphql/errors.js';
import { hasWords, wordsOf } from '../search/words.js';
import type { SeenTournament } from './tournaments.js';

/** A table of a round, as the resolvers of `TournamentTable` take one. */
interface Shown {
  readonly seen: SeenTournament;
  readonly round: Round;
  readonly table: TournamentTable;
}

/** A part of a round's tables, and how many are on all of it. */
export type PairingPage = Connection<Shown> & { readonly total: number };

export async function pairingPage(
  { seen, round }: Omit<Shown, 'table'>,
  args: TournamentRoundPairingsArgs,
): Promise<PairingPage> {
  const page = pageOf(args);
  const tables = await wanted(seen, round, args);
  const left = tables.filter(isBeyond(page));
  const found = page.from === 'start' ? left.slice(0, page.take + 1) : left.slice(-page.take - 1);
  const keys = ({ number }: TournamentTable): readonly number[] => [number];
  const connection = connectionOf(page, found, { keys, node: (table) => ({ seen, round, table }) });
  return { ...connection, total: tables.length };
}

async function wanted(
  { names }: SeenTournament,
  round: Round,
  { missing, find }: TournamentRoundPairingsArgs,
): Promise<readonly TournamentTable[]> {
  const tables = [...round.tables.values()]
    .filter(({ result }) => typeof missing !== 'boolean' || (result === null) === missing)
    .sort((a, b) => a.number - b.number);
  const words = wordsOf(find ?? '');
  if (words.length === 0) return tables;
  const ids = tables.flatMap(({ entrants }) => entrants);
  const read = await names.loadMany(ids);
  const called = new Map(ids.map((id, nth) => [id, read[nth]]));
  return tables.filter(({ number, entrants }) => {
    if (String(number) === find?.trim()) return true;
    return entrants.some((id) => {
      const name = called.get(id);
      return typeof name === 'string' && hasWords(words, wordsOf(name).join(' '));
    });
  });
}

/** What lies on the other side of where the page before this one ended. */
function isBeyond({ beyond, from }: Page): (table: TournamentTable) => boolean {
  if (beyond === null) return () => true;
  const [past] = beyond;
  if (typeof past !== 'number') throw badInput('This is the cursor of another list; begin anew.', ['after']);
  return ({ number }) => (from === 'start' ? number > past : number < past);
}
