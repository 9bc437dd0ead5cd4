import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The room of the list kit's page, as high as the window. */
export function render(table: ReactNode, height?: string): void {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The page has no #root');
  createRoot(root).render(<main style={{ margin: '0 40px', height }}>{table}</main>);
}

/** An element that is there once the table is. */
export function found(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  return element;
}
