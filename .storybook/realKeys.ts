import type { UserEvent } from 'vitest/browser';
import { isTested } from './isTested.ts';

/**
 * The browser's own keyboard: native lists, sliders and dialogs answer to nothing less. Only a test runner has one, so a play
 * that needs it ends early in the workbench.
 */
export async function realKeys(): Promise<Pick<UserEvent, 'keyboard' | 'tab'> | null> {
  return isTested ? (await import('vitest/browser')).userEvent : null;
}
