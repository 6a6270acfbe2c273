import { readFileSync } from 'node:fs';
import { readPolicy, type Trust, verifyBundle, writeBundle } from '#audit';
import { seededChance, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { anyMatch, TRUST } from '#test/bundles';
import { reforged } from '../second-verifier/reforge.js';
import { Second } from '../second-verifier/second.js';

/** Matches told at random, and forged by who holds everything: both verifiers follow each, and come to the same. */
const MATCHES = Number(process.env.DREAMLEDGER_MATCHES ?? 40);
const FORGERIES = 10;
const SECONDS_A_MATCH = 10;

const trust: Trust = { ...TRUST, policy: readPolicy(sha256, readFileSync('test/bundles/policy.txt', 'utf8')) };

let second: Second;
beforeAll(async () => {
  second = await Second.open();
});
afterAll(() => second.close());

it(
  `both verifiers follow ${MATCHES} matches in which anything happens, and agree on each forgery of them`,
  async () => {
    const found: unknown[] = [];
    let forged = 0;
    for (let nth = 0; nth < MATCHES; nth++) {
      const bytes = writeBundle(anyMatch(nth));
      if (verifyBundle(bytes, trust).verdict !== 'OK') found.push([nth, verifyBundle(bytes, trust).finding]);
      const dice = seededChance(utf8(`match ${nth}`), { game: 'changes', epoch: 0 }).dice('changes', 0);
      const changed = Array.from({ length: FORGERIES }, () => reforged(bytes, dice)).filter((each) => each !== null);
      forged += changed.length;
      const differing = await second.differing('any', [bytes, ...changed], trust);
      found.push(...differing.map((each) => [nth, each]));
    }
    expect(found).toEqual([]);
    expect(forged).toBeGreaterThan((MATCHES * FORGERIES) / 2);
  },
  MATCHES * SECONDS_A_MATCH * 1000,
);
