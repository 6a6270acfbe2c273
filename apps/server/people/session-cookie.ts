import type { CookieOptions, Request } from 'express';
import { type Millis } from '#kernel';
import type { Asking } from '../graphql/asking.js';

/** What a browser keeps for us: scripts can't read it, other sites can't send it. */
const NAME = 'dreamledger_session';

/** Over a WebSocket there is no request to answer with a cookie. */
export type OverHttp = Asking & { readonly req?: Request };

export function cookieIn({ req }: OverHttp): string | null {
  const cookies = req?.headers.cookie?.split('; ') ?? [];
  const own = cookies.find((cookie) => cookie.startsWith(`${NAME}=`));
  return own === undefined ? null : own.slice(NAME.length + 1);
}

/** False when there is nowhere to put it. */
export function keepInCookie({ req }: OverHttp, refreshToken: string, until: Millis): boolean {
  if (req?.res === undefined) return false;
  req.res.cookie(NAME, refreshToken, { ...optionsFor(req), expires: new Date(until) });
  return true;
}

export function clearCookie({ req }: OverHttp): void {
  req?.res?.clearCookie(NAME, optionsFor(req));
}

const optionsFor = ({ secure }: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure,
  path: '/graphql',
});
