import { isTested } from './isTested.ts';

/**
 * Resizes the window for the rest of the story, as when somebody turns a tablet. Only a test runner can do this, so a play that uses it ends early
 * in the workbench.
 */
export async function realSize(): Promise<((width: number, height: number) => Promise<void>) | null> {
  if (!isTested) return null;
  const { page } = await import('vitest/browser');
  return (width, height) => page.viewport(width, height);
}
