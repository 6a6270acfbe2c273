import type { LoggerService } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** One JSON object a line on standard error; what could hold a secret is cut out should it ever get in. */
export function makeLogger(level: string): Logger {
  const secret = ['authorization', 'cookie', 'password', 'token', 'secret', 'key'];
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), censor: '[cut]' },
  };
  return pino(options, standardError());
}

const MOST_UNWRITTEN = 2 ** 20;

/** What can't be written, as on a full disk, is written when it can be, as far as there is not too much of it. */
function standardError(): DestinationStream {
  return pino.destination({ fd: 2, sync: true, maxLength: MOST_UNWRITTEN }).on('error', () => undefined);
}

/**
 * Nest's own words, in our log: what it says of its start is for debugging, and so is what somebody was told that they asked
 * wrongly.
 */
export function nestLogger(logger: Logger): LoggerService {
  const at =
    (level: 'debug' | 'warn' | 'error' | 'fatal' | 'trace') =>
    (message: unknown, ...rest: readonly unknown[]): void => {
      const context = rest.at(-1);
      logger[level](
        { nest: typeof context === 'string' ? context : undefined, err: errorAmong([message, ...rest]) },
        String(message),
      );
    };
  return {
    log: at('debug'),
    debug: at('debug'),
    verbose: at('trace'),
    warn: at('warn'),
    error: (message: unknown, ...rest: readonly unknown[]) => {
      at(message instanceof GraphQLError ? 'debug' : 'error')(message, ...rest);
    },
    fatal: at('fatal'),
  };
}

const errorAmong = (all: readonly unknown[]): unknown => all.find((one) => one instanceof Error);
