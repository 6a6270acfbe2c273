import './look/tokens.css';
import './look/base.css';
import './look/theme.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'urql';
import { client } from './api/client.js';
import { beginSession } from './api/session.js';
import { App } from './app.js';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no #app');

void beginSession();
createRoot(place).render(
  <StrictMode>
    <Provider value={client}>
      <App />
    </Provider>
  </StrictMode>,
);
