import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenInvariants, voidream } from '#games/voidream';
import { divergence, readRecording, replay, stillBroken } from '#scenario';
import { CARDS, decksFor, goldenGames, setFrom, sha256 } from '#test/random-voidream';

const { set, recordings } = goldenGames();
const game = voidream(set);

it('at least 200 golden games go as they were recorded', () => {
  const other = recordings.flatMap((recording) => {
    const differs = divergence(sha256, game, recording);
    return differs === null ? [] : [`${recording.about ?? ''}: ply ${differs.ply}: ${differs.says}`];
  });
  expect(other).toEqual([]);
  expect(recordings.length).toBeGreaterThanOrEqual(200);
  expect(new Set(recordings.map(({ cards }) => cards))).toEqual(new Set([set.hash]));
});

/** What is looked at while the games go by: where rounds begin without a hash, and which keywords are in force. */
function watched(): { readonly unhashed: readonly string[]; readonly keywords: ReadonlySet<string> } {
  const unhashed: string[] = [];
  const keywords = new Set<string>();
  for (const recording of recordings) {
    let last = 0;
    replay(game, recording, ({ round, cards }, ply) => {
      if (round !== last && recording.hashes[ply] === undefined) unhashed.push(`${recording.about ?? ''}: ply ${ply}`);
      last = round;
      for (const { zone, up, def } of cards) {
        if (up && zone !== 'deck') for (const word of Object.keys(set.cards[def]?.keywords ?? {})) keywords.add(word);
      }
      return true;
    });
  }
  return { unhashed, keywords };
}

it('they note a hash at each round, and every keyword of the cards is in force in some of them', () => {
  const { unhashed, keywords } = watched();
  const all = new Set(set.cards.flatMap((card) => Object.keys(card.keywords)));
  expect(unhashed).toEqual([]);
  expect([...all].filter((word) => !keywords.has(word))).toEqual([]);
});

it('they are played with all ready decks, in both seats, against all others', () => {
  const names = Object.keys(decksFor(setFrom(CARDS)));
  const pairs = new Set(recordings.map(({ about }) => about?.replace(/^.*: (.*) against ([^,]*).*$/, '$1 $2')));
  expect(names.flatMap((one) => names.map((other) => `${one} ${other}`)).filter((pair) => !pairs.has(pair))).toEqual(
    [],
  );
});

it('they are played under every reading of every house ruling', () => {
  const played = new Set(
    recordings.flatMap(({ setup }) => Object.entries(setup.switches).map((pair) => pair.join(' '))),
  );
  const missing = game.rulings.flatMap(({ id, readings, inForce }) =>
    Object.keys(readings)
      .filter((reading) => reading !== inForce)
      .map((reading) => `${id} ${reading}`)
      .filter((one) => !played.has(one)),
  );
  expect(missing).toEqual([]);
});

it('games that once broke no longer do', () => {
  const folder = 'test/golden/failed';
  const sets = [set, setFrom(CARDS)];
  for (const name of readdirSync(folder).filter((file) => /^voidream-.*\.json$/.test(file))) {
    const read = readRecording(readFileSync(join(folder, name), 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${read.flaws.map(({ says }) => says).join(' ')}`);
    const cards = sets.find(({ hash }) => hash === read.recording.cards) ?? set;
    const broken = stillBroken(voidream(cards), read.recording, (state) => brokenInvariants(cards, state));
    expect([name, broken]).toEqual([name, null]);
  }
});
