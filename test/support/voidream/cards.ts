import type { Json, JsonObject } from '#kernel';

/** Cards for tests, written as in a file of cards; each gives only what matters to its test. */

const card = (kind: string, title: string, rest: JsonObject, defaults: JsonObject): JsonObject => ({
  kind,
  title,
  faction: 'neutral',
  ...defaults,
  ...rest,
});

export const entity = (title: string, rest: JsonObject = {}): JsonObject =>
  card('entity', title, rest, { value: 2, dawn: 2, stability: 2, dusk: 2 });
export const thought = (title: string, steps: readonly Json[], rest: JsonObject = {}): JsonObject =>
  card('thought', title, rest, { value: 2, lines: steps.length === 0 ? [] : [plays(...steps)] });
export const memory = (title: string, rest: JsonObject = {}): JsonObject => card('memory', title, rest, { value: 2 });
export const construct = (title: string, rest: JsonObject = {}): JsonObject =>
  card('construct', title, rest, { value: 2, stability: 2 });
export const bastion = (title: string, rest: JsonObject = {}): JsonObject =>
  card('bastion', title, rest, {
    faction: 'fracta',
    value: 2,
    stability: 5,
    back: { dream: { count: 40, guests: 8 }, major: 'Last Word', arcana: { count: 7, guests: 2 } },
  });
export const arcanum = (title: string, steps: readonly Json[], rest: JsonObject = {}): JsonObject =>
  card('arcanum', title, rest, { value: 4, normal: [plays(...steps)], inverted: [plays(...steps)] });
export const mind = (title: string, texts: JsonObject = {}, faction: Json = 'neutral'): JsonObject =>
  card('mind', title, { texts, faction }, {});

/** A line that is done when the card is played. */
export const plays = (...steps: readonly Json[]): JsonObject => ({ line: 'play', do: steps });
export const triggers = (at: string, event: string, steps: readonly Json[], rest: JsonObject = {}): JsonObject => ({
  line: 'trigger',
  at,
  event,
  do: steps,
  ...rest,
});
export const always = (...give: readonly Json[]): JsonObject => ({ line: 'static', give });
export const ability = (pay: readonly Json[], steps: readonly Json[], rest: JsonObject = {}): JsonObject => ({
  line: 'ability',
  pay,
  do: steps,
  ...rest,
});

export const all = (of: JsonObject): JsonObject => ({ pick: 'all', of });
export const choose = (of: JsonObject, rest: JsonObject = {}): JsonObject => ({ pick: 'choose', of, ...rest });

/** Plain cards that every test table has, beside its own. */
export const PLAIN: readonly JsonObject[] = [
  bastion('Rock'),
  mind('Calm'),
  ...[1, 2, 3, 4].map((value) => thought(`Blank ${value}`, [], { value })),
  ...[1, 2, 3, 4].map((value) => arcanum(`Hush ${value}`, [{ do: 'roll' }], { value })),
  arcanum('Last Word', [{ do: 'roll' }]),
  arcanum('Call', [{ do: 'evoke' }]),
  arcanum('Dawn Raid', [{ do: 'start-conflict', type: 'dawn' }]),
  arcanum('Dusk Raid', [{ do: 'start-conflict', type: 'dusk' }]),
  arcanum('Raid', [{ do: 'start-conflict' }]),
  arcanum('Nothing Much', [{ do: 'charge', what: 'self' }]),
  entity('Guard'),
];
