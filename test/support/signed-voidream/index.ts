/** Matches of Voidream by chance, each command signed by the device it came from. */
import { readyDecks, voidream } from '#games/voidream';
import { anyAnswer, seededChance, streamId, utf8 } from '#kernel';
import { gameRegistry, host } from '#match';
import { DEVICES, MatchScribe } from '#test/bundles';
import { CARDS, setFrom } from '#test/random-voidream';

const SET = setFrom(CARDS);
export const VOIDREAM = host(voidream(SET));

/** The first by chance whose records are so many. */
export function signedVoidream(
  name: string,
  bestOf: 1 | 3,
  records: { least: number; most: number },
  played = VOIDREAM,
): MatchScribe {
  const decks = readyDecks(SET).map(({ deck }) => ({ ...deck }));
  for (let nth = 0; ; nth++) {
    const match = new MatchScribe(streamId('match', `${name}-${nth}`), gameRegistry([played]), DEVICES);
    const seed = nth.toString(16).padStart(64, '0');
    const terms = {
      switches: {},
      options: {},
      bestOf,
      drawsAllowed: false,
      clock: null,
      delay: null,
      listed: true,
    } as const;
    match.say('p0', { type: 'CreateMatch', game: played.id, seats: 2, seed, ceremony: match.stream, ...terms });
    for (const seat of [0, 1]) {
      const brought = { brings: decks[seat] ?? null, seed: { server: seed, commitment: null } };
      match.say(`p${seat}`, { type: 'JoinMatch', seat, ...brought });
    }
    const dice = seededChance(utf8(seed), { game: name, epoch: 0 }).dice('answers', 0);
    for (let asked = match.asked(); asked !== null; asked = match.asked()) {
      const { who, ply, own } = asked;
      match.say(who, { type: 'AnswerDecision', ply, answer: anyAnswer(own.offers, dice) });
    }
    const { length } = match.records;
    if (length >= records.least && length <= records.most) return match;
  }
}
