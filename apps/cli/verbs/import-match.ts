import type { Command } from 'commander';
import { randomUUID } from 'node:crypto';
import { theNamed } from '../bundles.js';
import { dataFolder } from '../data-folder.js';
import { EXIT, Stop } from '../exit.js';
import { answerOf, onServer, type Where } from '../house.js';
import { nthGame } from '../numbers.js';

interface Options extends Where {
  readonly token?: string;
  readonly into?: string;
  readonly game: string;
  readonly seats?: string;
}

/** `dreamledger import-match` */
export function importMatchVerb(program: Command): void {
  program
    .command('import-match')
    .description('take in a match that was played elsewhere, out of its bundle; what does not verify is refused')
    .argument('<file>', 'a bundle, as export-match writes it')
    .option('--from <folder>', 'the data folder of an embedded server, running or not', dataFolder())
    .option('--url <url>', 'a server that runs, instead of a folder')
    .option('--token <token>', 'of whoever brings it, with the scope GAME_PLAY; else DREAMLEDGER_TOKEN')
    .option('--into <match>', 'hand it in as a game of this match of a tournament')
    .option('--game <number>', 'which game of that match it is, or begins with', '1')
    .option('--seats <entrants>', 'by the staff: who sat where in it, apart by commas')
    .action(importMatch);
}

async function importMatch(
  file: string,
  { token = process.env.DREAMLEDGER_TOKEN, into, game: nth, seats, ...where }: Options,
): Promise<void> {
  const game = nthGame(nth);
  if (token === undefined || token === '') {
    throw new Stop(EXIT.usage, 'Say who brings it: --token, or DREAMLEDGER_TOKEN, is an API token of yours.');
  }
  const { is, bytes } = theNamed(file);
  if (is !== 'bundle') {
    const but = is === 'events' ? ' but the events of a tournament, which verify checks and nothing takes in' : '';
    throw new Stop(EXIT.usage, `${file} is no bundle of a match${but}; export-match writes one.`);
  }
  const headers = { authorization: `Bearer ${token}` };
  await onServer(where, async (url) => {
    const sent = fetch(`${url}/import/matches`, { method: 'POST', headers, body: Buffer.from(bytes) });
    const { matchId, repeated } = (await (await answerOf(sent, EXIT.found)).json()) as Imported;
    console.log(`${matchId} is ${repeated ? 'here already' : 'here now'}: see its replay.`);
    if (into === undefined) return;
    const entrantIds = seats?.split(',').map((id) => id.trim()) ?? null;
    const input = {
      idempotencyKey: randomUUID(),
      matchId: into,
      game,
      importedMatchId: matchId,
      entrantIds,
    };
    const { phase } = await handedIn(url, headers, input);
    const next =
      phase === 'FINISHED' ? 'which is over with it' : 'which goes on, or waits for the opponent to confirm it';
    console.log(`It is game ${game} of ${into}, ${next}.`);
  });
}

interface Imported {
  readonly matchId: string;
  readonly repeated: boolean;
}

const HAND_IN = `mutation ($input: HandInGameInput!) {
  handInGame(input: $input) { match { phase } userErrors { message } }
}`;

interface HandedIn {
  readonly data: {
    readonly handInGame: {
      readonly match: { readonly phase: string } | null;
      readonly userErrors: readonly { readonly message: string }[];
    };
  } | null;
  readonly errors?: readonly { readonly message: string }[];
}

async function handedIn(
  url: string,
  headers: Readonly<Record<string, string>>,
  input: object,
): Promise<{ readonly phase: string }> {
  const body = JSON.stringify({ query: HAND_IN, variables: { input } });
  const sent = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  const { data, errors = [] } = (await (await answerOf(sent, EXIT.refused)).json()) as HandedIn;
  const [no] = data?.handInGame.userErrors ?? errors;
  if (no !== undefined || !data?.handInGame.match)
    throw new Stop(EXIT.refused, no?.message ?? 'There is no such match.');
  return data.handInGame.match;
}
