import type {
  ExecutionArgs,
  FormattedExecutionResult,
  GraphQLError,
  GraphQLFormattedError,
  GraphQLSchema,
} from 'graphql';
import { type Context, type ExecutionResult, handleProtocols, makeServer } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Fault } from '#kernel';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import type { Authenticate } from '../principal.js';
import { converse } from './conversation.js';
import type { ErrorFormat } from './errors.js';
import type { Meter, Meters } from './meter.js';
import { preparing } from './prepare.js';
import { sharedSubscribe } from './shared-subscribe.js';
import { Visitor } from './visitor.js';

interface Needs {
  readonly schema: GraphQLSchema;
  readonly authenticate: Authenticate;
  readonly meters: Meters;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly errorFormat: ErrorFormat;
  readonly maxSockets: number;
  readonly now: () => number;
  /** The address a request comes from, trusted proxies seen through. */
  readonly addressOf: (request: IncomingMessage) => string;
}

const PATH = '/graphql';
const LARGEST_MESSAGE = 100 * 1024;
const TIME_TO_LEAVE = 2_000;

/** GraphQL over WebSocket (graphql-transport-ws). What is sent waits for the socket, so a slow reader holds one message. */
export function serveSockets(http: HttpServer, needs: Needs): { close(): Promise<void> } {
  const { schema, metrics, errorFormat } = needs;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, handleProtocols });
  const prepare = preparing(schema);
  const visitors = new WeakMap<WebSocket, Visitor>();
  const visitorOf = ({ extra }: Context<Record<string, unknown>, Extra>): Visitor => {
    const known = visitors.get(extra.socket) ?? new Visitor(extra.socket, needs.addressOf(extra.request), needs);
    visitors.set(extra.socket, known);
    return known;
  };
  const told = (errors: readonly GraphQLError[]): readonly GraphQLFormattedError[] =>
    errors.map((error) => errorFormat(error.toJSON(), error));

  const meters = new WeakMap<ExecutionArgs, Meter>();
  const meterOf = (args: ExecutionArgs): Meter => {
    const meter = meters.get(args);
    if (meter === undefined) throw new Fault('Nobody pays for this subscription.');
    return meter;
  };

  const server = makeServer<Record<string, unknown>, Extra>({
    subscribe: sharedSubscribe(meterOf),
    onConnect: (context) => visitorOf(context).arrive(context.connectionParams, context.extra.request),
    onSubscribe(context, id, payload) {
      const visitor = visitorOf(context);
      const asking = visitor.asking(id);
      const prepared = prepare(payload, asking);
      if ('errors' in prepared) return prepared.errors;
      const { args, operation } = prepared;
      const tooMany = visitor.begin(id, Object.keys(context.subscriptions).length, operation);
      if (tooMany !== null) return [tooMany];
      if (operation === 'subscription') asking.meter.watch();
      meters.set(args, asking.meter);
      return args;
    },
    onNext: (_context, _id, _payload, _args, result) => formatted(result, told),
    onError: (_context, _id, _payload, errors) => told(errors),
    onComplete: (context, id) => {
      visitorOf(context).end(id);
    },
    onClose: (context) => {
      visitorOf(context).leave();
    },
  });

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Node no longer listens to it: whoever hangs up ends this socket, and not the server.
    socket.on('error', () => undefined);
    if (request.url?.split('?')[0] !== PATH) refuse(socket, '404 Not Found');
    else if (sockets.clients.size >= needs.maxSockets) refuse(socket, '503 Service Unavailable');
    else {
      sockets.handleUpgrade(request, socket, head, (opened) => {
        metrics.sockets.inc();
        opened.once('close', () => {
          metrics.sockets.dec();
        });
        converse(server, { socket: opened, request }, needs.logger);
      });
    }
  };
  http.on('upgrade', upgrade);

  return {
    async close() {
      http.off('upgrade', upgrade);
      const gone = [...sockets.clients].map((socket) => left(socket));
      await Promise.all(gone);
      sockets.close();
    },
  };
}

function formatted(
  { errors, data }: ExecutionResult,
  told: (errors: readonly GraphQLError[]) => readonly GraphQLFormattedError[],
): FormattedExecutionResult | undefined {
  if (errors === undefined) return undefined;
  return { ...(data === undefined ? {} : { data }), errors: told(errors) };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** 1001 tells a client to come back; who does not answer in time is cut off. */
function left(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      socket.terminate();
    }, TIME_TO_LEAVE);
    socket.once('close', () => {
      clearTimeout(cut);
      resolve();
    });
    socket.close(1001, 'Going away');
  });
}
