import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#theme/tokens.css';
import { createAppStore } from '#atoms/store.ts';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <App store={createAppStore()} />
  </StrictMode>,
);
