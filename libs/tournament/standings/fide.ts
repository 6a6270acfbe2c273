import { buchholzTieBreaks, type Dummy } from './buchholz.js';
import { DIRECT_ENCOUNTER } from './direct-encounter.js';
import type { RuleSet } from './rule-set.js';
import { WIN_TIE_BREAKS } from './wins.js';

/** Those parts of C.07 of the FIDE handbook that ask for neither colours nor ratings nor teams. */
function fide(since: string, dummy: Dummy): RuleSet {
  const offered = [...buchholzTieBreaks(dummy), DIRECT_ENCOUNTER, ...WIN_TIE_BREAKS];
  const usual = ['BH-C1', 'BH', 'SB', 'DE', 'WIN'];
  return {
    id: `fide-${since}`,
    title: 'FIDE: Buchholz, Sonneborn-Berger, direct encounter',
    since,
    points: { win: 2, draw: 1, loss: 0, bye: 2, parts: 2 },
    floor: null,
    // it has no table: so many that one alone may have won all
    usualRounds: (players) => Math.ceil(Math.log2(Math.max(1, players))),
    tieBreaks: usual.flatMap((id) => offered.filter((tieBreak) => tieBreak.id === id)),
    offered,
  };
}

export const FIDE_2024_08_01 = fide('2024-08-01', 'own-score');

/** With the cap of article 16.4 on whoever stands in for a missing opponent. */
export const FIDE_2026_03_01 = fide('2026-03-01', 'capped');
