import type { QaContent } from '#atoms/qa/inPlace.ts';

/** The questions of one content: those without an answer first, then by their order. */
export const questionParams = (content: QaContent) => ({ filter: { ...content }, limit: 50, partly: true });
