import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import express, { type Express, type Request } from 'express';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import type { Ground } from './ground/ground.js';
import { errorFormat } from './graphql/errors.js';
import type { Meters } from './graphql/meter.js';
import { serveSockets } from './graphql/sockets.js';
import { graphqlDoor } from './http/graphql-door.js';
import { pages } from './http/pages.js';
import { security } from './http/security.js';
import { nestLogger } from './logger.js';
import { authenticateBy } from './people/principals.js';
import type { Authenticate } from './principal.js';
import { METERS } from './tokens.js';

export interface Server {
  readonly url: string;
  /** Takes no more requests, ends those in flight, then closes what it stands on. */
  close(): Promise<void>;
}

/** The HTTP side of a process, on ground that is ready. */
export async function startServer(ground: Ground): Promise<Server> {
  const { config, logger } = ground;
  const authenticate = authenticateBy(ground.people);
  const front = express();
  front.disable('x-powered-by');
  front.set('etag', false);
  front.set('trust proxy', config.trustedProxies ?? false);
  front.use(security(config.tlsCert !== null));
  front.use('/graphql', graphqlDoor(authenticate));
  if (config.role !== 'worker') front.use(pages());
  const https = await tls(config);
  const options = {
    logger: nestLogger(logger),
    bodyParser: false,
    abortOnError: false,
    ...(https === null ? {} : { httpsOptions: https }),
  };
  const adapter = new ExpressAdapter(front);
  // Nest takes any object of this shape, and declares it as a class.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment
  const app = await NestFactory.create<NestExpressApplication>(AppModule.on(ground), adapter, options);
  await app.init();
  const http: HttpServer = app.getHttpServer();
  const sockets = config.role === 'worker' ? null : socketsOf(app, front, ground, authenticate);
  await app.listen(config.port, config.host);
  const { port } = http.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `${https === null ? 'http' : 'https'}://${host}:${String(port)}`;
  if (config.publicUrl === null) ground.place.url = url;
  return {
    url,
    async close() {
      await sockets?.close();
      await app.close();
      await ground.close();
    },
  };
}

function socketsOf(
  app: NestExpressApplication,
  front: Express,
  { config, logger, metrics, now }: Ground,
  authenticate: Authenticate,
): ReturnType<typeof serveSockets> {
  return serveSockets(app.getHttpServer(), {
    schema: app.get(GraphQLSchemaHost).schema,
    meters: app.get<Meters>(METERS),
    errorFormat: errorFormat(logger),
    maxSockets: config.maxSockets,
    addressOf: (request) => asExpressHasIt(front, request).ip ?? 'unknown',
    authenticate,
    metrics,
    now,
  });
}

/** An upgrade does not pass Express; this is how Express itself makes a request its own. */
const asExpressHasIt = (front: Express, request: IncomingMessage): Request =>
  Object.setPrototypeOf(request, front.request) as Request;

async function tls({ tlsCert, tlsKey }: Config): Promise<{ readonly cert: Buffer; readonly key: Buffer } | null> {
  if (tlsCert === null || tlsKey === null) return null;
  return { cert: await readFile(tlsCert), key: await readFile(tlsKey) };
}
