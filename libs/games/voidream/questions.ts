import type { JsonObject } from '#kernel';

/** What a player is asked, by the kind of the decision, and how others hear of it; in English, for who translates as well. */
export const QUESTIONS = {
  attackers: { asks: 'Choose who attacks.', others: 'who attacks' },
  choose: { asks: 'Choose.', others: 'what is chosen' },
  'conflict-type': { asks: 'Which conflict is it?', others: 'which conflict it is' },
  cost: { asks: 'Choose what pays the cost.', others: 'what pays the cost' },
  cut: { asks: 'Cut the deck of your opponent.', others: 'where the deck is cut' },
  damage: { asks: 'Split the damage.', others: 'how damage is split' },
  defenders: { asks: 'Choose who defends.', others: 'who defends' },
  discard: { asks: 'Choose what to discard.', others: 'what is discarded' },
  evoke: {
    asks: 'You evoke a card: play it, veil it, or return it.',
    others: 'what becomes of the card that was evoked',
  },
  'guess-side': { asks: 'Guess the side to go first.', others: 'which side is guessed' },
  'hide-side': { asks: 'Hide a side; your opponent guesses.', others: 'which side is hidden' },
  hierarchy: { asks: 'Choose what hierarchy asks for.', others: 'what pays for hierarchy' },
  host: { asks: 'Choose what it is attached to.', others: 'what it is attached to' },
  join: { asks: 'Does it join the conflict?', others: 'whether it joins the conflict' },
  may: { asks: 'Do it?', others: 'whether it is done' },
  mode: { asks: 'Choose what it does.', others: 'what it does' },
  nightmare: {
    asks: 'You face Nightmare: discard an arcanum, or enter it.',
    others: 'whether Nightmare is entered',
  },
  'nightmare-void': { asks: 'Choose an arcanum to void.', others: 'which arcanum is voided' },
  'order-bottom': {
    asks: 'Put them under the deck in order; the first named is on top.',
    others: 'the order of the cards under the deck',
  },
  'order-top': { asks: 'Put the top cards in order; the first named is on top.', others: 'the order of the top cards' },
  shadowborne: {
    asks: 'Choose a veiled card of yours to put under your deck.',
    others: 'which veiled card goes under the deck',
  },
  siege: { asks: 'Siege: does the conflict end with a roll?', others: 'whether the conflict ends with a roll' },
  'trigger-order': { asks: 'Which happens next?', others: 'which happens next' },
  turn: { asks: 'Your turn.', others: 'an action' },
  unique: { asks: 'Only one of these may stay.', others: 'which of these stays' },
  'unveil-more': { asks: 'Unveil more together with it?', others: 'whether more are unveiled together with it' },
} satisfies Readonly<Record<string, { readonly asks: string; readonly others: string }>>;

export const isAsked = (kind: string): kind is keyof typeof QUESTIONS => Object.hasOwn(QUESTIONS, kind);

/** Who takes part whatever is chosen, of what is told with the question who attacks or defends. */
export const takesPartAnyway = ({ along }: JsonObject): readonly string[] =>
  Array.isArray(along) ? along.filter((card) => typeof card === 'string') : [];
