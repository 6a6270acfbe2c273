import type { Flaw } from '#cards';
import {
  type AbilityLine,
  choosesCards,
  type EventName,
  type Group,
  type Line,
  type Passing,
  type Pick,
  speaksOfIt,
  type Step,
  type Timing,
  type TriggerLine,
  type Until,
} from '../language.js';
import { REPLACEABLE } from '../rules/event.js';
import { naught } from './naught.js';
import { outOfReach, unpayableBy } from './reach.js';
import { within } from './secrets.js';

/** What is well written and can never come about: VD-2.3.1, VD-7.8.4, VD-7.11.3. */

type Doing = Exclude<Line, { line: 'static' }>;

export function vain(line: Doing, isDelayed: boolean): readonly Flaw[] {
  const trigger = line.line === 'trigger' ? line : null;
  const all = JSON.stringify(line);
  const own = JSON.stringify(line, (field, part: unknown) =>
    field === 'line' && typeof part === 'object' ? null : part,
  );
  const place: Around = {
    trigger,
    looks: /"do":"(look-top|reveal-top)"/.test(all),
    isDelayed,
    chooses: isDelayed || choosesCards(own),
    rolls: (trigger?.event === 'rolled' && trigger.at === 'after') || /"(do|pay)":"roll"/.test(all),
  };
  return [
    ...(trigger === null ? [] : unheard(trigger)),
    ...(line.line === 'ability' ? unpayable(line) : []),
    ...inCondition(line, place),
    ...inSteps(line.do, ['do'], place),
  ];
}

/** A card turns, or is sacrificed, in play alone. */
const unpayable = ({ from, pay }: AbilityLine): readonly Flaw[] =>
  pay.flatMap((cost, i) => {
    if ('of' in cost && cost.of.whose === 'theirs') return [{ at: ['pay', i, 'of', 'whose'], says: OWN }];
    if (ONCE.includes(cost.pay) && pay.findIndex((one) => one.pay === cost.pay) < i)
      return [{ at: ['pay', i], says: `"${cost.pay}" can be paid only once.` }];
    if (from === 'play' || (cost.pay !== 'exhaust-self' && cost.pay !== 'sacrifice-self')) {
      return unpayableBy(cost, ['pay', i]);
    }
    return [{ at: ['pay', i], says: `"${cost.pay}" can't be paid in "${from}", only in "play".` }];
  });

const OWN = 'Players pay with cards of their own: say "yours", or leave "whose" out.';
const ONCE: readonly AbilityLine['pay'][number]['pay'][] = ['exhaust-self', 'sacrifice-self'];

function inCondition(line: Doing, around: Around): readonly Flaw[] {
  if (line.line === 'start' || line.if === null) return [];
  const own = JSON.stringify(line.if);
  const early = (around.isDelayed ? EARLY_LATER : EARLY).exec(own)?.slice(1).find(Boolean);
  const says = early === undefined ? comesTo(own, around) : `"${early}" means nothing before the line has begun.`;
  return says === null ? [] : [{ at: ['if'], says }];
}

const EARLY_LATER = /"of":"(chosen|dealt)"|"is":"(done)"/;
const EARLY = new RegExp(`"(?:what|on|but|with)":"(it)"|${EARLY_LATER.source}`);

/** What the steps of a line can go by. */
interface Around {
  readonly trigger: TriggerLine | null;
  /** It waits within another line, which may have chosen cards before. */
  readonly isDelayed: boolean;
  readonly looks: boolean;
  readonly chooses: boolean;
  readonly rolls: boolean;
}

const inSteps = (steps: readonly Step[], at: Flaw['at'], around: Around): readonly Flaw[] =>
  steps.flatMap((step, i) => {
    const here = [...at, i];
    const inner = within(step).flatMap(([below, held]) => inSteps(held, [...here, ...below], around));
    const says = replaces(step, around.trigger) ?? goesBy(step, around);
    const where = step.do === 'put' ? noPlace(step.what, step.where) : null;
    const until = step.do === 'for' && step.until !== null ? endless(step.give.give, step.until) : [];
    const isDream = step.do === 'play' && step.inverted && classOf(step.what) === 'dream';
    const isHeld = step.do !== 'put' || step.who === 'you' || step.where === 'play';
    return [
      ...(says === null ? [] : [{ at: here, says }]),
      ...(where === null ? [] : [{ at: [...here, 'where'], says: where }]),
      ...(isHeld ? [] : [{ at: [...here, 'who'], says: 'Cards are under somebody only in "play": leave "who" out.' }]),
      ...(isDream ? [{ at: [...here, 'inverted'], says: 'Only arcana are played inverted (VD-2.2.6).' }] : []),
      ...until.map(({ at: below, says }) => ({ at: [...here, ...below], says })),
      ...outOfReach(step, here),
      ...naught(step, here),
      ...inner,
    ];
  });

/** Which events each word can change, while they wait to be carried out. */
const CHANGES: Readonly<Partial<Record<Step['do'], readonly EventName[]>>> = {
  instead: REPLACEABLE,
  prevent: ['damaged', 'dream-damaged'],
  multiply: ['damaged', 'dream-damaged'],
  redirect: ['dream-damaged'],
  'redirect-to': ['damaged'],
};

function replaces({ do: word }: Step, trigger: TriggerLine | null): string | null {
  const events = CHANGES[word];
  if (events === undefined) return null;
  if (trigger?.at !== 'when') return `"${word}" changes what a trigger hears of: it needs a trigger with "at": "when".`;
  if (events.includes(trigger.event)) return null;
  return `"${word}" can't change the event "${trigger.event}", only ${events.map((event) => `"${event}"`).join(', ')}.`;
}

/** What a step goes by that its line does not have. */
function goesBy(step: Step, around: Around): string | null {
  const { looks, chooses } = around;
  const own = JSON.stringify({ ...step, steps: null, then: null, else: null, modes: null, give: givenHere(step) });
  if (!looks && own.includes('"in":"looked"')) {
    return 'Nothing has been looked at here: "look-top" or "reveal-top" must come before it.';
  }
  if (!chooses && (speaksOfIt(own) || goesOnAboutIt(step))) {
    return 'Nothing is chosen here that "it" could be. The card of the text is "self", that of the event "that-card".';
  }
  return comesTo(own, around);
}

/** The line of a next time goes on about what was chosen before, unless it chooses something itself. */
const goesOnAboutIt = (step: Step): boolean =>
  step.do === 'for' && step.give.give === 'next' && speaksOfIt(step.give.line) && !choosesCards(step.give.line);

/** Which events come to a number, and when it is known. */
const AMOUNTS: Readonly<Partial<Record<EventName, readonly Timing[]>>> = {
  damaged: ['before', 'when', 'after'],
  'dream-damaged': ['before', 'when', 'after'],
  'mind-changed': ['before', 'when', 'after'],
  'conflict-won': ['before', 'when', 'after'],
  'conflict-lost': ['before', 'when', 'after'],
  'attackers-declared': ['when', 'after'],
  'defenders-declared': ['when', 'after'],
  'depth-changed': ['when', 'after'],
  rolled: ['after'],
};

/** What is said of an event, or of a roll, that there is not, or that comes to no number. */
function comesTo(own: string, { trigger, rolls }: Around): string | null {
  if (!rolls && own.includes('"of":"rolled"'))
    return trigger?.event === 'rolled'
      ? `What is rolled is not known "${trigger.at}" it is rolled: use "after".`
      : 'Nothing is rolled here: "roll" must come before it.';
  if (trigger === null) {
    const word = /"(that-card|that-player)"|"of":"(event)"/.exec(own);
    return word === null ? null : `Only a trigger has an event, to which "${word[1] ?? 'event'}" belongs.`;
  }
  if (!own.includes('"of":"event"') || AMOUNTS[trigger.event]?.includes(trigger.at) === true) return null;
  const known = AMOUNTS[trigger.event]?.map((at) => `"${at}"`).join(' or ');
  return known === undefined
    ? `"${trigger.event}" comes to no number: "event" is one only of ${Object.keys(AMOUNTS).join(', ')}.`
    : `What "${trigger.event}" comes to is not known "${trigger.at}" it: use ${known}.`;
}

/** A line that is given has its own event, and is looked at by itself. */
const givenHere = (step: Step): unknown =>
  step.do === 'for' ? { ...step.give, line: null } : 'give' in step ? step.give : null;

/** Dream cards never come into a hand, arcana never into a deck or into play, and thoughts do not stay in play. */
function noPlace(what: Pick, where: Extract<Step, { do: 'put' }>['where']): string | null {
  const are = classOf(what);
  if (where === 'hand' && are === 'dream') return 'Dream cards never come into a hand (VD-2.3.1); only arcana do.';
  if (are !== 'arcana') return null;
  if (where === 'play') return 'Arcana never come into play: "play" is for memories, entities and constructs.';
  return where === 'top' || where === 'bottom' ? 'Arcana have no place in a deck; put them into "hand".' : null;
}

function classOf(what: Pick): 'arcana' | 'dream' | null {
  if (typeof what === 'string') return what === 'host' || what === 'attachments' ? 'dream' : null;
  if (what.pick === 'deck') return 'dream';
  return 'of' in what ? classOfGroup(what.of) : null;
}

function classOfGroup({ is, in: place }: Group): 'arcana' | 'dream' | null {
  if (place === 'hand' || place === 'arcana-discard') return 'arcana';
  if (place === 'play' || place === 'dream-discard' || place === 'looked') return 'dream';
  if (is.length === 0) return null;
  if (is.every((sort) => sort === 'arcanum')) return 'arcana';
  return is.includes('arcanum') ? null : 'dream';
}

/** What ends something is heard like any trigger; what waits for a next time ends with that, and control goes by "while". */
function endless(give: Passing['give'], { event, card }: Until): readonly Flaw[] {
  if (give === 'next') return [{ at: ['until'], says: 'What waits for a next time ends with it: leave "until" out.' }];
  if (give === 'control') return [{ at: ['until'], says: 'Say by "while" as long as what somebody has control.' }];
  return unheard({ at: 'after', event, card, from: 'play' }).map((flaw) => ({ ...flaw, at: ['until', ...flaw.at] }));
}

/** What happens to no card in particular. */
const OF_NO_CARD: readonly EventName[] = [
  'rolled',
  'evoked',
  'dream-damaged',
  'arcana-returned',
  'mind-changed',
  'shuffled',
  'cut',
  'passed',
  'action-announced',
  'turn-ended',
  'round-began',
  'round-ended',
  'phase-began',
  'phase-ended',
  'depth-changed',
  'attackers-declared',
  'defenders-declared',
  'conflict-initiated',
  'conflict-switched',
  'conflict-won',
  'conflict-lost',
  'conflict-drawn',
  'conflict-ended',
  'nightmare-faced',
  'nightmare-avoided',
  'nightmare-entered',
];

/** By these a card comes into force, so that its own text hears nothing that is ahead of them. */
const ARRIVALS: Readonly<Record<Timing, readonly EventName[]>> = {
  before: ['entered', 'played', 'unveiled', 'construct-activated', 'uncovered'],
  when: ['played', 'unveiled'],
  after: [],
};

export function unheard({
  at,
  event,
  card,
  from,
}: Omit<TriggerLine, 'line' | 'who' | 'often' | 'if' | 'do'>): readonly Flaw[] {
  if (card === null) return [];
  if (OF_NO_CARD.includes(event)) {
    return [{ at: ['card'], says: `"${event}" happens to no card: leave "card" out, or say by "who" whose it is.` }];
  }
  if (event === 'damaged' && typeof card === 'object' && card.is.length > 0 && !card.is.includes('entity')) {
    return [{ at: ['card'], says: NO_ENTITY }];
  }
  if (card !== 'self' || from !== 'play' || !ARRIVALS[at].includes(event)) return [];
  const says = `The text of this card is not in force before it is ${WORD[event] ?? event}. Use "after".`;
  return [{ at: ['at'], says }];
}
export const NO_ENTITY =
  'Only entities take damage of their own: what hits a construct or the bastion is Dream damage, "dream-damaged".';
const WORD: Readonly<Partial<Record<EventName, string>>> = { entered: 'in play', 'construct-activated': 'active' };
