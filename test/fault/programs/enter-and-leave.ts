import { setTimeout as sleep } from 'node:timers/promises';
import { fileLog, FolderInUse } from '#log';

/** Opens the log in this folder as often as it may, notes when it entered and when it left, and says how often it could. */
const [folder, name] = process.argv.slice(2);
if (folder === undefined || name === undefined) throw new Error('enter-and-leave.ts needs a folder and a name');
let entered = 0;
while (entered < 3) {
  try {
    const log = await fileLog({ folder, which: { is: 'any', partitions: 1 }, report: () => undefined });
    await log.append(0, [Buffer.from(`${name} enters`)]);
    await sleep(20);
    await log.append(0, [Buffer.from(`${name} leaves`)]);
    await log.close();
    entered++;
  } catch (cause) {
    if (!(cause instanceof FolderInUse)) throw cause;
  }
}
