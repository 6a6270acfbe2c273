/** How figures are said. Everything that has a number in it goes by the reader's own conventions here. */
const percent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});
const count = new Intl.NumberFormat('en-GB');
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const sayShare = (share: number | null): string => (share === null ? '–' : percent.format(share));
export const sayCount = (n: number): string => count.format(n);
export const sayTime = (at: string): string => date.format(new Date(at));

export const sayInterval = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `95 %: ${percent.format(low)} to ${percent.format(high)}`;

export const DEFINITION =
  'A rate is games won, a draw counting as half, of all games. The bar is Wilson’s interval: with 95 % the true rate lies within it.';

/** A word of a game as a person reads it, until its own name is known: the-ninth-gatehouse, The Ninth Gatehouse. */
export const sayKey = (key: string): string =>
  key
    .split('+')
    .map((part) => part.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase()))
    .join(' with ');
