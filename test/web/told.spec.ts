import { saidAt } from '../../apps/web/replay/words.js';

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
