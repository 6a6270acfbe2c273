import type { Head } from './queries.js';
import { say } from '../say/index.js';

export const TABS = {
  pairings: say('Pairings'),
  standings: say('Standings'),
  groups: say('Cross-table'),
  bracket: say('Bracket'),
  players: say('Players'),
  decks: say('Decks'),
  statistics: say('Statistics'),
  history: say('History'),
} as const;

export type Tab = keyof typeof TABS;

export const isTab = (tab: string): tab is Tab => Object.hasOwn(TABS, tab);

export const isElimination = ({ format }: Pick<Head['plan']['stages'][number], 'format'>): boolean =>
  format === 'SINGLE_ELIMINATION' || format === 'DOUBLE_ELIMINATION';

export function tabsOf({ plan }: Head): readonly Tab[] {
  const all: readonly Tab[] = [
    'pairings',
    'standings',
    'groups',
    'bracket',
    'players',
    'decks',
    'statistics',
    'history',
  ];
  return all.filter((tab) => {
    if (tab === 'groups') return plan.stages.some(({ format }) => format === 'ROUND_ROBIN');
    if (tab === 'bracket') return plan.stages.some(isElimination);
    return tab !== 'decks' || plan.lists !== 'NONE';
  });
}

/** How many rounds are planned; null while that depends on how many come. */
export function plannedRounds({ plan, counts, rounds: paired }: Head): number | null {
  let all = 0;
  for (const [nth, stage] of plan.stages.entries()) {
    const { format, rounds, cut } = stage;
    const field = paired.find((round) => round.stage === nth + 1)?.field ?? cut ?? counts.in;
    if (format === 'DOUBLE_ELIMINATION') return null;
    if (format === 'SINGLE_ELIMINATION') all += Math.ceil(Math.log2(Math.max(2, field)));
    else if (rounds === null) return null;
    else all += rounds;
  }
  return all;
}
