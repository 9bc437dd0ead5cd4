/** A text as dictionaries hold it: with plain spaces, in one line. */
export const plain = (text: string): string => text.replaceAll(/[\s\u00A0\u202F]+/g, ' ').trim();
