import { type CardSet, voidream } from '#games/voidream';
import type { Dice } from '#kernel';
import { type Recording, replay } from '#scenario';
import { randomGame, wildDeck } from '#test/random-voidream';

/** How many games are tried for what has not come about in the others. */
const TRIES = 4000;

const CAUSES = ['played', 'arcanum-played', 'arcanum-inverted', 'triggered', 'activated'];

/** What came about: facts with their rules and what brought them about. */
function comesAbout(set: CardSet, recording: Recording): ReadonlySet<string> {
  const found = new Set<string>();
  let cause = '';
  replay(voidream(set), recording, undefined, ({ kind, rule, open }) => {
    if (CAUSES.includes(kind)) cause = kind;
    const by = kind === 'control' || kind === 'ended' ? cause : open?.by;
    found.add(JSON.stringify([kind, rule, by, open?.reason, open?.id === undefined]));
  });
  return found;
}

/** The cards with the words that the fewest cards have. */
function rareCards(set: CardSet): readonly string[] {
  const wordsOf = (text: object): readonly string[] =>
    JSON.stringify(text).match(/"(do|give|at|event|is)":"[^"]*"/g) ?? [];
  const times = new Map<string, number>();
  for (const word of set.cards.flatMap(({ text }) => [...new Set(wordsOf(text))]))
    times.set(word, (times.get(word) ?? 0) + 1);
  return set.cards
    .filter(({ text }) => wordsOf(text).some((word) => (times.get(word) ?? 0) < 5))
    .map(({ slug }) => slug);
}

/** Further games, full of rare cards, in which something comes about that did not in those before. */
export function rareGames(set: CardSet, dice: Dice, before: readonly Recording[]): Recording[] {
  const known = new Set(before.flatMap((recording) => [...comesAbout(set, recording)]));
  const rare = rareCards(set);
  const kept: Recording[] = [];
  for (let n = 0; n < TRIES; n++) {
    const seats = [n, n + 3].map((nth) => {
      const usual = set.cards.filter(({ slug }) => !rare.includes(slug) || dice.below(2) === 0);
      return wildDeck(set, nth, dice, new Set(usual.map(({ slug }) => slug)), 3);
    });
    const about = `golden ${10_000 + n}: rare cards`;
    const recording = randomGame({ set, decks: seats, switches: {}, about, player: 'eager', checked: false });
    if (recording.failure !== null) continue;
    const seen = comesAbout(set, recording);
    if ([...seen].every((kind) => known.has(kind))) continue;
    for (const kind of seen) known.add(kind);
    kept.push(recording);
  }
  return kept;
}
