import { preloadable } from '#lib/loading/preloadable.tsx';

/** What draws the bars. It comes once there are values, unless somebody asks for it before. */
export const plot = preloadable(() => import('./Plot.tsx'));
