/** What is said about notes, in whole sentences; numbers and times by the reader's language. */
import type { Audience, Note } from './documents.js';

const LOCALE = 'en-GB';
const plural = new Intl.PluralRules(LOCALE);
const number = new Intl.NumberFormat(LOCALE);
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

export const AUDIENCES: Readonly<Record<Audience, string>> = {
  AUTHOR: 'Only you',
  PLAYERS: 'The players',
  EVERYBODY: 'Everybody',
};

export const notesSaid = (count: number): string =>
  plural.select(count) === 'one' ? `${number.format(count)} note` : `${number.format(count)} notes`;

export const leftSaid = (left: number): string =>
  plural.select(left) === 'one' ? `${number.format(left)} character left` : `${number.format(left)} characters left`;

export const whenSaid = ({ writtenAt, changedAt }: Note): string =>
  changedAt === null ? moment.format(new Date(writtenAt)) : `${moment.format(new Date(changedAt))}, changed`;

/** For whom a note is; said to its author always, to others where it is not for everybody. */
export function audienceSaid({ audience, waits, isYours }: Note): string | null {
  if (waits) {
    if (audience === 'AUTHOR') return AUDIENCES.AUTHOR;
    return audience === 'PLAYERS'
      ? 'Only you, and the players once the match is unsealed'
      : 'Only you, and everybody once the match is unsealed';
  }
  return audience === 'EVERYBODY' && !isYours ? null : AUDIENCES[audience];
}

export const hiddenSaid = ({ role, reason }: NonNullable<Note['hidden']>): string => {
  const by = role === null ? 'an admin' : role === 'ORGANISER' ? 'an organiser' : 'a judge';
  return reason === null ? `Hidden by ${by}.` : `Hidden by ${by}: ${reason}`;
};
