import { preloadable } from '#lib/loading/preloadable.tsx';

/** The code that draws the bars, loaded once there are values, or earlier on demand. */
export const plot = preloadable(() => import('./Plot.tsx'));
