/** Every address of the app and its page. A page is fetched when somebody goes there. */
import { type ComponentType, lazy } from 'react';

export const ROUTES: readonly (readonly [path: string, page: ComponentType])[] = [
  ['/', lazy(() => import('./home/page.js'))],
  ['/sign-in', lazy(() => import('./people/sign-in.js'))],
  ['/recover', lazy(() => import('./people/recover.js'))],
  ['/stats/:what?', lazy(() => import('./stats/page.js'))],
  ['/p/:id', lazy(() => import('./stats/player.js'))],
  ['/decks', lazy(() => import('./decks/page.js'))],
  ['/decks/build', lazy(() => import('./decks/builder.js'))],
];
