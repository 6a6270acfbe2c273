import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server as Front,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Config } from '../../../apps/server/config.js';
import type { Ground } from '../../../apps/server/ground/ground.js';
import { openGround } from '../../../apps/server/ground/open-ground.js';
import { makeLogger } from '../../../apps/server/logger.js';
import { type Server, startServer } from '../../../apps/server/server.js';

/** The brokers on which twins keep their log: `DREAMLEDGER_TWINS=1` has each server of a test twice. */
const brokers = (): string | undefined => (process.env.DREAMLEDGER_TWINS ? process.env.KAFKA_BROKERS : undefined);

/** What goes by one server alone: the budgets of each process, and the certificate, which the front has not. */
const isOfOne = ({ rateLimit, tlsCert, trustedProxies }: Config): boolean =>
  rateLimit > 0 || tlsCert !== null || trustedProxies !== null;

/** The place of their log, which is the same whenever they start on this folder; null where there is one server. */
export function twinLog(folder: string, config: Config): Readonly<Record<string, string>> | null {
  const there = brokers();
  if (there === undefined || isOfOne(config)) return null;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return { KAFKA_BROKERS: there, KAFKA_TOPIC: `twins-${name}` };
}

/** Another server beside one, on the same Kafka and Postgres; each request goes to the other one than the last. Nobody may notice. */
export async function beside(ground: Ground, server: Server): Promise<Server> {
  const { config } = ground;
  const other = await openGround({ config, logger: makeLogger(config.logLevel), say: () => undefined });
  const twin = await startServer(other);
  const front = frontOf([server, twin]);
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  if (config.publicUrl === null) for (const { place } of [ground, other]) place.url = url;
  return {
    url,
    async close() {
      front.closeAllConnections();
      front.close();
      await Promise.all([server.close(), twin.close()]);
    },
  };
}

function frontOf(servers: readonly Server[]): Front {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = (): number => Number(new URL(servers[turn++ % servers.length]?.url ?? '').port);
  const pass = (near: IncomingMessage, answer: ServerResponse): void => {
    const { url: path, method, headers } = near;
    const way = { host: '127.0.0.1', port: next(), path, method, headers, agent };
    const far = request(way, (come) => {
      answer.writeHead(come.statusCode ?? 500, come.headers);
      come.pipe(answer);
    });
    far.on('error', () => answer.destroy());
    near.pipe(far);
  };
  const passOn = (asked: IncomingMessage, near: Duplex, head: Buffer): void => {
    const far = connect(next(), '127.0.0.1');
    far.write(`${headOf(asked)}\r\n\r\n`);
    far.write(head);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
  };
  return createServer(pass)
    .on('upgrade', passOn)
    .on('close', () => {
      agent.destroy();
    });
}

/** A request as it came. */
function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const fields = rawHeaders.flatMap((name, nth) => (nth % 2 === 0 ? [`${name}: ${rawHeaders[nth + 1] ?? ''}`] : []));
  return [`${method ?? 'GET'} ${url ?? '/'} HTTP/1.1`, ...fields].join('\r\n');
}
