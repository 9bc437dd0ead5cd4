/** The number of captions in a WebVTT file, counted without parsing it. */
export const captionCount = (captions: string): number => captions.split('-->').length - 1;
