import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#theme/tokens.css';
import { currentRoute, isPublicRoute } from '#api/login-route.ts';
import { authorWasHere } from '#atoms/session/mark.ts';
import { authAtom } from '#atoms/session/session.ts';
import { createAppStore } from '#atoms/store.ts';
import { App } from './App.tsx';
import { preloadRoute } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const route = currentRoute();
if (authorWasHere() && !isPublicRoute(route)) preloadRoute(route);

const store = createAppStore();
// Asked at once, rather than after the first render.
store.sub(authAtom, () => undefined);

createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
