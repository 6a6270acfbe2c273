/** The facts of a step as sentences. Those of Voidream have their own words; any other game's come as the API says them. */
import { cardOf } from '../cards/index.js';
import type { Fact } from './documents.js';

export interface ToldFact {
  readonly seat: number | null;
  readonly says: string;
  readonly rule: string | null;
  /** The cards that it touched, by their handles. */
  readonly cards: readonly string[];
  /** `turn` opens a phase, `small` follows from what stands before it. */
  readonly weight: 'main' | 'small' | 'turn';
}

type Data = Fact['data'];
type Say = (told: Words) => string;

interface Words {
  readonly who: string;
  readonly card: string;
  readonly cards: string;
  readonly number: (name: string) => number;
  readonly word: (name: string) => string;
  readonly title: (name: string) => string;
  readonly by: (name: string) => string;
  readonly scores: readonly number[];
}

const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const PHASES: Readonly<Record<string, string>> = {
  beginning: 'The round begins',
  main: 'Main phase',
  nightmare: 'Nightmare phase',
  conflict: 'Conflict',
};

const MAIN: Readonly<Record<string, Say>> = {
  'arcanum-played': ({ who, card }) => `${who} plays ${card}.`,
  activated: ({ who, card }) => `${who} uses ${card}.`,
  passed: ({ who }) => `${who} passes.`,
  'evoke-played': ({ who, card }) => `${who} evokes and plays ${card}.`,
  'evoke-returned': ({ who }) => `${who} evokes and puts the card back.`,
  veiled: ({ who, number }) => `${who} veils a card of value ${number('value')}.`,
  unveiled: ({ who, card }) => `${who} unveils ${card}.`,
  'conflict-started': ({ by, word }) => `${by('attacker')} starts a ${word('type')} conflict.`,
  'conflict-initiated': ({ word }) => `The ${word('type')} conflict is initiated.`,
  'conflict-ended': ({ word }) => `The ${word('type')} conflict ends.`,
  'conflict-switched': ({ word }) => `The conflict turns to ${word('type')}.`,
  declared: ({ who, cards }) => (cards === '' ? `${who} declares nobody.` : `${who} declares ${cards}.`),
  scored: ({ scores, word }) => `The ${word('type')} conflict is scored ${scores.join(' to ')}.`,
  'nightmare-faced': ({ who }) => `${who} faces Nightmare.`,
  'nightmare-avoided': ({ who }) => `${who} keeps Nightmare away.`,
  'nightmare-entered': ({ who }) => `${who} enters Nightmare.`,
  'dream-damage': ({ who, number }) => `${who} takes ${number('amount')} damage on the deck.`,
  destroyed: ({ card }) => `${card} is destroyed.`,
  sacrificed: ({ who, card }) => `${who} sacrifices ${card}.`,
  ended: ({ by, word }) => (word('reason') === '' ? 'The game ends.' : `${by('winner')} wins the game.`),
  shown: ({ who, title }) => `${who} shows ${title('bastion')} and ${title('mind')}.`,
};

const SMALL: Readonly<Record<string, Say>> = {
  'arcanum-discarded': ({ who, card }) => `${who} discards ${card}.`,
  'arcanum-voided': ({ who, card }) => `${who} voids ${card}.`,
  'arcana-returned': ({ who, cards }) => `${who} takes back ${cards}.`,
  attached: ({ card, title }) => `${card} is attached to ${title('host')}.`,
  'back-shown': ({ who, number }) => `The deck of ${who} shows ${number('value')}.`,
  'bastion-placed': ({ who, card }) => `${who} puts ${card} into the deck.`,
  charged: ({ title, number }) => `${title('host')} is charged with a card of value ${number('value')}.`,
  'copy-discarded': ({ card }) => `The copy under ${card} is discarded.`,
  'conflict-type': ({ word }) => `It is a ${word('type')} conflict.`,
  cut: ({ by, number }) => `The deck of ${by('deck')} is cut at ${number('at')}.`,
  damaged: ({ card, number }) => `${card} takes ${number('amount')} damage.`,
  detached: ({ card }) => `${card} is detached.`,
  discarded: ({ card }) => `${card} is discarded.`,
  exhausted: ({ card }) => `${card} is exhausted.`,
  'evoke-looked': ({ who }) => `${who} looks at the top of the deck.`,
  'hand-shown': ({ who, cards }) => `${who} shows ${cards}.`,
  healed: ({ card }) => `Damage is removed from ${card}.`,
  inspired: ({ card }) => `${card} is inspired.`,
  joined: ({ card }) => `${card} joins the conflict.`,
  'left-conflict': ({ card }) => `${card} leaves the conflict.`,
  'line-skipped': ({ card }) => `A line of ${card} is left out.`,
  'line-stopped': ({ card }) => `${card} can do no more.`,
  'loop-cut': ({ card }) => `${card} would trigger for ever, and stops.`,
  looked: ({ who, number }) => `${who} looks at ${counted(number('count'), 'card', 'cards')}.`,
  'looked-at': ({ who, card }) => `${who} looks at ${card}.`,
  'mind-turned': ({ who, number }) =>
    number('to') === 0 ? `The mind of ${who} is spent.` : `The mind of ${who} turns to ${number('to')}.`,
  played: ({ card }) => `${card} comes into play.`,
  put: ({ who, card, word }) => `${who} puts ${card} on the ${word('where')}.`,
  'put-back': ({ who, number }) => `${who} puts ${counted(number('count'), 'card', 'cards')} back.`,
  readied: ({ card }) => `${card} is readied.`,
  returned: ({ card }) => `${card} returns.`,
  'returned-in-order': ({ who, number }) =>
    `${who} puts ${counted(number('count'), 'card', 'cards')} back in an order.`,
  revealed: ({ who, cards }) => `${who} reveals ${cards}.`,
  rolled: ({ who, number }) => `${who} rolls ${number('result')}.`,
  'roll-skipped': ({ who }) => `${who} does not roll.`,
  shuffled: ({ who }) => `The deck of ${who} is shuffled.`,
  'top-discarded': ({ who, card }) => `${who} discards ${card} from the deck.`,
  'top-voided': ({ who, card }) => `${who} voids ${card} from the deck.`,
  triggered: ({ card }) => `${card} triggers.`,
  uncovered: ({ card }) => `${card} lies on top of the deck.`,
  'unveil-named': ({ who, card }) => `${who} names ${card} to unveil.`,
  unveiling: ({ who, cards }) => `${who} is about to unveil ${cards}.`,
  voided: ({ card }) => `${card} is voided.`,
  'side-hidden': ({ who }) => `${who} hides a side.`,
  'side-guessed': ({ word }) => `The guess is ${word('guess')}.`,
};

/** What a handle or a slug is called. */
function nameOf(handle: string): string {
  const found = cardOf(handle) ?? cardOf(handle.replace(/-\d+(\.\d+)?$/, ''));
  if (found !== undefined) return found.title;
  if (handle.startsWith('veiled')) return 'a veiled card';
  if (handle.startsWith('charge')) return 'a charge';
  return handle;
}

const textIn = (data: Data, name: string): string | null => {
  const value = data[name];
  return typeof value === 'string' ? value : null;
};
const textsIn = (data: Data, name: string): readonly string[] => {
  const value = data[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};
const numberIn = (data: Data, name: string): number | null => {
  const value = data[name];
  return typeof value === 'number' ? value : null;
};

function wordsOf(data: Data, names: readonly string[]): Words {
  const by = (name: string): string => names[numberIn(data, name) ?? -1] ?? 'Nobody';
  const title = (name: string): string => nameOf(textIn(data, name) ?? 'a card');
  const scores = data.scores;
  return {
    who: by('seat'),
    by,
    title,
    card: capital(textIn(data, 'card') === null ? title('id') : title('card')),
    cards: new Intl.ListFormat('en-GB').format(textsIn(data, 'cards').map(nameOf)),
    number: (name) => numberIn(data, name) ?? 0,
    word: (name) => textIn(data, name) ?? '',
    scores: Array.isArray(scores) ? scores.filter((each) => typeof each === 'number') : [],
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A fact from wherever it comes: of a replay, of a game that is on, or of one in this page. */
interface Tellable extends Pick<Fact, 'kind' | 'data' | 'text'> {
  readonly rule: { readonly id: string } | string | null;
}

export function tellFact({ kind, data, text, rule }: Tellable, names: readonly string[]): ToldFact {
  const touched = ['card', 'id', 'host', 'charge', 'from'].flatMap((name) => textIn(data, name) ?? []);
  const cards = [...touched, ...textsIn(data, 'cards')];
  const common = {
    seat: numberIn(data, 'seat') ?? numberIn(data, 'attacker'),
    rule: typeof rule === 'string' ? rule : (rule?.id ?? null),
    cards,
  };
  if (kind === 'phase') {
    const phase = textIn(data, 'phase') ?? '';
    return { ...common, seat: null, says: PHASES[phase] ?? capital(phase), weight: 'turn' };
  }
  const words = wordsOf(data, names);
  const main = MAIN[kind];
  if (main !== undefined) return { ...common, says: main(words), weight: 'main' };
  return { ...common, says: SMALL[kind]?.(words) ?? `${capital(text)}.`, weight: 'small' };
}

/** What of a step is said first: what somebody did, else what happened. */
export function headOf(facts: readonly ToldFact[]): ToldFact | null {
  return (
    facts.find(({ weight }) => weight === 'main') ?? facts.find(({ weight }) => weight === 'small') ?? facts[0] ?? null
  );
}
