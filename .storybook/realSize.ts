import { isTested } from './isTested.ts';

/**
 * Resizes the window for the rest of the story, as turning a tablet does. Only a test runner can, so a play that needs it ends
 * early in the workbench.
 */
export async function realSize(): Promise<((width: number, height: number) => Promise<void>) | null> {
  if (!isTested) return null;
  const { page } = await import('vitest/browser');
  return (width, height) => page.viewport(width, height);
}
