import { existsSync } from 'node:fs';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

const EVERYWHERE: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);

/** The name under which this machine itself reaches what listens on a host. */
export const hereAs = (host: string): string => EVERYWHERE.get(host) ?? (host.includes(':') ? `[${host}]` : host);

/** What a container has for addresses, no other machine knows. */
const ofThisMachine = (): NodeJS.Dict<NetworkInterfaceInfo[]> =>
  ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file)) ? {} : networkInterfaces();

/** The names under which other machines do, best first, where it listens on all addresses. */
export function outsideAs(host: string, interfaces = ofThisMachine()): readonly string[] {
  if (!EVERYWHERE.has(host)) return [];
  return Object.values(interfaces).flatMap((each = []) =>
    each.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );
}
