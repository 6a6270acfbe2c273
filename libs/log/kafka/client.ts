import kafkajs, { type Kafka, type KafkaConfig, type RetryOptions } from 'kafkajs';
import { quietKafkajs } from './quiet.js';

/** How to reach the brokers. */
export interface KafkaAddress {
  readonly brokers: readonly string[];
  readonly ssl?: NonNullable<KafkaConfig['ssl']>;
  readonly sasl?: NonNullable<KafkaConfig['sasl']>;
}

/** Tries for two or three seconds: whoever asks or reads starts afresh afterwards. */
const BRISK = { initialRetryTime: 50, maxRetryTime: 500, retries: 8 } satisfies RetryOptions;
/** Tries for a minute and a half: longer than any broker should need to come back. */
const PATIENT = { ...BRISK, retries: 200 } satisfies RetryOptions;

/** Clients for reading and asking, and for writing. */
export interface Clients {
  readonly brisk: Kafka;
  readonly patient: Kafka;
}

export function kafkaClients({ brokers, ssl, sasl }: KafkaAddress, report: (what: string) => void): Clients {
  quietKafkajs();
  const make = (retry: RetryOptions): Kafka =>
    new kafkajs.Kafka({
      brokers: [...brokers],
      ...(ssl !== undefined && { ssl }),
      ...(sasl !== undefined && { sasl }),
      clientId: 'dreamledger',
      connectionTimeout: 3000,
      retry,
      logLevel: kafkajs.logLevel.WARN,
      logCreator:
        () =>
        ({ namespace, log }) => {
          report(`kafkajs ${namespace}: ${log.message}`);
        },
    });
  return { brisk: make(BRISK), patient: make(PATIENT) };
}
