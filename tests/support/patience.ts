import { vi } from 'vitest';

/** The timeout of waiting in tests, ms: a guard against waiting forever. The default of a second would measure how busy a machine is. */
const PATIENCE = 15_000;

const { waitFor } = vi;

/** `vi.waitFor` with this timeout unless a test sets one. */
export const waitPatiently: typeof waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
