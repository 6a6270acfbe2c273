import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useCommand } from '../api/command.js';
import { graphql, type ResultOf } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';
import { textOf } from '../parts/form.js';
import { Refused } from '../parts/problem.js';
import { LOCALE, say } from '../say/index.js';
import { useAct } from './act.js';

export const API_TOKEN = graphql(`
  fragment ApiTokenShown on ApiToken {
    id
    label
    scopes
    since
    until
  }
`);
const CREATE = graphql(
  `
    mutation CreateApiToken($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        secret
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);
const REVOKE = graphql(
  `
    mutation RevokeApiToken($input: RevokeApiTokenInput!) {
      revokeApiToken(input: $input) {
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

type Token = ResultOf<typeof API_TOKEN>;
type Scope = Token['scopes'][number];

const SCOPES: readonly (readonly [Scope, string])[] = [
  ['GAME_PLAY', say('Play and report games')],
  ['TOURNAMENT_ORGANISE', say('Run tournaments')],
  ['JUDGE_VIEW', say('Look at tables as their judge')],
  ['AUDIT_READ', say('Read what auditors read')],
  ['ACCOUNT', say('Change your account')],
  ['ADMIN', say('What admins do, if you are one')],
];

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const day = (at: string): string => DAY.format(new Date(at));
const scopesOf = (scopes: readonly Scope[]): string =>
  SCOPES.flatMap(([scope, says]) => (scopes.includes(scope) ? says : [])).join(', ');

interface TokensProps {
  readonly tokens: readonly Token[];
  readonly again: () => void;
}

/** For bots, overlays and scripts, which ask as this person and may do only what is ticked. */
export function Tokens({ tokens, again }: TokensProps): ReactNode {
  const create = useCommand(CREATE);
  const revoke = useAct(REVOKE);
  const [secret, setSecret] = useState<string | null>(null);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const scopes = SCOPES.flatMap(([scope]) => (typed.get(scope) === null ? [] : scope));
    const ends = textOf(typed, 'until');
    const until = ends === '' ? null : new Date(`${ends}T23:59:59`).toISOString();
    const sent = await create.send({ label: textOf(typed, 'label').trim(), scopes, until });
    if (sent.is !== 'done') return;
    setSecret(sent.payload.secret);
    form.reset();
    again();
  }

  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">{say('Tokens for programs')}</h2>
      <p className="dim">
        {say('A bot or an overlay asks with a token in place of your password. It may do only what is ticked here.')}{' '}
        <a href="/docs/API.md">{say('How programs ask')}</a>
      </p>
      {tokens.length === 0 ? null : (
        <ul className="devices">
          {tokens.map(({ id, label, scopes, since, until }) => (
            <li key={id}>
              <span>
                <b translate="no">{label}</b>{' '}
                <span className="dim">
                  {until === null
                    ? say('since {day}: {scopes}', { day: day(since), scopes: scopesOf(scopes) })
                    : say('until {day}: {scopes}', { day: day(until), scopes: scopesOf(scopes) })}
                </span>
              </span>
              <button
                className="button quiet"
                type="button"
                aria-label={say('Revoke {label}', { label })}
                disabled={revoke.busy}
                onClick={() => void revoke.send({ tokenId: id }).then(again)}
              >
                {say('Revoke')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Refused errors={revoke.errors} />
      {secret === null ? null : <Secret secret={secret} />}
      <form className="form" onSubmit={(event) => void send(event)}>
        <label className="field">
          <span>{say('What you call it')}</span>
          <input className="input" name="label" required />
        </label>
        <fieldset className="field">
          <legend>{say('What it may do')}</legend>
          {SCOPES.map(([scope, says]) => (
            <label key={scope} className="tick">
              <input type="checkbox" name={scope} defaultChecked={scope === 'GAME_PLAY'} />
              <span>{says}</span>
            </label>
          ))}
        </fieldset>
        <label className="field">
          <span>{say('Good until the end of this day; left empty, until you revoke it')}</span>
          <input className="input" name="until" type="date" />
        </label>
        <Refused errors={create.errors} />
        <button className="button" disabled={create.busy}>
          {say('Make a token')}
        </button>
      </form>
    </section>
  );
}

function Secret({ secret }: { readonly secret: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="secret" role="status">
      <p>{say('This is the token. It is shown this once: keep it where your program finds it.')}</p>
      <p>
        <code translate="no">{secret}</code>
      </p>
      <button
        className="button"
        type="button"
        onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
      >
        {isCopied ? say('Copied') : say('Copy the token')}
      </button>
    </div>
  );
}
