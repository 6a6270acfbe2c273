import { Gate } from './gate.js';

describe('a gate', () => {
  it('never lets more work than it may, and lets in those who wait in their order', async () => {
    const gate = new Gate(2, 3);
    const log: string[] = [];
    let working = 0;
    let most = 0;
    const work = (name: string) => async (): Promise<string> => {
      most = Math.max(most, ++working);
      log.push(name);
      await new Promise(setImmediate);
      working -= 1;
      if (name === 'b') throw new Error('b fails');
      return name;
    };
    const all = await Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => gate.pass(work(name))));
    expect(most).toBe(2);
    expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(all.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
      'a',
      'failed',
      'c',
      'd',
      'e',
      null,
    ]);
    expect(await gate.pass(work('g'))).toBe('g');
  });
});
