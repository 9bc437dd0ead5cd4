/** The key of the draft of what is not there yet; the others are ids. */
export const newKey = 'new';
