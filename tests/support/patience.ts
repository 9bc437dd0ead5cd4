import { vi } from 'vitest';

/**
 * How long a test waits for what is to come, ms: a guard against what never comes. By default it would be a second, which measures how busy a
 * machine is.
 */
const PATIENCE = 15_000;

const { waitFor } = vi;

/** `vi.waitFor` with our patience where a test names none. */
export const waitPatiently: typeof waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
