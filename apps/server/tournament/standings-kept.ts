import { Injectable } from '@nestjs/common';
import { type Standing, standingsAfter } from '#tournament';
import type { SeenTournament } from './tournaments.js';

const MOST = 200;

/** Standings that were worked out before, so that many who look at the same ones cost one reckoning. */
@Injectable()
export class StandingsKept {
  private readonly kept = new Map<string, readonly Standing[]>();

  of({ stream, state }: SeenTournament, through: number): readonly Standing[] {
    const key = `${stream} ${state.revision} ${through}`;
    const rows = this.kept.get(key) ?? standingsAfter(state, through);
    this.kept.delete(key);
    this.kept.set(key, rows);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest);
    return rows;
  }
}
