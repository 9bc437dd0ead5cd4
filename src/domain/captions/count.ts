/** How many captions a file of WebVTT has, counted without reading it. */
export const captionCount = (captions: string): number => captions.split('-->').length - 1;
