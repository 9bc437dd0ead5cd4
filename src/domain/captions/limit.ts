/** Longest captions, characters: more than three hours of speech, and within a body that a platform takes. */
export const maxCaptions = 300_000;
