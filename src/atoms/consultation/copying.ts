/** The way to the copies of a consultation: a list has no more of it than this, and the editor's code comes when it is asked for. */
export const bring = () => import('./copy.ts');
