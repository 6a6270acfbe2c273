import { setImmediate as turn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { type Happening, parseStream, readRecord } from '#kernel';
import { Versions } from '#log';
import { MATCH_UPCASTS } from '#match';
import type { GameFact } from '#stats';
import { factsOfMatch, type ToldAt, type ToldOfMatch } from './facts-of-match.js';
import type { ReadModel } from './read-model.js';
import { table } from './table.js';
import { writeRows } from './write-rows.js';

interface GameFactRow {
  readonly id: string;
  readonly game: string;
  readonly tournament: string | null;
  readonly finishedAt: number;
  readonly players: readonly string[];
  readonly fact: GameFact;
}

export const GameFactRows = table<GameFactRow>('game_fact', {
  id: { type: 'text', primary: true },
  game: { type: 'text' },
  tournament: { type: 'text', nullable: true },
  finishedAt: { type: 'bigint' },
  players: { type: 'jsonb' },
  fact: { type: 'jsonb' },
});

/** Every game of a finished match, for statistics: told from the whole match at once, so that no move costs a write. */
export const gameFacts: ReadModel = {
  name: 'game-facts',
  version: 1,
  tables: [
    `CREATE TABLE game_fact (
      id text COLLATE "C" PRIMARY KEY,
      game text NOT NULL,
      tournament text COLLATE "C",
      finished_at bigint NOT NULL,
      players jsonb NOT NULL,
      fact jsonb NOT NULL
    )`,
    'CREATE INDEX game_fact_by_end ON game_fact (finished_at, id)',
    'CREATE INDEX game_fact_by_game ON game_fact (game, finished_at, id)',
    'CREATE INDEX game_fact_by_tournament ON game_fact (tournament, finished_at, id) WHERE tournament IS NOT NULL',
    'CREATE INDEX game_fact_by_player ON game_fact USING gin (players jsonb_path_ops)',
  ],
  rows: [GameFactRows],
  async fold(batch, rows) {
    const ended = batch.flatMap(({ record: { stream, events } }) =>
      parseStream(stream)?.kind === 'match' && events.some(({ type }) => type === 'MatchFinished') ? [stream] : [],
    );
    if (ended.length === 0) return;
    for (let done = 0; done < ended.length; done += AT_ONCE) {
      const stories = await storiesOf(ended.slice(done, done + AT_ONCE), rows);
      const facts = [...stories].flatMap(([match, story]) => factsOfMatch(match, story));
      await writeRows(GameFactRows, facts.map(rowOf), rows);
    }
  },
};

/** So many matches are read at once, and so many records before others get their turn. */
const AT_ONCE = 8;
const AT_A_TURN = 32;

const rowOf = (fact: GameFact): GameFactRow => ({
  id: fact.id,
  game: fact.game,
  tournament: fact.tournament,
  finishedAt: fact.at,
  players: fact.seats.map(({ player }) => player),
  fact,
});

const versions = new Versions(MATCH_UPCASTS);

/** Each match from its first record on, as the same transaction keeps them. */
async function storiesOf(
  streams: readonly string[],
  rows: EntityManager,
): Promise<ReadonlyMap<string, readonly ToldAt[]>> {
  const found = await rows.query<{ bytes: Buffer }[]>(
    'SELECT bytes FROM record WHERE stream = ANY($1) ORDER BY stream, seq',
    [streams],
  );
  const stories = new Map<string, ToldAt[]>();
  for (const [nth, { bytes }] of found.entries()) {
    if (nth % AT_A_TURN === AT_A_TURN - 1) await turn();
    const { stream, at, events } = readRecord(bytes);
    const match = stream.slice(stream.indexOf('/') + 1);
    const story = stories.get(match) ?? [];
    stories.set(match, story);
    for (const stored of events) {
      const event = versions.raise({ ...stored, secret: null });
      if (isTold(event)) story.push({ event, at });
    }
  }
  return stories;
}

const TOLD: ReadonlySet<string> = new Set<ToldOfMatch['type']>([
  'MatchCreated',
  'SeatTaken',
  'GameStarted',
  'AnswerGiven',
  'AnswerSealed',
  'GameFinished',
  'ResultReported',
  'ResultConfirmed',
  'MatchFinished',
]);

const isTold = (event: Happening): event is Happening & ToldOfMatch => TOLD.has(event.type);
