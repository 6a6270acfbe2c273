/** How figures are said. Everything that has a number in it goes by the reader's own conventions here. */
import { slugTitle } from '../parts/slug-title.js';
import { LOCALE, say } from '../say/index.js';

const percent = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});
const whole = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const count = new Intl.NumberFormat(LOCALE);
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

export const sayShare = (share: number | null): string => (share === null ? '–' : percent.format(share));
export const sayCount = (n: number): string => count.format(n);
export const sayTime = (at: string): string => date.format(new Date(at));

export const sayInterval = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  say('95%: {low} to {high}', { low: percent.format(low), high: percent.format(high) });

/** From where to where its interval goes, in whole percents. */
export const sayReach = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  whole.formatRange(low, high);

/** Why there are fewer of them than games with the card in the deck. */
export const WHEN_KNOWN = say(
  'Seen is a card that its player has looked at: evoked, veiled or charged. What was seen and played is known of games that were played here, card by card; a result that was reported tells the decks alone.',
);

export const DEFINITION = say(
  'A rate is games won, a draw counting as half, of all games; a game between two of a kind counts for both. The interval is Wilson’s: with 95% the true rate lies within it.',
);

/** A word of a game as a person reads it, until its own name is known: the-ninth-gatehouse, The Ninth Gatehouse. */
export const sayKey = (key: string): string => key.split('+').map(slugTitle).reduce(sayWith);

/** A bastion and its mind. */
export const sayWith = (title: string, name: string): string => say('{title} with {name}', { title, name });

/** How a game ended, by the word of the log. */
export const ENDINGS: Readonly<Record<string, string>> = {
  bastion: say('Bastion'),
  nightmare: say('Nightmare'),
  card: say('Card'),
  conceded: say('Conceded'),
  'timed-out': say('Timed out'),
  agreed: say('Agreed'),
  reported: say('Reported'),
  entered: say('Entered'),
  corrected: say('Corrected'),
};

/** 101-200, or 201+: how many there were, within bounds. */
export function sayRange(key: string): string {
  const [from = key, to] = key.split('-');
  if (from.endsWith('+')) return say('{from} and more', { from: from.slice(0, -1) });
  return to === undefined ? from : count.formatRange(Number(from), Number(to));
}
