import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Where webhooks do not go unless the operator lets them: whoever names an address must not reach what is inside by it. */

const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(net, bits, 'ipv4');
}

/** Of IPv6, only what is given out to the public; not what carries an IPv4 address within, which would go anywhere. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
const CARRIES_4 = new BlockList();
CARRIES_4.addSubnet('2001::', 23, 'ipv6');
CARRIES_4.addSubnet('2001:db8::', 32, 'ipv6');
CARRIES_4.addSubnet('2002::', 16, 'ipv6');

export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return INSIDE.check(address, 'ipv4');
  if (family === 0) return true;
  return !PUBLIC_6.check(address, 'ipv6') || CARRIES_4.check(address, 'ipv6');
}

/** The address that a URL spells out itself; null where it has a name, which is looked up at each call. */
export function spelledAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
}

/** Looks a name up for a call and gives no address inside, so that nobody can change it between a check and the call. */
export const lookupOutside: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (failure, addresses) => {
    const outside = failure === null ? addresses.filter(({ address }) => !isInside(address)) : [];
    const [first] = outside;
    if (failure !== null) found(failure, []);
    else if (first === undefined) found(new Error(`${hostname} is an address inside, where webhooks do not go.`), []);
    else if (options.all === true) found(null, outside);
    else found(null, first.address, first.family);
  });
};
