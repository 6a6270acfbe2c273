import { hereAs, outsideAs } from './outside.js';

const address = (at: string, internal = false): never =>
  ({ address: at, family: at.includes(':') ? 'IPv6' : 'IPv4', internal }) as never;

describe('what listens on a host', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['play.example.org', 'play.example.org'],
    ['fd00::1', '[fd00::1]'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
  ])('is reached here, if that is %s, as %s', (host, here) => {
    expect(hereAs(host)).toBe(here);
  });

  it('is reached from outside under the addresses of the machine, if that is all of them', () => {
    const interfaces = {
      lo: [address('127.0.0.1', true)],
      wlan: [address('fe80::1'), address('192.168.1.20')],
    };
    expect(outsideAs('0.0.0.0', interfaces)).toEqual(['192.168.1.20']);
    expect(outsideAs('::', interfaces)).toEqual(['192.168.1.20']);
    expect(outsideAs('192.168.1.20', interfaces)).toEqual([]);
  });
});
