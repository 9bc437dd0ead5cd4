/** Whether stories are run as tests, and not shown to somebody. */
export const isTested = '__vitest_browser__' in globalThis;
