import {
  type Answer,
  type DecisionRequest,
  isOffered,
  type Offer,
  type Refusal,
  refuse,
  type RuleId,
  type Seat,
  type Trace,
} from '#kernel';

/** The rules looked at for an answer: may this seat decide, is there such an answer, is it within its bounds. */
export function traceOf(
  requests: readonly DecisionRequest[],
  seat: Seat,
  answer: Answer,
  end: RuleId,
): readonly Trace[] {
  const request = requests.find((each) => each.seat === seat);
  const rule = request?.rules[0] ?? requests[0]?.rules[0] ?? end;
  const asked: Trace = {
    rule,
    held: request !== undefined,
    facts: { asked: requests.map((each) => each.seat) },
    open: true,
  };
  if (request === undefined) return [asked];
  const named = request.offers.find((offer) => answer === offer.key || answer.startsWith(`${offer.key}:`));
  const known: Trace = { rule, held: named !== undefined, facts: { kind: request.kind }, open: true };
  if (named === undefined) return [asked, known];
  const fits: Trace = { rule, held: isOffered(request.offers, answer), facts: boundsOf(named), open: true };
  return [asked, known, fits];
}

const SAYS = [
  'This seat has nothing to decide now.',
  'There is no such answer here.',
  'This is not within the bounds.',
];
const CODES = ['GAME.NOT_ASKED', 'GAME.NO_SUCH_ANSWER', 'GAME.OUT_OF_BOUNDS'];

/** Why an answer is refused: the first rule that did not hold. */
export function refusalOf(trace: readonly Trace[]): Refusal | null {
  const step = trace.findIndex((each) => !each.held);
  const failed = trace[step];
  if (failed === undefined) return null;
  return refuse(CODES[step] ?? 'GAME.REFUSED', SAYS[step] ?? 'This is refused.', failed.facts, failed.rule);
}

function boundsOf(offer: Offer): Trace['facts'] {
  switch (offer.form) {
    case 'one':
      return {};
    case 'number':
      return { min: offer.min, max: offer.max };
    case 'some':
      return { of: offer.of, min: offer.min, max: offer.max };
    case 'order':
      return { of: offer.of };
    case 'split':
      return { total: offer.total, among: offer.among };
  }
}
