import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useQuery } from 'urql';
import { useCommand } from '../api/command.js';
import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';
import { textOf } from '../parts/form.js';
import { LinkToGive } from '../parts/link-to-give.js';
import { Refused } from '../parts/problem.js';
import { say } from '../say/index.js';
import { useAct } from './act.js';

const ADMIN = graphql(`
  query IsAdmin {
    viewer {
      person {
        id
        roles
      }
    }
  }
`);
const LINK = graphql(
  `
    mutation CreateRecoveryLink($input: CreateRecoveryLinkInput!) {
      createRecoveryLink(input: $input) {
        link
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);
const RENAME = graphql(
  `
    mutation ModerateName($input: ModerateNameInput!) {
      moderateName(input: $input) {
        person {
          id
          name
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

/** What an admin does for somebody, on that person's page: a way back in, and a name that may stay. */
export default function ForAdmins({ personId }: { readonly personId: string }): ReactNode {
  const [{ data }] = useQuery({ query: ADMIN });
  const makeLink = useAct(LINK);
  const rename = useCommand(RENAME);
  const [link, setLink] = useState<string | null>(null);
  if (data?.viewer?.person.roles.includes('ADMIN') !== true) return null;

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const reason = textOf(typed, 'reason').trim();
    void rename.send({ personId, name: textOf(typed, 'name').trim(), reason: reason === '' ? null : reason });
  }

  return (
    <section aria-labelledby="for-admins">
      <h2 id="for-admins">{say('For admins')}</h2>
      <p>
        <button
          className="button"
          type="button"
          disabled={makeLink.busy}
          onClick={() => void makeLink.send({ personId }).then((made) => setLink(made?.link ?? null))}
        >
          {say('Make a link to set a password')}
        </button>
      </p>
      <Refused errors={makeLink.errors} />
      {link === null ? null : (
        <>
          <p className="dim">{say('For this person alone: it works once, within 24 hours.')}</p>
          <LinkToGive path={link} />
        </>
      )}
      <form className="form" onSubmit={send}>
        <label className="field">
          <span>{say('Another name, where this one can’t stay')}</span>
          <input className="input" name="name" autoComplete="off" required />
        </label>
        <label className="field">
          <span>{say('Why; the person can read it')}</span>
          <input className="input" name="reason" autoComplete="off" />
        </label>
        <Refused errors={rename.errors} />
        <button className="button" disabled={rename.busy}>
          {say('Replace the name')}
        </button>
      </form>
    </section>
  );
}
