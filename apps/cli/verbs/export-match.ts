import type { Command } from 'commander';
import { Malformed, readBundle, readCheckpoint, readNote, witnessed, writeBundle } from '#audit';
import { nodeSha256 as sha256 } from '#node';
import { dataFolder } from '../data-folder.js';
import { EXIT, Stop } from '../exit.js';
import { textFile } from '../files.js';
import { givenOut } from '../given-out.js';
import type { Where } from '../house.js';
import { nthGame } from '../numbers.js';
import { writeTo } from '../writing.js';

interface Options extends Where {
  readonly to?: string;
  readonly game?: string;
  readonly cosigned?: string;
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
    .option('--cosigned <file>', 'prove it by this checkpoint, with what witnesses signed below it')
    .option('--to <file>', 'where to; - is standard output; left out, a file named after the match')
    .action(exportMatch);
}

async function exportMatch(id: string, { to, game: nth, cosigned, ...where }: Options): Promise<void> {
  const game = nth === undefined ? undefined : nthGame(nth);
  const name = game === undefined ? `${id}.bundle` : `${id}.${game}.txt`;
  const bytes = await (game === undefined ? bundleOf(where, id, cosigned) : givenOut(where, id, `games/${game}.txt`));
  if (to === '-') {
    process.stdout.write(bytes);
    return;
  }
  writeTo(to ?? name, bytes);
  console.log(`${id} is in ${to ?? name}, ${bytes.length} bytes.`);
}

async function bundleOf(where: Where, id: string, file: string | undefined): Promise<Uint8Array> {
  if (file === undefined) return givenOut(where, id, 'bundle');
  const checkpoint = textFile(file, 'a checkpoint');
  const size = sizeOf(file, checkpoint);
  const bundle = readBundle(sha256, await givenOut(where, id, `bundle?size=${size}`));
  const whole = witnessed(bundle, checkpoint);
  if (whole !== null) return writeBundle(whole);
  throw new Stop(
    EXIT.found,
    `${file} and the server differ in what was signed of ${size} leaves: keep both, they prove that there are two histories.`,
  );
}

function sizeOf(file: string, checkpoint: string): number {
  try {
    return readCheckpoint(readNote(checkpoint).text).size;
  } catch (failure) {
    if (failure instanceof Malformed)
      throw new Stop(EXIT.found, `${file}:${failure.line}: this is no checkpoint: ${failure.says}`);
    throw failure;
  }
}
