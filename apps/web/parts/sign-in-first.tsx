import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSession } from '../api/session.js';
import { say } from '../say/index.js';
import { Empty } from './empty.js';

interface SignInFirstProps {
  readonly what: string;
  /** Where to go on. */
  readonly to: string;
}

/** A page for somebody alone. Whoever may be signed in, and only can't be asked, is not sent to sign in. */
export function SignInFirst({ what, to }: SignInFirstProps): ReactNode {
  const session = useSession();
  if (session.is === 'nobody' && !session.isTold)
    return (
      <Empty what={say('The server can’t be reached')}>
        <p role="status">
          {say('It is asked again every few seconds. Keep this page open: it goes on by itself, and nothing is lost.')}
        </p>
      </Empty>
    );
  return (
    <Empty what={what}>
      <Link className="button main" href={`/sign-in?to=${encodeURIComponent(to)}`}>
        {say('Sign in')}
      </Link>
    </Empty>
  );
}
