import type { StreamId } from '#kernel';
import type { Ends } from './ends.js';
import type { Flights } from './flights.js';
import type { ArbiterPorts, Limits, Meter } from './ports.js';
import type { Progress } from './progress.js';
import type { RecentWindow } from './recent-window.js';
import type { Snapshots } from './snapshots.js';
import type { Timer } from './timer.js';

/** What all streams of one arbiter share. */
export interface Office extends Pick<ArbiterPorts, 'records' | 'keys' | 'clock' | 'random' | 'sha256' | 'onFault'> {
  readonly partitions: number;
  readonly meter: Meter;
  readonly timer: Timer;
  readonly limits: Limits;
  readonly window: RecentWindow;
  readonly flights: Flights;
  readonly snapshots: Snapshots;
  readonly progress: Progress;
  readonly ends: Ends;
  /** Told when a stream has nothing to do for now. */
  rests(stream: StreamId): void;
}
