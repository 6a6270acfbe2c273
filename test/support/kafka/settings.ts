/**
 * A small cluster that recovers fast: with the defaults a broker that was killed is kept out for half a minute, until
 * its old session has ended.
 */
export function quickSettings(brokers: number): Record<string, string | number> {
  const inSync = brokers > 1 ? 2 : 1;
  return {
    'auto.create.topics.enable': 'false',
    'default.replication.factor': brokers,
    'min.insync.replicas': inSync,
    'offsets.topic.replication.factor': brokers,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': brokers,
    'transaction.state.log.min.isr': inSync,
    'share.coordinator.state.topic.replication.factor': brokers,
    'share.coordinator.state.topic.min.isr': inSync,
    'group.initial.rebalance.delay.ms': 0,
    'broker.session.timeout.ms': 2000,
    'broker.heartbeat.interval.ms': 250,
    'controller.quorum.election.timeout.ms': 500,
    'controller.quorum.fetch.timeout.ms': 1000,
    'log.cleaner.dedupe.buffer.size': 4 * 2 ** 20,
  };
}
