import { readFileSync } from 'node:fs';
import { brokenInvariants, loadSet, voidream, type VoidreamState } from '#games/voidream';
import { anyAnswer, type GameSetup, type Json, seededChance, utf8 } from '#kernel';
import { gameContract } from '#test/game-contract';
import { readingsOf } from '#test/random-voidream';

const FILE = 'libs/games/voidream/sets/first-light.json';

const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
if (!loaded.ok) throw new Error(loaded.flaws.map(({ line, field, says }) => `${line} ${field}: ${says}`).join('\n'));
const game = voidream(loaded.set);

const NEUTRAL_DREAM = [
  'startle',
  'half-heard-song',
  'dawn-chorus',
  'warm-kitchen',
  'ticking-clock',
  'lamplighter',
  'deep-listener',
];
const thrice = (...slugs: readonly string[]): string[] => slugs.flatMap((slug) => [slug, slug, slug]);

const orrery: Json = {
  main: 'fracta',
  bastion: 'the-hollow-orrery',
  mind: 'restless',
  arcana: [
    'unwind-the-sky',
    'waking-call',
    'small-hours',
    'banner-of-noon',
    'second-sleep',
    'under-the-floor',
    'cold-arithmetic',
    'lantern-oath',
  ],
  dream: [
    ...thrice(...NEUTRAL_DREAM),
    ...thrice('echo-ledger', 'splinter-twin', 'choir-of-three', 'prototype-nurse', 'clock-tower', 'kind-stranger'),
  ],
};
const stairs: Json = {
  main: 'the-maze',
  bastion: 'mother-of-stairs',
  mind: 'clear-water',
  arcana: [
    'every-door-at-once',
    'waking-call',
    'small-hours',
    'banner-of-noon',
    'second-sleep',
    'under-the-floor',
    'toll-the-bell',
    'lantern-oath',
  ],
  dream: thrice(
    'moth-usher',
    'mask-in-the-wardrobe',
    'siege-snail',
    'the-same-corridor',
    'unlit-offering',
    'feast-warden',
    'debt-collector',
    'glass-bridge',
    'scaffold',
    'padded-walls',
    'red-thread',
    'grey-heron',
    'erase-the-name',
  ),
};

const setup = (...seats: readonly Json[]): GameSetup => ({ seats, switches: {}, options: {} });

/** Every card of every owner, and in how many places they lie. */
const census = ({ cards, players, attached, resolving }: VoidreamState): Json => ({
  owners: cards.map(({ owner, def }) => `${owner} ${def}`).sort(),
  places: [
    attached,
    resolving,
    ...players.flatMap((one) => [one.deck, one.hand, one.arcanaDiscard, one.dreamDiscard, one.void, one.play]),
    cards.filter(({ zone }) => zone === 'outside' || zone === 'mind'),
  ].reduce((sum, place) => sum + place.length, 0),
});

gameContract({
  game,
  setups: {
    'orrery against stairs': setup(orrery, stairs),
    'stairs against itself': setup(stairs, stairs),
    'under other readings': { ...setup(orrery, stairs), switches: readingsOf(game, (letters) => letters.at(-1)) },
  },
  census,
  games: 3,
});

describe('any game of Voidream, at any answer', () => {
  it.each(Array.from({ length: 12 }, (_, i) => `seed ${i}`))('keeps the invariants: %s', (seed) => {
    const chance = seededChance(utf8(seed), { game: 'invariants', epoch: 0 });
    const choices = chance.dice('choices', 0);
    const state = game.start(setup(orrery, stairs), chance, null);
    for (let asked = game.requests(state)[0]; asked !== undefined; asked = game.requests(state)[0]) {
      expect(brokenInvariants(loaded.set, state)).toEqual([]);
      game.apply(state, asked.seat, anyAnswer(asked.offers, choices), chance, null);
    }
    expect(brokenInvariants(loaded.set, state)).toEqual([]);
  });
});
