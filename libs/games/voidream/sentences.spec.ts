import { factFor, type JsonObject, seat, type Viewer } from '#kernel';
import { replay } from '#scenario';
import { goldenGames } from '#test/random-voidream';
import { voidream } from './game.js';
import { isAsked } from './questions.js';
import { sayFact } from './saying.js';
import { type Sentence, SENTENCES, type Text } from './sentences.js';
import type { VoidreamState } from './state.js';

const { set, recordings } = goldenGames();
const NAMES = ['Anna', 'Ben'];

describe('a fact reads as a sentence', () => {
  it.each<[kind: string, data: JsonObject, toOthers: string, toAnna: string]>([
    ['passed', { seat: 0 }, 'Anna passes.', 'You pass.'],
    ['passed', { seat: 1 }, 'Ben passes.', 'Ben passes.'],
    ['passed', { seat: 2 }, 'Seat 3 passes.', 'Seat 3 passes.'],
    ['phase', { phase: 'main', round: 2, active: 0 }, 'Main phase', 'Main phase'],
    ['arcanum-played', { seat: 0, card: 'roll-call' }, 'Anna plays Roll Call.', 'You play Roll Call.'],
    ['exhausted', { card: 'veiled-7' }, 'A veiled card is exhausted.', 'A veiled card is exhausted.'],
    ['discarded', { id: 'charge-7', card: 'roll-call', seat: 0 }, 'Roll Call is discarded.', 'Roll Call is discarded.'],
    ['declared', { seat: 0, cards: [] }, 'Anna declares nobody.', 'You declare nobody.'],
    [
      'declared',
      { seat: 0, cards: ['moth-usher-3', 'gate-sergeant-4', 'moth-usher-9'] },
      'Anna declares Moth Usher, Gate Sergeant and Moth Usher.',
      'You declare Moth Usher, Gate Sergeant and Moth Usher.',
    ],
    ['conflict-started', { attacker: 0, type: 'dusk' }, 'Anna starts a dusk conflict.', 'You start a dusk conflict.'],
    ['conflict-started', { attacker: 0, type: null }, 'Anna starts a conflict.', 'You start a conflict.'],
    [
      'scored',
      { type: 'dawn', scores: [5, 2], winner: 0 },
      'The dawn conflict is scored 5 to 2: Anna wins it.',
      'The dawn conflict is scored 5 to 2: you win it.',
    ],
    [
      'scored',
      { type: 'dusk', scores: [3, 3], winner: null },
      'The dusk conflict is scored 3 to 3: nobody wins it.',
      'The dusk conflict is scored 3 to 3: nobody wins it.',
    ],
    [
      'line-skipped',
      { card: 'roll-call', line: 2, why: 'impossible' },
      'Line 2 of Roll Call is left out: what it must do is impossible now.',
      'Line 2 of Roll Call is left out: what it must do is impossible now.',
    ],
    [
      'line-skipped',
      { card: 'roll-call', line: null, why: 'condition' },
      'A line of Roll Call is left out: its condition does not hold, or what it must do is impossible now.',
      'A line of Roll Call is left out: its condition does not hold, or what it must do is impossible now.',
    ],
    ['line-skipped', { card: 'roll-call' }, 'A line of Roll Call is left out.', 'A line of Roll Call is left out.'],
    ['mind-turned', { seat: 0, to: 3 }, 'The mind of Anna turns to 3.', 'Your mind turns to 3.'],
    ['mind-turned', { seat: 0, to: 0 }, 'The mind of Anna is spent.', 'Your mind is spent.'],
    ['looked', { seat: 0, deck: 0, count: 1, faceUp: [] }, 'Anna looks at 1 card.', 'You look at 1 card.'],
    ['looked', { seat: 0, deck: 0, count: 3, faceUp: [] }, 'Anna looks at 3 cards.', 'You look at 3 cards.'],
    ['looked', { seat: 0, count: 1, cards: ['roll-call'] }, 'Anna looks at Roll Call.', 'You look at Roll Call.'],
    ['evoke-looked', { seat: 0 }, 'Anna looks at the top of the deck.', 'You look at the top of the deck.'],
    [
      'put',
      { where: 'bottom', seat: 0 },
      'A card goes to the bottom of the deck of Anna.',
      'A card goes to the bottom of your deck.',
    ],
    [
      'put',
      { where: 'hand', seat: 0, card: 'roll-call' },
      'Roll Call goes to the hand of Anna.',
      'Roll Call goes to your hand.',
    ],
    ['put', { where: 'play', seat: 0, card: 'roll-call' }, 'Roll Call comes into play.', 'Roll Call comes into play.'],
    ['put', { where: 'discard', seat: 0, card: 'roll-call' }, 'Roll Call is discarded.', 'Roll Call is discarded.'],
    [
      'shown',
      { seat: 0, bastion: 'the-ninth-gatehouse+the-masked-assize', mind: 'stubborn' },
      'Anna shows The Ninth Gatehouse and The Masked Assize and Stubborn.',
      'You show The Ninth Gatehouse and The Masked Assize and Stubborn.',
    ],
    [
      'side-guessed',
      { hider: 1, guess: 'spent', was: 'numbered', active: 0 },
      'The guess is spent, the side is numbered: Anna is the active player.',
      'The guess is spent, the side is numbered: you are the active player.',
    ],
    [
      'time-up',
      { seat: 0, lastRound: 9 },
      'The time of Anna is up: round 9 is the last.',
      'Your time is up: round 9 is the last.',
    ],
    ['conceding', { seat: 0 }, 'Anna concedes, as of the next turn of Anna.', 'You concede, as of your next turn.'],
    ['repaired', { answer: 'mind-1:3' }, 'Set right: the mind of Anna at 3.', 'Set right: the mind of Anna at 3.'],
    [
      'repaired',
      { answer: 'ready:moth-usher-3' },
      'Set right: Moth Usher is readied.',
      'Set right: Moth Usher is readied.',
    ],
    [
      'ended',
      { winner: 0, reason: 'card' },
      'Anna wins the game: a card decided it.',
      'You win the game: a card decided it.',
    ],
    ['ended', { winner: 0, reason: 'conceded' }, 'Anna wins the game: Ben gave up.', 'You win the game: Ben gave up.'],
    [
      'ended',
      { winner: 1, reason: 'timed-out' },
      'Ben wins the game: the time of Anna ran out.',
      'Ben wins the game: the time of Anna ran out.',
    ],
    [
      'ended',
      { winner: 0, reason: 'removed' },
      'Anna wins the game: Ben was taken out of the match.',
      'You win the game: Ben was taken out of the match.',
    ],
    [
      'ended',
      { winner: 0, reason: 'bastion' },
      'Anna wins the game: the bastion of the other is lost.',
      'You win the game: the bastion of your opponent is lost.',
    ],
    [
      'ended',
      { winner: 0, reason: 'nightmare' },
      'Anna wins the game: the other has no arcanum left to void in Nightmare.',
      'You win the game: your opponent has no arcanum left to void in Nightmare.',
    ],
    [
      'ended',
      { winner: null, reason: 'rounds' },
      'The game ends in a draw: the last round is over.',
      'The game ends in a draw: the last round is over.',
    ],
    ['ended', { winner: null, reason: 'agreed' }, 'The game ends in a draw.', 'The game ends in a draw.'],
  ])('%s %j: %s', (kind, data, toOthers, toAnna) => {
    expect(sayFact({ kind, data }, { set, names: NAMES })?.says).toBe(toOthers);
    expect(sayFact({ kind, data }, { set, names: NAMES, you: 0 })?.says).toBe(toAnna);
  });

  it('a name stays as its player writes it', () => {
    expect(sayFact({ kind: 'passed', data: { seat: 0 } }, { set, names: ['anna'] })?.says).toBe('anna passes.');
  });

  it('what is no fact of Voidream has none', () => {
    expect(sayFact({ kind: 'toString', data: {} }, { set, names: NAMES })).toBeNull();
  });
});

const ABOUT_PLAYERS = ['who', 'attacker', 'winner', 'deck', 'active'];
const formsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));
const playersIn = (text: Text): ReadonlySet<string> =>
  new Set(
    formsOf(text)
      .flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => hole))
      .filter((hole) => ABOUT_PLAYERS.includes(hole)),
  );
const all: readonly (readonly [string, Sentence])[] = Object.entries(SENTENCES).flatMap(([kind, sentences]) =>
  [sentences].flat().map((sentence) => [kind, sentence] as const),
);

it.each(all)('%s names one player at most, and has other words for that one', (_, { says, yours }) => {
  const players = playersIn(says);
  expect(players.size).toBeLessThan(2);
  expect(yours === says).toBe(players.size === 0);
  expect(playersIn(yours)).toEqual(new Set());
});

describe('in the golden games', () => {
  const VIEWERS: readonly Viewer[] = [
    { as: 'seat', seat: seat(0) },
    { as: 'seat', seat: seat(1) },
    { as: 'public' },
    { as: 'judge' },
  ];
  const said = new Map<string, JsonObject>();
  const unsaid = new Set<string>();

  const game = voidream(set);
  const unasked = new Set<string>();
  const noteQuestions = (state: VoidreamState): boolean => {
    for (const { kind } of game.requests(state)) if (!isAsked(kind)) unasked.add(kind);
    return true;
  };

  beforeAll(() => {
    for (const recording of recordings) {
      replay(game, recording, noteQuestions, (fact) => {
        for (const viewer of fact.closed.length === 0 ? VIEWERS.slice(0, 1) : VIEWERS) {
          const seen = factFor(viewer, fact);
          if (seen === null) continue;
          const told = sayFact(seen, { set, names: NAMES, you: viewer.as === 'seat' ? viewer.seat : null });
          if (told === null) unsaid.add(seen.kind);
          else if (told.weight !== 'turn') said.set(told.says, seen.data);
        }
      });
    }
  });

  it('every fact has its sentence', () => {
    expect([...unsaid]).toEqual([]);
  });

  it('every decision has its question', () => {
    expect([...unasked]).toEqual([]);
  });

  it('no sentence lacks a word, or has one that is none', () => {
    const odd =
      /[{}]|undefined|null|NaN|\[object| {2}|[a-z]-\d|\b[a-z]+-[a-z]+-|^[a-z]|[^.]$|\.\.$|\ba [aeiou]|Nobody|Seat|\bYou\b.*\byou\b/;
    const cards = set.cards.map(({ title }) => title).filter((title) => odd.test(`${title}.`));
    const bare = (says: string): string => cards.reduce((rest, title) => rest.replaceAll(title, 'Card'), says);
    expect([...said].filter(([says]) => odd.test(bare(says)))).toEqual([]);
    expect(said.size).toBeGreaterThan(1000);
  });
});
