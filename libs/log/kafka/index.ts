import type { Log } from '../port.js';
import type { KafkaLogOptions } from './kafka-log.js';

export type { KafkaLogOptions };

/** kafkajs is large, and read in only where there is a Kafka. */
export async function kafkaLog(options: KafkaLogOptions): Promise<Log> {
  const { openKafkaLog } = await import('./kafka-log.js');
  return openKafkaLog(options);
}
