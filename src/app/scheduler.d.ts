// oxlint-disable-next-line require-module-specifiers -- makes a module of this file, so that it adds to what the library declares
export {};

declare module 'scheduler' {
  /** How many bits of work a second React makes of what it may interrupt, up to 125; 0 for its own, of five milliseconds. */
  function unstable_forceFrameRate(perSecond: number): void;
}
