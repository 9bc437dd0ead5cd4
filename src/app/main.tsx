import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#theme/tokens.css';
import { currentRoute, isPublicRoute } from '#api/login-route.ts';
import { authorWasHere } from '#atoms/session/mark.ts';
import { createAppStore } from '#atoms/store.ts';
import { App } from './App.tsx';
import { preloadRoute } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const route = currentRoute();
if (authorWasHere() && !isPublicRoute(route)) preloadRoute(route);

createRoot(root).render(
  <StrictMode>
    <App store={createAppStore()} />
  </StrictMode>,
);
