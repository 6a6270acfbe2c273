import { type ActorId, actorId, canonicalJson, hash, type Json, millis, streamId, SYSTEM } from '#kernel';
import { gameRegistry, host } from '#match';
import { duel } from '#test/games';
import { type DeckCommand, deckDecider, deckHash, type DeckEvent, type DeckState, entrantId } from '#tournament';
import { nodeSha256 } from '#log';

const rules = deckDecider(gameRegistry([host(duel)]));
const ANNA = actorId('anna');
const JUDGE = actorId('judge');
const HASH = hash('a'.repeat(64));
const REASON = { ref: 'judge/text/1', commitment: hash('b'.repeat(64)) };
const list = (text: string, brings: Json = null): { brings: Json; text: string; salt: string } => ({
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

const handIn = (text: string, brings: Json = null): DeckCommand => ({
  type: 'HandInDeck',
  ...owner,
  list: list(text, brings),
  hash: HASH,
  role: null,
});
const change = (text: string): DeckCommand => ({
  type: 'ChangeDeck',
  list: list(text),
  hash: HASH,
  role: 'judge',
  reason: REASON,
});
const check: DeckCommand = { type: 'RecordDeckCheck', found: 'problem', note: REASON, role: 'judge' };
const lock: DeckCommand = { type: 'LockDeck' };
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
    ['is handed in', [[ANNA, handIn('one')]], 'DeckHandedIn'],
    [
      'is handed in anew until it is locked',
      [
        [ANNA, handIn('one')],
        [ANNA, handIn('two')],
      ],
      'DeckHandedIn',
    ],
    [
      'is not handed in twice the same',
      [
        [ANNA, handIn('one')],
        [ANNA, handIn('one')],
      ],
      'DECK.SAME',
    ],
    ['must be one that the game allows', [[ANNA, handIn('one', ['no', 'deck'])]], 'DECK.ILLEGAL'],
    [
      'is locked by the tournament alone',
      [
        [ANNA, handIn('one')],
        [JUDGE, lock],
      ],
      'DECK.FORBIDDEN',
    ],
    [
      'is not handed in any more once locked',
      [
        [ANNA, handIn('one')],
        [SYSTEM, lock],
        [ANNA, handIn('two')],
      ],
      'DECK.LOCKED',
    ],
    [
      'is changed by the staff after that',
      [
        [ANNA, handIn('one')],
        [SYSTEM, lock],
        [JUDGE, change('two')],
      ],
      'DeckChanged',
    ],
    [
      'but not before',
      [
        [ANNA, handIn('one')],
        [JUDGE, change('two')],
      ],
      'DECK.NOT_LOCKED',
    ],
    [
      'is checked by a judge',
      [
        [ANNA, handIn('one')],
        [JUDGE, check],
      ],
      'DeckChecked',
    ],
    ['is not checked when there is none', [[JUDGE, check]], 'DECK.NONE'],
    [
      'is opened in the end',
      [
        [ANNA, handIn('one')],
        [SYSTEM, lock],
        [SYSTEM, open],
      ],
      'DeckOpened',
    ],
    [
      'is not handed in once its time has come',
      Array.from({ length: 11 }, (_, nth) => [ANNA, handIn(`list ${nth}`)] as const),
      'DECK.LOCKED',
    ],
    [
      'is locked once more without harm',
      [
        [ANNA, handIn('one')],
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
    const { last } = play([[ANNA, handIn('one')]]);
    expect(last).toMatchObject([{ data: { hash: HASH }, secret: { text: 'one' } }]);
    expect(JSON.stringify((last as readonly DeckEvent[])[0]?.data)).not.toContain('one');
    const opened = play([
      [ANNA, handIn('one')],
      [SYSTEM, open],
    ]).last;
    expect(opened).toMatchObject([{ data: { text: 'one', salt: 's', hash: HASH }, secret: null }]);
  });

  it('has a hash that the salt makes another for the same cards', () => {
    const brings = ['a', 'b'];
    expect(deckHash(nodeSha256, { brings, salt: 'x' })).not.toBe(deckHash(nodeSha256, { brings, salt: 'y' }));
    expect(deckHash(nodeSha256, { brings, salt: 'x' })).toBe(
      'ba169984e73dd7f47540b84ac8dfac33717d5d4546ccd2c6eb7e0d430cb2a816',
    );
  });
});
