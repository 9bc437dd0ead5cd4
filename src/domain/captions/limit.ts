/** The maximum length of captions, characters: more than three hours of speech, and within the size limit of a request body. */
export const maxCaptions = 300_000;
