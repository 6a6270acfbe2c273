import type { VoidreamState } from '#games/voidream';
import {
  type CommandId,
  EMPTY,
  type Game,
  hashRecord,
  type Head,
  judge,
  type JsonObject,
  readRecord,
  writeRecord,
} from '#kernel';
import { memoryLog, nodeSha256 } from '#log';
import { chanceFrom } from '#scenario';
import { Ledger, match } from '#test/ledger';
import { ANYBODY, type Recorded } from './games.js';

/** A game as a log holds it: the bytes of its records, one an answer. */
export interface StoredGame {
  readonly recorded: Recorded;
  readonly records: readonly Uint8Array[];
}

export async function stored(games: readonly Recorded[]): Promise<StoredGame[]> {
  const log = memoryLog({ logId: 'games', partitions: 1 });
  const ledger = new Ledger(log);
  const all: StoredGame[] = [];
  for (const [n, recorded] of games.entries()) {
    const records: Uint8Array[] = [];
    for (const [ply, answer] of recorded.answers.entries()) {
      const given = { type: 'AnswerGiven', data: { seat: 0, ply, answer } };
      records.push(writeRecord(await ledger.write(match(`bench-${n}`), [given])));
    }
    all.push({ recorded, records });
  }
  await log.close();
  return all;
}

/** Folds a game from its stored bytes: each is read, hashed, and accepted by the rule of the log, or this throws. */
export function foldChain(game: Game<VoidreamState>, { recorded: { recording }, records }: StoredGame): VoidreamState {
  const chance = chanceFrom(recording.seed);
  const state = game.start(recording.setup, chance, null);
  const known = new Set<CommandId>();
  const isKnown = (command: CommandId): boolean => known.has(command);
  let head: Head = EMPTY;
  for (const bytes of records) {
    const record = readRecord(bytes);
    const verdict = judge(head, isKnown, record);
    if (verdict !== 'accepted') throw new Error(`Record ${record.seq} is void: ${verdict}.`);
    known.add(record.commandId);
    head = { seq: record.seq, hash: hashRecord(nodeSha256, bytes) };
    for (const { data } of record.events) game.apply(state, ANYBODY, answerIn(data), chance, null);
  }
  return state;
}

function answerIn({ answer }: JsonObject): string {
  if (typeof answer !== 'string') throw new Error('This record holds no answer.');
  return answer;
}
