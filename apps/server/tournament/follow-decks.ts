import { streamId } from '#kernel';
import { type DeckCommand, type DeckRules, type EntrantId, tournamentDecider } from '#tournament';
import { type Errand, errand, type Reaction, reaction } from '../worker/reaction.js';
import { deckStream } from './decks.js';

interface DeckPorts {
  readonly deckRules: DeckRules;
}

/** The tournament knows of every list by its hash, which goes into the matches. */
export const noteDecks = ({ deckRules }: DeckPorts): Reaction =>
  reaction(deckRules, {
    name: 'note-decks',
    on: ['DeckHandedIn', 'DeckChanged'],
    react({ data: { hash } }, state) {
      if (state.phase === 'none') return [];
      const { tournament, entrant } = state.owner;
      const command = { type: 'NoteDeck' as const, entrant, hash };
      return [errand(tournamentDecider, streamId('tournament', tournament), `note ${entrant}`, command)];
    },
  });

/** No list was handed in; or another worker has followed a later record by now. */
const MOOT = ['DECK.NONE', 'DECK.OVERTAKEN'] as const;

/** Lists are locked once the tournament begins, unless that is taken back, late ones at once, and all may read them when it has ended. One that never began keeps them. */
export const followTournament = ({ deckRules }: DeckPorts): Reaction =>
  reaction(tournamentDecider, {
    name: 'follow-tournament',
    on: ['TournamentStarted', 'ReturnedToRegistration', 'DeckNoted', 'TournamentEnded', 'TournamentCancelled'],
    react(event, state, { stream, seq: since }) {
      if (state.phase === 'none') return [];
      const tournament = stream.slice(stream.indexOf('/') + 1);
      const tell = (type: 'LockDeck' | 'UnlockDeck' | 'OpenDeck', ids: readonly EntrantId[]): readonly Errand[] =>
        ids.map((id) => {
          const command: DeckCommand = type === 'OpenDeck' ? { type } : { type, since };
          return errand(deckRules, deckStream(tournament, id), `${type} ${id}`, command, MOOT);
        });
      if (event.type === 'DeckNoted')
        return state.phase === 'registering' ? [] : tell('LockDeck', [event.data.entrant]);
      if (event.type === 'TournamentCancelled' && event.data.from === 'registering') return [];
      // A list that was locked may not have been noted yet.
      if (event.type === 'ReturnedToRegistration')
        return state.plan.lists === 'none' ? [] : tell('UnlockDeck', [...state.entrants.keys()]);
      const handedIn = [...state.entrants.values()].filter(({ deck }) => deck !== null).map(({ id }) => id);
      return tell(event.type === 'TournamentStarted' ? 'LockDeck' : 'OpenDeck', handedIn);
    },
  });
