import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output, runs } from '../servers/index.js';
import type { Broker, Plan, Prepare } from './plan.js';
import { fetchedJars } from './jars.js';
import { quickSettings } from './settings.js';

const LOGGING = `<Configuration status="WARN">
  <Appenders><Console name="out"><PatternLayout pattern="%d{HH:mm:ss.SSS} %p %c{1}: %m%n"/></Console></Appenders>
  <Loggers>
    <Root level="WARN"><AppenderRef ref="out"/></Root>
    <Logger name="kafka.server.KafkaRaftServer" level="INFO"/>
  </Loggers>
</Configuration>
`;
const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';

export async function javaRuns(): Promise<boolean> {
  const said = await output(java, ['-version']).catch(() => '');
  return Number(/version "(\d+)/.exec(said)?.[1] ?? 0) >= 17;
}

export async function mavenRuns(): Promise<boolean> {
  return runs('mvn', ['-version']);
}

/** Brokers as Java processes on this machine, from the jars of Maven Central. */
export const prepareJava: Prepare = async (plan) => {
  const classPath = join(await fetchedJars(), '*');
  const logging = join(plan.den.dir, 'log4j2.xml');
  await writeFile(logging, LOGGING);
  // Several brokers on one machine compete for its cores while they start: without the second compiler it takes half.
  const compiler = plan.brokers.length > 1 ? ['-XX:TieredStopAtLevel=1'] : [];
  const jvm = ['-Xms128m', '-Xmx512m', '-XX:+UseSerialGC', ...compiler, `-Dlog4j2.configurationFile=${logging}`];
  await Promise.all(
    plan.brokers.map(async (broker) => {
      await mkdir(folder(plan, broker));
      await writeFile(properties(plan, broker), settings(plan, broker));
      const format = ['format', '-t', plan.clusterId, '-c', properties(plan, broker)];
      await output(java, [...jvm, '-cp', classPath, 'kafka.tools.StorageTool', ...format]);
    }),
  );
  return async (broker) => {
    const served = await plan.den.serve({
      name: `broker-${broker.id}`,
      command: java,
      args: [...jvm, '-cp', classPath, 'kafka.Kafka', properties(plan, broker)],
      ready: 'Kafka Server started',
      endedBy: 'KILL',
    });
    return { kill: () => served.signal('SIGKILL') };
  };
};

const folder = ({ den }: Plan, { id }: Broker): string => join(den.dir, String(id));
const properties = (plan: Plan, broker: Broker): string => join(folder(plan, broker), 'server.properties');

function settings(plan: Plan, broker: Broker): string {
  const { id, port, controllerPort } = broker;
  const here = `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`;
  const settings = {
    ...quickSettings(plan.brokers.length),
    'process.roles': 'broker,controller',
    'node.id': id,
    'controller.quorum.voters': plan.brokers.map((peer) => `${peer.id}@127.0.0.1:${peer.controllerPort}`).join(','),
    'controller.listener.names': 'CONTROLLER',
    listeners: here,
    'advertised.listeners': here,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': join(folder(plan, broker), 'data'),
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
