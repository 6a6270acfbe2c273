import { Fault } from '#kernel';
import { identityToMake, type WhichLog } from '../identity.js';
import type { Cluster } from './cluster.js';
import { checkSettings, settingsOf } from './settings.js';

/** How far each partition of a topic goes; all that was ever in it must still be there. */
export async function endsOf(cluster: Cluster, topic: string): Promise<number[]> {
  const ends: number[] = [];
  for (const { partition, low, high } of await cluster.ask((admin) => admin.fetchTopicOffsets(topic))) {
    if (Number(low) > 0) {
      throw new Fault(
        `The topic ${topic} has lost its records before offset ${low} of partition ${partition}: they were deleted, or retention was set. Restore the topic from a copy.`,
      );
    }
    ends[partition] = Number(high);
  }
  return ends;
}

/** Makes the topic of a log if there is none; tells how many partitions it has, once its settings are known to be right. */
export async function openTopic(
  cluster: Cluster,
  topic: string,
  which: WhichLog,
  replication: number,
): Promise<{ readonly partitions: number; readonly isOurs: boolean }> {
  const names = await cluster.ask((admin) => admin.listTopics());
  const isOurs = !names.includes(topic) && (await makeTopic(cluster, topic, which, replication));
  const partitions = await cluster.ask(async (admin) => {
    const [found] = (await admin.fetchTopicMetadata({ topics: [topic] })).topics;
    return found?.partitions ?? [];
  });
  const replicas = Math.min(...partitions.map((partition) => partition.replicas.length));
  await cluster.ask((admin) => checkSettings(admin, topic, replicas));
  return { partitions: partitions.length, isOurs };
}

/** False when another made it at the same time. */
async function makeTopic(cluster: Cluster, topic: string, which: WhichLog, replication: number): Promise<boolean> {
  const { partitions } = identityToMake(which, `The topic ${topic}`);
  const configEntries = Object.entries(settingsOf(replication)).map(([name, value]) => ({ name, value }));
  return cluster.ask((admin) =>
    admin
      .createTopics({ topics: [{ topic, numPartitions: partitions, replicationFactor: replication, configEntries }] })
      .catch(tellWhy),
  );
}

/** kafkajs hides the reason within. */
function tellWhy(cause: Error & { readonly errors?: readonly Error[] }): never {
  throw new Error([cause, ...(cause.errors ?? [])].map(({ message }) => message).join(': '), { cause });
}
