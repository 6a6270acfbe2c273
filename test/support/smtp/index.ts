import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server (RFC 5321, as much as a sender needs) that keeps what it is given. */
export interface MailServer {
  readonly url: string;
  /** Resolves when so many mails have come: each as it was sent, head and body. */
  received(count: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    void converse(socket, (mail) => {
      mails.push(mail);
      for (const wake of waiting.splice(0)) wake();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async received(count) {
      while (mails.length < count) await new Promise<void>((wake) => waiting.push(wake));
      return [...mails];
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function converse(socket: Socket, keep: (mail: string) => void): Promise<void> {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  let mail: string[] | null = null;
  say('220 test');
  for await (const line of createInterface(socket)) {
    if (mail !== null && line === '.') {
      keep(mail.join('\n'));
      mail = null;
      say('250 kept');
    } else if (mail !== null) mail.push(line);
    else if (/^DATA$/i.test(line)) {
      mail = [];
      say('354 go on');
    } else if (/^QUIT$/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 fine');
  }
}
