import type { Den } from '../servers/index.js';

/** One broker as the ways of running it see it. */
export interface Broker {
  readonly id: number;
  readonly port: number;
  readonly controllerPort: number;
}

export interface Plan {
  readonly den: Den;
  readonly clusterId: string;
  readonly brokers: readonly Broker[];
}

/** A way of running brokers: makes ready what they need, and tells how to start one, first or again. */
export type Prepare = (plan: Plan) => Promise<(broker: Broker) => Promise<{ kill(): Promise<void> }>>;
