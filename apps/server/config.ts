import type { z } from 'zod';
import { closest } from '#cards';
import { SETTINGS, type Setting } from './settings.js';

/** What the server was told, read once at the start. */
export type Config = { readonly [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['read']> };

/** A configuration that can't be used. Each line names the variable, what it was, and what it expects. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

/** sysexits.h: something was found in an unconfigured or misconfigured state. */
export const EXIT_BAD_CONFIG = 78;

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  const values = Object.entries<Setting>(SETTINGS).map(([key, setting]) => {
    const given = environment[setting.name] === '' ? undefined : environment[setting.name];
    const found = setting.read.safeParse(given);
    if (!found.success)
      wrong.push(`${setting.name} is ${shown(setting, given)}; it expects ${setting.expects}. ${setting.says}`);
    return [key, found.data] as const;
  });
  const config = Object.fromEntries(values) as Config;
  if (wrong.length === 0) wrong.push(...contradictions(config));
  if (wrong.length > 0) throw new BadConfig(wrong.join('\n'));
  return config;
}

/** Names so long that one near to them is hardly another program's. */
const LONG = 8;
const NEAR = 2;

/** Begins the names that nobody else has; the command line has some of them. */
const OURS = 'DREAMLEDGER_';
const OF_THE_COMMAND_LINE = ['DREAMLEDGER_TOKEN', 'DREAMLEDGER_DEMO_PASSWORD'];

/** Variables that are called almost like ours, or begin so, each in a sentence: what they say is not heard. */
export function misspelt(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names: readonly string[] = Object.values<Setting>(SETTINGS).map(({ name }) => name);
  const long = names.filter(({ length }) => length >= LONG);
  const isUnknown = (given: string): boolean => !names.includes(given) && !OF_THE_COMMAND_LINE.includes(given);
  return Object.keys(environment)
    .filter(isUnknown)
    .flatMap((given) => {
      const isOurs = given.startsWith(OURS);
      const meant = closest(given, long, NEAR) ?? (isOurs ? closest(given.slice(OURS.length), names) : null);
      if (meant === null && !isOurs) return [];
      const right = meant === null ? 'docs/OPERATING.md lists those that do.' : `Did you mean ${meant}?`;
      return [`${given} is set, and means nothing here. ${right}`];
    });
}

/** A value that reads well, and yet can't be used where the server runs. */
export function unusable(key: keyof typeof SETTINGS, given: string, why: string): BadConfig {
  const setting = SETTINGS[key];
  return new BadConfig(`${setting.name} is ${shown(setting, given)}; it expects ${setting.expects}. ${why}`);
}

function contradictions(config: Config): readonly string[] {
  if ((config.tlsCert === null) === (config.tlsKey === null)) return clusterContradictions(config);
  const [there, missing] = config.tlsCert === null ? ['TLS_KEY', 'TLS_CERT'] : ['TLS_CERT', 'TLS_KEY'];
  return [`${missing} is not set but ${there} is; https needs both, plain http neither.`];
}

function clusterContradictions(config: Config): readonly string[] {
  const lone = config.kafkaBrokers === null && config.role !== 'all';
  if (lone) {
    return [`ROLE is "${config.role}" but KAFKA_BROKERS is not set; on a file log one process does all: use ROLE=all.`];
  }
  if (config.kafkaBrokers !== null && config.databaseUrl === null) {
    return [
      `DATABASE_URL is not set but KAFKA_BROKERS is; servers that share a log share a Postgres: ${SETTINGS.databaseUrl.expects}.`,
    ];
  }
  return [];
}

/** A secret is never printed back; a URL shows all but its password. */
function shown(setting: Setting, given: string | undefined): string {
  if (given === undefined) return 'not set';
  if (!setting.secret) return `"${given}"`;
  return URL.canParse(given) ? `"${withoutPassword(given)}"` : 'not a URL';
}

function withoutPassword(given: string): string {
  const parts = new URL(given);
  if (parts.password !== '') parts.password = '***';
  return parts.toString();
}
