import type { Dice } from '#kernel';

/** What people type who mean no harm, and what they do who mean some. */
const ODD: readonly string[] = [
  '',
  ' ',
  'null',
  'constructor',
  '__proto__',
  'toString',
  '-1',
  '1e999',
  '\0',
  '\ud800',
  '🂡🂢',
  'e\u0301',
  '\u202eabc',
  "Robert'); DROP TABLE players;--",
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  'a'.repeat(33),
  'b'.repeat(501),
  'c'.repeat(5_000),
  'match_',
  'tournament_zzzz',
  'entrant_x.99999999999999999999',
  '2026-02-30T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
];
const MOST = 300;

export const oneOf = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)] as T;
/** So often of a hundred times. */
export const happens = (percent: number, dice: Dice): boolean => dice.below(100) < percent;

/** What the answers so far have told, for what is asked next: ids by their kind, cursors, positions, other texts. */
export class Known {
  readonly #byKind = new Map<string, string[]>();

  constructor(private readonly dice: Dice) {}

  learn(value: unknown, field = 'text'): void {
    if (typeof value === 'string') for (const kind of kindsOf(value, field)) this.#keep(kind, value);
    else if (Array.isArray(value)) for (const each of value) this.learn(each, field);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) this.learn(part, name);
  }

  /** What the field asks for, mostly: of `matchId` and `entrantIds` an id, else what stood in a field of that name. */
  for(field: string): string {
    const kind = field.replace(/Ids?$/, '').toLowerCase();
    return (happens(85, this.dice) ? this.#some(kind) : null) ?? this.#anything();
  }

  odd(): string {
    return oneOf(ODD, this.dice);
  }

  #anything(): string {
    const kinds = [...this.#byKind.keys()];
    const found = kinds.length > 0 && happens(60, this.dice) ? this.#some(oneOf(kinds, this.dice)) : null;
    return found ?? this.odd();
  }

  #some(kind: string): string | null {
    const known = this.#byKind.get(kind);
    return known === undefined ? null : oneOf(known, this.dice);
  }

  #keep(kind: string, value: string): void {
    const known = this.#byKind.get(kind) ?? [];
    this.#byKind.set(kind, known);
    if (known.includes(value)) return;
    if (known.length < MOST) known.push(value);
    else known[this.dice.below(MOST)] = value;
  }
}

function kindsOf(value: string, field: string): readonly string[] {
  const id = /^([a-z]+)_[0-9a-z.]+$/.exec(value)?.[1];
  if (id !== undefined) return [id, 'id'];
  return /cursor$/i.test(field) ? ['cursor'] : [field.toLowerCase()];
}
