import './look/tokens.css';
import './look/base.css';
import './look/theme.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'urql';
import { client } from './api/client.js';
import { beginSession, currentSession, onSession } from './api/session.js';
import { App } from './app.js';
import { holdFocus } from './parts/focus-held.js';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no #app');

/** Whoever is signed in signs what they play, and brings seeds to it; nobody else needs what that takes. */
const unwatch = onSession(() => {
  if (currentSession().is !== 'somebody') return;
  unwatch();
  void import('./api/device.js').then(({ startSigning }) => startSigning());
  void import('./seeds/attend.js').then(({ startAttending }) => startAttending());
});
void beginSession();
holdFocus();
createRoot(place).render(
  <StrictMode>
    <Provider value={client}>
      <App />
    </Provider>
  </StrictMode>,
);
