import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterTest } from '../servers/index.js';

/** A way to a Postgres on which connections break when told to. */
interface BrittleWay {
  readonly url: string;
  /** All that stand break; the next one is ended by the very message that opens it. */
  breakAll(): void;
}

export async function brittleWay(to: string): Promise<BrittleWay> {
  const { port, hostname } = new URL(to);
  const open = new Set<Socket>();
  let isNextBroken = false;
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    const isBroken = isNextBroken;
    isNextBroken = false;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
    near.pipe(far);
    far.on('data', (message) => {
      if (isBroken) near.end(Buffer.concat([message, ENDING]));
      else near.write(message);
    });
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  afterTest(async () => {
    for (const socket of open) socket.destroy();
    way.close();
    await once(way, 'close');
  });
  const url = new URL(to);
  url.port = String((way.address() as AddressInfo).port);
  return {
    url: url.href,
    breakAll() {
      for (const socket of open) socket.destroy();
      isNextBroken = true;
    },
  };
}

/** What a Postgres says when it ends a connection: an error with its severity, its code and its words. */
const ENDING = ((fields) => {
  const text = Buffer.from(fields.map((field) => `${field}\0`).join('') + '\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(4 + text.length, 1);
  return Buffer.concat([head, text]);
})(['SFATAL', 'C57P01', 'Mterminating connection due to administrator command']);
