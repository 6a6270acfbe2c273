import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { dataFolder } from '../data-folder.js';
import { givenOut } from '../given-out.js';
import type { Where } from '../house.js';

interface Options extends Where {
  readonly to?: string;
  readonly game?: string;
}

/** `dreamledger export-match` */
export function exportMatchVerb(program: Command): void {
  program
    .command('export-match')
    .description('write a match that is over into one file that proves itself, or one of its games as text')
    .argument('<id>', 'the id of the match, such as match_4f2a7c')
    .option('--from <folder>', 'the data folder of an embedded server, running or not', dataFolder())
    .option('--url <url>', 'a server that runs, instead of a folder')
    .option('--game <n>', 'only this game, as a text to read')
    .option('--to <file>', 'where to; - is standard output; left out, a file named after the match')
    .action(exportMatch);
}

async function exportMatch(id: string, { to, game, ...where }: Options): Promise<void> {
  const [part, name] = game === undefined ? ['bundle', `${id}.bundle`] : [`games/${game}.txt`, `${id}.${game}.txt`];
  const bytes = await givenOut(where, id, part);
  if (to === '-') {
    process.stdout.write(bytes);
    return;
  }
  await writeFile(to ?? name, bytes);
  console.log(`${id} is in ${to ?? name}, ${bytes.length} bytes.`);
}
