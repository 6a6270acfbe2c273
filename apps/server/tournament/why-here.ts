import { inEnglish, never, type Phrase, phrase } from '#kernel';
import type { OpenTournament, WhyHere } from '#tournament';

/** Why two sit at one table, in words. */
export function whyHere(why: WhyHere, { entrants }: Pick<OpenTournament, 'entrants'>): readonly Phrase[] {
  switch (why.because) {
    case 'same-score':
      return phrase('Both have the same score, and had not met.');
    case 'rematch':
      return phrase('They met before: nobody could be seated otherwise without as many rematches.');
    case 'forced':
      return phrase('They were to be kept apart, and there was nobody else for one of them.');
    case 'odd-group':
      return oddGroup(why.timesBefore, { group: why.group, entrant: Number(why.down) });
    case 'met-all':
      return why.group === 2
        ? phrase('{entrant} has met the only other with the same score.', { entrant: Number(why.down) })
        : phrase('{entrant} has met all {others} others with the same score.', {
            entrant: Number(why.down),
            others: why.group - 1,
          });
    case 'for-others':
      return phrase(
        'Any other table for {entrant}, among {all}, would have left somebody with an opponent met before, or scores further apart.',
        { entrant: Number(why.down), all: entrants.size },
      );
    case 'bracket':
      return phrase('Match {match} of the bracket.', { match: why.match });
    case 'round-robin':
      return phrase('The plan of group {group}.', { group: why.group });
    case 'by-hand':
      return phrase('The staff seated them; the reason is in the record.');
    default:
      return never(why);
  }
}

function oddGroup(times: number, facts: { readonly group: number; readonly entrant: number }): readonly Phrase[] {
  if (times === 0)
    return phrase(
      'Of the {group} with the score of {entrant} one had to meet a lower score; this one never had before, and nobody of them less often.',
      facts,
    );
  if (times === 1)
    return phrase(
      'Of the {group} with the score of {entrant} one had to meet a lower score; this one had once before, and nobody of them less often.',
      facts,
    );
  return phrase(
    'Of the {group} with the score of {entrant} one had to meet a lower score; this one had {times} times before, and nobody of them less often.',
    { ...facts, times },
  );
}

/** In English, for those who know entrants by their number alone. */
export const saysOfHere = (phrases: readonly Phrase[]): string =>
  inEnglish(
    phrases.map(({ text, facts }) => {
      const name = `${text.startsWith('{entrant}') ? 'Entrant' : 'entrant'} ${facts.entrant ?? ''}`;
      return { text, facts: { ...facts, entrant: name } };
    }),
  );
