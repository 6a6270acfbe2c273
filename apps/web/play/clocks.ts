import { useNow } from '../api/server-time.js';

export interface SeatClock {
  readonly seat: number;
  readonly leftMs: number;
  readonly runningSince: string | null;
}

const TICK = 500;

/** What each seat has left at this moment. */
export function useTicking(clocks: readonly SeatClock[]): ReadonlyMap<number, number> {
  const runs = clocks.some(({ runningSince }) => runningSince !== null);
  const now = useNow(runs, TICK);
  return new Map(
    clocks.map(({ seat, leftMs, runningSince }) => [
      seat,
      runningSince === null ? leftMs : Math.max(0, leftMs - Math.max(0, now - Date.parse(runningSince))),
    ]),
  );
}
