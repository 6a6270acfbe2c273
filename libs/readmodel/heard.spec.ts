import { actorId, commandId, hash, millis, type StreamKind, streamId } from '#kernel';
import { byKindOf, heardBy } from './heard.js';
import type { Accepted, Hears } from './read-model.js';

const ZEROS = '0'.repeat(64);

const accepted = (kind: StreamKind, seq: number, ...types: readonly string[]): Accepted => ({
  of: { kind, name: 'a' },
  hash: hash(ZEROS),
  partition: 0,
  offset: seq,
  record: {
    stream: streamId(kind, 'a'),
    seq,
    prev: hash(ZEROS),
    commandId: commandId(ZEROS),
    commandTag: hash(ZEROS),
    actor: actorId('anna'),
    at: millis(0),
    rules: '1',
    events: types.map((type) => ({ type, v: 1, data: {} })),
  },
});

const BATCH = [
  accepted('match', 1, 'MatchCreated'),
  accepted('deck', 1, 'DeckOpened'),
  accepted('match', 2, 'AnswerGiven', 'AnswerGiven', 'MatchFinished'),
  accepted('match', 3, 'KeyReleased', 'MatchCreated'),
  accepted('rating', 1, 'PeriodBegun'),
];

describe('a read model hears', () => {
  const cases: readonly (readonly [string, Hears, readonly string[]])[] = [
    ['nothing of other kinds', { note: 'all' }, []],
    ['all of a kind, in its order', { match: 'all' }, ['match 1', 'match 2', 'match 3']],
    ['all of several kinds', { deck: 'all', rating: 'all' }, ['deck 1', 'rating 1']],
    ['what has an event of a type', { match: ['MatchFinished'] }, ['match 2']],
    [
      'each once, in its order',
      { match: ['KeyReleased', 'AnswerGiven', 'MatchCreated'] },
      ['match 1', 'match 2', 'match 3'],
    ],
    ['no type of another kind', { match: ['DeckOpened'] }, []],
    ['types of one kind beside all of another', { match: ['KeyReleased'], deck: 'all' }, ['match 3', 'deck 1']],
  ];
  it.each(cases)('%s', (_name, hears, expected) => {
    const heard = heardBy(hears, byKindOf(BATCH));
    expect(heard.map(({ of: { kind }, record: { seq } }) => `${kind} ${seq}`)).toEqual(expected);
  });
});
