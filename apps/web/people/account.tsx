import './account.css';
import './devices.css';
import { type ReactNode } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../api/graphql.js';
import { useSession } from '../api/session.js';
import { Failed } from '../parts/problem.js';
import { SignInFirst } from '../parts/sign-in-first.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { say } from '../say/index.js';
import { OwnData } from './own-data.js';
import { Password } from './password.js';
import { API_TOKEN, Tokens } from './tokens.js';

const ACCOUNT = graphql(
  `
    query Account {
      viewer {
        person {
          id
          name
        }
        mail
        apiTokens {
          ...ApiTokenShown
        }
      }
    }
  `,
  [API_TOKEN],
);

/** `/me`: what somebody sets about their own account, for that person alone. */
export default function Account(): ReactNode {
  const session = useSession();
  const isOut = session.is !== 'somebody';
  const [{ data, error }, ask] = useQuery({ query: ACCOUNT, pause: isOut, requestPolicy: 'network-only' });
  const again = (): void => ask({ requestPolicy: 'network-only' });
  useTitle(say('Your account'));
  if (session.is === 'nobody') return <SignInFirst what={say('Sign in to see your account')} to="/me" />;
  if (error !== undefined) return <Failed what={say('Your account')} error={error} again={again} />;
  const viewer = data?.viewer ?? null;
  if (viewer === null) return <Waiting for={say('your account')} />;
  const { id, name } = viewer.person;
  return (
    <div className="page account">
      <div className="head">
        <h1>{say('Your account')}</h1>
        <Link href={`/p/${id}`}>{say('Your games and devices')}</Link>
      </div>
      <p>
        {say('You are signed in as {name}.', { name: name ?? id })}{' '}
        <span className="dim">
          {viewer.mail === null
            ? say('No mail address: if you forget the password, an admin can give you a link.')
            : say('If you forget the password, a link goes to {mail}.', { mail: viewer.mail })}
        </span>
      </p>
      <Password />
      <Tokens tokens={viewer.apiTokens ?? []} again={again} />
      <OwnData name={name ?? id} />
    </div>
  );
}
