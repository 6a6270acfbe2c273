import type { Millis } from '#kernel';
import type { Asking } from '../graphql/asking.js';

/** What a browser keeps for us: scripts can't read it, other sites can't send it. */
const NAME = 'dreamledger_session';

export function cookieIn({ exchange }: Asking): string | null {
  const own = exchange?.cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  return own === undefined ? null : own.slice(NAME.length + 1);
}

/** False when there is nowhere to put it. */
export function keepInCookie({ exchange }: Asking, refreshToken: string, until: Millis): boolean {
  if (exchange === null) return false;
  exchange.setCookie(sessionCookie(refreshToken, until));
  return true;
}

export function clearCookie({ exchange }: Asking): void {
  exchange?.setCookie(sessionCookie('', 0));
}

const sessionCookie = (value: string, until: number): string =>
  `${NAME}=${value}; Path=/graphql; Expires=${new Date(until).toUTCString()}; HttpOnly; SameSite=Strict`;
