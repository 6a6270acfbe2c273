import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { output } from '../servers/index.js';

export const KAFKA_VERSION = '4.3.1';

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>dreamledger</groupId>
  <artifactId>kafka</artifactId>
  <version>1</version>
  <dependencies>
${[
  ['org.apache.kafka', 'kafka_2.13', KAFKA_VERSION],
  ['org.apache.kafka', 'kafka-tools', KAFKA_VERSION],
  ['org.apache.logging.log4j', 'log4j-core', '2.25.3'],
  ['org.apache.logging.log4j', 'log4j-slf4j-impl', '2.25.3'],
]
  .map(
    ([group, artifact, version]) =>
      `    <dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`,
  )
  .join('\n')}
  </dependencies>
</project>
`;

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'dreamledger');
const jars = join(cache, `kafka-${KAFKA_VERSION}`);

export async function isFetched(): Promise<boolean> {
  return access(jars).then(
    () => true,
    () => false,
  );
}

/** The folder of Kafka's jars, fetched from Maven Central once a version. Whoever comes second takes the first one's. */
export async function fetchedJars(): Promise<string> {
  if (await isFetched()) return jars;
  process.stdout.write(`fetching Apache Kafka ${KAFKA_VERSION} (54 MB) from Maven Central ...\n`);
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(`${jars}.`);
  try {
    const pom = join(fresh, 'pom.xml');
    await writeFile(pom, POM);
    const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
    await output('mvn', ['-q', '-B', '-f', pom, copy, '-DincludeScope=runtime', `-DoutputDirectory=${fresh}`]);
    await rename(fresh, jars).catch(async (failure: unknown) => {
      if (!(await isFetched())) throw failure;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return jars;
}
