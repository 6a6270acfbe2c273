import { actorId, hash, millis, seat, streamId } from '#kernel';
import type { Viewpoint } from '#match';
import { actsOn, mayRead, type Note, type NoteCommand, noteDecider, type NoteState, type Reader } from '#notes';

const [ANNA, BERT, JUDGE] = [actorId('anna'), actorId('bert'), actorId('judge')];
const kept = (n: number) => ({ ref: `anna/text/${n}`, commitment: hash('a'.repeat(64)) });
const PUBLIC: Viewpoint = { as: 'public' };
const SEAT_A: Viewpoint = { as: 'seat', seat: seat(0) };
const SEAT_B: Viewpoint = { as: 'seat', seat: seat(1) };
const BOTH: Viewpoint = { as: 'both' };
const AS_JUDGE: Viewpoint = { as: 'judge' };

const place = { match: 'm', ply: 7, eyes: PUBLIC };
const Write: NoteCommand = { type: 'WriteNote', ...place, audience: 'author', text: kept(1), held: false };
const Change: NoteCommand = { type: 'ChangeNote', audience: 'everybody', text: kept(2), held: true };
const Remove: NoteCommand = { type: 'RemoveNote' };
const Hide: NoteCommand = { type: 'HideNote', role: 'judge', reason: kept(3) };
const Restore: NoteCommand = { type: 'RestoreNote', role: 'judge' };

/** What becomes of commands one after the other; the code of the last one's refusal. */
function after(commands: readonly (readonly [NoteCommand, typeof ANNA])[]): NoteState | string {
  let state = noteDecider.initial(streamId('note', 'n'));
  for (const [nth, [command, actor]] of commands.entries()) {
    const moment = { actor, at: millis(nth + 1), seq: nth + 1 };
    const decision = noteDecider.decide(noteDecider.unpack(noteDecider.pack(state)), command, moment);
    if (!decision.ok) return decision.refusal.code;
    for (const event of decision.events) state = noteDecider.evolve(state, event, moment);
  }
  return state;
}

const WRITTEN: Note = {
  name: 'n',
  ...place,
  author: ANNA,
  audience: 'author',
  text: kept(1),
  held: false,
  writtenAt: millis(1),
  changedAt: null,
  hidden: null,
};
const written = (change: Partial<Note> = {}): NoteState => ({ phase: 'written', note: { ...WRITTEN, ...change } });
const CHANGED: Partial<Note> = { audience: 'everybody', text: kept(2), held: true, changedAt: millis(2) };
const HIDDEN: Partial<Note> = { hidden: { by: JUDGE, role: 'judge', reason: kept(3), at: millis(2) } };

describe('a note', () => {
  it.each<[string, readonly (readonly [NoteCommand, typeof ANNA])[], NoteState | string]>([
    ['is written', [[Write, ANNA]], written()],
    [
      'is written once',
      [
        [Write, ANNA],
        [Write, ANNA],
      ],
      'NOTE.ALREADY_WRITTEN',
    ],
    ['is not there before', [[Change, ANNA]], 'NOTE.NOT_WRITTEN'],
    [
      'is changed by its author',
      [
        [Write, ANNA],
        [Change, ANNA],
      ],
      written(CHANGED),
    ],
    [
      'is changed by nobody else',
      [
        [Write, ANNA],
        [Change, BERT],
      ],
      'NOTE.NOT_YOURS',
    ],
    [
      'stays held',
      [
        [Write, ANNA],
        [Change, ANNA],
        [{ ...Change, held: false }, ANNA],
      ],
      written({ ...CHANGED, changedAt: millis(3) }),
    ],
    [
      'is removed by its author',
      [
        [Write, ANNA],
        [Remove, ANNA],
      ],
      { phase: 'removed' },
    ],
    [
      'is removed by nobody else',
      [
        [Write, ANNA],
        [Remove, JUDGE],
      ],
      'NOTE.NOT_YOURS',
    ],
    [
      'does not come back',
      [
        [Write, ANNA],
        [Remove, ANNA],
        [Change, ANNA],
      ],
      'NOTE.NOT_WRITTEN',
    ],
    [
      'is hidden',
      [
        [Write, ANNA],
        [Hide, JUDGE],
      ],
      written(HIDDEN),
    ],
    [
      'is hidden once',
      [
        [Write, ANNA],
        [Hide, JUDGE],
        [Hide, JUDGE],
      ],
      'NOTE.HIDDEN',
    ],
    [
      'is not changed while it is hidden',
      [
        [Write, ANNA],
        [Hide, JUDGE],
        [Change, ANNA],
      ],
      'NOTE.HIDDEN',
    ],
    [
      'is removed though it is hidden',
      [
        [Write, ANNA],
        [Hide, JUDGE],
        [Remove, ANNA],
      ],
      { phase: 'removed' },
    ],
    [
      'is shown again',
      [
        [Write, ANNA],
        [Hide, JUDGE],
        [Restore, JUDGE],
      ],
      written(),
    ],
    [
      'is not shown again when it is not hidden',
      [
        [Write, ANNA],
        [Restore, JUDGE],
      ],
      'NOTE.NOT_HIDDEN',
    ],
  ])('%s', (_, commands, then) => {
    expect(after(commands)).toEqual(then);
  });
});

const SOMEBODY: Reader = {
  who: BERT,
  eyes: PUBLIC,
  lastPly: 7,
  released: false,
  seated: false,
  isOn: false,
  moderates: false,
};
const OPEN: Partial<Note> = { audience: 'everybody' };

describe('who reads a note', () => {
  it.each<[string, Partial<Note>, Partial<Reader>, boolean]>([
    ['its author', {}, { who: ANNA }, true],
    ['nobody else, when it is for its author', {}, {}, false],
    ['nobody at all', {}, { who: null }, false],
    ['no judge either', {}, { moderates: true }, false],
    ['everybody', OPEN, { who: null }, true],
    ['a player, when it is for them', { audience: 'players' }, { seated: true }, true],
    ['nobody else then', { audience: 'players' }, { moderates: true }, false],
    ['no player while they play', OPEN, { seated: true, isOn: true }, false],
    ['its author while they play', OPEN, { who: ANNA, seated: true, isOn: true }, true],
    ['nobody whose view ends before its ply', OPEN, { lastPly: 6 }, false],
    ['not even its author, then', OPEN, { who: ANNA, lastPly: 6 }, false],
    ['nobody else while its author knows more', { ...OPEN, held: true }, {}, false],
    ['no judge then', { ...OPEN, held: true }, { moderates: true }, false],
    ['its author then', { ...OPEN, held: true }, { who: ANNA }, true],
    ['everybody once the match is released', { ...OPEN, held: true }, { released: true }, true],
    ['nobody else once it is hidden', { ...OPEN, ...HIDDEN }, {}, false],
    ['its author then', { ...OPEN, ...HIDDEN }, { who: ANNA }, true],
    ['a judge then', { ...OPEN, ...HIDDEN }, { moderates: true }, true],
  ])('%s: %#', (_, note, reader, may) => {
    expect(mayRead({ ...WRITTEN, ...note }, { ...SOMEBODY, ...reader })).toBe(may);
  });

  const ALL: readonly Viewpoint[] = [PUBLIC, SEAT_A, SEAT_B, BOTH, AS_JUDGE];
  it.each<[string, Viewpoint, string]>([
    ['as the public', PUBLIC, 'yyyyy'],
    ['through seat A', SEAT_A, '.y.yy'],
    ['through seat B', SEAT_B, '..yyy'],
    ['through both', BOTH, '...yy'],
    ['as a judge', AS_JUDGE, '....y'],
  ])('whose eyes see as much, when it was written %s', (_, eyes, expected) => {
    const note = { ...WRITTEN, ...OPEN, eyes };
    const found = ALL.map((these) => (mayRead(note, { ...SOMEBODY, eyes: these }) ? 'y' : '.'));
    expect(found.join('')).toBe(expected);
  });

  it.each<[string, Partial<Note>, Partial<Reader>, string]>([
    ['its author', {}, { who: ANNA }, 'change remove'],
    ['its author, when it is hidden', HIDDEN, { who: ANNA }, 'remove'],
    ['its author, who moderates too', {}, { who: ANNA, moderates: true }, 'change remove'],
    ['somebody', OPEN, {}, ''],
    ['a judge', OPEN, { moderates: true }, 'hide'],
    ['a judge, when it is hidden', { ...OPEN, ...HIDDEN }, { moderates: true }, 'restore'],
  ])('and what may be done with it by %s', (_, note, reader, acts) => {
    expect(actsOn({ ...WRITTEN, ...note }, { ...SOMEBODY, ...reader }).join(' ')).toBe(acts);
  });
});
