import { validate } from 'dockerfile-utils';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { SETTINGS } from '../../apps/server/settings.js';

const dockerfile = await readFile('docker/Dockerfile', 'utf8');
const lines = dockerfile.split('\n');
const image = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

describe('docker/Dockerfile', () => {
  it('is a valid Dockerfile', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('ends in a stage without compilers and development packages, and not as root', () => {
    expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(2);
    expect(image[0]).toBe('FROM node:24-slim');
    expect(dockerfile).toContain('npm prune --omit=dev');
    expect(image).toContain('USER node');
    expect(image.join('\n')).toMatch(/^HEALTHCHECK .*docker\/health\.mjs/m);
  });

  it('sets only variables that the server or Node knows', () => {
    const set = [...image.join('\n').matchAll(/^(?:ENV| {3,}) ?(\w+)=/gm)].map(([, name]) => name!);
    expect(set).toContain('DREAMLEDGER_DATA');
    expect(unknown(set)).toEqual([]);
  });
});

const environment = z.record(z.string(), z.union([z.string(), z.number()]));
const service = z.object({
  image: z.string(),
  restart: z.literal('unless-stopped'),
  environment,
  user: z.string().optional(),
  healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
  build: z.object({ dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  deploy: z.object({ replicas: z.number() }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).optional(),
  volumes: z.array(z.string()).optional(),
});
const { services, volumes } = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(await readFile('docker/compose.yml', 'utf8'), { merge: true }));
const named = (pattern: RegExp) => Object.entries(services).filter(([name]) => pattern.test(name));
const ours = named(/^(api|worker)$/);
const brokers = named(/^kafka-/);

describe('docker/compose.yml', () => {
  it('runs three brokers, Postgres, two api and two workers', () => {
    expect(brokers).toHaveLength(3);
    expect(ours.map(([, { deploy, command }]) => [command, deploy])).toEqual([
      [['--role', 'api'], { replicas: 2 }],
      [['--role', 'worker'], { replicas: 2 }],
    ]);
    expect(Object.keys(services)).toHaveLength(6);
  });

  it('checks the health of everything, ours in the image', () => {
    const unchecked = Object.entries(services).filter(([, { healthcheck, build }]) => !healthcheck && !build);
    expect(unchecked).toEqual([]);
  });

  it('waits for healthy services that there are', () => {
    const waitedFor = Object.values(services).flatMap(({ depends_on }) => Object.keys(depends_on ?? {}));
    expect(waitedFor.length).toBeGreaterThan(0);
    expect(waitedFor.filter((name) => !(name in services))).toEqual([]);
  });

  it('keeps what is durable in volumes of its own', () => {
    const kept = [...brokers, ...named(/^postgres$/)].map(([, { volumes: mounts }]) => mounts?.[0]?.split(':')[0]);
    expect(kept.sort()).toEqual(Object.keys(volumes).sort());
  });

  it('keeps the log three times, twice before it is acknowledged, and for ever', () => {
    for (const [name, { environment }] of brokers)
      expect(environment).toMatchObject({
        KAFKA_NODE_ID: Number(name.at(-1)),
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${name}:9092`,
        KAFKA_CONTROLLER_QUORUM_VOTERS: expect.stringContaining(`@${name}:9093`) as string,
        KAFKA_DEFAULT_REPLICATION_FACTOR: 3,
        KAFKA_MIN_INSYNC_REPLICAS: 2,
        KAFKA_UNCLEAN_LEADER_ELECTION_ENABLE: 'false',
        KAFKA_LOG_RETENTION_MS: -1,
      });
  });

  it('sets only variables that the server knows, and no secret in the file', () => {
    for (const [, { environment }] of ours) {
      expect(unknown(Object.keys(environment))).toEqual([]);
      expect(environment.DATABASE_URL).toContain('${POSTGRES_PASSWORD:?');
    }
  });
});

function unknown(variables: readonly string[]): readonly string[] {
  const known = new Set<string>([...Object.values(SETTINGS).map(({ name }) => name), 'NODE_ENV', 'NODE_OPTIONS']);
  return variables.filter((name) => !known.has(name));
}
