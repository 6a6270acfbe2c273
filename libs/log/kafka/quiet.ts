import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { createRequire } from 'node:module';

const MADE_FOR = '2.2.4';

/**
 * kafkajs sets a timer of 1 ms after each answer and after each such timer, on each connection, for ever: 900 a second
 * on an idle server. It is needed only while requests wait (for a throttle to end), so it is set only then.
 */
export function quietKafkajs(): void {
  const { version } = createRequire(import.meta.url)('kafkajs/package.json') as { version: string };
  const schedule: unknown = Reflect.get(RequestQueue.prototype, 'scheduleCheckPendingRequests');
  if (version !== MADE_FOR || typeof schedule !== 'function') {
    throw new Error(`quiet.ts changes the insides of kafkajs ${MADE_FOR}, but this is ${version}: look at both again.`);
  }
  RequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
    if (this.pending.length > 0) Reflect.apply(schedule, this, []);
  };
}
