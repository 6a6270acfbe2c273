import { millis } from '#kernel';
import { Attempts } from './attempts.js';

describe('attempts to sign in', () => {
  let at = 1_000_000;
  let attempts: Attempts;
  beforeEach(() => {
    attempts = new Attempts(() => millis(at));
  });

  const refusals = (times: number, address: (n: number) => string, name: (n: number) => string): readonly string[] =>
    Array.from({ length: times }, (_, n) => attempts.take(address(n), name(n))).flatMap((no) =>
      no?.is === 'refused' ? [no.refusal.says] : [],
    );

  it('are ten for one name, from wherever, then one a minute', () => {
    const said = refusals(
      12,
      (n) => `10.0.0.${n}`,
      () => 'Anna',
    );
    expect(said).toHaveLength(2);
    expect(said[0]).toBe(`Too many tries for this name. Try again in 60 s, at ${new Date(at + 60_000).toISOString()}.`);
    at += 60_000;
    expect(
      refusals(
        2,
        () => '10.0.1.1',
        () => 'ＡＮＮＡ',
      ),
    ).toHaveLength(1);
  });

  it('are a hundred from one address, for whatever name, then one in two seconds', () => {
    const said = refusals(
      102,
      () => '10.0.0.1',
      (n) => `name ${n}`,
    );
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('Too many tries for this address. Try again in 2 s,');
    expect(
      refusals(
        1,
        () => '10.0.0.2',
        () => 'another',
      ),
    ).toEqual([]);
    at += 2_000;
    expect(
      refusals(
        2,
        () => '10.0.0.1',
        (n) => `later ${n}`,
      ),
    ).toHaveLength(1);
  });

  it('cost nothing when they succeed: a whole venue signs in from one address', () => {
    for (let n = 0; n < 500; n++) {
      expect(attempts.take('10.0.0.1', `player ${n}`)).toBeNull();
      attempts.giveBack('10.0.0.1', `player ${n}`);
    }
  });

  it('of a locked name do not lock the address they come from', () => {
    refusals(
      200,
      () => '10.0.0.1',
      () => 'Anna',
    );
    expect(
      refusals(
        50,
        () => '10.0.0.1',
        (n) => `other ${n}`,
      ),
    ).toEqual([]);
  });

  it('to register are three hundred from one address, then six a minute', () => {
    const registers = (): boolean => attempts.takeToRegister('10.0.0.1') === null;
    expect(Array.from({ length: 302 }, registers).filter(Boolean)).toHaveLength(300);
    at += 60_000;
    expect(Array.from({ length: 8 }, registers).filter(Boolean)).toHaveLength(6);
    expect(attempts.take('10.0.0.1', 'anna')).toBeNull();
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8::1', '2001:db8::2', true],
    ['::1', '::2', true],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ])('from %s and %s count together: %s', (one, other, together) => {
    refusals(
      100,
      () => one,
      (n) => `name ${n}`,
    );
    expect(attempts.take(other, 'last') !== null).toBe(together);
  });

  it('that are made with ever new names do not fill the memory', () => {
    for (let n = 0; n < 120_000; n++) {
      attempts.take(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, `name ${n}`);
    }
    expect(attempts.take('10.9.9.9', 'anna')).toBeNull();
  });
});
