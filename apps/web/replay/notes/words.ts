/** What is said about notes, in whole sentences; numbers and times by the reader's language. */
import type { Audience, Note } from './documents.js';
import { LOCALE, say, sayMany } from '../../say/index.js';

const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

export const AUDIENCES: Readonly<Record<Audience, string>> = {
  AUTHOR: say('Only you'),
  PLAYERS: say('The players'),
  EVERYBODY: say('Everybody'),
};

export const notesSaid = (count: number): string => sayMany(count, { one: '{n} note', other: '{n} notes' });

export const leftSaid = (left: number): string =>
  sayMany(left, { one: '{n} character left', other: '{n} characters left' });

export const whenSaid = ({ writtenAt, changedAt }: Note): string =>
  changedAt === null
    ? moment.format(new Date(writtenAt))
    : say('{moment}, changed', { moment: moment.format(new Date(changedAt)) });

/** For whom a note is; said to its author always, to others where it is not for everybody. */
export function audienceSaid({ audience, waits, isYours }: Note): string | null {
  if (waits) {
    if (audience === 'AUTHOR') return AUDIENCES.AUTHOR;
    return audience === 'PLAYERS'
      ? say('Only you, and the players once the match is unsealed')
      : say('Only you, and everybody once the match is unsealed');
  }
  return audience === 'EVERYBODY' && !isYours ? null : AUDIENCES[audience];
}

export const hiddenSaid = ({ role, reason }: NonNullable<Note['hidden']>): string => {
  const by = role === null ? say('an admin') : role === 'ORGANISER' ? say('an organiser') : say('a judge');
  return reason === null ? say('Hidden by {by}.', { by }) : say('Hidden by {by}: {reason}', { by, reason });
};
