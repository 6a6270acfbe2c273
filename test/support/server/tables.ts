import { randomUUID } from 'node:crypto';
import { actorId, type ActorId, type StreamId, streamId, SYSTEM } from '#kernel';
import type { OpenTable } from '#match';
import { seedFor } from '../../../apps/server/match/seed.js';
import type { Asker } from './asker.js';
import type { Embedded } from './embedded.js';

/** Who somebody is. */
async function actorOf(who: Asker): Promise<ActorId> {
  const { data } = await who.ask<{ viewer: { person: { id: string } } | null }>('{ viewer { person { id } } }');
  if (data.viewer === null) throw new Error('Nobody is signed in.');
  return actorId(data.viewer.person.id.replace('person_', ''));
}

/** A tournament of this organiser, with these judges; gives its name. */
export async function tournamentOf(organiser: Asker, judges: readonly Asker[] = []): Promise<string> {
  const made = await command(organiser, 'createTournament', { title: 'A cup' });
  const tournamentId = made.tournament?.id ?? '';
  for (const judge of judges) {
    const personId = `person_${await actorOf(judge)}`;
    await command(organiser, 'grantTournamentRole', { tournamentId, personId, role: 'JUDGE' });
  }
  return tournamentId.replace('tournament_', '');
}

/** The table of a pairing, as the house opens it; gives the match's id. Null is a guest. */
export async function openTable(
  { ground }: Embedded,
  players: readonly (Asker | null)[],
  terms: Partial<OpenTable> & { readonly tournament?: string; readonly holdsCeremony?: boolean } = {},
): Promise<string> {
  const { tournament = 'none', holdsCeremony = true, ...agreed } = terms;
  const stream: StreamId = streamId('match', `${tournament}.1.${randomUUID().slice(0, 8)}`);
  const table: OpenTable = {
    type: 'OpenTable',
    game: 'duel',
    seats: 2,
    switches: {},
    options: { goal: 3 },
    seed: await seedFor(ground.keyring, stream),
    ...(holdsCeremony ? { ceremony: stream } : {}),
    bestOf: 3,
    drawsAllowed: true,
    clock: null,
    delay: null,
    origin: { tournament, round: 1, table: 1, entrants: ['e1', 'e2'], decks: [null, null] },
    players: await Promise.all(players.map(async (player) => (player === null ? null : actorOf(player)))),
    confirmAfter: null,
    ...agreed,
  };
  const done = await ground.arbiter.execute(ground.matchRules, { stream, actor: SYSTEM, key: stream, command: table });
  if (done.is !== 'accepted') throw new Error(JSON.stringify(done));
  return stream.replace('/', '_');
}

async function command(
  who: Asker,
  verb: 'createTournament' | 'grantTournamentRole',
  input: object,
): Promise<{ readonly tournament: { readonly id: string } | null }> {
  const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input!`;
  const { data, errors } = await who.ask<Record<string, { tournament: { id: string } | null; userErrors: object[] }>>(
    `mutation ($input: ${type}) { ${verb}(input: $input) { tournament { id } userErrors { code message } } }`,
    { input: { idempotencyKey: randomUUID(), ...input } },
  );
  const payload = data[verb];
  if (payload === undefined || payload.userErrors.length > 0) throw new Error(JSON.stringify({ errors, payload }));
  return payload;
}
