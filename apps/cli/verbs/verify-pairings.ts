import type { Command } from 'commander';
import type { Happening, LogRecord } from '#kernel';
import { Versions } from '#log';
import {
  type PairingVerdict,
  tournamentDecider,
  type TournamentEvent,
  type TournamentRecord,
  verifyPairingsOf,
} from '#tournament';
import { EXIT, Stop } from '../exit.js';
import { streamsIn } from '../log-streams.js';
import { progressBar } from '../progress.js';
import { dataLog, openToRead } from './log/place.js';

/** `dreamledger verify-pairings` */
export function verifyPairingsVerb(program: Command): void {
  program
    .command('verify-pairings')
    .description('work every pairing of tournaments out again from the log, and name the tables that differ')
    .argument('[tournament...]', 'the ids of tournaments; left out, all')
    .option('--from <place>', 'the folder of a log, which a server may have, or kafka:TOPIC', dataLog())
    .option('--json', 'print what was found as JSON')
    .action(verifyPairings);
}

interface Found {
  readonly tournament: string;
  readonly pairings: readonly PairingVerdict[];
}

async function verifyPairings(
  ids: readonly string[],
  { from, json = false }: { readonly from: string; readonly json?: boolean },
): Promise<void> {
  const found = await pairingsIn(from, ids);
  console.log(json ? JSON.stringify(found) : found.flatMap(linesFor).join('\n') || 'No tournament has a round yet.');
  const differs = found.flatMap(({ pairings }) => pairings.filter(({ is }) => is === 'different'));
  if (differs.length > 0) throw new Stop(EXIT.found, `${differs.length} pairings are not what the log gives.`);
}

async function pairingsIn(from: string, ids: readonly string[]): Promise<readonly Found[]> {
  const log = await openToRead(from);
  try {
    const streams = await streamsIn(log, 'tournament', progressBar('reading'));
    const all = new Map([...streams].map(([stream, records]) => [stream.replace('/', '_'), records]));
    const wanted =
      ids.length === 0 ? [...all.keys()] : ids.map((id) => id.replace(/^(?:tournament[_/])?/, 'tournament_'));
    return wanted.map((tournament) => {
      const records = all.get(tournament);
      if (records === undefined) throw new Stop(EXIT.usage, `There is no ${tournament} in ${from}.`);
      return { tournament, pairings: verifyPairingsOf(records.map(opened)) };
    });
  } finally {
    await log.close();
  }
}

const versions = new Versions<TournamentEvent>(tournamentDecider.upcasts);

/** A tournament seals nothing, so its records can be read as they are. */
const opened = ({ actor, at, seq, events }: LogRecord): TournamentRecord => ({
  actor,
  at,
  seq,
  events: events.map(({ type, v, data }): TournamentEvent => {
    const stored: Happening = { type, v, data, secret: null };
    return versions.raise(stored);
  }),
});

function linesFor({ tournament, pairings }: Found): readonly string[] {
  return pairings.flatMap((pairing) => {
    const what = `${tournament} round ${pairing.round}${pairing.of === 'repair' ? ', tables paired anew' : ''} (record ${pairing.seq})`;
    switch (pairing.is) {
      case 'same':
        return [`${what}: as worked out`];
      case 'by-hand':
        return [`${what}: moved by hand, with a reason in the record`];
      case 'unknown-engine':
        return [`${what}: paired by ${pairing.engine}, which is not here`];
      case 'different':
        return [
          `${what}: DIFFERENT`,
          ...pairing.tables.map(
            ({ number, recorded, workedOut }) =>
              `  table ${number}: ${recorded?.join(' and ') ?? 'nobody'} in the log, ${workedOut?.join(' and ') ?? 'nobody'} worked out`,
          ),
        ];
    }
  });
}
