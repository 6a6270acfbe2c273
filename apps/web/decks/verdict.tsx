import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import type { Checked } from './check.js';
import { Suggestions } from './suggestions.js';
import { sayProblems } from './words.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';
import { Phrases } from '../say/phrases.js';

interface VerdictProps extends Pick<Checked, 'problems'> {
  readonly isEmpty: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What the rules have against the deck, line by line; where nothing is in it yet, how to begin. */
export function Verdict({ problems, isEmpty, text, onText }: VerdictProps): ReactNode {
  // The button that put a line right is gone with it: whoever pressed it goes on at the count of what is left.
  const count = useRef<HTMLHeadingElement>(null);
  const take = (next: string): void => {
    onText(next);
    count.current?.focus({ preventScroll: true });
  };
  if (isEmpty)
    return (
      <>
        <h2>{say('Begin with a bastion')}</h2>
        <p id="problems">
          <Say
            text="It chooses your faction, and says how many cards the deck holds. Add a mind card, arcana for the hand, and Dream cards; what is missing or too much will stand here. Or begin with <link>a ready deck</link>."
            with={{ link: (said) => <Link href="/decks">{said}</Link> }}
          />
        </p>
      </>
    );
  return (
    <>
      <h2 ref={count} tabIndex={-1}>
        {sayProblems(problems.length)}
      </h2>
      <ol id="problems" className="ledger problems" aria-live="polite">
        {problems.map((problem) => {
          const { rule, line, says, phrases } = problem;
          return (
            <li key={`${line ?? 0} ${says}`}>
              <span>{line ?? ''}</span>
              <span>
                <Phrases says={says} phrases={phrases} />{' '}
                {rule === null ? null : <span className="rule-id">{rule}</span>}
                <Suggestions {...{ text, problem, take }} />
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
