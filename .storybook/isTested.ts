/** Whether stories run as tests, and are not shown to somebody. */
export const isTested = '__vitest_browser__' in globalThis;
