import { capital, listed } from '#cards';
import type { Json, JsonObject, SeenFact } from '#kernel';
import { type FactKind, type Sentence, SENTENCES, type Text, WORDS } from './sentences.js';
import type { CardSet } from './set/compiled.js';

/** A fact as a sentence, from what its viewer may know of it and from nothing else. */

/** How a language says these texts, and puts names together. */
export interface Tongue {
  readonly say: (text: Text, words: Readonly<Record<string, string | number>>) => string;
  readonly list: (names: readonly string[]) => string;
}

const ENGLISH: Tongue = {
  say(text, words) {
    const form = typeof text === 'string' ? text : words.n === 1 ? text.one : text.other;
    return form.replaceAll(/\{(\w+)\}/g, (_, hole: string) => String(words[hole]));
  },
  list: (names) => listed(names),
};

/** Who reads it, and how. */
export interface Reader {
  readonly set: CardSet;
  /** What the seats are called; by their numbers where they have no names. */
  readonly names: readonly string[];
  /** The seat that is told of itself as of nobody else. */
  readonly you?: number | null;
  readonly tongue?: Tongue;
}

/** Null for what is no fact of this game. */
export function sayFact(
  { kind, data }: Pick<SeenFact, 'kind' | 'data'>,
  reader: Reader,
): { readonly weight: Sentence['weight']; readonly says: string } | null {
  const sentence = sentenceFor(kind, data);
  if (sentence === undefined) return null;
  const { weight, says, yours } = sentence;
  const about = holesIn(says).flatMap((hole) => PLAYERS[hole] ?? [])[0];
  const isYours = about !== undefined && typeof data[about] === 'number' && data[about] === reader.you;
  const text = isYours ? yours : says;
  const words = Object.fromEntries(holesIn(text).map((hole) => [hole, wordFor(hole, data, reader)]));
  const said = tongueOf(reader).say(text, words);
  const isAtName = Object.entries(words).some(([hole, word]) => hole in PLAYERS && said.startsWith(String(word)));
  return { weight, says: isAtName ? said : capital(said) };
}

function sentenceFor(kind: string, data: JsonObject): Sentence | undefined {
  if (!isKind(kind)) return undefined;
  const sentences: readonly Sentence[] = [SENTENCES[kind]].flat();
  return sentences.find(({ when }) => Object.entries(when).every(([name, value]) => known(data[name]) === value));
}

const isKind = (kind: string): kind is FactKind => Object.hasOwn(SENTENCES, kind);

const known = (value: Json = null): Json => (Array.isArray(value) && value.length === 0 ? null : value);

const holesIn = (text: Text): readonly string[] =>
  [...(typeof text === 'string' ? text : text.other).matchAll(/\{(\w+)\}/g)].flatMap(([, hole = '']) => hole);

const tongueOf = ({ tongue = ENGLISH }: Reader): Tongue => tongue;

/** Holes for players, and where facts have their seats. */
const PLAYERS: Readonly<Record<string, string>> = {
  who: 'seat',
  attacker: 'attacker',
  winner: 'winner',
  deck: 'deck',
  active: 'active',
};
/** Holes for numbers that facts have under other names. */
const NUMBERS: Readonly<Record<string, string>> = { n: 'count', round: 'lastRound' };

function wordFor(hole: string, data: JsonObject, reader: Reader): string | number {
  const { say, list } = tongueOf(reader);
  switch (hole) {
    case 'card':
      return cardCalled(data.card ?? data.id, reader);
    case 'host':
    case 'bastion':
    case 'mind':
      return cardCalled(data[hole], reader);
    case 'loser':
      return playerCalled(1 - Number(data.winner), reader);
    case 'cards':
      return list(partsOf(data.cards).map((card) => cardCalled(card, reader)));
    case 'scores':
      return partsOf(data.scores).reduce((one, other) => say(WORDS.score, { one, other }));
    case 'repair':
      return sayRepair(textIn(data.answer), reader);
    default:
      return hole in PLAYERS
        ? playerCalled(Number(data[PLAYERS[hole] ?? '']), reader)
        : plainWord(data[NUMBERS[hole] ?? hole], reader);
  }
}

const partsOf = (value: Json | undefined): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const plainWord = (value: Json | undefined, reader: Reader): string | number =>
  typeof value === 'number' ? value : tongueOf(reader).say(textIn(value), {});

const playerCalled = (seat: number, reader: Reader): string =>
  reader.names[seat] ?? tongueOf(reader).say(WORDS.seat, { seat: seat + 1 });

/** By its handle or its slug; several, as the bastions of a deck, are joined by `+`. */
export function cardCalled(handle: Json | undefined, reader: Reader): string {
  const { say, list } = tongueOf(reader);
  if (typeof handle !== 'string') return say(WORDS.card, {});
  if (handle.includes('+')) return list(handle.split('+').map((each) => cardCalled(each, reader)));
  const { bySlug } = reader.set;
  const found = bySlug.get(handle) ?? bySlug.get(handle.replace(/-\d+(\.\d+)?$/, ''));
  if (found !== undefined) return found.title;
  if (handle.startsWith('veiled')) return say(WORDS.veiled, {});
  return handle.startsWith('charge') ? say(WORDS.charge, {}) : handle;
}

/** What a judge sets right, or could. */
export function sayRepair(repair: string, reader: Reader): string {
  const { say } = tongueOf(reader);
  const [verb = '', of = ''] = repair.split(':', 2);
  const seat = /^mind-(\d+)$/.exec(verb)?.[1];
  if (seat !== undefined) {
    const name = playerCalled(Number(seat) - 1, reader);
    return of === '' ? say(WORDS.mind, { name }) : say(WORDS.mindAt, { name, at: of });
  }
  return verb === 'ready' || verb === 'exhaust' ? say(WORDS[verb], { card: cardCalled(of, reader) }) : repair;
}
