/** @pkmn/sim, the engine of Pokémon Showdown as a package, replaying the input logs of battles of its ninth generation. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { generator, measure } from './measure.mjs';

const { Battle, Teams } = createRequire(join(process.argv[2], 'package.json'))('@pkmn/sim');

/** Two teams of six as people play them, packed as Showdown writes them. */
const TEAM = Teams.pack(
  [
    ['Garchomp', 'Rocky Helmet', 'Rough Skin', ['Earthquake', 'Dragon Claw', 'Stone Edge', 'Swords Dance']],
    ['Great Tusk', 'Leftovers', 'Protosynthesis', ['Headlong Rush', 'Close Combat', 'Rapid Spin', 'Knock Off']],
    ['Gholdengo', 'Air Balloon', 'Good as Gold', ['Shadow Ball', 'Make It Rain', 'Recover', 'Thunderbolt']],
    ['Dragapult', 'Choice Specs', 'Infiltrator', ['Draco Meteor', 'Shadow Ball', 'Flamethrower', 'U-turn']],
    ['Kingambit', 'Black Glasses', 'Supreme Overlord', ['Kowtow Cleave', 'Sucker Punch', 'Iron Head', 'Swords Dance']],
    ['Rotom-Wash', 'Sitrus Berry', 'Levitate', ['Hydro Pump', 'Volt Switch', 'Will-O-Wisp', 'Protect']],
  ].map(([species, item, ability, moves]) => ({
    name: species,
    species,
    item,
    ability,
    moves,
    nature: 'Adamant',
    gender: '',
    evs: { hp: 84, atk: 84, def: 84, spa: 84, spd: 84, spe: 84 },
    ivs: { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 },
    level: 100,
  })),
);

const start = (seed) =>
  new Battle({
    formatid: 'gen9customgame',
    seed: [seed, seed + 1, seed + 2, seed + 3],
    p1: { name: 'One', team: TEAM },
    p2: { name: 'Two', team: TEAM },
  });

function choiceFor({ activeRequest: request, pokemon }, below) {
  if (request.teamPreview === true) return 'default';
  const switches = pokemon.flatMap((one, i) => (i > 0 && one.hp > 0 ? [`switch ${i + 1}`] : []));
  if (request.forceSwitch !== undefined) return switches.length === 0 ? 'pass' : switches[below(switches.length)];
  const { moves, trapped } = request.active[0];
  const usable = moves.flatMap(({ disabled }, i) => (disabled === true ? [] : [`move ${i + 1}`]));
  const all = trapped === true || below(5) > 0 ? usable : [...usable, ...switches];
  return all[below(all.length)];
}

function record(seed) {
  const below = generator(seed);
  const battle = start(seed);
  while (!battle.ended) {
    for (const side of battle.sides) {
      if (battle.ended || side.isChoiceDone()) continue;
      // What a hidden effect forbids is refused; then whatever is legal is chosen.
      if (!battle.choose(side.id, choiceFor(side, below))) battle.choose(side.id, 'default');
    }
  }
  const choices = battle.inputLog.map((line) => line.split(/^>(p[12]) /).slice(1)).filter(({ length }) => length === 2);
  return { seed, choices, length: choices.length, turns: battle.turn, winner: battle.winner };
}

measure(
  Array.from({ length: 12 }, (_, n) => record(n + 1)),
  ({ seed, choices, turns, winner }) => {
    const battle = start(seed);
    for (const [side, choice] of choices) battle.choose(side, choice);
    if (!battle.ended || battle.turn !== turns || battle.winner !== winner)
      throw new Error(`Battle ${seed} went otherwise when it was replayed.`);
  },
);
