import { capital, listed, sentence } from '#cards';
import type { CardText } from '../card-text.js';
import type { Cost, Duration, EventName, Line, PlayLimit, Step } from '../language.js';
import { verbOf } from '../rules/verbs.js';
import { does, sayCheck, sayGrant, sayGroup, sayKeyword, sayPick, sayTimes, sayWho } from './say.js';

/** What a person reads on a card, made from the same data that runs. */

/** All lines of a card; those of a mind card and of an arcanum under their headings. */
export function textOf(card: CardText): readonly string[] {
  switch (card.kind) {
    case 'arcanum':
      return [...limitText(card.only), ...under('Normal', card.normal), ...under('Inverted', card.inverted)];
    case 'mind': {
      const { four, three, two, one, spent } = card.texts;
      const positions = Object.entries({ '4': four, '3': three, '2': two, '1': one, Spent: spent });
      return positions.flatMap(([at, lines]) => (lines.length === 0 ? [] : under(at, lines)));
    }
    default: {
      const keywords = card.keywords.length === 0 ? [] : [`${card.keywords.map(sayKeyword).join(', ')}.`];
      const host =
        card.kind === 'memory' && card.attachesTo !== null ? [`Attaches to ${sayGroup(card.attachesTo, false)}.`] : [];
      return [...limitText(card.only), ...keywords, ...host, ...card.lines.map(lineText)];
    }
  }
}

const under = (heading: string, lines: readonly Line[]): readonly string[] =>
  lines.map((line, i) => (i === 0 ? `${heading}: ${lineText(line)}` : lineText(line)));

const LIMIT: Readonly<Record<PlayLimit, string>> = {
  'in-conflicts': 'Only in conflicts',
  'outside-conflicts': 'Only outside conflicts',
};
const limitText = (only: PlayLimit | null): readonly string[] => (only === null ? [] : [`${LIMIT[only]}.`]);

function lineText(line: Line): string {
  switch (line.line) {
    case 'play':
      return sentence(conditional(line.if, stepsText(line.do)));
    case 'start':
      return `At the start of the game: ${stepsText(line.do)}.`;
    case 'static':
      return sentence(conditional(line.if, listed(line.give.map(sayGrant))));
    case 'ability': {
      const limits = [
        line.only === null ? null : LIMIT[line.only].toLowerCase(),
        line.often?.replaceAll('-', ' ') ?? null,
      ];
      const said = limits.filter((limit) => limit !== null);
      const head = `${capital(listed(line.pay.map(costText)))}${said.length === 0 ? '' : ` (${said.join(', ')})`}`;
      return `${head}: ${conditional(line.if, stepsText(line.do))}.`;
    }
    case 'trigger': {
      const from = line.from === 'play' ? '' : ` (from the ${line.from === 'void' ? 'Void' : 'Dream discard'})`;
      return `${capital(line.at)} ${eventText(line)}${from} - ${conditional(line.if, stepsText(line.do))}.`;
    }
  }
}

const conditional = (check: Extract<Line, { line: 'play' }>['if'], said: string): string =>
  check === null ? said : `if ${sayCheck(check)}, ${said}`;

const stepsText = (steps: readonly Step[]): string => steps.map(stepText).join(', then ');

const LONG: Readonly<Record<Duration, string>> = {
  phase: 'until the end of the phase',
  turn: 'until the end of the turn',
  round: 'until the end of the round',
  conflict: 'until the end of the conflict',
  game: 'for the rest of the game',
};

function stepText(step: Step): string {
  switch (step.do) {
    case 'choose':
      return `choose ${sayPick(step.what)}`;
    case 'for':
      return `${sayGrant(step.give)} ${LONG[step.long]}`;
    case 'may':
      return `${sayWho(step.who)} may ${stepsText(step.steps)}`;
    case 'if': {
      const otherwise = step.else.length === 0 ? '' : `, otherwise ${stepsText(step.else)}`;
      return `if ${sayCheck(step.check)}, ${stepsText(step.then)}${otherwise}`;
    }
    case 'each-player':
      return `each player does this: ${stepsText(step.steps)}`;
    case 'repeat':
      return `${stepsText(step.steps)}${sayTimes(step.times)}`;
    case 'one-of':
      return `choose one: ${step.modes.map(stepsText).join('; or ')}`;
    default:
      return verbOf(step).says(step);
  }
}

function costText(cost: Cost): string {
  switch (cost.pay) {
    case 'exhaust-self':
      return 'exhaust this card';
    case 'sacrifice-self':
      return 'sacrifice this card';
    case 'mind':
      return `reduce your mind by ${cost.times}`;
    case 'roll':
      return 'roll';
    case 'dream-damage':
      return `take ${cost.count} Dream damage`;
    case 'return-veiled':
      return `put ${cost.count} veiled cards of yours under your deck`;
    case 'discard-charge':
      return `discard ${cost.count} charges of yours`;
    case 'exhaust':
    case 'sacrifice':
    case 'void':
      return `${cost.pay} ${cost.count} ${sayGroup(cost.of, cost.count > 1)}`;
    case 'discard-arcana':
      return `discard ${cost.count} arcana`;
    case 'void-arcana':
      return `void ${cost.count} arcana`;
    case 'discard-top':
      return `discard the top ${cost.count} cards of your deck`;
  }
}

/** What a player does, and what happens to a card. */
const DOES: Partial<Record<EventName, string>> = {
  rolled: 'roll',
  evoked: 'evoke',
  played: 'play',
  unveiled: 'unveil',
  veiled: 'veil',
  charged: 'charge',
  'dream-damaged': 'take Dream damage',
  'looked-at': 'look at a face-down card',
  'arcanum-discarded': 'discard an arcanum',
  'arcanum-voided': 'void an arcanum',
  'arcana-returned': 'return arcana to hand',
  shuffled: 'shuffle',
  activated: 'activate an ability',
  passed: 'pass',
  'conflict-won': 'win a conflict',
  'conflict-lost': 'lose a conflict',
  'nightmare-faced': 'face Nightmare',
  'nightmare-avoided': 'avoid Nightmare',
  'nightmare-entered': 'enter Nightmare',
};
const IS: Partial<Record<EventName, string>> = {
  exhausted: 'is exhausted',
  readied: 'is readied',
  inspired: 'is inspired',
  attached: 'is attached',
  destroyed: 'is destroyed',
  sacrificed: 'is sacrificed',
  discarded: 'is discarded',
  voided: 'is voided',
  entered: 'enters play',
  left: 'leaves play',
  damaged: 'takes damage',
  'top-discarded': 'is discarded from the deck',
  uncovered: 'is uncovered',
  buried: 'is buried',
};
const HAPPENS: Partial<Record<EventName, string>> = {
  'mind-changed': 'a mind changes',
  'turn-ended': 'a turn ends',
  'round-began': 'the round begins',
  'round-ended': 'the round ends',
  'conflict-initiated': 'a conflict is initiated',
  'conflict-switched': 'a conflict changes its type',
  'conflict-drawn': 'a conflict is drawn',
  'conflict-ended': 'a conflict ends',
};

function eventText({ event, who, card }: Extract<Line, { line: 'trigger' }>): string {
  const object = card === null ? null : typeof card === 'string' ? sayPick(card) : sayGroup(card, false);
  const subject = who === 'any' ? 'a player' : who === 'yours' ? 'you' : 'your opponent';
  const verb = DOES[event];
  if (verb !== undefined) {
    const said = who === 'yours' ? verb : `${subject} ${does('that-player', verb).replace('that player ', '')}`;
    return `${who === 'yours' ? 'you ' : ''}${said}${object === null ? '' : ` ${object}`}`;
  }
  const is = IS[event];
  if (is === undefined) return HAPPENS[event] ?? event;
  return `${object ?? (who === 'yours' ? 'a card of yours' : 'a card')} ${is}`;
}
