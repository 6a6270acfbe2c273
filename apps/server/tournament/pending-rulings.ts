import { Inject, Injectable } from '@nestjs/common';
import { phrase, streamId } from '#kernel';
import type { Arbiter, Log } from '#log';
import { findCases, type ReadModels } from '#readmodel';
import { caseDecider } from '#rulings';
import { type CorrectResult, tournamentDecider, turnedTable } from '#tournament';
import { hasCaughtUp } from '../ground/catching-up.js';
import { correctionOf } from '../rulings/correction.js';
import { ARBITER, LOG, READ_MODELS } from '../tokens.js';
import { type Acting, wrong } from './tournament-desk.js';

type Correction = Pick<CorrectResult, 'round' | 'table' | 'games'>;

/** Rulings that will correct a result once they are final. */
@Injectable()
export class PendingRulings {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Why no round of a bracket is paired yet: by a ruling another goes on, and once it was paired the result would be held. */
  async holdUp({ stream, name }: Acting): Promise<ReturnType<typeof wrong> | null> {
    // A case that was raised just now must be known, if the read models can come so far in a moment.
    await hasCaughtUp({ log: this.log, readModels: this.readModels });
    const cases = await findCases(this.readModels.source, name, OPEN, MOST);
    for (const { id } of cases) {
      const correction = await this.correctionIn(id);
      if (correction === null) continue;
      const table = await this.arbiter.look(tournamentDecider, stream, ({ state }) =>
        state.phase === 'none' ? null : turnedTable(state, correction),
      );
      if (table !== null) return wrong('TOURNAMENT_ROUND_OPEN', waits(table, correction.round));
    }
    return null;
  }

  private correctionIn(id: string): Promise<Correction | null> {
    return this.arbiter.look(caseDecider, streamId('case', id), ({ state }) => {
      const ruling = state.phase === 'none' || state.withdrawn ? undefined : state.rulings.at(-1);
      return state.phase === 'none' || ruling === undefined ? null : correctionOf(state, ruling.remedy);
    });
  }
}

/** All that are not closed: the read models may not know yet that one was ruled on. */
const OPEN = ['waiting', 'claimed', 'ruled', 'appealed', 'final'] as const;
const MOST = 1_000;

const waits = (table: number, round: number): ReturnType<typeof phrase> =>
  phrase(
    'By a ruling another goes on from table {table} of round {round}, and it is not final yet: wait until it is.',
    {
      table,
      round,
    },
  );
