import { fileLog } from '#log';

/** Eight writers append to the log in this folder, say so once it is durable, and go on until the process is killed. */
const [folder, run] = process.argv.slice(2);
if (folder === undefined || run === undefined)
  throw new Error('append-for-ever.ts needs a folder and the number of the run');
const log = await fileLog({
  folder,
  which: { is: 'any', partitions: 4 },
  report: (what) => process.stdout.write(`report ${what}\n`),
  segmentBytes: 20_000,
});

const write = async (writer: number): Promise<never> => {
  for (let n = 0; ; n++) {
    const text = `${run}/${writer}/${n}`;
    const offset = await log.append(writer % 4, [Buffer.from(text.padEnd((n * 37) % 400, '.'))]);
    process.stdout.write(`${writer % 4}@${offset} ${text}\n`);
  }
};
await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(write));
