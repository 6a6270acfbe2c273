import type { ServerResponse } from 'node:http';

/** A request that gets no further than the door, and what whoever sent it is told. */
export class Refused {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly extensions: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  answer(response: ServerResponse): void {
    const { status, message, extensions, headers } = this;
    const body = JSON.stringify({ errors: [{ message, extensions }] });
    const length = { 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...length, ...headers }).end(body);
  }
}

export const badRequest = (status: number, message: string): Refused =>
  new Refused(status, message, { code: 'BAD_REQUEST' });
