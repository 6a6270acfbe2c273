import { plural } from '#cards';
import type { BastionBack, DeckCondition, DeckGroup } from '../card-text.js';

/** How the back of a bastion reads: VD-8.2.1 to 8.2.6. */

export const backText = ({ dream, major, arcana, extra }: BastionBack): readonly string[] => [
  `Dream: ${dream.count}(${dream.guests})`,
  `Arcana: ${major} + ${arcana.count}(${arcana.guests})`,
  ...extra.map(sayCondition),
];

export function sayCondition(line: DeckCondition): string {
  switch (line.deck) {
    case 'count': {
      const bounds = [
        ...(line.least === null ? [] : [`at least ${line.least}`]),
        ...(line.most === null ? [] : [`at most ${line.most}`]),
      ].join(' and ');
      return `Your deck has ${bounds} ${sayCards(line.of)}.`;
    }
    case 'copies':
      return `Your deck may have up to ${line.most} copies of each of its ${sayCards(line.of)}.`;
    case 'same-arcana':
      return `Your deck may have up to ${line.most} arcana of the same title.`;
    case 'any-faction':
      return `Your ${sayCards(line.of)} may be of any faction.`;
    case 'more-bastions':
      return `Your deck may have up to ${line.most} more bastions.`;
  }
}

function sayCards({ kind, value, subtype, faction, title, keyword }: DeckGroup): string {
  const noun = kind === 'arcanum' ? 'arcana' : plural(kind ?? 'card');
  return [
    subtype === null ? '' : `${subtype} `,
    title === null ? noun : `${noun} called "${title}"`,
    keyword === null ? '' : ` with ${keyword}`,
    faction === null ? '' : ` of ${faction}`,
    value === null ? '' : ` of value ${value.least} to ${value.most}`,
  ].join('');
}
