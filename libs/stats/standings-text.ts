import { decimal, type EntrantId, type RuleSet, type Standing, type TieBreak, type TieBreakValue } from '#tournament';

/** As all see it: a share as 66.67, a place from 1, all else as few decimals as say it exactly, or two. */
export function shownTieBreak({ shownAs }: Pick<TieBreak, 'shownAs'>, { value }: TieBreakValue): string {
  switch (shownAs) {
    case 'percent':
      return decimal({ top: value.top * 100n, bottom: value.bottom }, 2);
    case 'place':
      return decimal({ top: value.bottom - value.top, bottom: value.bottom }, 0);
    case 'points':
    case 'count':
      return decimal(value, value.bottom === 1n ? 0 : value.bottom === 2n ? 1 : 2);
  }
}

/** Standings to print or to hang up, a line each. */
export function* standingsText(
  title: string,
  rows: readonly Standing[],
  nameOf: (entrant: EntrantId) => string,
  rules: RuleSet,
): Iterable<string> {
  const head = ['#', 'Player', 'Points', 'W-D-L', ...rules.tieBreaks.map(({ id }) => id)];
  const lines = rows.map(({ rank, entrant, points, record: { won, drawn, lost }, tieBreaks }) => [
    String(rank),
    nameOf(entrant).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    shownTieBreak({ shownAs: 'points' }, { value: points, parts: [] }),
    `${won}-${drawn}-${lost}`,
    ...rules.tieBreaks.map((tieBreak, nth) => {
      const value = tieBreaks[nth];
      return value === undefined ? '' : shownTieBreak(tieBreak, value);
    }),
  ]);
  const widths = head.map((name, nth) => Math.max(...[head, ...lines].map((line) => lengthOf(line[nth] ?? name))));
  yield `${title}\n\n`;
  for (const line of [head, ...lines])
    yield (
      line
        .map((text, nth) => {
          const space = ' '.repeat((widths[nth] ?? 0) - lengthOf(text));
          return nth === 1 ? text + space : space + text;
        })
        .join('  ')
        .trimEnd() + '\n'
    );
}

const lengthOf = (text: string): number => Array.from(text).length;
