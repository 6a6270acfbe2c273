/** Every address of the app and its page. A page is fetched when somebody goes there. */
import { type ComponentType, lazy } from 'react';

export const ROUTES: readonly (readonly [path: string, page: ComponentType])[] = [
  ['/', lazy(() => import('./home/page.js'))],
  ['/sign-in', lazy(() => import('./people/sign-in.js'))],
  ['/forgot', lazy(() => import('./people/forgot.js'))],
  ['/me', lazy(() => import('./people/account.js'))],
  ['/recover', lazy(() => import('./people/recover.js'))],
  ['/stats/:what?', lazy(() => import('./stats/page.js'))],
  ['/p/:id', lazy(() => import('./stats/player.js'))],
  ['/cards', lazy(() => import('./gallery/page.js'))],
  ['/cards/:slug', lazy(() => import('./gallery/card-page.js'))],
  ['/decks', lazy(() => import('./decks/page.js'))],
  ['/decks/build', lazy(() => import('./decks/builder.js'))],
  ['/t', lazy(() => import('./tournament/list-page.js'))],
  ['/t/new', lazy(() => import('./console/new.js'))],
  ['/t/:id/desk', lazy(() => import('./desk/page.js'))],
  ['/t/:id/desk/:caseId', lazy(() => import('./desk/case-page.js'))],
  ['/t/:id/run/:section?/:nth?', lazy(() => import('./console/page.js'))],
  ['/t/:id/print/:what', lazy(() => import('./paper/page.js'))],
  ['/t/:id/slip', lazy(() => import('./paper/slip-page.js'))],
  ['/t/:id/projector', lazy(() => import('./projector/page.js'))],
  ['/t/:id/me', lazy(() => import('./player/page.js'))],
  ['/g/:matchId/:nth?', lazy(() => import('./replay/page.js'))],
  // Every other address of a tournament stands before this one.
  ['/t/:id/:tab?', lazy(() => import('./tournament/page.js'))],
  ['/play', lazy(() => import('./play/lobby-page.js'))],
  ['/play/bot', lazy(() => import('./play/bot-page.js'))],
  ['/play/from/:matchId/:ply', lazy(() => import('./play/from-page.js'))],
  ['/play/branches', lazy(() => import('./play/branches-page.js'))],
  ['/play/branch/:id', lazy(() => import('./play/branch-page.js'))],
  ['/play/:id', lazy(() => import('./play/match-page.js'))],
];
