/** Loads the code that copies webinars on demand, to keep it out of the list. */
export const loadCopy = () => import('./copy.ts');
