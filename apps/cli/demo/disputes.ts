import type { Cast } from './cast.js';
import type { Done } from './client.js';
import { until } from './crowd.js';
import type { Cup, Table } from './cup.js';
import type { Person } from './people.js';
import { Bots } from './play.js';

/** Two games that were disputed: one waits for a judge, the other goes on after a ruling that both took. */
export async function disputes(cast: Cast, cup: Cup, tables: readonly Table[]): Promise<void> {
  const [waiting, ruled] = tables.flatMap((table) => {
    const [first, second] = table.entrants.map(({ name }) => cast.called(name)?.person);
    return first && second ? [{ table, players: [first, second] as const }] : [];
  });
  if (waiting === undefined || ruled === undefined) return;
  await raise(cast, waiting, 'The construct was exhausted already.');
  const caseId = await raise(cast, ruled, 'I meant to pass, and it played a card.');
  await rule(cast, cup, caseId, ruled.players);
}

interface Disputed {
  readonly table: Table;
  readonly players: readonly [Person, Person];
}

const PLAYED = 30;
const DISPUTED = 22;
const RULES = ['VD-4.2.3'];

async function raise({ client }: Cast, { table: { matchId }, players }: Disputed, text: string): Promise<string> {
  await new Bots(client, matchId, players).play(PLAYED);
  const sent = { step: `dispute ${matchId}`, as: players[0] };
  const input = { matchId, ply: DISPUTED, rule: RULES[0], text };
  return (await client.command<{ caseId: string | null }>('raiseDispute', input, 'caseId', sent)).caseId ?? '';
}

async function rule({ client }: Cast, cup: Cup, caseId: string, players: readonly Person[]): Promise<void> {
  const { headJudge } = cup.staff;
  const [guilty] = players;
  const act = (verb: string, as: Person, input: object = {}): Promise<Done> =>
    client.offer<Done>(verb, { caseId, ...input }, 'position', { step: `${verb} ${caseId}`, as });
  const isTaken = ({ userErrors }: Done): boolean => userErrors.every(({ code }) => code !== 'NOT_FOUND');
  await until('the case is there', () => act('claimCase', headJudge), isTaken);
  const penalties = [{ personId: guilty?.id, degree: 'CAUTION', infringement: 'PLAY_ERROR' }];
  const reason = 'The answer was given and stands. Look before you play.';
  const ruling = { finding: 'NOT_UPHELD', remedy: { remedy: 'PLAY_ON' }, rules: RULES, reason, penalties };
  await act('issueRuling', headJudge, ruling);
  for (const player of players) await act('acceptRuling', player);
}
