import { type Decision, happens, type JsonObject, type Moment, never, refuse, refused, SYSTEM } from '#kernel';
import type { GameRegistry } from '#match';
import type { DeckCommand, DeckList, DeckOwner } from './commands.js';
import type { DeckEvent } from './events.js';
import type { DeckRefusal, DeckRefusalCode } from './refusals.js';
import type { DeckState, HandedIn } from './state.js';

type Outcome = Decision<DeckEvent, DeckRefusal>;

export function decide(games: GameRegistry, state: DeckState, command: DeckCommand, { actor, at }: Moment): Outcome {
  if (command.type === 'HandInDeck') {
    const isLate = command.lockAt !== null && at >= command.lockAt;
    if (isLate || state.phase === 'locked' || state.phase === 'open') {
      return no('DECK.LOCKED', 'Lists are locked: ask the staff to change yours, which takes a reason.');
    }
    if (state.phase === 'handed-in' && state.list.text === command.list.text) return SAME;
    const { type: _, list, hash, ...owner } = command;
    return (
      problemIn(games, owner, list) ?? happens({ type: 'DeckHandedIn', v: 1, data: { ...owner, hash }, secret: list })
    );
  }
  if (state.phase === 'none') return no('DECK.NONE', 'No deck was handed in here yet.');
  switch (command.type) {
    case 'LockDeck':
    case 'OpenDeck':
      return actor === SYSTEM
        ? lockOrOpen(state, command.type)
        : no('DECK.FORBIDDEN', 'The tournament does this itself.');
    case 'ChangeDeck': {
      const { list, hash, role, reason } = command;
      if (state.phase === 'handed-in')
        return no('DECK.NOT_LOCKED', 'It is not locked yet: hand in another list instead.');
      if (state.list.text === list.text) return SAME;
      return (
        problemIn(games, state.owner, list) ??
        happens({ type: 'DeckChanged', v: 1, data: { hash, role, reason }, secret: list })
      );
    }
    case 'RecordDeckCheck': {
      const { found, note, role } = command;
      return happens({ type: 'DeckChecked', v: 1, data: { found, note, role }, secret: null });
    }
    default:
      return never(command);
  }
}

/** Once more does no harm: the tournament may say so twice. */
const lockOrOpen = ({ list, hash }: HandedIn, type: 'LockDeck' | 'OpenDeck'): Outcome =>
  type === 'LockDeck'
    ? happens({ type: 'DeckLocked', v: 1, data: {}, secret: null })
    : happens({ type: 'DeckOpened', v: 1, data: { ...list, hash }, secret: null });

function problemIn(
  games: GameRegistry,
  { game: id, switches, options }: DeckOwner,
  { brings }: DeckList,
): Outcome | null {
  const game = games.newest.find((each) => each.id === id);
  if (game === undefined) return no('DECK.UNKNOWN_GAME', `No game "${id}" is played here.`);
  const problems = game.seatProblems({ switches, options }, brings);
  if (problems.length === 0) return null;
  return refused(
    refuse('DECK.ILLEGAL', problems.map(({ says }) => says).join(' '), { problems }, problems[0]?.rule ?? null),
  );
}

const no = (code: DeckRefusalCode, says: string, facts: JsonObject = {}): Outcome => refused(refuse(code, says, facts));

const SAME = no('DECK.SAME', 'It is the list that is there already.');
