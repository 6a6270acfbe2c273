import { LOCALE } from './language.js';
import { say } from './say.js';

const all = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** Anna, Ben and Cleo. */
export const listed = (names: readonly string[]): string => all.format(names);

/** Anna against Ben. */
export const against = (names: readonly string[]): string =>
  names.length === 0 ? '' : names.reduce((one, other) => say('{one} against {other}', { one, other }));
