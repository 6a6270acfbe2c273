import type { Described, EventName, Likeness, TriggerLine, Who } from '../language.js';
import { doing, whole, wholePast } from './clause.js';
import { article, sayCard } from './noun.js';

/** How what happens reads, as the condition of a trigger and where it is counted: whose it is is always told, or that it is anybody's. */

export type Heard = Pick<TriggerLine, 'at' | 'event' | 'who' | 'card'>;
/** Of whom a trigger hears, or of both. */
type Owner = 'you' | 'opponent' | null;
const OWNER = { yours: 'you', theirs: 'opponent', each: 'each', any: null } as const;

export type Tense = 'now' | 'then';
/** A card by what is said of it, in a sentence about somebody. */
export type SayOne = (card: Likeness, subject: Who | null) => string;

/** `counts`: whether the text goes on about "that amount". */
export function occurrenceText(heard: Heard, tense: Tense, one: SayOne, counts = false): string {
  const owner = OWNER[heard.who];
  const deed = DEED[heard.event];
  const by = counts ? (BY[heard.event] ?? '') : '';
  if (deed !== undefined) return `${deedText(deed, heard, tense, one)}${by}`;
  const fate = FATE[heard.event];
  const { card } = heard;
  if (heard.event === 'attached' && typeof card === 'object' && card?.on) {
    return `${subjectOf({ ...heard, card: { ...card, on: null } }, 'card', one)} ${IS[tense]} attached to ${sayCard(card.on)}`;
  }
  if (fate !== undefined) return `${subjectOf(heard, fate.noun, one)} ${inTense(fate.says, tense)}`;
  const moment = `${inTense(MOMENT[heard.event]?.(owner) ?? heard.event, tense)}${by}`;
  return heard.card === null ? moment : `${moment} by ${subjectOf({ ...heard, who: 'any' }, 'card', one)}`;
}

const IS: Readonly<Record<Tense, string>> = { now: 'is', then: 'was' };
const THEN: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  enters: 'entered',
  leaves: 'left',
  takes: 'took',
  joins: 'joined',
  loses: 'lost',
  becomes: 'became',
  begins: 'began',
  ends: 'ended',
  changes: 'changed',
  change: 'changed',
  return: 'returned',
  initiate: 'initiated',
  initiates: 'initiated',
};
const inTense = (says: string, tense: Tense): string =>
  tense === 'now' ? says : says.replace(/\w+/g, (word) => THEN[word] ?? word);

/** What the event comes to, where that has to be told. */
const BY: Readonly<Partial<Record<EventName, string>>> = {
  'attackers-declared': ' in some number',
  'defenders-declared': ' in some number',
  'conflict-won': ' by some amount',
  'conflict-lost': ' by some amount',
  'mind-changed': ' by some number up or down',
  'depth-changed': ' to some number',
};

/** What a player does; with cards that it is done to: `to` as the object, `done` where anybody does it. */
interface Deed {
  readonly verb: string;
  readonly rest: string;
  readonly noun: string | null;
  readonly to: (card: string) => string;
  readonly done: (card: string, is: string) => string;
}
const alone = (verb: string, rest = ''): Deed => ({
  verb,
  rest,
  noun: null,
  to: (card) => `${rest}${rest === '' ? '' : ' '}by ${card}`,
  done: (card) => card,
});
const upon = (verb: string, noun: string, done: string, at = ''): Deed => ({
  verb,
  rest: `${at}${article(noun)}`,
  noun,
  to: (card) => `${at}${card}`,
  done: (card, is) => `${card} ${is} ${done}`,
});

const DEED: Readonly<Partial<Record<EventName, Deed>>> = {
  rolled: alone('roll'),
  evoked: alone('evoke'),
  played: upon('play', 'card', 'played'),
  unveiled: upon('unveil', 'card', 'unveiled'),
  charged: upon('charge', 'card', 'charged'),
  'looked-at': upon('look', 'face-down card', 'looked at', 'at '),
  'arcanum-discarded': upon('discard', 'arcanum', 'discarded'),
  'arcanum-voided': upon('void', 'arcanum', 'voided from hand'),
  activated: {
    verb: 'activate',
    rest: 'an ability',
    noun: 'card',
    to: (card) => `an ability of ${card}`,
    done: (card, is) => `an ability of ${card} ${is} activated`,
  },
  'dream-damaged': alone('take', 'Dream damage'),
  passed: alone('pass'),
  'action-announced': alone('announce', 'an action'),
  'attackers-declared': alone('declare', 'attackers'),
  'defenders-declared': alone('declare', 'defenders'),
  'conflict-won': alone('win', 'a conflict'),
  'conflict-lost': alone('lose', 'a conflict'),
  'nightmare-faced': alone('face', 'Nightmare'),
  'nightmare-avoided': alone('avoid', 'Nightmare'),
  'nightmare-entered': alone('enter', 'Nightmare'),
};

/** A player plays and discards only cards of their own, so that need not be said. */
const OF_ONES_OWN: readonly EventName[] = ['played', 'unveiled', 'arcanum-discarded', 'arcanum-voided'];

/** An action is announced, then costs are paid; what comes before it comes before all of it (VD-H.60). */
const verbOf = ({ verb }: Deed, { event, at }: Heard): string =>
  event === 'action-announced' && at === 'before' ? 'take' : verb;

function deedText(deed: Deed, heard: Heard, tense: Tense, one: SayOne): string {
  const owner = OWNER[heard.who];
  const { card, event } = heard;
  if (owner === null && deed.noun !== null) return deed.done(subjectOf(heard, deed.noun, one), IS[tense]);
  const verb = verbOf(deed, heard);
  const say = tense === 'now' ? whole : wholePast;
  const rest = card === null ? deed.rest : deed.to(objectOf(card, owner, OF_ONES_OWN.includes(event), one));
  if (owner === null) return say({ subject: { said: 'a player', who: null, many: false }, verb, rest });
  return say(doing(owner, verb, rest));
}

function objectOf(card: NonNullable<Heard['card']>, subject: Who | null, isOwn: boolean, one: SayOne): string {
  if (typeof card === 'string') return sayCard(card);
  const whose = isOwn && OWNER[card.whose] === subject ? 'any' : card.whose;
  return one(wherever({ ...card, whose }), subject);
}

/** A card counts wherever it is by now: "of yours", not "you control". */
const wherever = (card: Described): Likeness => ({ ...card, in: null });

/** A card as what something happens to; whose it is may be told by the event and by the card. */
function subjectOf({ card, who }: Heard, noun: string, one: SayOne): string {
  const owner = OWNER[who];
  if (card === null) return `${article(noun)}${OF[owner ?? 'any']}`;
  if (typeof card === 'string')
    return `${sayCard(card)}${card === 'self' && owner === 'you' ? '' : UNDER[owner ?? 'any']}`;
  if (owner === null || card.whose === who) return one(wherever(card), null);
  if (card.whose === 'any') return one(wherever({ ...card, whose: who }), null);
  return `${one(wherever(card), null)}${UNDER[owner]}`;
}
const OF = { you: ' of yours', opponent: " of your opponent's", any: '' } as const;
const UNDER = { you: ' under your control', opponent: " under your opponent's control", any: '' } as const;

/** What becomes of a card. */
interface Fate {
  readonly noun: string;
  readonly says: string;
}
const fate = (says: string, noun = 'card'): Fate => ({ noun, says });

const FATE: Readonly<Partial<Record<EventName, Fate>>> = {
  veiled: fate('is veiled'),
  exhausted: fate('is exhausted'),
  readied: fate('is readied'),
  inspired: fate('is inspired'),
  attached: fate('is attached'),
  destroyed: fate('is destroyed'),
  sacrificed: fate('is sacrificed'),
  discarded: fate('is discarded from play'),
  voided: fate('is voided'),
  entered: fate('enters play'),
  left: fate('leaves play'),
  damaged: fate('takes damage', 'entity'),
  revealed: fate('is revealed'),
  'top-discarded': fate('is discarded from the top of the deck'),
  joined: fate('joins the conflict', 'entity'),
  'left-conflict': fate('leaves the conflict', 'entity'),
  'attachment-lost': fate('loses an attachment'),
  'construct-activated': fate('becomes active', 'construct'),
  uncovered: fate('is uncovered', 'construct'),
  buried: fate('is buried', 'construct'),
};

/** What happens to no card and is done by nobody in particular. */
const of = (says: (whose: string) => string) => (owner: Owner) =>
  says(owner === null ? 'a' : owner === 'you' ? 'your' : "your opponent's");
const whileActive = (says: string) => (owner: Owner) =>
  owner === null ? says : `${says} while ${owner === 'you' ? 'you are' : 'your opponent is'} the active player`;

const MOMENT: Readonly<Partial<Record<EventName, (owner: Owner) => string>>> = {
  shuffled: of((whose) => `${whose} deck is shuffled`),
  cut: of((whose) => `${whose} deck is cut`),
  'arcana-returned': (owner) =>
    owner === null
      ? 'discarded arcana return to a hand'
      : `discarded arcana return to ${owner === 'you' ? 'your' : "your opponent's"} hand`,
  'mind-changed': of((whose) => `${whose === 'a' ? "a player's" : whose} mind changes`),
  'depth-changed': of((whose) => `${whose === 'a' ? "a player's" : whose} depth changes`),
  'turn-ended': of((whose) => `${whose} turn ends`),
  'round-began': whileActive('a round begins'),
  'round-ended': whileActive('a round ends'),
  'phase-began': whileActive('a phase begins'),
  'phase-ended': whileActive('a phase ends'),
  'conflict-initiated': (owner) =>
    owner === null ? 'a conflict is initiated' : whole(doing(owner, 'initiate', 'a conflict')),
  'conflict-switched': (owner) =>
    owner === null ? 'a conflict changes its type' : whole(doing(owner, 'change', 'the type of a conflict')),
  'conflict-drawn': (owner) =>
    owner === null
      ? 'a conflict is drawn'
      : `a conflict in which ${owner === 'you' ? 'you are' : 'your opponent is'} the attacker is drawn`,
  'conflict-ended': whileActive('a conflict ends'),
};
