import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { say } from '../say/index.js';
import { InEnglish } from '../say/in-english.js';

const RULE = graphql(`
  query RuleText($game: ID!, $id: ID!) {
    rule(game: $game, id: $id) {
      id
      title
      readings {
        key
        text
        inForce
      }
    }
  }
`);

/** A rule's number, which says on demand what the rule says. */
export function RuleNote({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        className="rule-id desk-rule"
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {id}
      </button>
      {open ? <RuleText game={game} id={id} /> : null}
    </>
  );
}

export function RuleText({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const [{ data, fetching }] = useQuery({ query: RULE, variables: { game, id } });
  const rule = data?.rule;
  if (rule === undefined || rule === null)
    return (
      <small className="dim">
        {fetching ? say('Reading the rule.') : say('There is no rule {id} with words of its own.', { id })}
      </small>
    );
  return (
    <small className="desk-says">
      <InEnglish text={rule.title} />
      {rule.readings.map((reading) => (
        <Reading key={reading.key} reading={reading} />
      ))}
    </small>
  );
}

interface ReadingProps {
  readonly reading: { readonly key: string; readonly text: string; readonly inForce: boolean };
}

const Reading = ({ reading: { key, text, inForce } }: ReadingProps): ReactNode => (
  <span>
    {key}: <InEnglish text={text} /> {inForce ? say('(in force unless chosen otherwise)') : ''}
  </span>
);
