import { type Dice, seededChance, utf8 } from '#kernel';

/** Names that nobody has, made of sounds that go with a dream. */

const GIVEN =
  'Aldis Amrei Ansa Arlo Bero Brida Calla Corin Dara Davin Edda Eilo Elke Enno Fenja Finn Gesa Halvar Ida Ilian Inka Iven Jara Joris Kaia Kelan Lene Lior Maelis Marek Mira Nael Neele Nuri Odo Olin Orla Pelle Pia Quill Rasmus Rike Runa Sanna Sela Silas Svea Tamsin Tarek Thea Tilda Ulric Una Veda Vigo Wenda Wim Xenia Yara Yorick Zane Zita'.split(
    ' ',
  );
const FIRST =
  'Ash Bell Brook Candle Cinder Dawn Dusk Ember Fen Frost Glass Grey Harrow Hollow Lamp Lark Marsh Moon Night Pale Reed Rook Salt Silver Slate Sorrow Star Still Thorn Tide Veil Winter'.split(
    ' ',
  );
const LAST =
  'brand bridge combe croft dell fall field ford gate grave hand helm lock mark mere more ridge shade ston stone ward water well wick wood'.split(
    ' ',
  );

/** As many names as are asked for, no two alike in either part. */
export function namesFor(story: string, count: number): readonly string[] {
  const dice = diceFor(story, 'names');
  const given = shuffled(GIVEN, dice);
  const families = shuffled(
    FIRST.flatMap((first) => LAST.map((last) => `${first}${last}`)),
    dice,
  );
  return Array.from({ length: count }, (_, nth) => `${given[nth % given.length] ?? ''} ${families[nth] ?? ''}`);
}

/** Dice that fall alike in every telling of the same story. */
export const diceFor = (story: string, purpose: string): Dice =>
  seededChance(utf8(`${story} ${purpose}`), { game: 'demo', epoch: 0 }).dice(purpose.replace(/\W+/g, '-'), 0);

function shuffled<Item>(items: readonly Item[], dice: Dice): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(dice.below(left.length), 1));
}
