import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Checked } from './check.js';
import { sayProblems } from './words.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';
import { Phrases } from '../say/phrases.js';

/** What the rules have against the deck, line by line; where nothing is in it yet, how to begin. */
export function Verdict({ problems, isEmpty }: Pick<Checked, 'problems'> & { readonly isEmpty: boolean }): ReactNode {
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
      <h2>{sayProblems(problems.length)}</h2>
      <ol id="problems" className="ledger problems" aria-live="polite">
        {problems.map(({ rule, line, says, phrases }) => (
          <li key={`${line ?? 0} ${says}`}>
            <span>{line ?? ''}</span>
            <span>
              <Phrases says={says} phrases={phrases} /> {rule === null ? null : <span className="rule-id">{rule}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
