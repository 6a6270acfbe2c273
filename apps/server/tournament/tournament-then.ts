import { Inject, Injectable } from '@nestjs/common';
import { type LogRecord, readRecord, type StreamId } from '#kernel';
import { Versions } from '#log';
import type { ReadModels } from '#readmodel';
import { type OpenTournament, tournamentDecider, type TournamentEvent } from '#tournament';
import { READ_MODELS } from '../tokens.js';

/** So many are kept, each as many may ask for the same one. */
const MOST = 20;

const versions = new Versions<TournamentEvent>(tournamentDecider.upcasts);

/** Tournaments as they were after one of their records, told anew from the first: that never changes. */
@Injectable()
export class TournamentThen {
  private readonly kept = new Map<string, OpenTournament | null>();

  constructor(@Inject(READ_MODELS) private readonly readModels: ReadModels) {}

  /** Null where the read models have not come to that record yet. */
  async of(stream: StreamId, seq: number): Promise<OpenTournament | null> {
    const key = `${stream} ${seq}`;
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const { records } = await this.readModels.records.load(stream);
    if (records.length < seq) return null;
    const then = toldBy(
      stream,
      records.slice(0, seq).map(({ bytes }) => readRecord(bytes)),
    );
    this.kept.set(key, then);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest);
    return then;
  }
}

/** A tournament seals nothing, so its records can be read as they are. */
function toldBy(stream: StreamId, records: readonly LogRecord[]): OpenTournament | null {
  let state = tournamentDecider.initial(stream);
  for (const record of records)
    for (const { type, v, data } of record.events)
      state = tournamentDecider.evolve(state, versions.raise({ type, v, data, secret: null }), record);
  return state.phase === 'none' ? null : state;
}
