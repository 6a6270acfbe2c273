import { type ReactNode, Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { Footer } from './parts/footer.js';
import { Masthead } from './parts/masthead.js';
import { NotFound } from './parts/not-found.js';
import { Boundary } from './parts/boundary.js';
import { OnItsWay } from './parts/on-its-way.js';
import { Waiting } from './parts/waiting.js';
import { ROUTES } from './routes.js';
import { say } from './say/index.js';

const AT_THE_DOOR = new Set(['/sign-in', '/forgot', '/recover']);

/** In the frame of another site there is no masthead, and nobody is or can be signed in: whoever frames it lures nobody. */
const isFramed = location.pathname.startsWith('/embed/');
const routes = isFramed ? ROUTES.filter(([path]) => !AT_THE_DOOR.has(path)) : ROUTES;

export function App(): ReactNode {
  return (
    <Router base={isFramed ? '/embed' : ''}>
      <a className="skip" href="#main">
        {say('Skip to the page')}
      </a>
      {isFramed ? null : <Masthead />}
      <main id="main" tabIndex={-1}>
        <InBounds>
          <Suspense fallback={<Waiting for={say('the page')} />}>
            <Switch>
              {routes.map(([path, Page]) => (
                <Route key={path} path={path} component={Page} />
              ))}
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </InBounds>
      </main>
      {isFramed ? null : <OnItsWay />}
      {isFramed ? null : <Footer />}
    </Router>
  );
}

function InBounds({ children }: { readonly children: ReactNode }): ReactNode {
  const [at] = useLocation();
  return <Boundary at={at}>{children}</Boundary>;
}
