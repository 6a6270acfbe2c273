import type { Cup, Now } from './queries.js';

const MOST = 10;

/** What runs, then what begins, the soonest first, then what takes players and says no time. */
export function onAndNext({ running, next, open }: Pick<Now, 'running' | 'next' | 'open'>): readonly Cup[] {
  const all = [...running.nodes, ...next.nodes, ...open.nodes.toSorted(takesPlayersFirst)];
  return all.filter(({ id }, nth) => all.findIndex((each) => each.id === id) === nth).slice(0, MOST);
}

const takesPlayersFirst = (one: Cup, other: Cup): number =>
  Number(other.registrationOpen) - Number(one.registrationOpen);
