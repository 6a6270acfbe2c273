import type { Command } from 'commander';
import { bundleIn } from '../bundles.js';
import { dataFolder } from '../data-folder.js';
import { EXIT, Stop } from '../exit.js';
import { answerOf, onServer, type Where } from '../house.js';

interface Options extends Where {
  readonly token?: string;
}

/** `dreamledger import-match` */
export function importMatchVerb(program: Command): void {
  program
    .command('import-match')
    .description('take in a match that was played elsewhere, out of its bundle; what does not verify is refused')
    .argument('<file>', 'a bundle, as export-match writes it')
    .option('--from <folder>', 'the data folder of an embedded server, running or not', dataFolder())
    .option('--url <url>', 'a server that runs, instead of a folder')
    .option('--token <token>', 'of whoever brings it, with the scope game:play; else DREAMLEDGER_TOKEN')
    .action(importMatch);
}

async function importMatch(file: string, { token = process.env.DREAMLEDGER_TOKEN, ...where }: Options): Promise<void> {
  if (token === undefined || token === '') {
    throw new Stop(EXIT.usage, 'Say who brings it: --token, or DREAMLEDGER_TOKEN, is an API token of yours.');
  }
  const bytes = bundleIn(file);
  if (bytes === null) throw new Stop(EXIT.usage, `${file} is no bundle of a match; export-match writes one.`);
  const { matchId, repeated } = await onServer(where, async (url) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = fetch(`${url}/import/matches`, { method: 'POST', headers, body: Buffer.from(bytes) });
    return (await (await answerOf(sent, EXIT.found)).json()) as { matchId: string; repeated: boolean };
  });
  console.log(`${matchId} is ${repeated ? 'here already' : 'here now'}: see its replay.`);
}
