import { readyDecks, voidream } from '#games/voidream';
import { actorId, anyAnswer, type Dice, type Json, type Moment, streamId } from '#kernel';
import { gameRegistry, host, type In, type MatchCommand, matchDecider, type MatchRules, type MatchState } from '#match';
import { CARDS, setFrom } from '#test/random-voidream';
import { momentOf, OPEN_TABLE, SEED } from '#test/match-story';

/** A match of Voidream with two ready decks, driven as the arbiter would drive it. */
export class VoidreamStory {
  readonly rules: MatchRules;
  state: MatchState;
  private seq = 0;

  constructor() {
    const set = setFrom(CARDS);
    this.rules = matchDecider(gameRegistry([host(voidream(set))]));
    this.state = this.rules.initial(streamId('match', 'v1'));
    const [one, other] = readyDecks(set);
    this.say('system', { ...OPEN_TABLE, game: 'voidream', options: {}, bestOf: 1, seed: SEED });
    for (const [seat, deck] of [one, other].entries()) {
      if (deck === undefined) throw new Error('There are no ready decks.');
      this.say(`p${seat}`, { type: 'JoinMatch', seat, brings: { ...deck.deck } as Json });
    }
  }

  say(actor: string, command: MatchCommand): void {
    const now: Moment = momentOf(actorId(actor), ++this.seq);
    const decision = this.rules.decide(this.state, command, now);
    if (!decision.ok) throw new Error(`${decision.refusal.code}: ${decision.refusal.says}`);
    for (let events = decision.events; events.length > 0; events = this.rules.settle(this.state, now)) {
      for (const event of events) this.state = this.rules.evolve(this.state, event, now);
    }
  }

  get on(): In<'playing'> {
    if (this.state.phase !== 'playing') throw new Error(`It is ${this.state.phase}.`);
    return this.state;
  }

  get ply(): number {
    return this.on.play.first + this.on.play.moves.length;
  }

  /** So many answers by dice, or until it is over. */
  play(moves: number, dice: Dice): void {
    for (let nth = 0; nth < moves && this.state.phase === 'playing'; nth++) {
      const [request] = this.on.play.table.requests();
      if (request === undefined) return;
      const deeds = request.offers.filter(({ key }) => key !== 'pass');
      const answer = anyAnswer(deeds.length === 0 ? request.offers : deeds, dice);
      this.say(`p${request.seat}`, { type: 'AnswerDecision', ply: this.ply, answer });
    }
  }
}
