import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port on 127.0.0.1. Below the range from which the system takes ports for connections, so that a server which
 * was killed finds its own port free when it comes back.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(15_000, 32_000);
    const server = createServer();
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return port;
    } catch {
      // taken: draw again
    } finally {
      server.close();
    }
  }
  throw new Error('no free port between 15000 and 32000 on 127.0.0.1');
}
