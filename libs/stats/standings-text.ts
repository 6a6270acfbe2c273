import {
  decimal,
  type EntrantId,
  type BracketPlace,
  type RuleSet,
  type Standing,
  type TieBreak,
  type TieBreakValue,
} from '#tournament';

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

/** Standings to print or to hang up, a line each; above them the places of the bracket, where there was one. */
export function* standingsText(
  title: string,
  { rows, places }: { readonly rows: readonly Standing[]; readonly places: readonly BracketPlace[] },
  nameOf: (entrant: EntrantId) => string,
  rules: RuleSet,
): Iterable<string> {
  yield `${plain(title)}\n\n`;
  if (places.length > 0)
    yield* columns(
      ['#', 'Player'],
      places.map(({ place, entrant }) => [String(place), plain(nameOf(entrant))]),
    );
  if (places.length > 0 && rows.length > 0) yield '\nThe rounds before\n\n';
  if (rows.length === 0 && places.length > 0) return;
  yield* columns(
    ['#', 'Player', 'Points', 'W-D-L', ...rules.tieBreaks.map(({ id }) => id)],
    rows.map(({ rank, entrant, points, record: { won, drawn, lost }, tieBreaks }) => [
      String(rank),
      plain(nameOf(entrant)),
      shownTieBreak({ shownAs: 'points' }, { value: points, parts: [] }),
      `${won}-${drawn}-${lost}`,
      ...rules.tieBreaks.map((tieBreak, nth) => {
        const value = tieBreaks[nth];
        return value === undefined ? '' : shownTieBreak(tieBreak, value);
      }),
    ]),
  );
}

const plain = (name: string): string => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Figures to the right, names to the left. */
function* columns(head: readonly string[], lines: readonly (readonly string[])[]): Iterable<string> {
  const widths = head.map((name, nth) => Math.max(...[head, ...lines].map((line) => lengthOf(line[nth] ?? name))));
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
