import { type Answer, type DecisionRequest, type Dice, type Offer } from '#kernel';

const ODD = [
  '',
  ' ',
  ':',
  '+',
  '>',
  '=',
  '__proto__',
  'constructor',
  'pass:',
  '\u0000',
  '\ud800',
  '0',
  '-1',
  'NaN',
  '💤',
];
const TAILS = [' ', '\n', '+', '>', ':', '0', '\u200b', '\ufeff', '.0', 'e0'];

/** Answers that are wrong, or nearly right; some may be right by chance. */
export function oddAnswers(requests: readonly DecisionRequest[], right: Answer, dice: Dice): readonly Answer[] {
  const offers = requests.flatMap((request) => request.offers);
  const near = offers.flatMap(nearMisses);
  const picked = Array.from({ length: Math.min(near.length, 12) }, () => near[dice.below(near.length)] ?? '');
  return [...ODD, ...around(right), mutated(right, dice), mutated(right, dice), ...picked];
}

function around(answer: Answer): readonly Answer[] {
  const swapped = answer.split('+').reverse().join('+');
  return [
    ...TAILS.map((tail) => answer + tail),
    ` ${answer}`,
    answer.toUpperCase(),
    answer.slice(0, -1),
    answer.replace(':', '\uff1a'),
    `${answer}+${answer.slice(answer.indexOf(':') + 1)}`,
    swapped,
  ];
}

function nearMisses(offer: Offer): readonly Answer[] {
  const { key } = offer;
  switch (offer.form) {
    case 'one':
      return [`${key}:1`, `${key}:`];
    case 'number':
      return [
        offer.min - 1,
        offer.max + 1,
        '01',
        '1e0',
        '1.0',
        '+1',
        '-0',
        '0x1',
        'NaN',
        'Infinity',
        '\u0663',
        '1 ',
        '',
      ]
        .map((value) => `${key}:${value}`)
        .concat(key);
    case 'some':
    case 'order': {
      const mark = offer.form === 'some' ? '+' : '>';
      const [first = 'x'] = offer.of;
      const all = offer.of.join(mark);
      return [`${first}${mark}${first}`, `${all}${mark}x`, `${mark}${all}`, `${all}${mark}`, all.slice(0, -1), ''].map(
        (value) => `${key}:${value}`,
      );
    }
    case 'split': {
      const spelled = offer.among.map((share) => `${share.key}=${share.max}`);
      const none = offer.among.map((share) => `${share.key}=0`);
      return [spelled, [...spelled].reverse(), none, none.slice(1), none.map((share) => `${share}.0`)].map(
        (shares) => `${key}:${shares.join('+')}`,
      );
    }
  }
}

function mutated(answer: Answer, dice: Dice): Answer {
  const at = dice.below(answer.length + 1);
  const letter = String.fromCharCode(33 + dice.below(94));
  return answer.slice(0, at) + letter + answer.slice(at + dice.below(2));
}
