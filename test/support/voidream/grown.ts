import { type CardSet, loadSet } from '#games/voidream';
import { type Dice, type GameSetup, type JsonObject, seededChance, utf8 } from '#kernel';
import { arcanum, bastion, construct, entity, memory, mind, thought } from './cards.js';
import { growLine } from './programs.js';

/** Sets of cards that nobody wrote: lines grown from the schema of card files, on cards of every kind that may have them. */

const CHOICES = 80;
const TRIES = 400;
const NUMBER = 2 ** 31;
const SUBTYPES = [['Owl'], ['Offering'], ['Unicorn', 'Engine'], []] as const;
const KEYWORDS = ['deep', 'dread', 'glaring', 'heroic', 'indestructible', 'loop', 'siege', 'subtle', 'unique', 'veil'];
const FOR_ENTITIES = ['dread', 'heroic', 'unique'];
const NOT_FOR_THOUGHTS = [...FOR_ENTITIES, 'indestructible', 'siege'];
const NOT_FOR_OTHERS = [...FOR_ENTITIES, 'loop'];
const DREAM = 18;
const ARCANA = 6;

type Make = (title: string, line: JsonObject, rest: JsonObject) => JsonObject;
const lined =
  (make: (title: string, rest: JsonObject) => JsonObject): Make =>
  (title, line, rest) =>
    make(title, { ...rest, lines: [line] });
/** With the keywords that do nothing there. */
const DREAM_KINDS: readonly (readonly [make: Make, idle: readonly string[]])[] = [
  [lined((title, rest) => thought(title, [], rest)), NOT_FOR_THOUGHTS],
  [lined(memory), NOT_FOR_OTHERS],
  [lined(entity), ['loop']],
  [lined(entity), ['loop']],
  [lined(construct), NOT_FOR_OTHERS],
];
const ARCANUM: Make = (title, line, { value = 2 }) => {
  const plain = [{ line: 'play', do: [{ do: 'evoke' }] }];
  return { ...arcanum(title, []), value, normal: plain, inverted: [line] };
};
const MIND: Make = (title, line) => mind(title, { two: [line], spent: [line] });
const back = { dream: { count: DREAM + 1, guests: 0 }, major: 'Last Word', arcana: { count: ARCANA, guests: 0 } };
const BASTION: Make = (title, line) => bastion(title, { lines: [line], back });

/** The same seed grows the same set, with a game of two decks of all its cards. */
export function grownSet(seed: string): { readonly set: CardSet; readonly setup: GameSetup } {
  const dice = seededChance(utf8(seed), { game: 'grown', epoch: 0 }).dice('cards', 0);
  const dream = Array.from({ length: DREAM }, (_, i) => {
    const [make, idle] = DREAM_KINDS[i % DREAM_KINDS.length] ?? [lined(entity), ['loop']];
    const own = KEYWORDS[dice.below(2 * KEYWORDS.length)];
    const rest = { value: 1 + dice.below(4), subtypes: SUBTYPES[dice.below(SUBTYPES.length)] ?? [] };
    return grown(
      make,
      `Dream ${i + 1}`,
      { ...rest, keywords: own === undefined || idle.includes(own) ? [] : [own] },
      dice,
    );
  });
  const arcana = Array.from({ length: ARCANA }, (_, i) =>
    grown(ARCANUM, `Arcanum ${i + 1}`, { value: 1 + dice.below(4) }, dice),
  );
  const rest = [
    arcanum('Last Word', [{ do: 'roll' }]),
    grown(MIND, 'Mind', {}, dice),
    grown(BASTION, 'Bastion', {}, dice),
  ];
  const set = load([...dream, ...arcana, ...rest]);
  if (set === null) throw new Error(`The cards of "${seed}" make no set.`);
  const named = (kind: string): string[] =>
    set.cards.filter((card) => card.title.startsWith(kind)).map(({ slug }) => slug);
  const deck = {
    main: 'fracta',
    bastion: 'bastion',
    mind: 'mind',
    arcana: ['last-word', ...named('Arcanum')],
    dream: named('Dream'),
  };
  return { set, setup: { seats: [deck, deck], switches: {}, options: {} } };
}

/** A card of this kind with a line that it may have. */
function grown(make: Make, title: string, rest: JsonObject, dice: Dice): JsonObject {
  for (let n = 0; n < TRIES; n++) {
    const card = make(title, growLine(Array.from({ length: CHOICES }, () => dice.below(NUMBER))), rest);
    if (load([card, arcanum('Last Word', [{ do: 'roll' }])]) !== null) return card;
  }
  throw new Error(`No line grows that "${title}" may have.`);
}

function load(cards: readonly JsonObject[]): CardSet | null {
  const loaded = loadSet('grown.json', JSON.stringify({ title: 'Grown', cards }));
  return loaded.ok ? loaded.set : null;
}
