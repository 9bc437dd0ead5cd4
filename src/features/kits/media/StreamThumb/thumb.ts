/** The code of a thumbnail. */
export const streamThumb = () => import('./StreamThumb.tsx');
