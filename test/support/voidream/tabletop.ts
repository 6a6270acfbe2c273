import {
  canonicalJson,
  type Chance,
  type Fact,
  type JsonObject,
  type Leaving,
  parseCanonical,
  type RuleId,
  type Seat,
  seat,
} from '#kernel';
import { type CardSet, loadSet, type Placed, setOut, type Side, voidream, type VoidreamState } from '#games/voidream';
import { PLAIN } from './cards.js';

export const P = seat(0);
export const O = seat(1);

/** Leaves every order as it is, and takes the first of what is drawn from. */
const ORDERLY: Chance = { dice: () => ({ below: (limit) => limit - 1 }) };

export function setOf(cards: readonly JsonObject[]): CardSet {
  const file = JSON.stringify({ title: 'Test', cards: [...PLAIN, ...cards] }, null, 1);
  const loaded = loadSet('test.json', file);
  if (loaded.ok) return loaded.set;
  throw new Error(loaded.flaws.map(({ line, field, says }) => `${line} ${field}: ${says}`).join('\n'));
}

/** A side of the table; in play a card stands by its name, `name!` exhausted, `name?` veiled. */
export interface Setting extends Partial<Omit<Side, 'play'>> {
  readonly play?: readonly (string | Partial<Placed>)[];
}

const placed = (given: string | Partial<Placed>): Placed => {
  const plain = { card: '', exhausted: false, veiled: false, attached: [], charges: [] };
  if (typeof given !== 'string') return { ...plain, ...given };
  return { ...plain, card: given.replace(/[!?]$/, ''), exhausted: given.endsWith('!'), veiled: given.endsWith('?') };
};

const side = (setting: Setting): Side => ({
  bastion: 'rock',
  spares: [],
  mindCard: 'calm',
  mind: 4,
  hand: ['call', 'last-word'],
  deck: ['blank-2', 'blank-2', 'blank-2', 'blank-2', 'blank-2', 'blank-2'],
  arcanaDiscard: [],
  dreamDiscard: [],
  void: [],
  ...setting,
  play: (setting.play ?? []).map(placed),
});

export interface TableSetting {
  readonly cards?: readonly JsonObject[];
  readonly p?: Setting;
  readonly o?: Setting;
  readonly active?: Seat;
  readonly round?: number;
  readonly switches?: Readonly<Record<string, string>>;
}

/** Some tests give many thousand answers. */
const STORED = 40;

/** A table set out in the main phase, told in the words of players. */
export class Tabletop {
  readonly facts: Fact[] = [];
  private readonly game;
  private state: VoidreamState;
  private answered = 0;

  constructor({ cards = [], p = {}, o = {}, active = P, round = 2, switches = {} }: TableSetting) {
    const set = setOf(cards);
    this.game = voidream(set);
    const position = { sides: [side(p), side(o)] as const, active, round, switches };
    this.state = setOut(set, position, ORDERLY, (fact) => this.facts.push(fact));
  }

  /** Each answer is given by whoever is asked; the first ones at a table that was stored and read before. */
  answer(...answers: readonly string[]): this {
    for (const answer of answers) {
      const asked = this.game.requests(this.state)[0];
      if (asked === undefined) throw new Error(`Nobody is asked, so nobody can answer "${answer}".`);
      const refusal = this.game.check(this.state, asked.seat, answer);
      if (refusal !== null) throw new Error(`"${answer}" at ${asked.kind}: ${String(refusal.rule)} ${refusal.says}`);
      if (this.answered++ < STORED)
        this.state = this.game.decode(parseCanonical(canonicalJson(this.game.encode(this.state))));
      this.game.apply(this.state, asked.seat, answer, ORDERLY, (fact) => this.facts.push(fact));
    }
    return this;
  }

  leave(seat: Seat, why: Leaving): this {
    this.game.leave(this.state, seat, why, ORDERLY, (fact) => this.facts.push(fact));
    return this;
  }

  /** Both pass, whoever is first. */
  bothPass(): this {
    return this.answer('pass', 'pass');
  }

  get asked(): string {
    const asked = this.game.requests(this.state)[0];
    return asked === undefined ? 'nobody' : `${asked.seat === P ? 'P' : 'O'} ${asked.kind}`;
  }

  /** What all are told with what is asked. */
  get told(): JsonObject {
    return this.game.requests(this.state)[0]?.told ?? {};
  }

  get offers(): readonly string[] {
    const offers = this.game.requests(this.state)[0]?.offers ?? [];
    return offers.map((offer) => {
      if (offer.form === 'some') return `${offer.key}:${offer.min}-${offer.max} of ${offer.of.join(' ')}`;
      if (offer.form === 'split') {
        return `${offer.key}:${offer.total} among ${offer.among.map(({ key, max }) => `${key}<=${max}`).join(' ')}`;
      }
      return offer.form === 'number' ? `${offer.key}:${offer.min}-${offer.max}` : offer.key;
    });
  }

  refusal(answer: string): RuleId | null {
    const asked = this.game.requests(this.state)[0];
    return this.game.check(this.state, asked?.seat ?? P, answer)?.rule ?? null;
  }

  /** What a judge sees of a player, or of the whole table. */
  see(seat: Seat): SeenSide {
    const players = this.game.view(this.state, { as: 'judge' }).players as readonly JsonObject[];
    return players[seat] as unknown as SeenSide;
  }

  get table(): JsonObject {
    return this.game.view(this.state, { as: 'judge' });
  }

  viewOf(seat: Seat): JsonObject {
    return this.game.view(this.state, { as: 'seat', seat });
  }

  get result(): string | null {
    const result = this.game.result(this.state);
    return result === null ? null : `${result.places.join('-')} ${result.reason} ${String(result.rule)}`;
  }

  /** Of the facts so far, those that taught this seat something. */
  learnedBy(seat: Seat): readonly Fact[] {
    return this.game.learned(this.facts, seat);
  }

  /** The facts so far are passed over from now on. */
  forget(): this {
    this.facts.length = 0;
    return this;
  }

  /** The kinds of the facts so far, to see in which order things happened. */
  get story(): readonly string[] {
    return this.facts.map(({ kind }) => kind);
  }
}

export interface SeenCard {
  readonly id: string;
  readonly card: string | null;
  readonly value: number;
  readonly exhausted: boolean;
  readonly joined: boolean;
  readonly damage?: number;
  readonly dawn?: number;
  readonly dusk?: number;
  readonly stability?: number;
  readonly attachments: readonly SeenCard[];
}
export interface SeenSide {
  readonly mind: { readonly at: number };
  readonly hand: { readonly count: number; readonly values: readonly number[]; readonly cards: readonly string[] };
  readonly deck: {
    readonly count: number;
    readonly depth: number;
    readonly top: string | null;
    readonly faceUp: readonly string[];
    readonly places: Readonly<Record<string, number>>;
  };
  readonly play: readonly SeenCard[];
  readonly bastion: SeenCard;
  readonly construct: SeenCard | null;
  readonly arcanaDiscard: readonly string[];
  readonly dreamDiscard: readonly string[];
  readonly void: readonly string[];
}
