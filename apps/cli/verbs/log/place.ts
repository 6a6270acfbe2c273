import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileLog, kafkaLog, type Log, type LogToRead, standingLog, type WhichLog } from '#log';
import { dataFolder } from '../../data-folder.js';
import { EXIT, Stop } from '../../exit.js';

/** Where an embedded server keeps its log. */
export const dataLog = (): string => join(dataFolder(), 'log');

export async function hasLog(folder: string): Promise<boolean> {
  const files = await readdir(folder).catch(() => []);
  return files.some((name) => name.endsWith('.segment'));
}

/** Where the log is that somebody named: a topic, its folder, or the data folder that it is in. */
export async function logAt(named: string): Promise<string> {
  if (isTopic(named) || (await hasLog(named))) return named;
  const within = join(named, 'log');
  if (await hasLog(within)) return within;
  throw new Stop(EXIT.usage, `There is no log in ${named}. Name the folder of one.`);
}

/** Opens the log that somebody named to read what it holds now; a server that has it goes on. */
export async function openToRead(named: string): Promise<LogToRead> {
  const place = await logAt(named);
  return isTopic(place) ? openLog(place, { is: 'any', partitions: 0 }) : standingLog(place);
}

const isTopic = (place: string): boolean => place.startsWith('kafka:');

/** Opens the log at a place: a folder, or `kafka:TOPIC` on the brokers that KAFKA_BROKERS names. */
export async function openLog(place: string, which: WhichLog): Promise<Log> {
  const report = (what: string): void => {
    console.error(what);
  };
  if (!isTopic(place)) {
    const isElse = await stat(place).then(
      (found) => !found.isDirectory(),
      () => false,
    );
    if (isElse) throw new Stop(EXIT.usage, `${place} is no folder; a log is in a folder, or in kafka:TOPIC.`);
    return fileLog({ folder: place, which, report });
  }
  const { KAFKA_BROKERS: brokers, KAFKA_REPLICATION: replication } = process.env;
  if (!brokers) throw new Stop(EXIT.config, `${place} is a topic, and KAFKA_BROKERS does not say on which brokers.`);
  const topic = place.slice('kafka:'.length);
  return kafkaLog({ brokers: brokers.split(','), topic, which, replication: Number(replication ?? 1), report });
}
