const plural = new Intl.PluralRules('en-GB');
const form = (n: number, one: string, other: string): string => `${n} ${plural.select(n) === 'one' ? one : other}`;

export const sayCards = (entities: number, others: number): string =>
  `${form(entities, 'entity', 'entities')}, ${form(others, 'other', 'others')}`;

export const sayCount = (n: number): string => form(n, 'card', 'cards');

export const sayProblems = (n: number): string =>
  n === 0 ? 'This deck may be played.' : form(n, 'thing is wrong', 'things are wrong');
