import type { NextFunction, Request, Response } from 'express';

/** What fails since whoever asked has gone away, or went on to send nonsense, is nobody's fault. */
export function unlessGone(failure: unknown, request: Request, _response: Response, next: NextFunction): void {
  if (!request.socket.destroyed) next(failure);
}
