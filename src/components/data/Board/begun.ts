import type { Begun } from './boardProps.ts';

/** Nobody has touched the board. */
export const nothingBegun = (): Begun => ({ focus: null, press: null, scrolled: new Map() });
