import { botAnswer, type CardSet, type Practice, USUAL_ITERATIONS } from '#games/voidream';
import { type Answer, type Seat, seededChance, utf8 } from '#kernel';
import { BotThread } from './bots/index.js';
import { botCalled } from './players.js';

/** Who plays against a person. What it answers depends on the position, the ply and the seed, so that an undo changes nothing. */
export interface Opponent {
  answer(table: Practice, seat: Seat): Promise<Answer>;
  close(): Promise<void>;
}

/** The search thinks in a thread of its own; `cards` is the text of the set. */
export function opponentCalled(name: string, set: CardSet, cards: string, seed: string): Opponent {
  const bot = botCalled(name);
  if (bot.name !== 'search') {
    return {
      answer: (practice, seat) => {
        const dice = seededChance(utf8(seed), { game: 'bot', epoch: 0 }).dice('answers', practice.ply);
        return Promise.resolve(botAnswer(practice, bot, practice.state, seat, dice));
      },
      close: () => Promise.resolve(),
    };
  }
  const thread = new BotThread(set, cards, Number(name.split(':')[1] ?? USUAL_ITERATIONS));
  return {
    answer: ({ state, ply }, seat) => thread.answer(state, seat, `${seed}, ply ${ply}`),
    close: () => thread.close(),
  };
}
