import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { useSession } from '../api/session.js';
import { say } from '../say/index.js';

const Devices = lazy(() => import('./devices.js'));
const ForAdmins = lazy(() => import('./for-admins.js'));

interface OfPlayerProps {
  readonly id: string;
  readonly isErased: boolean;
}

/** What a player's page holds for that player alone, and for admins. */
export function OfPlayer({ id, isErased }: OfPlayerProps): ReactNode {
  const session = useSession();
  if (session.is !== 'somebody' || isErased) return null;
  if (session.person.id !== id)
    return (
      <Suspense fallback={null}>
        <ForAdmins personId={id} />
      </Suspense>
    );
  return (
    <>
      <p>
        <Link className="button" href="/me">
          {say('Your account')}
        </Link>
      </p>
      <Suspense fallback={null}>
        <Devices />
      </Suspense>
    </>
  );
}
