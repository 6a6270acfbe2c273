import type { EntrantOrder, TournamentEntrantsArgs } from '#contract';
import type { TournamentEntrant } from '#tournament';
import { type Connection, connectionOf, type Page, pageOf } from '../graphql/connection.js';
import { badInput } from '../graphql/errors.js';
import { hasWords, wordsOf } from '../search/words.js';
import { type ShownEntrant, STATUSES } from './entrants.js';
import type { SeenTournament } from './tournaments.js';

/** A part of the players' list, and how many are on all of it. */
export type EntrantPage = Connection<ShownEntrant> & { readonly total: number };

interface Line {
  readonly entrant: TournamentEntrant;
  readonly number: number;
  /** As names are compared. */
  readonly name: string;
}

export async function entrantPage(seen: SeenTournament, args: TournamentEntrantsArgs): Promise<EntrantPage> {
  const page = pageOf(args);
  const order = args.order ?? 'ENTERED';
  const lines = await wanted(seen, args, order);
  const past = beyond(page, order);
  const left = past === null ? lines : lines.filter((line) => isPast(line, past, page, order));
  const found = page.from === 'start' ? left.slice(0, page.take + 1) : left.slice(-page.take - 1);
  const keys = ({ name, number }: Line): readonly (string | number)[] => (order === 'NAME' ? [name, number] : [number]);
  const connection = connectionOf(page, found, { keys, node: ({ entrant }) => ({ seen, entrant }) });
  return { ...connection, total: lines.length };
}

async function wanted(
  { state, names }: SeenTournament,
  { statuses, checkedIn, find }: TournamentEntrantsArgs,
  order: EntrantOrder,
): Promise<readonly Line[]> {
  const words = wordsOf(find ?? '');
  const entrants = [...state.entrants.values()].filter(
    (each) =>
      (statuses?.includes(STATUSES[each.is]) ?? true) &&
      (typeof checkedIn !== 'boolean' || each.checkedIn === checkedIn),
  );
  const byName = order === 'NAME' || words.length > 0;
  const read = byName ? await names.loadMany(entrants.map(({ id }) => id)) : [];
  const lines = entrants.map((entrant, nth): Line => {
    const name = read[nth];
    const shown = typeof name === 'string' ? name : '';
    return { entrant, number: Number(entrant.id), name: wordsOf(shown).join(' ') };
  });
  const found = lines.filter(
    ({ number, name }) => words.length === 0 || String(number) === find?.trim() || hasWords(words, name),
  );
  return order === 'NAME' ? found.sort((a, b) => compare(a, b)) : found;
}

const compare = (a: Pick<Line, 'name' | 'number'>, b: Pick<Line, 'name' | 'number'>): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.number - b.number;

/** Where the page before this one ended. */
function beyond({ beyond: keys }: Page, order: EntrantOrder): Pick<Line, 'name' | 'number'> | null {
  if (keys === null) return null;
  const [name, number] = order === 'NAME' ? keys : ['', keys[0]];
  if (typeof name === 'string' && typeof number === 'number') return { name, number };
  throw badInput('This is the cursor of a list in another order; begin anew.', ['after']);
}

function isPast(line: Line, past: Pick<Line, 'name' | 'number'>, { from }: Page, order: EntrantOrder): boolean {
  const by = order === 'NAME' ? compare(line, past) : line.number - past.number;
  return from === 'start' ? by > 0 : by < 0;
}
