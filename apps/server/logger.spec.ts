import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { badInput, notFound } from './graphql/errors.js';
import { nestLogger } from './logger.js';

/** What stands in a log of this level after Nest told of this error. */
function told(error: Error, level: string): readonly string[] {
  const lines: string[] = [];
  const keep = new Writable({
    write(line: Buffer, _, done) {
      lines.push(String(line));
      done();
    },
  });
  nestLogger(pino({ level }, keep)).error(error, 'ExceptionsHandler');
  return lines;
}

describe('what Nest says in the log', () => {
  it.each([notFound('match match_none'), badInput('`id` is "x"; it expects the id of a match.')])(
    'is no error when whoever asked was told: %s',
    (error) => {
      expect(told(error, 'info')).toEqual([]);
      expect(told(error, 'debug')).toHaveLength(1);
    },
  );

  it('is one when something broke', () => {
    expect(told(new Error('The disk is full.'), 'error')[0]).toContain('The disk is full.');
  });
});

it('does not end the program when its disk is full', () => {
  const source = `import { makeLogger } from '${new URL('logger.ts', import.meta.url).href}';
    const logger = makeLogger('info');
    for (let line = 0; line < 10; line++) logger.info('x'.repeat(100_000));
    console.log('it went on');`;
  const typescript = ['--conditions=source', '--import', './test/support/typescript/register.js'];
  const { stdout } = spawnSync(process.execPath, [...typescript, '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
  });
  expect(String(stdout)).toBe('it went on\n');
});
