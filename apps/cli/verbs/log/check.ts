import type { Command } from 'commander';
import { checkLog, type LogCheck } from '#log';
import { EXIT, Stop } from '../../exit.js';
import { progressBar } from '../../progress.js';
import { dataLog, logAt } from './place.js';

/** `dreamledger log check` */
export function logCheckVerb(log: Command): void {
  log
    .command('check')
    .description('read a whole file log and tell how far it is whole; nothing is changed')
    .argument('[folder]', "the log's folder, or the data folder that it is in", dataLog())
    .option('--json', 'print what was found as JSON')
    .action(check);
}

async function check(named: string, { json = false }: { json?: boolean }): Promise<void> {
  const folder = await logAt(named);
  const found = await checkLog(folder, progressBar('checking'));
  const { identity, segments, bytes, end, damage, mends } = found;
  const told = { ...identity, records: recordsIn(found), segments, bytes, end, damage: damage?.message ?? null, mends };
  console.log(json ? JSON.stringify(told) : sentenceFor(folder, found));
  if (damage !== null && !mends) throw new Stop(EXIT.found, damage.message);
}

/** A partition's first record is its genesis. */
const recordsIn = ({ end }: LogCheck): number => end.reduce((sum, offset) => sum + Math.max(0, offset - 1), 0);

function sentenceFor(folder: string, found: LogCheck): string {
  const { identity, segments, bytes, end, damage, mends } = found;
  const count = (n: number): string => n.toLocaleString('en');
  const whole = `${count(recordsIn(found))} records in ${count(end.length)} partitions, ${count(bytes)} bytes in ${count(segments)} files`;
  const start = `The log ${identity.logId} in ${folder} is whole`;
  if (damage === null) return `${start}: ${whole}.`;
  if (mends)
    return `${start}: ${whole}. A write after them was cut short and never acknowledged; the server cuts it off.`;
  return `${start} only for its first ${whole}.`;
}
