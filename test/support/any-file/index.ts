/** Files as somebody spoils them: by hand, by a program, on the way. */
import { type Dice, isJsonObject, type Json } from '#kernel';

const ODD: readonly Json[] = [null, true, 0, -1, 1.5, 1e9, '', ' ', 'x', 'constructor', '\ud800', 'you', [], {}, [[]]];
const TORN = ['\0', '"', '{', '}', ',', '\ufeff', '\n\n', '9', '-', ' '];
const MOST_CHANGES = 3;

export const oneOf = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)] as T;

/** A value within another, and where it stands there. */
interface Part {
  readonly within: Record<string, Json> | Json[];
  readonly at: string;
}

/** A copy with a few values left out, doubled, misnamed, or put where others belong. */
export function spoiltJson(value: Json, dice: Dice): Json {
  const copy = structuredClone(value);
  for (let left = 1 + dice.below(MOST_CHANGES); left > 0; left--) {
    const parts = partsOf(copy);
    if (parts.length > 0) change(oneOf(parts, dice), parts, dice);
  }
  return copy;
}

function partsOf(value: Json): readonly Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = value as Part['within'];
  return Object.entries(value).flatMap(([at, part]) => [{ within, at }, ...partsOf(part)]);
}

const read = ({ within, at }: Part): Json => Reflect.get(within, at) as Json;
const write = ({ within, at }: Part, value: Json): boolean => Reflect.set(within, at, structuredClone(value));

function change(part: Part, others: readonly Part[], dice: Dice): void {
  const { within, at } = part;
  switch (dice.below(5)) {
    case 0:
      if (Array.isArray(within)) within.splice(Number(at), 1);
      else Reflect.deleteProperty(within, at);
      return;
    case 1:
      write(part, oneOf(ODD, dice));
      return;
    case 2:
      if (Array.isArray(within)) within.push(structuredClone(read(part)));
      else write({ within, at: `${at}s` }, read(part));
      return;
    case 3:
      write(part, otherwise(read(part), dice));
      return;
    default:
      write(part, read(oneOf(others, dice)));
  }
}

/** Nearly the same. */
function otherwise(value: Json, dice: Dice): Json {
  if (typeof value === 'number') return oneOf([value + 1, value - 1, -value, value * 100], dice);
  if (typeof value === 'string') return oneOf([`${value}x`, value.slice(1), value.toUpperCase()], dice);
  return isJsonObject(value) ? { ...value, [oneOf(['do', 'line', 'kind', 'answer'], dice)]: 'x' } : oneOf(ODD, dice);
}

/** Cut off, torn, or with something between. */
export function spoiltText(text: string, dice: Dice): string {
  const at = dice.below(text.length + 1);
  switch (dice.below(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + oneOf(TORN, dice) + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + dice.below(5));
    default:
      return text.slice(0, at) + text.slice(dice.below(text.length + 1)).slice(0, 60) + text.slice(at);
  }
}

/** Lines left out, doubled, in another order or torn. */
export function spoiltLines(text: string, dice: Dice): string {
  const lines = text.split('\n');
  for (let left = 1 + dice.below(MOST_CHANGES); left > 0; left--) {
    const at = dice.below(lines.length);
    const line = lines[at] ?? '';
    const count = /\d+/;
    const instead = oneOf<readonly string[]>(
      [[], [line, line], [oneOf(lines, dice)], [spoiltText(line, dice)], [line.replace(count, '-1')], ['Dream:']],
      dice,
    );
    lines.splice(at, 1, ...instead);
  }
  return lines.join(oneOf(['\n', '\n', '\r\n'], dice));
}
