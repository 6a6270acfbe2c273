import type { Dice } from '#kernel';
import { send } from '#test/server';
import { Disputed } from './disputed.js';
import { Listeners } from './listen.js';
import type { Onlookers } from './sight.js';
import { TwinTable } from './table.js';
import { OUTSIDERS, type Role, type Twins, type World } from './twins.js';

const PLAYERS: readonly Role[] = ['ann', 'ben'];

/** What people try, say, look at and rule around a dispute is not the same; those see no difference who may not know. */
export async function saidElsewhere(worlds: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const twins = await worlds.withOthers();
  const words = [`It is ${dice.below(1000)}.`, `It is the other one, as I said ${dice.below(10)} times.`] as const;
  const inWords = ({ isThere }: World): string => words[isThere ? 1 : 0];
  const table = await TwinTable.open(twins, 'duel', null, dice);
  for (let moves = 0; moves < 3; moves++) await table.move(dice, () => true);
  const [now] = await table.now();
  const asked = now.requests[0]?.seat ?? 0;
  const other: Role = asked === 0 ? 'ben' : 'ann';
  const sights = (world: World) => table.sights(world);

  await twins.both(async (world) => {
    const answer = world.isThere ? 'steal:everything' : 'burn:it';
    const tried = { matchId: table.id(world), ply: now.ply, answer };
    const { userErrors } = await send(world.who[asked === 0 ? 'ann' : 'ben'], 'answer', tried);
    if (userErrors.length === 0) throw new Error(`"${answer}" was taken.`);
  });
  await onlookers.compare(twins, [...OUTSIDERS, 'organiser', 'head', other], sights);
  await twins.must('ann', 'callJudge', (world) => ({ matchId: table.id(world), text: inWords(world) }), 'repeated');
  await table.now();
  await onlookers.compare(twins, OUTSIDERS, sights);

  const disputed = await Disputed.raised(table, 2, inWords);
  const listeners = new Listeners(twins);
  for (const subscription of ['matchEvents', 'caseChanged', 'deskChanged'] as const) {
    listeners.listen(OUTSIDERS, subscription, disputed.sights);
  }
  const compare = (): Promise<void> => onlookers.compare(twins, OUTSIDERS, disputed.sights);
  await compare();
  await disputed.does('ben', 'addEvidence', (world) => ({ text: inWords(world) }));
  await compare();
  await disputed.does('head', 'claimCase');
  await disputed.does('head', 'lookAtPosition', ({ isThere }) => ({ ply: isThere ? 1 : 3, viewpoint: 'BOTH' }));
  await compare();
  await disputed.does('head', 'issueRuling', (world) => ({
    finding: world.isThere ? 'UPHELD' : 'NOT_UPHELD',
    remedy: { remedy: 'PLAY_ON' },
    rules: ['TG-1.6'],
    reason: inWords(world),
  }));
  await compare();
  await disputed.does(PLAYERS[dice.below(2)] ?? 'ann', 'appealRuling', (world) => ({ ground: inWords(world) }));
  await compare();
  await listeners.compare();
}

/** A judge looks at one thing or another, before anybody may know at which. */
export async function lookedAtElsewhere(worlds: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const twins = await worlds.withOthers();
  const table = await TwinTable.open(twins, 'duel', null, dice);
  for (let moves = 0; moves < 4; moves++) await table.move(dice, () => true);
  const disputed = await Disputed.raised(table, 2, () => 'That can not be.');
  await disputed.does('head', 'claimCase');
  const listeners = new Listeners(twins);
  listeners.listen(PLAYERS, 'caseChanged', disputed.sights);
  listeners.listen(PLAYERS, 'matchEvents', disputed.sights);
  const plies = [dice.below(4), dice.below(4)] as const;
  await disputed.does('head', 'lookAtPosition', ({ isThere }) => ({ ply: plies[isThere ? 1 : 0], viewpoint: 'BOTH' }));
  await onlookers.compare(twins, [...OUTSIDERS, ...PLAYERS], disputed.sights);
  const ruling = { finding: 'UPHELD', remedy: { remedy: 'PLAY_ON' }, rules: ['TG-1.6'], reason: 'So it is.' };
  await disputed.does('head', 'issueRuling', () => ruling);
  await onlookers.compare(twins, [...OUTSIDERS, ...PLAYERS], disputed.sights);
  await listeners.compare();
}

/** Notes on the plies of a match, for their author alone, and for its players. */
export async function notedElsewhere(worlds: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const twins = await worlds.withOthers();
  const table = await TwinTable.open(twins, 'duel', null, dice);
  await table.move(dice, () => true);
  const outsiders = OUTSIDERS.filter((role) => !role.startsWith('ann'));
  const blind: Readonly<Record<string, readonly Role[]>> = { AUTHOR: ['ben', ...outsiders], PLAYERS: outsiders };
  const listeners = new Listeners(twins);
  listeners.listen(['ben', ...outsiders], 'matchEvents', (world) => table.sights(world));
  for (const [audience, roles] of Object.entries(blind)) {
    const input = (world: World) => ({
      matchId: table.id(world),
      ply: world.isThere ? 0 : 1,
      audience,
      text: world.isThere ? 'I should have led.' : 'A bluff.',
    });
    await twins.must('ann', 'writeNote', input, 'note { id }');
    await onlookers.compare(twins, roles, (world) => table.sights(world));
  }
  await listeners.compare();
}
