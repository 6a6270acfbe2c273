/** How results count: a rule set, and the points and tie-breaks of one's own where it does not fit. */
import type { ReactNode } from 'react';
import { RULE_SETS } from '#tournament';
import { say } from '../say/index.js';
import { sayTitle } from '../say/told.js';

const KINDS = ['win', 'draw', 'loss', 'bye'] as const;
type Kind = (typeof KINDS)[number];

export interface Counting {
  readonly ruleSet: string;
  /** As typed; what is empty counts as in the rule set. */
  readonly points: Readonly<Partial<Record<Kind, string>>>;
  /** Null: those of the rule set. */
  readonly tieBreaks: readonly string[] | null;
}

const [USUAL] = RULE_SETS;
export const AS_USUAL: Counting = { ruleSet: USUAL?.id ?? '', points: {}, tieBreaks: null };

const NAME: Readonly<Record<Kind, string>> = {
  win: say('Points for a win'),
  draw: say('For a draw'),
  loss: say('For a loss'),
  bye: say('For a bye'),
};

/** Whole and half points. */
const PARTS = 2;

const rulesOf = ({ ruleSet }: Counting): (typeof RULE_SETS)[number] | undefined =>
  RULE_SETS.find(({ id }) => id === ruleSet);

interface Chosen {
  ruleSet: string;
  points: (Record<Kind, number> & { parts: number }) | null;
  tieBreaks: string[] | null;
}

/** As the API takes it. */
export function chosenOf(counting: Counting): Chosen {
  const { ruleSet, points, tieBreaks } = counting;
  const usual = rulesOf(counting)?.points;
  const parts = (kind: Kind): number => {
    const typed = points[kind] ?? '';
    return Math.round((typed === '' ? (usual?.[kind] ?? 0) / (usual?.parts ?? 1) : Number(typed)) * PARTS);
  };
  const isOwn = KINDS.some((kind) => (points[kind] ?? '') !== '');
  return {
    ruleSet,
    points: isOwn
      ? { win: parts('win'), draw: parts('draw'), loss: parts('loss'), bye: parts('bye'), parts: PARTS }
      : null,
    tieBreaks: tieBreaks === null ? null : [...tieBreaks],
  };
}

export function CountingFields({ counting, onCounting }: CountingProps): ReactNode {
  const rules = rulesOf(counting);
  const { points } = counting;
  return (
    <details className="run-details">
      <summary>{say('Points and tie-breaks')}</summary>
      <div className="run-fields">
        <div className="field is-whole">
          <label htmlFor="rule-set">{say('Rule set')}</label>
          <select
            id="rule-set"
            className="input"
            value={counting.ruleSet}
            onChange={({ target }) => {
              onCounting({ ruleSet: target.value, points: {}, tieBreaks: null });
            }}
          >
            {RULE_SETS.map(({ id, title, since }) => (
              <option key={id} value={id}>
                {sayTitle(title)} ({since})
              </option>
            ))}
          </select>
        </div>
        {KINDS.map((kind) => (
          <label key={kind} className="field">
            <span>{NAME[kind]}</span>
            <input
              className="input"
              type="number"
              min={0}
              max={100}
              step={1 / PARTS}
              placeholder={rules === undefined ? '' : String(rules.points[kind] / rules.points.parts)}
              value={points[kind] ?? ''}
              onChange={({ target }) => {
                onCounting({ ...counting, points: { ...points, [kind]: target.value } });
              }}
            />
          </label>
        ))}
        <TieBreaks counting={counting} onCounting={onCounting} />
      </div>
    </details>
  );
}

/** In the order in which they are looked at; one that stands elsewhere already changes places with the one here. */
function TieBreaks({ counting, onCounting }: CountingProps): ReactNode {
  const rules = rulesOf(counting);
  if (rules === undefined) return null;
  const chosen = counting.tieBreaks ?? rules.tieBreaks.map(({ id }) => id);
  const rows = chosen.length < rules.offered.length ? [...chosen, ''] : chosen;
  return rows.map((is, nth) => (
    <label key={nth} className="field is-wide">
      <span>{say('Tie-break {nth}', { nth: nth + 1 })}</span>
      <select
        className="input"
        value={is}
        onChange={({ target }) => {
          const { value } = target;
          const swapped = rows.map((each, at) => (at === nth ? value : each === value ? is : each));
          onCounting({ ...counting, tieBreaks: swapped.filter((each) => each !== '') });
        }}
      >
        <option value="">{say('none')}</option>
        {rules.offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {sayTitle(title)}
          </option>
        ))}
      </select>
    </label>
  ));
}

interface CountingProps {
  readonly counting: Counting;
  readonly onCounting: (counting: Counting) => void;
}
