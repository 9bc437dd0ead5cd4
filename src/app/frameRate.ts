// Types that are added to another module hold in all files: where what is added stands on the screens, a change of any has every file checked
// anew. So it stands on nothing here.
import { unstable_forceFrameRate } from 'scheduler';

declare module 'scheduler' {
  function unstable_forceFrameRate(perSecond: number): void;
}

/** How many bits of work a second React makes of what it may interrupt, up to 125; 0 for its own, of five milliseconds. */
export function setFrameRate(perSecond: number): void {
  unstable_forceFrameRate(perSecond);
}
