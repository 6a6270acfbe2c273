import { randomBytes } from 'node:crypto';
import { type CeremonyTerms, commitToSeed, type Hash } from '#kernel';
import { nodeSha256 } from '#log';
import { asks, eventually } from '#test/rulings';
import type { Asker } from '#test/server';

/** Of the first seat, for the ceremony that this selects of the match, once it is held. */
export async function ownSeed(
  who: Asker,
  matchId: string,
  select: string,
): Promise<{ readonly seed: string; readonly commitment: Hash }> {
  const query = `query ($id: ID!) { match(id: $id) { ${select} } }`;
  const shown = await eventually(
    () => asks<{ match: object }>(who, query, { id: matchId }),
    ({ match }) => termsIn(match) !== null,
  );
  const terms = termsIn(shown.match);
  if (terms === null) throw new Error('No ceremony is held.');
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: commitToSeed(nodeSha256, terms, { by: 'seat/0', seed }) };
}

/** Of the last ceremony that is shown, once one is held. */
function termsIn(shown: unknown): CeremonyTerms | null {
  if (typeof shown !== 'object' || shown === null) return null;
  if ('terms' in shown) return shown.terms as CeremonyTerms;
  return termsIn(Object.values(shown).at(-1));
}
