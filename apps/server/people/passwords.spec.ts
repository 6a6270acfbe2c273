import { type Cost, Passwords, STRONG } from './passwords.js';

const CHEAP: Cost = { logN: 4, r: 8, p: 1 };

describe('passwords', () => {
  it('are kept as salted scrypt hashes with what they cost', async () => {
    const passwords = new Passwords(CHEAP);
    const one = await passwords.hash('correct horse');
    const two = await passwords.hash('correct horse');
    expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify('correct horse', one)).toBe(true);
    expect(await passwords.verify('correct Horse', one)).toBe(false);
    expect(await passwords.verify('correct horse', null)).toBe(false);
  });

  it('give the hash of RFC 7914, section 12', async () => {
    const kept = `$scrypt$ln=10,r=8,p=16$${Buffer.from('NaCl').toString('base64url')}$${Buffer.from(
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162',
      'hex',
    ).toString('base64url')}`;
    expect(await new Passwords(CHEAP).verify('password', kept)).toBe(true);
  });

  it('are the same however the keyboard composes them', async () => {
    const passwords = new Passwords(CHEAP);
    const kept = await passwords.hash('caf\u00e9 au lait');
    expect(await passwords.verify('cafe\u0301 au lait', kept)).toBe(true);
  });

  it.each<[string, Cost, boolean]>([
    ['the same', CHEAP, false],
    ['more rounds', { ...CHEAP, logN: 5 }, true],
    ['more memory', { ...CHEAP, r: 9 }, true],
    ['fewer rounds', { ...CHEAP, logN: 3 }, false],
  ])('are outdated or not when now %s is asked for', async (_, cost, outdated) => {
    const kept = await new Passwords(CHEAP).hash('correct horse');
    const now = new Passwords(cost);
    expect(now.isOutdated(kept!)).toBe(outdated);
    expect(await now.verify('correct horse', kept)).toBe(true);
  });

  it('work at the strength that is used, and a name that nobody has costs as much', async () => {
    const passwords = new Passwords(STRONG);
    const kept = await passwords.hash('correct horse');
    const spent = async (against: string | null): Promise<number> => {
      const before = process.resourceUsage().userCPUTime;
      expect(await passwords.verify('wrong horse', against)).toBe(false);
      return process.resourceUsage().userCPUTime - before;
    };
    const [known, unknown] = [await spent(kept), await spent(null)];
    expect(unknown).toBeGreaterThan(known / 3);
  }, 30_000);

  it('take turns, and turn away whom there is no room for', async () => {
    const passwords = new Passwords(CHEAP);
    const all = await Promise.all(Array.from({ length: 150 }, () => passwords.verify('x', null)));
    expect(all.filter((each) => each === false)).toHaveLength(102);
    expect(all.filter((each) => each === null)).toHaveLength(48);
    expect(await passwords.verify('x', null)).toBe(false);
  });
});
