import { isInside, lookupOutside, spelledAddress } from './addresses.js';

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'no address',
  ])('%s is inside', (address) => {
    expect(isInside(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1', '2a00:1450::1'])('%s is outside', (address) => {
    expect(isInside(address)).toBe(false);
  });

  it.each([
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://2130706433/', '127.0.0.1'],
    ['http://[::1]:80/', '::1'],
    ['http://example.org/', null],
  ])('of %s is %s', (url, address) => {
    expect(spelledAddress(new URL(url))).toBe(address);
  });

  it('that a name stands for is not given out when it is inside', async () => {
    const failure = await new Promise((resolve) => {
      lookupOutside('localhost', { all: true }, resolve);
    });
    expect(String(failure)).toContain('localhost is an address inside');
  });
});
