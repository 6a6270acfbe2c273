/** The facts of a step as sentences. Those of Voidream and of matches have words in each language; any other game's come as the API says them. */
import { capital } from '#cards';
import { sayFact } from '#games/voidream';
import type { Json } from '#kernel';
import { REWOUND } from '#match';
import type { Fact } from './documents.js';
import { READER } from './names.js';
import { leavingSaid } from './words.js';
import { say, sayText } from '../say/index.js';

export interface ToldFact {
  readonly seat: number | null;
  readonly says: string;
  readonly rule: string | null;
  /** The cards that it touched, by their handles. */
  readonly cards: readonly string[];
  /** `turn` opens a phase, `small` follows from what stands before it. */
  readonly weight: 'main' | 'small' | 'turn';
}

/** A fact from wherever it comes: of a replay, of a game that is on, or of one in this page. */
interface Tellable extends Pick<Fact, 'kind' | 'data'> {
  readonly text?: string;
  readonly rule: { readonly id: string } | string | null;
}

/** `you` is the seat of who reads it, of whom it is told as of nobody else. */
export function tellFact(
  { kind, data, text = kind, rule }: Tellable,
  names: readonly string[],
  you: number | null = null,
): ToldFact {
  const told = OF_MATCHES[kind]?.(data, names) ?? sayFact({ kind, data }, { ...READER, names, you });
  return {
    weight: 'small',
    says: `${capital(text)}${text.endsWith('.') ? '' : '.'}`,
    ...told,
    seat: told?.weight === 'turn' ? null : (numberIn(data.seat) ?? numberIn(data.attacker)),
    rule: typeof rule === 'string' ? rule : (rule?.id ?? null),
    cards: [data.card, data.id, data.host, data.charge, data.from, data.cards].flat().filter(isText),
  };
}

const rewound = ({ to, redealt }: Fact['data']): Pick<ToldFact, 'weight' | 'says'> => ({
  weight: 'main',
  says: sayText(REWOUND[redealt === true ? 'dealtAnew' : 'asItWas'], { ply: numberIn(to) ?? 0 }),
});

/** A seat that is left tells it in Voidream by how the game ends. */
const left = ({ seat, why }: Fact['data'], names: readonly string[]): Pick<ToldFact, 'weight' | 'says'> | null =>
  isText(why) ? { weight: 'main', says: leavingSaid(names[numberIn(seat) ?? -1] ?? say('A player'), why) } : null;

const OF_MATCHES: Readonly<
  Record<string, (data: Fact['data'], names: readonly string[]) => Pick<ToldFact, 'weight' | 'says'> | null>
> = { rewound, left };

const numberIn = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
const isText = (value: Json | undefined): value is string => typeof value === 'string';

/** What of a step is said first: what somebody did, else what happened. */
export function headOf(facts: readonly ToldFact[]): ToldFact | null {
  return (
    facts.find(({ weight }) => weight === 'main') ?? facts.find(({ weight }) => weight === 'small') ?? facts[0] ?? null
  );
}

/** What else of it is told in a line beside it: what mattered, else how it ended; never more than two sentences. */
export function alsoOf(facts: readonly ToldFact[]): readonly ToldFact[] {
  const head = headOf(facts);
  const rest = facts.filter((each) => each !== head && each.weight !== 'turn');
  const main = rest.filter(({ weight }) => weight === 'main');
  return (main.length > 0 ? main : rest).slice(-2);
}
