import type { Dice } from '#kernel';
import { asks, eventually, must } from '#test/rulings';
import { playOn, send } from '#test/server';
import { Listeners } from './listen.js';
import { type Onlookers } from './sight.js';
import { OUTSIDERS, type Role, type Twins, type World } from './twins.js';
import type { Sights } from './ways.js';
import { created, shown } from './unseen.js';

const RELEASED = 'query ($id: ID!) { replay(matchId: $id, viewpoint: PUBLIC) { released } }';

/** What somebody plays on from a match for themselves: from where, how far, and under which name. */
export async function branchedElsewhere(worlds: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const twins = await worlds.withOthers();
  const matchId = await created(twins, { listed: false, clock: { kind: 'NONE' }, options: { goal: 9 } });
  await twins.both(async (world) => {
    for (const who of ['ann', 'ben'] as const)
      await send(world.who[who], 'joinMatch', { matchId: matchId(world), brings: null });
    await playOn([world.who.ann, world.who.ben], matchId(world), 1, 2);
    await send(world.who.ann, 'resign', { matchId: matchId(world) });
    await eventually(
      () => asks<{ replay: { released: boolean } }>(world.who.ann, RELEASED, { id: matchId(world) }),
      ({ replay }) => replay.released,
    );
  });
  const plies = [dice.below(2), dice.below(3)];
  const begun = await twins.both(async (world) => {
    const input = {
      matchId: matchId(world),
      ply: plies[world.isThere ? 1 : 0],
      name: world.isThere ? 'What if' : null,
    };
    const { match } = await must<{ match: { id: string } }>(world.who.ann, 'branchMatch', input, 'match { id }');
    return match.id;
  });
  twins.know('the branch', begun);
  const id = (world: World): string => begun[world.isThere ? 1 : 0];
  const sights = (world: World): Sights => ({
    match: id(world),
    position: id(world).replace('match_', 'match/').concat(':1'),
    ply: '0',
  });
  const blind: readonly Role[] = ['organiser', 'head', ...OUTSIDERS.filter((role) => !role.startsWith('ann'))];
  await shown(twins, id);
  const listeners = new Listeners(twins);
  listeners.listen([...blind, 'ben'], 'matchEvents', sights); // whose own lists show the match, which each world dealt anew
  await listeners.compare();
  await onlookers.compare(twins, blind, sights);
  await twins.both((world) => playOn([world.who.ann], id(world), world.isThere ? 2 : 1, world.isThere ? 3 : 1));
  await shown(twins, id);
  await onlookers.compare(twins, blind, sights);
  await listeners.compare();
}
