/** Longest captions, characters: more than three hours of speech, and within a body that a platform takes. */
export const maxCaptions = 300_000;

/** How many captions a file of WebVTT has, counted without reading it. */
export const captionCount = (captions: string): number => captions.split('-->').length - 1;
