import { Kind, print } from 'graphql';
import { type ReactNode, useState } from 'react';
import type { Operation } from 'urql';
import { askedHere } from '../api/asked.js';
import './asked-sheet.css';
import { Sheet } from '../replay/sheet.js';
import { say } from '../say/index.js';

/** What the page has asked of the server, to be asked again elsewhere. */
export function AskedSheet({ close }: { readonly close: () => void }): ReactNode {
  const [asked] = useState(askedHere);
  return (
    <Sheet title={say('This page as GraphQL')} close={close}>
      <p className="dim">
        {asked.length === 0
          ? say('This page has asked nothing of the server.')
          : say(
              'What this page asks of the server, each with its last variables. GraphiQL asks as nobody until its tab Headers has a token.',
            )}
      </p>
      <ul className="asked">
        {asked.map((operation, nth) => (
          <One key={operation.key} operation={operation} open={nth === 0} />
        ))}
      </ul>
    </Sheet>
  );
}

function One({ operation, open }: { readonly operation: Operation; readonly open: boolean }): ReactNode {
  const { name, query, variables } = textsOf(operation);
  const handed = new URLSearchParams(variables === null ? { query } : { query, variables });
  return (
    <li>
      <details open={open}>
        <summary translate="no">{name}</summary>
        <pre translate="no">{query}</pre>
        {variables === null ? null : (
          <>
            <h3>{say('Variables')}</h3>
            <pre translate="no">{variables}</pre>
          </>
        )}
        <p className="row">
          <Copy name={say('Copy the query')} text={query} />
          {variables === null ? null : <Copy name={say('Copy the variables')} text={variables} />}
          <a className="button" href={`/graphiql#${handed.toString()}`} target="_blank" rel="noreferrer">
            {say('Open in GraphiQL')}
          </a>
        </p>
      </details>
    </li>
  );
}

function Copy({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      className="button"
      type="button"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {isCopied ? say('Copied') : name}
    </button>
  );
}

interface Texts {
  readonly name: string;
  readonly query: string;
  readonly variables: string | null;
}

function textsOf({ query, variables, kind }: Operation): Texts {
  const asks = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const given = JSON.stringify(variables ?? {}, null, 2);
  return { name: asks?.name?.value ?? kind, query: print(query), variables: given === '{}' ? null : given };
}
