import type { EntityManager } from 'typeorm';
import { isJsonObject, type Json, type LogRecord } from '#kernel';
import type { Score } from '#tournament';
import type { KnownOfMatch } from './facts-of-match.js';
import type { ToldAt } from './told-of-match.js';
import type { DeckTraits, KnownGames } from './game-teller.js';
import type { Accepted } from './read-model.js';

/**
 * What other streams tell of matches: lists that were opened, results that were corrected, guests who were claimed, in which
 * round a table sat, and that it was taken back.
 */
type Kind = 'deck' | 'corrected' | 'claimed' | 'unclaimed' | 'seated' | 'withdrawn';

interface Known {
  readonly kind: Kind;
  /** The hash of a list, a match, or the entry of a guest. */
  readonly name: string;
  readonly value: Json;
}

/** Keeps it for matches that are told later, and gives it for those that were told before. */
export async function keepKnown(
  { tellers }: KnownGames,
  batch: readonly Accepted[],
  rows: EntityManager,
): Promise<readonly Known[]> {
  const others = batch.filter(({ of: { kind } }) => kind !== 'match');
  const games = await gamesOfDecks(others, rows);
  const told: Known[] = [];
  for (const accepted of others) {
    told.push(...knownIn(accepted, tellers, games));
    told.push(...(await withdrawnIn(accepted, told, rows)));
  }
  const latest = [...new Map(told.map((each) => [`${each.kind} ${each.name}`, each])).values()];
  if (latest.length > 0) {
    await rows.query(
      `INSERT INTO known_of_match (kind, name, value) SELECT * FROM unnest($1::text[], $2::text[], $3::jsonb[])
       ON CONFLICT (name, kind) DO UPDATE SET value = excluded.value`,
      [
        latest.map(({ kind }) => kind),
        latest.map(({ name }) => name),
        latest.map(({ value }) => JSON.stringify(value)),
      ],
    );
  }
  return latest;
}

function knownIn(
  { record: { stream, events }, of: { kind, name } }: Accepted,
  tellers: KnownGames['tellers'],
  games: ReadonlyMap<string, string>,
): readonly Known[] {
  if (kind === 'tournament') return events.flatMap((event) => ofTournament(name, event));
  if (kind !== 'deck') return [];
  const teller = tellers.get(games.get(stream) ?? '');
  return events.flatMap(({ type, data }): readonly Known[] => {
    const traits = type === 'DeckOpened' ? (teller?.deckTraits(data.brings ?? null) ?? null) : null;
    return traits === null || typeof data.hash !== 'string' ? [] : [{ kind: 'deck', name: data.hash, value: traits }];
  });
}

function ofTournament(tournament: string, { type, data }: LogRecord['events'][number]): readonly Known[] {
  if (type === 'ResultCorrected' && typeof data.table === 'number')
    return [{ kind: 'corrected', name: `${tournament}.${data.table}`, value: data.games ?? null }];
  if (type === 'EntrantClaimed' && typeof data.entrant === 'string')
    return [{ kind: 'claimed', name: `${tournament}.${data.entrant}`, value: data.who ?? null }];
  if (type === 'ClaimUndone' && typeof data.entrant === 'string' && typeof data.who === 'string')
    return [
      { kind: 'claimed', name: `${tournament}.${data.entrant}`, value: null },
      { kind: 'unclaimed', name: data.who, value: tournament },
    ];
  if (type === 'RoundPublished' || (type === 'RoundRepaired' && data.published === true))
    return idsIn(data.tables).map((id) => ({ kind: 'seated', name: `${tournament}.${id}`, value: data.round ?? null }));
  return [];
}

/** By the ids alone: all else of a table is in its match. */
const idsIn = (tables: Json | undefined): readonly number[] =>
  Array.isArray(tables)
    ? (tables as readonly Json[]).flatMap((table) =>
        isJsonObject(table) && typeof table.id === 'number' ? [table.id] : [],
      )
    : [];

/** The tables that sat in a round which is taken back: told of just before in this batch, or kept. */
async function withdrawnIn(
  { record: { events }, of: { name: tournament } }: Accepted,
  told: readonly Known[],
  rows: EntityManager,
): Promise<readonly Known[]> {
  const rounds = events.flatMap(({ type, data }) => (type === 'RoundWithdrawn' ? [data.round ?? null] : []));
  if (rounds.length === 0) return [];
  const prefix = `${tournament}.`;
  const kept = await rows.query<Known[]>(
    `SELECT kind, name, value FROM known_of_match WHERE kind = 'seated' AND starts_with(name, $1)`,
    [prefix],
  );
  return [...kept, ...told]
    .filter(({ kind, name, value }) => kind === 'seated' && name.startsWith(prefix) && rounds.includes(value))
    .map(({ name }) => ({ kind: 'withdrawn', name, value: true }));
}

/** The first record of a deck says of which game it is. */
async function gamesOfDecks(batch: readonly Accepted[], rows: EntityManager): Promise<ReadonlyMap<string, string>> {
  const opened = batch.flatMap(({ record: { stream, events } }) =>
    events.some(({ type }) => type === 'DeckOpened') ? [stream] : [],
  );
  if (opened.length === 0) return new Map();
  const found = await rows.query<{ stream: string; game: string | null }[]>(
    `SELECT stream, convert_from(bytes, 'UTF8')::jsonb #>> '{events,0,data,game}' AS game
     FROM record WHERE stream = ANY($1) AND seq = 1`,
    [opened],
  );
  return new Map(found.flatMap(({ stream, game }) => (game === null ? [] : [[stream, game] as const])));
}

/** Matches that were told without this. */
export async function matchesToTell(known: readonly Known[], rows: EntityManager): Promise<readonly string[]> {
  const named = (...of: readonly Kind[]): readonly string[] =>
    known.filter(({ kind }) => of.includes(kind)).map(({ name }) => name);
  if (known.every(({ kind }) => kind === 'seated')) return [];
  const found = await rows.query<{ match: string }[]>(
    `SELECT match FROM game_fact WHERE decks ?| $1::text[] AND NOT released
     UNION SELECT match FROM game_fact WHERE players ?| $2::text[]`,
    [named('deck'), named('claimed', 'unclaimed')],
  );
  return [...named('corrected', 'withdrawn'), ...found.map(({ match }) => match)];
}

/** What is known of each of these matches by now, but for its games. */
export async function knownOf(
  stories: readonly { readonly story: readonly ToldAt[] }[],
  rows: EntityManager,
): Promise<(match: string) => Omit<KnownOfMatch, 'games' | 'elsewhere'>> {
  const origins = stories.flatMap(({ story }) =>
    story.flatMap(({ event }) =>
      event.type === 'MatchCreated' && event.data.origin !== null ? [event.data.origin] : [],
    ),
  );
  const names = origins.flatMap(({ tournament, table, entrants, decks }) => [
    `${tournament}.${table}`,
    ...entrants.map((entrant) => `${tournament}.${entrant}`),
    ...decks.flatMap((deck) => deck ?? []),
  ]);
  const found =
    names.length === 0
      ? []
      : await rows.query<Known[]>('SELECT kind, name, value FROM known_of_match WHERE name = ANY($1)', [names]);
  const of = <Value>(kind: Kind): ReadonlyMap<string, Value> =>
    new Map(found.filter((each) => each.kind === kind).map(({ name, value }) => [name, value as Value]));
  const [claimed, decks, corrected] = [of<string | null>('claimed'), of<DeckTraits>('deck'), of<Score>('corrected')];
  const withdrawn = of<true>('withdrawn');
  return (match) => ({
    claimed,
    decks,
    corrected: corrected.get(match) ?? null,
    withdrawn: withdrawn.has(match),
  });
}
