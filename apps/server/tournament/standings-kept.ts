import { Injectable } from '@nestjs/common';
import { type Standing, standingsAfter } from '#tournament';
import { Lately } from '../lately.js';
import type { SeenTournament } from './tournaments.js';

const MOST = 200;

/** Standings that were worked out before, so that many who look at the same ones cost one reckoning. */
@Injectable()
export class StandingsKept {
  private readonly kept = new Lately<string, readonly Standing[]>(MOST);

  of({ stream, state }: SeenTournament, through: number): readonly Standing[] {
    const name = `${stream} ${state.revision} ${through}`;
    return this.kept.find(name) ?? this.kept.keep(name, standingsAfter(state, through));
  }
}
