import { randomBytes } from 'node:crypto';
import { type CeremonyTerms, commitToSeed, type Dice, streamId } from '#kernel';
import { nodeSha256 } from '#log';
import { asks } from '#test/rulings';
import { playOn, send } from '#test/server';
import { Listeners } from './listen.js';
import type { Onlookers } from './sight.js';
import { OUTSIDERS, type Role, type Twins, type World } from './twins.js';

/** A match of its own in both worlds, created by ann. */
export async function created(twins: Twins, terms: object): Promise<(world: World) => string> {
  const [here, there] = await twins.both(async (world) => {
    const { match, userErrors } = await send(world.who.ann, 'createMatch', { game: 'duel', seats: 2, ...terms });
    if (match === null) throw new Error(JSON.stringify(userErrors));
    return match.id;
  });
  twins.know('the match', [here, there]);
  return ({ isThere }) => (isThere ? there : here);
}

/** Waits until the lists show what was done. */
export const shown = (twins: Twins, id: (world: World) => string): Promise<unknown> =>
  twins.both(async (world) => {
    const { arbiter, matchRules, readModels } = world.server.ground;
    const stream = streamId('match', id(world).replace('match_', ''));
    await readModels.reached(stream, (await arbiter.look(matchRules, stream, ({ seq }) => seq)) ?? 0);
  });

/** Moves that who looks with a delay is not shown yet: other ones, and another number of them. */
export async function movedElsewhere(twins: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const blind: readonly Role[] = [...OUTSIDERS, 'organiser', 'head'];
  const id = await created(twins, { spectatorDelay: { moves: 8 }, options: { goal: 9 } });
  const sights = (world: World) => ({
    match: id(world),
    position: id(world).replace('match_', 'match/').concat(':1'),
    ply: '0',
  });
  for (const who of ['ann', 'ben'] as const)
    await twins.both((world) => send(world.who[who], 'joinMatch', { matchId: id(world), brings: null }));
  await shown(twins, id);
  const listeners = new Listeners(twins);
  listeners.listen(blind, 'matchEvents', sights);
  await listeners.compare();
  const moves = [1 + dice.below(6), 1 + dice.below(6)] as const;
  await twins.both((world) => {
    const nth = world.isThere ? 1 : 0;
    return playOn([world.who.ann, world.who.ben], id(world), nth + 1, moves[nth]);
  });
  await shown(twins, id);
  await onlookers.compare(twins, blind, sights);
  await listeners.compare();
}

/** What a player's own device put into the seed, until it is shown. */
export async function seededElsewhere(twins: Twins, onlookers: Onlookers): Promise<void> {
  const blind: readonly Role[] = ['ben', ...OUTSIDERS.filter((role) => role !== 'ann, by a token for her account')];
  const id = await created(twins, {});
  const sights = (world: World) => ({ match: id(world), position: id(world).replace('match_', 'match/').concat(':1') });
  const query = 'query ($id: ID!) { match(id: $id) { seedCeremony { terms } } }';
  await twins.both(async (world) => {
    const matchId = id(world);
    const { match } = await asks<{ match: { seedCeremony: { terms: CeremonyTerms } } }>(world.who.ann, query, {
      id: matchId,
    });
    const seed = randomBytes(32).toString('hex');
    const seedCommitment = commitToSeed(nodeSha256, match.seedCeremony.terms, { by: 'seat/0', seed });
    await send(world.who.ann, 'joinMatch', { matchId, seat: 0, brings: null, seedCommitment });
  });
  await shown(twins, id);
  await onlookers.compare(twins, blind, sights);
  await twins.both((world) => send(world.who.ben, 'joinMatch', { matchId: id(world), brings: null }));
  await shown(twins, id);
  await onlookers.compare(twins, blind, sights);
}
