import {
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Dice } from '#kernel';
import { happens, type Known, oneOf } from './known.js';

const INTS = [-1, 0, 1, 100, 101, 2_147_483_647, -2_147_483_648];
const FLOATS = [0, 0.5, -1, 1e300, 1e-300, 1500];
const OBJECTS: readonly unknown[] = [{}, { goal: 3 }, { constructor: 1 }, { decks: [[], []] }, { seats: -1 }];
const HOURS = 3_600_000;
const DEEPEST = 6;

/** Where a value stands: the field's name, what the schema says of it, and how deep it is. */
interface Place {
  readonly name: string;
  readonly says: string | null | undefined;
  readonly depth: number;
}

/** Values of any input type: of the right form, mostly, and without any sense but what the answers so far have told. */
export class Values {
  constructor(
    private readonly dice: Dice,
    private readonly known: Known,
  ) {}

  of(type: GraphQLInputType, place: Place): unknown {
    if (isNonNullType(type)) return this.#present(type.ofType, place);
    return happens(8, this.dice) ? null : this.#present(type, place);
  }

  #present(type: GraphQLInputType, place: Place): unknown {
    if (isListType(type)) {
      const length = oneOf(place.depth > 1 ? [0, 1, 2] : [0, 1, 1, 2, 3, 20], this.dice);
      return Array.from({ length }, () => this.of(type.ofType, { ...place, depth: place.depth + 1 }));
    }
    if (isEnumType(type)) return oneOf(type.getValues(), this.dice).name;
    return isInputObjectType(type) ? this.#object(type, place.depth) : this.#plain(String(type), place);
  }

  #object(type: GraphQLInputObjectType, depth: number): object {
    const all = Object.values(type.getFields());
    const some = type.isOneOf
      ? [oneOf(all, this.dice)]
      : all.filter((field) => isRequiredInputField(field) || (depth < DEEPEST && happens(55, this.dice)));
    const values = some.map(({ name, type: own, description: says }) => {
      const wanted = type.isOneOf ? new GraphQLNonNull(getNullableType(own)) : own;
      return [name, this.of(wanted, { name, says, depth: depth + 1 })];
    });
    return Object.fromEntries(values) as object;
  }

  #plain(type: string, { name, says }: Place): unknown {
    switch (type) {
      case 'ID':
        return name === 'idempotencyKey' ? this.#key() : this.known.for(name);
      case 'Int':
        return happens(80, this.dice) ? this.dice.below(12) : oneOf(INTS, this.dice);
      case 'Float':
        return oneOf(FLOATS, this.dice);
      case 'Boolean':
        return happens(50, this.dice);
      case 'DateTime':
        return happens(60, this.dice) ? this.#moment() : this.known.odd();
      case 'Cursor':
        return this.known.for('cursor');
      case 'Position':
        return this.known.for('position');
      case 'Json':
      case 'JsonObject':
        return oneOf(OBJECTS, this.dice);
      default:
        return (happens(40, this.dice) ? exampleIn(says) : null) ?? this.known.for(name);
    }
  }

  #key(): string {
    return happens(97, this.dice)
      ? Array.from({ length: 20 }, () => this.dice.below(16).toString(16)).join('')
      : this.known.odd();
  }

  #moment(): string {
    return new Date(Date.now() + (this.dice.below(2_000) - 1_000) * HOURS).toISOString();
  }
}

/** The schema gives an example of each field. */
const exampleIn = (says: string | null | undefined): string | null =>
  /Example: `"?([^`]*?)"?`/.exec(says ?? '')?.[1] ?? null;
