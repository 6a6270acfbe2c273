import { createHash } from 'node:crypto';
import type { CommandId } from '#kernel';
import { SeenCommands } from './seen-commands.js';

const command = (n: number): CommandId => createHash('sha256').update(String(n)).digest('hex') as CommandId;
const commands = (from: number, to: number): readonly CommandId[] =>
  Array.from({ length: to - from }, (_, i) => command(from + i));

describe('the commands that were seen', () => {
  it('are seen for ever', () => {
    const seen = new SeenCommands();
    for (const each of commands(0, 20_000)) seen.see(each);
    expect(commands(0, 20_000).every((each) => seen.see(each))).toBe(true);
  });

  it('hardly ever look like those that were not', () => {
    const seen = new SeenCommands();
    const early = commands(0, 20_000).filter((each) => seen.see(each));
    expect(early.length).toBeLessThan(10);
  });
});
