import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type { ApolloDriver } from '@nestjs/apollo';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import express, { type Express, type Request } from 'express';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { createSecureContext } from 'node:tls';
import type { GraphQLFormattedError } from 'graphql';
import { Fault } from '#kernel';
import { noteAddress } from '#log';
import { AppModule } from './app.module.js';
import { type Config, unusable } from './config.js';
import type { Ground } from './ground/ground.js';
import { errorFormat, UNAVAILABLE } from './graphql/errors.js';
import type { Meters } from './graphql/meter.js';
import { serveSockets } from './graphql/sockets.js';
import { Astray } from './http/astray.js';
import { type Door, graphqlDoor, isForGraphql } from './http/graphql-door.js';
import { linkPreviews, type Previews } from './http/link-previews.js';
import { NotNow } from './http/not-now.js';
import { pages } from './http/pages.js';
import { Refused } from './http/refused.js';
import { type Security, security } from './http/security.js';
import { unlessGone } from './http/unless-gone.js';
import { type Logger, nestLogger } from './logger.js';
import { AGAIN_IN_SECONDS } from './out-of-reach.js';
import { hereAs, outsideAs } from './outside.js';
import { overlayPages } from './overlay/overlay-pages.js';
import { authenticateBy } from './people/principals.js';
import type { Authenticate } from './principal.js';
import { METERS } from './tokens.js';

export interface Server {
  readonly url: string;
  /** Takes no more requests, ends those in flight, then closes what it stands on. */
  close(): Promise<void>;
}

/** Longer than proxies keep theirs, which is a minute: who closes first must not be the one who is written to. */
const KEPT_OPEN_MS = 75_000;

/** The HTTP side of a process, on ground that is ready. */
export async function startServer(ground: Ground): Promise<Server> {
  const { config, logger } = ground;
  const authenticate = authenticateBy(ground.people);
  const front = express();
  front.disable('x-powered-by');
  front.set('etag', false);
  front.set('trust proxy', config.trustedProxies ?? false);
  const secured = security(config.tlsCert !== null);
  front.use((request, response, next) => {
    secured(request, response);
    next();
  });
  let previews: Previews = () => Promise.resolve(null);
  const telling = { previews: (path: string, ip: string) => previews(path, ip), here: () => ground.place.url };
  if (config.role !== 'worker') front.use(pages(telling), overlayPages(), unlessGone);
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
  if (config.role !== 'worker') app.useGlobalFilters(new NotNow(adapter), new Astray(adapter));
  await app.init();
  if (config.role !== 'worker') previews = linkPreviews(app.get(GraphQLSchemaHost).schema, app.get<Meters>(METERS));
  const http: HttpServer = app.getHttpServer();
  http.keepAliveTimeout = KEPT_OPEN_MS;
  const api = { app, front, ground, authenticate, secured };
  const sockets = config.role === 'worker' ? null : socketsOf(api);
  if (config.role !== 'worker') openDoor(http, doorOf(api));
  // Nest's own way to listen writes what failed into the log as well, beside the one line that says what to do.
  http.listen(config.port, config.host);
  await once(http, 'listening').catch((cause: unknown) => {
    throw notListening(config, cause);
  });
  const { port } = http.address() as AddressInfo;
  const at = (host: string): string => `${https === null ? 'http' : 'https'}://${host}:${String(port)}`;
  const url = at(hereAs(config.host));
  const [outside] = outsideAs(config.host);
  if (config.publicUrl === null) ground.place.url = outside === undefined ? url : at(outside);
  if (ground.logMode !== 'KAFKA') await noteAddress(config.data, url);
  return {
    url,
    async close() {
      await sockets?.close();
      await app.close();
      await ground.close();
    },
  };
}

interface Api {
  readonly app: NestExpressApplication;
  readonly front: Express;
  readonly ground: Ground;
  readonly authenticate: Authenticate;
  readonly secured: Security;
}

function doorOf({ app, front, ground, authenticate, secured }: Api): Door {
  const formatError = errorFormat(ground.logger);
  const seesProxies = ground.config.trustedProxies !== null;
  return graphqlDoor({
    apollo: app.get<GraphQLModule<ApolloDriver>>(GraphQLModule).graphQlAdapter.instance,
    secured,
    authenticate,
    meters: app.get<Meters>(METERS),
    addressOf: seesProxies ? (request) => addressOf(front, request) : unproxied(ground.logger),
    isSecure: (request) => asExpressHasIt(front, request).secure,
    broken(failure, response) {
      if (response.headersSent) response.destroy();
      else answerBroken(formatError({ message: '' }, failure), response);
    },
  });
}

/** Whoever the request comes from; a proxy that nobody named is told of once. */
function unproxied(logger: Logger): (request: IncomingMessage) => string {
  let isTold = false;
  return ({ headers, socket: { remoteAddress = 'unknown' } }) => {
    if (!isTold && headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      logger.warn(
        `A request from ${remoteAddress} has X-Forwarded-For, and TRUSTED_PROXIES is not set. If a proxy of yours is there, name it, or all who come through it share one limit.`,
      );
    }
    return remoteAddress;
  };
}

function answerBroken({ message, extensions = {} }: GraphQLFormattedError, response: ServerResponse): void {
  const isPassing = extensions.code === UNAVAILABLE;
  const headers = isPassing ? { 'Retry-After': String(AGAIN_IN_SECONDS) } : {};
  new Refused(isPassing ? 503 : 500, message, extensions, headers).answer(response);
}

/** What is for GraphQL goes to its door, everything else to Express, which listened first. */
function openDoor(http: HttpServer, door: Door): void {
  const [express] = http.listeners('request') as Door[];
  if (express === undefined) throw new Fault('Nobody listens to requests.');
  http.off('request', express);
  http.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isForGraphql(request)) door(request, response);
    else express(request, response);
  });
}

function socketsOf({ app, front, ground, authenticate }: Api): ReturnType<typeof serveSockets> {
  const { config, logger, metrics, now } = ground;
  return serveSockets(app.getHttpServer(), {
    schema: app.get(GraphQLSchemaHost).schema,
    meters: app.get<Meters>(METERS),
    errorFormat: errorFormat(logger),
    logger,
    maxSockets: config.maxSockets,
    addressOf: (request) => addressOf(front, request),
    authenticate,
    metrics,
    now,
  });
}

const addressOf = (front: Express, request: IncomingMessage): string => asExpressHasIt(front, request).ip ?? 'unknown';

/** What does not pass Express it has not made its own yet; this is how it does. */
const asExpressHasIt = (front: Express, request: IncomingMessage): Request =>
  Object.setPrototypeOf(request, front.request) as Request;

function notListening({ port, host }: Config, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  if (code === 'EADDRINUSE')
    return unusable('port', String(port), 'Another program listens there: end it, or choose another.');
  if (code === 'EACCES')
    return unusable('port', String(port), 'The system lets this user listen on ports from 1024 on.');
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return unusable('host', host, 'This machine has no such address.');
  return cause;
}

async function tls({ tlsCert, tlsKey }: Config): Promise<{ readonly cert: Buffer; readonly key: Buffer } | null> {
  if (tlsCert === null || tlsKey === null) return null;
  const [cert, key] = [await pem('tlsCert', tlsCert), await pem('tlsKey', tlsKey)];
  try {
    createSecureContext({ cert, key });
  } catch (cause) {
    throw unusable('tlsKey', tlsKey, `With TLS_CERT, "${tlsCert}", it can't be used: ${String(cause)}.`);
  }
  return { cert, key };
}

const pem = (setting: 'tlsCert' | 'tlsKey', path: string): Promise<Buffer> =>
  readFile(path).catch((cause: unknown) => {
    throw unusable(setting, path, `It can't be read: ${String(cause)}.`);
  });
