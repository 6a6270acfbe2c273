import { createHmac } from 'node:crypto';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isInside, lookupOutside, spelledAddress } from './addresses.js';

/** A message as the convention of Standard Webhooks has it: signed over its id, its time and its body. */
export interface Message {
  readonly id: string;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly secret: Uint8Array;
  readonly mayBeInside: boolean;
}

const PATIENCE_MS = 10_000;

const signatureOf = (secret: Uint8Array, { id, body }: Message, seconds: number): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/** Null when it was taken, which any status from 200 to 299 says; else what came instead. Nothing is followed. */
export function post(receiver: Receiver, message: Message, now: number, stopped: AbortSignal): Promise<string | null> {
  const url = new URL(receiver.url);
  const address = spelledAddress(url);
  if (!receiver.mayBeInside && address !== null && isInside(address)) {
    return Promise.resolve(`${address} is an address inside, where webhooks do not go.`);
  }
  const seconds = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(message.body),
    'user-agent': 'Dreamledger',
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf(receiver.secret, message, seconds),
  };
  const late = AbortSignal.timeout(PATIENCE_MS);
  const signal = AbortSignal.any([late, stopped]);
  const guard = receiver.mayBeInside ? {} : { lookup: lookupOutside };
  const request = url.protocol === 'https:' ? secure : plain;
  return new Promise((resolve) => {
    const sending = request(url, { method: 'POST', headers, signal, agent: false, ...guard }, (answer) => {
      resolve(whatItSays(answer));
      answer.destroy();
    });
    sending.on('error', (failure) => {
      resolve(late.aborted ? `It did not answer within ${PATIENCE_MS / 1000} s.` : failure.message);
    });
    sending.end(message.body);
  });
}

function whatItSays({ statusCode = 0 }: IncomingMessage): string | null {
  return statusCode >= 200 && statusCode < 300 ? null : `It answered with status ${statusCode}.`;
}
