import type { Pick, Step } from '../language.js';

/** "It" is "them" where several cards were chosen last. */
export const severally = (steps: readonly Step[]): readonly Step[] => told(steps, { isMany: false });

interface Last {
  isMany: boolean;
}

/** What stands for them here; no file says so. */
const THEM: Pick = { pick: 'bound', register: 0 };

const told = (steps: readonly Step[], last: Last): readonly Step[] =>
  steps.map((step) => {
    const said = held(named(step, last), last);
    if (step.do === 'look-top' || step.do === 'reveal-top') last.isMany = step.count !== 1;
    return said;
  });

function pickOf(pick: Pick, last: Last): Pick {
  if (pick === 'it') return last.isMany ? THEM : pick;
  if (typeof pick === 'object' && 'count' in pick) last.isMany = pick.count !== 1;
  return pick;
}

function named(step: Step, last: Last): Step {
  if (step.do === 'attach') return { ...step, what: pickOf(step.what, last), to: pickOf(step.to, last) };
  if (step.do === 'for-each') return { ...step, of: pickOf(step.of, last) };
  if (step.do === 'for' && step.give.give === 'next') {
    const line = { ...step.give.line, do: told(step.give.line.do, { isMany: last.isMany }) };
    return { ...step, give: { ...step.give, line } };
  }
  if (step.do === 'for' && 'to' in step.give)
    return { ...step, give: { ...step.give, to: pickOf(step.give.to, last) } };
  return 'what' in step ? { ...step, what: pickOf(step.what, last) } : step;
}

/** Each way through goes on from here; several may have been chosen on one of them. */
function held(step: Step, last: Last): Step {
  const before = last.isMany;
  const way = (steps: readonly Step[], isMany = before): readonly Step[] => {
    const own = { isMany };
    const said = told(steps, own);
    last.isMany ||= own.isMany;
    return said;
  };
  switch (step.do) {
    case 'may':
    case 'repeat':
    case 'each-player':
      return { ...step, steps: way(step.steps) };
    case 'for-each':
      return { ...step, steps: way(step.steps, false) };
    case 'if':
      return { ...step, then: way(step.then), else: way(step.else) };
    case 'if-able':
      return { ...step, steps: way(step.steps), else: way(step.else) };
    case 'one-of':
      return { ...step, modes: step.modes.map((steps) => way(steps)) };
    default:
      return step;
  }
}
