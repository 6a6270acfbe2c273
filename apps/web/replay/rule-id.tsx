import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { RULE } from './documents.js';
import { say } from '../say/index.js';
import { InEnglish } from '../say/in-english.js';

interface RuleIdProps {
  readonly id: string;
  readonly game: string;
  /** Whether Tab stops here. */
  readonly stops: boolean;
}

/** A rule's number, which says the rule when it is asked. */
export function RuleId({ id, game, stops }: RuleIdProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="rule-id"
        tabIndex={stops ? 0 : -1}
        aria-label={say('Rule {id}', { id })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {id}
      </button>
      {isOpen ? <RuleText id={id} game={game} /> : null}
    </>
  );
}

function RuleText({ id, game }: { readonly id: string; readonly game: string }): ReactNode {
  const [{ data, fetching }] = useQuery({ query: RULE, variables: { game, id } });
  if (fetching) return <span className="rule-text dim">{say('Looking it up')}</span>;
  const rule = data?.rule;
  if (!rule)
    return <span className="rule-text dim">{say('The rulebook has this number; its text is not kept here.')}</span>;
  const reading = rule.readings.find(({ inForce }) => inForce);
  return (
    <span className="rule-text">
      <InEnglish text={`${rule.title}. ${reading?.text ?? ''}`.trim()} />
    </span>
  );
}
