/** The draft key of a new entity; other keys are ids. */
export const newKey = 'new';
