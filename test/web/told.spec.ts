import { unpackMoves } from '#scenario';
import { mayStaff } from '#tournament';
import { goldenGames } from '#test/random-voidream';
import { sayAnswer } from '../../apps/web/play/words.js';
import { saidAt } from '../../apps/web/replay/words.js';
import { ownWords } from '../../apps/web/say/known.js';
import { sayPhrases } from '../../apps/web/say/told.js';

const NAMES = ['Ansa', 'Odo'];

describe('a step in a sentence', () => {
  it.each([
    ['begins with the game', null, null, 'The game begins.'],
    ['is what happened in it', { seat: 0, leaves: null }, 'Ansa passes.', 'Ansa passes.'],
    ['names whose it was where nothing of it may be told', { seat: 1, leaves: null }, null, 'Odo makes a choice.'],
    ['says who left', { seat: 0, leaves: 'conceded' }, null, 'Ansa concedes.'],
  ])('%s', (_, move, happened, says) => {
    expect(saidAt({ cut: false, move }, happened, NAMES)).toBe(says);
    expect(saidAt({ cut: true, move }, happened, NAMES)).toBe(`${says} Taken back.`);
  });
});

it('has words for every answer of the golden games', () => {
  const answers = goldenGames().recordings.flatMap(({ answers: given }) =>
    unpackMoves(given).filter((answer) => typeof answer === 'string'),
  );
  const unsaid = answers.filter((answer) => sayAnswer(answer, () => 'this') === answer);
  expect(new Set(unsaid.map((answer) => answer.split(':')[0]))).toEqual(new Set());
  expect(answers.length).toBeGreaterThan(10_000);
});

it('says in its own words who may do what the server refuses', () => {
  const refused = mayStaff({ roles: ['player'], asAdmin: false }, 'grant judge');
  expect(sayPhrases(refused?.phrases ?? [], ownWords)).toBe(
    'This takes the role Organiser / Head judge in this tournament; you hold Player.',
  );
});
