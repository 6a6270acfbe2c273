import { type CardDef, type CardSet, voidream } from '#games/voidream';
import { type Dice, type Json, shuffle } from '#kernel';

const FACTIONS = ['chimeric-court', 'fracta', 'subter-venellam', 'the-maze'];
const TRIES = 50;

/** A legal deck of whatever comes, around the nth bastion; cards that no deck had yet come first, each so many times. */
export function wildDeck(set: CardSet, nth: number, dice: Dice, had: Set<string>, copies = 1 + (nth % 3)): Json {
  const bastions = set.cards.filter(({ kind }) => kind === 'bastion');
  const bastion = bastions[nth % bastions.length];
  if (bastion === undefined) throw new Error('The set has no bastion.');
  for (let n = 0; n < TRIES; n++) {
    const deck = attempt(set, bastion, dice, had, copies);
    if (voidream(set).seatProblems({ switches: {}, options: {} }, deck).length > 0) continue;
    for (const slug of [...deck.arcana, ...deck.dream, deck.mind]) had.add(slug);
    return deck;
  }
  throw new Error(`No legal deck comes about around "${bastion.title}".`);
}

function attempt(set: CardSet, bastion: CardDef, dice: Dice, had: ReadonlySet<string>, copies: number) {
  const guests = FACTIONS.filter((faction) => faction !== bastion.factions[0]);
  const guest = guests[dice.below(guests.length)] ?? '';
  const majors = set.cards.flatMap(({ back }) => back?.major ?? []);
  const fits = ({ factions }: CardDef): boolean =>
    factions.some((one) => [bastion.factions[0], guest, 'neutral'].includes(one));
  const drawn = (wanted: (card: CardDef) => boolean): CardDef[] => {
    const cards = set.cards.filter((card) => fits(card) && wanted(card));
    shuffle(cards, dice);
    return [...cards.filter(({ slug }) => !had.has(slug)), ...cards.filter(({ slug }) => had.has(slug))];
  };
  const { back } = bastion;
  const dream = drawn(({ kind }) => ['thought', 'memory', 'entity', 'construct'].includes(kind));
  const arcana = drawn(({ kind, title }) => kind === 'arcanum' && !majors.includes(title));
  const major = set.cards.find(({ title }) => title === back?.major)?.slug ?? '';
  return {
    main: bastion.factions[0],
    guest,
    bastion: bastion.slug,
    mind: drawn(({ kind }) => kind === 'mind')[0]?.slug ?? '',
    arcana: [major, ...taken(arcana, back?.arcana.count ?? 0, back?.arcana.guests ?? 0, guest)],
    dream: taken(
      dream.flatMap((card) => Array.from({ length: copies }, () => card)),
      (back?.dream.count ?? 1) - 1,
      back?.dream.guests ?? 0,
      guest,
    ),
  };
}

/** The first so many, of the guest faction no more than are allowed. */
function taken(cards: readonly CardDef[], count: number, guests: number, guest: string): string[] {
  let left = guests;
  const allowed = cards.filter(({ factions }) => factions.every((one) => one !== guest) || left-- > 0);
  return allowed.slice(0, count).map(({ slug }) => slug);
}
