import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import { useLocation } from 'wouter';
import { useCommand, type UserError } from '../api/command.js';
import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';
import { signOut } from '../api/session.js';
import { keepFile } from '../parts/csv.js';
import { Refused } from '../parts/problem.js';
import { say } from '../say/index.js';

const EXPORT = graphql(`
  query ExportMyData {
    exportMyData
  }
`);
const ERASE = graphql(
  `
    mutation EraseMe($input: EraseMeInput!) {
      eraseMe(input: $input) {
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

/** All that is kept of somebody, to take along; and its end. */
export function OwnData({ name }: { readonly name: string }): ReactNode {
  const client = useClient();
  const erase = useCommand(ERASE);
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<readonly UserError[]>([]);

  async function keep(): Promise<void> {
    const { data, error } = await client.query(EXPORT, {}, { requestPolicy: 'network-only' }).toPromise();
    const why = error?.graphQLErrors[0]?.message ?? say('The server did not answer. Send it again.');
    setErrors(data === undefined ? [{ message: why }] : []);
    if (data !== undefined) keepFile('my-data.json', JSON.stringify(data.exportMyData, null, 2), 'application/json');
  }

  async function end(): Promise<void> {
    const sent = await erase.send({});
    if (sent.is !== 'done') return;
    await signOut();
    go('/');
  }

  return (
    <section aria-labelledby="data">
      <h2 id="data">{say('Your data')}</h2>
      <p>
        <button className="button" type="button" onClick={() => void keep()}>
          {say('Take all that is kept of you')}
        </button>
      </p>
      <Refused errors={errors} />
      <details>
        <summary>{say('Erase the account')}</summary>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            void end();
          }}
        >
          <p>
            {say(
              'Your name, mail address, tokens and all you wrote go, for good and for everybody. What you played stays, by nobody who has a name. Nobody can undo this.',
            )}
          </p>
          <label className="field">
            <span>{say('Type {name} to go on', { name })}</span>
            <input
              className="input"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
              }}
            />
          </label>
          <Refused errors={erase.errors} />
          <button className="button" disabled={typed.trim() !== name || erase.busy}>
            {say('Erase me')}
          </button>
        </form>
      </details>
    </section>
  );
}
