/** Loads the code that copies courses on demand, to keep it out of the list. */
export const loadCopy = () => import('./copy.ts');
