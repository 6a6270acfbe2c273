/** Whether an answer that came too late for its position may go again by itself: only to the very question that its player saw. */
import { isOffered } from '#kernel';
import { askedIn, type Table } from './live-table.js';

/** The player has answered nothing since, no ruling came between, and this answer is offered still. */
export function isStillAsked(answer: string, before: Table, now: Table): boolean {
  const [then, asked] = [askedIn(before), askedIn(now)];
  if (then === null || asked === null || now.pausedAt !== null) return false;
  return isSame(questionIn(before), questionIn(now)) && isOffered(asked.offers, answer);
}

const questionIn = ({ decision, seats, disputes }: Table): unknown => [
  decision?.kind,
  decision?.rules.map(({ id }) => id),
  seats.find(({ isYou }) => isYou)?.lastPly ?? null,
  disputes.map(({ open }) => open),
];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
