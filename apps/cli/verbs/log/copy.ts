import type { Command } from 'commander';
import { copyLog } from '#log';
import { progressBar } from '../../progress.js';
import { dataLog, logAt, openLog } from './place.js';

/** `dreamledger log copy` */
export function logCopyVerb(log: Command): void {
  log
    .command('copy')
    .description('copy a log to another store and compare the hashes; may be run again, and goes on where it ended')
    .argument('<to>', 'kafka:TOPIC on the brokers that KAFKA_BROKERS names, or a folder')
    .option(
      '--from <place>',
      'the log to copy: its folder, or the data folder that it is in, which no server may hold; or kafka:TOPIC, beside its servers',
      dataLog(),
    )
    .action(copy);
}

async function copy(to: string, { from: named }: { from: string }): Promise<void> {
  const from = await logAt(named);
  const source = await openLog(from, { is: 'any', partitions: 0 });
  try {
    const target = await openLog(to, { is: 'this', ...source.identity });
    try {
      const bars = {
        reading: progressBar('reading'),
        comparing: progressBar('comparing'),
        copying: progressBar('copying'),
      };
      const { records, copied, repeats, hashes } = await copyLog(source, target, ({ doing, done, of }) => {
        bars[doing](done, of);
      });
      console.log(
        `${copied} of ${records} records copied from ${from} to ${to}; ${repeats} stand there twice and count once.`,
      );
      console.log(`Both now have these hashes, a partition each:\n${hashes.join('\n')}`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
