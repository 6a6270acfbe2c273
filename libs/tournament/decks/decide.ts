import {
  canonicalJson,
  type Decision,
  happens,
  type JsonObject,
  type Moment,
  type Phrase,
  phrase,
  never,
  refuse,
  refused,
  SYSTEM,
} from '#kernel';
import type { GameRegistry } from '#match';
import type {
  ChangeDeck,
  DeckCommand,
  DeckList,
  DeckOwner,
  HandInDeck,
  LockDeck,
  OpenDeck,
  UnlockDeck,
} from './commands.js';
import type { DeckEvent } from './events.js';
import type { DeckRefusal, DeckRefusalCode } from './refusals.js';
import type { DeckState, HandedIn } from './state.js';

type Outcome = Decision<DeckEvent, DeckRefusal>;

export function decide(games: GameRegistry, state: DeckState, command: DeckCommand, now: Moment): Outcome {
  if (command.type === 'HandInDeck') return handIn(games, state, command, now);
  if (state.phase === 'none') return no('DECK.NONE', phrase('No deck was handed in here yet: hand one in first.'));
  switch (command.type) {
    case 'LockDeck':
    case 'UnlockDeck':
    case 'OpenDeck':
      if (now.actor !== SYSTEM) return no('DECK.FORBIDDEN', phrase('The tournament does this itself.'));
      if (command.type !== 'OpenDeck' && command.since < state.since)
        return no('DECK.OVERTAKEN', phrase('The tournament has gone on since.'));
      return happens(told(state, command));
    case 'ChangeDeck':
      return change(games, state, command, now);
    case 'RecordDeckCheck': {
      const { found, note, role } = command;
      return happens({ type: 'DeckChecked', v: 1, data: { found, note, role }, secret: null });
    }
    default:
      return never(command);
  }
}

/** For good, or because the time has come, which the tournament may have changed since. */
const isLocked = (phase: DeckState['phase'], lockAt: DeckOwner['lockAt'], { at }: Moment): boolean =>
  phase === 'locked' || phase === 'open' || (lockAt !== null && at >= lockAt);

/** The same cards, however they were typed. */
const isSame = (one: DeckList, other: DeckList): boolean => canonicalJson(one.brings) === canonicalJson(other.brings);

function handIn(games: GameRegistry, state: DeckState, command: HandInDeck, now: Moment): Outcome {
  const { list, hash, tournament, entrant, game, switches, options, lockAt, role } = command;
  if (isLocked(state.phase, lockAt, now)) {
    if (state.phase !== 'none') return no('DECK.LOCKED', LOCKED[role === null ? 'player' : 'staff']);
    if (role === null) return no('DECK.LOCKED', phrase('Lists are locked: ask the staff to hand yours in for you.'));
  }
  if (state.phase === 'handed-in' && isSame(state.list, list)) return SAME;
  const data = { tournament, entrant, game, switches, options, lockAt, hash };
  return problemIn(games, command, list) ?? happens({ type: 'DeckHandedIn', v: 1, data, secret: list });
}

const LOCKED = {
  player: phrase('Lists are locked: ask the staff to change yours, which takes a reason.'),
  staff: phrase('Lists are locked: change this one, which takes a reason.'),
} as const;

function change(games: GameRegistry, state: HandedIn, command: ChangeDeck, now: Moment): Outcome {
  const { list, hash, lockAt, role, reason } = command;
  if (!isLocked(state.phase, lockAt, now)) {
    return no('DECK.NOT_LOCKED', phrase('It is not locked yet: hand in another list instead, which takes no reason.'));
  }
  if (isSame(state.list, list)) return SAME;
  const changed: DeckEvent = { type: 'DeckChanged', v: 1, data: { hash, role, reason }, secret: list };
  return problemIn(games, state.owner, list) ?? happens(changed);
}

/** Once more does no harm: the tournament may say so twice. */
function told({ list, hash }: HandedIn, command: LockDeck | UnlockDeck | OpenDeck): DeckEvent {
  if (command.type === 'OpenDeck') return { type: 'DeckOpened', v: 1, data: { ...list, hash }, secret: null };
  const { type, since } = command;
  return { type: type === 'LockDeck' ? 'DeckLocked' : 'DeckUnlocked', v: 2, data: { since }, secret: null };
}

function problemIn(
  games: GameRegistry,
  { game: id, switches, options }: DeckOwner,
  { brings }: DeckList,
): Outcome | null {
  const game = games.newest.find((each) => each.id === id);
  if (game === undefined) return no('DECK.UNKNOWN_GAME', phrase('No game "{game}" is played here.', { game: id }));
  const problems = game.seatProblems({ switches, options }, brings);
  if (problems.length === 0) return null;
  const told = problems.flatMap(({ phrases = [] }) => phrases);
  const says = problems.every(({ phrases }) => phrases !== undefined)
    ? told
    : problems.map(({ says: one }) => one).join(' ');
  return refused(refuse('DECK.ILLEGAL', says, { problems }, problems[0]?.rule ?? null));
}

const no = (code: DeckRefusalCode, says: readonly Phrase[], facts: JsonObject = {}): Outcome =>
  refused(refuse(code, says, facts));

const SAME = no('DECK.SAME', phrase('It is the list that is there already: nothing is to be done.'));
