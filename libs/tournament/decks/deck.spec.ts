import { type ActorId, actorId, canonicalJson, hash, type Json, type Millis, millis, streamId, SYSTEM } from '#kernel';
import { gameRegistry, host } from '#match';
import { duel } from '#test/games';
import { type DeckCommand, deckDecider, deckHash, type DeckEvent, type DeckState, entrantId } from '#tournament';
import { nodeSha256 } from '#log';

const rules = deckDecider(gameRegistry([host(duel)]));
const ANNA = actorId('anna');
const JUDGE = actorId('judge');
const HASH = hash('a'.repeat(64));
const REASON = { ref: 'judge/text/1', commitment: hash('b'.repeat(64)) };
const NAMES = ['ember', 'brook', 'seer', 'weaver', 'stag', 'wyrm'];
/** Other words are other cards; how they are set out is not. */
const cards = (text: string): Json => {
  const first = text.trim().length % NAMES.length;
  const turned = [...NAMES.slice(first), ...NAMES.slice(0, first)];
  return { deck: [...turned, ...turned] };
};
const list = (text: string, brings: Json = cards(text)): { brings: Json; text: string; salt: string } => ({
  brings,
  text,
  salt: 's',
});
const owner = {
  tournament: 'cup',
  entrant: entrantId('1'),
  game: 'duel',
  switches: {},
  options: {},
  lockAt: millis(10),
};

const handIn = (text: string, brings: Json = cards(text)): DeckCommand => ({
  type: 'HandInDeck',
  ...owner,
  list: list(text, brings),
  hash: HASH,
  role: null,
});
const change = (text: string, lockAt: Millis | null = owner.lockAt): DeckCommand => ({
  type: 'ChangeDeck',
  list: list(text),
  hash: HASH,
  lockAt,
  role: 'judge',
  reason: REASON,
});
const check: DeckCommand = { type: 'RecordDeckCheck', found: 'problem', note: REASON, role: 'judge' };
const lockBy = (since: number): DeckCommand => ({ type: 'LockDeck', since });
const unlockBy = (since: number): DeckCommand => ({ type: 'UnlockDeck', since });
const lock = lockBy(5);
const unlock = unlockBy(7);
const open: DeckCommand = { type: 'OpenDeck' };

type Step = readonly [ActorId, DeckCommand];

function play(steps: readonly Step[]): { readonly state: DeckState; readonly last: readonly DeckEvent[] | string } {
  let state = rules.initial(streamId('deck', 'cup.1'));
  let last: readonly DeckEvent[] | string = [];
  steps.forEach(([actor, command], nth) => {
    const now = { actor, at: millis(nth), seq: nth + 1 };
    const decision = rules.decide(state, command, now);
    last = decision.ok ? decision.events : decision.refusal.code;
    for (const event of decision.ok ? decision.events : []) state = rules.evolve(state, event, now);
  });
  expect(canonicalJson(rules.pack(rules.unpack(rules.pack(state))))).toBe(canonicalJson(rules.pack(state)));
  return { state, last };
}

describe('a deck of a tournament', () => {
  it.each<[string, readonly Step[], string]>([
    ['is handed in', [[ANNA, handIn('Ember')]], 'DeckHandedIn'],
    [
      'is handed in anew until it is locked',
      [
        [ANNA, handIn('Ember')],
        [ANNA, handIn('Brook and Seer')],
      ],
      'DeckHandedIn',
    ],
    [
      'is not handed in twice the same',
      [
        [ANNA, handIn('Ember')],
        [ANNA, handIn('Ember')],
      ],
      'DECK.SAME',
    ],
    [
      'is no other for a line feed and a blank at its end',
      [
        [ANNA, handIn('Ember')],
        [ANNA, handIn('Ember \r\n')],
      ],
      'DECK.SAME',
    ],
    [
      'nor is it changed by them once locked',
      [
        [ANNA, handIn('Ember')],
        [SYSTEM, lock],
        [JUDGE, change('\nEmber\n')],
      ],
      'DECK.SAME',
    ],
    [
      'is changed by the staff once the time has come that the tournament has by now',
      [
        [ANNA, handIn('Ember')],
        [JUDGE, change('Brook and Seer', millis(1))],
      ],
      'DeckChanged',
    ],
    ['must be one that the game allows', [[ANNA, handIn('Ember', ['no', 'deck'])]], 'DECK.ILLEGAL'],
    [
      'is locked by the tournament alone',
      [
        [ANNA, handIn('Ember')],
        [JUDGE, lock],
      ],
      'DECK.FORBIDDEN',
    ],
    [
      'is not handed in any more once locked',
      [
        [ANNA, handIn('Ember')],
        [SYSTEM, lock],
        [ANNA, handIn('Brook and Seer')],
      ],
      'DECK.LOCKED',
    ],
    [
      'is handed in anew once the start was taken back',
      [
        [ANNA, handIn('Ember')],
        [SYSTEM, lock],
        [SYSTEM, unlock],
        [ANNA, handIn('Brook and Seer')],
      ],
      'DeckHandedIn',
    ],
    [
      'is unlocked by the tournament alone',
      [
        [ANNA, handIn('Ember')],
        [SYSTEM, lock],
        [JUDGE, unlock],
      ],
      'DECK.FORBIDDEN',
    ],
    [
      'is changed by the staff after that',
      [
        [ANNA, handIn('Ember')],
        [SYSTEM, lock],
        [JUDGE, change('Brook and Seer')],
      ],
      'DeckChanged',
    ],
    [
      'but not before',
      [
        [ANNA, handIn('Ember')],
        [JUDGE, change('Brook and Seer')],
      ],
      'DECK.NOT_LOCKED',
    ],
    [
      'is checked by a judge',
      [
        [ANNA, handIn('Ember')],
        [JUDGE, check],
      ],
      'DeckChecked',
    ],
    ['is not checked when there is none', [[JUDGE, check]], 'DECK.NONE'],
    [
      'is opened in the end',
      [
        [ANNA, handIn('Ember')],
        [SYSTEM, lock],
        [SYSTEM, open],
      ],
      'DeckOpened',
    ],
    [
      'is not handed in once its time has come',
      Array.from({ length: 11 }, (_, nth) => [ANNA, handIn('x'.repeat(nth + 1))] as const),
      'DECK.LOCKED',
    ],
    [
      'is not locked by what was taken back, should a worker come to that late',
      [
        [ANNA, handIn('Ember')],
        [SYSTEM, lockBy(5)],
        [SYSTEM, unlockBy(7)],
        [ANNA, handIn('Brook and Seer')],
        [SYSTEM, lockBy(6)],
      ],
      'DECK.OVERTAKEN',
    ],
    [
      'nor unlocked once the tournament has begun again',
      [
        [ANNA, handIn('Ember')],
        [SYSTEM, lockBy(9)],
        [SYSTEM, unlockBy(7)],
      ],
      'DECK.OVERTAKEN',
    ],
    [
      'is locked once more without harm',
      [
        [ANNA, handIn('Ember')],
        [SYSTEM, lock],
        [SYSTEM, lock],
      ],
      'DeckLocked',
    ],
  ])('%s', (_, steps, then) => {
    const { last } = play(steps);
    expect(typeof last === 'string' ? last : last[0]?.type).toBe(then);
  });

  it('keeps what is sealed out of what all may know, until it is opened', () => {
    const { last } = play([[ANNA, handIn('Ember')]]);
    expect(last).toMatchObject([{ data: { hash: HASH }, secret: { text: 'Ember' } }]);
    expect(JSON.stringify((last as readonly DeckEvent[])[0]?.data)).not.toContain('Ember');
    const opened = play([
      [ANNA, handIn('Ember')],
      [SYSTEM, open],
    ]).last;
    expect(opened).toMatchObject([{ data: { text: 'Ember', salt: 's', hash: HASH }, secret: null }]);
  });

  it('is sealed again by what the staff change once the tournament was reopened, and opened again at its end', () => {
    const opened: readonly Step[] = [
      [ANNA, handIn('Ember')],
      [SYSTEM, lock],
      [SYSTEM, open],
    ];
    expect(play(opened).state).toMatchObject({ phase: 'open' });
    const changed: readonly Step[] = [...opened, [JUDGE, change('Brook and Seer')]];
    expect(play(changed).state).toMatchObject({ phase: 'locked', changes: 1 });
    expect(play([...changed, [SYSTEM, open]]).last).toMatchObject([{ data: { text: 'Brook and Seer' } }]);
  });

  it('that was locked before this said by which record of the tournament is read as one that any record may unlock', () => {
    const raised = rules.upcasts.map((upcast) => ({ type: upcast.type, from: upcast.from, ...upcast.up({}, null) }));
    expect(raised).toEqual(
      ['DeckLocked', 'DeckUnlocked'].map((type) => ({ type, from: 1, data: { since: 0 }, secret: null })),
    );
  });

  it('has a hash that the salt makes another for the same cards', () => {
    const brings = ['a', 'b'];
    expect(deckHash(nodeSha256, { brings, salt: 'x' })).not.toBe(deckHash(nodeSha256, { brings, salt: 'y' }));
    expect(deckHash(nodeSha256, { brings, salt: 'x' })).toBe(
      'ba169984e73dd7f47540b84ac8dfac33717d5d4546ccd2c6eb7e0d430cb2a816',
    );
  });
});
