/** Loads the code that copies consultations on demand, to keep it out of the list. */
export const bring = () => import('./copy.ts');
