// A module augmentation affects all files, so a change of any import here would have every file type-checked again. So this file imports nothing.
import { unstable_forceFrameRate } from 'scheduler';

declare module 'scheduler' {
  function unstable_forceFrameRate(perSecond: number): void;
}

/** How many slices per second React makes of interruptible work, up to 125; 0 for its own default of five milliseconds. */
export function setFrameRate(perSecond: number): void {
  unstable_forceFrameRate(perSecond);
}
