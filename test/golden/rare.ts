import { type CardSet, VERBS, voidream } from '#games/voidream';
import type { Dice } from '#kernel';
import { type Recording, replay } from '#scenario';
import { randomGame, wildDeck } from '#test/random-voidream';

/** How many games are tried for what has not come about in the others. */
const TRIES = 4000;

/** What has to be done before a verb can do anything. */
const AFTER: Readonly<Record<string, string>> = { 'remove-damage': 'damage' };

const CAUSES = ['played', 'arcanum-played', 'arcanum-inverted', 'triggered', 'activated'];

let noteVerb: (verb: string) => void = () => undefined;
for (const [name, verb] of Object.entries(VERBS)) {
  const run = new Proxy(verb.run.bind(verb), {
    apply(target, self, given) {
      noteVerb(name);
      Reflect.apply(target, self, given);
    },
  });
  Object.assign(verb, { run });
}

/** What came about: verbs that were carried out, and facts with their rules and what brought them about. */
function comesAbout(set: CardSet, recording: Recording): ReadonlySet<string> {
  const found = new Set<string>();
  noteVerb = (verb) => found.add(verb);
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
  const tryOne = (n: number, isWanted: (slug: string) => boolean): void => {
    const seats = [n, n + 3].map((nth) => {
      const usual = set.cards.filter(({ slug }) => !isWanted(slug));
      return wildDeck(set, nth, dice, new Set(usual.map(({ slug }) => slug)), 3);
    });
    const about = `golden ${10_000 + n}: rare cards`;
    const recording = randomGame({ set, decks: seats, switches: {}, about, player: 'eager', checked: false });
    if (recording.failure !== null) return;
    const seen = comesAbout(set, recording);
    if ([...seen].every((kind) => known.has(kind))) return;
    for (const kind of seen) known.add(kind);
    kept.push(recording);
  };
  for (let n = 0; n < TRIES; n++) tryOne(n, (slug) => rare.includes(slug) && dice.below(2) !== 0);
  for (const verb of Object.keys(VERBS)) {
    const words = [verb, AFTER[verb] ?? verb].map((word) => `"do":"${word}"`);
    const around = set.cards
      .filter(({ text }) => words.some((word) => JSON.stringify(text).includes(word)))
      .map(({ slug }) => slug);
    for (let n = TRIES; n < 2 * TRIES && !known.has(verb); n++) tryOne(n, (slug) => around.includes(slug));
  }
  return kept;
}
