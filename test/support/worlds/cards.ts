import { type Dice, seat, type Viewer } from '#kernel';
import { firstDifference } from '#test/game-contract';
import { bazaar, duel } from '#test/games';
import { Listeners } from './listen.js';
import { Leak, type Onlookers } from './sight.js';
import { Disputed } from './disputed.js';
import { type Moment, TABLES, TwinTable } from './table.js';
import { OUTSIDERS, type Role, type Twins, type World } from './twins.js';
import type { Sights } from './ways.js';
import { voidream } from './here.js';

const MOST_MOVES = 14;
const GAMES = { duel, bazaar, dreams: voidream };

/**
 * A game in which all that some may not know lies otherwise from some ply on, hidden answers too, until somebody is told
 * something that differs. Now and then it is disputed, and taken back.
 */
export async function playedElsewhere(
  twins: Twins,
  onlookers: Onlookers,
  dice: Dice,
  listens = dice.below(4) === 0,
): Promise<void> {
  const game = TABLES[dice.below(TABLES.length)] ?? 'duel';
  const knower = dice.below(3);
  const knowers = knower === 2 ? [] : [seat(knower)];
  const deal = { ply: dice.below(6), knowers, seed: String(dice.below(2 ** 31)) };
  const disputedAt = dice.below(4) === 0 ? deal.ply + 1 : Infinity;
  const blind: readonly Role[] = [
    ...OUTSIDERS,
    'organiser',
    ...knowers.map((own): Role => (own === 0 ? 'ann' : 'ben')),
  ];
  const table = await TwinTable.open(twins, game, deal, dice);
  const listeners = listens ? new Listeners(twins) : null;
  listeners?.listen(blind, 'matchEvents', (world) => table.sights(world));
  const viewers: readonly Viewer[] = [...knowers.map((own): Viewer => ({ as: 'seat', seat: own })), { as: 'public' }];
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    if (moves >= deal.ply) await onlookers.compare(twins, blind, (world) => table.sights(world));
    await listeners?.compare();
    if (moves === disputedAt) await takenBack(table, moves - 1, (sights) => onlookers.compare(twins, blind, sights));
    if (!(await table.move(dice, (place) => knowers.some((own) => own === place)))) return;
    if (areToldApart(game, viewers, await table.now())) return;
  }
}

const RULING = {
  finding: 'UPHELD',
  rules: ['TG-1.6'],
  reason: 'It could not be played.',
};

/** Judged with a look at all cards, ruled with a rewind, accepted by both. */
export async function takenBack(
  table: TwinTable,
  toPly: number,
  compare: Compare,
  randomness: 'KEEP' | 'REDEAL' = 'KEEP',
): Promise<Disputed> {
  const disputed = await Disputed.raised(table, toPly, () => 'That can not be.');
  await compare(disputed.sights);
  const acts: readonly (readonly [Role, string, object])[] = [
    ['head', 'claimCase', {}],
    ['head', 'lookAtPosition', { ply: toPly, viewpoint: 'BOTH' }],
    ['head', 'computeDelta', { ply: toPly }],
    ['head', 'issueRuling', { ...RULING, remedy: { remedy: 'REWIND', toPly, randomness } }],
    ['ann', 'acceptRuling', {}],
    ['ben', 'acceptRuling', {}],
  ];
  for (const [role, verb, input] of acts) {
    await disputed.does(role, verb, () => input);
    await compare(disputed.sights);
  }
  if (randomness === 'REDEAL') return disputed;
  await disputed.is('CLOSED');
  await compare(disputed.sights);
  return disputed;
}

type Compare = (sights: (world: World) => Sights) => Promise<void>;

/** Whether these viewers, or everybody, were told two things; each of which the engine must own to. */
export function areToldApart(
  game: keyof typeof GAMES,
  viewers: readonly Viewer[],
  [here, there]: readonly [Moment, Moment],
): boolean {
  for (const viewer of viewers) {
    const pair = firstDifference(viewer, here.facts, there.facts);
    if (pair === null) continue;
    const owns = (facts: typeof here.facts, fact: (typeof pair)[0]): boolean =>
      fact !== undefined && (viewer.as !== 'seat' || GAMES[game].learned(facts, viewer.seat).includes(fact));
    if (!owns(here.facts, pair[0]) && !owns(there.facts, pair[1])) throw new Leak(`${game} told more than it owns to.`);
    return true;
  }
  return false;
}
