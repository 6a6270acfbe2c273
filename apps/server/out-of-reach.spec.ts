import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { Fault, Unavailable } from '#kernel';
import { isOutOfReach } from './out-of-reach.js';

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });
const fromPostgres = (code: string): DatabaseError => Object.assign(new DatabaseError('x', 1, 'error'), { code });
const inQuery = (cause: Error): Error => new QueryFailedError('SELECT 1', [], cause);
const within = (cause: unknown): Fault => new Fault('A command could not be decided; nothing was done.', { cause });

it.each([
  ['what says so itself', new Unavailable('The disk is full.')],
  ['nobody who listens', withCode('ECONNREFUSED')],
  ['a connection that was cut', withCode('ECONNRESET')],
  ['a name that nobody knows now', withCode('EAI_AGAIN')],
  ['a server that was told to stop', fromPostgres('57P01')],
  ['a server that crashed', fromPostgres('57P02')],
  ['a server that is still starting', fromPostgres('57P03')],
  ['one with too many connections', fromPostgres('53300')],
  ['one whose disk is full', fromPostgres('53100')],
  ['a transaction that was frozen too long', fromPostgres('25P03')],
  ['a connection that ended without a word', new Error('Connection terminated unexpectedly')],
  ['a pool that waited in vain', new Error('timeout exceeded when trying to connect')],
  ['a query that met any of them', inQuery(fromPostgres('57P01'))],
  ['a query whose connection ended', inQuery(new Error('Connection terminated unexpectedly'))],
  ['whatever failed for that', within(within(inQuery(withCode('EPIPE'))))],
])('%s is out of reach for now', (_, failure) => {
  expect(isOutOfReach(failure)).toBe(true);
});

it.each([
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a broken invariant', new Fault('There is a gap.')],
  ['a row that is there twice', inQuery(fromPostgres('23505'))],
  ['a query that is wrong', inQuery(fromPostgres('42601'))],
  ['a file that is not there', withCode('ENOENT')],
  ['a database that was dropped', fromPostgres('57P04')],
  ['what is no error', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s is not', (_, failure) => {
  expect(isOutOfReach(failure)).toBe(false);
});
