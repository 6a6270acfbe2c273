import { setImmediate as turn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { type LogRecord, readRecord, type StreamId, utf8 } from '#kernel';
import { Versions } from '#log';
import { MATCH_UPCASTS } from '#match';
import type { CardFact, GameFact } from '#stats';
import { factsOfMatch } from './facts-of-match.js';
import { isTold, type ToldAt } from './told-of-match.js';
import { keepKnown, knownOf, matchesToTell } from './known-of-matches.js';
import type { KnownGames } from './game-teller.js';
import type { Accepted, ReadModel } from './read-model.js';
import { gamesElsewhere } from './games-elsewhere.js';
import { table } from './table.js';
import { openedStory, releasedKey, toldGames } from './told-games.js';
import { writeRows } from './write-rows.js';

interface GameFactRow {
  readonly id: string;
  readonly game: string;
  readonly match: string;
  readonly tournament: string | null;
  readonly finishedAt: number;
  readonly players: readonly string[];
  readonly decks: readonly string[];
  /** Without the cards, which are many. */
  readonly fact: GameFact;
  /** Of each seat. */
  readonly cards: readonly (readonly CardFact[])[];
  readonly released: boolean;
}

export const GameFactRows = table<GameFactRow>('game_fact', {
  id: { type: 'text', primary: true },
  game: { type: 'text' },
  match: { type: 'text' },
  tournament: { type: 'text', nullable: true },
  finishedAt: { type: 'bigint' },
  players: { type: 'jsonb' },
  decks: { type: 'jsonb' },
  fact: { type: 'jsonb' },
  cards: { type: 'jsonb', select: false },
  released: { type: 'boolean' },
});

/** What of a match tells of a game. */
const TELLS = ['MatchFinished', 'KeyReleased', 'ImportedCounts'];

/**
 * Every game of a finished match, for statistics: told from the whole match at once, so that no move costs a write, and told
 * again when more of it may be known: its key is out, a list is open, a result is corrected, a guest is claimed, a round is taken back.
 */
export const gameFacts = (known: KnownGames): ReadModel => ({
  name: 'game-facts',
  version: 4,
  hears: { match: TELLS, deck: 'all', tournament: 'all' },
  tables: [
    `CREATE TABLE game_fact (
      id text COLLATE "C" PRIMARY KEY,
      game text NOT NULL,
      match text COLLATE "C" NOT NULL,
      tournament text COLLATE "C",
      finished_at bigint NOT NULL,
      players jsonb NOT NULL,
      decks jsonb NOT NULL,
      fact jsonb NOT NULL,
      cards jsonb NOT NULL,
      released boolean NOT NULL
    )`,
    'CREATE INDEX game_fact_by_end ON game_fact (finished_at, id)',
    'CREATE INDEX game_fact_by_game ON game_fact (game, finished_at, id)',
    'CREATE INDEX game_fact_by_match ON game_fact (match)',
    'CREATE INDEX game_fact_by_tournament ON game_fact (tournament, finished_at, id) WHERE tournament IS NOT NULL',
    'CREATE INDEX game_fact_by_player ON game_fact USING gin (players)',
    'CREATE INDEX game_fact_by_deck ON game_fact USING gin (decks)',
    'CREATE TABLE known_of_match (name text COLLATE "C" NOT NULL, kind text NOT NULL, value jsonb NOT NULL, PRIMARY KEY (name, kind))',
  ],
  rows: [GameFactRows],
  async fold(batch, rows) {
    const told = await keepKnown(known, batch, rows);
    const due = [...new Set([...batch.flatMap(tellsMatch), ...(await matchesToTell(told, rows))])];
    let texts = await textsOf(due.slice(0, AT_ONCE), rows);
    for (let done = 0; done < due.length; done += AT_ONCE) {
      const next = textsOf(due.slice(done + AT_ONCE, done + 2 * AT_ONCE), rows);
      const stories = await storiesOf(texts).finally(() => next);
      texts = await next;
      await tell(known, stories, rows);
    }
  },
});

/** A match that is over, or whose key came out, or in which one counts that was played elsewhere. */
function tellsMatch({ record: { events }, of: { kind, name } }: Accepted): readonly string[] {
  if (kind !== 'match') return [];
  const counts = events.find(({ type }) => type === 'ImportedCounts')?.data.match;
  if (typeof counts === 'string') return [counts.slice(counts.indexOf('/') + 1)];
  return [name];
}

/** So many matches are read at once, the next ones beside, and so many records before others get their turn. */
const AT_ONCE = 32;
const AT_A_TURN = 32;

async function tell(known: KnownGames, stories: ReadonlyMap<string, Story>, rows: EntityManager): Promise<void> {
  const told = await knownOf([...stories.values()], rows);
  const elsewhere = await gamesElsewhere(known, [...stories.values()], rows);
  const facts: GameFactRow[] = [];
  for (const [match, { records, story }] of stories) {
    if (!story.some(({ event }) => event.type === 'MatchFinished')) continue;
    const key = releasedKey(records);
    const games = key === null ? new Map<number, never>() : toldGames(known, openedStory(records, key));
    await turn();
    const ofMatch = factsOfMatch(match, story, { ...told(match), games, elsewhere });
    facts.push(...ofMatch.map((fact) => rowOf(fact, key !== null)));
  }
  await rows.query('DELETE FROM game_fact WHERE match = ANY($1)', [[...stories.keys()]]);
  await writeRows(GameFactRows, facts, rows);
}

const rowOf = (fact: GameFact, released: boolean): GameFactRow => ({
  id: fact.id,
  game: fact.game,
  match: fact.match,
  tournament: fact.tournament,
  finishedAt: fact.at,
  players: fact.seats.map(({ player }) => player),
  decks: fact.seats.flatMap(({ deck }) => deck ?? []),
  fact: { ...fact, seats: fact.seats.map((seat) => ({ ...seat, cards: [] })) },
  cards: fact.seats.map(({ cards }) => cards),
  released,
});

const versions = new Versions(MATCH_UPCASTS);

/** A match from its first record on, and what all may know of its events. */
export interface Story {
  readonly records: readonly LogRecord[];
  readonly story: readonly ToldAt[];
}

/** The records of a match, one a line: none of them has a line break in it. */
interface Text {
  readonly stream: StreamId;
  readonly records: string;
}

/** As the same transaction keeps them. As text they take half the way that they take as bytes. */
async function textsOf(matches: readonly string[], rows: EntityManager): Promise<readonly Text[]> {
  if (matches.length === 0) return [];
  return rows.query<Text[]>(
    `SELECT stream, convert_from(string_agg(bytes, '\\x0a' ORDER BY seq), 'UTF8') || E'\\n' AS records
     FROM record WHERE stream = ANY($1) GROUP BY stream ORDER BY stream`,
    [matches.map((match) => `match/${match}`)],
  );
}

async function storiesOf(texts: readonly Text[]): Promise<ReadonlyMap<string, Story>> {
  const stories = new Map<string, Story>();
  for (const { stream, records } of texts)
    stories.set(stream.slice(stream.indexOf('/') + 1), await storyOf(utf8(records)));
  return stories;
}

async function storyOf(lines: Uint8Array): Promise<Story> {
  const records: LogRecord[] = [];
  const story: ToldAt[] = [];
  for (let at = 0; at < lines.length;) {
    const end = lines.indexOf(0x0a, at);
    if (records.length % AT_A_TURN === AT_A_TURN - 1) await turn();
    const record = readRecord(lines.subarray(at, end));
    at = end + 1;
    records.push(record);
    for (const { type, v, data } of record.events) {
      if (!isTold({ type })) continue;
      const event = versions.raise({ type, v, data, secret: null });
      if (isTold(event)) story.push({ event, at: record.at });
    }
  }
  return { records, story };
}
