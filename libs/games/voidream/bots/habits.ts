import { type Answer, anyAnswer, type DecisionRequest, type Dice } from '#kernel';

/**
 * What anybody does without much thought, to carry a thought to its end: play what is evoked, bring everybody to a conflict,
 * say yes, stay out of Nightmare; whatever else is asked is answered by chance.
 */
export function habit({ kind, offers }: DecisionRequest, dice: Dice): Answer {
  const wanted = HABITS[kind];
  const found = wanted?.find((answer) => offers.some(({ form, key }) => form === 'one' && key === answer));
  if (found !== undefined) return found;
  const avoids = kind === 'nightmare' ? offers.filter(({ key }) => key !== 'enter') : [];
  if (avoids.length > 0) return anyAnswer(avoids, dice);
  const [first] = offers;
  if (first?.form === 'some' && ALL.includes(kind)) return `${first.key}:${first.of.slice(0, first.max).join('+')}`;
  return anyAnswer(offers, dice);
}

const HABITS: Readonly<Record<string, readonly Answer[]>> = {
  evoke: ['play', 'veil', 'return'],
  may: ['yes'],
  join: ['join'],
};
const ALL: readonly string[] = ['attackers', 'defenders'];
