import { Inject, Injectable } from '@nestjs/common';
import type { ReadModels } from '#readmodel';
import type { Filter } from '#stats';
import { READ_MODELS } from '../tokens.js';
import { type Payer, Reading } from './reading.js';

/** Games are read for one who asks after the other, so that many who ask at once do not keep a move waiting. */
@Injectable()
export class Counting {
  private last: Promise<unknown> = Promise.resolve();

  constructor(@Inject(READ_MODELS) private readonly readModels: ReadModels) {}

  /** What a filter selects, at this payer's cost. */
  of(filter: Filter, payer: Payer): Reading {
    return new Reading(filter, { source: this.readModels.source, payer, inTurn: (read) => this.inTurn(read) });
  }

  private inTurn(read: () => Promise<void>): Promise<void> {
    const turn = this.last.then(read);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
