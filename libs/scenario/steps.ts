import { didYouMean, either, fields, type Flaw, list, maybe, need, type Path, type Shape, text, word } from '#cards';
import type { Json, JsonObject, Leaving } from '#kernel';
import { anyObject, isObject, leaving } from './shapes.js';

/** What a scenario expects of a position; null where it says nothing of it. */
export interface Expectation {
  /** Who is asked what, `you turn`, or `nobody` when the game is over. */
  readonly asked: string | null;
  /** All that is offered, in order. */
  readonly offers: readonly string[] | null;
  readonly offered: readonly string[] | null;
  readonly notOffered: readonly string[] | null;
  /** Part of what a judge sees. */
  readonly state: JsonObject | null;
  /** Part of what others see, by their names. */
  readonly sees: JsonObject | null;
  /** Facts since the last answer, in this order, others may lie between them. */
  readonly facts: readonly Json[] | null;
  readonly noFacts: readonly string[] | null;
  readonly result: JsonObject | null;
}

export type Step =
  | { readonly answer: string; readonly by: string | null; readonly tells: string | null }
  | { readonly leaves: Leaving; readonly by: string | null; readonly tells: string | null }
  | {
      readonly refused: string;
      readonly by: string | null;
      readonly rule: string | null;
      readonly says: string | null;
      readonly tells: string | null;
    }
  | { readonly expect: Expectation; readonly tells: string | null };

const expectation: Shape<Expectation> = fields<Expectation>('an expectation', {
  asked: maybe(text('who is asked what, such as "you turn", or "nobody"')),
  offers: maybe(list(text())),
  offered: maybe(list(text())),
  notOffered: maybe(list(text())),
  state: maybe(anyObject),
  sees: maybe(anyObject),
  facts: maybe(list(either(text('the name of a fact'), anyObject))),
  noFacts: maybe(list(text())),
  result: maybe(anyObject),
});

/** The steps of a scenario whose seats have these names: an answer, a leaving, a refusal, or an expectation. */
export function stepsShape(seats: readonly string[]): Shape<readonly Step[]> {
  const by = maybe(word(...seats));
  const tells = maybe(text());
  return list(
    stepShape({
      answer: fields('an answer', { answer: need(text()), by, tells }),
      leaves: fields('a leaving', { leaves: need(leaving), by, tells }),
      refused: fields('a refusal', {
        refused: need(text()),
        by,
        rule: maybe(text()),
        says: maybe(text()),
        tells,
      }),
      expect: fields('an expectation', { expect: need(expectation), tells }),
    }),
    1,
  );
}

/** Objects told apart by which of these fields they have. */
function stepShape(kinds: Readonly<Record<'answer' | 'leaves' | 'refused' | 'expect', Shape<Step>>>): Shape<Step> {
  const says = `a step with one of the fields ${Object.keys(kinds).join(', ')}`;
  return {
    says,
    fits: isObject,
    read(value: Json, at: Path, flaws: Flaw[]): Step | null {
      const given = isObject(value) ? Object.keys(value) : [];
      const found = Object.entries(kinds).filter(([name]) => given.includes(name));
      const [only] = found;
      if (only !== undefined && found.length === 1) return only[1].read(value, at, flaws);
      const meant = given.map((name) => didYouMean(name, Object.keys(kinds))).find((hint) => hint !== '') ?? '';
      flaws.push({ at, says: `This must be ${says}, exactly one.${found.length === 0 ? meant : ''}` });
      return null;
    },
    schema: (defs) => ({ oneOf: Object.values(kinds).map((shape) => shape.schema(defs)) }),
  };
}
