import { type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Masthead } from './parts/masthead.js';
import { NotFound } from './parts/not-found.js';
import { Boundary } from './parts/boundary.js';
import { Waiting } from './parts/waiting.js';
import { ROUTES } from './routes.js';

export function App(): ReactNode {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Masthead />
      <main id="main" tabIndex={-1}>
        <Boundary>
          <Suspense fallback={<Waiting for="the page" />}>
            <Switch>
              {ROUTES.map(([path, Page]) => (
                <Route key={path} path={path} component={Page} />
              ))}
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </Boundary>
      </main>
    </>
  );
}
