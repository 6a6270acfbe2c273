import { readdirSync, readFileSync } from 'node:fs';
import { readPolicy, type Trust, verifyBundle } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { gameRegistry } from '#match';
import { outcome, TRUST } from '#test/bundles';
import { PUBLISHED } from '#test/published';
import { VOIDREAM } from '#test/signed-voidream';

/** Made by make.ts, make-ruled.ts and make-voidream.ts. */
const VERDICTS: Readonly<Record<string, RegExp>> = {
  good: /^OK$/,
  pinned: /^OK$/,
  duel: /^OK$/,
  'record-dropped': /^TAMPERED chain match\/sample-duel \d+: this is not the next seq/,
  'tail-rewritten': /^TAMPERED log match\/sample-duel \d+: this head is not leaf 5 of cards.example\/log/,
  'history-replaced': /^TAMPERED signatures match\/sample-duel \d+: /,
  'seed-swapped': /^TAMPERED openings match\/sample-duel 1: "MatchCreated": A sealed value does not open/,
  'signature-forged': /^TAMPERED signatures match\/sample-duel \d+: the signature of the device \S+ is not for this/,
  'other-log': /^POLICY log match\/sample-duel \d+: no log of the policy/,
  'key-withheld': /^UNPROVEN openings match\/sample-duel 1: "MatchCreated" is sealed/,
  ruled: /^OK$/,
  'ruled-by-nobody': /^TAMPERED rulings case\/c1 2: h1 had no role "head-judge" as of record 4 of tournament\/cup/,
  'shuffle-swapped': /^TAMPERED replay match\/cup-1-1 3: this could not happen: The order of a shuffle at ply 0 is not/,
  cut: /^MALFORMED structure: line \d+: /,
};

const VOIDREAMS = gameRegistry([VOIDREAM, PUBLISHED]);
const policy = readPolicy(sha256, readFileSync('test/bundles/policy.txt', 'utf8'));
const trust: Trust = {
  ...TRUST,
  policy,
  engine: (game, engine, cards) => VOIDREAMS.find(game, engine, cards) ?? TRUST.engine(game, engine, cards),
};

it.each(Object.entries(VERDICTS))('the sample %s has its verdict', (name, verdict) => {
  const bytes = readFileSync(`test/bundles/${name}.bundle`);
  expect(outcome(verifyBundle(bytes, trust))).toMatch(verdict);
});

it('there is no sample without a verdict', () => {
  const samples = readdirSync('test/bundles').filter((file) => file.endsWith('.bundle'));
  expect(samples.sort()).toEqual(
    Object.keys(VERDICTS)
      .map((name) => `${name}.bundle`)
      .sort(),
  );
});
