import kafkajs, { type Admin } from 'kafkajs';
import { Fault } from '#kernel';
import { LARGEST_APPEND } from '../limits.js';

type Settings = Readonly<Record<string, string>>;

/** With more than one replica, two at least have what was acknowledged. */
const inSync = (replicas: number): number => (replicas > 1 ? 2 : 1);

/** How a topic must be set to be a log: nothing is ever deleted, rewritten or lost by electing who has less. */
export const settingsOf = (replicas: number): Settings => ({
  'cleanup.policy': 'delete',
  'retention.ms': '-1',
  'retention.bytes': '-1',
  'unclean.leader.election.enable': 'false',
  'min.insync.replicas': String(inSync(replicas)),
  'max.message.bytes': String(2 * LARGEST_APPEND),
});

/** More of these is fine too. */
const AT_LEAST = ['min.insync.replicas', 'max.message.bytes'];

/** Throws when a topic is set otherwise. */
export async function checkSettings(admin: Admin, topic: string, replicas: number): Promise<void> {
  const wanted = settingsOf(replicas);
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic, configNames: Object.keys(wanted) }],
  });
  const found = new Map(resources[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]));
  const wrong = Object.entries(wanted).filter(([name, value]) => !fits(name, found.get(name), value));
  if (wrong.length === 0) return;
  const is = wrong.map(([name]) => `${name}=${found.get(name) ?? 'unset'}`).join(', ');
  const should = wrong.map(([name, value]) => `${name}=${value}`).join(',');
  throw new Fault(
    `The topic ${topic} has ${is}; with that it can lose records. Set it right: kafka-configs.sh --alter --topic ${topic} --add-config ${should}`,
  );
}

const fits = (name: string, found: string | undefined, wanted: string): boolean =>
  AT_LEAST.includes(name) ? Number(found) >= Number(wanted) : found === wanted;
