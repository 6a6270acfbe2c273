import { BadConfig, misspelt, readConfig } from './config.js';
import { SETTINGS } from './settings.js';

const complaint = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof BadConfig) return error.message;
    throw error;
  }
  return 'none';
};

describe('configuration from the environment', () => {
  it('needs none of its variables', () => {
    expect(readConfig({})).toMatchObject({ role: 'all', host: '127.0.0.1', port: 4400, kafkaBrokers: null });
  });

  it('takes an empty variable for a missing one', () => {
    expect(readConfig({ PORT: '', KAFKA_BROKERS: '' })).toMatchObject({ port: 4400, kafkaBrokers: null });
  });

  it('reads a cluster', () => {
    const config = readConfig({ ROLE: 'api', KAFKA_BROKERS: 'a:9092, b:9093', DATABASE_URL: 'postgres://u:p@db/x' });
    expect(config).toMatchObject({
      role: 'api',
      kafkaBrokers: ['a:9092', 'b:9093'],
      databaseUrl: 'postgres://u:p@db/x',
    });
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['a word for a number', { PORT: 'eighty' }, ['PORT is "eighty"', 'a number from 0 to 65535']],
    ['a number out of bounds', { PORT: '70000' }, ['PORT is "70000"', 'a number from 0 to 65535']],
    ['an unknown role', { ROLE: 'boss' }, ['ROLE is "boss"', 'api, worker or all']],
    ['a broker without a port', { KAFKA_BROKERS: 'kafka' }, ['KAFKA_BROKERS is "kafka"', 'host:port']],
    ['another database', { DATABASE_URL: 'mysql://root:hunter2@db/x' }, ['DATABASE_URL is "mysql://root:***@db/x"']],
    [
      'an address that is none',
      { TRUSTED_PROXIES: '10.0.0.0/8, 300.1.1.1' },
      ['TRUSTED_PROXIES is "10.0.0.0/8, 300.1.1.1"'],
    ],
    ['more bits than it has', { TRUSTED_PROXIES: '10.0.0.0/33' }, ['TRUSTED_PROXIES is "10.0.0.0/33"']],
    ['half of TLS', { TLS_KEY: 'key.pem' }, ['TLS_CERT is not set but TLS_KEY is', 'https needs both']],
    ['a worker beside a file log', { ROLE: 'worker' }, ['ROLE is "worker"', 'KAFKA_BROKERS is not set', 'ROLE=all']],
    ['Kafka without Postgres', { KAFKA_BROKERS: 'a:1' }, ['DATABASE_URL is not set but KAFKA_BROKERS is']],
  ])('refuses %s, saying which variable, what it was and what it expects', (_, environment, parts) => {
    const said = complaint(environment);
    for (const part of parts) expect(said).toContain(part);
  });

  it('names variables that are almost called like one of its own, or begin so, and no others', () => {
    const environment = {
      DREAMLEDGER_PORT: '80',
      DREAMLEDGER_DTAA: '/data',
      DREAMLEDGER_COLOUR: 'red',
      DREAMLEDGER_TOKEN: 'x',
      DATABSE_URL: 'x',
      KAFKA_BROKER: 'a:1',
      DATABASE_URL: 'x',
      PATH: '/bin',
      HOME: '/',
      PORTS: '1',
    };
    expect(misspelt(environment)).toEqual([
      'DREAMLEDGER_PORT is set, and means nothing here. Did you mean PORT?',
      'DREAMLEDGER_DTAA is set, and means nothing here. Did you mean DREAMLEDGER_DATA?',
      'DREAMLEDGER_COLOUR is set, and means nothing here. docs/OPERATING.md lists those that do.',
      'DATABSE_URL is set, and means nothing here. Did you mean DATABASE_URL?',
      'KAFKA_BROKER is set, and means nothing here. Did you mean KAFKA_BROKERS?',
    ]);
  });

  it('names everything that is wrong at once, and prints no secret', () => {
    const said = complaint({ PORT: 'x', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://root:hunter2@db/x' });
    expect(said.split('\n')).toHaveLength(3);
    expect(said).not.toContain('hunter2');
  });

  it('explains each variable once', () => {
    const names = Object.values(SETTINGS).map((setting) => setting.name);
    expect(new Set(names).size).toBe(names.length);
    for (const setting of Object.values(SETTINGS)) expect(setting.says).toMatch(/^[A-Z].*\.$/s);
  });
});
