import { readFileSync } from 'node:fs';
import { loadSet, newGame, Practice, readyDecks } from '#games/voidream';
import { type Offer, seat } from '#kernel';
import { boundsText } from './board.js';
import { happened, respond, situation } from './conversation.js';
import { progressBar } from './progress.js';
import { wrapped } from './wrapped.js';

const FILE = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.flaws));
const { set } = loaded;
const YOU = seat(0);

function practice(): Practice {
  const [one, other] = readyDecks(set);
  const seats = [one?.deck ?? null, other?.deck ?? null];
  return new Practice(newGame(set, { seats, switches: {}, options: {} }, 'a terminal'));
}

/** Gives the nth answer, or the one that is shown where they are too many to list. */
function goOn(game: Practice, n: number): void {
  const offers = game.asked?.offers ?? [];
  const offer = offers[n % offers.length];
  const shown = offer === undefined || offer.form === 'one' ? null : / such as (\S+?)(,|$)/.exec(boundsText(offer));
  respond(game, YOU, shown?.[1] ?? String(1 + (n % offers.length)));
}

function until(game: Practice, isMeant: (offer: Offer) => boolean): Offer {
  for (let n = 0; n < 4000; n++) {
    const found = game.asked?.offers.find(isMeant);
    if (found !== undefined) return found;
    goOn(game, n);
  }
  throw new Error('This was never asked.');
}

const widest = (text: string): number => Math.max(...text.split('\n').map(({ length }) => length));

describe('a game at a terminal', () => {
  it('fits into eighty columns from the first decision to the last', () => {
    const game = practice();
    for (let n = 0; n < 400 && game.asked !== null; n++) {
      expect(widest(situation(game, YOU))).toBeLessThanOrEqual(80);
      const { offers } = game.asked;
      respond(game, YOU, String(1 + (n % offers.length)));
      expect(widest(happened(game, YOU) ?? '')).toBeLessThanOrEqual(80);
    }
    expect(game.ply).toBeGreaterThan(20);
  });

  it('takes what was chosen within the bounds of the one thing asked', () => {
    const game = practice();
    expect(game.asked?.offers).toMatchObject([{ form: 'number', key: 'cut' }]);
    expect(respond(game, YOU, '99').says).toContain('such as cut:1');
    expect(game.ply).toBe(0);
    expect(respond(game, YOU, '12')).toEqual({ says: '', over: false });
    expect(game.ply).toBe(1);
    expect(happened(game, YOU)).toContain('at 12');
  });

  it.each([
    ['you', YOU, /^ {2}(Your deck|The deck of Player 2) is cut at 3\. {2}\[VD-7\.3\.1\]\n/],
    ['both of whom you play', null, /^ {2}The deck of Player [12] is cut at 3\. {2}\[VD-7\.3\.1\]\n/],
  ])('tells in sentences what happened to %s', (_, you, says) => {
    const game = practice();
    respond(game, YOU, '3');
    expect(happened(game, YOU, you)).toMatch(says);
  });

  it('asks in a sentence, and shows an answer to go by where they are too many to list', () => {
    const game = practice();
    const says = situation(game, YOU);
    expect(says).toMatch(/ \| Player [12] decides: where the deck is cut\n/);
    expect(says).toContain('\nCut the deck of your opponent. (VD-3.2.4, VD-H.42)\n  1  cut:1-38, such as cut:1');
  });

  it.each([
    ['you', YOU],
    ['both of whom you play', null],
  ])('says how it ended for %s, and what may be done then', (_, you) => {
    const game = practice();
    for (let n = 0; n < 4000 && game.asked !== null; n++) goOn(game, n);
    const { places = [] } = game.game.result(game.state) ?? {};
    const winner =
      you === null ? `Player ${places.indexOf(1) + 1} wins` : places[0] === 1 ? 'You win' : 'Player 2 wins';
    const says = situation(game, YOU, you);
    expect(says).toContain(`\n${winner} the game`);
    expect(says).toContain('\nThe game is over: undo, save FILE or quit.');
  });

  it('takes several of the one thing asked by their numbers, or none', () => {
    const game = practice();
    const asked = until(game, (offer) => offer.form === 'some' && offer.min === 0 && offer.max > 1);
    if (asked.form !== 'some') throw new Error('These are not several.');
    const [first = '', second = ''] = asked.of;
    const { ply } = game;
    expect(situation(game, YOU)).toContain(`\n  1  ${first}\n  2  ${second}\n`);
    const state = (typed: string): object => {
      game.undo(ply);
      expect(respond(game, YOU, typed)).toEqual({ says: '', over: false });
      return game.game.view(game.state, { as: 'judge' });
    };
    const both = state(`${asked.key}:${first}+${second}`);
    expect([state('1+2'), state('2, 1')]).toEqual([both, both]);
    expect(state('none')).toEqual(state(`${asked.key}:`));
    expect(state('2')).toEqual(state(second));
  });

  it('says once by which rule', () => {
    const game = practice();
    until(game, ({ key }) => key === 'return');
    const lines = respond(game, YOU, `why ${game.asked?.offers.length ?? 0}`).says.split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines).toEqual([...new Set(lines)]);
  });

  it('says of a number why it may be played, with the text of its card', () => {
    const game = practice();
    respond(game, YOU, '3');
    respond(game, YOU, '4');
    const nth = 1 + (game.asked?.offers ?? []).findIndex(({ key }) => key.startsWith('play:'));
    const key = game.asked?.offers[nth - 1]?.key ?? '';
    expect(respond(game, YOU, `why ${nth}`)).toEqual(respond(game, YOU, `why ${key}`));
    expect(respond(game, YOU, `why ${nth}`).says).toContain(`"${key}" is legal.`);
    const last = game.asked?.offers.length ?? 0;
    const says = `There is no answer 999: they go from 1 to ${last}. (help tells more)`;
    expect(respond(game, YOU, 'why 999').says).toBe(says);
    expect(respond(game, YOU, '999').says).toBe(says);
    expect(respond(game, YOU, 'why nonsuch').says).toBe('There is no card "nonsuch" in First Light.');
  });

  it('goes back to a ply', () => {
    const game = practice();
    respond(game, YOU, '3');
    respond(game, YOU, '4');
    expect(respond(game, YOU, 'undo 1').says).toBe('Back at ply 1.');
    expect(game.ply).toBe(1);
  });
});

describe('a line that is wider than a terminal', () => {
  it('goes on beneath, between words', () => {
    const line = `hand ${'daybreak-parley, '.repeat(8)}end`;
    const told = wrapped(line, '     ');
    expect(widest(told)).toBeLessThanOrEqual(80);
    expect(told.replace(/\n {5}/g, ' ')).toBe(line);
  });

  it('is as narrow as the terminal', () => {
    const told = wrapped(`hand ${'daybreak-parley, '.repeat(8)}end`, '     ', 40);
    expect([widest(told) <= 40, told.split('\n').length]).toEqual([true, 5]);
  });

  it.each(['short', 'x'.repeat(120), `${' '.repeat(11)}${'x'.repeat(90)}`])('stays where no word ends: %s', (line) => {
    expect(wrapped(line, ' '.repeat(11))).toBe(line);
  });
});

describe('a bar of progress', () => {
  const drawn = (isTTY: boolean): string => {
    let text = '';
    const bar = progressBar('games', { isTTY, write: (more) => (text += more) });
    for (const done of [0, 1, 1, 2]) bar(done, 2);
    return text;
  };

  it('is drawn once a percent on a terminal, and ends its line', () => {
    expect(drawn(true).split('\r').slice(1)).toEqual([
      'games [........................] 0 %',
      'games [############............] 50 %',
      'games [########################] 100 %\n',
    ]);
  });

  it('is not drawn where output goes elsewhere', () => {
    expect(drawn(false)).toBe('');
  });
});
