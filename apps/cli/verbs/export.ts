import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { type Command, Option } from 'commander';
import { dataFolder } from '../data-folder.js';
import { EXIT, Stop } from '../exit.js';
import { answerOf, onServer, type Where } from '../house.js';
import { progressBar } from '../progress.js';
import { unwritable } from '../writing.js';

interface Options extends Where {
  readonly token?: string;
  readonly of: 'games' | 'cards' | 'figures';
  readonly by?: string;
  readonly filter?: string;
}

interface Export {
  readonly id: string;
  readonly state: 'WAITING' | 'WORKING' | 'READY' | 'FAILED';
  readonly done: number;
  readonly total: number;
  readonly bytes: number | null;
  readonly url: string | null;
  readonly trouble: string | null;
}

interface House {
  readonly url: string;
  readonly token: string;
}

const PARTS = 'id state done total bytes url trouble';
const LOOK_EVERY_MS = 250;

/** `dreamledger export` */
export function exportVerb(program: Command): void {
  program
    .command('export')
    .description('write what was played into a file, however much it is: a table, or JSON a line')
    .argument('<file>', 'where to: NAME.csv or NAME.ndjson; a part of it that is there is gone on with')
    .addOption(new Option('--of <what>', 'what a line is').choices(['games', 'cards', 'figures']).default('games'))
    .option(
      '--by <figures>',
      'by what figures are told apart, one or two of FigureBy, such as BASTION,OPPONENT_BASTION',
    )
    .option('--filter <json>', 'which games, as GamesFilter has it, such as \'{"game":"voidream"}\'')
    .option('--from <folder>', 'the data folder of an embedded server, running or not', dataFolder())
    .option('--url <url>', 'a server that runs, instead of a folder')
    .option('--token <token>', 'of whoever takes it, with the scope GAME_PLAY; else DREAMLEDGER_TOKEN')
    .action(exportGames);
}

async function exportGames(file: string, options: Options): Promise<void> {
  const { token = process.env.DREAMLEDGER_TOKEN ?? '', from, url: given } = options;
  if (token === '')
    throw new Stop(EXIT.usage, 'Say who takes it: --token, or DREAMLEDGER_TOKEN, is an API token of yours.');
  const asked = askedFor(file, options);
  const bytes = await onServer({ from, ...(given === undefined ? {} : { url: given }) }, async (url) => {
    const house = { url, token };
    return fetched(house, await made(house, asked), file);
  });
  console.log(`${file} is there, ${bytes} bytes.`);
}

/** The same command has the same key, so that whoever calls it again goes on with the same export. */
function askedFor(file: string, { of, by, filter }: Options): object {
  const format = /\.(csv|ndjson)$/.exec(file)?.[1]?.toUpperCase();
  if (format === undefined)
    throw new Stop(EXIT.usage, `${file} should end with .csv or .ndjson, which says how it is written.`);
  const asked = { of: of.toUpperCase(), by: by?.toUpperCase().split(/ *, */) ?? [], format, filter: filterIn(filter) };
  const day = new Date().toISOString().slice(0, 10);
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([asked, day]))
    .digest('hex');
  return { idempotencyKey, ...asked };
}

function filterIn(filter: string | undefined): unknown {
  try {
    return filter === undefined ? null : (JSON.parse(filter) as unknown);
  } catch {
    throw new Stop(EXIT.usage, `--filter is no JSON: ${filter ?? ''}`);
  }
}

interface Made extends Export {
  /** By an earlier call, of whose file a part may be here. */
  readonly before: boolean;
}

async function made(house: House, input: object): Promise<Made> {
  const started = await ask<{ startExport: { export: Export | null; userErrors: readonly { message: string }[] } }>(
    house,
    `mutation ($input: StartExportInput!) { startExport(input: $input) { export { ${PARTS} } userErrors { message } } }`,
    { input },
  );
  const { export: first, userErrors } = started.startExport;
  if (first === null) throw new Stop(EXIT.refused, userErrors.map(({ message }) => message).join(' '));
  const show = progressBar('Counting games');
  for (let now = first; ; await sleep(LOOK_EVERY_MS), now = await standing(house, first.id)) {
    if (now.state === 'FAILED') throw new Stop(EXIT.refused, now.trouble ?? 'The export failed.');
    if (now.state === 'READY') return { ...now, before: first.state === 'READY' };
    if (now.total > 0) show(now.done, now.total);
  }
}

async function standing(house: House, id: string): Promise<Export> {
  const { exports } = await ask<{ exports: readonly Export[] | null }>(house, `{ exports { ${PARTS} } }`, {});
  const found = exports?.find((each) => each.id === id);
  if (found === undefined) throw new Stop(EXIT.refused, 'The export was ended by somebody.');
  return found;
}

/** What is there of the file stays, and the rest is fetched; gives how large it is. */
async function fetched({ url }: House, { url: path, bytes, before }: Made, file: string): Promise<number> {
  const whole = bytes ?? 0;
  const held = before ? await sizeOf(file) : 0;
  if (held > whole) throw new Stop(EXIT.usage, `${file} is there already, and is something else. Name another file.`);
  if (held === whole && whole > 0) return whole;
  const headers: Readonly<Record<string, string>> = held > 0 ? { range: `bytes=${held}-` } : {};
  const answer = await answerOf(fetch(`${url}${path ?? ''}`, { headers }), EXIT.refused);
  const show = progressBar('Fetching');
  let come = held;
  const told = async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    for await (const part of parts) {
      come += part.length;
      show(come, whole);
      yield part;
    }
  };
  const from = answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body);
  const to = await open(file, held > 0 ? 'a' : 'w').catch((failure: unknown) => {
    from.destroy();
    throw unwritable(file, failure);
  });
  await pipeline(from, told, to.createWriteStream());
  return come;
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

async function ask<Data>({ url, token }: House, query: string, variables: object): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query, variables });
  const answer = await answerOf(fetch(`${url}/graphql`, { method: 'POST', headers, body }), EXIT.refused);
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: readonly { message: string }[] };
  if (data === undefined || errors !== undefined) throw new Stop(EXIT.refused, errors?.[0]?.message ?? 'No answer.');
  return data;
}
