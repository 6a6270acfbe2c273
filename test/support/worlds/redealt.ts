import { type Dice, seat, type Viewer } from '#kernel';
import { must } from '#test/rulings';
import { send } from '#test/server';
import { areToldApart, takenBack } from './cards.js';
import { Listeners } from './listen.js';
import { ownSeed } from './seeds.js';
import type { Onlookers } from './sight.js';
import { TwinTable } from './table.js';
import { OUTSIDERS, type Role, type Twins } from './twins.js';

const PLAYERS: readonly Role[] = ['ann', 'ben'];

/** A ruling deals anew what nobody knew, which then lies otherwise for everybody, until it comes up. */
export async function redealtElsewhere(worlds: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const twins = await worlds.withOthers();
  const table = await TwinTable.open(twins, 'duel', null, dice);
  const blind: readonly Role[] = [...OUTSIDERS, 'organiser', ...PLAYERS];
  const listeners = new Listeners(twins);
  listeners.listen(blind, 'matchEvents', (world) => table.sights(world));
  await listeners.compare();
  for (let moves = 0; moves < 4; moves++) await table.move(dice, () => true);
  const disputed = await takenBack(table, 1 + dice.below(3), () => Promise.resolve(), 'REDEAL');
  await disputed.is('CLOSED');
  const viewers: readonly Viewer[] = [
    ...[0, 1].map((own): Viewer => ({ as: 'seat', seat: seat(own) })),
    { as: 'public' },
  ];
  for (let moves = 0; moves < 6; moves++) {
    await onlookers.compare(twins, blind, disputed.sights);
    await listeners.compare();
    if (!(await table.move(dice, () => true))) return;
    if (areToldApart('duel', viewers, await table.now())) return;
  }
}

/** The ceremony for that, by seeds of the players' own. */
export async function ceremonyElsewhere(worlds: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const twins = await worlds.withOthers();
  const table = await TwinTable.open(twins, 'duel', null, dice, true);
  const blind = OUTSIDERS.filter((role) => !role.startsWith('ann'));
  const viewers: readonly Viewer[] = [{ as: 'public' }];
  for (let moves = 0; moves < 2; moves++) {
    if (!(await table.move(dice, () => false))) return;
    if (areToldApart('duel', viewers, await table.now())) return;
  }
  const listeners = new Listeners(twins);
  listeners.listen(blind, 'matchEvents', (world) => table.sights(world));
  await listeners.compare();
  const disputed = await takenBack(table, 0, (sights) => onlookers.compare(twins, blind, sights), 'REDEAL');
  await disputed.is('FINAL');
  await onlookers.compare(twins, blind, disputed.sights);
  const seeds = await twins.both(async (world) => {
    const matchId = table.id(world);
    const own = await ownSeed(world.who.ann, matchId, 'redeals { ceremony { terms } }');
    await must(world.who.ann, 'commitSeed', { matchId, commitment: own.commitment }, 'repeated');
    return own.seed;
  });
  await table.now();
  await onlookers.compare(twins, blind, disputed.sights);
  await twins.both((world) =>
    send(world.who.ann, 'revealSeed', { matchId: table.id(world), seed: seeds[world.isThere ? 1 : 0] }),
  );
  await disputed.is('CLOSED');
  await onlookers.compare(twins, blind, disputed.sights);
  await listeners.compare();
}
