import { output, runs } from '../servers/index.js';
import { KAFKA_VERSION } from './jars.js';
import type { Broker, Plan, Prepare } from './plan.js';
import { quickSettings } from './settings.js';

const CONTROLLER_PORT = 9093;
const INNER_PORT = 9094;

export async function dockerAnswers(): Promise<boolean> {
  return runs('docker', ['info']);
}

/** Brokers as containers of the official image: clients reach them on 127.0.0.1, they each other on a network of their own. */
export const prepareDocker: Prepare = async (plan) => {
  const image = `apache/kafka:${KAFKA_VERSION}`;
  process.stdout.write(`running Apache Kafka in Docker (${image}) ...\n`);
  const network = host(plan, 'network');
  await output('docker', ['network', 'create', network]);
  await plan.den.atEnd('z-network', `docker network rm ${network}`);
  for (const broker of plan.brokers) {
    const name = host(plan, broker.id);
    await plan.den.atEnd(`container-${broker.id}`, `docker rm -f ${name}`);
    const publish = `127.0.0.1:${broker.port}:${broker.port}`;
    const create = ['create', '--name', name, '--network', network, '-p', publish, ...environment(plan, broker), image];
    await output('docker', create);
  }
  return async (broker) => {
    const name = host(plan, broker.id);
    const served = await plan.den.serve({
      name: `broker-${broker.id}`,
      command: 'docker',
      args: ['start', '--attach', name],
      ready: 'Kafka Server started',
      endedBy: 'KILL',
    });
    return {
      async kill() {
        await output('docker', ['kill', name]);
        await served.ended;
      },
    };
  };
};

const host = ({ clusterId }: Plan, part: number | string): string => `dreamledger-${clusterId.slice(0, 8)}-${part}`;

function environment(plan: Plan, broker: Broker): string[] {
  const name = host(plan, broker.id);
  const settings = {
    ...quickSettings(plan.brokers.length),
    'process.roles': 'broker,controller',
    'node.id': broker.id,
    'controller.quorum.voters': plan.brokers.map(({ id }) => `${id}@${host(plan, id)}:${CONTROLLER_PORT}`).join(','),
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'INNER',
    listeners: `PLAINTEXT://:${broker.port},INNER://:${INNER_PORT},CONTROLLER://:${CONTROLLER_PORT}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${broker.port},INNER://${name}:${INNER_PORT}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,INNER:PLAINTEXT,CONTROLLER:PLAINTEXT',
  };
  const named = Object.entries(settings).map(([key, value]) => [
    `KAFKA_${key.toUpperCase().replaceAll('.', '_')}`,
    value,
  ]);
  return [['CLUSTER_ID', plan.clusterId], ...named].flatMap(([key, value]) => ['-e', `${key}=${value}`]);
}
