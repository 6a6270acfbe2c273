import { CloseCode, type Server } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import type { WebSocket } from 'ws';
import type { Logger } from '../logger.js';
import { isOutOfReach, NOT_NOW } from '../out-of-reach.js';

const PING_EVERY = 12_000;
/** Of WebSocket itself: clients come back by themselves. */
const TRY_AGAIN_LATER = 1013;

/**
 * One socket from its opening to its end. graphql-ws has the like, but writes a stack trace of its own for each stranger who
 * breaks the protocol; here whoever breaks it is told so, and what is written down is a fault of ours.
 */
export function converse(server: Server<Extra>, extra: Extra, logger: Logger): void {
  const { socket } = extra;
  const fail = (failure: unknown): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (isStrange(failure)) socket.close(CloseCode.BadRequest, failure.message);
    else if (isOutOfReach(failure)) socket.close(TRY_AGAIN_LATER, NOT_NOW);
    else {
      logger.error({ err: failure }, 'A socket could not be served');
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    }
  };
  // A broken frame `ws` has answered by closing, with the code for what is wrong with it.
  socket.on('error', () => undefined);
  const stopPinging = pinging(socket);
  const leave = server.opened(
    {
      protocol: socket.protocol,
      send: (message) => sent(socket, message),
      close(code, reason) {
        socket.close(code, reason);
      },
      onMessage(take) {
        socket.on('message', (data: Buffer) => {
          take(data.toString()).catch(fail);
        });
      },
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    stopPinging();
    leave(code, reason.toString()).catch((failure: unknown) => {
      logger.error({ err: failure }, 'A socket could not be left');
    });
  });
}

/** A message that only a server may send. */
const isStrange = (failure: unknown): failure is Error =>
  failure instanceof Error && failure.message.startsWith('Unexpected message of type');

/** Resolves when the message is on its way, so that a slow reader is waited for; or when nobody is there any more. */
const sent = (socket: WebSocket, message: string): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) resolve();
    else
      socket.send(message, () => {
        resolve();
      });
  });

/** Whoever does not answer a ping before the next is gone. */
function pinging(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const timer = setInterval(() => {
    if (isThere) socket.ping();
    else socket.terminate();
    isThere = false;
  }, PING_EVERY);
  return () => {
    clearInterval(timer);
  };
}
