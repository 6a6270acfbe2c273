import type { EventName, TriggerLine } from '../language.js';
import { article, does, sayGroup, sayPick } from './say.js';

/** How what happens reads in the condition of a trigger. */

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
  'action-announced': 'act',
  cut: 'cut a deck',
  revealed: 'reveal a card',
  'attackers-declared': 'declare attackers',
  'defenders-declared': 'declare defenders',
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
  joined: 'joins the conflict',
  'left-conflict': 'leaves the conflict',
  'attachment-lost': 'loses an attachment',
  'construct-activated': 'becomes active',
  uncovered: 'is uncovered',
  buried: 'is buried',
};
const HAPPENS: Partial<Record<EventName, string>> = {
  'mind-changed': 'a mind changes',
  'turn-ended': 'a turn ends',
  'phase-began': 'a phase begins',
  'phase-ended': 'a phase ends',
  'depth-changed': 'a depth changes',
  'round-began': 'the round begins',
  'round-ended': 'the round ends',
  'conflict-initiated': 'a conflict is initiated',
  'conflict-switched': 'a conflict changes its type',
  'conflict-drawn': 'a conflict is drawn',
  'conflict-ended': 'a conflict ends',
};

export function eventText({ event, who, card }: TriggerLine): string {
  const object =
    card === null ? null : typeof card === 'string' ? sayPick(card) : article(sayGroup({ ...card, in: 'play' }, false));
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
