import type { UserEvent } from 'vitest/browser';
import { isTested } from './isTested.ts';

/**
 * The browser's own keyboard, which native lists, sliders and dialogs need. Only a test runner has one, so a play that uses it ends early in the
 * workbench.
 */
export async function realKeys(): Promise<Pick<UserEvent, 'keyboard' | 'tab'> | null> {
  return isTested ? (await import('vitest/browser')).userEvent : null;
}
